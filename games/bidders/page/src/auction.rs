//! Two projects, and the money that moves from one to the other.

use bidders::{Bid, Colour, PhaseView};
use bidders_face::Nouns as _;
use board::{art, words};
use leptos::prelude::*;

use super::guild::paddle;
use super::workers::Spot;
use super::{RoundTable, dollars, project};

/// How many coins are drawn on the arrow at most.
const PENNIES: u32 = 4;

pub(super) fn auction(table: RoundTable) -> AnyView {
    let now = table.scene.now();
    let (white, black) = (now.view.white, now.view.black);
    let start = black.map_or(0, |offer| project::start(&now.view, offer.project));
    let (on_white, on_black) =
        (white.map_or(0, |offer| offer.chips.into()), black.map_or(0, |offer| offer.chips.into()));
    let round = now.view.round;
    // Coins lie on black from 0 up; the highest is moved first and comes to lie lowest on white.
    let moved = (start.saturating_sub(on_white)..start).rev().map(|coin| (round, coin)).collect();
    let left = (0..on_black).map(|coin| (round, coin)).collect();
    view! {
        <div class="auction mid">
            {lot(table, Colour::White)}
            {till(moved, "bidders-page-on-white")}
            <div class="flowbox">
                {flow(on_white.min(PENNIES))}
                <small>{words().say("bidders-page-started", &[("dollars", dollars(start).into())])}</small>
            </div>
            {till(left, "bidders-page-on-black")}
            {lot(table, Colour::Black)}
        </div>
    }
    .into_any()
}

/// A project, what it is bid on in, and whose bid stands.
pub(super) fn lot(table: RoundTable, colour: Colour) -> AnyView {
    let view = &table.scene.now().view;
    let (class, piece, bid, card) = match colour {
        Colour::White => {
            let card = view.white.map(|offer| project::white(table, &offer));
            ("lot lw", "lot-white", view.white.and_then(|offer| offer.bid), card)
        }
        Colour::Black => {
            let card = view.black.map(|offer| project::black(table, &offer));
            ("lot lb", "lot-black", view.black.and_then(|offer| offer.bid), card)
        }
    };
    let marker = (bid.is_none() && card.is_some()).then(|| paddle(colour, words().text("bidders-page-marker-free")));
    let below = match (&card, bid) {
        (Some(_), Some(bid)) => bid_line(table, colour, bid),
        (Some(_), None) => view! { <div class="bidline none">{words().text("bidders-label-no-bid")}</div> }.into_any(),
        (None, _) => view! { <div class="bidline none">{words().text("bidders-label-unsold")}</div> }.into_any(),
    };
    let card = card.unwrap_or_else(|| view! { <span class="slot"></span> }.into_any());
    view! { <div class=class>{origin(piece)} {head(table, colour)} {card} {marker} {below}</div> }.into_any()
}

/// Where a project comes from that is laid face down and no longer known: nothing that is seen to move itself.
pub(super) fn origin(piece: &'static str) -> AnyView {
    view! { <i class="origin" data-piece=piece aria-hidden="true"></i> }.into_any()
}

/// What stands above a project: its colour and what it is bid on in, or who has won it.
fn head(table: RoundTable, colour: Colour) -> AnyView {
    let now = table.scene.now();
    let (name, note) = match colour {
        Colour::White => ("bidders-label-white", "bidders-page-in-cubes"),
        Colour::Black => ("bidders-label-black", "bidders-page-in-dollars"),
    };
    let winner = match now.view.phase {
        PhaseView::Cooperation { .. } => now.view.white.and_then(|offer| offer.bid).map(|bid| bid.seat),
        PhaseView::Bidding { .. } | PhaseView::Over => None,
    };
    match winner {
        Some(seat) => view! { <span class="ord">{words().say("bidders-page-project-of", &now.people.who(seat))}</span> }.into_any(),
        None => view! { <span class="ord">{words().text(name)} " " <small class="hide-s">{words().text(note)}</small></span> }.into_any(),
    }
}

/// Whose bid stands, and its cubes.
pub(super) fn bid_line(table: RoundTable, colour: Colour, bid: Bid) -> AnyView {
    let now = table.scene.now();
    let spot = match colour {
        Colour::White => Spot::White,
        Colour::Black => Spot::Black,
    };
    let name = now.people.name(bid.seat).to_owned();
    let title = format!("{name}: {}", words().bidders_cubes(bid.cubes));
    view! {
        <div class="bidline" title=title>
            <span class="label">{art::token(bid.seat)} <b>{name}</b></span>
            <span class="cubes" data-seat=art::number(bid.seat)>{table.workers.with(|workers| workers.on(bid.seat, spot))}</span>
            <b class="n">{bid.cubes}</b>
        </div>
    }
    .into_any()
}

/// The money on a project: its coins, as a stack and as a number.
fn till(coins: Vec<(u8, u32)>, label: &str) -> AnyView {
    let sum = coins.len() as u32;
    let rise = if sum > 9 { 63.0 / f64::from(sum) } else { 7.0 };
    let stack: Vec<AnyView> = coins
        .into_iter()
        .enumerate()
        .map(|(index, (round, coin))| {
            view! {
                <span class="coin" data-piece=format!("coin-{round}-{coin}") style=format!("--up:{:.1}", index as f64 * rise)>
                    {art::sign("coin")}
                </span>
            }
            .into_any()
        })
        .collect();
    view! {
        <div class="till">
            <span class="stack" aria-hidden="true">{stack}</span>
            <b>{dollars(sum)}</b>
            <small>{words().text(label)}</small>
        </div>
    }
    .into_any()
}

/// The arrow from black to white, with a coin for each dollar that went along it.
fn flow(pennies: u32) -> AnyView {
    let pennies: Vec<_> = (0..pennies)
        .map(|index| view! { <use href="#penny" x=(28 + 23 * index).to_string() y="11" width="18" height="18"></use> })
        .collect();
    view! {
        <svg class="flow" viewBox="0 0 120 40" aria-hidden="true">
            <path d="M118 12v16H26v9L2 20 26 3v9z" fill="var(--felt-deep)" stroke="var(--gold)" stroke-width="1.5" stroke-linejoin="round"></path>
            {pennies}
        </svg>
    }
    .into_any()
}
