//! Whoever plays by keyboard keeps their place, although what they stood on is drawn anew again and again.

use std::cell::RefCell;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

/// What the keyboard stood on last: of all things with the same name the nth.
struct Foothold {
    element: Element,
    name: String,
    nth: usize,
}

thread_local! {
    static FOOTHOLD: RefCell<Option<Foothold>> = const { RefCell::new(None) };
}

/// Follows the keyboard over the page.
pub(crate) fn provide() {
    window_event_listener(ev::focusin, |event| {
        let element: Element = event_target(&event);
        let by_key = element.matches(":focus-visible").unwrap_or_default();
        FOOTHOLD.replace(by_key.then(|| Foothold::of(element)));
    });
    window_event_listener(ev::click, |_| keep());
}

/// Once the page is drawn anew, stands where the keyboard stood before, or on the next thing that can be done.
pub(crate) fn keep() {
    let mend = Closure::once_into_js(mend);
    if let Some(window) = web_sys::window() {
        // A page that is not drawn needs no place.
        let _ = window.request_animation_frame(mend.unchecked_ref());
    }
}

/// Stands on the next thing of a kind, after the one that the keyboard stands on; after the last on the first.
pub fn next(selector: &str) {
    let here = document().active_element();
    let things: Vec<HtmlElement> = elements(selector).filter(|thing| thing.offset_parent().is_some()).collect();
    let after =
        things.iter().position(|thing| here.as_ref().is_some_and(|here| here == &**thing)).map_or(0, |at| at + 1);
    if let Some(next) = things.get(after).or_else(|| things.first()) {
        // What cannot be stood on is left out by the browser.
        let _ = next.focus();
    }
}

fn mend() {
    let nowhere =
        document().active_element().is_none_or(|element| element.tag_name() == "BODY" || is_out_of_reach(&element));
    let next = FOOTHOLD
        .with_borrow(|place| place.as_ref().filter(|place| nowhere && place.is_lost()).and_then(Foothold::next));
    if let Some(next) = next {
        // What cannot be stood on is left out by the browser.
        let _ = next.focus();
    }
}

impl Foothold {
    fn of(element: Element) -> Self {
        let name = name(&element);
        let nth = named(&name).position(|other| *other == element).unwrap_or_default();
        Self { element, name, nth }
    }

    fn is_lost(&self) -> bool {
        is_out_of_reach(&self.element) || !self.element.is_connected()
    }

    /// The same thing drawn anew, or else the next thing that can be done.
    fn next(&self) -> Option<HtmlElement> {
        let same = named(&self.name).nth(self.nth);
        same.or_else(|| {
            elements(
                ".modal .btn.primary, .curtain button, .modal [data-choice], .felt [data-answer], .felt [data-choice]",
            )
            .next()
        })
    }
}

fn is_out_of_reach(element: &Element) -> bool {
    element.closest("[disabled], [inert]").is_ok_and(|found| found.is_some())
}

/// What makes a thing the same before and after it is drawn anew.
fn name(element: &Element) -> String {
    let names = ["data-piece", "aria-label"].into_iter().find_map(|name| element.get_attribute(name));
    names.or_else(|| element.text_content()).unwrap_or_default()
}

/// Things of that name on the table, or in what lies on top of it.
fn named(wanted: &str) -> impl Iterator<Item = HtmlElement> {
    let is_covered = elements(".felt .scrim").next().is_some();
    let things = if is_covered {
        ".felt .scrim :is(button, [tabindex]):not([disabled])"
    } else {
        ":not([inert]) > .felt :is(button, [tabindex]):not([disabled])"
    };
    elements(things).filter(move |element| name(element) == wanted)
}

/// What a selector finds, in the order of the page.
pub fn elements(selector: &str) -> impl Iterator<Item = HtmlElement> {
    let found = document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..count).filter_map(move |index| found.as_ref()?.get(index)?.dyn_into().ok())
}
