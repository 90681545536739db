//! A game of today's rules, which are known here with all their types.

use std::path::Path;

use anyhow::{Result, anyhow, bail};
use bots::{Bot, Candidate, Level, Question};
use clerk::Pick;
use table::{Choice as _, Game, Item, Match, Menu, NoUndo, Places, Record, Replayed, Seat, Seats, Seed, Told};
use terminal::{Draw, Drawing};
use wire::Plans;
use words::{Action, Event, Merit, Options, View, Words};

use super::player::Player;
use super::playing::{Offer, Playing, Said, Sight, nearest, titled, viewer};
use super::saves::Keeping;
use crate::trouble::Trouble;

/// The match, who plays it, and everything that was told.
pub(super) struct Session<'a, F: Draw> {
    words: &'a Words,
    drawing: Drawing<F>,
    table: Match<F::Game>,
    keeping: Keeping,
    bots: Vec<Option<Box<dyn Bot<F::Game>>>>,
    /// What each step told, the set-up first.
    told: Vec<Vec<Told<Event<F>>>>,
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

impl<'a, F: Draw> Session<'a, F> {
    pub(super) fn new(
        words: &'a Words,
        options: Options<F>,
        players: Vec<Player>,
        dealer: Seed,
        plans: Plans,
    ) -> Result<Self> {
        let (table, opening) = Match::<F::Game>::new(options, players.len() as u8, dealer.salted(&[]))?;
        Ok(Self::sat_down(words, (table, vec![opening]), Keeping::new(players, dealer, F::INFO.slug, plans)))
    }

    /// Goes on with a record.
    pub(super) fn resume(words: &'a Words, record: &Record, path: &Path) -> Result<Self> {
        Ok(Self::sat_down(words, record.replay::<F::Game>()?, Keeping::resumed(record, path)))
    }

    fn sat_down(words: &'a Words, (table, told): Replayed<F::Game>, keeping: Keeping) -> Self {
        let bots = seat_bots(&keeping.players, keeping.dealer());
        let (drawing, explains, notes) = (Drawing::own(), false, Vec::new());
        Self { words, drawing, table, keeping, bots, told, explains, notes }
    }

    /// The same session, with what bots think of people's choices; where no person plays, of their own.
    pub(super) fn explaining(self) -> Self {
        Self { explains: true, ..self }
    }

    /// The same session, as if nobody had drawn its table.
    pub(super) fn undrawn(self) -> Self {
        Self { drawing: Drawing::of_any(), ..self }
    }

    fn view(&self, eyes: Option<Seat>) -> View<F> {
        self.table.state().view(viewer(eyes))
    }

    /// What a seat is offered: to a person no plan, where those are not allowed.
    fn menu(&self, seat: Seat) -> Menu<Action<F>> {
        let menu = self.table.menu(seat);
        let Keeping { plans, players, .. } = &self.keeping;
        if plans.are_allowed() || players[seat.index()].is_bot() { menu } else { menu.by_hand() }
    }

    fn note(&mut self, seat: Seat, view: &View<F>, candidates: &[Candidate<Action<F>>]) {
        let (words, people) = (self.words, self.names(Some(seat)));
        let line = |hint: learn::Hint<Action<F>>| {
            words.say("explain-hint", &[("what", hint.what.into()), ("why", hint.why.into())])
        };
        let heading = std::iter::once(words.text("explain-heading"));
        let hints = learn::hints::<F>(words, &people, view, candidates);
        let lines = heading.chain(hints.into_iter().map(line)).collect();
        self.notes.push(Note { step: self.steps(), seat, lines });
    }

    fn submit(&mut self, seat: Seat, action: Action<F>) -> Result<()> {
        let told = self.table.submit(seat, action).map_err(|rejected| anyhow!("{rejected}"))?;
        self.told.push(told);
        self.save()
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
}

impl<F: Draw> Playing for Session<'_, F> {
    fn words(&self) -> &Words {
        self.words
    }

    fn title(&self) -> String {
        let options = serde_json::to_value(self.table.options()).unwrap_or_default();
        titled(self.words, F::INFO.title.to_owned(), &options)
    }

    fn legend(&self) -> Vec<String> {
        F::legend(self.words)
    }

    fn rules(&mut self) -> Result<String> {
        Ok(F::RULES.of(self.words.language()).to_owned())
    }

    fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    fn to_act(&self) -> Seats {
        self.table.state().to_act()
    }

    fn places(&self) -> Option<Places> {
        self.table.state().places()
    }

    fn sight(&mut self, eyes: Option<Seat>, asked: Option<Seat>) -> Result<Sight> {
        let (words, people, view) = (self.words, self.names(eyes), self.view(eyes));
        let menu = asked.filter(|asked| eyes == Some(*asked)).map(|seat| self.menu(seat)).unwrap_or_default();
        let offer = |item: &Item<Action<F>>| {
            let range = match *item {
                Item::Amount { min, max, step, .. } if max > min => Some([min, max, step]),
                Item::Amount { .. } | Item::One(_) => None,
            };
            let label = F::action(words, &people, &view, item.nth(0));
            let note = (self.drawing.note)(words, &people, &view, item).unwrap_or_default();
            let least = item.nth(0).amount();
            let start = range.map_or(least, |range| nearest(range, F::opening(&view, item)));
            Offer { said: Said { label, note }, range, least, start }
        };
        Ok(Sight {
            when: F::when(words, &view),
            offers: menu.items().iter().map(offer).collect(),
            prompt: asked.map(|seat| F::prompt(words, &people, &view, seat)).unwrap_or_default(),
            details: (self.drawing.details)(words, &people, &view),
            table: (self.drawing.table)(words, &people, &[view]),
        })
    }

    fn said(&mut self, seat: Seat, pick: Pick) -> Result<Said> {
        let (people, view) = (self.names(Some(seat)), self.view(Some(seat)));
        let action = picked(&self.menu(seat), pick)?;
        let note = (self.drawing.note)(self.words, &people, &view, &Item::One(action)).unwrap_or_default();
        Ok(Said { label: F::action(self.words, &people, &view, action), note })
    }

    fn play(&mut self, seat: Seat, pick: Pick) -> Result<()> {
        let action = picked(&self.menu(seat), pick)?;
        self.submit(seat, action)
    }

    /// What a bot thought comes to light only where no person plays: it would tell what the bot holds.
    fn bot_plays(&mut self, seat: Seat) -> Result<()> {
        let (view, menu) = (self.view(Some(seat)), self.table.menu(seat));
        let (Some(bot), Some(budget)) = (&mut self.bots[seat.index()], self.keeping.players[seat.index()].budget())
        else {
            bail!(Trouble::new("not-a-bot").with("seat", seat));
        };
        let action = bot.choose(&Question { seat, view: &view, menu: &menu, budget });
        if self.explains && self.keeping.players.iter().all(Player::is_bot) {
            let candidates = bot.thought().to_vec();
            self.note(seat, &view, &candidates);
        }
        self.submit(seat, action)
    }

    fn explain(&mut self, seat: Seat) {
        let is_known = self.notes.iter().any(|note| note.step == self.steps() && note.seat == seat);
        let (view, menu) = (self.view(Some(seat)), self.table.menu(seat));
        if !self.explains || is_known || menu.only().is_some() {
            return;
        }
        let mut shark = Level::Shark.bot_on::<F::Game>(threads(), self.steps() as u64);
        shark.choose(&Question { seat, view: &view, menu: &menu, budget: Level::Shark.at_a_table() });
        self.note(seat, &view, shark.thought());
    }

    fn undo(&mut self, seat: Seat) -> Result<Result<(), NoUndo>> {
        if let Err(reason) = self.table.undo(seat) {
            return Ok(Err(reason));
        }
        self.retell();
        self.save().map(Ok)
    }

    fn take_back(&mut self, seat: Seat) -> Result<Result<(), NoUndo>> {
        let Some(ply) = self.table.log().iter().rposition(|entry| entry.seat == seat) else {
            return Ok(Err(NoUndo::Nothing));
        };
        self.table = self.table.at_ply(ply);
        self.retell();
        self.save().map(Ok)
    }

    fn steps(&self) -> usize {
        self.told.len()
    }

    fn story(&mut self, eyes: Option<Seat>, from: usize) -> Result<Vec<String>> {
        let (words, people, viewer) = (self.words, self.names(eyes), viewer(eyes));
        let is_open = self.people() == Seats::NONE;
        let mut lines = Vec::new();
        for (step, told) in self.told.iter().enumerate().skip(from) {
            let heard = told.iter().filter(|told| told.is_for(viewer));
            lines.extend(heard.map(|told| F::event(words, &people, self.table.options(), &told.event)));
            let notes = self.notes.iter().filter(|note| note.step == step + 1);
            let own = notes.filter(|note| is_open || eyes == Some(note.seat));
            lines.extend(own.flat_map(|note| note.lines.iter().cloned()));
        }
        Ok(lines)
    }

    fn winners(&mut self, eyes: Option<Seat>, winners: Seats) -> Result<String> {
        Ok(F::winners(self.words, &self.names(eyes), winners))
    }

    fn merits(&mut self, eyes: Option<Seat>) -> Result<Vec<Merit>> {
        Ok(F::merits(self.words, &self.view(eyes)))
    }

    fn save(&self) -> Result<()> {
        self.keeping.write(|labels, dealer, salts| self.table.record(labels, dealer, salts, &[]))
    }
}

/// The action that a pick of a menu stands for.
fn picked<A: table::Choice>(menu: &Menu<A>, pick: Pick) -> Result<A> {
    let item = menu.items().get(pick.line).ok_or_else(|| anyhow!("the menu has no line {}", pick.line))?;
    Ok(match *item {
        Item::One(action) => action,
        Item::Amount { of, .. } => of.with_amount(pick.amount),
    })
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
