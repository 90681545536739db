use crate::card::Company;
use crate::disc::{Bid, Bidder, Disc};

/// The most cards in an auction: eight for four players.
pub(crate) const MAX_LOTS: usize = 8;
/// Discs have the values 1 to 4.
pub(crate) const VALUES: usize = 4;

/// One card of the auction and the discs on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lot {
    /// The card.
    pub company: Company,
    /// The disc of each value, the 1 first: no value lies on a card twice.
    bids: [Option<Bid>; VALUES],
}

impl Lot {
    /// A card without discs.
    #[must_use]
    pub const fn new(company: Company) -> Self {
        Self { company, bids: [None; VALUES] }
    }

    /// The disc with this value.
    #[must_use]
    #[inline]
    pub const fn bid(&self, value: u8) -> Option<Bid> {
        self.bids[value as usize - 1]
    }

    /// Puts a disc down.
    #[inline]
    pub const fn place(&mut self, bidder: Bidder, disc: Disc) {
        self.bids[disc.value() as usize - 1] = Some(Bid { bidder, disc });
    }

    /// The discs on the card, the lowest first.
    pub fn bids(&self) -> impl DoubleEndedIterator<Item = Bid> + '_ {
        self.bids.iter().flatten().copied()
    }

    /// The highest disc.
    #[must_use]
    pub fn winner(&self) -> Option<Bid> {
        self.bids().next_back()
    }

    /// How many discs of `bidder` lie here.
    #[must_use]
    #[inline]
    pub fn discs_of(&self, bidder: Bidder) -> u8 {
        self.bids.iter().filter(|bid| matches!(bid, Some(bid) if bid.bidder == bidder)).count() as u8
    }
}

/// The cards of the auction from left to right, without those that are already resolved.
#[derive(Clone, Copy, Debug, Default)]
pub struct Row {
    lots: [Lot; MAX_LOTS],
    len: u8,
    resolved: u8,
}

impl Row {
    /// A row of cards without discs.
    #[must_use]
    pub fn new(companies: impl IntoIterator<Item = Company>) -> Self {
        let mut row = Self::default();
        for company in companies {
            row.lots[usize::from(row.len)] = Lot::new(company);
            row.len += 1;
        }
        row
    }

    /// The cards that are not resolved yet.
    #[must_use]
    #[inline]
    pub fn lots(&self) -> &[Lot] {
        &self.lots[usize::from(self.resolved)..usize::from(self.len)]
    }

    /// The card at `index`, counted from the left of those that are not resolved yet.
    #[inline]
    pub(crate) fn lot_mut(&mut self, index: u8) -> &mut Lot {
        &mut self.lots[usize::from(self.resolved + index)]
    }

    /// The cards on which no disc has this value: one bit for each, the leftmost first.
    #[must_use]
    #[inline]
    pub fn without(&self, value: u8) -> u8 {
        self.which(|lot| lot.bid(value).is_none())
    }

    /// The cards on which `bidder` has fewer than `most` discs: one bit for each, the leftmost first.
    #[must_use]
    #[inline]
    pub fn with_room(&self, bidder: Bidder, most: u8) -> u8 {
        self.which(|lot| lot.discs_of(bidder) < most)
    }

    #[inline]
    fn which(&self, so: impl Fn(&Lot) -> bool) -> u8 {
        self.lots().iter().enumerate().fold(0, |lots, (index, lot)| lots | u8::from(so(lot)) << index)
    }

    /// The leftmost card that is not resolved yet.
    #[must_use]
    pub fn leftmost(&self) -> Option<Lot> {
        self.lots().first().copied()
    }

    /// Takes the leftmost card out of the row.
    pub(crate) fn resolve(&mut self) {
        self.resolved += 1;
    }
}

impl FromIterator<Lot> for Row {
    fn from_iter<I: IntoIterator<Item = Lot>>(lots: I) -> Self {
        let mut row = Self::default();
        for lot in lots {
            row.lots[usize::from(row.len)] = lot;
            row.len += 1;
        }
        row
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.lots() == other.lots()
    }
}

impl Eq for Row {}

impl std::hash::Hash for Row {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.lots().hash(state);
    }
}
