use leptos::prelude::*;

use crate::app::words;
use crate::settings::{Theme, settings};
use crate::{art, me};

/// The bar at the top of every page; `crumbs` say where one is.
pub(crate) fn topbar(crumbs: AnyView) -> AnyView {
    view! {
        <header class="topbar">
            <a class="brand" href="/" aria-label=words().text("page-brand")>
                {art::sign("mark")} <span class="word">"Boardroom"</span>
            </a>
            {crumbs}
            <nav aria-label=words().text("page-main")>
                {switches()}
                <a class="icon-btn" href="/me" aria-label=words().text("page-account") title=words().text("page-account")>
                    {art::line("i-gear")} <span class="hide-s">{move || me::presence().with(|presence| presence.me().map(|me| me.name.clone()))}</span>
                </a>
            </nav>
        </header>
    }
    .into_any()
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
