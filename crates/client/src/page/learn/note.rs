use std::time::Duration;

use board::{Board, art, words};
use learn::{Section, Teach};
use leptos::ev;
use leptos::prelude::*;
use web_sys::{Element, FocusEvent, MouseEvent, PointerEvent};

use super::help::Help;

/// How long somebody stays on a thing before its rule is offered.
const STAY: Duration = Duration::from_millis(900);

/// How long a finger stays.
const PRESS: Duration = Duration::from_millis(500);

/// How far a finger may slip while it stays, in pixels.
const SLIP: i32 = 10;

/// How long the offer stays once they have left.
const LEAVE: Duration = Duration::from_millis(400);

/// The section about the part of the board that something belongs to.
pub(crate) fn section_at<G: Teach>(element: &Element) -> Option<Section> {
    element.closest(".felt").ok().flatten()?;
    let about = |selector: &str| element.closest(selector).ok().flatten().is_some();
    G::PLACES.iter().find(|(selector, _)| about(selector)).map(|(_, section)| *section)
}

/// An offer to look something up.
#[derive(Clone, PartialEq)]
struct Offer {
    section: &'static str,
    /// What the thing is, where the browser does not say so by itself.
    about: Option<String>,
    left: f64,
    top: f64,
}

/// Offers the rule about a thing on the board to whoever stays on it, by mouse, by keyboard or by a long press.
pub(crate) fn notes<B: Board>(help: Help<B>) -> AnyView {
    let notes =
        Notes { help, offer: RwSignal::new(None), changes: StoredValue::new(0), down: StoredValue::new((0, 0)) };
    let listeners = [
        window_event_listener(ev::pointerover, move |event| notes.point(&event)),
        window_event_listener(ev::pointerdown, move |event| notes.touch(&event)),
        window_event_listener(ev::pointermove, move |event| notes.slide(&event)),
        window_event_listener(ev::pointerup, move |event| notes.release(&event)),
        window_event_listener(ev::pointercancel, move |event| notes.release(&event)),
        window_event_listener(ev::contextmenu, move |event| notes.ask(&event)),
        window_event_listener(ev::focusin, move |event| notes.stand(&event)),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    view! { {move || notes.offer.get().map(|offer| notes.draw(offer))} }.into_any()
}

struct Notes<B: Board> {
    help: Help<B>,
    offer: RwSignal<Option<Offer>>,
    /// How often the offer was about to change.
    changes: StoredValue<u32>,
    /// Where the finger came down.
    down: StoredValue<(i32, i32)>,
}

impl<B: Board> Clone for Notes<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for Notes<B> {}

impl<B: Board> Notes<B> {
    /// A mouse comes over something; over the offer it may stay.
    fn point(self, event: &PointerEvent) {
        if event.pointer_type() != "mouse" {
            return;
        }
        // Whoever drags something asks nothing.
        if event.buttons() != 0 {
            return self.forget();
        }
        let element: Element = event_target(event);
        if element.closest(".rule-note").ok().flatten().is_some() {
            return self.forget();
        }
        let next = offer::<B::Face>(&element, false);
        self.later(if next.is_some() { STAY } else { LEAVE }, next);
    }

    /// A finger comes down: what it stays on is offered, and what was offered before is not.
    fn touch(self, event: &PointerEvent) {
        let element: Element = event_target(event);
        let is_offer = element.closest(".rule-note").ok().flatten().is_some();
        if event.pointer_type() == "touch" && !is_offer {
            self.down.set_value((event.client_x(), event.client_y()));
            self.offer.set(None);
            self.later(PRESS, offer::<B::Face>(&element, true));
        }
    }

    /// The finger slides: it drags or scrolls, and asks nothing.
    fn slide(self, event: &PointerEvent) {
        let (x, y) = self.down.get_value();
        if (event.client_x() - x).abs() + (event.client_y() - y).abs() > SLIP {
            self.release(event);
        }
    }

    /// The finger goes up: what was not offered yet is not offered any more.
    fn release(self, event: &PointerEvent) {
        if event.pointer_type() == "touch" {
            self.forget();
        }
    }

    /// Somebody asks what something is, with the other button.
    fn ask(self, event: &MouseEvent) {
        if let Some(offer) = offer::<B::Face>(&event_target(event), true) {
            event.prevent_default();
            self.later(Duration::ZERO, Some(offer));
        }
    }

    /// The keyboard stands on something.
    fn stand(self, event: &FocusEvent) {
        let element: Element = event_target(event);
        if element.matches(":focus-visible").unwrap_or_default() {
            self.later(STAY, offer::<B::Face>(&element, true));
        }
    }

    fn draw(self, Offer { section, about, left, top }: Offer) -> AnyView {
        let look_up = move |_| {
            self.offer.set(None);
            self.help.book.set(Some(section));
        };
        view! {
            <div class="rule-note" style=format!("left:{left:.0}px;top:{top:.0}px")>
                {about.map(|about| view! { <p>{about}</p> })}
                <button class="btn" data-rule-note on:click=look_up>{art::line("i-book")} {words().text("rules-this")}</button>
            </div>
        }
        .into_any()
    }

    /// Changes the offer after a while, unless something else happens before.
    fn later(self, after: Duration, next: Option<Offer>) {
        self.forget();
        let mine = self.changes.get_value();
        let change = move || {
            if self.changes.try_get_value() == Some(mine) {
                self.offer.set(next);
            }
        };
        set_timeout(change, after);
    }

    /// Lets the offer be as it is.
    fn forget(self) {
        self.changes.update_value(|changes| *changes += 1);
    }
}

fn offer<G: Teach>(element: &Element, tells: bool) -> Option<Offer> {
    let section = section_at::<G>(element)?;
    let thing = element.closest("[data-piece], button, [title], .card").ok().flatten()?;
    let area = thing.get_bounding_client_rect();
    let text = |name: &&str| thing.get_attribute(name).filter(|text| !text.is_empty());
    let about = ["title", "aria-label"].iter().find_map(text).filter(|_| tells);
    let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(360.0);
    let left = (area.left() + area.width() / 2.0).clamp(90.0, width - 90.0);
    Some(Offer { section: section.anchor(), about, left, top: area.top().max(70.0) })
}
