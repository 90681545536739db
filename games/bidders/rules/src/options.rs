use serde::{Deserialize, Serialize};
use table::{BadOption, Cards, Kind, Setting};

use crate::ProjectSet;

/// The variants of Bidders!.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whether everybody sees which projects lie face down where, as a perfect memory would know.
    /// It is off as published: nobody may look at a project again.
    pub memory: bool,
    /// The projects and the guild card.
    pub cards: Cards<ProjectSet>,
}

impl Default for Options {
    fn default() -> Self {
        Self { memory: false, cards: Cards::standard() }
    }
}

impl table::Options for Options {
    fn settings() -> &'static [Setting] {
        &[Setting { name: "memory", kind: Kind::Flag }, Setting { name: "cards", kind: Kind::Cards }]
    }

    fn check(&self, _seats: u8) -> Result<(), BadOption> {
        Ok(())
    }
}
