use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use crate::page::learn::book;
use crate::page::topbar::topbar;

/// The rules of a game in our own words, open at the section that the address names.
pub(crate) fn rules() -> impl IntoView {
    let game = use_params_map().with(|params| params.get("game").unwrap_or_default());
    let hash = window().location().hash().unwrap_or_default();
    let wanted = hash.trim_start_matches('#');
    let at = learn::sections(&game).iter().find(|anchor| **anchor == wanted).copied();
    view! {
        <link rel="stylesheet" href="/learn.css"/>
        {topbar(().into_any())}
        <main class="rules">{book(&game, Signal::derive(move || at))}</main>
    }
}
