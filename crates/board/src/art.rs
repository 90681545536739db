//! Drawings.

use leptos::prelude::*;
use table::Seat;

/// Every sign that `<use>` can name; stands once on the page.
pub(crate) fn sprite() -> AnyView {
    view! { <div class="sprite" aria-hidden="true" inner_html=include_str!("../art/sprite.svg")></div> }.into_any()
}

/// A filled sign of the sprite.
pub(crate) fn sign(name: &str) -> AnyView {
    let href = format!("#{name}");
    view! { <svg aria-hidden="true"><use href=href></use></svg> }.into_any()
}

/// A sign of the sprite that is drawn with lines.
pub(crate) fn line(name: &str) -> AnyView {
    let href = format!("#{name}");
    view! { <svg class="line" aria-hidden="true"><use href=href></use></svg> }.into_any()
}

/// The wooden token of a seat: its colour and its shape.
pub(crate) fn token(seat: Seat) -> AnyView {
    view! { <span class="token" data-seat=number(seat)>{sign(shape(seat))}</span> }.into_any()
}

/// The number of a seat as the style sheets count it.
pub(crate) fn number(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}

/// The shape of a seat's token, as the sprite calls it.
pub(crate) fn shape(seat: Seat) -> &'static str {
    const SHAPES: [&str; table::MAX_SEATS] = ["circle", "triangle", "square", "diamond", "star", "cross"];
    SHAPES[seat.index()]
}

/// The box of a game.
pub(crate) fn cover(slug: &str) -> AnyView {
    let drawing = match slug {
        "bidness" => include_str!("../art/cover-bidness.svg"),
        "silicon-valley" => include_str!("../art/cover-silicon-valley.svg"),
        "bidders" => include_str!("../art/cover-bidders.svg"),
        "bids" => include_str!("../art/cover-bids.svg"),
        "furnace" => include_str!("../art/cover-furnace.svg"),
        _ => "",
    };
    view! { <span class="cover-art" inner_html=drawing></span> }.into_any()
}

/// What stands on the spine of a game's box.
pub(crate) fn spine(slug: &str) -> AnyView {
    let letters = match slug {
        "bidness" => "Bn",
        "silicon-valley" => "SV",
        "bidders" => "B!",
        "bids" => "B",
        "furnace" => "F",
        _ => "?",
    };
    view! { <span class="spine" data-game=slug.to_owned() aria-hidden="true">{letters}</span> }.into_any()
}
