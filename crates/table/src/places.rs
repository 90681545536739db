use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, Seats};

/// The order of finish: 1 is first, ties share a place and the next place is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Places(BySeat<u8>);

impl Places {
    /// Ranks the seats by `merit`, the greatest first.
    #[must_use]
    pub fn by_merit<K: Ord>(merit: &BySeat<K>) -> Self {
        Self(BySeat::new(merit.seats(), |seat| {
            1 + merit.values().iter().filter(|other| **other > merit[seat]).count() as u8
        }))
    }

    /// The place of a player who played alone: first where the game was won, second where it was lost.
    #[must_use]
    pub fn alone(won: bool) -> Self {
        Self(BySeat::new(1, |_| if won { 1 } else { 2 }))
    }

    /// The place of one seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> u8 {
        self.0[seat]
    }

    /// Everyone who shares the first place.
    #[must_use]
    pub fn winners(&self) -> Seats {
        self.0.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }

    /// Each seat's share of the win: 1 for a sole winner, split evenly among those who share it.
    #[must_use]
    pub fn win_shares(&self) -> BySeat<f64> {
        let winners = self.winners();
        BySeat::new(self.0.seats(), |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 })
    }

    /// The places in order of the seats.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        self.0.values()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_loses_alone_has_no_share_of_the_win() {
        assert_eq!(Places::alone(true).win_shares().values(), [1.0]);
        assert_eq!(Places::alone(false).win_shares().values(), [0.0]);
        assert!(Places::alone(false).winners().is_empty());
    }

    #[test]
    fn ties_share_a_place_and_the_next_one_is_left_out() {
        let places = Places::by_merit(&BySeat::from_values([20, 31, 20, 31, 5]).expect("five"));
        assert_eq!(places.values(), [3, 1, 3, 1, 5]);
        assert_eq!(places.winners().map(Seat::index).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(places.win_shares().values(), [0.0, 0.5, 0.0, 0.5, 0.0]);
    }
}
