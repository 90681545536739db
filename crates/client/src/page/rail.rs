use std::collections::HashSet;

use board::{Board, Scene, art, parts, words};
use leptos::prelude::*;
use table::Seat;
use wire::{Command, PersonId, Phase, Room};

use crate::page::log::log;
use crate::page::topbar::switches;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Log,
    Chat,
    Players,
}

/// The rail: the pad of the game, then log, chat and players. On narrow windows it is a sheet that opens.
pub(crate) fn rail<B: Board>(scene: Scene<B>, open: RwSignal<bool>) -> AnyView {
    let tab = RwSignal::new(Tab::Log);
    let button = move |which: Tab, label: &'static str| {
        view! {
            <button role="tab" aria-selected=move || (tab.get() == which).to_string() on:click=move |_| tab.set(which)>
                {words().text(label)}
            </button>
        }
    };
    let chat = (!scene.session.is_on_device()).then(|| button(Tab::Chat, "page-chat"));
    view! {
        <aside class="rail" data-open=move || open.get().then_some("") aria-label=words().text("page-score-and-log")>
            <header class="grab">
                <b class="num">{scene.info.title}</b>
                {switches()}
                <button class="icon-btn" aria-label=words().text("page-close") on:click=move |_| open.set(false)>
                    {art::line("i-close")}
                </button>
            </header>
            <div class="sheet pad">{parts::pad(scene)}</div>
            <div class="sheet talk">
                <div class="tabs" role="tablist">
                    {button(Tab::Log, "page-log")} {chat} {button(Tab::Players, "page-players")}
                </div>
                {move || match tab.get() {
                    Tab::Log => log(scene, open),
                    Tab::Chat => talk(scene),
                    Tab::Players => players(scene),
                }}
            </div>
        </aside>
    }
    .into_any()
}

/// Who sits here.
fn players<B: Board>(scene: Scene<B>) -> AnyView {
    let rows = move || {
        let sheet = scene.session.sheet.get();
        let chairs = sheet.map(|sheet| sheet.chairs).unwrap_or_default();
        Seat::all(chairs.len() as u8)
            .zip(chairs)
            .map(|(seat, chair)| {
                let note = match (&chair.sitter, &chair.stand_in, chair.present) {
                    (wire::Sitter::Bot { level, .. }, ..) => words().text(&format!("page-level-{level}")),
                    (_, Some(_), _) => words().text("page-stand-in"),
                    (_, None, true) => words().text("page-present"),
                    (_, None, false) => words().text("page-absent"),
                };
                let rating = chair.rating.map(|rating| {
                    let sure = if rating.provisional { "no" } else { "yes" };
                    words().say("page-rated", &[("rating", format!("{:.0}", rating.rating).into()), ("sure", sure.into())])
                });
                let notes = words().row(std::iter::once(note).chain(rating));
                view! { <li>{art::token(seat)} <span><b>{chair.sitter.name().to_owned()}</b> <small>{notes}</small></span></li> }
            })
            .collect::<Vec<_>>()
    };
    view! { <div class="pane log" role="tabpanel" tabindex="0"><ol>{rows}</ol> {move || leaving(scene)}</div> }
        .into_any()
}

/// Going away from a table on the server, and coming back.
fn leaving<B: Board>(scene: Scene<B>) -> Option<AnyView> {
    let session = scene.session;
    let sheet = session.sheet.get().filter(|sheet| sheet.phase == Phase::Playing && !session.is_on_device())?;
    let chair = &sheet.chairs[sheet.mine?.index()];
    let button = |label: &'static str, command: Command| {
        view! { <button class="btn quiet" on:click=move |_| session.command(command.clone())>{words().text(label)}</button> }
    };
    let buttons = match (&chair.stand_in, chair.conceded) {
        (_, true) => return None,
        (Some(_), false) => button("page-back", Command::Back).into_any(),
        (None, false) => {
            let sure = RwSignal::new(false);
            view! {
                {button("page-away", Command::Away)}
                <button class="btn quiet" on:click=move |_| if sure.get_untracked() { session.command(Command::Concede) } else { sure.set(true) }>
                    {move || words().text(if sure.get() { "page-concede-sure" } else { "page-concede" })}
                </button>
            }
            .into_any()
        }
    };
    Some(view! { <div class="leaving">{buttons}</div> }.into_any())
}

/// What is said at the table, and a line to say something.
fn talk<B: Board>(scene: Scene<B>) -> AnyView {
    let text = RwSignal::new(String::new());
    let muted = RwSignal::new(HashSet::<PersonId>::new());
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let line = text.get_untracked().trim().to_owned();
        if line.is_empty() {
            return;
        }
        let seated = scene.now.with_untracked(|now| now.me().is_some());
        scene.session.command(Command::Say { room: if seated { Room::Table } else { Room::Gallery }, text: line });
        text.set(String::new());
    };
    let lines = move || {
        let lines = scene.session.chat.get();
        lines
            .into_iter()
            // Nothing is left of what was said by somebody who is no more.
            .filter(|line| !line.text.is_empty() && muted.with(|muted| !muted.contains(&line.by)))
            .map(|line| {
                let by = line.by.clone();
                view! {
                    <li>
                        {line.seat.map_or_else(|| art::line("i-eye"), art::token)}
                        <span><b>{line.name}</b> " " {line.text}
                            <button class="mute" title=words().text("page-mute") aria-label=words().text("page-mute")
                                on:click=move |_| muted.update(|muted| { muted.insert(by.clone()); })>"×"</button>
                        </span>
                    </li>
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <div class="pane log chat" role="tabpanel" tabindex="0"><ol aria-live="polite">{lines}</ol></div>
        <form class="say" on:submit=say>
            <input type="text" maxlength="300" aria-label=words().text("page-say") placeholder=words().text("page-say")
                prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
            <button class="btn">{words().text("page-send")}</button>
        </form>
    }
    .into_any()
}
