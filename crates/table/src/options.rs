use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::flaw::Flaw;
use crate::reader::parse_toml;

/// The variants of a game that a table can choose.
///
/// They travel as a JSON object with one member for each [`Setting`], and describe themselves,
/// so that the command line, the lobby and Python can show and check them without a line for each game.
pub trait Options: Clone + Default + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Everything that can be chosen.
    fn settings() -> &'static [Setting];

    /// Whether these choices can be played by `seats` players.
    ///
    /// # Errors
    /// The first choice that cannot, and what could be chosen instead.
    fn check(&self, seats: u8) -> Result<(), BadOption>;
}

/// One thing that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Setting {
    /// The name in commands, JSON and the message files.
    pub name: &'static str,
    /// What values it takes.
    pub kind: Kind,
}

/// The values that a [`Setting`] takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Yes or no.
    Flag,
    /// A whole number from `min` to `max`.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// One of several words.
    OneOf(&'static [&'static str]),
    /// A whole card set of one's own.
    Cards,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag => f.write_str("on or off"),
            Self::Number { min, max } => write!(f, "a whole number from {min} to {max}"),
            Self::OneOf(words) => match words {
                [] => f.write_str("nothing"),
                [word] => f.write_str(word),
                [first @ .., last] => write!(f, "{} or {last}", first.join(", ")),
            },
            Self::Cards => f.write_str("a card file"),
        }
    }
}

/// A choice of options that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// There is no such setting.
    #[error("there is no option `{name}`; there are {}", known.join(", "))]
    Unknown {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The setting does not take this value.
    #[error("`{value}` is not a value of `{name}`, which takes {kind}")]
    BadValue {
        /// The setting.
        name: &'static str,
        /// What was given.
        value: String,
        /// What it takes.
        kind: Kind,
    },
    /// The value is impossible with this number of players.
    #[error("`{name}` cannot be {value} with {seats} players; choose {}", instead.join(" or "))]
    NotWith {
        /// The setting.
        name: &'static str,
        /// Its value.
        value: String,
        /// The number of players.
        seats: u8,
        /// The values that are possible.
        instead: &'static [&'static str],
    },
    /// The card file cannot be used.
    #[error("{0}")]
    Cards(Flaw),
    /// The options are not an object with the right members.
    #[error("these are not options of the game: {0}")]
    Malformed(String),
}

impl From<Flaw> for BadOption {
    fn from(flaw: Flaw) -> Self {
        Self::Cards(flaw)
    }
}

/// Options that cannot be read: where that is because of the cards in them, their flaw.
impl From<serde_json::Error> for BadOption {
    fn from(error: serde_json::Error) -> Self {
        Flaw::behind(&error).map_or_else(|| Self::Malformed(error.to_string()), Self::Cards)
    }
}

/// Sets the option `name` to what `value` says: `on`, `off`, a number or a word.
///
/// # Errors
/// When there is no such option, or it does not take such a value; `options` then stay as they were.
pub fn set_option<O: Options>(options: &mut O, name: &str, value: &str) -> Result<(), BadOption> {
    let setting = O::settings().iter().find(|setting| setting.name == name).ok_or_else(|| BadOption::Unknown {
        name: name.to_owned(),
        known: O::settings().iter().map(|setting| setting.name).collect(),
    })?;
    let bad = || BadOption::BadValue { name: setting.name, value: value.to_owned(), kind: setting.kind };
    let json = match setting.kind {
        Kind::Flag => match value {
            "on" | "yes" | "true" => Value::Bool(true),
            "off" | "no" | "false" => Value::Bool(false),
            _ => return Err(bad()),
        },
        Kind::Number { min, max } => {
            let number = value.parse::<u32>().ok().filter(|number| (min..=max).contains(number)).ok_or_else(bad)?;
            Value::from(number)
        }
        Kind::OneOf(words) => Value::from(*words.iter().find(|word| **word == value).ok_or_else(bad)?),
        Kind::Cards => parse_toml(value)?,
    };
    set_json(options, setting.name, json).map_err(|error| match error {
        BadOption::Cards(flaw) => BadOption::Cards(flaw.in_file(value)),
        error => error,
    })
}

pub(crate) fn set_json<O: Options>(options: &mut O, name: &str, json: Value) -> Result<(), BadOption> {
    let mut all = serde_json::to_value(&*options)?;
    if let Value::Object(members) = &mut all {
        members.insert(name.to_owned(), json);
    }
    *options = serde_json::from_value(all)?;
    Ok(())
}
