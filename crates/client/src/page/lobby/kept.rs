use board::{art, words};
use leptos::prelude::*;
use shelf::GAMES;

use crate::boxes;
use crate::device;
use crate::save::{Player, Save};

/// The tables that are kept on this device and not over.
pub(crate) fn kept() -> AnyView {
    let tables = RwSignal::new(device::tables());
    view! {
        {move || {
            let going_on = tables.get().into_iter().filter(|save| !save.over);
            let rows: Vec<AnyView> = going_on.take(6).map(|save| row(&save, tables)).collect();
            let inside = if rows.is_empty() {
                view! { <p class="note dim">{words().text("page-nothing-kept")}</p> }.into_any()
            } else {
                view! { <ul>{rows}</ul> }.into_any()
            };
            view! {
                <section class="sheet device">
                    <header><h2>{words().text("page-on-this-device")}</h2><a data-past href="/review">{words().text("review-past")}</a></header>
                    {inside}
                </section>
            }
        }}
    }
    .into_any()
}

fn row(save: &Save, tables: RwSignal<Vec<Save>>) -> AnyView {
    let title = GAMES.iter().find(|info| info.slug == save.game).map_or("", |info| info.title);
    let others: Vec<&str> = save.players.iter().skip(1).map(name).collect();
    let id = save.id.clone();
    let forget = move |_| {
        device::forget(&id);
        tables.set(device::tables());
    };
    view! {
        <li class="row" data-game=save.game.clone()>
            {boxes::spine(&save.game)}
            <span class="what"><b>{title}</b><span>{words().say("page-with", &[("who", words().row(others).into())])}</span></span>
            <button class="icon-btn" aria-label=words().text("page-forget") title=words().text("page-forget") on:click=forget>{art::line("i-close")}</button>
            <a class="btn" href=format!("/device/{}", save.id)>{words().text("page-resume")}</a>
        </li>
    }
    .into_any()
}

fn name(player: &Player) -> &str {
    match player {
        Player::Person(name) | Player::Bot { name, .. } => name,
    }
}
