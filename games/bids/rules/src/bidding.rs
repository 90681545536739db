use serde::{Deserialize, Serialize};
use table::Seat;

use crate::Bids;
use crate::card::{Card, Colour};

/// How a turn stands, judged by the cards bid so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The bid with this number, counted from 0 in bidding order, wins alone.
    Leads(usize),
    /// Nobody gets anything.
    Burns {
        /// Why.
        why: Burn,
        /// The bid that burned last, if a bid did.
        last: Option<usize>,
    },
}

/// Why a turn is burned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Burn {
    /// Two bids, or a bid and the middle, are equally good.
    Tie,
    /// The card in the middle is the best of its colour.
    Middle,
    /// No bid can win.
    NoBid,
}

/// Judges the bids of a turn.
#[must_use]
pub fn judge(bids: &[Card], stake: Option<Card>, colour_bids: bool, lowest_wins: bool) -> Standing {
    let candidates = if colour_bids { most_frequent_colours(bids) } else { [true; Colour::ALL.len()] };
    let strength = |card: Card| {
        let value = card.value().filter(|_| candidates[card.colour() as usize])?;
        // Ruling C17: where the lowest wins, everything said of the highest bid holds for the lowest.
        Some(if lowest_wins { -value } else { value })
    };
    let (mut best, mut last, mut ties) = (i8::MIN, None, 0);
    for (index, card) in bids.iter().enumerate() {
        if let Some(strength) = strength(*card) {
            if strength > best {
                (best, last, ties) = (strength, Some(index), 1);
            } else if strength == best {
                (last, ties) = (Some(index), ties + 1);
            }
        }
    }
    // The card in the middle competes in Colour Bids only.
    let middle = stake.filter(|_| colour_bids).and_then(strength);
    match (last, middle) {
        (None, Some(_)) => Standing::Burns { why: Burn::Middle, last: None },
        // Rulings C26 and C36.
        (None, None) => Standing::Burns { why: Burn::NoBid, last: None },
        (Some(_), Some(middle)) if middle > best => Standing::Burns { why: Burn::Middle, last: None },
        // Ruling C35: whoever ties with the middle has burned.
        (Some(_), Some(middle)) if middle == best => Standing::Burns { why: Burn::Tie, last },
        (Some(_), Some(_) | None) if ties > 1 => Standing::Burns { why: Burn::Tie, last },
        (Some(index), Some(_) | None) => Standing::Leads(index),
    }
}

/// The colours of which the most cards lie on the table, the middle counted as black.
fn most_frequent_colours(bids: &[Card]) -> [bool; Colour::ALL.len()] {
    let mut counts = [0_u8; Colour::ALL.len()];
    counts[Colour::Black as usize] = 1;
    for card in bids {
        counts[card.colour() as usize] += 1;
    }
    // Ruling C33: all colours that are tied for the most.
    let most = counts.iter().copied().max().unwrap_or(0);
    counts.map(|count| count == most)
}

/// How the bidding of a turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Won(Seat),
    Burned { why: Burn, next: Seat },
}

impl Bids {
    /// Decides the turn once everyone has bid.
    pub(crate) fn verdict(&self) -> Verdict {
        match judge(self.bids.cards(), self.stake, self.rules.colour_bids, self.lowest_wins) {
            Standing::Leads(index) => Verdict::Won(self.seat_of_bid(index)),
            // Ruling C40: where no bid has burned, the starter of the burned turn starts again.
            Standing::Burns { why, last } => {
                Verdict::Burned { why, next: last.map_or(self.starter, |index| self.seat_of_bid(index)) }
            }
        }
    }
}
