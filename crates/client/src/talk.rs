//! What the page and its dealer say to each other.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::Json;
use sitting::Breakdown;
use table::Seat;
use wire::{Command, Problem, Update};

use crate::book::{FromPlayback, ToPlayback};
use crate::said::{Matter, Words};
use crate::save::Save;

/// What the page says.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum ToDealer {
    /// Open this table; bots wait so many milliseconds before they act, for people to follow.
    Open { save: Box<Save>, pace: i32 },
    /// From now on bots wait so many milliseconds before they act, or until another number comes.
    Pace(Option<i32>),
    /// Do these things at it, one after the other, and show what comes of all.
    Do(Vec<Command>),
    /// Something about a game that is over.
    Read(ToPlayback),
    /// Think about a question, at no table.
    Advise(Dilemma),
    /// Say what happens at a table of rules of another day, without sitting at it.
    Say(Box<Matter>),
    /// Say that you listen.
    Ping,
}

/// What somebody is asked, as they see it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Dilemma {
    /// The game's slug.
    pub(crate) game: String,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// The variants.
    pub(crate) options: Value,
    /// At which ply.
    pub(crate) ply: u32,
    /// Who is asked.
    pub(crate) seat: Seat,
    /// What they see.
    pub(crate) view: Json,
    /// What they can do.
    pub(crate) menu: Json,
    /// How long to think, in milliseconds.
    pub(crate) time: u32,
}

/// What the dealer says.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum FromDealer {
    /// It listens.
    Ready,
    /// What is to be seen now.
    Update(Box<Update>),
    /// What is to be kept.
    Keep { id: String, save: Json },
    /// What is worth a thought, the best first: candidates as JSON.
    Advice { ply: u32, thought: Json },
    /// Something was refused.
    Refused(Problem),
    /// The table cannot be opened or go on.
    Broken(Breakdown),
    /// Something about a game that is over.
    Read(FromPlayback),
    /// What happens at a table of rules of another day.
    Said(Words),
    /// It listens still.
    Pong,
}
