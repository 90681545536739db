use std::time::Duration;

use board::{Board, art, words};
use learn::{Rulebook, Section, Teach};
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Element, FocusEvent, HtmlElement, MouseEvent, PointerEvent};

use super::book::spans;
use super::help::Help;
use super::place::{self, Area};
use crate::server;

/// How long a mouse lies still on a thing before its rule is told.
const STAY: Duration = Duration::from_millis(1000);

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

/// A rule that is told beside the thing that it is about.
#[derive(Clone, PartialEq)]
struct Offer {
    section: &'static str,
    /// What the thing is, where the browser does not say so by itself.
    about: Option<String>,
    thing: Area,
    /// Whether somebody asked for it: then it is told even where little room is left.
    is_asked: bool,
}

/// Tells the rule about a thing on the board to whoever stays on it, by mouse, by keyboard or by a long press.
pub(crate) fn notes<B: Board>(help: Help<B>) -> AnyView {
    let notes = Notes {
        help,
        offer: RwSignal::new(None),
        rules: RwSignal::new(None),
        changes: StoredValue::new(0),
        down: StoredValue::new((0, 0)),
    };
    // What was read about is no more what it was.
    Effect::new(move |_| {
        help.scene.now.with(|_| ());
        notes.put_away();
    });
    let listeners = [
        window_event_listener(ev::pointerover, move |event| notes.point(&event)),
        window_event_listener(ev::pointerdown, move |event| notes.press(&event)),
        window_event_listener(ev::pointermove, move |event| notes.slide(&event)),
        window_event_listener(ev::wheel, move |_| notes.put_away()),
        window_event_listener(ev::keydown, move |event| {
            // Whoever goes on by keyboard has read it; Tab may lead into it.
            if event.key() != "Tab" && event.key() != "Shift" {
                notes.put_away();
            }
        }),
        window_event_listener(ev::scroll, move |_| notes.put_away()),
        window_event_listener(ev::resize, move |_| notes.put_away()),
        window_event_listener(ev::focusout, move |event| notes.leave(&event)),
        window_event_listener(ev::pointerup, move |event| notes.release(&event)),
        window_event_listener(ev::pointercancel, move |event| notes.release(&event)),
        window_event_listener(ev::contextmenu, move |event| notes.ask(&event)),
        window_event_listener(ev::focusin, move |event| notes.stand(&event)),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    view! { {move || notes.offer.get().and_then(|offer| notes.draw(offer))} }.into_any()
}

struct Notes<B: Board> {
    help: Help<B>,
    offer: RwSignal<Option<Offer>>,
    /// The rules, once somebody stayed on a thing.
    rules: RwSignal<Option<Rulebook>>,
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

    /// Something is pressed: what was told before is put away, and what a finger stays on is told.
    fn press(self, event: &PointerEvent) {
        let element: Element = event_target(event);
        if element.closest(".rule-note").ok().flatten().is_some() {
            return;
        }
        self.put_away();
        if event.pointer_type() == "touch" {
            self.down.set_value((event.client_x(), event.client_y()));
            self.later(PRESS, offer::<B::Face>(&element, true));
        }
    }

    /// A finger slides: it drags or scrolls, and asks nothing. A mouse moves: it does not stay yet.
    fn slide(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" {
            return self.point(event);
        }
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

    /// The keyboard leaves something: what was told about it goes, unless the keyboard goes into the note.
    fn leave(self, event: &FocusEvent) {
        let next = event.related_target().and_then(|next| next.dyn_into::<Element>().ok());
        let into_note = next.is_some_and(|next| next.closest(".rule-note").is_ok_and(|note| note.is_some()));
        if !into_note {
            self.put_away();
        }
    }

    fn draw(self, offer: Offer) -> Option<AnyView> {
        let section = offer.section;
        let (title, gist) = self.rules.with(|rules| {
            let (title, gist) = rules.as_ref()?.gist(section)?;
            Some((title.to_owned(), spans(gist, "")))
        })?;
        let look_up = move |_| {
            self.put_away();
            self.help.book.set(Some(section));
        };
        let note = NodeRef::<Div>::new();
        let Offer { about, thing, is_asked, .. } = offer;
        // Its size is known once it is drawn; until then nobody sees it.
        note.on_load(move |note| {
            request_animation_frame(move || place_beside(&note, thing, is_asked));
        });
        let note = view! {
            <div class="rule-note" role="note" style="visibility:hidden" node_ref=note>
                {about.map(|about| view! { <p><b>{about}</b></p> })}
                <p>{gist}</p>
                <button class="btn quiet" data-rule-note on:click=look_up>{art::line("i-book")} {title}</button>
            </div>
        };
        Some(note.into_any())
    }

    /// Reads the rules, if that has not been done.
    fn fetch(self) {
        if self.rules.with_untracked(Option::is_some) {
            return;
        }
        let slug = self.help.scene.info.slug;
        let (address, sections) = (format!("/{slug}.{}.md", words().language().code()), faces::sections(slug));
        spawn_local(async move {
            if let Ok(text) = server::text(&address).await {
                // Whoever has left the table reads nothing more.
                let _ = self.rules.try_set(Some(Rulebook::read(&text, sections)));
            }
        });
    }

    /// Nothing is told any more, and nothing will be unless somebody stays on something again.
    fn put_away(self) {
        self.forget();
        if self.offer.with_untracked(Option::is_some) {
            self.offer.set(None);
        }
    }

    /// Changes the offer after a while, unless something else happens before.
    fn later(self, after: Duration, next: Option<Offer>) {
        self.forget();
        let mine = self.changes.get_value();
        let change = move || {
            if self.changes.try_get_value() == Some(mine) && self.offer.get_untracked() != next {
                self.fetch();
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

fn offer<G: Teach>(element: &Element, is_asked: bool) -> Option<Offer> {
    let section = section_at::<G>(element)?;
    let thing = element.closest("[data-piece], button, [title], .card").ok().flatten()?;
    let text = |name: &&str| thing.get_attribute(name).filter(|text| !text.is_empty());
    let about = ["title", "aria-label"].iter().find_map(text).filter(|_| is_asked);
    Some(Offer { section: section.anchor(), about, thing: Area::of(&thing), is_asked })
}

/// What is not to be covered: what one answers with, and what one is asked.
const ANSWERS: &str = "[data-choice], [data-answer], .amount, .prompt h1, .prompt button";

/// Puts a note beside the thing that it is about, where it covers no answer; where there is no such place it is not seen.
fn place_beside(note: &HtmlElement, thing: Area, is_asked: bool) {
    let answers = document().query_selector_all(ANSWERS).ok();
    let answers = answers.iter().flat_map(|list| (0..list.length()).filter_map(|index| list.item(index)));
    let answers = answers.filter_map(|node| node.dyn_into::<Element>().ok());
    let answers: Vec<Area> = answers.map(|answer| Area::of(&answer)).filter(|area| area.is_seen()).collect();
    let size = |size: Result<JsValue, JsValue>| size.ok().and_then(|size| size.as_f64()).unwrap_or_default();
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    let window = Area { left: 0.0, top: 0.0, width, height };
    let Some((left, top)) = place::beside(thing, Area::of(note), window, &answers, is_asked) else { return };
    let style = format!("left:{left:.0}px;top:{top:.0}px");
    // An element that is drawn takes a style.
    let _ = note.set_attribute("style", &style);
}
