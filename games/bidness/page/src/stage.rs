use bidness::{Asking, Bidness, Card, Event};
use bidness_face::{Nouns as _, Printed as _};
use board::{Now, Scene, art, words};
use leptos::prelude::*;
use table::Seat;
use words::Speak as _;

use super::card;
use super::story::{self, Turn};
use super::{auction, business, court, hand, name};
use crate::Page;

/// How many lines of news there is room for.
const LINES: usize = 5;

/// The middle of the table: what is going on.
pub(super) fn stage(scene: Scene<Page>) -> AnyView {
    let now = scene.now();
    match now.view.asking {
        Asking::Discard { answered, .. } => business::laying_away(scene, answered),
        Asking::Turn => card_play(scene),
        Asking::Target { card } => aiming(scene, card),
        Asking::Damages { lawsuit, defendant } => court::announcement(scene, lawsuit, defendant),
        Asking::Auction(auction) => auction::auction(scene, &auction),
        Asking::Suit(suit) => court::suit(scene, suit),
        Asking::Salaries { settled } => business::salaries(&now, settled),
        Asking::Debts { answered, .. } => business::debts(&now, answered),
        Asking::Over => business::over(&now),
    }
}

/// The card that was played last, with what came of it; whose turn it is below.
fn card_play(scene: Scene<Page>) -> AnyView {
    let now = scene.now();
    let turn = story::turn(scene);
    let left = match &turn {
        Some(turn) => lot(scene, turn.card, turn.by, caption(&now, turn), None),
        None => view! { <div class="lot"><span class="slot"></span></div> }.into_any(),
    };
    let news = turn.map_or_else(
        || view! { <p class="quiet">{words().text("bidness-page-nothing-yet")}</p> }.into_any(),
        |turn| news(&now, &turn.events, story::verdict(scene, now.me())),
    );
    view! { <div class="stage">{left} <div class="sale">{news} {turns(&now)}</div></div> }.into_any()
}

/// A card that waits for somebody to be aimed at.
fn aiming(scene: Scene<Page>, card: Card) -> AnyView {
    let now = scene.now();
    let args: Vec<_> =
        now.people.who(now.view.turn).into_iter().chain([("card", words().bidness_card(card).into())]).collect();
    let played = words().say("bidness-page-plays", &args);
    let help = words().bidness_effect(card, &now.view.options.cards);
    view! {
        <div class="stage">
            {lot(scene, card, now.view.turn, played, None)}
            <div class="sale"><p class="quiet">{help}</p> {turns(&now)}</div>
        </div>
    }
    .into_any()
}

fn caption(now: &Now<Bidness>, turn: &Turn) -> String {
    let id = match turn.events.first() {
        Some(Event::Sold { .. }) => "bidness-page-sold",
        _ => "bidness-page-plays",
    };
    words().say(id, &now.people.who(turn.by))
}

/// A card on the stage, who put it there, and what stands below it.
pub(super) fn lot(scene: Scene<Page>, card: Card, by: Seat, caption: String, below: Option<AnyView>) -> AnyView {
    let now = scene.now();
    let set = &now.view.options.cards;
    let from = match now.me() {
        Some(me) if me == by => hand::piece(card, now.view.hand.count(card) as usize),
        Some(_) | None => format!("plate-{by}"),
    };
    let title = card::described(card, set);
    view! {
        <div class="lot">
            <span class="ord">{art::token(by)} {caption}</span>
            <span class=card::paper(card) role="img" aria-label=title.clone() title=title.clone() data-piece=lot_piece(scene) data-from=from>
                {card::face(card, set)}
            </span>
            {below}
        </div>
    }
    .into_any()
}

/// The name of the card on the stage for those who watch it move.
pub(super) fn lot_piece(scene: Scene<Page>) -> Option<String> {
    story::turn(scene).map(|Turn { card, by, .. }| format!("lot-{by}-{card:?}"))
}

/// The dice of the last trial, then what came of the last card.
fn news(now: &Now<Bidness>, events: &[Event], verdict: Option<Event>) -> AnyView {
    let dice = verdict.map(|verdict| court::verdict(now, &verdict));
    let room = if dice.is_some() { LINES - 3 } else { LINES };
    let told: Vec<&Event> = events
        .iter()
        .filter(|event| !matches!(event, Event::Passed { .. } | Event::Verdict { .. } | Event::Played { .. }))
        .collect();
    let lines: Vec<_> = told[told.len().saturating_sub(room)..]
        .iter()
        .map(|event| view! { <li>{bidness_face::Face::event(words(), &now.people, &now.options, event)}</li> })
        .collect();
    view! { {dice} <ul class="news">{lines}</ul> }.into_any()
}

/// The seats in turn order, from the first player on.
fn turns(now: &Now<Bidness>) -> AnyView {
    let (view, seats) = (&now.view, now.seats());
    let rows: Vec<AnyView> = view
        .first
        .around(seats)
        .map(|seat| {
            let turn = view.turn == seat;
            let status = match (turn, view.has_passed(seat)) {
                (true, _) => words().text("bidness-page-to-play"),
                (false, true) => words().text("bidness-page-passed"),
                (false, false) => words().say("bidness-page-hand-size", &[("count", view.hand_sizes[seat].into())]),
            };
            bidder(now, seat, if turn { "now" } else { "" }, status)
        })
        .collect();
    view! { <ol class="order" aria-label=words().text("bidness-page-order")>{rows}</ol> }.into_any()
}

/// A seat in a strip of seats, with how it stands.
pub(super) fn bidder(now: &Now<Bidness>, seat: Seat, class: &'static str, status: String) -> AnyView {
    view! { <li class=class>{art::token(seat)} <b>{name(now, seat)}</b> <span>{status}</span></li> }.into_any()
}
