//! The browser: five boards, online and offline.
//!
//! The same program runs twice: in the page it draws, in a worker it deals, checks and thinks.
//! A table on a server and a table in the worker speak the same messages, those of `wire`.

#![forbid(unsafe_code)]

mod app;
mod art;
mod board;
mod boards;
mod device;
mod host;
mod link;
mod me;
mod motion;
mod notice;
mod page;
mod parts;
mod scene;
mod server;
mod session;
mod settings;
mod worker;

fn main() {
    if web_sys::window().is_some() {
        app::mount();
    } else {
        worker::run();
    }
}
