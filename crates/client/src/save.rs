//! Tables on this device, as the browser keeps them and the dealer opens them.

use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sitting::{Dated, Happening};
use table::{Salt, Seat, Seed};
use wire::{Moment, Plans};

/// A table on this device: everything that a game follows from.
///
/// It holds the deal, and so never leaves the device.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Kept")]
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
    /// What was added to it.
    pub(crate) salts: Vec<Salt>,
    /// Whether the people at it may leave whole runs of decisions to a plan.
    #[serde(default, skip_serializing_if = "Plans::are_allowed")]
    pub(crate) plans: Plans,
    /// Everything that has happened since the game began.
    pub(crate) journal: Vec<Dated>,
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

/// What an entry of the journal says when somebody acts.
pub(crate) fn acted(seat: Seat, action: &Value) -> Happening {
    let action = serde_json::value::to_raw_value(action).expect("an action is JSON");
    Happening::Acted { seat, action, by_order: false }
}

/// A table as a browser may have kept it: today's shape, or the one before there was a journal.
#[derive(Deserialize)]
struct Kept {
    id: String,
    game: String,
    rules: u32,
    options: Value,
    players: Vec<Player>,
    seed: Seed,
    /// Until there was a journal: what the page added to the seed,
    salt: Option<Salt>,
    /// unless the table went on from a game that was played elsewhere.
    salts: Option<Vec<Salt>>,
    /// Until there was a journal: the actions that had not been taken back.
    #[serde(default)]
    log: Vec<Played>,
    /// Nothing was said about them at first.
    #[serde(default)]
    plans: Plans,
    #[serde(default)]
    journal: Vec<Dated>,
    made: Moment,
    changed: Moment,
    over: bool,
}

#[derive(Deserialize)]
struct Played {
    seat: Seat,
    action: Value,
}

impl From<Kept> for Save {
    fn from(kept: Kept) -> Self {
        let Kept { id, game, rules, options, players, seed, plans, made, changed, over, .. } = kept;
        let log = kept.log.iter().map(|Played { seat, action }| Dated { at: changed, what: acted(*seat, action) });
        let salts = kept.salts.unwrap_or_else(|| kept.salt.into_iter().collect());
        let journal = log.chain(kept.journal).collect();
        Self { id, game, rules, options, players, seed, salts, plans, journal, made, changed, over }
    }
}
