//! What people read of Bidness: its sentences, its first game, its table in a terminal.

#![forbid(unsafe_code)]

mod catalogue;
mod describe;
#[cfg(feature = "terminal")]
mod draw;
mod issue;
mod log;
#[cfg(feature = "terminal")]
mod note;
mod nouns;
mod opening;
mod orders;
mod printed;
mod speak;
mod teach;
#[cfg(test)]
mod tests;

pub use nouns::Nouns;
pub use opening::opening;
pub use orders::Order;
pub use printed::{Kind, Printed};

/// Bidness as people read it.
#[derive(Clone, Copy, Debug)]
pub struct Face;
