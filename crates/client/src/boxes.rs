//! The boxes of the games.

use leptos::prelude::*;
use shelf::GAMES;
use table::Info;

use crate::covers::COVERS;

/// The box of a game.
pub(crate) fn cover(info: &Info) -> AnyView {
    match COVERS.iter().find(|(game, _)| *game == info.slug) {
        Some((_, drawing)) => view! { <span class="cover-art" inner_html=*drawing></span> }.into_any(),
        None => plain(info),
    }
}

/// A box that nobody has drawn: its title and the letters of its spine, in the colours of the platform.
fn plain(info: &Info) -> AnyView {
    let Lettering { lines, height } = Lettering::of(info.title);
    let line = |(index, text): (usize, &str)| {
        let y = 28 + height + index as u32 * height * 9 / 8;
        view! { <text x="100" y=y text-anchor="middle" font-size=height>{text.to_owned()}</text> }.into_any()
    };
    let lines: Vec<AnyView> = lines.into_iter().enumerate().map(line).collect();
    view! {
        <span class="cover-art plain">
            <svg class="cover" viewBox="0 0 200 250" aria-hidden="true">
                <path d="M0 0h200v250H0z"></path>
                <path class="edge" d="M0 0h6v250H0z"></path>
                <rect x="13" y="9" width="178" height="232" rx="2"></rect>
                {lines}
                <circle cx="100" cy="186" r="34"></circle>
                <text x="100" y="200" text-anchor="middle" font-size="40">{info.spine}</text>
            </svg>
        </span>
    }
    .into_any()
}

/// A title as it stands on a plain box: a word on each line.
#[derive(Debug)]
struct Lettering {
    lines: Vec<&'static str>,
    /// Of a letter.
    height: u32,
}

impl Lettering {
    /// As large as the longest word and the number of words allow.
    fn of(title: &'static str) -> Self {
        let lines: Vec<&str> = title.split(' ').collect();
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1) as u32;
        // A letter is hardly ever wider than two thirds of its height; the box has room for 168 by 116.
        let height = (168 * 3 / 2 / longest.max(1)).min(116 * 8 / 9 / lines.len() as u32).min(50);
        Self { lines, height }
    }
}

/// What stands on the spine of a game's box.
pub(crate) fn spine(slug: &str) -> AnyView {
    let letters = GAMES.iter().find(|info| info.slug == slug).map_or("?", |info| info.spine);
    view! { <span class="spine" data-game=slug.to_owned() aria-hidden="true">{letters}</span> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_fits_onto_a_plain_box_above_the_letters_of_its_spine() {
        for title in ["Go", "Pennies", "Two Pennies", "The Incredibly Expensive Auction", "Incomprehensibilities"] {
            let lettering = Lettering::of(title);
            let Lettering { lines, height } = &lettering;
            assert!(lines.iter().all(|line| line.len() as u32 * height * 2 / 3 <= 168), "{lettering:?}");
            assert!(28 + height + (lines.len() as u32 - 1) * height * 9 / 8 <= 148 && *height >= 8, "{lettering:?}");
        }
    }
}
