use serde::{Deserialize, Serialize};

use crate::Moment;

/// What somebody can be told of while they do not look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// They are asked something.
    Turn,
    /// A game of theirs has begun.
    Begins,
    /// They are asked, and most of their time is gone.
    Time,
    /// A game of theirs is over.
    Over,
    /// Somebody has said something at a table of theirs.
    Talk,
}

impl Occasion {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Turn, Self::Begins, Self::Time, Self::Over, Self::Talk];

    /// What it is called in messages between programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Begins => "begins",
            Self::Time => "time",
            Self::Over => "over",
            Self::Talk => "talk",
        }
    }
}

/// On what way somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By a browser, also while the page is closed.
    Push,
    /// By mail.
    Mail,
    /// By a program of theirs.
    Hook,
}

/// What somebody wants to be told of, and on what way.
///
/// It is kept as it is said, and a later version may have said more: what is not known here is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wishes {
    /// By browsers.
    #[serde(default)]
    pub push: Vec<Occasion>,
    /// By webhooks.
    #[serde(default)]
    pub hook: Vec<Occasion>,
    /// By mail.
    #[serde(default)]
    pub mail: Vec<Occasion>,
    /// Whether mail comes once a day, with everything in it.
    #[serde(default)]
    pub daily: bool,
    /// Between which hours of their day they are told nothing: what came about then is told afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
    /// How many minutes their clock is ahead of that of Greenwich.
    #[serde(default)]
    pub ahead: i16,
}

/// The hours of a day in which somebody is left alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// From which hour on, 0 to 23.
    pub from: u8,
    /// Until which hour; an earlier one is of the day after.
    pub to: u8,
}

impl Default for Wishes {
    fn default() -> Self {
        let usual = || vec![Occasion::Turn, Occasion::Begins, Occasion::Time, Occasion::Over];
        Self { push: usual(), hook: usual(), mail: usual(), daily: false, quiet: None, ahead: 0 }
    }
}

impl Wishes {
    /// What is told on a way.
    #[must_use]
    pub fn by(&self, way: Way) -> &[Occasion] {
        match way {
            Way::Push => &self.push,
            Way::Mail => &self.mail,
            Way::Hook => &self.hook,
        }
    }
}

/// How somebody is told, as they see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notices {
    /// What they want to be told of.
    pub wishes: Wishes,
    /// Where they are told.
    pub channels: Vec<Channel>,
    /// The key by which browsers know the server, where it sends to them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push: Option<String>,
    /// Whether the server sends mail, to those with an account.
    #[serde(default)]
    pub mail: bool,
}

/// Somewhere that somebody is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Channel {
    /// Its name in addresses.
    pub id: String,
    /// On what way.
    pub way: Way,
    /// By which a browser knows that it is the one: the end of the address that its push service gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
    /// What its owner knows it by: whom a webhook leads to, an address of mail, what a browser calls itself.
    pub name: String,
    /// In which form a webhook wants its notices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<HookFormat>,
    /// Since when.
    pub made: Moment,
    /// How the last try ended, and when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<LastTry>,
    /// Whether so much went wrong that nothing is sent there until somebody tries it.
    #[serde(default)]
    pub paused: bool,
    /// Whether nothing is sent there before its owner has confirmed it.
    #[serde(default)]
    pub unconfirmed: bool,
    /// By which a plain webhook knows what is ours: said once, when it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// How the last try to tell somebody ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastTry {
    /// When.
    pub at: Moment,
    /// Whether it was taken.
    pub good: bool,
    /// What was answered, or why there was no answer.
    pub answer: String,
}

/// In which form a webhook wants its notices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HookFormat {
    /// As JSON, signed.
    #[default]
    Plain,
    /// As Discord takes it.
    Discord,
    /// As Slack takes it.
    Slack,
}

/// A webhook that somebody wants to be told by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewHook {
    /// Where to.
    pub address: String,
    /// In which form.
    #[serde(default)]
    pub format: HookFormat,
}

/// An address of mail that somebody wants to be told at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewAddress {
    /// The address.
    pub address: String,
}

/// How many letters of the end of a browser's address are its mark.
pub const MARK: usize = 16;

/// A browser that wants to be told something, as it says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBrowser {
    /// The address that its push service gave it.
    pub address: String,
    /// Its key, in Base64.
    pub key: String,
    /// Its secret, in Base64.
    pub auth: String,
    /// What it calls itself.
    #[serde(default)]
    pub name: String,
    /// The address that it had before, if it has got another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
}
