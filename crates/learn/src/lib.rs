//! How a game is learned: a first game that explains things when they first matter, the rules to look things up in,
//! and hints with their reasons.
//!
//! A lesson is data: a list of lines for each game, each with the situation that it belongs to.
//! Lines know no plies, so whoever leaves the proposed path still hears everything when it comes up.

#![forbid(unsafe_code)]

mod bidders;
mod bidness;
mod bids;
mod course;
mod furnace;
mod hint;
mod lesson;
mod rulebook;
mod section;
mod silicon_valley;

pub use course::Course;
pub use hint::{Hint, hints, is_poor, poor_choice};
pub use lesson::{FirstGame, LEARNER, Line, Sight, Teach};
pub use rulebook::{Block, Chapter, Rulebook, Span, Style, found, spans};
pub use section::Section;

/// The headings of the rules of the game called `slug`, in order, by the names they have in addresses.
#[must_use]
pub fn sections(slug: &str) -> &'static [&'static str] {
    match slug {
        "bidness" => ::bidness::Bidness::SECTIONS,
        "silicon-valley" => ::silicon_valley::SiliconValley::SECTIONS,
        "bidders" => ::bidders::Bidders::SECTIONS,
        "bids" => ::bids::Bids::SECTIONS,
        "furnace" => ::furnace::Furnace::SECTIONS,
        _ => &[],
    }
}
