use serde::{Deserialize, Serialize};
use table::{BadOption, Cards, Kind, Setting};

use crate::CardData;

/// The variants that a table can choose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How harsh the Rival is; for the solo game.
    pub difficulty: Difficulty,
    /// The cards, prices and tracks.
    pub cards: Cards<CardData>,
}

/// How many of the Rival's five personality cards are harsh.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Four blue, one red.
    #[default]
    Beginner,
    /// Three blue, two red.
    Easy,
    /// Two blue, three red.
    Medium,
    /// One blue, four red.
    Hard,
}

impl Difficulty {
    /// How many of the five cards are blue.
    #[must_use]
    pub const fn blue(self) -> usize {
        match self {
            Self::Beginner => 4,
            Self::Easy => 3,
            Self::Medium => 2,
            Self::Hard => 1,
        }
    }
}

impl table::Options for Options {
    fn settings() -> &'static [Setting] {
        const {
            &[
                Setting { name: "difficulty", kind: Kind::OneOf(&["beginner", "easy", "medium", "hard"]) },
                Setting { name: "cards", kind: Kind::Cards },
            ]
        }
    }

    fn check(&self, seats: u8) -> Result<(), BadOption> {
        if seats > 1 && self.difficulty != Difficulty::default() {
            let value = format!("{:?}", self.difficulty).to_lowercase();
            return Err(BadOption::NotWith { name: "difficulty", value, seats, instead: &["beginner"] });
        }
        Ok(())
    }
}
