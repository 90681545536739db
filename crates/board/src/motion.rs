//! What moved is seen to move.
//!
//! Everything on a table that has a `data-piece` is the same thing before and after an update, wherever it is drawn.
//! Where its place changed it travels there; where it is new it comes from the piece or spot named by `data-from`.

use std::collections::HashMap;

use wasm_bindgen::prelude::*;
use web_sys::{Document, HtmlElement};

/// How long a thing travels, in milliseconds.
const TRAVEL: f64 = 260.0;

/// How far a thing may be pushed aside by others and is still taken to lie still, in pixels.
const STILL: f64 = 8.0;

/// The mark of what is on its way, with where it began.
const TRAVELS: &str = "data-travels";

/// Where every piece was before an update.
pub(crate) struct Before(Option<HashMap<String, Extent>>);

/// Where a piece lies on the felt, wherever the felt itself is in the window.
#[derive(Clone, Copy)]
struct Extent {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

/// Notes where every piece is.
pub(crate) fn before() -> Before {
    Before(is_wanted().then(|| pieces().into_iter().map(|(name, place, _)| (name, place)).collect()))
}

impl Before {
    /// Once the page is drawn anew, lets everything travel to its new place.
    pub(crate) fn after(self) {
        let Some(before) = self.0 else { return };
        let travel = Closure::once_into_js(move || {
            // All is measured before anything moves: else the browser would lay out the page for each piece.
            let pieces = pieces().into_iter();
            let moved: Vec<_> =
                pieces.filter_map(|(name, place, piece)| Travel::of(&before, &name, place, piece)).collect();
            moved.iter().for_each(Travel::begin);
        });
        if let Some(window) = web_sys::window() {
            // A page that is not drawn needs no motion.
            let _ = window.request_animation_frame(travel.unchecked_ref());
        }
    }
}

/// A piece and where it comes from, relative to where it is.
struct Travel {
    piece: HtmlElement,
    x: f64,
    y: f64,
    scale: f64,
}

impl Travel {
    /// The way of a piece, if it has moved. It begins in the middle of where it comes from, small enough to fit in there.
    fn of(before: &HashMap<String, Extent>, name: &str, to: Extent, piece: HtmlElement) -> Option<Self> {
        let from = before.get(name).or_else(|| before.get(&piece.dataset().get("from")?))?;
        if to.width < 1.0 || from.width < 1.0 {
            return None;
        }
        let scale = (from.width / to.width).min(from.height / to.height).clamp(0.2, 5.0);
        let x = from.x + (from.width - to.width * scale) / 2.0 - to.x;
        let y = from.y + (from.height - to.height * scale) / 2.0 - to.y;
        (x.abs() + y.abs() >= STILL).then_some(Self { piece, x, y, scale })
    }

    /// Lets the piece travel above all else. Nothing but its transform is animated, so that the browser can move it as
    /// one picture while the page does something else, and nothing lies on its way that would have to be painted apart.
    fn begin(&self) {
        let Self { piece, x, y, scale } = self;
        let start = format!("translate({x}px,{y}px) scale({scale})");
        let frames = object(&[("transform", js_sys::Array::of2(&start.as_str().into(), &"none".into()).into())]);
        let options = object(&[("duration", TRAVEL.into()), ("easing", "cubic-bezier(.2,.7,.2,1)".into())]);
        // The bindings of this call are not stable yet; a browser without it shows no motion.
        let animate = js_sys::Reflect::get(piece, &"animate".into()).and_then(JsCast::dyn_into::<js_sys::Function>);
        let Ok(animation) = animate.and_then(|animate| animate.call2(piece, &frames, &options)) else { return };
        // An attribute with this name is always allowed, and an animation tells of its end.
        let _ = piece.set_attribute(TRAVELS, &start);
        let piece = piece.clone();
        let arrive = Closure::once_into_js(move || {
            // It may be on another way by now.
            if piece.get_attribute(TRAVELS).as_ref() == Some(&start) {
                let _ = piece.remove_attribute(TRAVELS);
            }
        });
        let _ = js_sys::Reflect::set(&animation, &"onfinish".into(), &arrive);
    }
}

fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (name, value) in properties {
        // Setting a property of a fresh object cannot fail.
        let _ = js_sys::Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// Every piece, with its name and its place.
fn pieces() -> Vec<(String, Extent, HtmlElement)> {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return Vec::new() };
    let (left, top) = felt(&document);
    let Ok(found) = document.query_selector_all("[data-piece]") else { return Vec::new() };
    (0..found.length())
        .filter_map(|index| found.get(index)?.dyn_into::<HtmlElement>().ok())
        .filter_map(|piece| {
            let around = piece.get_bounding_client_rect();
            let (x, y) = (around.left() - left, around.top() - top);
            let place = Extent { x, y, width: around.width(), height: around.height() };
            Some((piece.dataset().get("piece")?, place, piece))
        })
        .collect()
}

/// The upper left corner of the felt: where a longer question moves it down, nothing on it has moved.
fn felt(document: &Document) -> (f64, f64) {
    let felt = document.query_selector(".felt").ok().flatten();
    felt.map_or((0.0, 0.0), |felt| {
        let around = felt.get_bounding_client_rect();
        (around.left(), around.top())
    })
}

/// Whether the person wants to see motion, and can.
pub(crate) fn is_wanted() -> bool {
    let Some(window) = web_sys::window() else { return false };
    let reduced = window.match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let hidden = window.document().is_some_and(|document| document.hidden());
    !hidden && !reduced.is_some_and(|query| query.matches())
}
