//! The neighbours of the white project's winner hold out fists.

use bidders::{Colour, Event, PhaseView, View};
use bidders_face::Nouns as _;
use board::{Scene, art, parts, words};
use leptos::prelude::*;
use table::Seat;

use super::auction::lot;
use super::guild::paddle;
use super::{RoundTable, climax, desk};
use crate::Page;

/// Both fists, and the white project between them.
pub(super) fn fists(table: RoundTable) -> AnyView {
    let now = table.scene.now();
    let Some([left, right]) = neighbours(&now.view) else { return ().into_any() };
    view! {
        <div class="coop mid">
            {fist(table, right)}
            <div class="prize">{lot(table, Colour::White)} {paddle(Colour::White, words().text("bidders-page-marker-won"))}</div>
            {fist(table, left)}
        </div>
    }
    .into_any()
}

/// The left and the right neighbour of the white project's winner.
pub(super) fn neighbours(view: &View) -> Option<[Seat; 2]> {
    let winner = view.white?.bid?.seat;
    Some([winner.next(view.seats()), winner.previous(view.seats())])
}

fn fist(table: RoundTable, seat: Seat) -> AnyView {
    let now = table.scene.now();
    let PhaseView::Cooperation { waiting, own } = now.view.phase else { return ().into_any() };
    let mine = now.me() == Some(seat);
    let open = waiting.contains(seat);
    let opened = climax::fists(&table.scene.climax()).and_then(|fists| fists.into_iter().find(|(of, _)| *of == seat));
    let text = move || match (mine, own) {
        _ if opened.is_some() => words().bidders_cubes(opened.map_or(0, |(_, cubes)| cubes)),
        (true, Some(cubes)) => words().bidders_cubes(cubes),
        (true, None) if open => words().bidders_cubes(desk::raised(table) as u8),
        (false, _) if open => words().text("bidders-page-fist-awaited"),
        (true, None) | (false, _) if table.scene.now().view.guilds[seat].cubes == 0 => words().bidders_cubes(0),
        (true, None) | (false, _) => words().text("bidders-page-fist-closed"),
    };
    let side = words().say("bidders-page-fist-side", &side(table, seat));
    view! {
        <div class="fist" class:mine=mine class:open=open class:shown=opened.is_some()>
            <span class="ord">{words().say("bidders-page-fist-of", &now.people.who(seat))}</span>
            {glove(seat)}
            <span class="label"><b>{text}</b> <small>{side}</small></span>
        </div>
    }
    .into_any()
}

/// Where a neighbour sits, for messages.
fn side(table: RoundTable, seat: Seat) -> Vec<(&'static str, words::Arg)> {
    let now = table.scene.now();
    let winner = now.view.white.and_then(|offer| offer.bid).map(|bid| bid.seat).unwrap_or_default();
    let side = if winner.next(now.seats()) == seat { "left" } else { "right" };
    now.people.who(winner).into_iter().chain([("side", side.into())]).collect()
}

fn glove(seat: Seat) -> AnyView {
    view! { <span class="glove" data-piece=format!("fist-{seat}") data-seat=art::number(seat)>{art::sign("fist")} {art::token(seat)}</span> }
        .into_any()
}

/// What a guild held in its fist, from when the fists open until somebody bids again or the game is over.
pub(super) fn opened(table: RoundTable, seat: Seat) -> Option<AnyView> {
    let now = table.scene.now();
    let untouched = now.view.phase != PhaseView::Over
        && now.view.white.is_none_or(|offer| offer.bid.is_none())
        && now.view.black.is_none_or(|offer| offer.bid.is_none());
    let cubes = last_opened(table.scene)?.into_iter().find(|(other, _)| *other == seat).filter(|_| untouched)?.1;
    let args: Vec<_> =
        now.people.who(seat).into_iter().chain([("cubes", words().bidders_cubes(cubes).into())]).collect();
    let label = words().say("bidders-page-fist-opened", &args);
    Some(
        view! { <span class="opened" role="img" aria-label=label.clone() title=label>{glove(seat)} <b>{cubes}</b></span> }.into_any(),
    )
}

/// The fists that opened last, unless projects were sold since.
fn last_opened(scene: Scene<Page>) -> Option<[(Seat, u8); 2]> {
    let story = scene.story();
    let events = story.events.iter().rev().map(|(_, event)| event);
    events.take_while(|event| !matches!(event, Event::Won { .. } | Event::Unsold { .. })).find_map(|event| match *event
    {
        Event::FistsOpened { left, left_cubes, right, right_cubes } => Some([(left, left_cubes), (right, right_cubes)]),
        _ => None,
    })
}

/// What the fists decide, for whoever holds one out and for whoever watches.
pub(super) fn explanation(table: RoundTable) -> AnyView {
    let now = table.scene.now();
    let Some(([left, right], offer)) = neighbours(&now.view).zip(now.view.white) else { return ().into_any() };
    let winner = offer.bid.map(|bid| bid.seat).unwrap_or_default();
    let favour = words().bidders_favour(offer.favour.into());
    let about = |id: &str, seat: Seat, starts: Seat| {
        let args: Vec<_> = now
            .people
            .who(seat)
            .into_iter()
            .chain([
                ("winner", now.people.someone(words(), winner).into()),
                ("favour", favour.clone().into()),
                ("starts", now.people.someone(words(), starts).into()),
            ])
            .collect();
        words().say(id, &args)
    };
    view! {
        <div class="howto">
            <p><b>{words().say("bidders-page-fists-who", &[
                ("left", now.people.someone(words(), left).into()), ("right", now.people.someone(words(), right).into())])}</b> " "
                {words().text("bidders-page-fists-how")}</p>
            <p>{art::token(left)} " " <b>{about("bidders-page-fists-tie", left, left)}</b></p>
            <dl>
                <dt>{about("bidders-page-if-wins", left, left)}</dt><dd>{about("bidders-page-then-shares", left, left)}</dd>
                <dt>{about("bidders-page-if-wins", right, winner)}</dt><dd>{about("bidders-page-then-shares", right, winner)}</dd>
                <dt>{words().text("bidders-page-if-empty")}</dt><dd>{about("bidders-page-then-alone", winner, winner)}</dd>
            </dl>
            {parts::take_back(table.scene)}
        </div>
    }
    .into_any()
}

/// What the button says that closes the fist.
pub(super) fn close_label(cubes: u8) -> String {
    match cubes {
        0 => words().text("bidders-page-close-empty"),
        1.. => words().say("bidders-page-close", &[("cubes", words().bidders_cubes(cubes).into())]),
    }
}
