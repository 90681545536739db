//! What was done last, step by step on the board.

use board::{Board, Home, Scene, Session, art, keys, words};
use leptos::prelude::*;
use words::Speak as _;

/// The most sentences about one step.
const SENTENCES: usize = 3;

/// Lets whoever looks step back by keyboard.
pub(crate) fn follow(session: Session) {
    if session.home() == Home::Past {
        return;
    }
    keys::offer(",", "page-keys-earlier", move || session.look_back(session.back.get_untracked() + 1));
    keys::offer(".", "page-keys-later", move || session.look_back(session.back.get_untracked().saturating_sub(1)));
}

/// What led to the position that is looked back at, in sentences.
pub(crate) fn told<B: Board>(scene: Scene<B>) -> Option<String> {
    let steps = Some(scene.session.back.get()).filter(|steps| *steps > 0)?;
    let now = scene.now();
    let story = scene.story();
    let from = scene.session.told_before().unwrap_or(0).min(story.events.len());
    let sentences = story.events[from..].iter().take(SENTENCES);
    let sentences = sentences.map(|(_, event)| B::Face::event(words(), &now.people, &now.options, event));
    let told = sentences.reduce(|text, sentence| words().then(&text, &sentence));
    Some(told.unwrap_or_else(|| words().say("page-earlier-steps", &[("count", steps.into())])))
}

/// The buttons that lead back and forth, while something earlier is shown.
pub(crate) fn buttons(session: Session) -> AnyView {
    if session.home() == Home::Past {
        return ().into_any();
    }
    let step = move |id: &'static str, sign: &'static str, steps: fn(usize) -> usize| {
        let label = words().text(id);
        view! {
            <button class="icon-btn" data-step=id aria-label=label.clone() title=label
                on:click=move |_| session.look_back(steps(session.back.get_untracked()))>{art::line(sign)}</button>
        }
    };
    let is_back = Memo::new(move |_| session.back.get() > 0);
    let forth = move || {
        let count = move || words().say("page-earlier-steps", &[("count", session.back.get().into())]);
        view! {
            <span class="num" role="status">{count}</span>
            {step("page-keys-later", "i-next", |back| back.saturating_sub(1))}
            <button class="btn" data-now on:click=move |_| session.look_back(0)>{words().text("page-to-now")}</button>
        }
    };
    let buttons = move || {
        view! {
            <div class="asks earlier">{step("page-keys-earlier", "i-left", |back| back + 1)} {forth}</div>
        }
    };
    view! { {move || is_back.get().then(buttons)} }.into_any()
}
