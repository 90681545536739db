//! The ledger: every guild's cubes, favour and money.

use bidders::{Bidders, GuildView, PhaseView, View};
use bidders_face::Nouns as _;
use board::{Now, art, words};
use leptos::prelude::*;
use table::Seat;

use super::workers::{Spot, count};
use super::{dollars, place};

pub(super) fn ledger(now: &Now<Bidders>) -> AnyView {
    let view = &now.view;
    let all = words().bidders_cubes(view.options.cards.cubes_for(view.seats()));
    let heads: Vec<AnyView> = Seat::all(now.seats())
        .map(|seat| view! { <th scope="col">{art::token(seat)} {now.people.name(seat).to_owned()}</th> }.into_any())
        .collect();
    let favour = view.guilds.values().iter().all(|guild| guild.favour.is_some()).then(|| {
        row(view, ["bidders-page-row-favour", "bidders-page-row-favour-help"], "", |view, seat| {
            view.guilds[seat].favour.map(minus).unwrap_or_default()
        })
    });
    let memory = if view.options.memory { "bidders-page-memory-on" } else { "bidders-page-memory-off" };
    view! {
        <header><h2>{words().text("bidders-page-ledger")}</h2> <span class="note">{words().say("bidders-page-each", &[("cubes", all.into())])}</span></header>
        <table class="ledger">
            <colgroup><col class="r"/></colgroup>
            <thead><tr><th></th>{heads}</tr></thead>
            <tbody>
                {row(view, ["bidders-page-row-home", "bidders-page-row-home-help"], "", |view, seat| number(count(view, seat, Spot::Home)))}
                {row(view, ["bidders-page-row-bid", "bidders-page-row-bid-help"], "", |view, seat| number(in_bids(view, seat)))}
                {row(view, ["bidders-page-row-places", "bidders-page-row-places-help"], "", |view, seat| number(on_places(view, seat).iter().sum()))}
                {row(view, ["bidders-page-row-back", "bidders-page-row-back-help"], "now", coming)}
                {row(view, ["bidders-page-row-worth", "bidders-page-row-worth-help"], "worth-now", |view, seat| covered(view.guilds[seat]))}
                {favour}
            </tbody>
            <tfoot>{row(view, ["bidders-page-money", "bidders-page-money-help"], "", |view, seat| dollars(view.guilds[seat].chips))}</tfoot>
        </table>
        <p class="memo">{art::line("i-eye")} <span>{words().text(memory)} {boxed(view)}</span></p>
    }
    .into_any()
}

fn row(view: &View, [id, help]: [&str; 2], class: &'static str, cell: fn(&View, Seat) -> String) -> AnyView {
    let cells: Vec<AnyView> =
        Seat::all(view.seats()).map(|seat| view! { <td>{cell(view, seat)}</td> }.into_any()).collect();
    view! { <tr class=class title=words().text(help)><th scope="row">{words().text(id)}</th>{cells}</tr> }.into_any()
}

fn in_bids(view: &View, seat: Seat) -> usize {
    count(view, seat, Spot::White) + count(view, seat, Spot::Black)
}

fn on_places(view: &View, seat: Seat) -> [usize; 3] {
    [Spot::Left, Spot::Front, Spot::Right].map(|spot| count(view, seat, spot))
}

/// How many cubes come home at the end of the round: one from each place.
fn coming(view: &View, seat: Seat) -> String {
    match on_places(view, seat).iter().filter(|cubes| **cubes > 0).count() {
        _ if view.phase == PhaseView::Over => number(0),
        0 => number(0),
        places => format!("+{places}"),
    }
}

/// What the cubes at home would count now.
fn covered(guild: GuildView) -> String {
    format!("♥{} ${}", guild.covered.hearts, guild.covered.dollars)
}

fn number(count: usize) -> String {
    if count == 0 { "–".to_owned() } else { count.to_string() }
}

fn minus(favour: i16) -> String {
    favour.to_string().replace('-', "−")
}

/// The projects that nobody wanted.
fn boxed(view: &View) -> Option<String> {
    let boxed = view.boxed;
    (boxed.white.count + boxed.black.count > 0).then(|| {
        let cards = place::cards(view, boxed.white, boxed.black);
        format!(" {}", words().say("bidders-page-boxed", &[("cards", cards.into())]))
    })
}
