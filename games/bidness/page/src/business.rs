use bidness::{Asking, Bidness, Card, Event};
use bidness_face::Nouns as _;
use board::{Now, Scene, art, words};
use leptos::prelude::*;
use table::{Seat, Seats};

use super::{court, hand, money, name, story};
use crate::Page;

/// What stands in the column of a seat.
struct Column {
    class: &'static str,
    inside: AnyView,
    status: String,
}

/// A column for each seat, from the first player on; at the end from the winner on.
fn columns(now: &Now<Bidness>, title: String, column: impl Fn(Seat) -> Column) -> AnyView {
    let mut seats: Vec<Seat> = now.view.first.around(now.seats()).collect();
    seats.sort_by_key(|seat| now.view.places.map(|places| places.of(*seat)));
    let columns: Vec<_> = seats
        .into_iter()
        .map(|seat| {
            let Column { class, inside, status } = column(seat);
            view! {
                <li class=class>
                    <span class="who">{art::token(seat)} <b>{name(now, seat)}</b></span>
                    {inside}
                    <span class="status">{status}</span>
                </li>
            }
        })
        .collect();
    view! { <div class="stage round"><h2>{title}</h2><ol class="columns">{columns}</ol></div> }.into_any()
}

/// Everybody lays a card away; over it what the last round has brought.
pub(super) fn laying_away(scene: Scene<Page>, answered: Seats) -> AnyView {
    let now = scene.now();
    let payday = story::payday(scene);
    let own = match now.view.asking {
        Asking::Discard { own, .. } => own,
        _ => None,
    };
    columns(&now, words().text("bidness-page-laying-away"), |seat| {
        let laid = answered.contains(seat);
        let card = if laid {
            let known = own.filter(|_| now.me() == Some(seat));
            let title = known.map(|card| words().bidness_card(card));
            view! {
                <span class="card back" title=title data-piece=format!("laid-{seat}") data-from=laid_from(&now, seat, known)></span>
            }
            .into_any()
        } else {
            view! { <span class="slot"></span> }.into_any()
        };
        Column {
            class: if laid { "" } else { "now" },
            inside: view! { {card} {income(seat, &payday)} }.into_any(),
            status: words().text(if laid { "bidness-page-laid" } else { "bidness-page-chooses" }),
        }
    })
}

/// Where a card that was laid away comes from.
fn laid_from(now: &Now<Bidness>, seat: Seat, card: Option<Card>) -> String {
    match card {
        Some(card) => hand::piece(card, now.view.hand.count(card).saturating_sub(1) as usize),
        None => format!("plate-{seat}"),
    }
}

/// What a seat has earned in the round before, and what its engineers threw.
fn income(seat: Seat, payday: &[Event]) -> AnyView {
    let earned = payday.iter().find_map(|event| match *event {
        Event::Earned { seat: earner, price, units, contracts } if earner == seat => Some(price * units + contracts),
        _ => None,
    });
    let thrown = payday.iter().find_map(|event| match *event {
        Event::Engineered { seat: thrower, dice } if thrower == seat => Some(dice),
        _ => None,
    });
    let earned = earned.map(|dollars| {
        let title = words().say("bidness-page-earned", &[("dollars", dollars.into())]);
        view! { <b class="gain" title=title>{format!("+{}", money(dollars))}</b> }
    });
    let thrown = thrown.map(|dice| {
        let title = words().say("bidness-page-engineered", &[("count", dice.total().into())]);
        view! { <span class="engineered" title=title.clone()>{court::rolled(dice)} <b class="gain">{title.clone()}</b></span> }
    });
    view! { {earned} {thrown} }.into_any()
}

/// Salaries that cannot be paid from cash, seat after seat.
pub(super) fn salaries(now: &Now<Bidness>, settled: u8) -> AnyView {
    let view = &now.view;
    let is_settled = |seat: Seat| view.first.around(now.seats()).take(settled.into()).any(|other| other == seat);
    columns(now, words().text("bidness-page-salaries-due"), |seat| {
        let place = &view.workplaces[seat];
        let owed = place.salaries(&view.options.cards);
        let paid = is_settled(seat);
        let asked = now.to_act.contains(seat);
        let inside = view! {
            <b class="sum" class:loss=!paid>{if paid { "✓".to_owned() } else { format!("−{}", money(owed)) }}</b>
            <span class="note">{words().say("bidness-page-has", &[("dollars", place.cash.into())])}</span>
        };
        Column {
            class: if asked { "now" } else { "" },
            inside: inside.into_any(),
            status: words().text(match (paid, asked) {
                (true, _) => "bidness-page-paid",
                (false, true) => "bidness-page-chooses",
                (false, false) => "bidness-page-waits",
            }),
        }
    })
}

/// Everybody who can chooses how many IOUs to pay off.
pub(super) fn debts(now: &Now<Bidness>, answered: Seats) -> AnyView {
    let view = &now.view;
    let own = match view.asking {
        Asking::Debts { own, .. } => own,
        _ => None,
    };
    columns(now, words().text("bidness-page-debts-due"), |seat| {
        let asked = now.to_act.contains(seat);
        let place = &view.workplaces[seat];
        let status = match own.filter(|_| now.me() == Some(seat)) {
            Some(count) => words().say("bidness-page-pays-off", &[("count", count.into())]),
            None if asked => words().text("bidness-page-chooses"),
            None if answered.contains(seat) => words().text("bidness-page-has-chosen"),
            None if view.laid_off.contains(seat) => words().text("bidness-page-laid-off"),
            None => words().text("bidness-page-cannot-pay"),
        };
        let inside = view! {
            <b class="sum">{place.ious}</b>
            <span class="note">{words().text("bidness-label-ious")}</span>
            <span class="note">{words().say("bidness-page-has", &[("dollars", place.cash.into())])}</span>
        };
        Column { class: if asked { "now" } else { "" }, inside: inside.into_any(), status }
    })
}

/// The end: where everybody stands.
pub(super) fn over(now: &Now<Bidness>) -> AnyView {
    let view = &now.view;
    let title = match Seat::all(now.seats()).any(|seat| view.workplaces[seat].ious == 0) {
        true => "bidness-page-over-free",
        false => "bidness-page-over-rounds",
    };
    columns(now, words().text(title), |seat| {
        let place = &view.workplaces[seat];
        let rank = view.places.map(|places| places.of(seat));
        let inside = view! {
            <b class="sum">{rank.map(|rank| words().say("bidness-page-rank", &[("rank", rank.into())]))}</b>
            <span class="note">{words().say("bidness-ious", &[("count", place.ious.into())])}</span>
            <span class="note">{words().say("bidness-page-has", &[("dollars", place.cash.into())])}</span>
        };
        Column {
            class: if rank == Some(1) { "now" } else { "" },
            inside: inside.into_any(),
            status: words().say("bidness-tech", &[("count", place.tech.into())]),
        }
    })
}
