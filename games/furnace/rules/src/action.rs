use serde::{Deserialize, Serialize};
use table::Choice;

use crate::card::{Card, Company};
use crate::disc::Disc;

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Auction: take this disc to place it.
    Take {
        /// Which disc.
        disc: Disc,
    },
    /// Auction: put the disc on this card.
    Place {
        /// The card's place in the row, counted from 0 at the left.
        lot: u8,
    },
    /// Compensation or production: process this often.
    Process {
        /// How often.
        times: u8,
    },
    /// Chain variant: give the new card this place.
    Insert {
        /// How many cards will stand to the left of it.
        at: u8,
    },
    /// Production: run this card next.
    Activate {
        /// Which card.
        card: Card,
    },
    /// Production: turn this company to its upgraded side.
    Upgrade {
        /// Which company.
        company: Company,
    },
    /// Production: upgrade nothing.
    KeepAll,
    /// Production: run the whole engine in the order and the amounts that serve the goal best.
    Run {
        /// The goal.
        goal: Goal,
    },
    /// Production: confirm; nothing can be changed after the last player has.
    Done,
}

/// What a whole engine is run for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// As much money as possible now.
    Money,
    /// A good position for the rounds to come: money, upgrades and goods.
    Growth,
}

impl Choice for Action {
    fn with_amount(self, n: u32) -> Self {
        let n = u8::try_from(n).unwrap_or(u8::MAX);
        match self {
            Self::Process { .. } => Self::Process { times: n },
            Self::Take { .. }
            | Self::Place { .. }
            | Self::Insert { .. }
            | Self::Activate { .. }
            | Self::Upgrade { .. }
            | Self::KeepAll
            | Self::Run { .. }
            | Self::Done => self,
        }
    }

    fn amount(self) -> u32 {
        match self {
            Self::Process { times } => times.into(),
            Self::Take { .. }
            | Self::Place { .. }
            | Self::Insert { .. }
            | Self::Activate { .. }
            | Self::Upgrade { .. }
            | Self::KeepAll
            | Self::Run { .. }
            | Self::Done => 0,
        }
    }

    fn is_planned(self) -> bool {
        matches!(self, Self::Run { .. })
    }
}
