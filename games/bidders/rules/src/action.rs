use serde::{Deserialize, Serialize};
use table::Choice;

/// One decision of a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Bids so many cubes on the white project.
    BidWhite(u8),
    /// Bids on the black project by moving so many dollars from it to the white one.
    BidBlack(u8),
    /// Leaves both projects to others for now.
    Pass,
    /// Holds out a fist with so many cubes in it, to share the white project.
    Fist(u8),
}

impl Choice for Action {
    fn with_amount(self, n: u32) -> Self {
        let n = u8::try_from(n).unwrap_or(u8::MAX);
        match self {
            Self::BidWhite(_) => Self::BidWhite(n),
            Self::BidBlack(_) => Self::BidBlack(n),
            Self::Pass => Self::Pass,
            Self::Fist(_) => Self::Fist(n),
        }
    }

    fn amount(self) -> u32 {
        match self {
            Self::BidWhite(n) | Self::BidBlack(n) | Self::Fist(n) => u32::from(n),
            Self::Pass => 0,
        }
    }
}
