//! The page in a real browser: whole games by clicking, alone and with others.
//!
//! `cargo verify` builds the page and installs the browser; pictures of every page go to `target/pictures`.

mod chromium;
mod games;
mod pictures;
mod server;
