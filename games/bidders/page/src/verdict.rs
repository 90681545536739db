//! The end: favour decides who stays in, money who wins.

use bidders::{Bidders, Standing, View};
use board::{Now, art, words};
use leptos::prelude::*;
use table::Seat;

use super::{dollars, heart};

/// How everybody stands, by favour.
pub(super) fn verdict(now: &Now<Bidders>) -> AnyView {
    let Some(standings) = &now.view.standings else { return ().into_any() };
    let mut seats: Vec<Seat> = Seat::all(now.seats()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(standings[*seat].favour()));
    let rows: Vec<AnyView> = seats.into_iter().map(|seat| row(now, seat, &standings[seat])).collect();
    view! {
        <table class="verdict mid">
            <thead>
                <tr>
                    <th></th>
                    <th scope="col" colspan="2">{words().text("bidders-page-favour")}</th>
                    <th scope="col" colspan="2">{words().text("bidders-page-money")}</th>
                    <th></th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn row(now: &Now<Bidders>, seat: Seat, standing: &Standing) -> AnyView {
    let mark = mark(&now.view, seat);
    let favour = standing.favour().to_string().replace('-', "−");
    let projects = standing.projects.to_string().replace('-', "−");
    view! {
        <tr class:out=standing.eliminated class:wins=mark == Some("bidders-label-wins")>
            <th scope="row">{art::token(seat)} " " {now.people.name(seat).to_owned()}</th>
            <td><b>{heart()} {favour}</b></td>
            <td><small>{format!("{projects} + {}", standing.hearts)}</small></td>
            <td><b>{dollars(standing.money())}</b></td>
            <td><small>{format!("{} + {}", dollars(standing.chips), dollars(standing.dollars))}</small></td>
            <td><em>{mark.map(|mark| words().text(mark))}</em></td>
        </tr>
    }
    .into_any()
}

/// Whether a guild is out, or wins.
pub(super) fn mark(view: &View, seat: Seat) -> Option<&'static str> {
    let standings = view.standings.as_ref()?;
    if standings[seat].eliminated {
        return Some("bidders-label-out");
    }
    let richest = standings.values().iter().filter(|standing| !standing.eliminated).map(Standing::money).max();
    (Some(standings[seat].money()) == richest).then_some("bidders-label-wins")
}

/// How the verdict is found.
pub(super) fn explanation() -> AnyView {
    view! { <div class="howto"><p>{words().text("bidders-page-verdict-how")}</p></div> }.into_any()
}
