use board::{Session, art, words};
use leptos::prelude::*;
use table::{Salt, Seat};
use wire::{Command, Sitter};

use crate::device;
use crate::page::topbar::topbar;

/// A table at which people sit down.
pub(crate) fn gathering(session: Session) -> AnyView {
    let game = session.sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.game.clone())).unwrap_or_default();
    let title = shelf::GAMES.iter().find(|info| info.slug == game).map_or("", |info| info.title);
    let address = window().location().href().unwrap_or_default();
    let chairs = move || {
        let sheet = session.sheet.get()?;
        let host = sheet.mine.is_some();
        let rows: Vec<AnyView> = Seat::all(sheet.chairs.len() as u8)
            .map(|seat| chair(session, seat, &sheet.chairs[seat.index()].sitter, sheet.mine, host))
            .collect();
        let full = sheet.chairs.iter().all(|chair| chair.sitter != Sitter::Nobody);
        Some(view! {
            <ul>{rows}</ul>
            <div class="row">
                {sheet.mine.is_some().then(|| view! {
                    <button class="btn quiet" on:click=move |_| session.command(Command::Leave)>{words().text("page-leave")}</button>
                    <button class="btn primary big" data-start disabled=!full on:click=move |_| session.command(Command::Start)>
                        {words().text("page-start")}
                    </button>
                })}
            </div>
        })
    };
    view! {
        {topbar(view! { <div class="crumbs"><b>{title}</b></div> }.into_any())}
        <main class="gather" data-game=game.clone()>
            <div class="sheet">
                <header><h1>{words().say("page-gathering", &[("game", title.into())])}</h1></header>
                <a class="learn" data-learn href=format!("/learn/{game}") target="_blank">{art::line("i-learn")} {words().text("learn-first-time")}</a>
                <p class="dim">{words().text("page-invite")}</p>
                <input class="address" type="text" readonly=true prop:value=address aria-label=words().text("page-invite")
                    on:focus=|event| { event_target::<web_sys::HtmlInputElement>(&event).select(); }/>
                {chairs}
            </div>
        </main>
    }
    .into_any()
}

fn chair(session: Session, seat: Seat, sitter: &Sitter, mine: Option<Seat>, host: bool) -> AnyView {
    let name = sitter.name().to_owned();
    let what = match sitter {
        Sitter::Nobody if mine.is_none() => view! {
            <button class="btn primary" data-sit on:click=move |_| session.command(Command::Sit { seat: Some(seat), salt: Salt::new(device::random()) })>
                {words().text("page-sit")}
            </button>
        }
        .into_any(),
        Sitter::Nobody if host => view! {
            <button class="btn" data-hire on:click=move |_| session.command(Command::Hire { seat, level: "manager".to_owned() })>
                {words().text("page-hire")}
            </button>
        }
        .into_any(),
        Sitter::Bot { .. } if host => view! {
            <button class="btn quiet" on:click=move |_| session.command(Command::Dismiss { seat })>{words().text("page-dismiss")}</button>
        }
        .into_any(),
        Sitter::Nobody | Sitter::Bot { .. } | Sitter::Person { .. } => ().into_any(),
    };
    let name = if name.is_empty() { words().text("page-free") } else { name };
    view! { <li class="row">{art::token(seat)} <span class="what"><b>{name}</b></span> {what}</li> }.into_any()
}
