use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use bots::{Bot, Candidate, Level, Question};
use frozen::Rules;
use table::{Game, Match, NoUndo, Record, Seat, Seats, Seed, Told, Viewer};
use words::{Action, Event, Options, People, Speak, View, Words};

use super::player::Player;
use super::saves;
use crate::trouble::Trouble;

/// A game in the terminal: the match, who plays it, and everything that was told.
pub(super) struct Session<F: Speak> {
    table: Match<F::Game>,
    dealer: Seed,
    players: Vec<Player>,
    bots: Vec<Option<Box<dyn Bot<F::Game>>>>,
    /// What each step told, the set-up first.
    told: Vec<Vec<Told<Event<F>>>>,
    file: Option<PathBuf>,
    /// Whether bots say what they think.
    explains: bool,
    notes: Vec<Note>,
}

/// What a bot thinks of a decision of `seat`, after so many steps.
struct Note {
    step: usize,
    seat: Seat,
    lines: Vec<String>,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Bot(Seat),
    Person(Seat),
    Over,
}

impl<F: Speak> Session<F> {
    pub(super) fn new(options: Options<F>, players: Vec<Player>, dealer: Seed) -> Result<Self> {
        let (table, opening) = Match::<F::Game>::new(options, players.len() as u8, dealer.salted(&[]))?;
        let file = saves::new_file(F::INFO.slug).ok();
        let bots = seat_bots(&players, &dealer);
        Ok(Self { table, bots, dealer, players, told: vec![opening], file, explains: false, notes: Vec::new() })
    }

    /// Goes on with a record; a game of our own folder goes on in its own file, any other is left as it is.
    pub(super) fn resume(record: &Record, path: &Path) -> Result<Self> {
        let (rules, record, _) = Rules::fitting(record)?;
        if let Rules::Frozen(_) = rules {
            bail!(Trouble::new("not-todays-rules").with("rules", record.rules).with("here", F::INFO.rules));
        }
        let (table, told) = record.replay::<F::Game>()?;
        let players: Vec<Player> = record.players.iter().map(|label| Player::from_label(label)).collect();
        let file = if saves::is_ours(path) { Some(path.to_owned()) } else { saves::new_file(F::INFO.slug).ok() };
        let dealer = record.seed.clone();
        let bots = seat_bots(&players, &dealer);
        Ok(Self { table, bots, dealer, players, told, file, explains: false, notes: Vec::new() })
    }

    /// The same session, with what bots think of people's choices; where no person plays, of their own.
    pub(super) fn explaining(self) -> Self {
        Self { explains: true, ..self }
    }

    /// Bots answer before people are asked, so that nobody waits in vain.
    pub(super) fn next(&self) -> Next {
        let asked = self.table.state().to_act();
        let is_bot = |seat: &Seat| self.bots[seat.index()].is_some();
        match (asked.into_iter().find(is_bot), asked.first()) {
            (Some(bot), _) => Next::Bot(bot),
            (None, Some(person)) => Next::Person(person),
            (None, None) => Next::Over,
        }
    }

    /// Lets the bot in `seat` choose and play.
    ///
    /// What it thought comes to light only where no person plays: it would tell what the bot holds.
    pub(super) fn bot_plays(&mut self, words: &Words, seat: Seat) -> Result<()> {
        let (view, menu) = (self.table.state().view(Viewer::Seat(seat)), self.table.menu(seat));
        let (Some(bot), Some(budget)) = (&mut self.bots[seat.index()], self.players[seat.index()].budget()) else {
            bail!(Trouble::new("not-a-bot").with("seat", seat));
        };
        let action = bot.choose(&Question { seat, view: &view, menu: &menu, budget });
        if self.explains && self.players.iter().all(Player::is_bot) {
            let candidates = bot.thought().to_vec();
            self.note(words, seat, &view, &candidates);
        }
        self.play(seat, action)
    }

    /// Lets the strongest bot say what it would do in the place of a person, where that was asked for.
    pub(super) fn explain(&mut self, words: &Words, seat: Seat) {
        let is_known = self.notes.iter().any(|note| note.step == self.steps() && note.seat == seat);
        let (view, menu) = (self.table.state().view(Viewer::Seat(seat)), self.table.menu(seat));
        if !self.explains || is_known || menu.only().is_some() {
            return;
        }
        let mut shark = Level::Shark.bot_on::<F::Game>(threads(), self.steps() as u64);
        shark.choose(&Question { seat, view: &view, menu: &menu, budget: Level::Shark.at_a_table() });
        self.note(words, seat, &view, shark.thought());
    }

    fn note(&mut self, words: &Words, seat: Seat, view: &View<F>, candidates: &[Candidate<Action<F>>]) {
        let people = self.people(words, Some(seat));
        let line = |hint: learn::Hint<Action<F>>| {
            words.say("explain-hint", &[("what", hint.what.into()), ("why", hint.why.into())])
        };
        let heading = std::iter::once(words.text("explain-heading"));
        let hints = learn::hints::<F>(words, &people, view, candidates);
        let lines = heading.chain(hints.into_iter().map(line)).collect();
        self.notes.push(Note { step: self.steps(), seat, lines });
    }

    /// Plays an action and saves the game.
    pub(super) fn play(&mut self, seat: Seat, action: Action<F>) -> Result<()> {
        let told = self.table.submit(seat, action).map_err(|rejected| anyhow!("{rejected}"))?;
        self.told.push(told);
        self.save()
    }

    /// Takes back the last decision of `seat`, freely where the rules of undo allow it.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.table.undo(seat)?;
        self.retell();
        Ok(())
    }

    /// Takes back everything since the last decision of `seat`, as everyone at the table has agreed to.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let ply = self.table.log().iter().rposition(|entry| entry.seat == seat).ok_or(NoUndo::Nothing)?;
        self.table = self.table.at_ply(ply);
        self.retell();
        Ok(())
    }

    fn retell(&mut self) {
        let entries = self.table.log().to_vec();
        let replayed = Match::<F::Game>::replay(
            self.table.options().clone(),
            self.table.seats(),
            self.table.seed().clone(),
            entries,
        );
        if let Ok((_, told)) = replayed {
            self.told = told;
        }
        let steps = self.steps();
        self.notes.retain(|note| note.step <= steps);
    }

    /// Whether anybody but `seat` at this table is a person, who would have to agree to a take-back.
    pub(super) fn has_other_people(&self, seat: Seat) -> bool {
        self.people_seats().without(seat) != Seats::NONE
    }

    pub(super) fn people_seats(&self) -> Seats {
        let people = self.bots.iter().zip(Seat::all(self.table.seats())).filter(|(bot, _)| bot.is_none());
        people.map(|(_, seat)| seat).collect()
    }

    /// The names at the table; a reader who plays alone against bots is called "You".
    pub(super) fn people(&self, words: &Words, me: Option<Seat>) -> People {
        let mut names: Vec<String> = self.players.iter().map(|player| player.name().to_owned()).collect();
        if let Some(name) = me.filter(|me| !self.has_other_people(*me)).and_then(|me| names.get_mut(me.index())) {
            *name = words.text("you-name");
        }
        People { names, me }
    }

    pub(super) const fn table(&self) -> &Match<F::Game> {
        &self.table
    }

    /// What `viewer` was told after the first `from` steps, one sentence each.
    pub(super) fn lines_since(&self, words: &Words, people: &People, viewer: Viewer, from: usize) -> Vec<String> {
        let is_open = self.people_seats().is_empty();
        let mut lines = Vec::new();
        for (step, told) in self.told.iter().enumerate().skip(from) {
            let heard = told.iter().filter(|told| told.is_for(viewer));
            lines.extend(heard.map(|told| F::event(words, people, self.table.options(), &told.event)));
            let notes = self.notes.iter().filter(|note| note.step == step + 1);
            let own = notes.filter(|note| is_open || viewer == Viewer::Seat(note.seat));
            lines.extend(own.flat_map(|note| note.lines.iter().cloned()));
        }
        lines
    }

    /// How many steps have been told.
    pub(super) fn steps(&self) -> usize {
        self.told.len()
    }

    pub(super) fn save(&self) -> Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        saves::write(file, &self.record())
    }

    pub(super) fn record(&self) -> Record {
        self.table.record(self.players.iter().map(Player::label).collect(), &self.dealer, &[], &[])
    }

    pub(super) const fn file(&self) -> Option<&PathBuf> {
        self.file.as_ref()
    }
}

fn seat_bots<G: table::Heuristic>(players: &[Player], dealer: &Seed) -> Vec<Option<Box<dyn Bot<G>>>> {
    // A bot's own chance must not tell it anything about the deal.
    let seed = |seat: usize| {
        let text = String::from(Seed::from_text(&format!("bot {seat} {}", String::from(dealer.commitment()))));
        u64::from_str_radix(&text[..16], 16).unwrap_or(seat as u64)
    };
    let bot = |(seat, player): (usize, &Player)| match player {
        Player::Person(_) => None,
        Player::Bot(_, bot) => Some(bot.level.bot_on::<G>(threads(), seed(seat))),
    };
    players.iter().enumerate().map(bot).collect()
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
