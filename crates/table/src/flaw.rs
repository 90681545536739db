use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

use serde::de;
use serde::{Deserialize, Serialize};

/// What is wrong with a card set, and where, as far as one can tell.
///
/// There is no sentence in it: whoever shows it says it in the language of those who read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flaw {
    /// What is wrong, and what would be right.
    pub why: Why,
    /// The paths of what could be put right.
    pub at: Vec<String>,
    /// The line of the file that it stands in, where it stands in a file.
    pub line: Option<usize>,
}

/// What is wrong with a card set, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A number is too small or too large.
    Range {
        /// What it is.
        what: Part,
        /// What was found.
        found: i64,
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// There are too few or too many of something.
    Count {
        /// What it is.
        what: Part,
        /// What was found.
        found: usize,
        /// The least.
        min: usize,
        /// The most.
        max: usize,
    },
    /// Money is not in whole tens.
    Tens {
        /// What it is.
        what: Part,
        /// What was found.
        found: i64,
    },
    /// Numbers do not rise from the first to the last.
    Rise {
        /// What it is.
        what: Part,
        /// What was found.
        found: Vec<i64>,
    },
    /// One of these has no name.
    NoName {
        /// What it is.
        what: Part,
    },
    /// A name does not fit on a card.
    LongName {
        /// The name.
        name: String,
        /// How many it has.
        letters: usize,
        /// How many there can be.
        most: usize,
    },
    /// A name has signs that cannot be shown.
    OddName {
        /// The name.
        name: String,
    },
    /// Two of these have the same name.
    SameName {
        /// What it is.
        what: Part,
        /// The name.
        name: String,
    },
    /// What one game alone asks for: the name of a message, and what it speaks of.
    Game {
        /// The name of the message.
        id: Cow<'static, str>,
        /// What it speaks of.
        args: Vec<(Cow<'static, str>, Said)>,
    },
    /// The number at this place is too small or too large.
    Number {
        /// What was found.
        found: i64,
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// Something else has to stand at this place.
    Form(Form),
    /// The list at this place is too short or too long.
    Length {
        /// What was found.
        found: usize,
        /// How many there must be.
        wanted: usize,
    },
    /// There is nothing of this name here.
    Unknown {
        /// The name.
        name: String,
        /// What there is.
        known: Vec<String>,
    },
    /// Something has to be written here.
    Missing {
        /// The name.
        name: String,
    },
    /// This is none of the things to choose from.
    Choice {
        /// What was found.
        found: String,
        /// What there is.
        known: Vec<String>,
    },
    /// What is chosen here stands without a number.
    Alone,
    /// What is chosen here stands with a number.
    NeedsNumber,
    /// The file is no TOML, in the words of its reader.
    Syntax {
        /// Where in the line.
        column: usize,
        /// What the reader says.
        why: String,
    },
    /// The set cannot be read, in the words of its reader.
    Unreadable(String),
    /// There is no room for yet another set.
    TooMany,
}

/// Something in a card set: the name of the message that names it, and the card that it stands on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The name of the message.
    pub id: Cow<'static, str>,
    /// The card, as the file names it.
    pub card: Option<String>,
}

/// What a message about a flaw speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// A number.
    Number(i64),
    /// Something as it is written in the file.
    Text(String),
    /// Something that a message names.
    Part(Part),
}

/// What can stand in a card set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// Yes or no.
    Flag,
    /// A whole number.
    Number,
    /// A text.
    Text,
    /// Things in order.
    List,
    /// Things with names.
    Table,
}

impl Flaw {
    /// A flaw of which the message `id` of one game speaks.
    #[must_use]
    pub const fn told(id: &'static str) -> Self {
        Self { why: Why::Game { id: Cow::Borrowed(id), args: Vec::new() }, at: Vec::new(), line: None }
    }

    /// The same flaw, and something that the message of its game speaks of.
    #[must_use]
    pub fn with(mut self, name: &'static str, said: impl Into<Said>) -> Self {
        if let Why::Game { args, .. } = &mut self.why {
            args.push((Cow::Borrowed(name), said.into()));
        }
        self
    }

    /// The flaw that made a reader of JSON give up, where a flaw did.
    pub(crate) fn behind(error: &serde_json::Error) -> Option<Self> {
        serde_json::from_str(&error.to_string()).ok()
    }
}

impl From<Why> for Flaw {
    fn from(why: Why) -> Self {
        Self { why, at: Vec::new(), line: None }
    }
}

/// A flaw is shown as its JSON, for programs and programmers: errors of serde carry nothing but text,
/// and whoever reads a set takes the flaw out of it again.
impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl std::error::Error for Flaw {}

impl de::Error for Flaw {
    fn custom<T: fmt::Display>(why: T) -> Self {
        let why = why.to_string();
        serde_json::from_str(&why).unwrap_or_else(|_| Why::Unreadable(why).into())
    }

    fn unknown_field(name: &str, known: &'static [&'static str]) -> Self {
        Why::Unknown { name: name.to_owned(), known: owned(known) }.into()
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        Why::Choice { found: found.to_owned(), known: owned(known) }.into()
    }

    fn missing_field(name: &'static str) -> Self {
        Why::Missing { name: name.to_owned() }.into()
    }
}

pub(crate) fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

impl Part {
    /// What the message `id` names.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), card: None }
    }

    /// The same on a card.
    #[must_use]
    pub fn on(self, card: &str) -> Self {
        Self { card: Some(card.to_owned()), ..self }
    }

    /// Whether a number is in its range.
    ///
    /// # Errors
    /// When it is too small or too large.
    pub fn within(&self, found: impl Into<i64>, range: RangeInclusive<i64>) -> Result<(), Flaw> {
        let found = found.into();
        if range.contains(&found) {
            return Ok(());
        }
        Err(Why::Range { what: self.clone(), found, min: *range.start(), max: *range.end() }.into())
    }

    /// Whether money is in its range and in whole tens.
    ///
    /// # Errors
    /// When it is not.
    pub fn tens(&self, found: impl Into<i64>, range: RangeInclusive<i64>) -> Result<(), Flaw> {
        let found = found.into();
        self.within(found, range)?;
        if found % 10 == 0 { Ok(()) } else { Err(Why::Tens { what: self.clone(), found }.into()) }
    }

    /// Whether there are as many as there can be.
    ///
    /// # Errors
    /// When there are too few or too many.
    pub fn counts(&self, found: usize, range: RangeInclusive<usize>) -> Result<(), Flaw> {
        if range.contains(&found) {
            return Ok(());
        }
        Err(Why::Count { what: self.clone(), found, min: *range.start(), max: *range.end() }.into())
    }

    /// Whether one of these has a name that can be shown, of at most so many letters.
    ///
    /// # Errors
    /// When it has not.
    pub fn named(&self, name: &str, most: usize) -> Result<(), Flaw> {
        let letters = name.chars().count();
        if name.trim().is_empty() {
            Err(Why::NoName { what: self.clone() }.into())
        } else if name.chars().any(char::is_control) {
            Err(Why::OddName { name: name.to_owned() }.into())
        } else if letters > most {
            Err(Why::LongName { name: name.to_owned(), letters, most }.into())
        } else {
            Ok(())
        }
    }

    /// Whether each of these has a name of its own that can be shown, of at most so many letters.
    ///
    /// # Errors
    /// When one has not.
    pub fn all_named<'a>(&self, names: impl Iterator<Item = &'a String>, most: usize) -> Result<(), Flaw> {
        let mut seen = BTreeSet::new();
        for name in names {
            self.named(name, most)?;
            if !seen.insert(name) {
                return Err(Why::SameName { what: self.clone(), name: name.clone() }.into());
            }
        }
        Ok(())
    }
}

impl From<Part> for Said {
    fn from(part: Part) -> Self {
        Self::Part(part)
    }
}

impl From<&str> for Said {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Said {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u8> for Said {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Said {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Said {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Said {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
