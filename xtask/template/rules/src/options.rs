use serde::{Deserialize, Serialize};
use table::{BadOption, Cards, Kind, Setting};

use crate::CardFile;

/// The variants of Pennies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether everybody pays what they bid, not the winner alone.
    pub all_pay: bool,
    /// The numbers.
    pub cards: Cards<CardFile>,
}

impl Default for Options {
    fn default() -> Self {
        Self { all_pay: false, cards: Cards::standard() }
    }
}

/// Lobby, command line and Python show and check what stands here; nothing has to be written there.
impl table::Options for Options {
    fn settings() -> &'static [Setting] {
        &[Setting { name: "all_pay", kind: Kind::Flag }, Setting { name: "cards", kind: Kind::Cards }]
    }

    fn check(&self, _seats: u8) -> Result<(), BadOption> {
        Ok(())
    }
}
