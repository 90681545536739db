use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Heuristic;

use crate::{Bot, Intern, Manager, Random};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// At random.
    Random,
    /// By the heuristic, with mistakes.
    Intern,
    /// By the heuristic.
    Manager,
}

/// A name that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{0}`; there are random, intern and manager")]
pub struct UnknownLevel(String);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Intern, Self::Manager];

    /// The name in commands and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Intern => "intern",
            Self::Manager => "manager",
        }
    }

    /// A player of this level whose choices follow from `seed`.
    #[must_use]
    pub fn bot<G: Heuristic>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Intern => Box::new(Intern::new(seed)),
            Self::Manager => Box::new(Manager::new(seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}
