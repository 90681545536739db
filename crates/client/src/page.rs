//! The pages.

mod account;
mod announcer;
mod costly;
mod earlier;
mod ending;
mod gathering;
mod learn;
mod lobby;
mod log;
mod rail;
mod review;
mod rules;
mod staging;
mod table;
mod topbar;
mod undrawn;
mod workshop;

pub(crate) use account::account;
pub(crate) use learn::first_game;
pub(crate) use lobby::lobby;
pub(crate) use review::{past_file, past_games, past_on_device, past_on_server};
pub(crate) use rules::rules;
pub(crate) use table::{on_device, on_server};
pub(crate) use workshop::workshop;

use board::words;
use leptos::prelude::*;

/// An address that leads nowhere.
pub(crate) fn not_found() -> AnyView {
    view! {
        {topbar::topbar(().into_any())}
        <main class="empty"><h1>{words().text("page-not-found")}</h1><a class="btn" href="/">{words().text("page-to-lobby")}</a></main>
    }
    .into_any()
}
