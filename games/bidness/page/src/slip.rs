mod auction;
mod payday;
mod suit;
mod turn;

use bidness::{Action, Asking, Bidness};
use board::{Now, Scene, parts, words};
use leptos::prelude::*;
use words::Speak as _;

use super::workplace;
use crate::Page;

/// The slip: where one answers. The one filled button on it plays what was picked.
pub(super) fn slip(scene: Scene<Page>) -> AnyView {
    let now = scene.now();
    let inside = match (now.is_mine(), now.view.asking) {
        (false, _) | (true, Asking::Over) => waiting(scene),
        (true, Asking::Discard { .. }) => turn::discard(scene),
        (true, Asking::Turn) => turn::turn(scene),
        (true, Asking::Target { card }) => turn::target(scene, card),
        (true, Asking::Damages { lawsuit, .. }) => suit::damages(scene, lawsuit),
        (true, Asking::Auction(auction)) => auction::bid(scene, auction),
        (true, Asking::Suit(suit)) => suit::settle(scene, suit),
        (true, Asking::Salaries { .. }) => payday::salaries(scene),
        (true, Asking::Debts { .. }) => payday::debts(scene),
    };
    let elsewhere = now.find(|action| *action == Action::Borrow).map(|action| parts::choice(scene, action));
    view! { <section class="slip" class:idle=!now.is_mine()>{inside} {elsewhere}</section> }.into_any()
}

fn header(scene: Scene<Page>, title: String, note: String) -> AnyView {
    view! { <header><h2>{title}</h2><span>{note}</span> {move || parts::take_back(scene)}</header> }.into_any()
}

/// The button that plays what was picked, or else `default`.
fn answer(scene: Scene<Page>, default: Option<Action>) -> AnyView {
    let action = move || scene.chosen.get().or(default);
    view! {
        {move || action().map(|_| view! {
            <button class="btn primary big wide" data-answer
                on:click=move |_| if let Some(action) = untrack(action) { scene.act(action) }>
                {move || action().map(|action| label(scene, action))}
            </button>
        })}
    }
    .into_any()
}

fn label(scene: Scene<Page>, action: Action) -> String {
    let now = scene.now();
    match (action, now.view.asking) {
        (Action::Target(seat), Asking::Target { card }) => workplace::target(&now, card, seat),
        _ => scene.label(action),
    }
}

/// A button that answers at once: never the filled one.
fn at_once(scene: Scene<Page>, action: Action, text: String, small: String) -> AnyView {
    if !scene.now().menu.contains(action) {
        return ().into_any();
    }
    view! {
        <button class="btn" data-choice title=scene.label(action) on:click=move |_| scene.act(action)>
            <span>{text} <small>{small}</small></span>
        </button>
    }
    .into_any()
}

/// A button that picks an action, or says why that cannot be.
fn pick(scene: Scene<Page>, action: Action, text: AnyView, small: String, why_not: String) -> AnyView {
    let legal = scene.now().menu.contains(action);
    let title = if legal { label(scene, action) } else { why_not };
    view! {
        <button class="btn" title=title data-choice=legal.then_some("") aria-disabled=(!legal).to_string()
            aria-pressed=move || scene.is_picked(|picked| *picked == action).to_string() on:click=move |_| if legal { scene.pick(action) }>
            <span>{text} <small>{small}</small></span>
        </button>
    }
    .into_any()
}

/// Everything that can be done, for what has no slip of its own.
fn plain(scene: Scene<Page>) -> AnyView {
    view! { {parts::every_choice(scene)} {answer(scene, None)} }.into_any()
}

/// Somebody else is asked.
fn waiting(scene: Scene<Page>) -> AnyView {
    let now = scene.now();
    if let Some(beat) = scene.climax().pop() {
        let text = bidness_face::Face::event(words(), &now.people, &now.options, &beat);
        return view! { {header(scene, words().text("bidness-page-waiting"), String::new())} <p class="then">{text}</p> }.into_any();
    }
    let Some(asked) = now.to_act.first() else { return header(scene, words().text("page-game-over"), String::new()) };
    let seat = now.me().filter(|_| has_answered(&now)).unwrap_or(asked);
    let text = bidness_face::Face::prompt(words(), &now.people, &now.view, seat);
    view! { {header(scene, words().text("bidness-page-waiting"), String::new())} <p class="then">{text}</p> }.into_any()
}

/// Whether the person who looks has given a secret answer that waits for the others.
fn has_answered(now: &Now<Bidness>) -> bool {
    match now.view.asking {
        Asking::Discard { answered, .. } | Asking::Debts { answered, .. } => {
            now.me().is_some_and(|me| answered.contains(me))
        }
        _ => false,
    }
}
