// Written by `cargo run -p xtask -- list` from games/list.txt.

use table::{Game, Info};

use crate::{UnknownGame, Visit};

/// Every game there is, in the order in which people are shown them.
pub const GAMES: &[Info] = &[
    <bidness::Bidness as Game>::INFO,
    <silicon_valley::SiliconValley as Game>::INFO,
    <bidders::Bidders as Game>::INFO,
    <bids::Bids as Game>::INFO,
    <furnace::Furnace as Game>::INFO,
];

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

/// Does something with the game called `slug` and its contract.
///
/// # Errors
/// When there is no such game.
#[cfg(feature = "contract")]
pub fn with_contract<V: crate::Inspect>(slug: &str, visit: V) -> Result<V::Output, UnknownGame> {
    match slug {
        "bidness" => Ok(visit.inspect::<bidness::Bidness>()),
        "silicon-valley" => Ok(visit.inspect::<silicon_valley::SiliconValley>()),
        "bidders" => Ok(visit.inspect::<bidders::Bidders>()),
        "bids" => Ok(visit.inspect::<bids::Bids>()),
        "furnace" => Ok(visit.inspect::<furnace::Furnace>()),
        _ => Err(UnknownGame { name: slug.to_owned() }),
    }
}
