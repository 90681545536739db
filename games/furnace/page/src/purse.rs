//! The own discs, and the button that lays one.

use board::{art, parts, words};
use furnace::{Action, Bid, Bidder, Disc, Phase};
use furnace_face::Nouns as _;
use leptos::prelude::*;
use table::Seat;

use super::bid::{self, Pay, Verdict};
use super::desk::Desk;
use super::drag::{Drag, Held};
use super::{company, disc, goods, trial, work};

/// The own discs; or the panel of a compensation by processing.
pub(super) fn mid(desk: Desk) -> AnyView {
    let asked = Memo::new(move |_| is_compensated(desk));
    view! { {move || if asked.get() { work::processing(desk) } else { discs(desk) }} }.into_any()
}

/// Whether the person who looks is asked how often to process for losing.
fn is_compensated(desk: Desk) -> bool {
    let now = desk.scene.now();
    matches!(now.view.phase, Phase::Compensation { .. }) && desk.is_asked()
}

fn discs(desk: Desk) -> AnyView {
    let now = desk.scene.now();
    let Some(me) = now.me() else { return ().into_any() };
    let all: Vec<AnyView> = Disc::ALL.into_iter().filter_map(|disc| one(desk, me, disc)).collect();
    view! {
        <div class="purse" role="group" aria-label=words().text("furnace-page-discs")>
            <span class="lbl" aria-hidden="true">{words().text("furnace-page-discs")}</span> {all}
        </div>
    }
    .into_any()
}

/// A disc in hand, or the empty place of one that was laid.
fn one(desk: Desk, me: Seat, disc: Disc) -> Option<AnyView> {
    let now = desk.scene.now();
    let own = Bid { bidder: Bidder::Seat(me), disc };
    if !now.view.players[me].discs.contains(&disc) {
        let lot = now.view.row.iter().find(|lot| lot.bids.contains(&own))?;
        let on = words().say("furnace-page-lies-on", &[("company", company::name(&now.view, lot.company).into())]);
        return Some(
            view! { <span class="gone" title=on.clone() role="img" aria-label=on><b>{disc.value()}</b></span> }
                .into_any(),
        );
    }
    let taken = desk.taken();
    let can = now.menu.contains(Action::Take { disc });
    let held = move || desk.disc() == Some(disc);
    let why = match (desk.bids(), taken, can) {
        (None, ..) => words().text("furnace-page-not-your-turn"),
        (Some(_), Some(taken), _) if taken != disc => {
            words().say("furnace-page-taken", &[("disc", words().furnace_disc(taken).into())])
        }
        (Some(_), None, false) => words().text("furnace-page-fits-nowhere"),
        (Some(_), ..) => String::new(),
    };
    let pick = move |_| {
        if can {
            desk.disc.update(|held| *held = (*held != Some(disc)).then_some(disc));
            drop_misfit(desk);
        }
    };
    let grab = move |event: web_sys::PointerEvent| {
        if can || taken == Some(disc) {
            Drag::begin(desk, Held::Disc(disc), &event);
        }
    };
    let label = disc::say(&now.people, own);
    Some(
        view! {
            <button class="disc big" class:neutral=disc == Disc::Neutral data-seat=art::number(me) data-piece=disc::piece(own)
                aria-label=label title=why data-choice=can.then_some("") aria-disabled=(!can && taken != Some(disc)).to_string()
                aria-pressed=move || held().to_string() style=move || Drag::style(desk, Held::Disc(disc))
                on:click=pick on:pointerdown=grab>
                {disc::print(own)}
            </button>
        }
        .into_any(),
    )
}

/// Lets go of a card that cannot take the disc in hand.
fn drop_misfit(desk: Desk) {
    let misfit = desk.bids().zip(desk.disc()).zip(desk.lot()).is_some_and(|((me, disc), (_, lot))| {
        bid::hindrance(&desk.scene.now().view, Bidder::Seat(me), &lot, disc).is_some()
    });
    if misfit {
        desk.lot.set(None);
    }
}

/// What the disc in hand would do, the button that lays it, and take-back.
pub(super) fn actions(desk: Desk) -> AnyView {
    let inside = move || match (desk.bids(), desk.disc(), desk.lot()) {
        (None, ..) if is_compensated(desk) => work::process(desk),
        (None, ..) => ().into_any(),
        (Some(_), None, _) => waiting("furnace-page-pick-disc", "furnace-page-choose-disc"),
        (Some(_), Some(_), None) => waiting("furnace-page-pick-card", "furnace-page-choose-card"),
        (Some(me), Some(disc), Some((place, lot))) => {
            let now = desk.scene.now();
            let args = [
                ("disc", words().furnace_disc(disc).into()),
                ("company", company::name(&now.view, lot.company).into()),
            ];
            view! {
                <p class="hint">{hint(desk, me, disc)}</p>
                <button class="btn primary big wide" data-answer on:click=move |_| desk.lay(disc, place)>
                    {words().say("furnace-page-lay", &args)}
                </button>
            }
            .into_any()
        }
    };
    view! { {inside} {move || parts::take_back(desk.scene)} {move || trial::button(desk)} }.into_any()
}

fn waiting(hint: &str, button: &str) -> AnyView {
    view! {
        <p class="hint">{words().text(hint)}</p>
        <button class="btn big wide" disabled>{words().text(button)}</button>
    }
    .into_any()
}

/// What would come of it, in a sentence.
fn hint(desk: Desk, me: Seat, disc: Disc) -> String {
    let now = desk.scene.now();
    let Some((_, lot)) = desk.lot() else { return String::new() };
    let own = ("disc", words().furnace_disc(disc).into());
    match bid::verdict(&now.view, me, &lot, disc) {
        Verdict::Wins => words().say("furnace-page-hint-wins", &[own]),
        Verdict::Leads(rival) => {
            words().say("furnace-page-hint-leads", &[own, ("rival", disc::say(&now.people, rival).into())])
        }
        Verdict::Loses(top, pay) => {
            let top = ("rival", disc::say(&now.people, top).into());
            match pay {
                Pay::Gets(goods) => {
                    words().say("furnace-page-hint-paid", &[top, ("goods", words().furnace_goods(goods).into())])
                }
                Pay::Processes { effect, times } => {
                    let (from, to) = goods::exchange(effect);
                    let [from, to] = [from, to].map(|goods| words().furnace_goods(goods).into());
                    let args = [top, ("from", from), ("to", to), ("times", times.into())];
                    words().say("furnace-page-hint-processes", &args)
                }
            }
        }
    }
}
