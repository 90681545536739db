use std::fmt;
use std::hash::{Hash, Hasher};

use crate::Rng;

/// A pile of at most `N` cards, face down, without heap memory.
///
/// It is not serializable on purpose: the order of a deck is a secret.
#[derive(Clone, Copy)]
pub struct Deck<T, const N: usize> {
    /// From the bottom to the top.
    cards: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Deck<T, N> {
    /// An empty pile.
    #[must_use]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a deck counts its cards in a byte") };
        Self { cards: [T::default(); N], len: 0 }
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// When the pile is full: `N` must be the number of cards there are.
    #[inline]
    pub fn put(&mut self, card: T) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Slips a card under the pile.
    ///
    /// # Panics
    /// When the pile is full: `N` must be the number of cards there are.
    pub fn put_under(&mut self, card: T) {
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// Takes the card at `index`, counted from the bottom, out of the pile.
    ///
    /// # Panics
    /// When there is no such card.
    pub fn remove(&mut self, index: usize) -> T {
        let card = self.cards()[index];
        self.cards.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        card
    }

    /// Puts the pile in random order.
    #[inline]
    pub fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(self.cards_mut());
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the pile is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards from the bottom to the top.
    #[must_use]
    pub fn cards(&self) -> &[T] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards from the bottom to the top, to change in place.
    pub fn cards_mut(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// Takes every card away.
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Deck<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.put(card));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Deck<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut deck = Self::new();
        deck.extend(cards);
        deck
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Deck<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Deck<T, N> {}

impl<T: Copy + Default + Hash, const N: usize> Hash for Deck<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Deck<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_put_under_come_last() {
        let mut deck: Deck<u8, 4> = [1, 2].into_iter().collect();
        deck.put_under(3);
        deck.put(4);
        assert_eq!(deck.cards(), [3, 1, 2, 4]);
        assert_eq!(std::iter::from_fn(|| deck.draw()).collect::<Vec<_>>(), [4, 2, 1, 3]);
        assert!(deck.is_empty());
    }

    #[test]
    fn a_card_taken_out_leaves_the_others_in_order() {
        let mut deck: Deck<u8, 4> = [1, 2, 3, 4].into_iter().collect();
        assert_eq!(deck.remove(1), 2);
        assert_eq!(deck.cards(), [1, 3, 4]);
    }

    #[test]
    fn what_was_drawn_leaves_no_trace_in_equality() {
        let mut deck: Deck<u8, 4> = [1, 2, 3].into_iter().collect();
        deck.draw();
        assert_eq!(deck, [1, 2].into_iter().collect());
    }
}
