//! What people read of Furnace: its sentences, its first game, its table in a terminal.

#![forbid(unsafe_code)]

mod catalogue;
mod describe;
#[cfg(feature = "terminal")]
mod draw;
mod events;
mod log;
mod nouns;
mod orders;
mod speak;
mod teach;

pub use nouns::Nouns;
pub use orders::Order;

/// Furnace as people read it.
#[derive(Clone, Copy, Debug)]
pub struct Face;
