use std::time::Duration;

use board::{Boards, art, keys, settings, words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::hooks::use_location;
use leptos_router::path;
use wasm_bindgen::JsCast as _;
use words::{Language, Words};

use crate::{device, me, page, server};

/// Loads the words of a language, so that it can be spoken; the page itself brings only those of the first.
pub(crate) async fn learn(language: Language) {
    if board::knows(language) {
        return;
    }
    // Where there is no such file, the server hands out the page itself.
    if let Ok(messages) = server::text(&format!("/{}.ftl", language.code())).await
        && !messages.starts_with('<')
    {
        board::bring(Words::read(language, &messages));
    }
}

/// Draws the lobby and what belongs to it.
pub fn lobby() {
    mount_to_body(|| app(lobby_routes));
}

/// Draws what one stays at for a while: tables, first games, reviews and the workshop.
pub fn room<L: Boards>() {
    mount_to_body(|| app(room_routes::<L>));
}

fn app(routes: fn() -> AnyView) -> impl IntoView {
    board::provide(|| faces::words(Language::default()));
    me::provide();
    let first = settings::language().get_untracked();
    let is_ready = RwSignal::new(first == Language::default());
    spawn_local(async move {
        learn(first).await;
        is_ready.set(true);
    });
    view! {
        {art::sprite()}
        <Router>
            {move || {
                settings::language().track();
                is_ready.get().then(|| view! { {skip()} {routes()} {keys::sheet()} })
            }}
        </Router>
    }
}

/// For whoever goes by keyboard: over the bar, to what the page is about.
fn skip() -> AnyView {
    let go = |event: web_sys::MouseEvent| {
        event.prevent_default();
        let main = document().query_selector("main").ok().flatten();
        if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
            main.set_tab_index(-1);
            // What cannot be stood on is left out by the browser.
            let _ = main.focus();
        }
    };
    view! { <a class="skip" href="#main" on:click=go>{words().text("page-skip")}</a> }.into_any()
}

fn lobby_routes() -> AnyView {
    let elsewhere = elsewhere();
    view! {
        <Routes fallback=elsewhere>
            <Route path=path!("/") view=page::lobby/>
            <Route path=path!("/me") view=page::account/>
            <Route path=path!("/rules/:game") view=page::rules/>
        </Routes>
    }
    .into_any()
}

fn room_routes<L: Boards>() -> AnyView {
    let elsewhere = elsewhere();
    let (on_device, on_server, first_game) = (page::on_device::<L>, page::on_server::<L>, page::first_game::<L>);
    let past_on_device = page::past_on_device::<L>;
    let (past_on_server, past_file) = (page::past_on_server::<L>, page::past_file::<L>);
    view! {
        <Routes fallback=elsewhere>
            <Route path=path!("/device/:id") view=on_device/>
            <Route path=path!("/table/:id") view=on_server/>
            <Route path=path!("/learn/:game") view=first_game/>
            <Route path=path!("/review") view=page::past_games/>
            <Route path=path!("/review/device/:id") view=past_on_device/>
            <Route path=path!("/review/table/:id") view=past_on_server/>
            <Route path=path!("/review/file/:id") view=past_file/>
            <Route path=path!("/workshop/:game") view=page::workshop/>
        </Routes>
    }
    .into_any()
}

/// What stands at an address that this program has no page for: another one may have it, and is loaded.
fn elsewhere() -> impl Fn() -> AnyView + Clone + Send {
    let address = use_location().pathname;
    let loaded_at = address.get_untracked();
    move || {
        if address.get_untracked() == loaded_at {
            return page::not_found();
        }
        // The router writes the address down when it has found its page.
        set_timeout(device::load_anew, Duration::ZERO);
        ().into_any()
    }
}
