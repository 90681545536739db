use board::{art, words};
use bots::Level;
use leptos::html::Div;
use leptos::prelude::*;
use table::Seat;
use wire::Sitter;

use super::past::Past;
use crate::book::{Eyes, ToPlayback};
use crate::save::Player;
use crate::{device, me};

/// Asks in which seat and against which bots to play on from here, and lays the table.
pub(super) fn dialog(past: Past, open: RwSignal<bool>) -> AnyView {
    let book = past.book();
    let first = match past.eyes() {
        Eyes::Seat(seat) => seat,
        Eyes::Open | Eyes::Onlooker => past.me().unwrap_or_default(),
    };
    let (seat, level) = (RwSignal::new(first), RwSignal::new(Level::Manager));
    let dialog = NodeRef::<Div>::new();
    dialog.on_load(|dialog| request_animation_frame(move || drop(dialog.focus())));
    let begin = move |_| {
        let players = players(past, seat.get_untracked(), level.get_untracked());
        past.ask(ToPlayback::PlayOn { id: device::name(), ply: untrack(|| past.ply()), players, now: device::now() });
    };
    let seats: Vec<AnyView> = Seat::all(book.seats())
        .map(|which| {
            view! {
                <button aria-pressed=move || (seat.get() == which).to_string() on:click=move |_| seat.set(which)>
                    {art::token(which)} " " {book.name(which).to_owned()}
                </button>
            }
            .into_any()
        })
        .collect();
    let levels = [Level::Intern, Level::Manager, Level::Shark].map(|which| {
        view! {
            <button aria-pressed=move || (level.get() == which).to_string() on:click=move |_| level.set(which)>
                {words().text(&format!("page-level-{which}"))}
            </button>
        }
    });
    let step = [("step", past.ply().into())];
    view! {
        <div class="scrim" on:keydown=move |event| if event.key() == "Escape" { open.set(false) }>
            <div class="modal play-on" role="dialog" aria-modal="true" aria-labelledby="play-on" tabindex="-1" node_ref=dialog>
                <h2 id="play-on">{words().say("review-play-on-title", &step)}</h2>
                <p>{words().text("review-play-on-help")}</p>
                <div class="field"><span>{words().text("review-play-on-seat")}</span><span class="seg" role="group">{seats}</span></div>
                <div class="field"><span>{words().text("page-strength")}</span><span class="seg" role="group">{levels}</span></div>
                <div class="row">
                    <button class="btn quiet" on:click=move |_| open.set(false)>{words().text("page-cancel")}</button>
                    <button class="btn primary" data-begin on:click=begin>{words().text("review-play-on")}</button>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// Who sits at the table that goes on: oneself in one seat, bots in the others, under the names of those who sat there.
fn players(past: Past, mine: Seat, level: Level) -> Vec<Player> {
    let book = past.book();
    let own = Some(me::name()).filter(|name| !name.is_empty()).unwrap_or_else(|| words().text("you-name"));
    Seat::all(book.seats())
        .map(|seat| match &book.sitters[seat.index()] {
            _ if seat == mine => Player::Person(own.clone()),
            Sitter::Bot { name, .. } => Player::Bot { level, name: name.clone() },
            Sitter::Person { .. } | Sitter::Nobody => {
                Player::Bot { level, name: words().say("review-in-place-of", &[("who", book.name(seat).into())]) }
            }
        })
        .collect()
}
