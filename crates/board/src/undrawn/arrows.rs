use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, Element, HtmlElement, KeyboardEvent};

use crate::focus;

/// What can be picked, and the button that answers.
const STOPS: &str = ".felt :is([data-choice], [data-answer]):not([disabled])";

/// Lets the arrows go from choice to choice and pick what they come to; Enter on what is picked plays it.
pub(super) fn walk(event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() {
        return;
    }
    let here: Element = event_target(event);
    let is_stop = here.matches(STOPS).unwrap_or_default();
    let key = event.key();
    if key == "Enter" && here.matches("[aria-pressed=true][data-choice], input").unwrap_or_default() {
        event.prevent_default();
        answer();
    } else if let Some(way) = Way::of(&key).filter(|_| is_stop)
        && let Some(next) = nearest(&here, way)
    {
        event.prevent_default();
        go_to(&next);
    }
}

/// Stands on a choice and picks it, if it is not picked already.
pub(super) fn go_to(choice: &HtmlElement) {
    // What cannot be stood on is left out by the browser.
    let _ = choice.focus();
    if choice.matches("[data-choice][aria-pressed=false]").unwrap_or_default() {
        choice.click();
    }
}

/// Presses the button that answers.
fn answer() {
    if let Some(answer) = focus::elements(".felt [data-answer]:not([disabled])").next() {
        answer.click();
    }
}

#[derive(Clone, Copy)]
enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Way {
    fn of(key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" => Some(Self::Left),
            "ArrowRight" => Some(Self::Right),
            "ArrowUp" => Some(Self::Up),
            "ArrowDown" => Some(Self::Down),
            _ => None,
        }
    }

    /// How far something lies ahead, and how far beside.
    fn distance(self, from: &DomRect, to: &DomRect) -> (f64, f64) {
        let x = (to.left() + to.right() - from.left() - from.right()) / 2.0;
        let y = (to.top() + to.bottom() - from.top() - from.bottom()) / 2.0;
        match self {
            Self::Left => (-x, y.abs()),
            Self::Right => (x, y.abs()),
            Self::Up => (-y, x.abs()),
            Self::Down => (y, x.abs()),
        }
    }
}

/// The nearest stop on the way, where one lies there.
fn nearest(here: &Element, way: Way) -> Option<HtmlElement> {
    /// What lies no further ahead lies beside.
    const AHEAD: f64 = 8.0;
    /// Being a step beside is worth so many steps ahead.
    const ASIDE: f64 = 3.0;
    let from = here.get_bounding_client_rect();
    let far = |stop: &HtmlElement| {
        let (ahead, aside) = way.distance(&from, &stop.get_bounding_client_rect());
        (ahead > AHEAD).then_some(ahead + ASIDE * aside)
    };
    let stops =
        focus::elements(STOPS).filter(|stop| stop.offset_parent().is_some() && stop.unchecked_ref::<Element>() != here);
    let ways = stops.filter_map(|stop| Some((far(&stop)?, stop)));
    ways.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, stop)| stop)
}
