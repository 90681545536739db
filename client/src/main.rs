//! The browser: five boards, online and offline.
//!
//! The page draws; for tables on this device it has a dealer, a program of its own in a worker.
//! A table on a server and a table of the dealer speak the same messages, those of `wire`.

#![forbid(unsafe_code)]

mod app;
mod art;
mod board;
mod boards;
mod book;
mod device;
mod focus;
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
mod settings;
mod talk;

fn main() {
    app::mount();
}
