use board::{Board, Scene, art, parts, words};
use leptos::ev;
use leptos::prelude::*;
use table::Seat;
use web_sys::{Element, KeyboardEvent};
use words::Speak as _;

use super::chart::across;
use super::fair::copy;
use super::past::Past;
use super::play_on;
use crate::book::Eyes;
use crate::page::learn::address;
use crate::page::rail::rail;
use crate::page::topbar::topbar;

/// A game step by step: the board as it was, what happened, and the reel to wind.
pub(super) fn replay<B: Board>(past: Past, scene: Scene<B>) -> AnyView {
    let slug = scene.info.slug;
    let (open, playing_on) = (RwSignal::new(false), RwSignal::new(false));
    let keys = window_event_listener(ev::keydown, move |event| {
        if !playing_on.get_untracked() {
            wind(past, &event);
        }
    });
    on_cleanup(move || keys.remove());
    let crumbs = view! {
        <div class="crumbs"><b>{scene.info.title}</b> <a href=past.address(None, Eyes::Open)>{words().text("review-title")}</a></div>
        <nav class="inner" aria-label=words().text("page-table")>
            <a class="icon-btn" href=move || address(past.session, slug) target="_blank">
                {art::line("i-book")} <span class="hide-s">{words().text("page-rules")}</span>
            </a>
            <button class="icon-btn only-s" aria-label=words().text("page-score-and-log") on:click=move |_| open.set(true)>
                {art::line("i-list")}
            </button>
        </nav>
    };
    view! {
        {parts::sheet(scene)}
        <div class="page replaying" data-game=slug>
            {topbar(crumbs.into_any())}
            <main class="game" inert=move || playing_on.get()>
                {told(past, scene)}
                <section class="felt" aria-label=words().text("page-table")>{parts::felt(scene)}</section>
                {rail(scene, open)}
            </main>
            {reel(past, playing_on)}
            {move || playing_on.get().then(|| play_on::dialog(past, playing_on))}
        </div>
    }
    .into_any()
}

/// What happened in the step that led here, and where the game is.
fn told<B: Board>(past: Past, scene: Scene<B>) -> AnyView {
    let inside = move || {
        let (now, story) = (scene.now(), scene.story());
        let sentences: Vec<String> = story
            .events
            .iter()
            .filter(|(ply, _)| *ply == now.ply)
            .map(|(_, event)| B::Face::event(words(), &now.people, &now.options, event))
            .collect();
        let Some(last) = now.ply.checked_sub(1) else {
            return step(None, &words().text("review-beginning"), sentences);
        };
        let actor = past.book().actors.get(last as usize).copied();
        let mut sentences = sentences.into_iter();
        let unseen = || words().say("review-unseen", &[("who", actor.map_or("", |seat| now.people.name(seat)).into())]);
        let first = sentences.next().unwrap_or_else(unseen);
        step(actor, &first, sentences.collect())
    };
    view! { <section class="prompt" aria-live="polite">{inside} <div class="when">{parts::when(scene)}</div></section> }
        .into_any()
}

fn step(actor: Option<Seat>, first: &str, rest: Vec<String>) -> AnyView {
    let rest = rest.into_iter().reduce(|text, sentence| words().then(&text, &sentence));
    let whole = rest.clone();
    view! { {actor.map(art::token)} <div><h1>{first.trim_end_matches(['.', '。']).to_owned()}</h1><p title=whole>{rest}</p></div> }.into_any()
}

/// The arrows and the ends of the keyboard wind the reel.
fn wind(past: Past, event: &KeyboardEvent) {
    let target: Element = event_target(event);
    let is_field = target.matches("input, select, textarea").unwrap_or_default();
    if is_field || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let (ply, plies) = (untrack(|| past.ply()), past.book().plies());
    let to = match event.key().as_str() {
        "ArrowLeft" => ply.saturating_sub(1),
        "ArrowRight" => ply + 1,
        "Home" => 0,
        "End" => plies,
        _ => return,
    };
    event.prevent_default();
    past.go_to(to);
}

fn reel(past: Past, playing_on: RwSignal<bool>) -> AnyView {
    let plies = past.book().plies();
    let step = move |label: &'static str, icon: &'static str, class: &'static str, to: fn(u32, u32) -> u32| {
        view! {
            <button class="icon-btn" data-step=label aria-label=words().text(label) title=words().text(label)
                disabled=move || to(past.ply(), plies) == past.ply() on:click=move |_| past.go_to(to(untrack(|| past.ply()), plies))>
                <span class=class>{art::line(icon)}</span>
            </button>
        }
        .into_any()
    };
    let address = move || {
        let origin = window().location().origin().unwrap_or_default();
        format!("{origin}{}", untrack(|| past.address(Some(past.ply()), past.eyes())))
    };
    let slide = move |event| past.go_to(event_target_value(&event).parse().unwrap_or_default());
    let place = move || words().say("review-step", &[("step", past.ply().into()), ("steps", plies.into())]);
    view! {
        <div class="reel" role="group" aria-label=words().text("review-reel") inert=move || playing_on.get()>
            <a class="btn quiet" data-overview href=past.address(None, Eyes::Open)>{art::line("i-left")} <span>{words().text("review-overview")}</span></a>
            <div class="steps">
                {step("review-first", "i-step", "turned", |_, _| 0)}
                {step("review-previous", "i-left", "", |ply, _| ply.saturating_sub(1))}
                {step("review-next", "i-next", "", |ply, plies| (ply + 1).min(plies))}
                {step("review-last", "i-step", "", |_, plies| plies)}
            </div>
            <div class="track">
                <input type="range" min="0" max=plies prop:value=move || past.ply() aria-label=words().text("review-reel") aria-valuetext=place on:input=slide/>
                {move || marks(past)}
            </div>
            <output>{place}</output>
            {eyes(past)}
            {copy("review-link", address)}
            <button class="btn" data-play-on disabled=move || past.ply() == plies on:click=move |_| playing_on.set(true)>
                {art::line("i-play")} <span>{words().text("review-play-on")}</span>
            </button>
        </div>
    }
    .into_any()
}

/// The turning points along the reel.
fn marks(past: Past) -> AnyView {
    let (thoughts, plies) = (past.thoughts.get(), past.book().plies().max(1));
    let mark = |(index, point): (usize, &bots::TurningPoint)| {
        let ply = point.ply;
        let label = words().say("review-turning-point", &[("number", (index + 1).into())]);
        view! {
            <button class="mark" tabindex="-1" aria-hidden="true" title=label style=format!("--at:{}%", across(ply, plies))
                on:click=move |_| past.go_to(ply)>{index + 1}</button>
        }
        .into_any()
    };
    let marks: Vec<AnyView> = thoughts.review.turning_points.iter().enumerate().map(mark).collect();
    view! { {marks} }.into_any()
}

/// Whose eyes look: each seat's, those of whoever decides next, or an onlooker's.
fn eyes(past: Past) -> AnyView {
    let book = past.book();
    let seats = Seat::all(book.seats()).map(Eyes::Seat);
    let choices: Vec<AnyView> = seats
        .chain([Eyes::Open, Eyes::Onlooker])
        .map(|eyes| {
            let label = match eyes {
                Eyes::Seat(seat) => words().say("review-eyes-of", &[("who", book.name(seat).into())]),
                Eyes::Open => words().text("review-eyes-open"),
                Eyes::Onlooker => words().text("review-eyes-onlooker"),
            };
            view! { <option value=eyes.code() selected=move || past.eyes() == eyes>{label}</option> }.into_any()
        })
        .collect();
    let seats = book.seats();
    let look = move |event| {
        if let Some(eyes) = Eyes::from_code(&event_target_value(&event), seats) {
            past.look_with(eyes);
        }
    };
    view! {
        <label class="eyes" title=words().text("review-eyes-help")>{art::line("i-eye")} <span class="sr">{words().text("review-eyes")}</span>
            <select data-eyes on:change=look>{choices}</select>
        </label>
    }
    .into_any()
}
