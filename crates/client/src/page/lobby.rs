mod kept;
mod open;
mod set_up;

pub(crate) use set_up::{plans_said, variants};

use std::time::Duration;

use board::{art, parts, words};
use bots::Level;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use serde_json::json;
use shelf::GAMES;
use table::Info;
use wire::Plans;

use crate::boxes;
use crate::page::topbar::{languages, topbar};
use crate::save::Player;
use crate::{device, me};

/// The lobby: all games, the shortest first in hand, one's own tables, and everybody's.
pub(crate) fn lobby() -> impl IntoView {
    let game = RwSignal::new(GAMES.iter().min_by_key(|info| info.minutes).copied().unwrap_or(GAMES[0]));
    let tables = open::tables();
    view! {
        {topbar(view! { <nav class="inner" aria-label=words().text("page-language")>{languages()}</nav> }.into_any())}
        <main class="lobby">
            <section class="pick" aria-labelledby="pick">
                <header><h1 id="pick">{words().text("page-what-to-play")}</h1><p class="dim hide-s">{words().say("page-pitch", &[("count", (GAMES.len() as u32).into())])}</p></header>
                {shelf(game)}
                {move || tray(game.get())}
            </section>
            <aside class="yours">{open::mine(tables)} {kept::kept()}</aside>
            {open::everybodys(tables)}
        </main>
        {programs()}
    }
}

/// Lets the other programs come while people choose, so that a table is there at once.
fn programs() -> AnyView {
    let come = RwSignal::new(false);
    // The first page comes first.
    set_timeout(
        move || {
            // Whoever has left it has them already.
            let _ = come.try_set(true);
        },
        Duration::from_secs(1),
    );
    let files = ["/room.js", "/room_bg.wasm", "/worker.js", "/dealer.js", "/dealer_bg.wasm"];
    let links = move || files.map(|file| view! { <link rel="prefetch" href=file/> }.into_any());
    view! { {move || come.get().then(links)} }.into_any()
}

/// The boxes.
fn shelf(game: RwSignal<Info>) -> AnyView {
    let boxes: Vec<AnyView> = GAMES
        .iter()
        .enumerate()
        .map(|(index, info)| {
            let facts = facts(info);
            view! {
                <li style=format!("grid-column:{}", index + 1)>
                    <button class="box" data-game=info.slug
                        aria-pressed=move || (game.get().slug == info.slug).to_string() on:click=move |_| game.set(*info)>
                        {parts::drawn(format!("{}, {facts}", info.title), boxes::cover(info))}
                    </button>
                    <span class="cap">{facts}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    Effect::new(move || {
        game.track();
        // On a narrow screen the chosen box may lie beyond the edge.
        request_animation_frame(|| parts::bring(".shelf li:has([aria-pressed=true])"));
    });
    view! { <ul class="shelf" style=format!("--games:{}", GAMES.len())>{boxes}</ul> }.into_any()
}

fn facts(info: &Info) -> String {
    let minutes = u32::from(info.minutes);
    let args = [("min", info.min_seats.into()), ("max", info.max_seats.into()), ("minutes", minutes.into())];
    words().say("page-facts", &args)
}

/// What the chosen box holds, and how to begin.
fn tray(info: Info) -> AnyView {
    let fewest = info.min_seats.saturating_sub(1);
    let count = RwSignal::new((info.max_seats - 1).min(3).max(fewest));
    let level = RwSignal::new(Level::Manager);
    let laying = RwSignal::new(false);
    let navigate = use_navigate();
    let begin = move |_| {
        let names = words().text("page-bot-names");
        let level = level.get_untracked();
        let bots = names.split(", ").take(usize::from(count.get_untracked()));
        let bots = bots.map(|name| Player::Bot { level, name: name.to_owned() });
        let players = std::iter::once(Player::Person(own_name())).chain(bots).collect();
        navigate(
            &format!("/device/{}", device::lay(&info, json!({}), players, Plans::Allowed)),
            NavigateOptions::default(),
        );
    };
    let strength = |which: Level| {
        view! {
            <button title=words().text(&format!("page-level-{which}-help")) aria-pressed=move || (level.get() == which).to_string() on:click=move |_| level.set(which)>
                {words().text(&format!("page-level-{which}"))}
            </button>
        }
    };
    view! {
        <div class="sheet tray" data-game=info.slug>
            <div class="say"><h2>{info.title}</h2><p>{words().tagline(info.slug)}</p> <div class="ways">{learn_link(info.slug)} <a class="btn quiet" data-rules href=format!("/rules/{}", info.slug)>{art::line("i-book")} {words().text("page-rules")}</a></div></div>
            <div class="set">
                <span class="count" role="group" aria-label=words().text("page-bot-count")>
                    <button aria-label=words().text("page-fewer-bots") disabled=move || { count.get() <= fewest }
                        on:click=move |_| count.update(|count| *count -= 1)>"−"</button>
                    <output>{move || words().say("page-bots", &[("count", count.get().into())])}</output>
                    <button aria-label=words().text("page-more-bots") disabled=move || { count.get() + 1 >= info.max_seats }
                        on:click=move |_| count.update(|count| *count += 1)>"+"</button>
                </span>
                <span class="seg" role="group" aria-label=words().text("page-strength")>{[Level::Intern, Level::Manager, Level::Shark].map(strength)}</span>
                <a class="btn quiet" href=format!("/workshop/{}", info.slug) data-workshop title=words().text("workshop-pitch")>{words().text("workshop")}</a>
                <small class="how" aria-live="polite">{move || words().text(&format!("page-level-{}-help", level.get()))}</small>
            </div>
            <div class="go">
                <button class="btn primary big" data-play on:click=begin>{words().text("page-play-now")}</button>
                <button class="btn big" data-open-table on:click=move |_| laying.set(true)>{words().text("page-open-table")}</button>
            </div>
        </div>
        {move || laying.get().then(|| set_up::dialog(info, laying))}
    }
    .into_any()
}

/// The way to the first game.
fn learn_link(slug: &str) -> AnyView {
    view! {
        <a class="learn" data-learn href=format!("/learn/{slug}")>
            {art::line("i-learn")} <span><b>{words().text("learn-link")}</b> <small>{words().text("learn-link-note")}</small></span>
        </a>
    }
    .into_any()
}

/// What the person is called at a table on this device.
pub(crate) fn own_name() -> String {
    let name = me::name();
    if name.is_empty() { words().text("you-name") } else { name }
}
