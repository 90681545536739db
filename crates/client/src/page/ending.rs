use board::{Board, Scene, art, words};
use leptos::html::Div;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use serde_json::json;
use table::Seat;
use wire::Command;
use words::Speak as _;

use crate::device;
use crate::page::learn::is_lesson;
use crate::page::undrawn;

/// The end: who finished where, and what next.
pub(crate) fn ending<B: Board>(scene: Scene<B>, closed: RwSignal<bool>) -> AnyView {
    let now = scene.now();
    let mut seats: Vec<Seat> = Seat::all(now.seats()).collect();
    seats.sort_by_key(|seat| now.places.map(|places| places.of(*seat)));
    let rows: Vec<AnyView> = seats.into_iter().map(|seat| standing(scene, seat)).collect();
    let dialog = NodeRef::<Div>::new();
    // Not on a button: whoever was about to press Enter has not read it yet.
    dialog.on_load(|dialog| request_animation_frame(move || drop(dialog.focus())));
    view! {
        <div class="scrim">
            <div class="modal ending" role="dialog" aria-modal="true" aria-labelledby="ending" tabindex="-1" node_ref=dialog>
                <h2 id="ending">{winners(scene)}</h2>
                <ol class="standings">{rows}</ol>
                <div class="row">
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

/// Who has won.
pub(crate) fn winners<B: Board>(scene: Scene<B>) -> String {
    let now = scene.now();
    let Some(places) = now.places else { return words().text("page-game-over") };
    let winners = places.winners();
    let me = winners.len() == 1 && now.me().is_some_and(|me| winners.contains(me));
    let names = B::Face::winners(words(), &now.people, winners);
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
    let place = if scene.session.is_on_device() { "device" } else { "table" };
    let address = scene.session.sheet.with(|sheet| sheet.as_ref().map(|sheet| format!("/review/{place}/{}", sheet.id)));
    let address = address.map(|address| undrawn::kept(&address, scene.is_undrawn));
    view! { <a class="btn" data-review href=address>{words().text("review-open")}</a> }.into_any()
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
                let next = device::lay(&B::INFO, if first { json!({}) } else { save.options }, save.players);
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

fn standing<B: Board>(scene: Scene<B>, seat: Seat) -> AnyView {
    let now = scene.now();
    let place = now.places.map(|places| places.of(seat).to_string());
    view! {
        <li><b class="num">{place}</b> {art::token(seat)} <span>{now.people.name(seat).to_owned()} {B::besides(&now, seat).map(|besides| view! { <small>{besides}</small> })}</span> <b class="num">{B::score(&now, seat)}</b></li>
    }
    .into_any()
}
