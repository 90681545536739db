use board::{ActionOf, Board, art, parts, words};
use learn::Hint;
use leptos::prelude::*;

use super::help::{Help, Hinted};

/// What was asked for: the best that could be done, each with its reason.
pub(crate) fn hints<B: Board>(help: Help<B>) -> Option<AnyView> {
    let note = |id: &str| view! { <p>{words().text(id)}</p> }.into_any();
    let inside = match help.hinted() {
        Hinted::Not => return None,
        Hinted::NotHere => note("hint-not-here"),
        Hinted::Nothing => note("hint-nothing"),
        Hinted::Thinking => view! { <p>{parts::thinking()} " " {words().text("hint-thinking")}</p> }.into_any(),
        Hinted::Told(thought) => {
            let now = help.scene.now();
            let hints = learn::hints::<B::Face>(words(), &now.people, &now.view, &thought);
            let rows: Vec<AnyView> =
                hints.into_iter().enumerate().map(|(index, hint)| row(help, index, hint)).collect();
            view! { <ol>{rows}</ol> }.into_any()
        }
    };
    Some(
        view! {
            <section class="hints" aria-label=words().text("hint-title")>
                <header>
                    {art::line("i-bulb")} <h2>{words().text("hint-title")}</h2>
                    <button class="icon-btn" aria-label=words().text("page-close") on:click=move |_| help.ask()>{art::line("i-close")}</button>
                </header>
                <div role="status">{inside}</div>
            </section>
        }
        .into_any(),
    )
}

/// Something that could be done; the best can be done from here.
fn row<B: Board>(help: Help<B>, index: usize, Hint { action, what, why }: Hint<ActionOf<B>>) -> AnyView {
    let play = move || {
        view! { <button class="btn" data-take-hint on:click=move |_| help.scene.act(action)>{words().text("hint-play")}</button> }
    };
    view! { <li><span><b>{what}</b> <small>{why}</small></span> {(index == 0).then(play)}</li> }.into_any()
}
