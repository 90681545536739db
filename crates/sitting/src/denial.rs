use serde::{Deserialize, Serialize};
use shelf::Refused;
use table::Fault;
use wire::Code;

/// Why something is not done; whoever is told hears it in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denial {
    /// For a reason that has a message.
    Named {
        /// Its kind.
        code: Code,
        /// The name of the message.
        name: &'static str,
    },
    /// For a reason that the rules give themselves.
    Said {
        /// Its kind.
        code: Code,
        /// The reason.
        text: String,
    },
    /// The table cannot go on.
    Broken(Breakdown),
}

impl Denial {
    /// The denial for the reason that the message `name` gives.
    #[must_use]
    pub const fn named(name: &'static str, code: Code) -> Self {
        Self::Named { code, name }
    }

    /// Its kind.
    #[must_use]
    pub const fn code(&self) -> Code {
        match self {
            Self::Named { code, .. } | Self::Said { code, .. } => *code,
            Self::Broken(_) => Code::Broken,
        }
    }
}

/// Why a table cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Breakdown {
    /// It was made for other rules.
    Rules {
        /// Their version.
        found: u32,
        /// The version of those that are here; nothing where there is no such game.
        here: u32,
    },
    /// Something happened there that only a later version of the program knows.
    Later,
    /// The program of its rules gave no answer.
    Fault(Fault),
    /// The rules stopped in the middle of something.
    Panic,
    /// What was written down says why, or the rules do.
    Said(String),
}

/// What the rules do not carry out although it is written down.
impl From<Refused> for Breakdown {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Fault(fault) => Self::Fault(fault),
            refused => Self::Said(refused.to_string()),
        }
    }
}
