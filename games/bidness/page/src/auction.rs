use bidness::{Auction, Bidness, Event};
use board::{Now, Scene, art, words};
use leptos::prelude::*;
use table::Seat;

use super::dial::Dial;
use super::{money, name, stage, story};
use crate::Page;

/// How many steps the ladder keeps.
const STEPS: usize = 5;

/// The card for sale, the ladder of bids, and who is still in.
pub(super) fn auction(scene: Scene<Page>, auction: &Auction) -> AnyView {
    let now = scene.now();
    let sells = words().say("bidness-page-sells", &now.people.who(auction.seller));
    view! {
        <div class="stage">
            {stage::lot(scene, auction.card, auction.seller, sells, None)}
            <div class="sale">{ladder(scene, auction)} {order(&now, auction)}</div>
        </div>
    }
    .into_any()
}

/// Every bid is a higher step; the last, dashed one follows the dial.
fn ladder(scene: Scene<Page>, auction: &Auction) -> AnyView {
    let now = scene.now();
    let bids: Vec<(Seat, u32)> = story::turn(scene)
        .into_iter()
        .flat_map(|turn| turn.events)
        .filter_map(|event| match event {
            Event::Bid { seat, dollars } => Some((seat, dollars)),
            _ => None,
        })
        .collect();
    let dial = Dial::on(&now).filter(|_| now.is_mine());
    let top = auction.bid.map_or(0, |bid| bid.dollars);
    let highest = move || dial.map_or(top, |dial| dial.value(scene)).max(top).max(100);
    let hidden = bids.len().saturating_sub(STEPS);
    let stub = (hidden > 0).then(|| view! { <li class="stub">{format!("+{hidden}")}</li> });
    let steps: Vec<AnyView> = bids[hidden..]
        .iter()
        .enumerate()
        .map(|(index, &(seat, dollars))| {
            let leads = auction.bid.is_some_and(|bid| bid.dollars == dollars);
            let note = match (leads, hidden + index) {
                (true, _) => words().text("bidness-page-leads"),
                (false, 0) => words().text("bidness-page-opens"),
                (false, _) => String::new(),
            };
            step(&now, seat, move || dollars, if leads { "step leads" } else { "step" }, note)
        })
        .collect();
    let next = dial.zip(now.me()).map(|(dial, me)| {
        step(&now, me, move || dial.value(scene), "step next", words().text("bidness-page-your-bid"))
    });
    view! {
        <ol class="ladder" aria-label=words().text("bidness-page-bids") style=move || format!("--top:{}", highest())>
            {stub} {steps} {next}
        </ol>
    }
    .into_any()
}

fn step(
    now: &Now<Bidness>,
    seat: Seat,
    dollars: impl Fn() -> u32 + Copy + Send + Sync + 'static,
    class: &'static str,
    note: String,
) -> AnyView {
    view! {
        <li class=class style=move || format!("--v:{}", dollars())>
            <span class="who">{art::token(seat)} <span>{name(now, seat)}</span></span>
            <span class="riser"><b>{move || money(dollars())}</b> <small>{note}</small></span>
        </li>
    }
    .into_any()
}

/// The bidders clockwise from the seller.
fn order(now: &Now<Bidness>, auction: &Auction) -> AnyView {
    let rows: Vec<AnyView> = auction
        .seller
        .around(now.seats())
        .map(|seat| {
            let leads = auction.bid.is_some_and(|bid| bid.seat == seat);
            let (class, status) = if auction.to_bid == seat {
                ("now", "bidness-page-to-bid")
            } else if leads {
                ("top", "bidness-page-leads")
            } else if auction.active.contains(seat) {
                ("", "bidness-page-in")
            } else {
                ("out", "bidness-page-out")
            };
            stage::bidder(now, seat, class, words().text(status))
        })
        .collect();
    view! { <ol class="order" aria-label=words().text("bidness-page-order")>{rows}</ol> }.into_any()
}
