use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{Json, Refused};
use table::{BySeat, NoUndo, Places, Seat, Seats, Told};
use words::{Chapter, Tableau};

/// What a module answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer<T> {
    /// It is so.
    Done(T),
    /// It is not, and nothing has changed.
    Refused(Refusal),
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Nothing is known of such a question: it came up after the module was made.
    Unknown(String),
    /// What it is about is nothing of the game.
    Unreadable(String),
    /// The rules do not allow it.
    Rejected(String),
    /// It cannot be taken back.
    NoUndo(NoUndo),
    /// The table cannot be set up so.
    SetUp(String),
    /// There is no table yet.
    NoTable,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(why) | Self::Unreadable(why) | Self::Rejected(why) | Self::SetUp(why) => f.write_str(why),
            Self::NoUndo(why) => why.fmt(f),
            Self::NoTable => f.write_str("there is no table yet"),
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Unreadable(why) => Self::Unreadable(why),
            Refused::Rejected(why) => Self::Rejected(why),
            Refused::NoUndo(why) => Self::NoUndo(why),
            Refused::SetUp(why) => Self::SetUp(why.to_string()),
            Refused::Game(_) | Refused::Record(_) | Refused::Fault(_) => Self::Rejected(refused.to_string()),
        }
    }
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Who is asked.
    pub to_act: Seats,
    /// The order of finish.
    pub places: Option<Places>,
    /// The round.
    pub round: u8,
}

/// A table as it was dealt and played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Dealt {
    /// The variants as the game itself writes them.
    pub options: Value,
    /// The same with card sets named.
    pub named: Value,
    /// The actions as the game itself writes them.
    pub log: Vec<Json>,
    /// Where it stands.
    pub standing: Standing,
}

/// An action that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The action as the game itself writes it; of a planned one, the list of those that it stands for.
    pub action: Json,
    /// Where the game stands now.
    pub standing: Standing,
}

/// All that anybody may be shown of a table: for whoever keeps it, who shows each viewer their own.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Look {
    /// What each seat sees, and a spectator last; card sets are named.
    pub views: Vec<Json>,
    /// What each seat may do.
    pub menus: Vec<Json>,
    /// Why each seat cannot take back freely what it did last.
    pub undo: Vec<Option<NoUndo>>,
    /// Everybody's points.
    pub scores: BySeat<i32>,
    /// What was told, ply by ply.
    pub told: Vec<Vec<Told<Json>>>,
}

/// What a bot chose.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The action.
    pub action: Json,
    /// What it thought about, the best first.
    pub thought: Json,
}

/// One of the things that a menu offers: a line, and how much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// The line, counted from 0.
    pub line: usize,
    /// The amount; 0 where a line has none.
    pub amount: u32,
}

/// A position in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// How far the game is.
    pub when: String,
    /// What the reader, or whoever else was meant, is asked; empty where nobody is.
    pub prompt: String,
    /// What lies on the table.
    pub tableau: Tableau<Pick>,
    /// What can be done.
    pub lines: Vec<MenuLine>,
}

/// A line of a menu in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MenuLine {
    /// What kind of thing it is: "Bid".
    pub kind: String,
    /// What it does, with the least amount where that is open.
    pub label: String,
    /// The least amount, the most and the step between two, where more than one is open.
    pub range: Option<[u32; 3]>,
    /// The amount that it begins with.
    pub least: u32,
}

/// What a pick does.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Picked {
    /// The action.
    pub action: Json,
    /// In words.
    pub label: String,
}

/// What an action does, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// What kind of thing it is: "Bid".
    pub kind: String,
    /// What it does, as it stands on a button: "Bid $90".
    pub label: String,
}

/// Something that happened, as it stands in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// With whom it begins.
    pub actor: Option<Seat>,
    /// Whom it names.
    pub about: Seats,
    /// How it divides the log, if it does.
    pub chapter: Option<Chapter>,
}

/// Something that somebody can come to own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// Its name.
    pub name: String,
    /// What kind of thing it is, as the game calls it.
    pub kind: String,
    /// The same for people: "Companies".
    pub kind_name: String,
}
