use serde::{Deserialize, Serialize};
use table::{Deck, Seat};

use crate::Card;

/// A card that a seat knows to be in somebody else's hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Held {
    /// In whose hand.
    pub holder: Seat,
    /// Which card.
    pub card: Card,
}

/// Who knows what about the hands of others: a victim of market research knows what the thief holds.
///
/// It never claims more than is certain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    known: Deck<(Seat, Held), 12>,
}

impl Memory {
    /// What `knower` knows for certain.
    pub(crate) fn of(&self, knower: Seat) -> impl Iterator<Item = Held> + '_ {
        self.known.cards().iter().filter(move |(who, _)| *who == knower).map(|(_, held)| *held)
    }

    /// Everything that anybody knows.
    #[cfg(test)]
    pub(crate) fn all(&self) -> impl Iterator<Item = (Seat, Held)> + '_ {
        self.known.cards().iter().copied()
    }

    /// `knower` has seen the card go into the holder's hand.
    pub(crate) fn learn(&mut self, knower: Seat, held: Held) {
        // Only a designer's set with many more thieves than the box has can fill this; the newest is then not noted.
        if self.known.len() < 12 {
            self.known.put((knower, held));
        }
    }

    /// Everybody has seen the card leave the holder's hand.
    #[inline]
    pub(crate) fn seen_to_leave(&mut self, held: Held) {
        if !self.known.is_empty() {
            self.forget(held.holder, |_, card| card == held.card);
        }
    }

    /// A card has left the holder's hand, and only `witness` knows which.
    #[inline]
    pub(crate) fn left_unseen(&mut self, held: Held, witness: Seat) {
        if !self.known.is_empty() {
            // Whoever knows of two cards of a kind still knows of one of them.
            self.forget(held.holder, |knower, card| knower != witness || card == held.card);
        }
    }

    /// Takes from every knower one of each kind of card at `holder` that `gone` says may have left.
    fn forget(&mut self, holder: Seat, gone: impl Fn(Seat, Card) -> bool) {
        let mut forgotten: Deck<(Seat, Held), 12> = Deck::new();
        let mut kept: Deck<(Seat, Held), 12> = Deck::new();
        for entry @ (knower, held) in self.known.cards().iter().copied() {
            if held.holder == holder && gone(knower, held.card) && !forgotten.cards().contains(&entry) {
                forgotten.put(entry);
            } else {
                kept.put(entry);
            }
        }
        self.known = kept;
    }
}
