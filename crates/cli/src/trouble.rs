use std::error::Error;
use std::fmt;
use std::path::Path;

use anyhow::Result;
use bots::UnknownLevel;
use lab::UnknownEntrant;
use shelf::{Refused, UnknownGame};
use table::{BadOption, BadRecord, SetUpError};
use words::{Language, UnknownLanguage, Words};

/// Something that went wrong: the message that says it, and what lies behind it. It is said in words at the very end.
#[derive(Debug)]
pub(crate) struct Trouble {
    id: &'static str,
    args: Vec<(&'static str, String)>,
    source: Option<Box<dyn Error + Send + Sync>>,
}

impl Trouble {
    /// The trouble that the message `id` speaks of.
    pub(crate) fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new(), source: None }
    }

    /// Trouble with a file.
    pub(crate) fn with_file(id: &'static str, file: &Path) -> Self {
        Self::new(id).with("file", file.display())
    }

    /// The same trouble, and something that its message speaks of.
    pub(crate) fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.args.push((name, value.to_string()));
        self
    }

    fn because(self, source: Box<dyn Error + Send + Sync>) -> Self {
        Self { source: Some(source), ..self }
    }

    fn say(&self, words: &Words) -> String {
        let args: Vec<_> = self.args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
        words.say(self.id, &args)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl Error for Trouble {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}

/// What may fail, and can be told as trouble.
pub(crate) trait OrTrouble<T> {
    /// What is there, or else this trouble.
    fn or_trouble(self, trouble: impl FnOnce() -> Trouble) -> Result<T>;
}

impl<T, E: Into<Box<dyn Error + Send + Sync>>> OrTrouble<T> for Result<T, E> {
    fn or_trouble(self, trouble: impl FnOnce() -> Trouble) -> Result<T> {
        self.map_err(|error| trouble().because(error.into()).into())
    }
}

impl<T> OrTrouble<T> for Option<T> {
    fn or_trouble(self, trouble: impl FnOnce() -> Trouble) -> Result<T> {
        self.ok_or_else(|| trouble().into())
    }
}

/// Says everything that went wrong: first what was wanted, then why it could not be.
pub(crate) fn say(words: &Words, error: &anyhow::Error) -> String {
    error.chain().map(|cause| say_one(words, cause)).collect::<Vec<_>>().join(": ")
}

/// Says one thing that went wrong; what comes from the system or a library is passed on as it is.
pub(crate) fn say_one(words: &Words, cause: &(dyn Error + 'static)) -> String {
    let unknown_game = |unknown: &UnknownGame| {
        let games = words.row(shelf::GAMES.iter().map(|info| info.slug));
        words.say("no-game-called", &[("name", unknown.name.as_str().into()), ("games", games.into())])
    };
    let unknown_level = |unknown: &UnknownLevel| {
        let levels = words.row(bots::Level::ALL.map(|level| level.to_string()));
        words.say("no-bot-called", &[("name", unknown.0.as_str().into()), ("levels", levels.into())])
    };
    let said = [
        cause.downcast_ref().map(|trouble: &Trouble| trouble.say(words)),
        cause.downcast_ref().map(unknown_game),
        cause.downcast_ref().map(unknown_level),
        cause.downcast_ref().map(|unknown: &UnknownLanguage| {
            let codes = words.row(Language::ALL.map(Language::code));
            words.say("no-language-called", &[("name", unknown.locale.as_str().into()), ("codes", codes.into())])
        }),
        cause.downcast_ref().map(|bad: &SetUpError| words.bad_set_up(bad)),
        cause.downcast_ref().map(|bad: &BadOption| words.bad_option(bad)),
        cause.downcast_ref().map(|bad: &BadRecord| words.bad_record(bad)),
        cause.downcast_ref().map(|bad: &UnknownEntrant| match bad {
            UnknownEntrant::Level(unknown) => unknown_level(unknown),
            UnknownEntrant::Budget(text) => words.say("no-time-called", &[("text", text.as_str().into())]),
        }),
        cause.downcast_ref().map(|refused: &Refused| match refused {
            Refused::Game(unknown) => unknown_game(unknown),
            Refused::SetUp(bad) => words.bad_set_up(bad),
            Refused::Record(bad) => words.bad_record(bad),
            Refused::Fault(fault) => words.fault(fault),
            Refused::Unreadable(_) | Refused::Rejected(_) | Refused::NoUndo(_) => refused.to_string(),
        }),
    ];
    said.into_iter().flatten().next().unwrap_or_else(|| cause.to_string())
}
