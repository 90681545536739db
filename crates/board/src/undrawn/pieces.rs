use leptos::prelude::*;
use table::Seat;
use words::{Fact, Group, Piece, Share, Things};

use super::PlainTable;
use super::arrows;
use super::numbers;
use super::picture::{Pick, Picture};
use crate::{art, focus, keys, words};

/// The middle: what belongs together, group by group.
pub(super) fn middle(table: PlainTable) -> AnyView {
    let groups = move || {
        let picture = table.picture.get();
        let groups = picture.tableau.middle.iter().enumerate();
        groups.filter_map(|(index, group)| drawn(table, &picture, group, index)).collect::<Vec<_>>()
    };
    view! { <div class="middle" role="group" tabindex="0" aria-label=words().text("undrawn-middle")>{groups}</div> }
        .into_any()
}

fn drawn(table: PlainTable, picture: &Picture, group: &Group<Pick>, index: usize) -> Option<AnyView> {
    let inside = match &group.things {
        Things::Facts(facts) if facts.is_empty() => return None,
        Things::Pieces(pieces) if pieces.is_empty() => return None,
        Things::Seats(shares) if shares.is_empty() => return None,
        Things::Facts(facts) => tally(facts),
        Things::Pieces(pieces) => row(table, picture, pieces, index),
        Things::Seats(shares) => shared(picture, shares),
        Things::Sealed { .. } => sealed(picture),
    };
    let title = group.title.clone();
    Some(view! { <section class="grp" class:chief=group.is_chief><h2>{title}</h2>{inside}</section> }.into_any())
}

fn tally(facts: &[Fact]) -> AnyView {
    let facts: Vec<AnyView> = facts.iter().map(fact).collect();
    view! { <dl class="tally">{facts}</dl> }.into_any()
}

/// How many letters a value has at most that stands there like a number.
const SHORT: usize = 9;

/// A fact: its name and its value, or that it is hidden.
pub(super) fn fact(fact: &Fact) -> AnyView {
    let (label, hidden) = (fact.label.clone(), fact.value.is_none());
    let value = fact.value.clone().unwrap_or_else(|| words().text("tableau-hidden"));
    let (long, no) = (value.chars().count() > SHORT, hidden || value == "0");
    view! { <div><dt>{label}</dt><dd class:no=no class:long=long>{value}</dd></div> }.into_any()
}

/// Pieces beside each other: where all that counts is what lies before whom, they stand above their seats.
fn row(table: PlainTable, picture: &Picture, pieces: &[Piece<Pick>], group: usize) -> AnyView {
    let by_seat = pieces.iter().all(|piece| piece.seat.is_some() && piece.text.is_empty());
    let spot = |(nth, piece): (usize, &Piece<Pick>)| {
        let place = format!("middle-{group}-{nth}");
        if by_seat { before_seat(table, picture, piece, &place) } else { spot(table, picture, piece, &place) }
    };
    let spots: Vec<AnyView> = pieces.iter().enumerate().map(spot).collect();
    view! { <ol class="row" class:seats=by_seat>{spots}</ol> }.into_any()
}

/// A piece of the middle, with whose it is and the word on it.
fn spot(table: PlainTable, picture: &Picture, piece: &Piece<Pick>, place: &str) -> AnyView {
    let lies = match piece.seat.filter(|_| piece.name.is_empty()) {
        Some(seat) => awaited(picture, seat),
        None => {
            let whose =
                piece.seat.map(|seat| view! { <span class="whose">{art::token(seat)} {name(picture, seat)}</span> });
            card(table, picture, piece, place, view! { {whose} {mark(piece)} }.into_any())
        }
    };
    view! { <li class="spot" class:leads=piece.leads>{lies}</li> }.into_any()
}

/// A piece above its seat, or the place where it is awaited.
fn before_seat(table: PlainTable, picture: &Picture, piece: &Piece<Pick>, place: &str) -> AnyView {
    let Some(seat) = piece.seat else { return spot(table, picture, piece, place) };
    let is_next = piece.name.is_empty() && picture.to_act.contains(seat);
    let (mark, lies) = match piece.name.is_empty() {
        true => (String::new(), awaited(picture, seat)),
        false => (piece.mark.clone(), card(table, picture, piece, place, ().into_any())),
    };
    view! {
        <li class="spot" class:leads=piece.leads class:turn=is_next>
            <span class="ord">{mark}</span> {lies} {whose(picture, seat)}
        </li>
    }
    .into_any()
}

/// The place where something of this seat is awaited.
fn awaited(picture: &Picture, seat: Seat) -> AnyView {
    view! { <div class="slot" class:now=picture.to_act.contains(seat)>{art::token(seat)}</div> }.into_any()
}

fn whose(picture: &Picture, seat: Seat) -> AnyView {
    view! { <span class="label">{art::token(seat)} <b>{name(picture, seat)}</b></span> }.into_any()
}

pub(super) fn name(picture: &Picture, seat: Seat) -> String {
    if picture.people.me == Some(seat) { words().text("you-name") } else { picture.people.name(seat).to_owned() }
}

fn shared(picture: &Picture, shares: &[Share]) -> AnyView {
    let share = |share: &Share| {
        let (value, note) = (share.value.clone(), share.note.clone());
        view! { <li class:leads=share.leads>{art::token(share.seat)} <span>{name(picture, share.seat)}</span> <b>{value}</b> <small>{note}</small></li> }
            .into_any()
    };
    view! { <ul class="by">{shares.iter().map(share).collect::<Vec<_>>()}</ul> }.into_any()
}

/// Answers that lie face down, by seat, never in the order in which they came.
fn sealed(picture: &Picture) -> AnyView {
    let (answered, waiting) = picture.sealed();
    let seats = Seat::all(picture.people.names.len() as u8);
    let spot = |seat: Seat| {
        let lies = if answered.contains(seat) {
            view! { <span class="card back" aria-hidden="true"></span> }.into_any()
        } else {
            view! { <div class="slot now" aria-hidden="true">{art::token(seat)}</div> }.into_any()
        };
        let (wait, said) = match answered.contains(seat) {
            true => (false, "tableau-sealed"),
            false => (true, "tableau-choosing"),
        };
        view! { <li class="spot">{lies} {whose(picture, seat)} <span class="ord" class:wait=wait>{words().text(said)}</span></li> }
            .into_any()
    };
    let spots: Vec<AnyView> =
        seats.filter(|seat| answered.contains(*seat) || waiting.contains(*seat)).map(spot).collect();
    view! { <ol class="row lying">{spots}</ol> }.into_any()
}

/// A piece as a card with text, and `more` on it: a button, where choosing it is on the menu.
fn card(table: PlainTable, picture: &Picture, piece: &Piece<Pick>, place: &str, more: AnyView) -> AnyView {
    let tag = picture.tag(&piece.name, place);
    let from = piece.seat.map(|seat| format!("plate-{seat}"));
    let face = face(piece);
    let Some(pick) = piece.action else {
        return view! { <div class="pc" data-piece=tag data-from=from>{face} {more}</div> }.into_any();
    };
    view! {
        <button class="pc" data-piece=tag data-from=from data-choice title=table.say.run(pick)
            aria-pressed=move || (table.picked.get() == Some(pick)).to_string() on:click=move |_| table.pick(pick)>
            {face} {more}
        </button>
    }
    .into_any()
}

/// What stands on a piece.
fn face(piece: &Piece<Pick>) -> AnyView {
    let name = match numbers::split(&piece.name) {
        Some((word, number)) => {
            let (word, number) = (word.to_owned(), number.to_owned());
            view! { <span class="w">{word}</span> " " <b>{number}</b> }.into_any()
        }
        None => view! { <strong>{piece.name.clone()}</strong> }.into_any(),
    };
    let text = (!piece.text.is_empty()).then(|| view! { " " <small>{piece.text.clone()}</small> });
    view! { {name} {text} }.into_any()
}

/// The word on a piece.
fn mark(piece: &Piece<Pick>) -> AnyView {
    (!piece.mark.is_empty()).then(|| view! { " " <em>{piece.mark.clone()}</em> }).into_any()
}

/// So many pieces are shown before somebody else's place, besides those that can be chosen; the pad tells all.
const FEW_PIECES: usize = 4;

/// What somebody has won, built or hired, before their place.
pub(super) fn held(table: PlainTable, picture: &Picture, seat: Seat) -> Option<AnyView> {
    let pieces = &picture.tableau.places.get(seat.index())?.pieces;
    let (offered, others): (Vec<_>, Vec<_>) = pieces.iter().enumerate().partition(|(_, piece)| piece.action.is_some());
    let most = if picture.people.me == Some(seat) { others.len() } else { FEW_PIECES.min(others.len()) };
    let left_out = others.len() - most;
    let chip = |(nth, piece): (usize, &Piece<Pick>)| {
        let text = Some(piece.text.clone()).filter(|text| !text.is_empty() && piece.action.is_none());
        view! { <li title=text>{card(table, picture, piece, &format!("seat-{seat}-{nth}"), mark(piece))}</li> }
            .into_any()
    };
    let chips: Vec<AnyView> = offered.into_iter().chain(others.into_iter().take(most)).map(chip).collect();
    let more = (left_out > 0).then(|| view! { <li class="more">{format!("+{left_out}")}</li> });
    (!chips.is_empty()).then(|| view! { <ul class="held">{chips} {more}</ul> }.into_any())
}

/// The own hand. Its cards answer to the digits.
pub(super) fn hand(table: PlainTable) -> AnyView {
    let inside = move || {
        let picture = table.picture.get();
        let hand = &picture.tableau.hand;
        if hand.is_empty() {
            return ().into_any();
        }
        if hand.iter().any(|piece| piece.action.is_some()) {
            keys::offer_digits("undrawn-keys-digits", |nth| {
                if let Some(card) = focus::elements(".felt .handrow > button").nth(nth) {
                    arrows::go_to(&card);
                }
            });
        }
        let cards: Vec<AnyView> =
            hand.iter().enumerate().map(|(nth, piece)| own(table, &picture, piece, nth)).collect();
        let (label, size) = (words().text("tableau-hand"), format!("--n:{}", cards.len()));
        view! { <div class="handrow" style=size role="group" aria-label=label>{cards}</div> }.into_any()
    };
    view! { {inside} }.into_any()
}

/// A card of the own hand; one that cannot be chosen now says so.
fn own(table: PlainTable, picture: &Picture, piece: &Piece<Pick>, nth: usize) -> AnyView {
    let tag = picture.tag(&piece.name, &format!("hand-{nth}"));
    let face = view! { {face(piece)} {mark(piece)} };
    let Some(pick) = piece.action else {
        return view! { <button class="pc" data-piece=tag aria-disabled="true">{face}</button> }.into_any();
    };
    let key = (nth < 10).then(|| view! { <kbd aria-hidden="true">{(nth + 1) % 10}</kbd> });
    view! {
        <button class="pc" data-piece=tag data-choice aria-pressed=move || (table.picked.get() == Some(pick)).to_string()
            on:click=move |_| table.pick(pick)>{face} {key}</button>
    }
    .into_any()
}
