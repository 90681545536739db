//! The boxes of the games.

use leptos::prelude::*;
use shelf::GAMES;

use crate::covers::COVERS;

/// The box of a game.
pub(crate) fn cover(slug: &str) -> AnyView {
    let drawing = COVERS.iter().find(|(game, _)| *game == slug).map_or("", |(_, drawing)| *drawing);
    view! { <span class="cover-art" inner_html=drawing></span> }.into_any()
}

/// What stands on the spine of a game's box.
pub(crate) fn spine(slug: &str) -> AnyView {
    let letters = GAMES.iter().find(|info| info.slug == slug).map_or("?", |info| info.spine);
    view! { <span class="spine" data-game=slug.to_owned() aria-hidden="true">{letters}</span> }.into_any()
}
