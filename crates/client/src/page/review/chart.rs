use std::fmt::Write as _;

use board::{art, words};
use bots::{Chances, Review};
use leptos::html::Div;
use leptos::prelude::*;
use table::Seat;

use super::past::Past;
use crate::book::Book;

/// How often the shape of a seat stands on its line.
const SIGNS: usize = 3;
/// Marks closer than this part of the game would cover each other.
const CLOSE: u32 = 12;
/// The most rounds whose names have room under the chart.
const NAMED: usize = 9;

/// Everyone's chance of winning over the whole game.
pub(super) fn chart(past: Past) -> AnyView {
    // The ply under the pointer.
    let under = RwSignal::new(None::<u32>);
    view! {
        <header>
            <h2>{words().text("review-chances")}</h2>
            {move || legend(past, under.get())}
        </header>
        {move || progress(past)}
        {figure(past, under)}
        <p class="note">{words().text("review-chances-help")}</p>
    }
    .into_any()
}

/// Whose line is which, and what it says under the pointer.
fn legend(past: Past, under: Option<u32>) -> AnyView {
    let book = past.book();
    let thoughts = past.thoughts.get();
    let now = under.and_then(|ply| at(&thoughts.review, ply).cloned());
    let entry = |seat: Seat| {
        let chance = now.as_ref().map(|now| view! { <b class="num">{percent(now.of[seat.index()])}</b> });
        view! { <span>{art::token(seat)} {book.name(seat).to_owned()} {chance}</span> }.into_any()
    };
    let entries: Vec<AnyView> = Seat::all(book.seats()).map(entry).collect();
    view! { <div class="legend">{entries}</div> }.into_any()
}

/// How far the bot is, while it thinks.
fn progress(past: Past) -> Option<AnyView> {
    let done = past.thoughts.with(|thoughts| thoughts.done);
    if past.broken_off.get() {
        return Some(view! { <p class="note" data-broken-off>{words().text("review-broken-off")}</p> }.into_any());
    }
    (done < 1.0).then(|| {
        let percent = (done * 100.0) as u32;
        let text = words().say("review-thinking", &[("percent", percent.into())]);
        view! { <label class="thinks"><progress max="100" value=percent></progress> <span>{text}</span></label> }
            .into_any()
    })
}

fn figure(past: Past, under: RwSignal<Option<u32>>) -> AnyView {
    let book = past.book();
    let plies = book.plies().max(1);
    let plot = NodeRef::<Div>::new();
    let ply_at = move |event: &web_sys::PointerEvent| {
        let plot = plot.get_untracked()?;
        let place = plot.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
        Some((part.clamp(0.0, 1.0) * f64::from(plies)).round() as u32)
    };
    let follow = move |event: web_sys::PointerEvent| under.set(ply_at(&event));
    let jump = move |event: web_sys::PointerEvent| {
        if let Some(ply) = ply_at(&event).filter(|_| event.pointer_type() == "mouse") {
            past.go_to(ply);
        }
    };
    let steps = [0, 25, 50, 75, 100].map(
        |percent| view! { <span class="y" style=format!("--p:{}", 100 - percent)>{format!("{percent} %")}</span> },
    );
    let line =
        move || under.get().map(|ply| view! { <i class="under" style=format!("left:{}%", across(ply, plies))></i> });
    view! {
        <figure class="chart">
            <div class="plot" node_ref=plot role="img" aria-label=move || summary(past)
                on:pointermove=follow on:pointerleave=move |_| under.set(None) on:pointerup=jump>
                {steps}
                {move || lines(past)}
                {line}
            </div>
            {marks(past)}
            {round_names(&book)}
        </figure>
    }
    .into_any()
}

/// The lines and what stands on them.
fn lines(past: Past) -> AnyView {
    let (book, thoughts) = (past.book(), past.thoughts.get());
    let plies = book.plies().max(1);
    let me = past.me();
    let path = |seat: Seat| {
        let mut path = String::new();
        for (index, chances) in thoughts.review.chances.iter().enumerate() {
            let sign = if index == 0 { 'M' } else { 'L' };
            // Writing to a text cannot fail.
            let _ = write!(path, "{sign}{} {:.1}", chances.ply, height(chances.of[seat.index()]));
        }
        view! { <path class:me={me == Some(seat)} data-seat=art::number(seat) d=path></path> }.into_any()
    };
    // One's own line lies on top.
    let mut order: Vec<Seat> = Seat::all(book.seats()).collect();
    order.sort_by_key(|seat| me == Some(*seat));
    let paths: Vec<AnyView> = order.iter().map(|seat| path(*seat)).collect();
    let rounds: Vec<AnyView> = book.rounds[..book.rounds.len().saturating_sub(1)]
        .iter()
        .map(|round| view! { <path class="v" d=format!("M{} 0V100", round.end)></path> }.into_any())
        .collect();
    let signs = signs(&book, &thoughts.review);
    view! {
        <svg viewBox=format!("0 0 {plies} 100") preserveAspectRatio="none" aria-hidden="true">
            <g class="grid"><path d=format!("M0 0H{plies}M0 25H{plies}M0 50H{plies}M0 75H{plies}M0 100H{plies}")></path>{rounds}</g>
            {paths}
        </svg>
        {signs}
    }
    .into_any()
}

/// The shape of each seat here and there on its line: no line is told by its colour alone.
fn signs(book: &Book, review: &Review) -> Vec<AnyView> {
    let (points, seats) = (&review.chances, usize::from(book.seats()));
    let places = (0..SIGNS).flat_map(|sign| Seat::all(book.seats()).map(move |seat| (sign, seat)));
    let sign = |(sign, seat): (usize, Seat)| {
        let part = (sign as f64 + (seat.index() as f64 + 0.5) / seats as f64) / SIGNS as f64;
        let chances = points.get((part * points.len() as f64) as usize)?;
        let style =
            format!("left:{}%;top:{:.1}%", across(chances.ply, book.plies().max(1)), height(chances.of[seat.index()]));
        Some(view! { <span class="on" style=style aria-hidden="true">{art::token(seat)}</span> }.into_any())
    };
    places.filter_map(sign).collect()
}

/// The turning points on the chart.
fn marks(past: Past) -> AnyView {
    let marks = move || {
        let (book, thoughts) = (past.book(), past.thoughts.get());
        let plies = book.plies().max(1);
        let levels = levels(&thoughts.review, plies);
        let mark = |(number, point): (usize, &bots::TurningPoint)| {
            let (left, level) = (across(point.ply, plies), levels[number]);
            let top = at(&thoughts.review, point.ply).map_or(0.0, |chances| height(chances.of[point.seat.index()]));
            view! {
                <a class="tp" href=format!("#turning-{}", number + 1) style=format!("left:{left}%;--level:{level}")
                    on:click=move |event| { event.prevent_default(); show(number + 1); }
                    aria-label=words().say("review-turning-point", &[("number", (number + 1).into())])><span>{number + 1}</span></a>
                <i class="dot" data-seat=art::number(point.seat) style=format!("left:{left}%;top:{top:.1}%")></i>
            }
            .into_any()
        };
        thoughts.review.turning_points.iter().enumerate().map(mark).collect::<Vec<_>>()
    };
    view! { <div class="marks">{marks}</div> }.into_any()
}

/// How high each mark stands: one that is close to the mark before it stands above or below that.
fn levels(review: &Review, plies: u32) -> Vec<u8> {
    let mut levels = Vec::new();
    let mut last: Option<(u32, u8)> = None;
    for point in &review.turning_points {
        let is_close = |(ply, level): (u32, u8)| (point.ply - ply) * CLOSE < plies && level == 0;
        let level = u8::from(last.is_some_and(is_close));
        last = Some((point.ply, level));
        levels.push(level);
    }
    levels
}

/// Shows a turning point of the list.
fn show(number: usize) {
    if let Some(point) = document().get_element_by_id(&format!("turning-{number}")) {
        point.scroll_into_view();
        if let Ok(Some(link)) = point.query_selector("a") {
            use wasm_bindgen::JsCast as _;
            // What cannot be stood on is left out by the browser.
            let _ = link.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    }
}

/// The rounds under the chart, each in the middle of its stretch.
fn round_names(book: &Book) -> AnyView {
    let plies = book.plies().max(1);
    let every = book.rounds.len().div_ceil(NAMED).max(1);
    let mut from = 0;
    let mut names = Vec::new();
    for round in &book.rounds {
        let middle = across(from + round.end, 2 * plies);
        from = round.end;
        if usize::from(round.number.saturating_sub(1)).is_multiple_of(every) {
            let long = words().say("review-round", &[("round", round.number.into())]);
            let short = round.number;
            names.push(view! { <span style=format!("left:{middle}%")><span class="long">{long}</span><span class="short">{short}</span></span> }.into_any());
        }
    }
    view! { <div class="x" aria-hidden="true">{names}</div> }.into_any()
}

/// The chart in a sentence for each seat.
fn summary(past: Past) -> String {
    let (book, thoughts) = (past.book(), past.thoughts.get());
    let chances = &thoughts.review.chances;
    let (Some(first), Some(last)) = (chances.first(), chances.last()) else { return words().text("review-chances") };
    let lines = Seat::all(book.seats()).map(|seat| {
        let of = |chances: &Chances| chances.of[seat.index()];
        let most = chances.iter().map(of).max().unwrap_or_default();
        let args = [
            ("who", book.name(seat).into()),
            ("first", percent(of(first)).into()),
            ("most", percent(most).into()),
            ("last", percent(of(last)).into()),
        ];
        words().say("review-chances-of", &args)
    });
    lines.reduce(|text, line| words().then(&text, &line)).unwrap_or_default()
}

/// The chances at a ply: those of the last point before it.
pub(super) fn at(review: &Review, ply: u32) -> Option<&Chances> {
    let after = review.chances.partition_point(|chances| chances.ply <= ply);
    review.chances.get(after.saturating_sub(1))
}

/// A chance as people read it.
pub(super) fn percent(thousandths: u16) -> String {
    format!("{} %", (u32::from(thousandths) + 5) / 10)
}

/// How far down a chance is drawn, in per cent.
fn height(thousandths: u16) -> f64 {
    100.0 - f64::from(thousandths) / 10.0
}

/// How far across a ply is drawn, in per cent.
pub(super) fn across(ply: u32, plies: u32) -> String {
    format!("{:.2}", 100.0 * f64::from(ply) / f64::from(plies))
}
