use std::sync::Arc;

use leptos::prelude::*;
use table::{MAX_SEATS, Seat};
use web_sys::HtmlElement;
use words::{Fact, Piece, Place};

use super::part;
use super::picture::{Pick, Picture};
use crate::{art, words};

/// Everything that is known of every seat, in one table, and what is printed on what lies before them.
pub(super) fn glance(picture: Memo<Arc<Picture>>) -> AnyView {
    let unfolded = StoredValue::new([false; MAX_SEATS]);
    let inside = move || {
        let picture = picture.get();
        view! { {facts(&picture)} {pieces(&picture, unfolded)} }.into_any()
    };
    part(view! {
        <header><h2>{words().text("undrawn-glance")}</h2><span class="note">{words().text("undrawn-glance-note")}</span></header>
        <div class="glance" role="group" tabindex="0" aria-label=words().text("undrawn-glance")>{inside}</div>
    })
}

/// The seats, the person who looks first.
fn seats(picture: &Picture) -> Vec<Seat> {
    picture.people.me.into_iter().chain(picture.others()).collect()
}

fn facts(picture: &Picture) -> AnyView {
    let seats = seats(picture);
    let heads: Vec<AnyView> = seats
        .iter()
        .map(|&seat| {
            let name = picture.people.name(seat).to_owned();
            let whole = name.clone();
            view! { <th scope="col" title=whole>{art::token(seat)} <span>{name}</span></th> }.into_any()
        })
        .collect();
    let all: Vec<Vec<&Fact>> =
        seats.iter().filter_map(|seat| Some(known(picture.tableau.places.get(seat.index())?))).collect();
    let rows = all.iter().map(Vec::len).min().unwrap_or_default();
    let row = |index: usize| {
        let cells: Vec<AnyView> = all.iter().map(|facts| cell(facts[index])).collect();
        let label = all[0][index].label.clone();
        view! { <tr class:now=index == 0><th scope="row">{label}</th>{cells}</tr> }.into_any()
    };
    let rows: Vec<AnyView> = (0..rows).map(row).collect();
    view! { <table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table> }.into_any()
}

fn known(place: &Place<Pick>) -> Vec<&Fact> {
    std::iter::once(&place.score).chain(&place.facts).collect()
}

/// So many letters stand in a cell like a number.
const SHORT: usize = 6;

fn cell(fact: &Fact) -> AnyView {
    match fact.value.clone() {
        Some(value) => {
            let long = value.chars().count() > SHORT;
            view! { <td class:long=long>{value}</td> }.into_any()
        }
        None => view! { <td><span aria-hidden="true">"–"</span><span class="sr">{words().text("tableau-hidden")}</span></td> }.into_any(),
    }
}

/// What lies before each seat, folded until somebody wants to read it.
fn pieces(picture: &Picture, unfolded: StoredValue<[bool; MAX_SEATS]>) -> AnyView {
    let seat = |seat: Seat| {
        let pieces = &picture.tableau.places.get(seat.index())?.pieces;
        let line = |piece: &Piece<Pick>| {
            let mark = (!piece.mark.is_empty()).then(|| view! { <em>{piece.mark.clone()}</em> " " });
            let (name, text) = (piece.name.clone(), piece.text.clone());
            view! { <li><b>{name}</b> " " {mark} {text}</li> }.into_any()
        };
        let lines: Vec<AnyView> = pieces.iter().map(line).collect();
        let name = picture.people.name(seat).to_owned();
        let (count, open) = (lines.len(), unfolded.with_value(|unfolded| unfolded[seat.index()]));
        // Whoever has unfolded it finds it so when the position has changed.
        let remember = move |event| {
            let is_open = event_target::<HtmlElement>(&event).has_attribute("open");
            unfolded.update_value(|unfolded| unfolded[seat.index()] = is_open);
        };
        (count > 0).then(|| {
            view! { <details open=open on:toggle=remember><summary>{art::token(seat)} <span>{name}</span> <b>{count}</b></summary><ul>{lines}</ul></details> }
                .into_any()
        })
    };
    view! { {seats(picture).into_iter().filter_map(seat).collect::<Vec<_>>()} }.into_any()
}
