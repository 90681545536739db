use board::{
    art, keys,
    settings::{self, Theme, settings},
    words,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use words::Language;

use crate::app::learn;
use crate::me;

/// The bar at the top of every page; `crumbs` say where one is.
pub(crate) fn topbar(crumbs: AnyView) -> AnyView {
    view! {
        <header class="topbar">
            <a class="brand" href="/" aria-label=words().text("page-brand")>
                {art::sign("mark")} <span class="word">"Boardroom"</span>
            </a>
            {crumbs}
            <nav aria-label=words().text("page-main")>
                {keys::button()}
                {switches()}
                <a class="icon-btn" href="/me" aria-label=words().text("page-account") title=words().text("page-account")>
                    {art::line("i-gear")} <span class="hide-s">{move || me::presence().with(|presence| presence.me().map(|me| me.name.clone()))}</span>
                </a>
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
