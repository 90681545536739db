//! Games that are over, as the page looks back on them and the dealer reads them.

use bots::{Costly, Review};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::Refused;
use table::{BadRecord, Places, Seat};
use wire::{Moment, Sitter, Update};

use crate::save::{Player, Save};

/// What the page asks about a game that is over.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum ToPlayback {
    /// Open it.
    Open(Source),
    /// Show it after so many actions.
    Look { ply: u32, eyes: Eyes },
    /// Play it again and check everything.
    Verify,
    /// Write down a table under this name that goes on after so many actions.
    PlayOn { id: String, ply: u32, players: Vec<Player>, now: Moment },
    /// Think about this record.
    Ponder(String),
    /// Look for the decisions that cost a seat most.
    Weigh { source: Source, seat: Seat },
}

/// What the dealer says about a game that is over.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum FromPlayback {
    /// What there is to know about it at once.
    Book(Box<Book>),
    /// How it stood.
    Seen(Box<Update>),
    /// What is wrong with it, if anything.
    Verified(Option<Flaw>),
    /// The table that goes on.
    Laid(Box<Save>),
    /// What the bot thinks by now, and how much of its work is done.
    Thought { review: Box<Review>, done: f32 },
    /// How much of the decisions of a seat is weighed.
    Weighing(f32),
    /// The decisions that cost a seat most in the game with this hash; nothing where nobody here can say.
    Weighed { hash: String, costly: Option<Vec<Costly>> },
    /// It cannot be read.
    Flawed(Flaw),
}

/// Where a game that is over comes from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Source {
    /// A table on this device.
    Table(Box<Save>),
    /// A record, as it is written.
    Record(String),
}

/// Whose eyes look at a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Eyes {
    /// A seat's.
    Seat(Seat),
    /// Those of whoever decides next: so one sees everything that something was decided by.
    Open,
    /// Those of somebody who only looks on.
    Onlooker,
}

/// A game that is over: all that is known without thinking.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Book {
    /// The hash of its record.
    pub(crate) hash: String,
    /// The game's slug.
    pub(crate) game: String,
    /// The variants.
    pub(crate) options: Value,
    /// Who sat where.
    pub(crate) sitters: Vec<Sitter>,
    /// The order of finish.
    pub(crate) places: Places,
    /// Everyone's final points.
    pub(crate) scores: Vec<i32>,
    /// Everyone's points at the beginning.
    pub(crate) start: Vec<i32>,
    /// The rounds, in order.
    pub(crate) rounds: Vec<Round>,
    /// Whose each action was.
    pub(crate) actors: Vec<Seat>,
    /// From the first action to the last, in milliseconds, where that is known.
    pub(crate) lasted: Option<u64>,
    /// What was promised of the seed before the game.
    pub(crate) commitment: String,
    /// The seed.
    pub(crate) seed: String,
    /// What the players added to it.
    pub(crate) salts: Vec<String>,
    /// The record, as it is written.
    pub(crate) record: String,
}

/// A round of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Round {
    /// Its number.
    pub(crate) number: u8,
    /// The ply at which it was over.
    pub(crate) end: u32,
    /// Everyone's points by then.
    pub(crate) scores: Vec<i32>,
}

/// Why a record cannot be looked back on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Flaw {
    /// It is no record.
    Unreadable,
    /// It is written in a way that this program does not know.
    Format(u32),
    /// There is no such game here.
    Game(String),
    /// It was played by other rules.
    Rules { found: u32, here: u32 },
    /// Something in it was changed.
    Changed,
    /// The seed is not the one that was promised.
    Commitment,
    /// The rules refuse something in it.
    Replay(String),
    /// It ends otherwise than it says.
    Places,
    /// The game is not over.
    Unfinished,
}

impl From<BadRecord> for Flaw {
    fn from(bad: BadRecord) -> Self {
        match bad {
            BadRecord::Unreadable(_) => Self::Unreadable,
            BadRecord::Format(format) => Self::Format(format),
            BadRecord::Game { found, .. } => Self::Game(found),
            BadRecord::Rules { found, here } => Self::Rules { found, here },
            BadRecord::Hash { .. } => Self::Changed,
            BadRecord::Commitment => Self::Commitment,
            BadRecord::Replay(why) => Self::Replay(why),
            BadRecord::Places { .. } => Self::Places,
        }
    }
}

impl From<Refused> for Flaw {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Record(bad) => bad.into(),
            Refused::Game(unknown) => Self::Game(unknown.name),
            Refused::SetUp(_)
            | Refused::Unreadable(_)
            | Refused::Rejected(_)
            | Refused::NoUndo(_)
            | Refused::Fault(_) => Self::Replay(refused.to_string()),
        }
    }
}
