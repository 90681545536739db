use leptos::prelude::*;
use table::Seat;
use wire::Sitter as Sits;

use super::picture::{Picture, Shape};
use super::pieces::{fact, hand, held, middle};
use super::slip::slip;
use super::{PlainTable, part};
use crate::parts::{Sitter, name_plate};
use crate::{art, keys, words};

/// No more buttons than these have room beside the hand.
const FEW_BUTTONS: usize = 3;

/// More cards than these fill the near edge from side to side.
const FEW_CARDS: usize = 4;

/// The whole table.
pub(super) fn felt(table: PlainTable) -> AnyView {
    keys::tell("← ↑ ↓ →", "undrawn-keys-arrows");
    part(view! { {others(table)} {middle(table)} {own(table)} })
}

/// Everybody else, in turn order.
fn others(table: PlainTable) -> AnyView {
    let inside = move || {
        let picture = table.picture.get();
        let seats = picture.others();
        let places: Vec<AnyView> = seats
            .iter()
            .map(|&seat| {
                view! { <li class="place">{plate(table, &picture, seat)} {held(table, &picture, seat)}</li> }.into_any()
            })
            .collect();
        let label = words().text("undrawn-others");
        view! { <ul class="others" tabindex="0" aria-label=label data-n=seats.len()>{places}</ul> }.into_any()
    };
    view! { {inside} }.into_any()
}

/// The near edge: the own hand, what lies before the own seat, and what can be done.
fn own(table: PlainTable) -> AnyView {
    let kind = move || match table.slip.get().shape {
        Shape::List => "list",
        Shape::Dial => "dial",
        Shape::Nothing | Shape::Buttons if table.slip.with(|slip| slip.rest.len() <= FEW_BUTTONS) => "lean",
        Shape::Nothing | Shape::Buttons => "plain",
    };
    let size = move || match table.picture.with(|picture| picture.tableau.hand.len()) {
        0 => "none",
        cards if cards <= FEW_CARDS => "few",
        _ => "many",
    };
    let place = move || {
        let picture = table.picture.get();
        picture.people.me.map(|me| view! { {held(table, &picture, me)} {plate(table, &picture, me)} })
    };
    view! {
        <section class="own" aria-label=words().text("page-own-seat") data-kind=kind data-hand=size>
            {hand(table)} {place} {slip(table)}
        </section>
    }
    .into_any()
}

/// The plate of a seat: what people compare is large, the rest a ledger.
fn plate(table: PlainTable, picture: &Picture, seat: Seat) -> AnyView {
    let sitter = Sitter::new(&picture.people, seat, picture.bots, picture.to_act);
    let Some(place) = picture.tableau.places.get(seat.index()) else {
        return name_plate(table.session, sitter, ().into_any(), ().into_any(), ().into_any());
    };
    let (label, value) = (place.score.label.clone(), place.score.value.clone());
    let value = value.unwrap_or_else(|| words().text("tableau-hidden"));
    let score = view! { {value} " " <small>{label}</small> }.into_any();
    let facts: Vec<AnyView> = place.facts.iter().map(fact).collect();
    let ledger = (!facts.is_empty()).then(|| view! { <dl class="ledger">{facts}</dl> });
    name_plate(table.session, sitter, meta(table, picture, seat), score, ledger.into_any())
}

/// What stands below a name: whether its answer lies there, or how well a bot plays.
fn meta(table: PlainTable, picture: &Picture, seat: Seat) -> AnyView {
    let (answered, waiting) = picture.sealed();
    if answered.contains(seat) {
        return view! { <span class="done">{art::line("i-check")} {words().text("undrawn-has-answered")}</span> }
            .into_any();
    }
    if waiting.contains(seat) {
        return view! { <span>{words().text("tableau-choosing")}</span> }.into_any();
    }
    let level = move || {
        table.session.sheet.with(|sheet| match &sheet.as_ref()?.chairs.get(seat.index())?.sitter {
            Sits::Bot { level, .. } => Some(words().text(&format!("page-level-{level}"))),
            Sits::Person { .. } | Sits::Nobody => None,
        })
    };
    view! { <span>{level}</span> }.into_any()
}
