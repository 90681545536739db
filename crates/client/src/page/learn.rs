//! What helps somebody at a table: first games, the rules beside the board, and hints.

mod book;
mod coach;
mod help;
mod hints;
mod lesson;
mod note;
mod place;

pub(crate) use book::{address, book, earlier, other_rules, sheet};
pub(crate) use coach::coach;
pub(crate) use help::Help;
pub(crate) use lesson::{first_game, is_lesson};
pub(crate) use note::notes;
