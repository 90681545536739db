use board::settings::settings;
use board::{Board, Home, Scene, Session, art, keys, words};
use leptos::prelude::*;
use words::Speak as _;

/// Lets bots wait while a climax is seen or whoever looks wants them to, and act at once where nobody has to follow them.
pub(crate) fn follow<B: Board>(scene: Scene<B>) {
    let session = scene.session;
    let pace = Memo::new(move |_| {
        let waits = session.paused.get() || session.staged.get() > 0;
        let milliseconds = settings().with(|settings| settings.pace.milliseconds());
        let is_out = scene.now.with(|now| B::is_out(now));
        (!waits).then_some(if is_out { 0 } else { milliseconds })
    });
    Effect::new(move |_| session.pace(pace.get()));
    if session.home() != Home::Past {
        keys::offer("s", "page-keys-skip", move || session.skip());
        keys::offer("w", "page-keys-pause", move || session.pause());
    }
}

/// A press on the table while a climax is seen: whoever presses has seen enough.
pub(crate) fn press(session: Session) {
    if session.staged.get_untracked() > 0 {
        session.skip();
    }
}

/// What is seen just now of a climax, in a sentence.
pub(crate) fn beat<B: Board>(scene: Scene<B>) -> Option<String> {
    let now = scene.now();
    let beat = scene.climax().pop()?;
    Some(B::Face::event(words(), &now.people, &now.options, &beat))
}

/// The buttons that skip and that let everything wait, as long as there is something to be seen.
pub(crate) fn buttons(session: Session) -> AnyView {
    let is_seen = Memo::new(move |_| session.back.get() == 0 && (session.paused.get() || session.staged.get() > 0));
    let buttons = move || {
        let pause = move || if session.paused.get() { "page-go-on" } else { "page-pause" };
        let sign = move || art::line(if session.paused.get() { "i-play" } else { "i-pause" });
        view! {
            <div class="asks staging">
                <button class="icon-btn" data-pause aria-label=move || words().text(pause()) title=move || words().text(pause())
                    aria-pressed=move || session.paused.get().to_string() on:click=move |_| session.pause()>{sign}</button>
                <button class="icon-btn" data-skip aria-label=words().text("page-skip-beats") title=words().text("page-skip-beats")
                    on:click=move |_| session.skip()>{art::line("i-step")}</button>
            </div>
        }
    };
    view! { {move || is_seen.get().then(buttons)} }.into_any()
}
