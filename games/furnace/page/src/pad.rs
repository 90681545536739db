use crate::Page;
use board::{Scene, art, words};
use furnace::{Event, Phase};
use leptos::prelude::*;
use table::Seat;

/// The money that everybody made, round by round.
pub(super) fn money(scene: Scene<Page>) -> AnyView {
    let earned = Memo::new(move |_| earned(&scene.story().events));
    view! { {move || table(scene, &earned.get())} }.into_any()
}

fn table(scene: Scene<Page>, earned: &[(Seat, u8, u16)]) -> AnyView {
    let now = scene.now();
    let view = &now.view;
    let seats: Vec<Seat> = Seat::all(now.seats()).collect();
    let best = view.players.iter().map(|(_, player)| player.stock.money).max().unwrap_or_default();
    let heads: Vec<AnyView> = seats
        .iter()
        .map(|&seat| view! { <th scope="col">{art::token(seat)} {now.people.name(seat).to_owned()}</th> }.into_any())
        .collect();
    let rows: Vec<AnyView> = (1..=view.options.rounds)
        .map(|round| {
            let cell = |seat: Seat| {
                let sum = || earned.iter().filter(|line| line.0 == seat && line.1 == round).map(|line| line.2).sum::<u16>();
                view! { <td>{(round <= view.round).then(sum)}</td> }.into_any()
            };
            let cells: Vec<AnyView> = seats.iter().map(|seat| cell(*seat)).collect();
            view! { <tr class:now=round == view.round && view.phase != Phase::Over><th scope="row">{round}</th>{cells}</tr> }.into_any()
        })
        .collect();
    let sums: Vec<AnyView> = seats
        .iter()
        .map(|&seat| {
            let money = view.players[seat].stock.money;
            let leads = money == best && best != 0;
            view! { <td class:best=leads>{money}</td> }.into_any()
        })
        .collect();
    view! {
        <header><h2>{words().text("furnace-page-pad")}</h2> <span class="note">{words().text("furnace-page-pad-note")}</span></header>
        <table>
            <thead><tr><th></th>{heads}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{words().text("furnace-page-total")}</th>{sums}</tr></tfoot>
        </table>
    }
    .into_any()
}

/// The money that each event of a game brought: to whom, in which round, how much.
fn earned(story: &[(u32, Event)]) -> Vec<(Seat, u8, u16)> {
    let mut round = 1;
    let mut earned = Vec::new();
    for (_, event) in story {
        match *event {
            Event::Dealt { round: next, .. } => round = next,
            Event::Equipped { seat, got, .. }
            | Event::Income { seat, got }
            | Event::Compensated { seat, got, .. }
            | Event::Gained { seat, got, .. }
            | Event::Processed { seat, got, .. } => earned.push((seat, round, got.money)),
            Event::Placed { .. }
            | Event::DummyPlaced { .. }
            | Event::DummyStuck { .. }
            | Event::Unused { .. }
            | Event::Won { .. }
            | Event::Unwanted { .. }
            | Event::DummyWon { .. }
            | Event::Inserted { .. }
            | Event::Ran { .. }
            | Event::Activated { .. }
            | Event::Upgraded { .. }
            | Event::Finished { .. }
            | Event::Ended { .. } => {}
        }
    }
    earned
}
