//! The places around the table: projects face down, and the cubes heaped on them.

use bidders::{Colour, PhaseView, Pile, View};
use bidders_face::Nouns as _;
use board::{art, words};
use leptos::prelude::*;
use table::Seat;

use super::auction::{bid_line, origin};
use super::guild::paddle;
use super::workers::{Spot, count};
use super::{RoundTable, project, signed};

/// The place in front of a guild; as long as the neighbours hold out fists, with the black project that it has just won.
pub(super) fn front(table: RoundTable, seat: Seat, spot: usize) -> AnyView {
    let now = table.scene.now();
    let view = &now.view;
    let projects = view.fronts[seat].projects;
    let args = [
        ("who", now.people.someone(words(), seat).into()),
        ("cards", cards(view, projects.white, projects.black).into()),
        ("cubes", words().bidders_cubes(view.fronts[seat].cubes).into()),
    ];
    let label = words().say("bidders-page-front", &args);
    let name = format!("front-{seat}");
    let mut backs = pile(view, Colour::White, projects.white, &name);
    backs.extend(pile(view, Colour::Black, projects.black, &name));
    view! {
        <div class=format!("heap front f{spot}") role="img" aria-label=label.clone() title=label>
            <span class="whose">{art::token(seat)}</span>
            {just_won(table, seat)}
            {stack(backs)}
            {heap(table, seat, Spot::Front)}
        </div>
    }
    .into_any()
}

/// The place between a guild and its left neighbour.
pub(super) fn between(table: RoundTable, seat: Seat, spot: usize) -> AnyView {
    let now = table.scene.now();
    let view = &now.view;
    let (between, left) = (view.betweens[seat], seat.next(view.seats()));
    let args = [
        ("one", now.people.someone(words(), seat).into()),
        ("other", now.people.someone(words(), left).into()),
        ("cards", cards(view, between.projects, Pile::default()).into()),
        ("own", words().bidders_cubes(between.own).into()),
        ("left", words().bidders_cubes(between.left).into()),
    ];
    let label = words().say("bidders-page-between", &args);
    let backs = pile(view, Colour::White, between.projects, &format!("between-{seat}"));
    let (own, other) = (heap(table, seat, Spot::Left), heap(table, left, Spot::Right));
    // At the near edge of the table clockwise runs from right to left.
    let at_near_edge = spot == 0 || spot + 1 == usize::from(view.seats());
    let (before, after) = if at_near_edge { (other, own) } else { (own, other) };
    view! {
        <div class=format!("heap b{spot}") role="img" aria-label=label.clone() title=label>{before} {stack(backs)} {after}</div>
    }
    .into_any()
}

/// A guild's cubes on one place.
fn heap(table: RoundTable, seat: Seat, spot: Spot) -> Option<AnyView> {
    let cubes = count(&table.scene.now().view, seat, spot);
    (cubes > 0).then(|| {
        let base = if cubes > 4 { 3 } else { cubes.min(2) };
        view! {
            <span class="hp" data-seat=art::number(seat)>
                <span class="hx" style=format!("--b:{base}")>{table.workers.with(|workers| workers.on(seat, spot))}</span>
                <b>{cubes}</b>
            </span>
        }
        .into_any()
    })
}

/// The black project, once it is won and before it is laid face down.
fn just_won(table: RoundTable, seat: Seat) -> Option<AnyView> {
    let now = table.scene.now();
    let PhaseView::Cooperation { .. } = now.view.phase else { return None };
    let offer = now.view.black?;
    let bid = offer.bid.filter(|bid| bid.seat == seat)?;
    Some(
        view! {
            <span class="lot wonb">
                {origin("lot-black")}
                {project::black(table, &offer)}
                {paddle(Colour::Black, words().text("bidders-page-marker-won"))}
                {bid_line(table, Colour::Black, bid)}
            </span>
        }
        .into_any(),
    )
}

fn stack(backs: Vec<AnyView>) -> AnyView {
    if backs.is_empty() {
        return view! { <span class="pcards"><span class="void"></span></span> }.into_any();
    }
    let count = format!("--n:{}", backs.len());
    view! { <span class="pcards" style=count>{backs}</span> }.into_any()
}

fn pile(view: &View, colour: Colour, pile: Pile, place: &str) -> Vec<AnyView> {
    match pile.known {
        Some(projects) => projects
            .iter()
            .map(|card| project::back(colour, project::piece(colour, card), Some(project::favour(view, colour, card))))
            .collect(),
        None => (0..pile.count)
            .map(|index| {
                let name = match colour {
                    Colour::White => "white",
                    Colour::Black => "black",
                };
                project::back(colour, format!("{place}-{name}-{index}"), None)
            })
            .collect(),
    }
}

/// What lies on a place, in words: each project where it is remembered, else how many there are.
pub(super) fn cards(view: &View, white: Pile, black: Pile) -> String {
    let counts = [("white", white.count.into()), ("black", black.count.into())];
    let counted = words().say("bidders-page-cards", &counts);
    let names: Vec<String> = [(Colour::White, white), (Colour::Black, black)]
        .into_iter()
        .flat_map(|(colour, pile)| {
            pile.known
                .into_iter()
                .flat_map(move |known| known.iter().map(move |card| (colour, card)))
                .collect::<Vec<_>>()
        })
        .map(|(colour, card)| {
            let name = words().bidders_project(view, colour, card);
            format!("{name} {}", signed(project::favour(view, colour, card)))
        })
        .collect();
    if names.is_empty() { counted } else { format!("{counted} ({})", words().row(names)) }
}
