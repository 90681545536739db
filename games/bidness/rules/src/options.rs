use serde::{Deserialize, Serialize};
use table::{BadOption, Cards, Kind, Setting};

use crate::EventCards;

/// The variants of Bidness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether one can borrow at every decision of one's own, not only when a payment asks for it.
    pub free_borrowing: bool,
    /// The game ends after this many rounds, even if nobody is free of debt.
    pub round_limit: u8,
    /// The event cards.
    pub cards: Cards<EventCards>,
}

/// The longest game that can be chosen, in rounds.
const MOST_ROUNDS: u8 = 100;

impl Default for Options {
    fn default() -> Self {
        // Ruling B34: a game in which everybody is stuck ends at last.
        Self { free_borrowing: false, round_limit: 30, cards: Cards::standard() }
    }
}

impl table::Options for Options {
    fn settings() -> &'static [Setting] {
        const ROUNDS: Kind = Kind::Number { min: 1, max: MOST_ROUNDS as u32 };
        &[
            Setting { name: "free_borrowing", kind: Kind::Flag },
            Setting { name: "round_limit", kind: ROUNDS },
            Setting { name: "cards", kind: Kind::Cards },
        ]
    }

    fn check(&self, _seats: u8) -> Result<(), BadOption> {
        if (1..=MOST_ROUNDS).contains(&self.round_limit) {
            return Ok(());
        }
        let kind = Kind::Number { min: 1, max: u32::from(MOST_ROUNDS) };
        Err(BadOption::BadValue { name: "round_limit", value: self.round_limit.to_string(), kind })
    }
}
