//! Tables of rules of another day, as the module of those rules says them: what the dealer makes of them for the page.

use bots::Review;
use clerk::Lot;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::Json;
use table::{Choice, Places, Seat, Seats};
use words::{Chapter, Merit, Tableau};

/// What is to be said, and to whom.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Matter {
    /// The game's slug.
    pub(crate) game: String,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// The variants, with card sets written out.
    pub(crate) options: Value,
    /// The code of the language.
    pub(crate) language: String,
    /// Who sits where.
    pub(crate) names: Vec<String>,
    /// The reader's own seat.
    pub(crate) me: Option<Seat>,
    /// What it is about.
    pub(crate) what: What,
}

/// What is to be said.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum What {
    /// A table as its reader sees it, and what they were told since.
    Table { view: Json, menu: Json, to_act: Seats, places: Option<Places>, events: Vec<Json> },
    /// What a bot thinks of a game, and how much of its work is done.
    Review { review: Box<Review>, done: f32 },
}

/// What was said.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Words {
    /// A table.
    Table(Box<Spoken>),
    /// What a bot thinks of a game: whatever only the module can read is said.
    Review { review: Box<Review>, done: f32 },
    /// Nobody here can say it.
    Nothing(table::Fault),
}

/// A table in words.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Spoken {
    /// How it stands: a [`Said`].
    pub(crate) view: Json,
    /// What may be done: a menu of [`Pick`]s.
    pub(crate) menu: Json,
    /// The actions that picks stand for, line by line, each amount in turn.
    pub(crate) actions: Vec<Vec<Json>>,
    /// What happened: a [`Happened`] for each event.
    pub(crate) events: Vec<Json>,
    /// What somebody can come to own.
    pub(crate) stock: Stock,
}

/// A position in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Said {
    /// How far the game is.
    pub(crate) when: String,
    /// What whoever is asked is asked.
    pub(crate) prompt: String,
    /// What lies on the table.
    pub(crate) tableau: Tableau<Pick>,
    /// What can be done.
    pub(crate) lines: Vec<SaidLine>,
    /// What decides where everybody has finished; nothing before the end.
    pub(crate) merits: Vec<Merit>,
    /// Who has won; nothing before the end.
    pub(crate) winners: String,
}

/// A line of a menu in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SaidLine {
    /// What kind of thing it is.
    pub(crate) kind: String,
    /// What it does, for each of its amounts in turn.
    pub(crate) labels: Vec<String>,
    /// The least amount.
    pub(crate) least: u32,
    /// The distance between two amounts.
    pub(crate) step: u32,
}

/// One of the things that a menu offers: a line, and how much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Pick {
    /// The line, counted from 0.
    pub(crate) line: u32,
    /// The amount.
    pub(crate) amount: u32,
}

impl From<clerk::Pick> for Pick {
    fn from(clerk::Pick { line, amount }: clerk::Pick) -> Self {
        Self { line: line as u32, amount }
    }
}

impl Choice for Pick {
    fn with_amount(self, amount: u32) -> Self {
        Self { amount, ..self }
    }

    fn amount(self) -> u32 {
        self.amount
    }
}

/// Something that happened, in words; names are marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Happened {
    /// As its reader is told it.
    pub(crate) own: String,
    /// As somebody is told it who does not sit at the table.
    pub(crate) outside: String,
    /// How it divides the log.
    pub(crate) chapter: Option<Chapter>,
}

/// What somebody can come to own at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stock {
    /// In the order in which a review numbers it.
    pub(crate) lots: Vec<Lot>,
}
