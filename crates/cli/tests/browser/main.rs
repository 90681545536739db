//! The page in a real browser: whole games by mouse, keyboard and finger, alone and with others.
//!
//! `cargo verify` builds the page and installs the browser; pictures of every page go to `target/pictures`.

mod app;
mod chromium;
mod device;
mod each_game;
mod earlier;
mod everyone;
mod fit;
mod frozen;
mod games;
mod gathering;
mod keys;
mod language;
mod learn;
mod log;
mod people;
mod pictures;
mod plans;
mod play;
mod review;
mod server;
mod staging;
mod styles;
mod touch;
mod trial;
mod undrawn;
mod workshop;
