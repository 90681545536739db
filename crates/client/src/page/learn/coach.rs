use board::{Board, art, parts, words};
use learn::Teach as _;
use leptos::prelude::*;

use super::help::{Help, Hinted};
use super::hints::hints;
use super::lesson::Lesson;

/// Beside the board: what is explained in a first game, and hints that were asked for.
pub(crate) fn coach<B: Board>(help: Help<B>) -> AnyView {
    let folded = RwSignal::new(false);
    let remark = remarks(help);
    let is_there = Memo::new(move |_| help.lesson.is_some() || !matches!(help.hinted(), Hinted::Not));
    let inside = move || {
        view! {
            <section class="sheet coach" data-folded=move || folded.get().then_some("") aria-label=words().text("learn-title")>
                {help.lesson.map(|lesson| explained(help, lesson, folded, remark))}
                {move || hints(help)}
            </section>
        }
    };
    view! { <link rel="stylesheet" href="/learn.css"/> {ring(help)} {move || is_there.get().then(inside)} }.into_any()
}

/// The line of the lesson, and what can be done about it.
fn explained<B: Board>(
    help: Help<B>,
    lesson: Lesson<B>,
    folded: RwSignal<bool>,
    remark: RwSignal<Option<String>>,
) -> AnyView {
    let progress = move || {
        let (read, all) = lesson.progress.get();
        words().say("learn-progress", &[("read", read.into()), ("all", all.into())])
    };
    let fold = move || words().text(if folded.get() { "learn-unfold" } else { "learn-fold" });
    view! {
        <section class="lesson">
            <header>
                {art::line("i-learn")} <h2>{words().text("learn-title")}</h2> <span class="chip brass">{progress}</span>
                <button class="icon-btn fold" title=fold aria-label=fold aria-expanded=move || (!folded.get()).to_string()
                    on:click=move |_| folded.update(|folded| *folded = !*folded)>{art::line("i-next")}</button>
            </header>
            <div class="said" aria-live="polite">
                {move || remark.get().map(|text| view! { <p class="remark">{text}</p> })}
                {move || line(help, lesson)}
            </div>
        </section>
    }
    .into_any()
}

fn line<B: Board>(help: Help<B>, lesson: Lesson<B>) -> AnyView {
    let Some(line) = lesson.line() else { return nothing_new(help, lesson) };
    let proposal = lesson.proposal().map(|action| {
        let text = words().say("learn-try", &[("action", help.scene.label(action).into())]);
        view! { <p class="try">{art::line("i-next")} <b>{text}</b></p> }
    });
    let more = line.more.anchor();
    view! {
        <p class="says" data-line=line.says>{words().text(line.says)}</p>
        {proposal}
        <div class="row">
            <button class="btn quiet" on:click=move |_| help.book.set(Some(more))>{words().text("learn-more")}</button>
            <button class="btn" data-next on:click=move |_| lesson.next()>{words().text("learn-next")}</button>
        </div>
    }
    .into_any()
}

/// While there is nothing to explain: that one may play on, or that it is enough.
fn nothing_new<B: Board>(help: Help<B>, lesson: Lesson<B>) -> AnyView {
    let enough = lesson.is_enough();
    let text = words().text(if enough { "learn-enough" } else { "learn-quiet" });
    let over = view! {
        <button class="btn quiet" data-over on:click=move |_| lesson.start_over()>{words().text("learn-over")}</button>
    };
    let unmet = if enough { lesson.unmet() } else { Vec::new() };
    let missed = unmet.first().map(|section| section.anchor()).map(|anchor| {
        let said = words().say("learn-unmet", &[("count", unmet.len().into())]);
        let more = words().text("learn-more");
        view! { <p>{said} <button class="btn quiet" data-unmet on:click=move |_| help.book.set(Some(anchor))>{more}</button></p> }
    });
    view! {
        <p class="says">{text}</p>
        {missed}
        <div class="row">{over} {enough.then(|| view! { <a class="btn" href="/">{words().text("learn-stop")}</a> })}</div>
    }
    .into_any()
}

/// What is said about the last choice of whoever learns, where it was clearly poor.
fn remarks<B: Board>(help: Help<B>) -> RwSignal<Option<String>> {
    let remark = RwSignal::new(None);
    let seen = StoredValue::new(None);
    if help.lesson.is_none() {
        return remark;
    }
    Effect::new(move |_| {
        let now = help.scene.now();
        if now.is_mine() {
            seen.set_value(Some(now));
        }
    });
    Effect::new(move |_| {
        let Some((ply, action)) = help.scene.acted.get() else { return };
        let before = seen.get_value().filter(|now| now.ply == ply);
        let poor = before.zip(untrack(|| help.thought_at(ply))).and_then(|(now, thought)| {
            learn::poor_choice::<B::Face>(words(), &now.people, &now.view, &thought, action)
        });
        remark.set(poor);
    });
    remark
}

/// A brass ring around the part of the board that is spoken of, which is brought into sight.
fn ring<B: Board>(help: Help<B>) -> AnyView {
    let place = Memo::new(move |_| spoken_of(help));
    Effect::new(move |_| {
        if let Some(place) = place.get() {
            request_animation_frame(move || parts::bring(&format!(".felt :is({place})")));
        }
    });
    let style = move || {
        let lit = format!(":is(.felt,.rail) :is({})", place.get()?);
        let ring = "outline:3px solid var(--lit);outline-offset:4px;animation:lit var(--lit-pulse) infinite;scroll-margin:90px 0 280px";
        let rule = format!("{lit}:not(:focus-visible){{{ring}}}:where({lit}){{border-radius:10px}}");
        Some(view! { <style>{rule}</style> })
    };
    view! { {style} }.into_any()
}

/// The part of the board that a hint or the lesson speaks of, as a selector.
fn spoken_of<B: Board>(help: Help<B>) -> Option<String> {
    let hinted = match help.hinted() {
        Hinted::Told(thought) => thought.first().and_then(|best| B::Face::spot(best.action)),
        Hinted::Not | Hinted::NotHere | Hinted::Nothing | Hinted::Thinking => None,
    };
    let explained = || {
        let lesson = help.lesson?;
        let line = lesson.line()?;
        Some(lesson.proposal().and_then(B::Face::spot).unwrap_or_else(|| line.at.to_owned()))
    };
    hinted.or_else(explained)
}
