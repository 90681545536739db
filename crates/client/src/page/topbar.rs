use board::{
    art, keys,
    settings::{self, Theme, settings},
    words,
};
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use words::Language;

use crate::app::learn;
use crate::me;
use crate::page::account;

/// The bar at the top of every page; `crumbs` say where one is.
pub(crate) fn topbar(crumbs: AnyView) -> AnyView {
    let name = move || me::presence().with(|presence| presence.me().map(|me| me.name.clone()));
    let gear = view! {
        <a class="icon-btn" href="/me" aria-label=words().text("page-account") title=words().text("page-account")>
            {art::line("i-gear")} <span class="hide-s">{name}</span>
        </a>
    };
    bar(crumbs, gear.into_any())
}

/// The bar at the top of a table: settings open over it, so that nobody has to leave it for them.
pub(crate) fn topbar_of_table(crumbs: AnyView) -> AnyView {
    let open = RwSignal::new(false);
    let name = words().text("page-settings");
    let gear = view! {
        <button class="icon-btn" data-settings aria-label=name.clone() title=name aria-haspopup="dialog" on:click=move |_| open.set(true)>
            {art::line("i-gear")}
        </button>
        {move || open.get().then(|| settings_dialog(open))}
    };
    bar(crumbs, gear.into_any())
}

fn settings_dialog(open: RwSignal<bool>) -> AnyView {
    let dialog = NodeRef::<Dialog>::new();
    dialog.on_load(|dialog| {
        request_animation_frame(move || {
            // Where it cannot cover the page it stands in it.
            let _ = dialog.show_modal();
        });
    });
    view! {
        <dialog class="modal settings" aria-labelledby="settings" node_ref=dialog on:close=move |_| open.set(false)>
            <h2 id="settings">{words().text("page-settings")}</h2>
            {account::switches()}
            <div class="row">
                <a class="btn quiet" href="/me">{words().text("page-account")}</a>
                <button class="btn" data-close on:click=move |_| open.set(false)>{words().text("page-close")}</button>
            </div>
        </dialog>
    }
    .into_any()
}

fn bar(crumbs: AnyView, gear: AnyView) -> AnyView {
    view! {
        <header class="topbar">
            <a class="brand" href="/" aria-label=words().text("page-brand")>
                {art::sign("mark")} <span class="word">"Boardroom"</span>
            </a>
            {crumbs}
            <nav aria-label=words().text("page-main")>
                {keys::button()}
                {switches()}
                {gear}
            </nav>
        </header>
    }
    .into_any()
}

/// The languages, each by its own name.
pub(crate) fn languages() -> AnyView {
    let spoken = settings::language();
    let choices = Language::ALL.map(|language| {
        view! {
            <button lang=language.code() data-language=language.code() aria-pressed=(spoken.get_untracked() == language).to_string()
                on:click=move |_| speak(language)>
                {language.name()}
            </button>
        }
        .into_any()
    });
    view! { <span class="seg">{choices}</span> }.into_any()
}

fn speak(language: Language) {
    spawn_local(async move {
        learn(language).await;
        settings().update(|settings| settings.language = Some(language));
        // The page is drawn anew, and the keyboard stays on the switch.
        request_animation_frame(move || {
            let switch = document().query_selector(&format!("[data-language={}]", language.code())).ok().flatten();
            if let Some(switch) = switch.and_then(|switch| switch.dyn_into::<HtmlElement>().ok()) {
                // What cannot be stood on is left out by the browser.
                let _ = switch.focus();
            }
        });
    });
}

/// Sound on or off, light or dark.
pub(crate) fn switches() -> AnyView {
    let settings = settings();
    let sound = move || settings.with(|settings| settings.sound);
    let sound_name = move || words().text(if sound() { "page-sound-off" } else { "page-sound-on" });
    let theme_name = move || {
        let theme = words().text(settings.with(|settings| settings.theme.name()));
        words().say("page-theme-now", &[("theme", theme.into())])
    };
    let turn_theme = move |_| {
        settings.update(|settings| {
            settings.theme = match settings.theme {
                Theme::System => Theme::Dark,
                Theme::Dark => Theme::Light,
                Theme::Light => Theme::System,
            };
        });
    };
    view! {
        <button class="icon-btn" aria-label=sound_name title=sound_name
            on:click=move |_| settings.update(|settings| settings.sound = !settings.sound)>
            {move || art::line(if sound() { "i-sound" } else { "i-mute" })}
        </button>
        <button class="icon-btn" aria-label=theme_name title=theme_name on:click=turn_theme>{art::line("i-theme")}</button>
    }
    .into_any()
}
