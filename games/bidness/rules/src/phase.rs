use serde::{Deserialize, Serialize};
use table::{Sealed, Seat, Seats};

use crate::{Card, Lawsuit, TEN};

/// Who is asked what, in the order of a round.
///
/// A card that was played and not yet dealt with lies in the phase, in nobody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// Everybody lays a card face down.
    Discard(Sealed<Card>),
    /// The seat whose turn it is plays, sells or passes.
    Turn,
    /// The seat whose turn it is names an opponent.
    Target(Card),
    /// The seat whose turn it is announces the damages.
    Damages { lawsuit: Lawsuit, defendant: Seat },
    /// Bidding.
    Auction(Auction),
    /// Haggling.
    Suit(Suit),
    /// A seat that is short of cash lays off or borrows; the number of seats that were seen to before.
    Salaries { settled: u8 },
    /// Everybody who can chooses how many IOUs to pay off.
    Debts(Sealed<u8>),
    /// Nothing more.
    Over,
}

/// An auction under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Auction {
    /// What is for sale.
    pub card: Card,
    /// Who sells it.
    pub seller: Seat,
    /// Who has not dropped out.
    pub active: Seats,
    /// The highest bid so far.
    pub bid: Option<Bid>,
    /// Who is asked.
    pub to_bid: Seat,
}

/// A bid in an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// By whom.
    pub seat: Seat,
    /// How much.
    pub dollars: u32,
}

impl Auction {
    /// The lowest bid that is higher than the last one.
    #[must_use]
    pub const fn least(&self) -> u32 {
        match self.bid {
            // Ruling B8: nobody bids nothing.
            None => TEN,
            Some(bid) => bid.dollars + TEN,
        }
    }
}

/// A lawsuit on its way to a settlement or a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Suit {
    /// The reason.
    pub lawsuit: Lawsuit,
    /// Who sues.
    pub plaintiff: Seat,
    /// Who is sued.
    pub defendant: Seat,
    /// For how much: dollars, marketers or tech points.
    pub damages: u32,
    /// What the plaintiff would settle for.
    pub ask: Option<u32>,
    /// What the defendant would pay.
    pub offer: Option<u32>,
    /// Who is asked.
    pub to_answer: Seat,
}

impl Phase {
    /// The card that was played and is not dealt with yet.
    #[cfg(any(test, feature = "contract"))]
    pub(crate) const fn card(&self) -> Option<Card> {
        match self {
            Self::Target(card) => Some(*card),
            Self::Damages { lawsuit, .. } => Some(lawsuit.card()),
            Self::Auction(auction) => Some(auction.card),
            Self::Suit(suit) => Some(suit.lawsuit.card()),
            Self::Discard(_) | Self::Turn | Self::Salaries { .. } | Self::Debts(_) | Self::Over => None,
        }
    }
}
