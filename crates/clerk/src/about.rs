use bots::Level;
use serde::{Deserialize, Serialize};
use table::{Cards, Ledger};
use words::{Language, Speak};

use crate::SPEECH;

/// What a module is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// The version of what it is asked and answers.
    pub speech: u32,
    /// Its game.
    pub game: String,
    /// The name on the box.
    pub title: String,
    /// The version of the rules.
    pub rules: u32,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The codes of the languages that it has words in.
    pub languages: Vec<String>,
    /// The hash of the card set in its box.
    pub cards: String,
    /// The levels of its bots, the weakest first.
    pub levels: Vec<String>,
}

impl About {
    /// What a module with this face is.
    #[must_use]
    pub fn of<F: Speak>() -> Self {
        Self {
            speech: SPEECH,
            game: F::INFO.slug.to_owned(),
            title: F::INFO.title.to_owned(),
            rules: F::INFO.rules,
            min_seats: F::INFO.min_seats,
            max_seats: F::INFO.max_seats,
            languages: Language::ALL.map(|language| language.code().to_owned()).to_vec(),
            cards: Cards::<<F::Game as Ledger>::Set>::standard().id().to_owned(),
            levels: Level::ALL.map(|level| level.name().to_owned()).to_vec(),
        }
    }
}
