use board::{art, words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, FileList, HtmlInputElement};
use wire::Plans;

use super::playtest::Playtest;
use super::shop::{Note, Shop};
use crate::device;
use crate::page::lobby::own_name;
use crate::save::Player;
use crate::sets::{self, KeptSet};

/// The set as a whole: its name, where it is kept, how it is shared and played.
pub(crate) fn keeping(shop: Shop, playtest: Playtest) -> AnyView {
    let kept = RwSignal::new(sets::of(shop.info.slug));
    let changes = move || words().say("workshop-changes", &[("count", shop.changes.with(Vec::len).into())]);
    let is_changed = move || !shop.changes.with(Vec::is_empty);
    let reset = move || {
        is_changed().then(|| {
            let all = move |_| {
                shop.name.set(String::new());
                shop.restore("");
            };
            view! { <button class="btn quiet" data-reset-all on:click=all>{art::line("i-undo")} {words().text("workshop-reset-all")}</button> }
        })
    };
    view! {
        <section class="sheet keeping" aria-label=words().text("workshop-set")>
            {name_and_save(shop, kept)}
            <div class="ways">{play(shop, playtest)} {download(shop)} {upload(shop)}</div>
            {note(shop)}
            <div class="more">
                {kept_sets(shop, kept)}
                {as_text(shop)}
                <span class="state"><span class="chip" class:brass=is_changed data-changes>{changes}</span> {reset}</span>
            </div>
        </section>
    }
    .into_any()
}

fn name_and_save(shop: Shop, kept: RwSignal<Vec<KeptSet>>) -> AnyView {
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (name, set) = (untrack(|| shop.set_name()), shop.draft.get_untracked());
        let has_room = sets::keep(shop.info.slug, &name, set);
        shop.name.set(name);
        kept.set(sets::of(shop.info.slug));
        shop.note.set(Some(if has_room {
            Note::Good(words().text("workshop-saved"))
        } else {
            Note::Bad(words().text("workshop-not-saved"))
        }));
    };
    view! {
        <form class="name" on:submit=save>
            <input type="text" maxlength="40" autocomplete="off" aria-label=words().text("workshop-name") placeholder=move || shop.set_name() data-name
                prop:value=shop.name on:input=move |event| shop.name.set(event_target_value(&event))/>
            <button class="btn" data-save disabled=move || shop.file.with(Option::is_none)>{words().text("workshop-save")}</button>
        </form>
    }
    .into_any()
}

/// Lays a table with the set on this device.
fn play(shop: Shop, playtest: Playtest) -> AnyView {
    let navigate = use_navigate();
    let begin = move |_| {
        let (names, level) = (words().text("page-bot-names"), playtest.level.get_untracked());
        let others = usize::from(playtest.seats.get_untracked()).saturating_sub(1);
        let bots = names.split(", ").take(others).map(|name| Player::Bot { level, name: name.to_owned() });
        let players = std::iter::once(Player::Person(own_name())).chain(bots).collect();
        let options = shop.options(playtest.variants.get_untracked());
        navigate(
            &format!("/device/{}", device::lay(&shop.info, options, players, Plans::Allowed)),
            NavigateOptions::default(),
        );
    };
    view! {
        <button class="btn" data-play disabled=move || shop.file.with(Option::is_none) on:click=begin>{art::line("i-play")} {words().text("workshop-play")}</button>
    }
    .into_any()
}

/// The name of the file that a set is shared as.
pub(crate) fn file_name(set: &str) -> String {
    let plain: String = set.chars().map(|sign| if "/\\:*?\"'<>|".contains(sign) { '-' } else { sign }).collect();
    format!("{}.toml", plain.trim())
}

fn download(shop: Shop) -> AnyView {
    let address = move || {
        shop.file.with(|file| {
            file.as_ref().map(|file| {
                format!("data:application/toml;charset=utf-8,{}", String::from(js_sys::encode_uri_component(file)))
            })
        })
    };
    view! {
        <a class="btn" data-download download=move || file_name(&shop.set_name()) href=address aria-disabled=move || shop.file.with(Option::is_none).to_string()>
            {art::line("i-dl")} {words().text("workshop-download")}
        </a>
    }
    .into_any()
}

fn upload(shop: Shop) -> AnyView {
    let input = NodeRef::<leptos::html::Input>::new();
    let take = move |event: web_sys::Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        read(shop, input.files());
        // So that the same file can be chosen again.
        input.set_value("");
    };
    let choose = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    view! {
        <input type="file" accept=".toml,text/plain" class="sr" tabindex="-1" aria-hidden="true" node_ref=input data-upload on:change=take/>
        <button class="btn" on:click=choose>{art::line("i-up")} {words().text("workshop-upload")}</button>
    }
    .into_any()
}

/// Reads the first of some files.
fn read(shop: Shop, files: Option<FileList>) {
    let Some(file) = files.and_then(|files| files.get(0)) else { return };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        shop.read(file.name(), text.unwrap_or_default());
    });
}

/// What takes files that are dropped on it.
pub(crate) fn dropped(shop: Shop, event: &DragEvent) {
    event.prevent_default();
    read(shop, event.data_transfer().and_then(|data| data.files()));
}

fn note(shop: Shop) -> AnyView {
    let said = move || {
        shop.note.get().map(|note| match note {
            Note::Good(text) => view! { <p class="note good" role="status">{text}</p> }.into_any(),
            Note::Bad(text) => view! { <p class="note bad" role="alert">{text}</p> }.into_any(),
        })
    };
    view! { {said} }.into_any()
}

/// The sets that are kept on this device.
fn kept_sets(shop: Shop, kept: RwSignal<Vec<KeptSet>>) -> AnyView {
    let list = move || {
        let rows: Vec<AnyView> = kept.get().into_iter().map(|set| row(shop, set, kept)).collect();
        (!rows.is_empty()).then(|| {
            let title = words().say("workshop-sets", &[("count", rows.len().into())]);
            view! { <details class="variants"><summary>{title}</summary><ul class="kept">{rows}</ul></details> }
        })
    };
    view! { {list} }.into_any()
}

fn row(shop: Shop, kept_set: KeptSet, kept: RwSignal<Vec<KeptSet>>) -> AnyView {
    let (renaming, sure) = (RwSignal::new(false), RwSignal::new(false));
    let name = RwSignal::new(kept_set.name.clone());
    let args = [("name", kept_set.name.as_str().into())];
    let (rename_label, delete_label) =
        (words().say("workshop-rename-of", &args), words().say("workshop-delete-of", &args));
    let KeptSet { name: old, set, .. } = kept_set;
    let shown = old.clone();
    let open = {
        let old = old.clone();
        move |_| {
            shop.note.set(None);
            shop.take_up(old.clone(), set.clone());
        }
    };
    let rename = {
        let old = old.clone();
        move || {
            sets::rename(shop.info.slug, &old, name.get_untracked().trim());
            kept.set(sets::of(shop.info.slug));
        }
    };
    let forget = move |_| {
        if sure.get_untracked() {
            sets::forget(shop.info.slug, &old);
            kept.set(sets::of(shop.info.slug));
        } else {
            sure.set(true);
        }
    };
    let heading = move || {
        if renaming.get() {
            let rename = rename.clone();
            let done = move |event: web_sys::SubmitEvent| {
                event.prevent_default();
                rename();
            };
            view! {
                <form class="name" on:submit=done>
                    <input type="text" maxlength="40" autofocus=true aria-label=words().text("workshop-name") prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
                    <button class="btn" data-rename-done>{words().text("workshop-rename-done")}</button>
                </form>
            }
            .into_any()
        } else {
            view! { <b>{shown.clone()}</b> }.into_any()
        }
    };
    view! {
        <li data-kept>
            {heading}
            <span class="handles">
                <button class="btn" data-open on:click=open>{words().text("workshop-open")}</button>
                <button class="btn quiet" data-rename aria-label=rename_label on:click=move |_| renaming.update(|renaming| *renaming = !*renaming)>{words().text("workshop-rename")}</button>
                <button class="btn quiet" data-delete aria-label=delete_label on:click=forget>
                    {move || words().text(if sure.get() { "workshop-delete-sure" } else { "workshop-delete" })}
                </button>
            </span>
        </li>
    }
    .into_any()
}

/// The set as the text of its file, for whoever prefers that.
fn as_text(shop: Shop) -> AnyView {
    let text = RwSignal::new(String::new());
    Effect::new(move |_| {
        if let Some(file) = shop.file.get() {
            text.set(file);
        }
    });
    let take = move |_| shop.read(file_name(&untrack(|| shop.set_name())), text.get_untracked());
    view! {
        <details class="variants">
            <summary>{words().text("workshop-text")}</summary>
            <p class="dim">{words().text("workshop-text-help")}</p>
            <textarea rows="14" spellcheck="false" aria-label=words().text("workshop-text") data-text prop:value=text on:input=move |event| text.set(event_target_value(&event))></textarea>
            <button class="btn" data-use-text on:click=take>{words().text("workshop-text-use")}</button>
        </details>
    }
    .into_any()
}
