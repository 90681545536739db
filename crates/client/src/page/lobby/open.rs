use board::{art, words};
use leptos::prelude::*;
use shelf::GAMES;
use table::Seat;
use wire::{Clock, Lobby, OpenTable, Sitter, ToClient, ToServer};

use crate::boxes;
use crate::link::{Arrival, Socket};
use crate::me;

/// The tables on the server, live; empty where there is none.
pub(crate) fn tables() -> RwSignal<Lobby> {
    let lobby = RwSignal::new(Lobby::default());
    let socket = StoredValue::new_local(None::<Socket>);
    Effect::new(move |_| {
        if me::presence().with(|presence| presence.me().is_none()) || socket.with_value(Option::is_some) {
            return;
        }
        let hear = move |heard| {
            if let Arrival::Message(message) = heard
                && let ToClient::Lobby(news) = *message
            {
                lobby.set(news);
            }
        };
        socket.set_value(Some(Socket::open(|| vec![ToServer::Lobby { on: true }], hear)));
    });
    on_cleanup(move || {
        if let Some(Some(socket)) = socket.try_get_value() {
            socket.close();
        }
    });
    lobby
}

/// The person's own tables: those that wait for them, then the others.
pub(crate) fn mine(lobby: RwSignal<Lobby>) -> AnyView {
    view! {
        {move || {
            let (turn, waiting): (Vec<_>, Vec<_>) = lobby.get().mine.into_iter().partition(|table| table.my_turn);
            view! { {list("page-my-turn", "turn", turn, "page-play", true)} {list("page-waiting", "waiting", waiting, "page-look", false)} }
        }}
    }
    .into_any()
}

fn list(title: &str, class: &str, tables: Vec<OpenTable>, verb: &'static str, primary: bool) -> Option<AnyView> {
    if tables.is_empty() {
        return None;
    }
    let count = tables.len();
    let rows: Vec<AnyView> = tables.into_iter().map(|table| row(&table, verb, primary)).collect();
    Some(
        view! {
            <section class=format!("sheet {class}")>
                <header><h2>{words().text(title)}</h2><span class="chip accent">{count}</span></header>
                <ul>{rows}</ul>
            </section>
        }
        .into_any(),
    )
}

/// Everybody's tables: those with a free seat, then those that can be watched.
pub(crate) fn everybodys(lobby: RwSignal<Lobby>) -> AnyView {
    view! {
        {move || {
            let presence = me::presence().get();
            if !presence.is_online() {
                let note = if presence == me::Presence::Offline { "page-offline" } else { "page-opening" };
                return view! { <section class="sheet open"><header><h2>{words().text("page-open-tables")}</h2></header><p class="note">{words().text(note)}</p></section> }.into_any();
            }
            let lobby = lobby.get();
            let free: usize = lobby.open.iter().map(free).sum();
            let facts = words().say("page-open-facts", &[("tables", lobby.open.len().into()), ("seats", free.into())]);
            let open: Vec<AnyView> = lobby.open.iter().map(|table| row(table, "page-join", false)).collect();
            let watched: Vec<AnyView> = lobby.playing.iter().map(|table| row(table, "page-watch", false)).collect();
            let nothing = (open.is_empty() && watched.is_empty())
                .then(|| view! { <p class="note">{words().text("page-no-open-tables")}</p> });
            view! {
                <section class="sheet open">
                    <header><h2>{words().text("page-open-tables")}</h2><span class="dim">{facts}</span></header>
                    <ul>{open} {watched}</ul> {nothing}
                </section>
            }
            .into_any()
        }}
    }
    .into_any()
}

fn free(table: &OpenTable) -> usize {
    table.sitters.iter().filter(|sitter| **sitter == Sitter::Nobody).count()
}

fn row(table: &OpenTable, verb: &'static str, primary: bool) -> AnyView {
    let title = GAMES.iter().find(|info| info.slug == table.game).map_or("", |info| info.title);
    let names = words().row(table.sitters.iter().map(Sitter::name).filter(|name| !name.is_empty()));
    let seats: Vec<AnyView> = Seat::all(table.sitters.len() as u8)
        .map(|seat| match table.sitters[seat.index()] {
            Sitter::Nobody => view! { <i></i> }.into_any(),
            Sitter::Person { .. } | Sitter::Bot { .. } => art::token(seat),
        })
        .collect();
    view! {
        <li class="row" data-game=table.game.clone()>
            {boxes::spine(&table.game)}
            <span class="what"><b>{title}</b><span>{names}</span></span>
            <span class="seats hide-s" aria-hidden="true">{seats}</span>
            <span class="tempo hide-s">{art::line("i-clock")} {tempo(table.clock)}</span>
            <a class="btn" class:primary=primary href=format!("/table/{}", table.id)>{words().text(verb)}</a>
        </li>
    }
    .into_any()
}

/// How long everyone may think, in a few words.
pub(crate) fn tempo(clock: Clock) -> String {
    match clock {
        Clock::None => words().text("page-clock-none"),
        Clock::Live { bank, .. } => words().say("page-clock-live", &[("minutes", (bank / 60).into())]),
        Clock::Days { hours } => words().say("page-clock-days", &[("days", hours.div_ceil(24).into())]),
    }
}
