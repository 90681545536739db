use table::{Deck, Rng};

use crate::card::{Card, POINT_CARDS, Pack};

/// The face-down point cards, and what everyone knows about them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    cards: Deck<Card, POINT_CARDS>,
    /// How many cards at the bottom everyone saw being put there since the last shuffle.
    known: u8,
    /// Cards that everyone saw going into the pile before the last shuffle.
    somewhere: Pack,
}

impl Pile {
    pub(crate) fn new(cards: Deck<Card, POINT_CARDS>) -> Self {
        Self { cards, known: 0, somewhere: Pack::EMPTY }
    }

    /// A pile whose lowest cards are `under` and whose other cards, in the order of `above`, are not known but for `somewhere`.
    pub(crate) fn partly_known(under: &[Card], above: &[Card], somewhere: Pack) -> Self {
        let cards = under.iter().chain(above).copied().collect();
        Self { cards, known: under.len() as u8, somewhere }
    }

    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = self.cards.draw()?;
        self.known = self.known.min(self.cards.len() as u8);
        self.somewhere.remove(card);
        Some(card)
    }

    /// Burns a card: it goes under the pile, and everyone sees it go there.
    pub(crate) fn put_under(&mut self, card: Card) {
        self.cards.put_under(card);
        self.known += 1;
    }

    pub(crate) fn shuffle(&mut self, rng: &mut Rng) {
        self.somewhere = self.somewhere.union(self.under().iter().copied().collect());
        self.known = 0;
        self.cards.shuffle(rng);
    }

    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    /// The cards at the bottom that everyone knows, the lowest first.
    pub(crate) fn under(&self) -> &[Card] {
        &self.cards.cards()[..usize::from(self.known)]
    }

    /// Cards that everyone knows to be in the pile, but not where.
    pub(crate) fn somewhere(&self) -> Pack {
        self.somewhere
    }

    #[cfg(any(test, feature = "contract"))]
    pub(crate) fn cards(&self) -> &[Card] {
        self.cards.cards()
    }

    #[cfg(any(test, feature = "contract"))]
    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        self.cards.cards_mut()
    }
}
