//! Parts that all tables share.

use leptos::prelude::*;
use table::{Choice, Item, Seat, Seats};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};
use wire::{Command, TakeBack};
use words::People;

use crate::{ActionOf, Board, Scene, Session, art, undrawn, words};

/// The table of a game, with the signs that it is drawn with.
pub fn felt<B: Board>(scene: Scene<B>) -> AnyView {
    if scene.is_undrawn {
        return undrawn::felt(scene);
    }
    view! { {art::signs(B::SIGNS)} {B::felt(scene)} }.into_any()
}

/// Where the game is.
pub fn when<B: Board>(scene: Scene<B>) -> AnyView {
    if scene.is_undrawn { undrawn::when(scene) } else { B::when(scene) }
}

/// The pad of the game.
pub fn pad<B: Board>(scene: Scene<B>) -> AnyView {
    if scene.is_undrawn { undrawn::pad(scene) } else { B::pad(scene) }
}

/// The style sheet of the board, where it has one; what nobody has drawn brings its own.
pub fn sheet<B: Board>(scene: Scene<B>) -> AnyView {
    let has_sheet = B::HAS_SHEET && !scene.is_undrawn;
    has_sheet.then(|| view! { <link rel="stylesheet" href=format!("/{}.css", B::INFO.slug)/> }).into_any()
}

/// The name plate of a seat: token, name, what `meta` adds under it, and the number that counts at its right.
pub fn plate<B: Board>(scene: Scene<B>, seat: Seat, meta: AnyView, score: AnyView) -> AnyView {
    let now = scene.now();
    let sitter = Sitter::new(&now.people, seat, now.bots, now.to_act);
    name_plate(scene.session, sitter, meta, score, ().into_any())
}

/// Somebody at the table, as the name plate says it.
pub(crate) struct Sitter {
    seat: Seat,
    name: String,
    is_bot: bool,
    is_asked: bool,
}

impl Sitter {
    pub(crate) fn new(people: &People, seat: Seat, bots: Seats, to_act: Seats) -> Self {
        let name = people.name(seat).to_owned();
        let me = people.me == Some(seat) && name != words().text("you-name");
        let name = if me { words().say("page-me", &[("name", name.into())]) } else { name };
        Self { seat, name, is_bot: bots.contains(seat), is_asked: to_act.contains(seat) }
    }
}

/// A name plate with `more` below it.
pub(crate) fn name_plate(session: Session, sitter: Sitter, meta: AnyView, score: AnyView, more: AnyView) -> AnyView {
    let Sitter { seat, name, is_bot, is_asked } = sitter;
    let bot = is_bot.then(|| view! { <span class="bot">{words().text("page-bot")}</span> });
    let thinking = (is_asked && is_bot).then(thinking);
    view! {
        <div class="plate" class:acting=is_asked data-piece=format!("plate-{seat}")>
            {art::token(seat)}
            <span class="name">{name} {bot} {thinking}</span>
            <span class="meta">{ticking(session, seat)} {meta}</span>
            <span class="score">{score}</span>
            {more}
        </div>
    }
    .into_any()
}

/// Scrolls until the first thing that a selector names is in sight: up and down no further than that takes, across to the middle.
pub fn bring(selector: &str) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Center);
    if let Ok(Some(part)) = document().query_selector(selector) {
        part.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// A thing that is drawn for those who look, and said for those who listen.
pub fn drawn(said: String, inside: impl IntoView + 'static) -> AnyView {
    view! { <span class="sr">{said}</span> <span class="drawn" aria-hidden="true">{inside}</span> }.into_any()
}

/// The sign that somebody thinks.
pub fn thinking() -> AnyView {
    view! { <span class="thinking" role="img" aria-label=words().text("page-thinking")><i></i><i></i><i></i></span> }
        .into_any()
}

/// Money as it is written, debts too: "$70", "−$20".
pub fn dollars(amount: i32) -> String {
    let sign = if amount < 0 { "−" } else { "" };
    format!("{sign}${}", amount.unsigned_abs())
}

/// How far something is: one pip for each step, those behind filled, the one that is `now` marked.
pub fn pips(now: u8, all: u8) -> AnyView {
    let pips: Vec<_> = (1..=all).map(|pip| view! { <i class:on=pip < now class:now=pip == now></i> }).collect();
    view! { <span class="pips" aria-hidden="true">{pips}</span> }.into_any()
}

/// What is left on a seat's clock, counted down every second.
pub fn clock<B: Board>(scene: Scene<B>, seat: Seat) -> Option<AnyView> {
    ticking(scene.session, seat)
}

fn ticking(session: Session, seat: Seat) -> Option<AnyView> {
    let left = left(session, seat)?;
    Some(view! { <span>{art::line("i-clock")} {left}</span> }.into_any())
}

/// What is left on a seat's clock, as text.
pub fn remaining<B: Board>(scene: Scene<B>, seat: Seat) -> Option<String> {
    left(scene.session, seat)
}

fn left(session: Session, seat: Seat) -> Option<String> {
    let tick = crate::tick();
    let left = session
        .position
        .with(|position| position.as_ref().and_then(|position| position.clocks.get(seat.index()).copied()))?;
    let milliseconds = match left.until {
        Some(until) => until.saturating_sub(tick.get()),
        None => left.for_move + left.bank,
    };
    let seconds = milliseconds / 1000;
    Some(if seconds >= 86_400 {
        words().say("page-days-hours", &[("days", (seconds / 86_400).into()), ("hours", (seconds / 3600 % 24).into())])
    } else if seconds >= 3600 {
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    })
}

/// The big button that plays what was picked, with a line of help above it and take-back below.
pub fn answer<B: Board>(scene: Scene<B>) -> AnyView {
    let chosen = scene.chosen.get().filter(|_| scene.now().is_mine());
    let button = match chosen {
        Some(action) => view! {
            <button class="btn primary big wide" data-answer on:click=move |_| scene.act(action)>
                {scene.label(action)}
            </button>
        }
        .into_any(),
        None => ().into_any(),
    };
    view! { {button} {take_back(scene)} }.into_any()
}

/// The button that takes back, where there is something to take back.
pub fn take_back<B: Board>(scene: Scene<B>) -> AnyView {
    taking_back(scene.session)
}

pub(crate) fn taking_back(session: Session) -> AnyView {
    let can = session.position.with(|position| position.as_ref().map(|position| (position.take_back, position.ply)));
    let (label, ply) = match can {
        Some((TakeBack::Free, ply)) => ("page-take-back", ply),
        Some((TakeBack::ByConsent, ply)) => ("page-ask-take-back", ply),
        Some((TakeBack::Nothing | TakeBack::Asked { .. }, _)) | None => return ().into_any(),
    };
    view! {
        <div class="row">
            <button class="btn quiet" data-take-back on:click=move |_| session.command(Command::TakeBack { ply })>
                {art::line("i-undo")} {words().text(label)}
            </button>
        </div>
    }
    .into_any()
}

/// A button for each line of the menu, an amount with its dial: for whatever lies nowhere on the table.
pub fn every_choice<B: Board>(scene: Scene<B>) -> AnyView {
    choices(scene, |_| true)
}

/// A button for each line of the menu of whose action `wanted` holds.
pub fn choices<B: Board>(scene: Scene<B>, wanted: impl Fn(&ActionOf<B>) -> bool) -> AnyView {
    let now = scene.now();
    let items = now.menu.items().iter().filter(|item| wanted(&item.nth(0)));
    let buttons: Vec<AnyView> = items
        .map(|item| match *item {
            Item::One(action) => choice(scene, action),
            Item::Amount { of, min, max, step } => amount(scene, of, min, max, step),
        })
        .collect();
    view! { <div class="choices">{buttons}</div> }.into_any()
}

/// A button that picks an action; pressed while it is picked.
pub fn choice<B: Board>(scene: Scene<B>, action: ActionOf<B>) -> AnyView {
    let picked = move || scene.chosen.get() == Some(action);
    view! {
        <button class="btn" data-choice aria-pressed=move || picked().to_string() on:click=move |_| scene.pick(action)>
            {scene.label(action)}
        </button>
    }
    .into_any()
}

/// The dial of an amount: bounds, − value +, quick chips, and the button that plays the value.
pub fn amount<B: Board>(scene: Scene<B>, of: ActionOf<B>, min: u32, max: u32, step: u32) -> AnyView {
    let value = RwSignal::new(min);
    let set = move |next: u32| value.set(next.clamp(min, max));
    let action = move || of.with_amount(value.get());
    let middle = min + (max - min) / 2 / step * step;
    let mut quick = vec![min, middle, max];
    quick.dedup();
    let quick: Vec<AnyView> = quick
        .into_iter()
        .map(|chip| view! { <button class="btn" on:click=move |_| set(chip)>{chip}</button> }.into_any())
        .collect();
    view! {
        <div class="amount" role="group" aria-label=move || scene.label(action())>
            <div class="dial">
                <button aria-label=words().text("page-less") disabled=move || { value.get() <= min }
                    on:click=move |_| set(value.get_untracked().saturating_sub(step))>"−"</button>
                <output>{value}</output>
                <button aria-label=words().text("page-more") disabled=move || { value.get() >= max }
                    on:click=move |_| set(value.get_untracked() + step)>"+"</button>
            </div>
            <div class="quick">{quick}</div>
            <button class="btn primary big wide" data-answer on:click=move |_| scene.act(of.with_amount(value.get_untracked()))>
                {move || scene.label(action())}
            </button>
        </div>
    }
    .into_any()
}
