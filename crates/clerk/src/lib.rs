//! Answers in JSON whatever can be asked about a table of one game.
//!
//! A [`Clerk`] sits at one table and answers an [`Ask`] with an [`Answer`]. Compiled into a module of its own, it is what
//! rules are frozen as; whoever runs such a module asks it in the same words.

#![forbid(unsafe_code)]

mod about;
mod answer;
mod ask;
mod desk;
mod say;
mod think;

pub use about::About;
pub use answer::{
    Answer, Choice, Dealt, Label, Look, Lot, MenuLine, Pick, Picked, Picture, Played, Refusal, Sentence, Standing,
};
pub use ask::{Ask, Deal, Dilemma, Log, Past, Play, Position, Reader, SPEECH};
pub use desk::Clerk;
