use serde::{Deserialize, Serialize};
use table::{Game, Heuristic, Info, Ledger, Seat, Seats};

use crate::{Arg, Language, Texts, Words, marks};

/// The face of a game: what people read of it.
///
/// A face is a type of its own, since the rules know no sentences.
pub trait Speak: Sized + 'static {
    /// The game that is spoken of.
    type Game: Heuristic + Ledger;

    /// What is fixed about the game.
    const INFO: Info = <Self::Game as Game>::INFO;

    /// Whether its menus offer [plans](table::Choice::is_planned): then its messages say what they are called and do.
    const PLANS: bool = false;

    /// Its messages, as Fluent files.
    const MESSAGES: Texts;

    /// Its rules in our own words, as Markdown.
    const RULES: Texts;

    /// What `seat` is asked, in one sentence, seen by the people's own viewer.
    fn prompt(words: &Words, people: &People, view: &View<Self>, seat: Seat) -> String;

    /// What choosing `action` does, as it stands on a button: "Play Flame 9".
    fn action(words: &Words, people: &People, view: &View<Self>, action: Action<Self>) -> String;

    /// What happened at a table with these options, whose cards may have names of their own, as it stands in the log.
    fn event(words: &Words, people: &People, options: &Options<Self>, event: &Event<Self>) -> String;

    /// How an event divides the log, if it does: where something new begins, or how it came out.
    fn chapter(words: &Words, people: &People, options: &Options<Self>, event: &Event<Self>) -> Option<Chapter>;

    /// What is counted all the way, where the log says how it changes.
    const STAKES: Option<Stakes> = None;

    /// How much of that a seat has; nothing where it is hidden from whoever sees this.
    fn purse(view: &View<Self>, seat: Seat) -> Option<i32> {
        let _ = (view, seat);
        None
    }

    /// By how much an event changes what seats have of it: all such changes are told.
    fn flow(event: &Event<Self>) -> Vec<(Seat, i32)> {
        let _ = event;
        Vec::new()
    }

    /// Who has won, where these seats have; a game against a rival that has no seat names that one.
    fn winners(words: &Words, people: &People, winners: Seats) -> String {
        people.several(words, winners)
    }

    /// The words of a language with this game's messages alone, for tests.
    #[must_use]
    fn strict(language: Language) -> Words {
        Words::strict(language, &[Self::MESSAGES.of(language)])
    }
}

/// What is counted in a game all the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// Money.
    Money,
    /// Points.
    Points,
}

impl Stakes {
    /// So much of it: "$30".
    #[must_use]
    pub fn amount(self, words: &Words, amount: u32) -> String {
        match self {
            Self::Money => words.say("log-dollars", &[("dollars", amount.into())]),
            Self::Points => amount.to_string(),
        }
    }

    /// The same with its sign.
    #[must_use]
    pub fn change(self, words: &Words, change: i32) -> String {
        let sign = if change < 0 { "−" } else { "+" };
        format!("{sign}{}", self.amount(words, change.unsigned_abs()))
    }
}

/// How an event divides a log that is read as a story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chapter {
    /// A part of the game begins that is folded away when the next one begins, and this is its heading: "Round 3".
    Round(String),
    /// Something smaller begins, unless it is the same still: "Turn 6", "Production: Ada".
    Turn(String),
    /// This came of what began last: "Jun: Black 8".
    Outcome(String),
}

/// What a seat may know of the game of a face.
pub type View<F> = <<F as Speak>::Game as Game>::View;
/// A decision in the game of a face.
pub type Action<F> = <<F as Speak>::Game as Game>::Action;
/// What happens in the game of a face.
pub type Event<F> = <<F as Speak>::Game as Game>::Event;
/// The variants of the game of a face.
pub type Options<F> = <<F as Speak>::Game as Game>::Options;
/// What somebody can come to own in the game of a face.
pub type Lot<F> = <<F as Speak>::Game as Ledger>::Lot;

/// Who sits where, and who of them is reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People {
    /// The names in order of the seats.
    pub names: Vec<String>,
    /// The reader's own seat, if any.
    pub me: Option<Seat>,
}

impl People {
    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The same people, their names marked, so that [`parts`](crate::parts) finds them in a sentence.
    #[must_use]
    pub fn marked(&self) -> Self {
        let names = Seat::all(self.names.len() as u8).zip(&self.names).map(|(seat, name)| marks::person(seat, name));
        Self { names: names.collect(), me: self.me }
    }

    /// The arguments that a message about `seat` takes: `$who`, its name, and `$me`, whether that is the reader.
    #[must_use]
    pub fn who(&self, seat: Seat) -> [(&'static str, Arg); 2] {
        [("who", self.name(seat).into()), ("me", if self.me == Some(seat) { "yes" } else { "no" }.into())]
    }

    /// The name of a seat within a sentence: "you" for the reader.
    #[must_use]
    pub fn someone(&self, words: &Words, seat: Seat) -> String {
        words.say("someone", &self.who(seat))
    }

    /// The turn of a seat, as a heading: "Jun's turn", "Your turn".
    #[must_use]
    pub fn turn_of(&self, words: &Words, seat: Seat) -> String {
        words.say("log-turn-of", &self.who(seat))
    }

    /// Several names in a row: "Ada, Jun and you".
    #[must_use]
    pub fn several(&self, words: &Words, seats: Seats) -> String {
        let names: Vec<String> = seats.map(|seat| self.someone(words, seat)).collect();
        if names.is_empty() { words.text("nobody") } else { words.list(&names) }
    }
}
