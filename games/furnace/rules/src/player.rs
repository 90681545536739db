use crate::card::{Capitalist, Card, Companies, Company, StartUp};
use crate::disc::Discs;
use crate::goods::Goods;

/// The most cards that one player can have: five discs win at most five cards in each of four rounds, and the start-up.
pub(crate) const MAX_ENGINE: usize = 21;

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// The start-up.
    pub start_up: StartUp,
    /// The capitalist, where the table plays with them.
    pub capitalist: Option<Capitalist>,
    /// Resources, upgrade tokens and money.
    pub stock: Goods,
    /// The discs that do not lie on a card.
    pub discs: Discs,
    /// The start-up and the companies.
    pub engine: Engine,
}

/// The start-up and the companies of one player, from left to right.
///
/// Without the chain variant the order means nothing but when a card was won.
#[derive(Clone, Copy, Debug)]
pub struct Engine {
    cards: [Card; MAX_ENGINE],
    len: u8,
    /// How many cards at the right end wait for a place in the chain.
    waiting: u8,
    upgraded: Companies,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new(StartUp::default())
    }
}

impl Engine {
    /// The engine with which a game begins.
    pub(crate) const fn new(start_up: StartUp) -> Self {
        Self { cards: [Card::StartUp(start_up); MAX_ENGINE], len: 1, waiting: 0, upgraded: Companies::NONE }
    }

    /// The engine with these cards, the last of them `waiting` for a place.
    pub(crate) fn of(cards: impl IntoIterator<Item = Card>, waiting: u8, upgraded: Companies) -> Self {
        let mut engine = Self { len: 0, waiting, upgraded, ..Self::default() };
        for card in cards {
            engine.cards[usize::from(engine.len)] = card;
            engine.len += 1;
        }
        engine
    }

    /// All cards, those that wait for a place at the right end.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Never: there is always the start-up.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// The companies.
    pub fn companies(&self) -> impl Iterator<Item = Company> + '_ {
        self.cards().iter().filter_map(|card| match card {
            Card::StartUp(_) => None,
            Card::Company(company) => Some(*company),
        })
    }

    /// The companies that are not upgraded.
    pub fn basic(&self) -> impl Iterator<Item = Company> + '_ {
        self.companies().filter(|company| !self.upgraded.contains(*company))
    }

    /// Whether every company is upgraded.
    #[must_use]
    #[inline]
    pub const fn is_fully_upgraded(&self) -> bool {
        self.upgraded.len() + 1 == self.len as usize
    }

    /// The companies that are upgraded.
    #[must_use]
    #[inline]
    pub const fn upgraded(&self) -> Companies {
        self.upgraded
    }

    /// Where a card is, counted from the left.
    #[must_use]
    #[inline]
    pub fn position(&self, card: Card) -> Option<u8> {
        self.cards().iter().position(|other| *other == card).map(|at| at as u8)
    }

    /// How many effects of `card` work now: all of a start-up, and the second of a company only when it is upgraded.
    #[must_use]
    #[inline]
    pub const fn effects(&self, card: Card) -> u8 {
        match card {
            Card::StartUp(_) => crate::cards::START_UP_EFFECTS as u8,
            Card::Company(company) => 1 + self.upgraded.contains(company) as u8,
        }
    }

    /// Puts a company at the right end, basic side up.
    pub(crate) fn push(&mut self, company: Company) {
        self.cards[usize::from(self.len)] = Card::Company(company);
        self.len += 1;
    }

    /// Turns a company to its upgraded side.
    pub(crate) const fn upgrade(&mut self, company: Company) {
        self.upgraded.insert(company);
    }

    /// Says that the card at the right end waits for a place in the chain.
    pub(crate) const fn wait(&mut self) {
        self.waiting += 1;
    }

    /// How many cards wait for a place in the chain.
    #[must_use]
    #[inline]
    pub const fn waiting(&self) -> u8 {
        self.waiting
    }

    /// How many cards have a place in the chain.
    #[must_use]
    #[inline]
    pub const fn in_chain(&self) -> u8 {
        self.len - self.waiting
    }

    /// The card that gets its place next.
    #[must_use]
    pub fn next_to_insert(&self) -> Option<Card> {
        (self.waiting > 0).then(|| self.cards[usize::from(self.in_chain())])
    }

    /// Gives the next waiting card the place `at`; the cards from there on move to the right.
    pub(crate) fn insert(&mut self, at: u8) {
        let end = usize::from(self.in_chain());
        self.cards[usize::from(at)..=end].rotate_right(1);
        self.waiting -= 1;
    }
}

impl PartialEq for Engine {
    fn eq(&self, other: &Self) -> bool {
        (self.cards(), self.waiting, self.upgraded) == (other.cards(), other.waiting, other.upgraded)
    }
}

impl Eq for Engine {}

impl std::hash::Hash for Engine {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.cards(), self.waiting, self.upgraded).hash(state);
    }
}
