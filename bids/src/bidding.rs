use table::Seat;

use crate::Bids;
use crate::card::{Card, Colour};

/// How the bidding of a turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One player has the winning bid.
    Won(Seat),
    /// Nobody gets anything.
    Burned {
        /// Who starts the next turn.
        next: Seat,
    },
}

impl Bids {
    /// Decides the turn once everyone has bid.
    pub(crate) fn verdict(&self) -> Verdict {
        let candidates = if self.rules.colour_bids { self.most_frequent_colours() } else { [true; Colour::ALL.len()] };
        let middle = self.stake.filter(|_| self.rules.colour_bids);
        self.best_of(candidates, middle)
    }

    /// The best bid among those whose colour is a candidate.
    ///
    /// `middle` is the card in the middle where it competes, which it does in Colour Bids only.
    fn best_of(&self, candidates: [bool; Colour::ALL.len()], middle: Option<Card>) -> Verdict {
        let strength = |card: Card| {
            let value = card.value().filter(|_| candidates[card.colour() as usize])?;
            // Ruling C17: where the lowest wins, everything said of the highest bid holds for the lowest.
            Some(if self.lowest_wins { -value } else { value })
        };
        let (mut best, mut last, mut ties) = (i8::MIN, None, 0);
        for (index, card) in self.bids.cards().iter().enumerate() {
            if let Some(strength) = strength(*card) {
                if strength > best {
                    (best, last, ties) = (strength, Some(index), 1);
                } else if strength == best {
                    (last, ties) = (Some(index), ties + 1);
                }
            }
        }
        let Some(index) = last else {
            // Rulings C26 and C36: no bid can win.
            return Verdict::Burned { next: self.starter };
        };
        let seat = self.seat_of_bid(index);
        match middle.and_then(strength) {
            // Ruling C40: the starter of the burned turn starts again.
            Some(middle) if middle > best => Verdict::Burned { next: self.starter },
            // Ruling C35: whoever ties with the middle has burned.
            Some(middle) if middle == best => Verdict::Burned { next: seat },
            Some(_) | None if ties > 1 => Verdict::Burned { next: seat },
            Some(_) | None => Verdict::Won(seat),
        }
    }

    /// The colours of which the most cards lie on the table, the middle counted as black.
    fn most_frequent_colours(&self) -> [bool; Colour::ALL.len()] {
        let mut counts = [0_u8; Colour::ALL.len()];
        counts[Colour::Black as usize] = 1;
        for card in self.bids.cards() {
            counts[card.colour() as usize] += 1;
        }
        // Ruling C33: all colours that are tied for the most.
        let most = counts.iter().copied().max().unwrap_or(0);
        counts.map(|count| count == most)
    }
}
