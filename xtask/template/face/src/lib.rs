//! What people read of Pennies: its sentences, its rules, its first game.
//!
//! Every sentence is a message of `en.ftl`, `ja.ftl` and so on; the code here says which, and with what in it.

#![forbid(unsafe_code)]

mod catalogue;
mod describe;
mod speak;
mod teach;

/// Pennies as people read it.
#[derive(Clone, Copy, Debug)]
pub struct Face;

/// The table in a terminal is drawn from `describe.rs`, until somebody draws it here.
#[cfg(feature = "terminal")]
impl terminal::Draw for Face {}

/// Nothing can be ordered beforehand: `words::Orders` says what such a thing would be.
impl words::Orders for Face {
    type Order = words::NoOrder;
}
