//! The end of a game.

mod rating;
mod rematch;
mod weighed;

use board::{Board, Now, Scene, art, words};
use leptos::html::Div;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use serde_json::json;
use table::{Game, Seat, Seats};
use wire::Command;
use words::{Describe as _, Merit};

use crate::device;
use crate::page::learn::is_lesson;
use crate::page::undrawn;
pub(crate) use rating::Earlier;

/// The end: who finished where, what decided it, what cost most, and what next.
pub(crate) fn ending<B: Board>(scene: Scene<B>, closed: RwSignal<bool>, earlier: Earlier) -> AnyView {
    let now = scene.now();
    let merits = B::Face::merits(words(), &now.view);
    let mut seats: Vec<Seat> = Seat::all(now.seats()).collect();
    seats.sort_by_key(|seat| now.places.map(|places| places.of(*seat)));
    let out: Seats = merits.iter().flat_map(|merit| merit.out).collect();
    let rows: Vec<AnyView> = seats.iter().map(|seat| standing(scene, *seat, out)).collect();
    let won = now.me().zip(now.places).map(|(me, places)| if places.winners().contains(me) { "won" } else { "lost" });
    let dialog = NodeRef::<Div>::new();
    // Not on a button: whoever was about to press Enter has not read it yet.
    dialog.on_load(|dialog| request_animation_frame(move || drop(dialog.focus())));
    view! {
        <div class="scrim">
            <div class="modal ending" data-game=scene.info.slug data-end=won role="dialog" aria-modal="true" aria-labelledby="ending" tabindex="-1" node_ref=dialog>
                <div class="outcome">
                    {podium(&now, out)}
                    <h2 id="ending">{(won == Some("won")).then(|| art::sign("laurel"))} {headline(scene)}</h2>
                    {reason(&now, &merits)}
                    {rating::change(scene, earlier)}
                    <ol class="standings">{rows}</ol>
                    {(merits.len() > 1).then(|| tally(&now, &merits, &seats))}
                </div>
                {weighed::decisions(scene)}
                {rematch::agreed(scene)}
                <div class="row next">
                    <button class="btn quiet" data-close on:click=move |_| closed.set(true)>{words().text("page-look-again")}</button>
                    <a class="btn quiet" href="/">{words().text("page-to-lobby")}</a>
                    {review(scene)}
                    {again(scene)}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// Everybody as high as they finished; drawn for those who look.
fn podium<G: Game>(now: &Now<G>, out: Seats) -> Option<AnyView> {
    let places = now.places.filter(|_| now.seats() > 1)?;
    let step = |seat: Seat| {
        let place = places.of(seat);
        let label = if out.contains(seat) { words().text("page-out") } else { place.to_string() };
        view! { <li data-place=place.to_string()>{art::token(seat)} <b class="num">{label}</b></li> }
    };
    let steps = Seat::all(now.seats()).map(step).collect::<Vec<_>>();
    Some(view! { <ol class="podium" aria-hidden="true">{steps}</ol> }.into_any())
}

/// Who has won, and how whoever looks finished, where they have not.
pub(crate) fn headline<B: Board>(scene: Scene<B>) -> String {
    let now = scene.now();
    let own_place = || {
        let (me, places) = now.me().zip(now.places).filter(|_| now.seats() > 1)?;
        let is_out = B::Face::merits(words(), &now.view).iter().any(|merit| merit.out.contains(me));
        let args = [("place", places.of(me).into()), ("out", if is_out { "yes" } else { "no" }.into())];
        (places.of(me) > 1).then(|| words().say("page-own-place", &args))
    };
    let winners = winners(scene);
    own_place().map_or(winners.clone(), |place| words().then(&winners, &place))
}

/// What set the winners apart from those who came next.
fn reason<G: Game>(now: &Now<G>, merits: &[Merit]) -> Option<AnyView> {
    let why = Merit::verdict(words(), &now.people, merits, now.places?)?;
    Some(view! { <p class="reason">{why}</p> }.into_any())
}

/// Everything that counts, in order, with what everybody has of it; what decided the win is marked.
fn tally<G: Game>(now: &Now<G>, merits: &[Merit], seats: &[Seat]) -> AnyView {
    let winners = now.places.map_or(Seats::NONE, |places| places.winners());
    let second = seats.iter().copied().find(|seat| !winners.contains(*seat));
    let decided = Merit::deciding(merits, winners.chain(second).collect());
    let heads = seats.iter().map(|seat| {
        view! { <th scope="col">{art::token(*seat)} <span class="sr">{now.people.name(*seat).to_owned()}</span></th> }
    });
    let row = |(index, merit): (usize, &Merit)| {
        let cells =
            seats.iter().map(|seat| view! { <td>{merit.said[*seat].clone().unwrap_or_else(|| "–".to_owned())}</td> });
        let is_unsaid = merit.said.iter().all(|(_, said)| said.is_none());
        let is_decisive = decided == Some(index);
        (!is_unsaid).then(|| {
            view! { <tr class:now=is_decisive><th scope="row">{merit.label.clone()}</th>{cells.collect::<Vec<_>>()}</tr> }
        })
    };
    let rows = merits.iter().enumerate().map(row).collect::<Vec<_>>();
    view! {
        <details class="tally">
            <summary>{words().text("page-what-counts")}</summary>
            <table><thead><tr><td></td>{heads.collect::<Vec<_>>()}</tr></thead><tbody>{rows}</tbody></table>
        </details>
    }
    .into_any()
}

/// Who has won.
pub(crate) fn winners<B: Board>(scene: Scene<B>) -> String {
    let now = scene.now();
    let Some(places) = now.places else { return words().text("page-game-over") };
    let winners = places.winners();
    let me = winners.len() == 1 && now.me().is_some_and(|me| winners.contains(me));
    let names = B::winners(&now, winners);
    words().say(
        "game-over",
        &[
            ("shared", if winners.len() > 1 { "yes" } else { "no" }.into()),
            ("winners", names.into()),
            ("me", if me { "yes" } else { "no" }.into()),
        ],
    )
}

/// The way to look back on the game.
fn review<B: Board>(scene: Scene<B>) -> AnyView {
    let address = review_address(scene).map(|address| undrawn::kept(&address, scene.is_undrawn));
    view! { <a class="btn" data-review href=address>{words().text("review-open")}</a> }.into_any()
}

/// Where the game is looked back on.
fn review_address<B: Board>(scene: Scene<B>) -> Option<String> {
    let place = if scene.session.is_on_device() { "device" } else { "table" };
    scene.session.sheet.with(|sheet| sheet.as_ref().map(|sheet| format!("/review/{place}/{}", sheet.id)))
}

/// The button for another game: with the same people, or with the same bots.
fn again<B: Board>(scene: Scene<B>) -> AnyView {
    let session = scene.session;
    if session.is_on_device() {
        let navigate = use_navigate();
        let first = is_lesson(session);
        let label = if first { "learn-whole-game" } else { "page-play-again" };
        let play = move |_| {
            let id = session.sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.id.0.clone()));
            if let Some(save) = id.and_then(|id| device::table(&id)) {
                let options = if first { json!({}) } else { save.options };
                let next = device::lay(&scene.info, options, save.players, save.plans);
                navigate(&undrawn::kept(&format!("/device/{next}"), scene.is_undrawn), Default::default());
            }
        };
        return view! { <button class="btn primary" data-again on:click=play>{words().text(label)}</button> }
            .into_any();
    }
    let mine = scene.now().me().is_some();
    view! {
        {mine.then(|| view! { <button class="btn primary" data-again on:click=move |_| session.command(Command::Rematch)>{words().text("page-rematch")}</button> })}
    }
    .into_any()
}

fn standing<B: Board>(scene: Scene<B>, seat: Seat, out: Seats) -> AnyView {
    let now = scene.now();
    let place = now.places.map(|places| match out.contains(seat) {
        true => words().text("page-out"),
        false => places.of(seat).to_string(),
    });
    view! {
        <li><b class="num">{place}</b> {art::token(seat)} <span>{now.people.name(seat).to_owned()} {B::besides(&now, seat).map(|besides| view! { <small>{besides}</small> })}</span> <b class="num">{B::score(&now, seat)}</b></li>
    }
    .into_any()
}
