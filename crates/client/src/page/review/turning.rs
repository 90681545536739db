use board::{art, words};
use bots::{Advised, TurningPoint};
use leptos::prelude::*;

use super::chart::percent;
use super::past::Past;
use super::tongue::Tongue;

/// The most sentences about one step.
const SENTENCES: usize = 3;
/// What rules of another day, which do not say how sure they are, find as good as their own choice, in thousandths.
const AS_GOOD: u16 = 20;

/// The steps that changed most, each with what the bot thinks of it.
pub(super) fn points(past: Past, tongue: Tongue) -> AnyView {
    let inside = move || {
        let thoughts = past.thoughts.get();
        let points = &thoughts.review.turning_points;
        if points.is_empty() {
            return (thoughts.done >= 1.0)
                .then(|| view! { <p class="note">{words().text("review-no-turning-points")}</p> }.into_any());
        }
        let rows: Vec<AnyView> =
            points.iter().enumerate().map(|(index, point)| row(past, &tongue, index + 1, point)).collect();
        Some(view! { <ol class="tps" aria-label=words().text("review-turning-points")>{rows}</ol> }.into_any())
    };
    view! { {inside} }.into_any()
}

fn row(past: Past, tongue: &Tongue, number: usize, point: &TurningPoint) -> AnyView {
    let book = past.book();
    let place = [("round", point.round.into()), ("step", point.ply.into())];
    let sentences = point.told.iter().filter_map(|event| tongue.event(event)).take(SENTENCES);
    let told = sentences.reduce(|text, sentence| words().then(&text, &sentence));
    let luck = || point.luck.then(|| words().text("review-luck"));
    let advice = point.advice.as_ref().and_then(|advice| advised(past, tongue, advice)).or_else(luck);
    let up = point.swing > 0;
    view! {
        <li id=format!("turning-{number}")>
            <span class="no" aria-hidden="true">{number}</span>
            <div>
                <a href=past.address(Some(point.ply), past.eyes()) data-turning>{words().say("review-turning-place", &place)}</a>
                <p>{told}</p>
                {advice.map(|advice| view! { <p class="bot-says">{art::sign("mind")} <span>{advice}</span></p> })}
            </div>
            <span class="delta" class:up=up class:down=!up>
                <span class="num">{signed(f32::from(point.swing) / 10.0, 0)}</span>
                <small>{art::token(point.seat)} " " {book.name(point.seat).to_owned()}</small>
            </span>
        </li>
    }
    .into_any()
}

/// What the bot would have done, and why.
fn advised(past: Past, tongue: &Tongue, advice: &Advised) -> Option<String> {
    let who = past.book().name(advice.seat).to_owned();
    let me = if past.me() == Some(advice.seat) { "yes" } else { "no" };
    let best = tongue.action(&advice.view, &advice.best.action)?;
    let (made, than) = (advice.made.chance, advice.best.chance);
    if advice.made.action == advice.best.action {
        let args = [("who", who.into()), ("me", me.into()), ("chance", percent(made).into())];
        return Some(words().say("review-bot-same", &args));
    }
    if !advice.is_sure.unwrap_or(than > made + AS_GOOD) {
        let args = [("who", who.into()), ("me", me.into()), ("action", best.into())];
        return Some(words().say("review-bot-close", &args));
    }
    let points = signed(advice.best.score - advice.made.score, 1);
    let args = [
        ("who", who.into()),
        ("me", me.into()),
        ("action", best.into()),
        ("best", percent(than).into()),
        ("made", percent(made).into()),
        ("points", points.into()),
    ];
    Some(words().say("review-bot-else", &args))
}

/// A number with its sign, so many digits after the point.
pub(super) fn signed(number: f32, digits: usize) -> String {
    let sign = if number < 0.0 { '−' } else { '+' };
    format!("{sign}{:.digits$}", number.abs())
}
