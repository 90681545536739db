// Written by `cargo run -p xtask -- list` from games/list.txt.

use board::{Boards, Visit};

/// The boards of all games.
pub(crate) struct All;

impl Boards for All {
    fn with<V: Visit>(slug: &str, visit: V) -> Option<V::Output> {
        Some(match slug {
            "bidness" => visit.visit::<bidness_page::Page>(),
            "silicon-valley" => visit.visit::<silicon_valley_page::Page>(),
            "bidders" => visit.visit::<bidders_page::Page>(),
            "bids" => visit.visit::<bids_page::Page>(),
            "furnace" => visit.visit::<furnace_page::Page>(),
            _ => return None,
        })
    }
}
