use bidness::{Action, Bidness, Card, Employee, Lawsuit};
use bidness_face::{Nouns as _, Printed as _};
use board::{Now, Scene, art, words};
use leptos::prelude::*;
use table::Seat;

use super::{answer, at_once, header, pick};
use crate::Page;
use crate::court::{Case, percent};
use crate::{card, hand, money, workplace};

pub(super) fn discard(scene: Scene<Page>) -> AnyView {
    let help = move || picked(scene).map_or_else(|| words().text("bidness-page-discard-help"), |(_, text)| text);
    view! {
        {header(scene, words().text("bidness-page-discard-title"), String::new())}
        <p class="then">{help}</p>
        {answer(scene, None)}
    }
    .into_any()
}

/// The card of the hand that is picked, and what it does.
fn picked(scene: Scene<Page>) -> Option<(Card, String)> {
    let card = scene.chosen.get().and_then(hand::card_of)?;
    Some((card, words().bidness_effect(card, &scene.now().view.options.cards)))
}

pub(super) fn turn(scene: Scene<Page>) -> AnyView {
    let pass = move || at_once(scene, Action::Pass, scene.label(Action::Pass), words().text("bidness-page-pass-help"));
    let inside = move || {
        let now = scene.now();
        let Some((card, text)) = picked(scene) else {
            return view! {
                {header(scene, words().text("bidness-page-turn"), String::new())}
                <p class="then">{words().text("bidness-page-turn-help")}</p>
                <div class="go one">{pass()}</div>
                {answer(scene, None)}
            }
            .into_any();
        };
        let cost = card::cost(card, &now.view.options.cards);
        let why_not = hand::why_not(&now, card).map(|why| view! { <p class="then why">{why}</p> });
        let sale = scene.chosen.get() == Some(Action::Sell(card));
        let price = money(now.view.options.cards.rules.sale);
        let sell = (!sale).then(|| {
            at_once(
                scene,
                Action::Sell(card),
                words().text("bidness-page-sell"),
                words().say("bidness-page-for-price", &[("price", price.into())]),
            )
        });
        view! {
            {header(scene, words().bidness_card(card), cost)}
            <p class="then">{text}</p>
            {why_not}
            {answer(scene, None)}
            <div class="go even">{sell} {pass()}</div>
        }
        .into_any()
    };
    view! { {inside} }.into_any()
}

pub(super) fn target(scene: Scene<Page>, card: Card) -> AnyView {
    let now = scene.now();
    let rows: Vec<AnyView> = now
        .others()
        .into_iter()
        .map(|seat| {
            let who = view! { {art::token(seat)} " " {now.people.name(seat).to_owned()} };
            let why_not = words().say("bidness-page-no-target", &now.people.who(seat));
            pick(scene, Action::Target(seat), who.into_any(), prospect(&now, card, seat), why_not)
        })
        .collect();
    view! {
        {header(scene, words().text("bidness-page-whom"), words().bidness_card(card))}
        <div class="picks">{rows}</div>
        {answer(scene, None)}
    }
    .into_any()
}

/// What there is to get from an opponent with a card.
fn prospect(now: &Now<Bidness>, card: Card, seat: Seat) -> String {
    let view = &now.view;
    let place = &view.workplaces[seat];
    let team =
        |employee: Employee| words().say(workplace::figure(employee).2, &[("count", place.employees(employee).into())]);
    let case = |lawsuit: Lawsuit, stake: u32| {
        let chance = percent(Case::new(view.turn, seat, lawsuit).odds(view));
        let args = [("chance", chance.into()), ("stake", words().bidness_amount(lawsuit, stake).into())];
        words().say("bidness-page-prospect", &args)
    };
    match card {
        Card::Negligence => case(Lawsuit::Negligence, place.cash),
        Card::Libel => case(Lawsuit::Libel, place.employees(Employee::Marketer)),
        Card::PatentInfringement => case(Lawsuit::PatentInfringement, place.tech),
        Card::HeadhuntMarketer => team(Employee::Marketer),
        Card::HeadhuntEngineer => team(Employee::Engineer),
        Card::HeadhuntLawyer => team(Employee::Lawyer),
        Card::MarketResearch => words().say("bidness-page-hand-size", &[("count", view.hand_sizes[seat].into())]),
        Card::SmearCampaign | Card::CoopMarketing => {
            words().say("bidness-page-points", &[("count", place.marketing(&view.options.cards).into())])
        }
        _ => words().say("bidness-tech", &[("count", place.tech.into())]),
    }
}
