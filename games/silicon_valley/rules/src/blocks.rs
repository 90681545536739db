use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Flaw, Why};

/// The shape of a block of code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Two squares.
    #[default]
    Domino,
    /// Three squares in a line.
    I3,
    /// Three squares round a corner.
    L3,
    /// Four squares in a line.
    I4,
    /// Two by two squares.
    O4,
    /// Three squares in a line and one at the middle of them.
    T4,
    /// Three squares in a line and one beside an end.
    L4,
    /// Two dominoes shifted against each other.
    S4,
}

impl Kind {
    /// Every kind, the smallest first.
    pub const ALL: [Self; 8] = [Self::Domino, Self::I3, Self::L3, Self::I4, Self::O4, Self::T4, Self::L4, Self::S4];

    /// How many squares it covers, which is what it is worth as code.
    #[must_use]
    pub const fn squares(self) -> u8 {
        match self {
            Self::Domino => 2,
            Self::I3 | Self::L3 => 3,
            Self::I4 | Self::O4 | Self::T4 | Self::L4 | Self::S4 => 4,
        }
    }

    /// The position in [`Kind::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kinds that cover `squares`.
    #[must_use]
    pub const fn of_size(squares: u8) -> &'static [Self] {
        match squares {
            2 => &[Self::Domino],
            3 => &[Self::I3, Self::L3],
            4 => &[Self::I4, Self::O4, Self::T4, Self::L4, Self::S4],
            _ => &[],
        }
    }
}

/// The most blocks of one kind that a pile can hold.
pub const MAX_OF_A_KIND: u8 = 100;

const HIGH_BITS: u64 = 0x8080_8080_8080_8080;
const EACH_ONE: u64 = 0x0101_0101_0101_0101;

/// A pile of blocks: how many of each kind.
///
/// One byte a kind, none above 127, so that piles are added and compared as whole words.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Named", into = "Named")]
pub struct Blocks(u64);

impl Blocks {
    /// No blocks.
    pub const NONE: Self = Self(0);

    /// One block.
    #[must_use]
    pub const fn one(kind: Kind) -> Self {
        Self(1 << (8 * kind.index()))
    }

    /// As many of each kind as `counts` says, in the order of [`Kind::ALL`].
    #[must_use]
    pub fn from_counts(counts: [u8; 8]) -> Self {
        Self(u64::from_le_bytes(counts))
    }

    /// How many of each kind, in the order of [`Kind::ALL`].
    #[must_use]
    pub const fn counts(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    /// How many of one kind.
    #[inline]
    #[must_use]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (8 * kind.index())) as u8
    }

    /// How many blocks in all.
    #[must_use]
    pub const fn len(self) -> u32 {
        let mut total = 0;
        let counts = self.counts();
        let mut at = 0;
        while at < counts.len() {
            total += counts[at] as u32;
            at += 1;
        }
        total
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares they cover together.
    #[inline]
    #[must_use]
    pub fn squares(self) -> u16 {
        Kind::ALL.iter().map(|kind| u16::from(self.count(*kind)) * u16::from(kind.squares())).sum()
    }

    /// Whether all of `other` is in here.
    #[inline]
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        ((self.0 | HIGH_BITS) - other.0) & HIGH_BITS == HIGH_BITS
    }

    /// Whether there is one of `kind`.
    #[inline]
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// These and `other` together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These without `other`, all of which must be in here.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// As many of each kind as both have.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        let (mine, theirs) = (self.counts(), other.counts());
        Self::from_counts(std::array::from_fn(|at| mine[at].min(theirs[at])))
    }

    /// The kinds there is at least one of, the smallest first.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.has(*kind))
    }

    /// Every block by itself, the smallest first.
    pub fn each(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// Whether no kind comes more often than `most` times.
    #[must_use]
    pub fn is_within(self, most: u8) -> bool {
        Self(EACH_ONE * u64::from(most)).contains(self)
    }
}

impl FromIterator<Kind> for Blocks {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::NONE, |blocks, kind| blocks.plus(Self::one(kind)))
    }
}

impl fmt::Debug for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.count(kind)))).finish()
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    #[serde(default, skip_serializing_if = "is_zero")]
    domino: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    i3: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    l3: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    i4: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    o4: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    t4: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    l4: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    s4: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl TryFrom<Named> for Blocks {
    type Error = Flaw;

    fn try_from(named: Named) -> Result<Self, Flaw> {
        let Named { domino, i3, l3, i4, o4, t4, l4, s4 } = named;
        let counts = [domino, i3, l3, i4, o4, t4, l4, s4];
        match counts.iter().find(|count| **count > MAX_OF_A_KIND) {
            None => Ok(Self::from_counts(counts)),
            Some(count) => Err(Why::Number { found: i64::from(*count), min: 0, max: i64::from(MAX_OF_A_KIND) }.into()),
        }
    }
}

impl From<Blocks> for Named {
    fn from(blocks: Blocks) -> Self {
        let [domino, i3, l3, i4, o4, t4, l4, s4] = blocks.counts();
        Self { domino, i3, l3, i4, o4, t4, l4, s4 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_contains_what_is_no_more_than_it_in_every_kind() {
        let pile = Blocks::from_iter([Kind::Domino, Kind::Domino, Kind::S4]);
        assert!(pile.contains(Blocks::from_iter([Kind::Domino, Kind::S4])));
        assert!(!pile.contains(Blocks::from_iter([Kind::S4, Kind::S4])));
        assert!(!pile.contains(Blocks::one(Kind::I3)));
        assert_eq!(pile.squares(), 8);
        assert_eq!(pile.len(), 3);
        assert_eq!(pile.minus(Blocks::one(Kind::Domino)).each().collect::<Vec<_>>(), [Kind::Domino, Kind::S4]);
    }

    #[test]
    fn a_pile_travels_by_the_names_of_its_kinds() {
        let pile = Blocks::from_iter([Kind::Domino, Kind::Domino, Kind::S4]);
        let json = serde_json::to_string(&pile).expect("json");
        assert_eq!(json, r#"{"domino":2,"s4":1}"#);
        assert_eq!(serde_json::from_str::<Blocks>(&json).expect("blocks"), pile);
        assert!(serde_json::from_str::<Blocks>(r#"{"domino":101}"#).is_err());
        assert!(serde_json::from_str::<Blocks>(r#"{"x9":1}"#).is_err());
    }
}
