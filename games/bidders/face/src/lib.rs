//! What people read of Bidders!: its sentences, its first game, its table in a terminal.

#![forbid(unsafe_code)]

mod catalogue;
mod describe;
#[cfg(feature = "terminal")]
mod draw;
mod log;
mod nouns;
mod speak;
mod teach;
#[cfg(test)]
mod tests;

pub use nouns::Nouns;

/// Bidders! as people read it.
#[derive(Clone, Copy, Debug)]
pub struct Face;
