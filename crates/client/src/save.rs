//! Tables on this device, as the browser keeps them and the dealer opens them.

use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Salt, Seat, Seed};
use wire::Moment;

/// A table on this device: everything that a game follows from.
///
/// It holds the deal, and so never leaves the device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Save {
    /// The name in addresses.
    pub(crate) id: String,
    /// The game's slug.
    pub(crate) game: String,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// The variants.
    pub(crate) options: Value,
    /// Who sits where.
    pub(crate) players: Vec<Player>,
    /// The dealer's seed.
    pub(crate) seed: Seed,
    /// What the page added to it.
    pub(crate) salt: Salt,
    /// What was added to it instead, where the table goes on from a game that was played elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) salts: Option<Vec<Salt>>,
    /// Everything that was played.
    pub(crate) log: Vec<Played>,
    /// When it was made.
    pub(crate) made: Moment,
    /// When something last happened.
    pub(crate) changed: Moment,
    /// Whether it is over.
    pub(crate) over: bool,
}

/// Somebody at a table on this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Player {
    /// Whoever holds the device.
    Person(String),
    /// A bot.
    Bot {
        /// Its level.
        level: Level,
        /// Its name.
        name: String,
    },
}

/// One action of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Played {
    /// Whose it was.
    pub(crate) seat: Seat,
    /// What it was.
    pub(crate) action: Value,
}
