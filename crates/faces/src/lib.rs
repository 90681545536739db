//! The faces of all games: what people read of them, and how their tables look in a terminal.
//!
//! Whoever needs a face by the name of its game asks [`with`], which calls generic code with the right type.

#![forbid(unsafe_code)]

mod list;
mod orders;

use learn::Teach;
use shelf::GAMES;
use words::{Catalogue, Describe, Language, Orders, Words};

pub use list::with;
#[cfg(feature = "terminal")]
pub use list::with_table;
pub use orders::{Unreadable, can_be_ordered, obey, orders};

/// Something that can be done with any face.
pub trait Visit {
    /// What comes out of it.
    type Output;

    /// Does it with the face `F`.
    fn visit<F: Catalogue + Describe + Orders + Teach>(self) -> Self::Output;
}

/// Something that can be done with any face that has a terminal table.
#[cfg(feature = "terminal")]
pub trait VisitTable {
    /// What comes out of it.
    type Output;

    /// Does it with the face `F`.
    fn visit<F: terminal::Draw + Teach>(self) -> Self::Output;
}

/// The words of a language, those of every game included.
#[must_use]
pub fn words(language: Language) -> Words {
    Words::new(language, &messages(language))
}

/// The same words for tests: a message that is missing or incomplete is a panic.
#[must_use]
pub fn strict(language: Language) -> Words {
    Words::strict(language, &messages(language))
}

/// The messages of every game in a language.
///
/// On a page only English is there: the page loads others as a file.
fn messages(language: Language) -> Vec<&'static str> {
    GAMES.iter().filter_map(|info| with(info.slug, Messages(language)).ok()).collect()
}

struct Messages(Language);

impl Visit for Messages {
    type Output = &'static str;

    fn visit<F: Catalogue + Teach>(self) -> &'static str {
        match self.0 {
            Language::English => F::MESSAGES.english,
            #[cfg(target_arch = "wasm32")]
            Language::Japanese => "",
            #[cfg(not(target_arch = "wasm32"))]
            Language::Japanese => F::MESSAGES.japanese,
        }
    }
}

/// The rules of the game called `slug` in our own words, as Markdown.
#[must_use]
pub fn rules(language: Language, slug: &str) -> Option<&'static str> {
    with(slug, Rules(language)).ok()
}

/// Whether the menus of the game called `slug` offer plans.
#[must_use]
pub fn has_plans(slug: &str) -> bool {
    with(slug, Plans).unwrap_or_default()
}

struct Plans;

impl Visit for Plans {
    type Output = bool;

    fn visit<F: Catalogue + Teach>(self) -> bool {
        F::PLANS
    }
}

struct Rules(Language);

impl Visit for Rules {
    type Output = &'static str;

    fn visit<F: Catalogue + Teach>(self) -> &'static str {
        F::RULES.of(self.0)
    }
}

/// The headings of the rules of the game called `slug`, in order, by the names they have in addresses.
#[must_use]
pub fn sections(slug: &str) -> &'static [&'static str] {
    with(slug, Sections).unwrap_or_default()
}

struct Sections;

impl Visit for Sections {
    type Output = &'static [&'static str];

    fn visit<F: Catalogue + Teach>(self) -> Self::Output {
        F::SECTIONS
    }
}
