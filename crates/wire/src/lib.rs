//! The messages between a table and those who sit at it.
//!
//! A server in the world and a worker in the page speak the same: a client sends a [`Command`],
//! the table answers and sends every viewer its own [`Update`]. Messages are JSON and carry a [`VERSION`].

#![forbid(unsafe_code)]

mod command;
mod id;
mod lobby;
mod notices;
mod people;
mod problem;
mod sheet;
mod socket;
mod update;

pub use command::{Command, Room};
pub use id::{PersonId, TableId};
pub use lobby::{Brief, Doing, GameInfo, Lobby, NewTable, OpenTable, OptionInfo, SeatPlan};
pub use notices::{
    Channel, HookFormat, LastTry, MARK, NewAddress, NewBrowser, NewHook, Notices, Occasion, Quiet, Way, Wishes,
};
pub use people::{
    Account, Finished, LISTED_AFTER, Me, NewAccount, NewGuest, NewName, Page, Rating, Standing, Statistics,
};
pub use problem::{Code, Problem};
pub use sheet::{Chair, Clock, Fairness, Phase, Plans, Sheet, Sitter, Visibility};
pub use socket::{Have, ToClient, ToServer};
pub use update::{Chat, Glimpse, Json, Offer, Orders, Position, Remaining, Remark, Story, TakeBack, Telling, Update};

/// The version of these messages: a client of another version is told to load itself anew.
pub const VERSION: u32 = 3;

/// A moment: milliseconds since the beginning of 1970.
pub type Moment = u64;
