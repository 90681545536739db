use serde::{Deserialize, Serialize};

/// Something that a workplace offers and that people look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// Mindfulness.
    Mindfulness,
    /// Extended vacation time.
    Vacation,
    /// Superior tech development.
    Tech,
    /// Opportunities for promotion.
    Promotion,
    /// Work/life balance.
    Balance,
}

impl Symbol {
    /// Every symbol, in the order of the Rival's tracks from left to right.
    pub const ALL: [Self; 5] = [Self::Mindfulness, Self::Vacation, Self::Tech, Self::Promotion, Self::Balance];

    /// The position in [`Symbol::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How many of each symbol there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Symbol>", into = "Vec<Symbol>")]
pub struct Symbols([u8; 5]);

impl Symbols {
    /// How many of one.
    #[must_use]
    pub const fn count(self, symbol: Symbol) -> u8 {
        self.0[symbol.index()]
    }

    /// How many in all.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// These and `other` together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at].saturating_add(other.0[at])))
    }

    /// How many of `wants` are met, one for one.
    #[inline]
    #[must_use]
    pub fn matched(self, wants: Self) -> u8 {
        // Ruling 4: symbols are not used up, but two wants of a kind need two of that kind.
        self.0.iter().zip(wants.0).map(|(have, want)| want.min(*have)).sum()
    }

    /// Every symbol by itself.
    pub fn each(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().flat_map(move |symbol| std::iter::repeat_n(symbol, usize::from(self.count(symbol))))
    }
}

impl From<Vec<Symbol>> for Symbols {
    fn from(list: Vec<Symbol>) -> Self {
        list.into_iter().collect()
    }
}

impl From<Symbols> for Vec<Symbol> {
    fn from(symbols: Symbols) -> Self {
        symbols.each().collect()
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(list: I) -> Self {
        let mut symbols = Self::default();
        for symbol in list {
            symbols.0[symbol.index()] = symbols.0[symbol.index()].saturating_add(1);
        }
        symbols
    }
}
