use serde::{Deserialize, Serialize};
use table::Rng;

/// A set of cards by number, such as a deck whose order nobody knows yet.
///
/// A card is drawn by chance at the moment it is drawn, which is the same as shuffling before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct Pile(u64);

impl Pile {
    /// No cards.
    pub const NONE: Self = Self(0);

    /// The cards from `from` up to but not including `to`.
    #[must_use]
    pub fn range(from: usize, to: usize) -> Self {
        (from..to).map(|id| id as u8).collect()
    }

    /// Whether a card is in it.
    #[inline]
    #[must_use]
    pub const fn has(self, id: u8) -> bool {
        self.0 & 1 << id != 0
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards that `other` has not.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards that both have.
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards in order of their numbers.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let id = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(id)
        })
    }

    /// Puts a card in.
    #[inline]
    pub const fn put(&mut self, id: u8) {
        self.0 |= 1 << id;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, id: u8) {
        self.0 &= !(1 << id);
    }

    /// Takes out a card by chance.
    #[inline]
    pub fn draw(&mut self, rng: &mut Rng) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let mut left = self.0;
        for _ in 0..rng.below(u32::from(self.len())) {
            left &= left - 1;
        }
        let id = left.trailing_zeros() as u8;
        self.remove(id);
        Some(id)
    }
}

impl FromIterator<u8> for Pile {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> Self {
        Self(ids.into_iter().filter(|id| *id < 64).fold(0, |cards, id| cards | 1 << id))
    }
}

impl From<Vec<u8>> for Pile {
    fn from(ids: Vec<u8>) -> Self {
        ids.into_iter().collect()
    }
}

impl From<Pile> for Vec<u8> {
    fn from(pile: Pile) -> Self {
        pile.each().collect()
    }
}
