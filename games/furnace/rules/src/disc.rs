use serde::{Deserialize, Serialize};
use table::Seat;

use crate::bits::bits;

/// A bidding disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Disc {
    /// The 1.
    One,
    /// The 2.
    Two,
    /// The 3.
    Three,
    /// The 4, which always wins.
    Four,
    /// The neutral 2 of one capitalist. Ruling 1: it is its owner's disc and has the value 2.
    Neutral,
}

impl Disc {
    /// Every disc.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Neutral];

    /// What it bids and what multiplies a compensation.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two | Self::Neutral => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }
}

/// A set of discs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Discs(u8);

impl Discs {
    /// No disc.
    pub const NONE: Self = Self(0);
    /// The 1 to the 4 of a colour.
    pub const COLOUR: Self = Self(0b0_1111);

    /// Whether `disc` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, disc: Disc) -> bool {
        self.0 & (1 << disc as u8) != 0
    }

    /// The set with `disc` in it.
    #[must_use]
    #[inline]
    pub const fn with(self, disc: Disc) -> Self {
        Self(self.0 | 1 << disc as u8)
    }

    /// The set without `disc`.
    #[must_use]
    #[inline]
    pub const fn without(self, disc: Disc) -> Self {
        Self(self.0 & !(1 << disc as u8))
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, the lowest first and the neutral one last.
    pub fn iter(self) -> impl Iterator<Item = Disc> {
        bits(self.0.into()).map(|index| Disc::ALL[usize::from(index)])
    }
}

impl FromIterator<Disc> for Discs {
    fn from_iter<I: IntoIterator<Item = Disc>>(discs: I) -> Self {
        discs.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Whose disc it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bidder {
    /// Somebody at the table.
    Seat(Seat),
    /// The third bidder of a game for two, moved by a die.
    Dummy,
}

impl Bidder {
    /// How many bidders there can be at a table: four seats, and the dummy, which never meets more than two.
    pub(crate) const COUNT: usize = 5;

    /// Every bidder that there can be.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Seat::all(Self::COUNT as u8 - 1).map(Self::Seat).chain([Self::Dummy])
    }

    /// The bidder's place among all.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Dummy => Self::COUNT - 1,
        }
    }
}

/// A disc on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// Whose disc.
    pub bidder: Bidder,
    /// Which disc.
    pub disc: Disc,
}
