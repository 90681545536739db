use serde::{Deserialize, Serialize};
use table::{BadOption, Cards, Kind, Setting};

use crate::cards::FurnaceSet;

/// The variants of Furnace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether everybody gets a capitalist, each with a power of its own.
    pub capitalists: bool,
    /// Whether cards stand in one fixed chain that runs from left to right.
    pub chain: bool,
    /// How many rounds are played: 4, or 3 for a first game.
    pub rounds: u8,
    /// The companies, start-ups and capitalists.
    pub cards: Cards<FurnaceSet>,
}

impl Default for Options {
    fn default() -> Self {
        Self { capitalists: true, chain: false, rounds: MAX_ROUNDS, cards: Cards::standard() }
    }
}

/// The shortest game, for a first time.
const MIN_ROUNDS: u8 = 3;

/// The longest game.
pub(crate) const MAX_ROUNDS: u8 = 4;

const ROUNDS: Kind = Kind::Number { min: MIN_ROUNDS as u32, max: MAX_ROUNDS as u32 };

impl table::Options for Options {
    fn settings() -> &'static [Setting] {
        &[
            Setting { name: "capitalists", kind: Kind::Flag },
            Setting { name: "chain", kind: Kind::Flag },
            Setting { name: "rounds", kind: ROUNDS },
            Setting { name: "cards", kind: Kind::Cards },
        ]
    }

    fn check(&self, _seats: u8) -> Result<(), BadOption> {
        if (MIN_ROUNDS..=MAX_ROUNDS).contains(&self.rounds) {
            Ok(())
        } else {
            Err(BadOption::BadValue { name: "rounds", value: self.rounds.to_string(), kind: ROUNDS })
        }
    }
}
