use std::fs;

use anyhow::Result;
use shelf::UnknownGame;
use table::{Game, set_option};

use crate::args::TableArgs;
use crate::tables::Draw;
use crate::trouble::{OrTrouble as _, Trouble};

/// Something that can be done with any game that has a terminal table.
pub(crate) trait Visit {
    /// What comes out of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Draw>(self) -> Self::Output;
}

/// Does something with the game called `slug`.
pub(crate) fn with<V: Visit>(slug: &str, visit: V) -> Result<V::Output, UnknownGame> {
    match slug {
        "bidness" => Ok(visit.visit::<bidness::Bidness>()),
        "silicon-valley" => Ok(visit.visit::<silicon_valley::SiliconValley>()),
        "bidders" => Ok(visit.visit::<bidders::Bidders>()),
        "bids" => Ok(visit.visit::<bids::Bids>()),
        "furnace" => Ok(visit.visit::<furnace::Furnace>()),
        _ => Err(UnknownGame { name: slug.to_owned() }),
    }
}

/// The options that the command line asks for.
pub(crate) fn options<G: Game>(args: &TableArgs) -> Result<G::Options> {
    let mut options = G::Options::default();
    for option in &args.options {
        let (name, value) =
            option.split_once('=').or_trouble(|| Trouble::new("not-an-option").with("option", option))?;
        set_option(&mut options, name.trim(), value.trim())?;
    }
    if let Some(path) = &args.cards {
        let cards = fs::read_to_string(path).or_trouble(|| Trouble::with_file("file-unreadable", path))?;
        set_option(&mut options, "cards", &cards).or_trouble(|| Trouble::with_file("file-bad", path))?;
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Slug;

    impl Visit for Slug {
        type Output = &'static str;

        fn visit<G: Draw>(self) -> &'static str {
            G::INFO.slug
        }
    }

    #[test]
    fn every_game_has_a_terminal_table() {
        for info in shelf::GAMES {
            assert_eq!(with(info.slug, Slug), Ok(info.slug));
        }
    }
}
