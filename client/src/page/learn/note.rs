use std::time::Duration;

use learn::{Section, Teach};
use leptos::prelude::*;
use web_sys::{Element, FocusEvent, MouseEvent, PointerEvent};

use super::help::Help;
use crate::app::words;
use crate::art;
use crate::board::Board;

/// How long somebody stays on a thing before its rule is offered.
const STAY: Duration = Duration::from_millis(900);

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
pub(crate) struct Notes<G: Board> {
    help: Help<G>,
    offer: RwSignal<Option<Offer>>,
    /// How often the offer was about to change.
    changes: StoredValue<u32>,
}

impl<G: Board> Clone for Notes<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for Notes<G> {}

impl<G: Board> Notes<G> {
    /// Notes on the board of a table.
    pub(crate) fn new(help: Help<G>) -> Self {
        Self { help, offer: RwSignal::new(None), changes: StoredValue::new(0) }
    }

    /// Somebody points at something.
    pub(crate) fn point(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" {
            let next = offer::<G>(&event_target(event), false);
            self.later(if next.is_some() { STAY } else { LEAVE }, next);
        }
    }

    /// The keyboard stands on something.
    pub(crate) fn stand(self, event: &FocusEvent) {
        let element: Element = event_target(event);
        let by_key = element.matches(":focus-visible").unwrap_or_default();
        self.later(STAY, offer::<G>(&element, true).filter(|_| by_key));
    }

    /// Somebody presses something for long.
    pub(crate) fn press(self, event: &MouseEvent) {
        if let Some(offer) = offer::<G>(&event_target(event), true) {
            event.prevent_default();
            self.later(Duration::ZERO, Some(offer));
        }
    }

    /// Somebody has left the board.
    pub(crate) fn leave(self) {
        self.later(LEAVE, None);
    }

    /// The offer itself.
    pub(crate) fn draw(self) -> AnyView {
        let chip = move |Offer { section, about, left, top }: Offer| {
            let look_up = move |_| {
                self.offer.set(None);
                self.help.book.set(Some(section));
            };
            view! {
                <div class="rule-note" style=format!("left:{left:.0}px;top:{top:.0}px")
                    on:pointerenter=move |_| self.later(STAY, self.offer.get_untracked()) on:pointerleave=move |_| self.leave()>
                    {about.map(|about| view! { <p>{about}</p> })}
                    <button class="btn" data-rule-note on:click=look_up>{art::line("i-book")} {words().text("rules-this")}</button>
                </div>
            }
        };
        view! { {move || self.offer.get().map(chip)} }.into_any()
    }

    fn later(self, after: Duration, next: Option<Offer>) {
        self.changes.update_value(|changes| *changes += 1);
        let mine = self.changes.get_value();
        let change = move || {
            if self.changes.try_get_value() == Some(mine) {
                self.offer.set(next);
            }
        };
        set_timeout(change, after);
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
