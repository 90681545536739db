use bots::Level;
use games::GAMES;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use serde_json::json;
use table::{Info, Salt, Seed};

use crate::app::words;
use crate::host::{Player, Save};
use crate::page::topbar::topbar;
use crate::settings::settings;
use crate::{art, device};

/// The lobby: five games, one's own tables, and everybody's.
pub(crate) fn lobby() -> impl IntoView {
    let game = RwSignal::new(GAMES.iter().find(|info| info.slug == "bids").copied().unwrap_or(GAMES[0]));
    view! {
        {topbar(().into_any())}
        <main class="lobby">
            <section class="pick" aria-labelledby="pick">
                <header><h1 id="pick">{words().text("page-what-to-play")}</h1><p class="dim hide-s">{words().text("page-pitch")}</p></header>
                {shelf(game)}
                {move || tray(game.get())}
            </section>
            <aside class="yours">{kept()}</aside>
        </main>
    }
}

/// The five boxes.
fn shelf(game: RwSignal<Info>) -> AnyView {
    let boxes: Vec<AnyView> = GAMES
        .iter()
        .enumerate()
        .map(|(index, info)| {
            let facts = facts(info);
            view! {
                <li style=format!("grid-column:{}", index + 1)>
                    <button class="box" data-game=info.slug aria-label=format!("{}, {facts}", info.title)
                        aria-pressed=move || (game.get().slug == info.slug).to_string() on:click=move |_| game.set(*info)>
                        {art::cover(info.slug)}
                    </button>
                    <span class="cap">{facts}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="shelf">{boxes}</ul> }.into_any()
}

fn facts(info: &Info) -> String {
    let minutes = words().text(&format!("page-minutes-{}", info.slug));
    words().say(
        "page-facts",
        &[("min", info.min_seats.into()), ("max", info.max_seats.into()), ("minutes", minutes.into())],
    )
}

/// What the chosen box holds, and how to begin.
fn tray(info: Info) -> AnyView {
    let fewest = info.min_seats.saturating_sub(1);
    let count = RwSignal::new((info.max_seats - 1).min(3).max(fewest));
    let level = RwSignal::new(Level::Manager);
    let navigate = use_navigate();
    let begin = move |_| {
        let save = new_save(&info, count.get_untracked(), level.get_untracked());
        device::keep(&save);
        navigate(&format!("/device/{}", save.id), NavigateOptions::default());
    };
    let strength = |which: Level| {
        view! {
            <button aria-pressed=move || (level.get() == which).to_string() on:click=move |_| level.set(which)>
                {words().text(&format!("page-level-{which}"))}
            </button>
        }
    };
    view! {
        <div class="sheet tray" data-game=info.slug>
            <div class="say"><h2>{info.title}</h2><p>{words().tagline(info.slug)}</p></div>
            <div class="set">
                <span class="count" role="group" aria-label=words().text("page-bot-count")>
                    <button aria-label=words().text("page-fewer-bots") on:click=move |_| count.update(|count| *count = (*count - 1).max(fewest)) disabled=move || { count.get() <= fewest }>"−"</button>
                    <output>{move || words().say("page-bots", &[("count", count.get().into())])}</output>
                    <button aria-label=words().text("page-more-bots") on:click=move |_| count.update(|count| *count += 1) disabled=move || { count.get() + 1 >= info.max_seats }>"+"</button>
                </span>
                <span class="seg" role="group" aria-label=words().text("page-strength")>{strength(Level::Intern)} {strength(Level::Manager)}</span>
            </div>
            <div class="go">
                <button class="btn primary big" data-play on:click=begin>{words().text("page-play-now")}</button>
                <a class="btn quiet" href=format!("/rules/{}", info.slug)>{words().text("page-rules")}</a>
            </div>
        </div>
    }
    .into_any()
}

/// A new table on this device: the person and so many bots.
fn new_save(info: &Info, bots: u8, level: Level) -> Save {
    let name = settings().with_untracked(|settings| settings.name.clone());
    let name = if name.is_empty() { words().text("you-name") } else { name };
    let names = words().text("page-bot-names");
    let bots = names.split(", ").take(usize::from(bots)).map(|name| Player::Bot { level, name: name.to_owned() });
    let now = device::now();
    Save {
        id: device::random::<8>().iter().map(|byte| format!("{byte:02x}")).collect(),
        game: info.slug.to_owned(),
        rules: info.rules,
        options: json!({}),
        players: std::iter::once(Player::Person(name)).chain(bots).collect(),
        seed: Seed::new(device::random()),
        salt: Salt::new(device::random()),
        log: Vec::new(),
        made: now,
        changed: now,
        over: false,
    }
}

/// The tables that are kept on this device.
fn kept() -> AnyView {
    let tables = RwSignal::new(device::tables());
    view! {
        {move || {
            let rows: Vec<AnyView> = tables.get().into_iter().filter(|save| !save.over).take(6).map(|save| row(&save, tables)).collect();
            (!rows.is_empty()).then(|| view! {
                <section class="sheet device"><header><h2>{words().text("page-on-this-device")}</h2></header><ul>{rows}</ul></section>
            })
        }}
    }
    .into_any()
}

fn row(save: &Save, tables: RwSignal<Vec<Save>>) -> AnyView {
    let title = GAMES.iter().find(|info| info.slug == save.game).map_or("", |info| info.title);
    let others: Vec<&str> = save.players.iter().skip(1).map(Player::name).collect();
    let id = save.id.clone();
    let forget = move |_| {
        device::forget(&id);
        tables.set(device::tables());
    };
    view! {
        <li class="row" data-game=save.game.clone()>
            {art::spine(&save.game)}
            <span class="what"><b>{title}</b><span>{words().say("page-with", &[("who", others.join(", ").into())])}</span></span>
            <button class="icon-btn" aria-label=words().text("page-forget") title=words().text("page-forget") on:click=forget>{art::line("i-close")}</button>
            <a class="btn" href=format!("/device/{}", save.id)>{words().text("page-resume")}</a>
        </li>
    }
    .into_any()
}
