use board::{art, words};
use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use shelf::GAMES;

use crate::page::learn::{book, earlier};
use crate::page::topbar::topbar;

/// The rules of a game in our own words, open at the section that the address names.
pub(crate) fn rules() -> impl IntoView {
    let game = use_params_map().with(|params| params.get("game").unwrap_or_default());
    let hash = window().location().hash().unwrap_or_default();
    let wanted = hash.trim_start_matches('#');
    let at = faces::sections(&game).iter().find(|anchor| **anchor == wanted).copied();
    let info = GAMES.iter().find(|info| info.slug == game);
    let title = info.map(|info| info.title);
    let learn = title.map(|_| {
        view! { <a class="icon-btn" data-learn href=format!("/learn/{game}")>{art::line("i-learn")} {words().text("learn-link")}</a> }
    });
    let version = use_query_map().with_untracked(|query| query.get("version")).and_then(|version| version.parse().ok());
    let of_a_table = info.and_then(|info| earlier(info, version));
    let crumbs =
        view! { <div class="crumbs" data-game=game.clone()><b>{title}</b></div> <nav class="inner">{learn}</nav> };
    view! {
        <link rel="stylesheet" href="/learn.css"/>
        {topbar(crumbs.into_any())}
        <main class="rules">{of_a_table} {book(&game, Signal::derive(move || at))}</main>
    }
}
