use std::time::Duration;

use board::{Board, Scene, words};
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{Sitter, Update};

use crate::server;

/// How often it is asked who sits at the next table.
const GLANCE: Duration = Duration::from_secs(3);

/// Who has agreed to a rematch: whoever sits at the next table of the same people, once there is one.
pub(super) fn agreed<B: Board>(scene: Scene<B>) -> AnyView {
    let session = scene.session;
    if session.is_on_device() {
        return ().into_any();
    }
    let next = Memo::new(move |_| session.sheet.with(|sheet| sheet.as_ref().and_then(|sheet| sheet.rematch.clone())));
    let seated = RwSignal::new(Vec::<String>::new());
    let look = move || {
        let Some(table) = next.try_get_untracked().flatten() else { return };
        spawn_local(async move {
            if let Ok(update) = server::get::<Update>(&format!("/api/tables/{table}")).await {
                // Whoever has left the end needs it no more.
                let _ = seated.try_set(people(update));
            }
        });
    };
    Effect::new(move |_| {
        next.track();
        look();
    });
    if let Ok(glance) = set_interval_with_handle(look, GLANCE) {
        on_cleanup(move || glance.clear());
    }
    let inside = move || {
        next.get()?;
        let names = seated.get();
        let args = [("count", names.len().into()), ("who", words().list(&names).into())];
        Some(view! { <p class="dim" role="status" data-agreed>{words().say("page-rematch-agreed", &args)}</p> })
    };
    view! { {inside} }.into_any()
}

/// The names of the people who sit at a table.
fn people(update: Update) -> Vec<String> {
    let chairs = update.sheet.map(|sheet| sheet.chairs).unwrap_or_default();
    let people = chairs.into_iter().filter(|chair| matches!(chair.sitter, Sitter::Person { .. }));
    people.map(|chair| chair.sitter.name().to_owned()).collect()
}
