use bidness::{Action, Asking, Bidness, Card};
use bidness_face::Nouns as _;
use board::{Now, Scene, parts, words};
use leptos::prelude::*;

use super::card;
use crate::Page;

/// The own hand as a fan. A press lifts a card; the slip says what can be done with it.
pub(super) fn hand(scene: Scene<Page>) -> AnyView {
    let lifted = RwSignal::new(0);
    let fan = move || {
        let now = scene.now();
        let cards: Vec<Card> = now.view.hand.iter().collect();
        let middle = (cards.len() as f32 - 1.0) / 2.0;
        let fan: Vec<AnyView> = (0..cards.len())
            .map(|index| {
                let copy = cards[..index].iter().filter(|card| **card == cards[index]).count();
                let place = format!("--i:{}", index as f32 - middle);
                held(scene, &now, Held { card: cards[index], copy, index }, place, lifted)
            })
            .collect();
        now.me().map(|_| view! {
            <div class="hand" style=format!("--n:{}", cards.len().max(2)) role="group" aria-label=words().text("bidness-page-hand")>{fan}</div>
        })
    };
    view! { {fan} }.into_any()
}

#[derive(Clone, Copy)]
struct Held {
    card: Card,
    /// Which of the cards of its kind.
    copy: usize,
    index: usize,
}

fn held(scene: Scene<Page>, now: &Now<Bidness>, held: Held, place: String, lifted: RwSignal<usize>) -> AnyView {
    let Held { card, copy, index } = held;
    let set = &now.view.options.cards;
    let action = [Action::Discard(card), Action::Play(card), Action::Sell(card)]
        .into_iter()
        .find(|action| now.menu.contains(*action));
    let is_lifted = move || scene.is_picked(|picked| card_of(*picked) == Some(card)) && lifted.get() == index;
    let press = move || {
        if let Some(action) = action {
            let down = untrack(is_lifted);
            lifted.set(index);
            scene.chosen.set((!down).then_some(action));
        }
    };
    let title =
        [Some(card::described(card, set)), why_not(now, card)].into_iter().flatten().collect::<Vec<_>>().join(" ");
    view! {
        <button class=card::paper(card) style=place data-piece=piece(card, copy) data-from="deck"
            title=title data-choice=action.map(|_| "") aria-disabled=action.is_none().to_string()
            aria-pressed=move || is_lifted().to_string() on:click=move |_| press()>
            {parts::drawn(title.clone(), card::face(card, set))}
        </button>
    }
    .into_any()
}

/// The name of a card in the hand for those who watch it move.
pub(super) fn piece(card: Card, copy: usize) -> String {
    format!("hand-{card:?}-{copy}")
}

/// The card of the hand that an action is about.
pub(super) const fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Discard(card) | Action::Play(card) | Action::Sell(card) => Some(card),
        Action::Pass
        | Action::Target(_)
        | Action::Damages(_)
        | Action::Bid(_)
        | Action::Drop
        | Action::Ask(_)
        | Action::Offer(_)
        | Action::Accept
        | Action::Reject
        | Action::Trial
        | Action::LayOff(_)
        | Action::PaySalaries
        | Action::Repay(_)
        | Action::Borrow => None,
    }
}

/// Why a card of the own hand cannot be played, if it cannot.
pub(super) fn why_not(now: &Now<Bidness>, card: Card) -> Option<String> {
    if now.menu.contains(Action::Play(card)) || now.menu.contains(Action::Discard(card)) {
        return None;
    }
    let me = now.me()?;
    if !now.is_mine() || now.view.asking != Asking::Turn {
        return Some(words().text("bidness-page-not-now"));
    }
    if now.view.round == 1 && card.is_hostile() {
        return Some(words().text("bidness-page-not-first-round"));
    }
    let set = &now.view.options.cards;
    let means = now.view.workplaces[me].capacity(set);
    Some(if set[card].cost > means {
        words().say("bidness-page-too-dear", &[("cost", set[card].cost.into()), ("means", means.into())])
    } else {
        words().text("bidness-page-nobody-to-aim-at")
    })
}

/// The deck, and what lies on the discard pile.
pub(super) fn piles(now: &Now<Bidness>) -> AnyView {
    let view = &now.view;
    let open = match view.discard.is_empty() {
        true => words().text("bidness-page-discard-empty"),
        false => words().say("bidness-page-discard", &[("cards", words().bidness_cards(view.discard).into())]),
    };
    let laid =
        view.unseen.map(|card| words().say("bidness-page-unseen", &[("card", words().bidness_card(card).into())]));
    let title = [Some(open), laid].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let discarded = view.discard.len() + view.face_down.len();
    view! {
        <div class="piles">
            <div class="pile" aria-hidden="true" data-piece="deck">
                <span class="card back"></span><span class="card back"></span><span class="card back"></span>
            </div>
            <span class="label"><b>{view.deck}</b> {words().text("bidness-page-in-deck")}</span>
            <span class="label help" tabindex="0" title=title.clone() aria-label=title.clone()>
                <b>{discarded}</b> {words().text("bidness-page-discarded")}
            </span>
        </div>
    }
    .into_any()
}
