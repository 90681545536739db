use std::sync::Arc;

use board::{art, words};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use table::Seat;
use wire::Sitter;
use words::People;

use super::past::{Origin, Past};
use super::tongue::Tongue;
use super::{chart, fair, lots, rounds, turning};
use crate::book::Book;
use crate::device;
use crate::page::costly::{self, Telling};
use crate::page::learn::address;
use crate::page::topbar::topbar;

/// A game from above: who won, how the chances went, what turned it, and whether it was fair.
pub(super) fn overview(past: Past, tongue: &Tongue) -> AnyView {
    let book = past.book();
    let game = book.game.clone();
    let rules = move || address(past.session, &game);
    let crumbs = view! {
        <div class="crumbs"><b>{tongue.title}</b> <span class="dim">{words().text("review-title")}</span></div>
        <nav class="inner" aria-label=words().text("page-table")>
            <a class="icon-btn" href=rules target="_blank">
                {art::line("i-book")} <span class="hide-s">{words().text("page-rules")}</span>
            </a>
        </nav>
    };
    view! {
        <div class="page" data-game=book.game.clone()>
            {topbar(crumbs.into_any())}
            <main class="review">
                {head(past, &book)}
                {standing(past, &book, tongue)}
                <div class="main">
                    <section class="sheet chance">{chart::chart(past)} {turning::points(past, tongue.clone())}</section>
                    {costliest(past, tongue)}
                    {lots::lots(past, tongue.clone())}
                </div>
                <div class="side">{rounds::rounds(past)} {fair::fair(past)}</div>
            </main>
        </div>
    }
    .into_any()
}

/// The decisions that cost whoever looks back most.
fn costliest(past: Past, tongue: &Tongue) -> AnyView {
    let tongue = tongue.clone();
    let address = move |ply| past.address(Some(ply), past.eyes());
    let telling = Telling { say: Arc::new(move |advised| tongue.decision(advised)), address: Arc::new(address) };
    view! { <div class="sheet lost">{costly::costliest(past.weighing, telling)}</div> }.into_any()
}

fn head(past: Past, book: &Book) -> AnyView {
    let file = format!("{}-{}.json", book.game, &book.hash[..8.min(book.hash.len())]);
    let address = format!("data:application/json,{}", String::from(js_sys::encode_uri_component(&book.record)));
    view! {
        <header class="head">
            <div><h1>{headline(past, book)}</h1><p class="dim">{facts(book)}</p></div>
            <div class="do">
                <a class="btn quiet" data-download href=address download=file>{art::line("i-dl")} {words().text("page-record")}</a>
                {again(past)}
                <a class="btn primary big" data-replay href=past.address(Some(0), past.eyes())>{art::line("i-play")} {words().text("review-step-through")}</a>
            </div>
        </header>
    }
    .into_any()
}

/// Another game of the same kind, where this one was played against bots on this device.
fn again(past: Past) -> AnyView {
    let Origin::Device(id) = past.origin.get_value() else { return ().into_any() };
    let Some(save) = device::table(&id) else { return ().into_any() };
    let Some(info) = shelf::GAMES.iter().find(|info| info.slug == save.game) else { return ().into_any() };
    let navigate = use_navigate();
    let play = move |_| {
        let next = device::lay(info, save.options.clone(), save.players.clone(), save.plans);
        navigate(&format!("/device/{next}"), NavigateOptions::default());
    };
    view! { <button class="btn" on:click=play>{words().text("page-play-again")}</button> }.into_any()
}

fn headline(past: Past, book: &Book) -> String {
    let people = People { names: book.sitters.iter().map(|sitter| sitter.name().to_owned()).collect(), me: past.me() };
    let winners = book.places.winners();
    let how = match winners.len() {
        0 => "lost",
        1 if past.me().is_some_and(|me| winners.contains(me)) => "mine",
        1 => "one",
        _ => "shared",
    };
    words().say("review-headline", &[("how", how.into()), ("winners", people.several(words(), winners).into())])
}

fn facts(book: &Book) -> String {
    let facts = words().say("review-facts", &[("rounds", book.rounds.len().into()), ("steps", book.plies().into())]);
    match book.lasted.map(|lasted| lasted.div_ceil(60_000)) {
        Some(minutes) => {
            let lasted = words().say("review-lasted", &[("minutes", minutes.into())]);
            words().then(&facts, &lasted)
        }
        None => facts,
    }
}

/// Who finished where.
fn standing(past: Past, book: &Book, tongue: &Tongue) -> AnyView {
    let mut seats: Vec<Seat> = Seat::all(book.seats()).collect();
    seats.sort_by_key(|seat| (book.places.of(*seat), std::cmp::Reverse(book.scores[seat.index()])));
    let best = book.places.winners().first().map(|seat| book.scores[seat.index()]);
    let rows: Vec<AnyView> = seats.into_iter().map(|seat| placed(past, book, tongue, seat, best)).collect();
    view! { <ol class="stand" style=format!("--seats:{}", book.seats()) aria-label=words().text("review-standing")>{rows}</ol> }.into_any()
}

fn placed(past: Past, book: &Book, tongue: &Tongue, seat: Seat, best: Option<i32>) -> AnyView {
    let place = book.places.of(seat);
    let position = match tongue.out.contains(seat) {
        true => words().text("page-out"),
        false => words().say("page-place", &[("place", place.into())]),
    };
    let behind = best.map_or(0, |best| best - book.scores[seat.index()]);
    let note = match (place, behind) {
        (1, _) => words().text("review-winner"),
        (_, 1..) => words().say("review-behind", &[("points", behind.into())]),
        (_, _) => String::new(),
    };
    view! {
        <li class:first={place == 1} data-seat=art::number(seat)>
            <span class="pl">{position}</span>
            {art::token(seat)}
            <span class="who"><b>{name(past, book, seat)} " " {bot(book, seat)}</b><span>{note}</span></span>
            <span class="num">{tongue.scores.get(seat.index()).cloned().flatten()}</span>
        </li>
    }
    .into_any()
}

/// A name, with whether it is one's own.
fn name(past: Past, book: &Book, seat: Seat) -> String {
    let name = book.name(seat).to_owned();
    let me = past.me() == Some(seat) && name != words().text("you-name");
    if me { words().say("page-me", &[("name", name.into())]) } else { name }
}

fn bot(book: &Book, seat: Seat) -> Option<AnyView> {
    let is_bot = matches!(book.sitters[seat.index()], Sitter::Bot { .. });
    is_bot.then(|| view! { <span class="bot">{words().text("page-bot")}</span> }.into_any())
}
