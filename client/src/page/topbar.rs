use leptos::prelude::*;

use crate::app::words;
use crate::settings::{Theme, settings};
use crate::{art, me};

/// The bar at the top of every page; `crumbs` say where one is.
pub(crate) fn topbar(crumbs: AnyView) -> AnyView {
    let settings = settings();
    let sound = move || if settings.with(|settings| settings.sound) { "page-sound-off" } else { "page-sound-on" };
    let turn_theme = move |_| {
        settings.update(|settings| {
            settings.theme = match settings.theme {
                Theme::System => Theme::Dark,
                Theme::Dark => Theme::Light,
                Theme::Light => Theme::System,
            };
        });
    };
    let theme = move || match settings.with(|settings| settings.theme) {
        Theme::System => "page-theme-system",
        Theme::Light => "page-theme-light",
        Theme::Dark => "page-theme-dark",
    };
    view! {
        <header class="topbar">
            <a class="brand" href="/" aria-label=words().text("page-brand")>
                {art::sign("mark")} <span class="word">"Boardroom"</span>
            </a>
            {crumbs}
            <nav aria-label=words().text("page-main")>
                <button class="icon-btn" aria-label=move || words().text(sound()) title=move || words().text(sound())
                    on:click=move |_| settings.update(|settings| settings.sound = !settings.sound)>
                    {move || art::line(if settings.with(|settings| settings.sound) { "i-sound" } else { "i-mute" })}
                </button>
                <button class="icon-btn" aria-label=move || words().text(theme()) title=move || words().text(theme())
                    on:click=turn_theme>
                    {art::line("i-theme")}
                </button>
                <a class="icon-btn" href="/me" aria-label=words().text("page-account") title=words().text("page-account")>
                    {art::line("i-gear")} <span class="hide-s">{move || me::presence().with(|presence| presence.me().map(|me| me.name.clone()))}</span>
                </a>
            </nav>
        </header>
    }
    .into_any()
}
