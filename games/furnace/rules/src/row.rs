use crate::card::Company;
use crate::disc::{Bid, Bidder, Disc};

/// The most cards in an auction: eight for four players.
pub(crate) const MAX_LOTS: usize = 8;
/// How many companies are laid out in a round.
pub(crate) const fn laid_out(seats: u8) -> usize {
    seats as usize + 4
}

/// Discs have the values 1 to 4.
pub(crate) const VALUES: usize = 4;
/// Where the neutral disc stands among them.
const NEUTRAL: usize = Disc::Neutral.value() as usize - 1;

/// One card of the auction and the discs on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lot {
    /// The card.
    pub company: Company,
    /// The disc of each value, the 1 first: no value lies on a card twice.
    bids: [Option<Bid>; VALUES],
}

impl Lot {
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
    pub fn discs_of(&self, bidder: Bidder) -> u8 {
        self.bids().filter(|bid| bid.bidder == bidder).count() as u8
    }
}

/// The cards of the auction from left to right, without those that are already resolved.
///
/// Sets of cards have one bit for each, the leftmost first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Row {
    companies: [Company; MAX_LOTS],
    len: u8,
    /// The cards on which each bidder has a disc of each value.
    discs: [[u8; Bidder::COUNT]; VALUES],
    /// The cards on which a neutral disc lies.
    neutral: u8,
}

impl Row {
    /// A row of cards without discs.
    #[must_use]
    pub fn new(companies: impl IntoIterator<Item = Company>) -> Self {
        let mut row = Self::default();
        for company in companies {
            row.companies[usize::from(row.len)] = company;
            row.len += 1;
        }
        row
    }

    /// The companies.
    #[must_use]
    #[inline]
    pub fn companies(&self) -> &[Company] {
        &self.companies[..usize::from(self.len)]
    }

    /// The card at `index`, counted from the left.
    #[must_use]
    pub fn lot(&self, index: usize) -> Lot {
        let mut lot = Lot { company: self.companies[index], bids: [None; VALUES] };
        let here = |places: u8| places & (1 << index) != 0;
        for (value, places) in self.discs.iter().enumerate() {
            let disc = if value == NEUTRAL && here(self.neutral) { Disc::Neutral } else { Disc::ALL[value] };
            let bidder = Bidder::all().zip(places).find(|(_, places)| here(**places));
            lot.bids[value] = bidder.map(|(bidder, _)| Bid { bidder, disc });
        }
        lot
    }

    /// Every card.
    pub fn lots(&self) -> impl ExactSizeIterator<Item = Lot> + '_ {
        (0..usize::from(self.len)).map(|index| self.lot(index))
    }

    /// The leftmost card.
    #[must_use]
    pub fn leftmost(&self) -> Option<Lot> {
        (self.len > 0).then(|| self.lot(0))
    }

    /// Puts a disc on the card at `index`.
    #[inline]
    pub(crate) const fn place(&mut self, index: u8, bidder: Bidder, disc: Disc) {
        self.discs[disc.value() as usize - 1][bidder.index()] |= 1 << index;
        if matches!(disc, Disc::Neutral) {
            self.neutral |= 1 << index;
        }
    }

    /// The cards on which a disc is higher than this value.
    #[inline]
    pub(crate) fn above(&self, value: u8) -> u8 {
        self.discs[usize::from(value)..].iter().flatten().fold(0, |above, places| above | places)
    }

    /// The cards on which no disc has this value.
    #[must_use]
    #[inline]
    pub fn without(&self, value: u8) -> u8 {
        let taken = self.discs[usize::from(value) - 1].iter().fold(0, |taken, places| taken | places);
        self.all() & !taken
    }

    /// The cards on which `bidder` has fewer than `most` discs.
    #[must_use]
    #[inline]
    pub fn with_room(&self, bidder: Bidder, most: u8) -> u8 {
        // The cards with at least one disc, with at least two, and so on.
        let mut reached = [0; VALUES];
        for places in self.discs.map(|places| places[bidder.index()]) {
            for count in (1..VALUES).rev() {
                reached[count] |= reached[count - 1] & places;
            }
            reached[0] |= places;
        }
        self.all() & !reached[usize::from(most) - 1]
    }

    const fn all(&self) -> u8 {
        ((1_u16 << self.len) - 1) as u8
    }

    /// Takes the leftmost card out of the row.
    pub(crate) fn resolve(&mut self) {
        self.companies[0] = Company::default();
        self.companies.rotate_left(1);
        self.len -= 1;
        self.discs.as_flattened_mut().iter_mut().for_each(|places| *places >>= 1);
        self.neutral >>= 1;
    }
}
