//! Sentences: typed actions, events and prompts in the words of a language.
//!
//! The messages are Fluent files: those that all games share lie under `crates/words/<language>/`,
//! those of one game in its folder, and whoever speaks of a game hands them in.
//! Rules know no sentences; browser, terminal and log all take theirs from here.

#![forbid(unsafe_code)]

mod catalogue;
mod complaints;
mod cost;
mod flaws;
mod language;
mod marks;
mod orders;
mod speak;
mod tableau;

use std::borrow::Borrow;
use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::sync::{Arc, Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use catalogue::Catalogue;
pub use language::{Language, Texts, UnknownLanguage};
pub use marks::{Part, named, parts, plain};
pub use orders::{NoOrder, Obeyed, Orders};
pub use speak::{Action, Chapter, Event, Lot, Options, People, Speak, Stakes, View};
pub use tableau::{Describe, Fact, Group, Merit, Piece, Place, Share, Tableau, Things};

/// The messages of one language.
pub struct Words {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    strict: bool,
    pictured: bool,
    marking: bool,
    said: Option<Mutex<HashMap<String, String>>>,
}

/// How many sentences are remembered at most.
const REMEMBERED: usize = 4096;

impl Words {
    /// The words of a language with the messages of some games; a message that is missing is said as its name.
    #[must_use]
    pub fn new(language: Language, games: &[&str]) -> Self {
        Self::load(language, &[language.messages(), games].concat(), false)
    }

    /// The words of a language with those of one game, and nothing that only programs around a table say.
    #[must_use]
    pub fn of_game(language: Language, game: Texts) -> Self {
        Self::load(language, &[language.shared(), game.of(language)], false)
    }

    /// The words of a language from a file of its messages: for the page, which brings only one language itself.
    #[must_use]
    pub fn read(language: Language, messages: &str) -> Self {
        Self::load(language, &[messages], false)
    }

    /// The same words for tests: a message that is missing or incomplete is a panic.
    #[must_use]
    pub fn strict(language: Language, games: &[&str]) -> Self {
        Self::load(language, &[language.messages(), games].concat(), true)
    }

    fn load(language: Language, messages: &[&str], strict: bool) -> Self {
        let locale: LanguageIdentifier = language.code().parse().expect("a language code is one");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that keep scripts of two directions apart would end up in terminals and tests.
        bundle.set_use_isolating(false);
        for text in messages {
            let resource = FluentResource::try_new((*text).to_owned());
            assert!(resource.is_ok() || !strict, "a message file is broken: {:?}", resource.err());
            let resource = resource.unwrap_or_else(|(readable, _)| readable);
            let added = bundle.add_resource(resource);
            assert!(added.is_ok() || !strict, "a message is there twice: {added:?}");
        }
        Self { language, bundle: Arc::new(bundle), strict, pictured: false, marking: false, said: None }
    }

    /// The same words, but what was said once is remembered: for whoever says the same things over and over.
    #[must_use]
    pub fn remembering(self) -> Self {
        Self { said: Some(Mutex::default()), ..self }
    }

    /// The same words beside a table that is drawn: what is a picture there is called by its name,
    /// where the tables of the terminal have letters for it.
    #[must_use]
    pub fn beside_pictures(self) -> Self {
        Self { pictured: true, ..self }
    }

    /// Whether what is said stands beside a table that is drawn.
    #[must_use]
    pub const fn is_beside_pictures(&self) -> bool {
        self.pictured
    }

    /// The same words, but names of cards are marked, so that [`parts`] finds them in a sentence.
    #[must_use]
    pub fn marking(&self) -> Self {
        let Self { language, strict, pictured, .. } = *self;
        let said = self.said.is_some().then(Mutex::default);
        Self { language, bundle: Arc::clone(&self.bundle), strict, pictured, marking: true, said }
    }

    /// The name of a card, as faces write it into their sentences.
    #[must_use]
    pub fn card(&self, name: String) -> String {
        if self.marking { marks::card(&name) } else { name }
    }

    /// The language that these are the words of.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Says the message `id` with these arguments.
    ///
    /// # Panics
    /// Only where the words are [`strict`](Words::strict).
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let Some(said) = &self.said else { return self.form(id, args) };
        let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
        if said.len() >= REMEMBERED {
            said.clear();
        }
        said.entry(name(id, args)).or_insert_with(|| self.form(id, args)).clone()
    }

    fn form(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        assert!(message.is_some() || !self.strict, "there is no message `{id}`");
        let Some(pattern) = message else { return id.to_owned() };
        let args: FluentArgs = args.iter().map(|(name, arg)| (*name, FluentValue::from(arg.clone()))).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty() || !self.strict, "the message `{id}` lacks something: {errors:?}");
        text
    }

    /// Says a message without arguments.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// Things in a row: "Flame 3, Leaf 4, Sun 1".
    #[must_use]
    pub fn row<T: Borrow<str>>(&self, things: impl IntoIterator<Item = T>) -> String {
        things.into_iter().collect::<Vec<T>>().join(&self.text("comma"))
    }

    /// One sentence and another.
    #[must_use]
    pub fn then(&self, first: &str, second: &str) -> String {
        self.say("then", &[("first", first.into()), ("second", second.into())])
    }

    /// Several things in a sentence: "coal, iron and oil".
    #[must_use]
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self.say(
                "several",
                &[("first", self.row(first.iter().map(String::as_str)).into()), ("last", last.as_str().into())],
            ),
        }
    }

    /// Says a message without arguments, where there is one of that name.
    #[must_use]
    pub fn known(&self, id: &str) -> Option<String> {
        self.known_with(id, &[])
    }

    /// Says a message with arguments that it may use, where there is one of that name.
    #[must_use]
    pub fn known_with(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        self.bundle.has_message(id).then(|| self.say(id, args))
    }

    /// The name on a card: as the language writes it where it has a message that begins with `kind`, or else as it is written.
    #[must_use]
    pub fn card_name(&self, kind: &str, name: &str) -> String {
        self.known(&format!("{kind}-{}", slug(name))).unwrap_or_else(|| name.to_owned())
    }

    /// An amount of what a game counts: "3 points".
    #[must_use]
    pub fn amount(&self, slug: &str, amount: i32) -> String {
        self.say(&format!("{slug}-scored"), &[("amount", amount.into())])
    }

    /// What was paid for a lot of this kind, in what the game pays for it with: "$30".
    #[must_use]
    pub fn paid(&self, slug: &str, kind: &str, price: i32) -> String {
        let (usual, special) = (format!("{slug}-paid"), format!("{slug}-paid-{kind}"));
        let id = if self.bundle.has_message(&special) { special } else { usual };
        self.say(&id, &[("price", price.into())])
    }

    /// The name of an option of a game.
    #[must_use]
    pub fn option_name(&self, slug: &str, option: &str) -> String {
        self.text(&format!("{slug}-option-{}", option.replace('_', "-")))
    }

    /// What an option of a game does.
    #[must_use]
    pub fn option_help(&self, slug: &str, option: &str) -> String {
        self.text(&format!("{slug}-option-{}-help", option.replace('_', "-")))
    }

    /// What the plans of a game are called: "Run my engine".
    #[must_use]
    pub fn plans(&self, slug: &str) -> String {
        self.text(&format!("{slug}-plans"))
    }

    /// What the plans of a game do, at a table where people may use them.
    #[must_use]
    pub fn plans_on(&self, slug: &str) -> String {
        self.text(&format!("{slug}-plans-on"))
    }

    /// What people do at a table where they may not.
    #[must_use]
    pub fn plans_off(&self, slug: &str) -> String {
        self.text(&format!("{slug}-plans-off"))
    }

    /// What something in the card sets of a game is called, by its name there: a member, or a thing to choose.
    #[must_use]
    pub fn set_label(&self, slug: &str, name: &str) -> String {
        let name = name.replace('_', "-");
        let card = self.known(&format!("{slug}-card-{name}"));
        card.unwrap_or_else(|| self.text(&format!("set-{slug}-{name}")))
    }

    /// What to know before changing a card set of a game.
    #[must_use]
    pub fn set_help(&self, slug: &str) -> String {
        self.text(&format!("set-{slug}-help"))
    }

    /// One sentence on what a game is about.
    #[must_use]
    pub fn tagline(&self, slug: &str) -> String {
        self.text(&format!("{slug}-tagline"))
    }

    /// What has changed in the rules of a game since a version, up to today's: a line for each version in between.
    #[must_use]
    pub fn changes(&self, slug: &str, since: u32, today: u32) -> Vec<String> {
        let what = |rules: u32| self.text(&format!("{slug}-rules-{rules}"));
        let line = |rules: u32| self.say("rules-change", &[("rules", rules.into()), ("what", what(rules).into())]);
        (since + 1..=today).map(line).collect()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({:?})", self.bundle.locales)
    }
}

/// A message with its arguments, as one text.
fn name(id: &str, args: &[(&str, Arg)]) -> String {
    let mut name = id.to_owned();
    for (arg, value) in args {
        // Writing to a text cannot fail.
        let _ = match value {
            Arg(Value::Text(text)) => write!(name, "\0{arg}\0{text}"),
            Arg(Value::Number(number)) => write!(name, "\0{arg}\0\0{number}"),
        };
    }
    name
}

/// A name as it stands in the name of its message: "anchor-oar" for "Anchor & Oar".
fn slug(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

/// An argument of a message: a text or a number.
#[derive(Clone, Debug)]
pub struct Arg(Value);

#[derive(Clone, Debug)]
enum Value {
    Text(String),
    Number(i64),
}

impl From<Arg> for FluentValue<'_> {
    fn from(arg: Arg) -> Self {
        match arg.0 {
            Value::Text(text) => text.into(),
            Value::Number(number) => number.into(),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self(Value::Text(text))
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self(Value::Number(number))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::from(number as i64)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::from(i64::from(number))
    }
}

impl From<i16> for Arg {
    fn from(number: i16) -> Self {
        Self::from(i64::from(number))
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::from(i64::from(number))
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::from(i64::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::from(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
