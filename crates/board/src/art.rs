//! Drawings.

use leptos::prelude::*;
use table::Seat;

/// Every sign that `<use>` can name on any page; stands once on the page.
pub fn sprite() -> AnyView {
    signs(include_str!("../art/sprite.svg"))
}

/// Signs that `<use>` can name. No sheet of a board reaches into them: they carry their colours, or take them from properties.
pub fn signs(drawing: &'static str) -> AnyView {
    view! { <div class="sprite" aria-hidden="true" inner_html=drawing></div> }.into_any()
}

/// A filled sign of the sprite.
pub fn sign(name: &str) -> AnyView {
    let href = format!("#{name}");
    view! { <svg aria-hidden="true"><use href=href></use></svg> }.into_any()
}

/// A sign of the sprite that is drawn with lines.
pub fn line(name: &str) -> AnyView {
    let href = format!("#{name}");
    view! { <svg class="line" aria-hidden="true"><use href=href></use></svg> }.into_any()
}

/// The wooden token of a seat: its colour and its shape.
pub fn token(seat: Seat) -> AnyView {
    view! { <span class="token" data-seat=number(seat)>{sign(shape(seat))}</span> }.into_any()
}

/// The number of a seat as the style sheets count it.
pub fn number(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}

/// The shape of a seat's token, as the sprite calls it.
pub fn shape(seat: Seat) -> &'static str {
    const SHAPES: [&str; table::MAX_SEATS] = ["circle", "triangle", "square", "diamond", "star", "cross"];
    SHAPES[seat.index()]
}
