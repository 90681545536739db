use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::Heuristic;

use crate::{Bot, Budget, Intern, Manager, Random, Shark};

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
    /// By searching.
    Shark,
}

/// A name that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{0}`; there are random, intern, manager and shark")]
pub struct UnknownLevel(pub String);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Intern, Self::Manager, Self::Shark];

    /// The name in commands and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Intern => "intern",
            Self::Manager => "manager",
            Self::Shark => "shark",
        }
    }

    /// How much a bot of this level thinks at a table with people.
    #[must_use]
    pub const fn at_a_table(self) -> Budget {
        match self {
            Self::Random | Self::Intern | Self::Manager => self.repeatable(),
            Self::Shark => Budget::Time(Duration::from_secs(1)),
        }
    }

    /// How much a bot of this level thinks where the same seed must give the same choice.
    #[must_use]
    pub const fn repeatable(self) -> Budget {
        match self {
            Self::Random | Self::Intern | Self::Manager => Budget::Iterations(24),
            Self::Shark => Budget::Iterations(500),
        }
    }

    /// A player of this level whose choices follow from `seed`, and who thinks on one thread.
    #[must_use]
    pub fn bot<G: Heuristic>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.bot_on(1, seed)
    }

    /// A player of this level whose choices follow from `seed`, and who thinks on as many as `threads` threads.
    #[must_use]
    pub fn bot_on<G: Heuristic>(self, threads: usize, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Intern => Box::new(Intern::<G>::new(seed)),
            Self::Manager => Box::new(Manager::<G>::new(seed)),
            Self::Shark => Box::new(Shark::<G>::new(seed, threads)),
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
