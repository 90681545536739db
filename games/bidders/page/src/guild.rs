//! Guild cards: name plate and the cubes at home in one.

use bidders::{Colour, PhaseView, Space, View};
use bidders_face::Nouns as _;
use board::{art, parts, words};
use leptos::prelude::*;
use table::Seat;

use super::workers::Spot;
use super::{RoundTable, desk, dollars, fists, heart, verdict};

/// The guild of somebody across the table.
pub(super) fn far(table: RoundTable, seat: Seat, spot: usize) -> AnyView {
    guild(table, seat, format!("guild g{spot}"), ().into_any())
}

/// The guild at the near edge.
pub(super) fn near(table: RoundTable, seat: Seat) -> AnyView {
    let worth = words().say("bidders-page-worth", &worth(table, seat));
    guild(table, seat, "guild mine".to_owned(), view! { <p class="worth">{worth}</p> }.into_any())
}

fn guild(table: RoundTable, seat: Seat, class: String, below: AnyView) -> AnyView {
    let now = table.scene.now();
    let view = &now.view;
    let label = words().say("bidders-page-guild", &worth(table, seat));
    let cash = view! { <b>{dollars(view.guilds[seat].chips)}</b> }.into_any();
    let markers: Vec<AnyView> = held(view, seat)
        .into_iter()
        .map(|colour| paddle(colour, words().say("bidders-page-marker-held", &now.people.who(seat))))
        .collect();
    view! {
        <div class=class class:acting=now.to_act.contains(seat)>
            {parts::plate(table.scene, seat, meta(table, seat), cash)}
            <ol class="spaces" data-seat=art::number(seat) aria-label=label.clone() title=label
                style=format!("--cols:{}", view.options.cards.guild.spaces.len().div_ceil(2))>
                {spaces(table, seat)}
            </ol>
            <span class="tally" data-seat=art::number(seat)>{art::sign(&format!("w{}", art::number(seat)))} <b>{view.guilds[seat].cubes}</b></span>
            {below} {markers} {fists::opened(table, seat)}
        </div>
    }
    .into_any()
}

/// What the cubes at home count, for messages.
fn worth(table: RoundTable, seat: Seat) -> [(&'static str, words::Arg); 3] {
    let guild = table.scene.now().view.guilds[seat];
    [
        ("cubes", words().bidders_cubes(guild.cubes).into()),
        ("hearts", u32::from(guild.covered.hearts).into()),
        ("dollars", u32::from(guild.covered.dollars).into()),
    ]
}

/// The spaces of a guild card, covered from the first on; the cubes that are about to be bid are raised.
fn spaces(table: RoundTable, seat: Seat) -> Vec<AnyView> {
    let now = table.scene.now();
    let mut cubes = table.workers.with(|workers| workers.on(seat, Spot::Home)).into_iter();
    let home = usize::from(now.view.guilds[seat].cubes);
    let mine = now.me() == Some(seat);
    let spaces = &now.view.options.cards.guild.spaces;
    spaces
        .iter()
        .enumerate()
        .map(|(index, &space)| {
            let cube = cubes.next();
            let raised = move || mine && index < home && index + desk::raised(table) >= home;
            view! {
                <li class:on=index < home class:up=raised><small>{index + 1}</small> <span>{value(space)}</span> {cube}</li>
            }
            .into_any()
        })
        .collect()
}

fn value(space: Space) -> AnyView {
    match space {
        Space::Favour(hearts) => view! { {heart()} {hearts} }.into_any(),
        Space::Money(amount) => dollars(amount).into_any(),
    }
}

/// What is to be said of a guild now.
fn meta(table: RoundTable, seat: Seat) -> AnyView {
    let now = table.scene.now();
    let view = &now.view;
    let state = match view.phase {
        PhaseView::Bidding { .. } if !held(view, seat).is_empty() => Some("bidders-page-must-pass"),
        PhaseView::Cooperation { waiting, .. } => fists::neighbours(view)
            .filter(|neighbours| neighbours.contains(&seat))
            .map(|_| if waiting.contains(seat) { "bidders-page-fist-awaited" } else { "bidders-page-fist-closed" }),
        PhaseView::Over => verdict::mark(view, seat),
        PhaseView::Bidding { .. } => None,
    };
    let state = state.map(|state| view! { <span class="must">{words().text(state)}</span> });
    let starts = (view.start_player == seat && view.phase != PhaseView::Over)
        .then(|| view! { <span class="starts">{words().text("bidders-page-start-player")}</span> });
    view! { {state} {starts} }.into_any()
}

/// The markers that a guild holds while the bidding goes on.
pub(super) fn held(view: &View, seat: Seat) -> Vec<Colour> {
    let PhaseView::Bidding { .. } = view.phase else { return Vec::new() };
    let white = view.white.and_then(|offer| offer.bid).map(|bid| (bid, Colour::White));
    let black = view.black.and_then(|offer| offer.bid).map(|bid| (bid, Colour::Black));
    white.into_iter().chain(black).filter(|(bid, _)| bid.seat == seat).map(|(_, colour)| colour).collect()
}

/// A bid marker.
pub(super) fn paddle(colour: Colour, label: String) -> AnyView {
    let (piece, sign) = match colour {
        Colour::White => ("paddle-white", "p-white"),
        Colour::Black => ("paddle-black", "p-black"),
    };
    view! { <span class="paddle" data-piece=piece role="img" aria-label=label.clone() title=label>{art::sign(sign)}</span> }.into_any()
}
