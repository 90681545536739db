//! The vocabulary of any tabletop game, and nothing of any one of them.
//!
//! A game is its options, its seed and its log of actions; everything else follows.
//! The rules are a pure value that implements [`Game`]; [`Match`] drives it and is the only place where an action can be refused.
//! What may be done now is a [`Menu`]; what one seat may know is a [`Game::View`]; what just happened is a list of [`Told`] events.
//!
//! There is no input or output here, no clock and no randomness that does not come from a [`Seed`].

#![forbid(unsafe_code)]

mod archive;
mod cards;
#[cfg(feature = "contract")]
pub mod contract;
mod deck;
mod deed;
mod fault;
mod flaw;
mod game;
mod heuristic;
mod ledger;
mod matches;
mod menu;
pub mod number;
mod options;
mod places;
mod plain;
mod reader;
mod record;
mod rng;
mod sealed;
mod seat;
mod seed;
mod step;
mod thought;

pub use archive::{Archive, Archived, CARDS};
pub use cards::{CardSet, Cards, by_name};
pub use deck::Deck;
pub use deed::Deed;
pub use fault::Fault;
pub use flaw::{Flaw, Form, Part, Said, Why};
pub use game::{Game, Imagine, Info, Viewer, perft, playout};
pub use heuristic::{Advice, Heuristic, Trust, chances, logistic};
pub use ledger::{Acquired, Ledger, Target};
pub use matches::{Allowed, Entry, Match, NoUndo, Rejected, ReplayError, Replayed, SetUp, SetUpError};
pub use menu::{Choice, Item, Menu};
pub use options::{BadOption, Kind, Options, Setting, set_option};
pub use places::Places;
pub use plain::parse_plain_toml;
pub use reader::{Asked, parse_toml, read_set};
pub use record::{BadRecord, FORMAT, Move, Record};
pub use rng::Rng;
pub use sealed::Sealed;
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use seed::{BadHex, Commitment, Salt, Seed};
pub use step::{Step, Told};
pub use thought::Candidate;
