use serde::{Deserialize, Serialize};
use table::{Choice, Seat};

use crate::{Card, Employee};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Before the card play: lay a card face down on the discard pile.
    Discard(Card),
    /// On one's turn: play a card.
    Play(Card),
    /// On one's turn: sell a card to the bank.
    Sell(Card),
    /// On one's turn: do nothing.
    Pass,
    /// Name the opponent whom the played card is about.
    Target(Seat),
    /// Announce the damages one sues for: dollars, marketers or tech points.
    Damages(u32),
    /// In an auction: bid that many dollars.
    Bid(u32),
    /// In an auction: leave it for good.
    Drop,
    /// As plaintiff: say for how much one would settle.
    Ask(u32),
    /// As defendant: say how much one would pay.
    Offer(u32),
    /// Settle for what the other side named last.
    Accept,
    /// Refuse what the other side named last: the case goes to trial.
    Reject,
    /// As plaintiff: go to trial without a word.
    Trial,
    /// Lay off an employee, when the cash does not cover the salaries.
    LayOff(Employee),
    /// Pay the salaries of everybody left, borrowing what is missing.
    PaySalaries,
    /// Pay off that many IOUs.
    Repay(u8),
    /// Take an IOU and $100, where the options allow it at any time.
    Borrow,
}

impl Choice for Action {
    #[inline]
    fn with_amount(self, n: u32) -> Self {
        match self {
            Self::Damages(_) => Self::Damages(n),
            Self::Bid(_) => Self::Bid(n),
            Self::Ask(_) => Self::Ask(n),
            Self::Offer(_) => Self::Offer(n),
            Self::Discard(_)
            | Self::Play(_)
            | Self::Sell(_)
            | Self::Pass
            | Self::Target(_)
            | Self::Drop
            | Self::Accept
            | Self::Reject
            | Self::Trial
            | Self::LayOff(_)
            | Self::PaySalaries
            | Self::Repay(_)
            | Self::Borrow => self,
        }
    }

    fn amount(self) -> u32 {
        match self {
            Self::Damages(n) | Self::Bid(n) | Self::Ask(n) | Self::Offer(n) => n,
            Self::Discard(_)
            | Self::Play(_)
            | Self::Sell(_)
            | Self::Pass
            | Self::Target(_)
            | Self::Drop
            | Self::Accept
            | Self::Reject
            | Self::Trial
            | Self::LayOff(_)
            | Self::PaySalaries
            | Self::Repay(_)
            | Self::Borrow => 0,
        }
    }
}
