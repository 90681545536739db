use board::{Board, GameOf, Now, Scene, keys, words};
use leptos::prelude::*;
use words::Speak as _;

use crate::page::ending::headline;

/// How many lines are kept: whoever listens has heard the others.
const KEPT: usize = 40;

/// Says what happens, for whoever listens instead of looking: what was told since, then what is asked.
///
/// What happened before the table was opened is in the log and is not said.
pub(crate) fn announcer<B: Board>(scene: Scene<B>) -> AnyView {
    let lines = RwSignal::new(Vec::<(usize, String)>::new());
    let heard = StoredValue::new(None::<usize>);
    let asked = StoredValue::new(None::<u32>);
    Effect::new(move |_| {
        let (now, story) = (scene.now(), scene.story());
        let known = heard.get_value().unwrap_or(story.events.len()).min(story.events.len());
        heard.set_value(Some(story.events.len()));
        let news =
            story.events[known..].iter().map(|(_, event)| B::Face::event(words(), &now.people, &now.options, event));
        let question = question(scene, &now).filter(|_| asked.get_value() != Some(now.ply));
        if question.is_some() {
            asked.set_value(Some(now.ply));
        }
        say(lines, news.chain(question));
    });
    keys::offer("p", "page-keys-again", move || say(lines, question(scene, &scene.now.get_untracked())));
    view! {
        <div class="sr" role="log" aria-label=words().text("page-news") data-said>
            <For each=move || lines.get() key=|line| line.0 let:line><p>{line.1}</p></For>
        </div>
    }
    .into_any()
}

fn say(lines: RwSignal<Vec<(usize, String)>>, news: impl IntoIterator<Item = String>) {
    lines.update(|lines| {
        for text in news {
            let number = lines.last().map_or(0, |last| last.0 + 1);
            lines.push((number, text));
        }
        lines.drain(..lines.len().saturating_sub(KEPT));
    });
}

/// What the person who looks is asked, or how it ended.
fn question<B: Board>(scene: Scene<B>, now: &Now<GameOf<B>>) -> Option<String> {
    if now.places.is_some() {
        return Some(headline(scene));
    }
    let me = now.me().filter(|me| now.to_act.contains(*me))?;
    Some(B::Face::prompt(words(), &now.people, &now.view, me))
}
