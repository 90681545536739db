//! The browser: the pages around the tables, online and offline.
//!
//! It draws no board: the program that does brings them along.
//!
//! The page is two programs: one for the lobby, which comes first and is small, and one for whatever one stays at for a while.
//! For tables on this device they have a dealer, a program of its own in a worker.
//! A table on a server and a table of the dealer speak the same messages, those of `wire`.
//! For the workshop it has playtesters, workers too.

#![forbid(unsafe_code)]

mod app;
mod book;
mod boxes;
mod covers;
mod device;
mod link;
mod me;
mod page;
mod said;
mod save;
mod server;
mod session;
mod sets;
mod spoken;
mod talk;
mod trial;

pub use app::{lobby, room};
