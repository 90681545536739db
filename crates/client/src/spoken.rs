//! The board of a table that is only spoken of: its rules are of another day, and their module says what lies on it.
//!
//! Positions, menus and events come in words already, so there is one such board for all games.

use board::{Board, LotName, Now};
use learn::{FirstGame, Line, Section, Sight, Teach};
use table::{
    Acquired, Advice, BadOption, BySeat, CardSet, Flaw, Game, Heuristic, Imagine, Info, Ledger, MAX_SEATS, Menu,
    Options, Places, Rng, Seat, Seats, Setting, Step, Told, Viewer,
};
use words::{Catalogue, Chapter, Describe, Merit, People, Speak, Tableau, Texts, Words};

use crate::said::{Happened, Pick, Said, SaidLine, Stock};

/// The board of whatever is spoken of.
pub(crate) struct Spoken;

impl Board for Spoken {
    type Face = Voice;

    const HAS_SHEET: bool = false;
    // Bots know the game, and this board does not.
    const HAS_HINTS: bool = false;

    fn winners(now: &Now<Elsewhere>, _: Seats) -> String {
        now.view.winners.clone()
    }

    fn lots(now: &Now<Elsewhere>) -> Vec<LotName> {
        let lot = |lot: &clerk::Lot| {
            let clerk::Lot { name, kind, kind_name } = lot.clone();
            LotName { name, kind, kind_name }
        };
        now.options.lots.iter().map(lot).collect()
    }
}

/// The face of whatever is spoken of: it repeats what was said.
pub(crate) struct Voice;

const NO_TEXTS: Texts = Texts { english: "", japanese: "" };

impl Speak for Voice {
    type Game = Elsewhere;

    const MESSAGES: Texts = NO_TEXTS;
    const RULES: Texts = NO_TEXTS;

    fn prompt(_: &Words, _: &People, said: &Said, _: Seat) -> String {
        said.prompt.clone()
    }

    fn action(_: &Words, _: &People, said: &Said, pick: Pick) -> String {
        let line = said.lines.get(pick.line as usize);
        line.and_then(|line| line.labels.get(index(line, pick.amount))).cloned().unwrap_or_default()
    }

    fn event(_: &Words, people: &People, _: &Stock, happened: &Happened) -> String {
        let text = if people.me.is_some() { &happened.own } else { &happened.outside };
        for_people(people, text)
    }

    fn chapter(_: &Words, people: &People, _: &Stock, happened: &Happened) -> Option<Chapter> {
        Some(match happened.chapter.as_ref()? {
            Chapter::Round(text) => Chapter::Round(for_people(people, text)),
            Chapter::Turn(text) => Chapter::Turn(for_people(people, text)),
            Chapter::Outcome(text) => Chapter::Outcome(for_people(people, text)),
        })
    }
}

/// Which of the amounts of a line this is.
pub(crate) fn index(line: &SaidLine, amount: u32) -> usize {
    (amount.saturating_sub(line.least) / line.step.max(1)) as usize
}

/// A sentence, its names marked where those of the people are.
fn for_people(people: &People, text: &str) -> String {
    let is_marked = people.names.iter().any(|name| !words::named(name).is_empty());
    if is_marked { text.to_owned() } else { words::plain(text) }
}

impl Catalogue for Voice {
    fn lot(_: &Words, stock: &Stock, lot: usize) -> String {
        stock.lots.get(lot).map(|lot| lot.name.clone()).unwrap_or_default()
    }

    fn choice(_: &Words, _: Pick) -> String {
        String::new()
    }

    fn kind(_: &Words, said: &Said, pick: Pick) -> String {
        said.lines.get(pick.line as usize).map(|line| line.kind.clone()).unwrap_or_default()
    }
}

impl Describe for Voice {
    fn when(_: &Words, said: &Said) -> String {
        said.when.clone()
    }

    fn tableau(_: &Words, _: &People, said: &Said) -> Tableau<Pick> {
        said.tableau.clone()
    }

    fn merits(_: &Words, said: &Said) -> Vec<Merit> {
        said.merits.clone()
    }
}

/// Nothing is taught by rules of another day.
impl Teach for Voice {
    const SECTIONS: &'static [&'static str] = &[""];
    const LINES: &'static [Line<Elsewhere>] = &[];
    const PLACES: &'static [(&'static str, Section)] = &[];

    fn first_game() -> FirstGame<Stock> {
        FirstGame { options: Stock::default(), seats: 1, seed: "" }
    }

    fn is_enough(_: &Sight<'_, Elsewhere>) -> bool {
        false
    }

    fn governing(_: &Said) -> Section {
        // The beginning: which section it would be, today's rules do not know.
        Section::of(Self::SECTIONS, "")
    }

    fn spot(_: Pick) -> Option<String> {
        None
    }
}

/// A game that is played elsewhere: there is never a state of it here.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Elsewhere {}

impl Game for Elsewhere {
    const INFO: Info =
        Info { slug: "", title: "", spine: "", minutes: 0, min_seats: 1, max_seats: MAX_SEATS as u8, rules: 0 };

    type Options = Stock;
    type Action = Pick;
    type Event = Happened;
    type View = Said;

    fn new(_: &Stock, _: u8, _: &mut Step<Happened>) -> Self {
        unreachable!("its tables are set up by the module of its rules")
    }

    fn to_act(&self) -> Seats {
        match *self {}
    }

    fn menu(&self, _: Seat, _: &mut Menu<Pick>) {
        match *self {}
    }

    fn play(&mut self, _: Seat, _: Pick, _: &mut Step<Happened>) {
        match *self {}
    }

    fn view(&self, _: Viewer) -> Said {
        match *self {}
    }

    fn places(&self) -> Option<Places> {
        match *self {}
    }

    fn scores(&self) -> BySeat<i32> {
        match *self {}
    }
}

impl Imagine for Elsewhere {
    fn imagine(_: &Said, _: &mut Rng) -> Self {
        unreachable!("its bots think in the module of its rules")
    }
}

impl Heuristic for Elsewhere {
    type Memory = ();

    fn advise(&self, _: Seat, _: &Menu<Pick>, _: &mut Advice<Self>) {
        match *self {}
    }

    fn estimate(&self) -> BySeat<f32> {
        match *self {}
    }
}

impl Ledger for Elsewhere {
    type Lot = usize;
    type Set = Nothing;

    fn lots(stock: &Stock, _: u8) -> Vec<usize> {
        (0..stock.lots.len()).collect()
    }

    fn kind(_: usize) -> &'static str {
        ""
    }

    fn acquired(&self, _: &[Told<Happened>], _: &mut Vec<Acquired<usize>>) {
        match *self {}
    }

    fn order(&self) -> Vec<Seat> {
        match *self {}
    }

    fn round(&self) -> u8 {
        match *self {}
    }
}

/// The cards of a game that is played elsewhere: none.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Nothing {}

impl CardSet for Nothing {
    const STANDARD: &'static str = "";

    fn check(&self) -> Result<(), Flaw> {
        Ok(())
    }
}

impl Options for Stock {
    fn settings() -> &'static [Setting] {
        &[]
    }

    fn check(&self, _: u8) -> Result<(), BadOption> {
        Ok(())
    }
}
