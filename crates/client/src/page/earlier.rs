//! What was done last, step by step on the board.

use board::{Board, Home, Scene, Session, art, device, keys, words};
use leptos::ev::pagehide;
use leptos::prelude::*;
use words::Speak as _;

/// The most sentences about one step.
const SENTENCES: usize = 3;

/// Under which key the steps of the table that this tab shows are kept while its page is loaded anew.
const KEY: &str = "boardroom.steps";

/// Lets whoever looks step back by keyboard, and remembers the steps while the page is loaded anew.
pub(crate) fn follow(session: Session) {
    if session.home() == Home::Past {
        return;
    }
    let table =
        session.sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.id.0.clone())).unwrap_or_default();
    let kept = device::text_of_tab(KEY);
    if let Some(steps) = kept.as_deref().and_then(|kept| kept.strip_prefix(&format!("{table} "))) {
        session.recall_steps(steps);
    }
    let keep = window_event_listener(pagehide, move |_| {
        if let Some(steps) = session.kept_steps() {
            device::write_for_tab(KEY, &format!("{table} {steps}"));
        }
    });
    on_cleanup(move || keep.remove());
    keys::offer(",", "page-keys-earlier", move || session.look_back(session.back.get_untracked() + 1));
    keys::offer(".", "page-keys-later", move || session.look_back(session.back.get_untracked().saturating_sub(1)));
}

/// What led to the position that is looked back at, in sentences.
pub(crate) fn told<B: Board>(scene: Scene<B>) -> Option<String> {
    let steps = Some(scene.session.back.get()).filter(|steps| *steps > 0)?;
    let now = scene.now();
    let story = scene.story();
    // What is no more remembered was told at the ply of the position.
    let at_its_ply = || story.events.partition_point(|(ply, _)| *ply < now.ply);
    let from = scene.session.told_before().unwrap_or_else(at_its_ply).min(story.events.len());
    let sentences = story.events[from..].iter().take(SENTENCES);
    let sentences = sentences.map(|(_, event)| B::Face::event(words(), &now.people, &now.options, event));
    let told = sentences.reduce(|text, sentence| words().then(&text, &sentence));
    Some(told.unwrap_or_else(|| words().say("page-earlier-steps", &[("count", steps.into())])))
}

/// The button that leads to what was done last, and those that lead back and forth while something earlier is shown.
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
    let can_look = Memo::new(move |_| {
        session.position.track();
        session.steps_back() > 0
    });
    let open = move || {
        let label = words().text("page-last-moves");
        view! {
            <button class="icon-btn" data-last-moves aria-label=label.clone() title=label
                on:click=move |_| session.look_back(session.steps_since_own())>{art::line("i-left")}</button>
        }
    };
    view! { {move || if is_back.get() { buttons().into_any() } else { can_look.get().then(open).into_any() }} }
        .into_any()
}
