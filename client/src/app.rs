use std::sync::OnceLock;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use words::{Language, Words};

use crate::page::{account, first_game, lobby, not_found, on_device, on_server, rules};
use crate::{art, device, focus, me, server, settings};

static WORDS: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
static TICK: OnceLock<RwSignal<u64>> = OnceLock::new();

/// The words that everything on the page is said in.
///
/// Nothing has to follow them: when the language changes, the whole page is drawn anew.
pub(crate) fn words() -> &'static Words {
    let language = settings::language().get_untracked();
    // What is not loaded yet cannot be said yet.
    WORDS[language as usize]
        .get()
        .unwrap_or_else(|| WORDS[0].get_or_init(|| Words::new(Language::default()).remembering()))
}

/// Loads the words of a language, so that it can be spoken; the page itself brings only those of the first.
pub(crate) async fn learn(language: Language) {
    let words = &WORDS[language as usize];
    if language == Language::default() || words.get().is_some() {
        return;
    }
    // Where there is no such file, the server hands out the page itself.
    if let Ok(messages) = server::text(&format!("/{}.ftl", language.code())).await
        && !messages.starts_with('<')
    {
        words.get_or_init(|| Words::read(language, &messages).remembering());
    }
}

/// The time, every second: for clocks.
pub(crate) fn tick() -> RwSignal<u64> {
    *TICK.get().expect("the page provides it before it draws anything")
}

/// Draws the page.
pub(crate) fn mount() {
    mount_to_body(app);
}

fn app() -> impl IntoView {
    settings::provide();
    me::provide();
    focus::provide();
    let tick = RwSignal::new(device::now());
    TICK.get_or_init(|| tick);
    set_interval(move || tick.set(device::now()), Duration::from_secs(1));
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
                is_ready.get().then(routes)
            }}
        </Router>
    }
}

fn routes() -> impl IntoView {
    view! {
        <Routes fallback=not_found>
            <Route path=path!("/") view=lobby/>
            <Route path=path!("/device/:id") view=on_device/>
            <Route path=path!("/table/:id") view=on_server/>
            <Route path=path!("/me") view=account/>
            <Route path=path!("/rules/:game") view=rules/>
            <Route path=path!("/learn/:game") view=first_game/>
        </Routes>
    }
}
