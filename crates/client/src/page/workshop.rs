//! The workshop: a game's card set, to be changed, tried out over thousands of games, kept, shared and played.

mod cards;
mod field;
mod grid;
mod keeping;
mod outline;
mod playtest;
mod shop;

use board::{art, words};
use leptos::html::Div;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use shelf::GAMES;
use web_sys::{DragEvent, ShadowRootInit, ShadowRootMode};

use crate::page::not_found;
use crate::page::topbar::topbar;

use playtest::Playtest;
use shop::Shop;

/// The workshop of a game.
pub(crate) fn workshop() -> impl IntoView {
    let params = use_params_map();
    move || {
        let slug = params.with(|params| params.get("game").unwrap_or_default());
        match GAMES.iter().find(|info| info.slug == slug) {
            Some(info) => room(Shop::open(*info)),
            None => not_found().into_any(),
        }
    }
}

fn room(shop: Shop) -> AnyView {
    let slug = shop.info.slug;
    let playtest = Playtest::new(shop);
    let dropping = RwSignal::new(false);
    let over = move |event: DragEvent| {
        event.prevent_default();
        dropping.set(true);
    };
    let put_down = move |event: DragEvent| {
        dropping.set(false);
        keeping::dropped(shop, &event);
    };
    let crumbs = view! {
        <div class="crumbs"><b>{shop.info.title}</b> <span class="dim">{words().text("workshop")}</span></div>
        <nav class="inner" aria-label=words().text("workshop")>
            <a class="icon-btn" href=format!("/rules/{slug}") target="_blank">{art::line("i-book")} <span class="hide-s">{words().text("page-rules")}</span></a>
        </nav>
    };
    let inside = move || if shop.is_open.get() { desk(shop, playtest) } else { opening(shop) };
    view! {
        <link rel="stylesheet" href="/workshop.css"/>
        <div class="page" data-game=slug on:dragover=over on:dragleave=move |_| dropping.set(false) on:drop=put_down>
            {topbar(crumbs.into_any())}
            {inside}
            {move || dropping.get().then(|| view! { <div class="dropping">{words().text("workshop-drop")}</div> })}
        </div>
    }
    .into_any()
}

fn opening(shop: Shop) -> AnyView {
    let said = move || match shop.note.get() {
        Some(shop::Note::Bad(why)) => why,
        _ => words().text("workshop-opening"),
    };
    view! { <main class="empty"><p>{said}</p></main> }.into_any()
}

/// The cards at the left, what they do at the right; on a phone one of both.
fn desk(shop: Shop, playtest: Playtest) -> AnyView {
    let shown = RwSignal::new("cards");
    let view_of = |which: &'static str, label: &'static str| {
        view! {
            <button data-view=which aria-pressed=move || (shown.get() == which).to_string() on:click=move |_| shown.set(which)>{words().text(label)}</button>
        }
    };
    view! {
        <main class="workshop" data-shown=shown>
            <header class="intro">
                <h1>{words().text("workshop")}</h1>
                <p class="dim hide-s">{words().text("workshop-pitch")}</p>
                <span class="seg views" role="group" aria-label=words().text("workshop-views")>
                    {view_of("cards", "workshop-cards")} {view_of("balance", "workshop-balance")}
                </span>
            </header>
            <div class="left">{keeping::keeping(shop, playtest)} {cards::cards(shop)}</div>
            <div class="right">{playtest::panel(playtest)} {playtest::stale(playtest)} {charts(shop)}</div>
        </main>
    }
    .into_any()
}

/// The charts in a tree of their own, so that they look as on a balance page of the command line.
fn charts(shop: Shop) -> AnyView {
    let place = NodeRef::<Div>::new();
    Effect::new(move |_| {
        let Some(place) = place.get() else { return };
        let root = place.shadow_root().or_else(|| {
            let root = place.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open)).ok()?;
            root.set_inner_html("<link rel=stylesheet href=/charts.css><div class=charts></div>");
            Some(root)
        });
        let inside = root.and_then(|root| root.query_selector(".charts").ok().flatten());
        if let Some(inside) = inside {
            shop.charts.with(|charts| inside.set_inner_html(charts));
        }
    });
    let nothing = move || {
        shop.charts.with(String::is_empty).then(|| {
            view! { <div class="empty sheet">{art::sign("mark")}<h2>{words().text("workshop-empty")}</h2><p class="dim">{words().text("workshop-empty-help")}</p></div> }
        })
    };
    view! {
        <section class="results" aria-label=words().text("workshop-charts")>{nothing}<div node_ref=place data-charts></div></section>
    }
    .into_any()
}
