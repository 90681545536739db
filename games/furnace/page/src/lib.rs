//! Furnace: the row of companies with discs, and engines through which goods flow.

#![forbid(unsafe_code)]

mod bid;
mod chain;
mod climax;
mod company;
mod course;
mod desk;
mod disc;
mod drag;
mod goods;
mod left;
mod lots;
mod pad;
mod plate;
mod purse;
mod trial;
mod work;

use board::{Board, Now, Scene, keys, parts, words};
use furnace::{Event, Furnace, Phase, View};
use furnace_face::Nouns as _;
use leptos::prelude::*;
use table::Seat;

use desk::Desk;
use drag::Drag;

/// The board of Furnace.
pub struct Page;

impl Board for Page {
    type Face = furnace_face::Face;

    const SIGNS: &str = include_str!("../signs.svg");

    fn felt(scene: Scene<Self>) -> AnyView {
        let desk = Desk::new(scene);
        keys::offer_digits("furnace-keys-digits", move |nth| untrack(|| work::press(desk, nth)));
        keys::offer("e", "furnace-keys-trial", move || desk.trial.update(|trial| *trial = !*trial));
        let shop = Memo::new(move |_| scene.now.with(|now| !now.view.row.is_empty()));
        let others = move || scene.now().others().into_iter().map(|seat| plate::place(desk, seat)).collect::<Vec<_>>();
        let own = move || scene.now().me().map(|me| plate::place(desk, me));
        let middle = move || if shop.get() { lots::row(desk) } else { chain::middle(desk) };
        let question = move || if shop.get() { purse::mid(desk) } else { work::mid(desk) };
        let actions = move || if shop.get() { purse::actions(desk) } else { work::actions(desk) };
        view! {
            <div class="works" data-in=move || if shop.get() { "auction" } else { "production" }
                on:pointermove=move |event| Drag::follow(desk, &event)
                on:pointerup=move |_| Drag::end(desk) on:pointercancel=move |_| Drag::give_up(desk)
                on:pointerleave=move |_| Drag::give_up(desk)>
                <div class="others">{others} {move || plate::dummy(desk)}</div>
                <div class="middle">{middle}</div>
                <section class="own" aria-label=words().text("page-own-seat")>
                    {own}
                    <div class="mid">{question}</div>
                    <div class="actions">{actions}</div>
                    {move || shop.get().then(|| plate::own_engine(desk))}
                </section>
                {move || plate::opened(desk)}
                {move || shop.get().then(|| trial::trial(desk))}
            </div>
        }
        .into_any()
    }

    fn when(scene: Scene<Self>) -> AnyView {
        view! {
            {move || {
                let view = &scene.now().view;
                let phase = match view.phase {
                    Phase::Auction { .. } => "auction",
                    Phase::Compensation { .. } => "compensation",
                    Phase::Production(_) => "production",
                    Phase::Over => "over",
                };
                let args = [
                    ("round", view.round.into()),
                    ("rounds", view.options.rounds.into()),
                    ("phase", phase.into()),
                    ("cards", view.deck.into()),
                ];
                view! { <span>{words().say("furnace-heading", &args)}</span> {parts::pips(view.round, view.options.rounds)} }
            }}
        }
        .into_any()
    }

    fn pad(scene: Scene<Self>) -> AnyView {
        pad::money(scene)
    }

    fn beats(events: &[Event]) -> Vec<usize> {
        climax::beats(events)
    }

    fn perform(view: &mut View, told: &[Event]) {
        climax::perform(view, told);
    }

    fn is_out(now: &Now<Furnace>) -> bool {
        let in_auction = matches!(now.view.phase, Phase::Auction { .. });
        in_auction && now.me().is_some_and(|me| now.view.players[me].discs.is_empty())
    }

    fn score(now: &Now<Furnace>, seat: Seat) -> Option<String> {
        now.scores.map(|scores| parts::dollars(scores[seat]))
    }

    fn besides(now: &Now<Furnace>, seat: Seat) -> Option<String> {
        Some(words().furnace_besides(&now.view.players[seat].standing()))
    }
}
