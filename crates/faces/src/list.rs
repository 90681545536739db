// Written by `cargo run -p xtask -- list` from games/list.txt.

use shelf::UnknownGame;

use crate::Visit;

/// Does something with the face of the game called `slug`.
///
/// # Errors
/// When there is no such game.
pub fn with<V: Visit>(slug: &str, visit: V) -> Result<V::Output, UnknownGame> {
    match slug {
        "bidness" => Ok(visit.visit::<bidness_face::Face>()),
        "silicon-valley" => Ok(visit.visit::<silicon_valley_face::Face>()),
        "bidders" => Ok(visit.visit::<bidders_face::Face>()),
        "bids" => Ok(visit.visit::<bids_face::Face>()),
        "furnace" => Ok(visit.visit::<furnace_face::Face>()),
        _ => Err(UnknownGame { name: slug.to_owned() }),
    }
}

/// Does something with the face of the game called `slug` and its terminal table.
///
/// # Errors
/// When there is no such game.
#[cfg(feature = "terminal")]
pub fn with_table<V: crate::VisitTable>(slug: &str, visit: V) -> Result<V::Output, UnknownGame> {
    match slug {
        "bidness" => Ok(visit.visit::<bidness_face::Face>()),
        "silicon-valley" => Ok(visit.visit::<silicon_valley_face::Face>()),
        "bidders" => Ok(visit.visit::<bidders_face::Face>()),
        "bids" => Ok(visit.visit::<bids_face::Face>()),
        "furnace" => Ok(visit.visit::<furnace_face::Face>()),
        _ => Err(UnknownGame { name: slug.to_owned() }),
    }
}
