use std::fmt;

use serde::{Deserialize, Serialize};

/// The most companies that a card set can have.
pub const MAX_COMPANIES: usize = 64;

/// A company card, by its place in the card set, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Company(u8);

impl Company {
    /// The company at `index` of the card set.
    ///
    /// # Panics
    /// When no card set can have that many.
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_COMPANIES, "no card set has that many companies");
        Self(index as u8)
    }

    /// Its place in the card set, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Company {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if usize::from(index) < MAX_COMPANIES {
            Ok(Self(index))
        } else {
            Err(format!("company {index} does not exist: companies are 0 to {}", MAX_COMPANIES - 1))
        }
    }
}

impl From<Company> for u8 {
    fn from(company: Company) -> Self {
        company.0
    }
}

/// A start-up card, by its place in the card set, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StartUp(pub u8);

impl StartUp {
    /// Its place in the card set, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A capitalist card, by its place in the card set, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Capitalist(pub u8);

impl Capitalist {
    /// Its place in the card set, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card that produces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// The player's own start-up.
    StartUp(StartUp),
    /// A company.
    Company(Company),
}

impl Default for Card {
    fn default() -> Self {
        Self::StartUp(StartUp::default())
    }
}

/// A set of companies.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Companies(u64);

impl Companies {
    /// No company.
    pub const NONE: Self = Self(0);

    /// Whether `company` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, company: Company) -> bool {
        self.0 & (1 << company.0) != 0
    }

    /// Puts `company` into the set.
    #[inline]
    pub const fn insert(&mut self, company: Company) {
        self.0 |= 1 << company.0;
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

    /// Each of them, in the order of the card set.
    pub fn iter(self) -> impl Iterator<Item = Company> {
        (0..MAX_COMPANIES).map(Company::new).filter(move |company| self.contains(*company))
    }
}

impl FromIterator<Company> for Companies {
    fn from_iter<I: IntoIterator<Item = Company>>(companies: I) -> Self {
        let mut set = Self::NONE;
        companies.into_iter().for_each(|company| set.insert(company));
        set
    }
}

impl fmt::Debug for Companies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Company::index)).finish()
    }
}
