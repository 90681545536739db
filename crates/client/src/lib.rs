//! The browser: five boards, online and offline.
//!
//! The page is two programs: one for the lobby, which comes first and is small, and one for whatever one stays at for a while.
//! For tables on this device they have a dealer, a program of its own in a worker.
//! A table on a server and a table of the dealer speak the same messages, those of `wire`.
//! For the workshop it has playtesters, workers too.

#![forbid(unsafe_code)]

mod app;
mod art;
mod board;
mod boards;
mod book;
mod device;
mod focus;
mod keys;
mod link;
mod me;
mod motion;
mod notice;
mod page;
mod parts;
mod press;
mod save;
mod scene;
mod server;
mod session;
mod sets;
mod settings;
mod talk;
mod trial;

pub use app::{lobby, room};
