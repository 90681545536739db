use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use bots::{Bot, Budget, Question};
use table::{Game, Match, NoUndo, Record, Seat, Seats, Seed, Told, Viewer};
use words::{People, Speak, Words};

use super::player::Player;
use super::saves;

/// A game in the terminal: the match, who plays it, and everything that was told.
pub(super) struct Session<G: Game> {
    table: Match<G>,
    dealer: Seed,
    players: Vec<Player>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// What each step told, the set-up first.
    told: Vec<Vec<Told<G::Event>>>,
    file: Option<PathBuf>,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Bot(Seat),
    Person(Seat),
    Over,
}

impl<G: table::Heuristic + Speak> Session<G> {
    pub(super) fn new(options: G::Options, players: Vec<Player>, dealer: Seed) -> Result<Self> {
        let (table, opening) = Match::<G>::new(options, players.len() as u8, dealer.salted(&[]))?;
        let file = saves::new_file(G::INFO.slug).ok();
        Ok(Self { table, bots: seat_bots(&players, &dealer), dealer, players, told: vec![opening], file })
    }

    /// Goes on with a record; a game of our own folder goes on in its own file, any other is left as it is.
    pub(super) fn resume(record: &Record, path: &Path) -> Result<Self> {
        let (table, told) = record.replay::<G>()?;
        let players: Vec<Player> = record.players.iter().map(|label| Player::from_label(label)).collect();
        let file = if saves::is_ours(path) { Some(path.to_owned()) } else { saves::new_file(G::INFO.slug).ok() };
        let dealer = record.seed.clone();
        Ok(Self { table, bots: seat_bots(&players, &dealer), dealer, players, told, file })
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
    pub(super) fn bot_plays(&mut self, seat: Seat) -> Result<()> {
        let (view, menu) = (self.table.state().view(Viewer::Seat(seat)), self.table.menu(seat));
        let bot = self.bots[seat.index()].as_mut().ok_or_else(|| anyhow!("seat {seat} is not played by a bot"))?;
        let action = bot.choose(&Question { seat, view: &view, menu: &menu, budget: Budget::default() });
        self.play(seat, action)
    }

    /// Plays an action and saves the game.
    pub(super) fn play(&mut self, seat: Seat, action: G::Action) -> Result<()> {
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
        let replayed =
            Match::<G>::replay(self.table.options().clone(), self.table.seats(), self.table.seed().clone(), entries);
        if let Ok((_, told)) = replayed {
            self.told = told;
        }
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

    pub(super) const fn table(&self) -> &Match<G> {
        &self.table
    }

    /// What `viewer` was told after the first `from` steps, one sentence each.
    pub(super) fn lines_since(&self, words: &Words, people: &People, viewer: Viewer, from: usize) -> Vec<String> {
        let told = self.told.iter().skip(from).flatten().filter(|told| told.is_for(viewer));
        told.map(|told| G::event(words, people, self.table.options(), &told.event)).collect()
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
        Player::Bot(_, level) => Some(level.bot::<G>(seed(seat))),
    };
    players.iter().enumerate().map(bot).collect()
}
