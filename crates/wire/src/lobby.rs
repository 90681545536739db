use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Salt, Seat, Seats};

use crate::{Clock, Moment, Plans, Sitter, TableId, Visibility};

/// A table to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's slug.
    pub game: String,
    /// The variants; what is not named is as usual.
    #[serde(default)]
    pub options: Value,
    /// Who is to sit where.
    pub seats: Vec<SeatPlan>,
    /// Who finds it.
    #[serde(default)]
    pub visibility: Visibility,
    /// How long everyone may think.
    #[serde(default)]
    pub clock: Clock,
    /// Whether people may leave whole runs of decisions to a plan; as is usual for so many people, where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plans: Option<Plans>,
    /// What the maker adds to the seed.
    #[serde(default)]
    pub salt: Salt,
    /// Begin at once if no seat is free.
    #[serde(default)]
    pub start: bool,
}

/// Who is to have a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// Whoever makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// What the lobby shows one person; whoever is not known has no tables of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    /// The person's own tables that are not over: those that wait for them first, the least time left before all others.
    pub mine: Vec<OpenTable>,
    /// Public tables with a free seat.
    pub open: Vec<OpenTable>,
    /// Public tables that are being played.
    pub playing: Vec<OpenTable>,
    /// How many people are here.
    pub people: u32,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTable {
    /// The table.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// Who sits there.
    pub sitters: Vec<Sitter>,
    /// How long everyone may think.
    pub clock: Clock,
    /// Whether the variants are the usual ones.
    pub usual: bool,
    /// Whether the reader is asked something.
    pub my_turn: bool,
    /// How many actions have been played; nothing before the start.
    pub ply: Option<u32>,
    /// When something last happened.
    pub changed: Moment,
    /// Who is asked, as far as people are.
    #[serde(default)]
    pub asked: Seats,
    /// Until when the reader has to act or, where they are not asked, the first of those who are; nothing without clocks.
    pub until: Option<Moment>,
}

/// A table that is played, in a few words and in the eyes of whoever reads them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brief {
    /// How far the game is: "Round 2 of 6".
    pub when: String,
    /// What the reader is asked or, where they are not, whoever is; empty where nobody is.
    pub asked: String,
    /// What people compare, seat by seat; nothing where that is hidden from the reader.
    pub scores: Vec<Option<String>>,
    /// What happened since the reader last acted, in order: what touches them most, the others are only counted.
    pub told: Vec<Doing>,
    /// How much else happened since then.
    pub more: u32,
}

/// Something that happened, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doing {
    /// With whom the sentence begins.
    pub by: Option<Seat>,
    /// The sentence.
    pub text: String,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// The name in addresses.
    pub slug: String,
    /// The name on the box.
    pub title: String,
    /// What it is about.
    pub tagline: String,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The version of its rules.
    pub rules: u32,
    /// The variants.
    pub options: Vec<OptionInfo>,
}

/// A variant that a table can choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionInfo {
    /// The name in messages.
    pub name: String,
    /// The name for people.
    pub title: String,
    /// What it does.
    pub help: String,
    /// What it can be, as the rules describe it.
    pub kind: Value,
    /// What it is if nothing is chosen.
    pub usual: Value,
}
