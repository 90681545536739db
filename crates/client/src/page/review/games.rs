use std::sync::Arc;

use board::{art, words};
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, File, HtmlInputElement};

use super::{flawed, shelf};
use crate::book::{FromPlayback, Source, ToPlayback};
use crate::boxes;
use crate::device;
use crate::link::{Local, Patience};
use crate::page::topbar::topbar;
use crate::save::{Player, Save};
use crate::talk::{FromDealer, ToDealer};

/// The games that can be looked back on here: those that were finished on this device, and records from files.
pub(crate) fn past_games() -> impl IntoView {
    let crumbs = view! { <div class="crumbs"><b>{words().text("review-past")}</b></div> };
    view! {
        <link rel="stylesheet" href="/review.css"/>
        {topbar(crumbs.into_any())}
        <main class="past">
            <header><h1>{words().text("review-past")}</h1><p class="dim">{words().text("review-past-help")}</p></header>
            {upload()}
            {finished()}
            {files()}
        </main>
    }
}

/// A place to put a record: by a button, or by dropping a file.
fn upload() -> AnyView {
    let (trouble, over) = (RwSignal::new(None::<String>), RwSignal::new(false));
    let playback = StoredValue::new_local(None::<Local>);
    let navigate = use_navigate();
    let enter = Arc::new(move |hash: &str| navigate(&format!("/review/file/{hash}"), NavigateOptions::default()));
    let take = move |file: File| {
        let enter = Arc::clone(&enter);
        trouble.set(Some(words().text("review-opening")));
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
            let hear = move |heard| match heard {
                FromDealer::Read(FromPlayback::Book(book)) => {
                    shelf::keep_record(&book);
                    enter(&book.hash);
                }
                FromDealer::Read(FromPlayback::Flawed(flaw)) => trouble.set(Some(flawed(&flaw))),
                _ => {}
            };
            match Local::start(ToDealer::Read(ToPlayback::Open(Source::Record(text))), Patience::Table, hear) {
                Ok(local) => drop(playback.try_set_value(Some(local))),
                Err(_) => trouble.set(Some(words().text("page-no-worker"))),
            }
        });
    };
    on_cleanup(move || drop(playback.try_set_value(None)));
    let field = NodeRef::<Input>::new();
    let dropped = {
        let take = take.clone();
        move |event: DragEvent| {
            event.prevent_default();
            over.set(false);
            if let Some(file) = event.data_transfer().and_then(|data| data.files()?.get(0)) {
                take(file);
            }
        }
    };
    let chosen = move |event| {
        let input: HtmlInputElement = event_target(&event);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            take(file);
        }
        // The same file can be chosen again after it was mended.
        input.set_value("");
    };
    view! {
        <section class="sheet drop" class:over=move || over.get()
            on:dragover=move |event| { event.prevent_default(); over.set(true); } on:dragleave=move |_| over.set(false) on:drop=dropped>
            {art::line("i-up")}
            <div>
                <label class="btn primary"><input class="sr" type="file" accept=".json,application/json" node_ref=field data-upload on:change=chosen/> {words().text("review-upload")}</label>
                <p class="dim hide-s">{words().text("review-drop")}</p>
                <p class="trouble" role="alert">{trouble}</p>
            </div>
        </section>
    }
    .into_any()
}

/// The games that were finished on this device.
fn finished() -> AnyView {
    let tables = RwSignal::new(device::tables());
    let rows = move || {
        let over = tables.get().into_iter().filter(|save| save.over);
        let rows: Vec<AnyView> = over.map(|save| table_row(&save, tables)).collect();
        match rows.is_empty() {
            true => view! { <p class="note">{words().text("review-none")}</p> }.into_any(),
            false => view! { <ul>{rows}</ul> }.into_any(),
        }
    };
    view! { <section class="sheet"><header><h2>{words().text("page-on-this-device")}</h2></header>{rows}</section> }
        .into_any()
}

fn table_row(save: &Save, tables: RwSignal<Vec<Save>>) -> AnyView {
    let names = save.players.iter().map(|player| match player {
        Player::Person(name) | Player::Bot { name, .. } => name.as_str(),
    });
    let id = save.id.clone();
    let forget = move |_| {
        device::forget(&id);
        tables.set(device::tables());
    };
    row(&save.game, &words().row(names), &format!("/review/device/{}", save.id), forget)
}

/// The records from files.
fn files() -> AnyView {
    let files = RwSignal::new(shelf::files());
    let section =
        move || {
            let rows: Vec<AnyView> = files.get().into_iter().map(|file| file_row(&file, files)).collect();
            (!rows.is_empty()).then(|| view! {
            <section class="sheet"><header><h2>{words().text("review-files")}</h2></header><ul>{rows}</ul></section>
        })
        };
    view! { {section} }.into_any()
}

fn file_row(file: &shelf::File, files: RwSignal<Vec<shelf::File>>) -> AnyView {
    let hash = file.hash.clone();
    let forget = move |_| {
        shelf::forget_record(&hash);
        files.set(shelf::files());
    };
    let names = words().row(file.names.iter().map(String::as_str));
    row(&file.game, &names, &format!("/review/file/{}", file.hash), forget)
}

fn row(game: &str, names: &str, address: &str, forget: impl Fn(web_sys::MouseEvent) + 'static) -> AnyView {
    let title = ::shelf::GAMES.iter().find(|info| info.slug == game).map_or("", |info| info.title);
    view! {
        <li class="row" data-game=game.to_owned()>
            {boxes::spine(game)}
            <span class="what"><b>{title}</b><span>{names.to_owned()}</span></span>
            <button class="icon-btn" aria-label=words().text("page-forget") title=words().text("page-forget") on:click=forget>{art::line("i-close")}</button>
            <a class="btn" data-review href=address.to_owned()>{words().text("review-open")}</a>
        </li>
    }
    .into_any()
}
