//! The one list of games.
//!
//! Whoever needs a game by its name asks [`with`], which calls generic code with the right type:
//! no other crate has a line for each game.

#![forbid(unsafe_code)]

mod any;
mod press;
mod shape;
mod tree;

pub use any::{Allowed, AnyMatch, Json, Refused};
pub use press::Press;
pub use shape::{Possible, Shape, choice};
pub use tree::Tree;

use table::{Heuristic, Info, Ledger};

/// Every game there is, in the order in which people are shown them.
pub const GAMES: &[Info] = &[
    <bidness::Bidness as table::Game>::INFO,
    <silicon_valley::SiliconValley as table::Game>::INFO,
    <bidders::Bidders as table::Game>::INFO,
    <bids::Bids as table::Game>::INFO,
    <furnace::Furnace as table::Game>::INFO,
];

/// Something that can be done with any game.
pub trait Visit {
    /// What comes out of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Heuristic + Ledger>(self) -> Self::Output;
}

/// A name that is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{name}`; there are {}", slugs())]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

/// Does something with the game called `slug`.
///
/// # Errors
/// When there is no such game.
pub fn with<V: Visit>(slug: &str, visit: V) -> Result<V::Output, UnknownGame> {
    match slug {
        "bidness" => Ok(visit.visit::<bidness::Bidness>()),
        "silicon-valley" => Ok(visit.visit::<silicon_valley::SiliconValley>()),
        "bidders" => Ok(visit.visit::<bidders::Bidders>()),
        "bids" => Ok(visit.visit::<bids::Bids>()),
        "furnace" => Ok(visit.visit::<furnace::Furnace>()),
        _ => Err(UnknownGame { name: slug.to_owned() }),
    }
}

fn slugs() -> String {
    GAMES.iter().map(|info| info.slug).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Slug;

    impl Visit for Slug {
        type Output = &'static str;

        fn visit<G: Heuristic>(self) -> &'static str {
            G::INFO.slug
        }
    }

    #[test]
    fn every_game_in_the_list_is_found_by_its_name() {
        for info in GAMES {
            assert_eq!(with(info.slug, Slug), Ok(info.slug));
        }
        assert!(
            with("chess", Slug)
                .expect_err("not ours")
                .to_string()
                .contains("there is no game `chess`; there are bidness, ")
        );
    }
}
