use board::{art, words};
use leptos::prelude::*;
use shelf::GAMES;

use crate::boxes;
use crate::device;
use crate::save::{Player, Save};

/// The tables that are kept on this device and not over.
pub(crate) fn kept() -> AnyView {
    let tables = RwSignal::new(device::tables());
    let gone = RwSignal::new(None::<Save>);
    view! {
        {move || {
            let going_on = tables.get().into_iter().filter(|save| !save.over);
            let rows: Vec<AnyView> = going_on.take(6).map(|save| row(&save, tables, gone)).collect();
            let inside = if rows.is_empty() {
                view! { <p class="note dim">{words().text("page-nothing-kept")}</p> }.into_any()
            } else {
                view! { <ul>{rows}</ul> }.into_any()
            };
            view! {
                <section class="sheet device">
                    <header><h2>{words().text("page-on-this-device")}</h2><a data-past href="/review">{words().text("review-past")}</a></header>
                    {inside}
                    {gone.get().map(|save| undo(save, tables, gone))}
                </section>
            }
        }}
    }
    .into_any()
}

/// A table that was just deleted, and the way to have it back.
fn undo(save: Save, tables: RwSignal<Vec<Save>>, gone: RwSignal<Option<Save>>) -> AnyView {
    let said = words().say("page-forgotten", &[("game", title(&save).into())]);
    let keep = move |_| {
        device::restore(&save);
        gone.set(None);
        tables.set(device::tables());
    };
    view! {
        <p class="note forgotten" role="status">{said} <button class="btn quiet" data-undo-forget on:click=keep>{words().text("page-undo-forget")}</button></p>
    }
    .into_any()
}

fn title(save: &Save) -> &'static str {
    GAMES.iter().find(|info| info.slug == save.game).map_or("", |info| info.title)
}

fn row(save: &Save, tables: RwSignal<Vec<Save>>, gone: RwSignal<Option<Save>>) -> AnyView {
    let title = title(save);
    let others: Vec<&str> = save.players.iter().skip(1).map(name).collect();
    let forgotten = save.clone();
    let forget = move |_| {
        device::forget(&forgotten.id);
        gone.set(Some(forgotten.clone()));
        tables.set(device::tables());
    };
    view! {
        <li class="row" data-game=save.game.clone()>
            {boxes::spine(&save.game)}
            <span class="what"><b>{title}</b><span>{words().say("page-with", &[("who", words().row(others).into())])}</span></span>
            <button class="icon-btn" aria-label=words().text("page-forget") title=words().text("page-forget") data-forget on:click=forget>{art::line("i-close")}</button>
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
