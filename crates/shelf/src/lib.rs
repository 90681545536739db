//! The one list of games.
//!
//! Whoever needs a game by its name asks [`with`], which calls generic code with the right type:
//! no other crate has a line for each game. The list itself follows from `games/list.txt`.

#![forbid(unsafe_code)]

mod any;
mod archive;
mod list;
mod printer;
mod remembered;
mod shape;
mod speaks;
mod tree;

pub use any::{Allowed, AnyMatch, Json, Refused};
pub use archive::{archive, fitting};
#[cfg(feature = "contract")]
pub use list::with_contract;
pub use list::{GAMES, with};
pub use printer::Printer;
pub use shape::{Possible, Shape, choice};
pub use speaks::Speaks;
pub use tree::Tree;

#[cfg(feature = "contract")]
use table::contract::Contract;
use table::{Heuristic, Ledger};

/// Something that can be done with any game.
pub trait Visit {
    /// What comes out of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Heuristic + Ledger>(self) -> Self::Output;
}

/// Something that can be done with any game and its contract.
#[cfg(feature = "contract")]
pub trait Inspect {
    /// What comes out of it.
    type Output;

    /// Does it with the game `G`.
    fn inspect<G: Contract + Heuristic + Ledger>(self) -> Self::Output;
}

/// A name that is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{name}`; there are {}", slugs())]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
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
