use board::{Now, art, words};
use leptos::prelude::*;
use silicon_valley::SiliconValley;
use silicon_valley_face::Nouns as _;
use table::Seat;

/// How many spaces stand in a row.
const ROW: usize = 9;

/// The valuation track: the start at the bottom, the goal on top.
pub(super) fn track(now: &Now<SiliconValley>) -> AnyView {
    let goal = usize::from(now.view.cards.goal());
    let spaces: Vec<usize> = (0..goal).collect();
    let rows = spaces.chunks(ROW).rev().flatten().map(|space| spot(now, *space)).collect::<Vec<_>>();
    view! {
        <header><h2>{words().text("silicon-valley-page-valuation")}</h2><span class="note">{words().text("silicon-valley-page-track-note")}</span></header>
        <ol class="trk">
            <li class="bn">
                {art::line("i-flag")} <b>{words().silicon_valley_value(&now.view.cards, goal as u16)}</b>
                <span>{words().text("silicon-valley-page-goal")}</span> {stack(now, |at| at >= goal)}
            </li>
            {rows}
        </ol>
    }
    .into_any()
}

fn spot(now: &Now<SiliconValley>, space: usize) -> AnyView {
    let cards = &now.view.cards;
    let mark = cards.marks().any(|mark| usize::from(mark) == space);
    let taken = now.view.track.at.values().iter().any(|at| usize::from(*at) == space);
    let raise = mark.then(|| view! { <em>"+$1"</em> });
    let about = words().say(
        "silicon-valley-page-space",
        &[
            ("value", words().silicon_valley_value(cards, space as u16).into()),
            ("mark", if mark { "yes" } else { "no" }.into()),
        ],
    );
    view! {
        <li class:gt=mark class:taken=taken title=about>
            {raise} {stack(now, |at| at == space)} <b>{cards.track.spaces[space]}</b>
        </li>
    }
    .into_any()
}

/// The tokens on a space, the one that came last on top.
fn stack(now: &Now<SiliconValley>, here: impl Fn(usize) -> bool) -> AnyView {
    let track = &now.view.track;
    let moved = &track.moved[..usize::from(now.seats())];
    let tokens: Vec<AnyView> =
        moved.iter().filter(|seat| here(usize::from(track.at[**seat]))).map(|&seat| token(now, seat)).collect();
    view! { <span class="stack">{tokens}</span> }.into_any()
}

fn token(now: &Now<SiliconValley>, seat: Seat) -> AnyView {
    let value = words().silicon_valley_value(&now.view.cards, now.view.track.at[seat]);
    let about =
        words().say("silicon-valley-page-stands", &[("who", now.people.name(seat).into()), ("value", value.into())]);
    view! { <span data-piece=format!("track-{seat}") role="img" aria-label=about.clone() title=about>{art::token(seat)}</span> }
        .into_any()
}
