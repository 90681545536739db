//! How a game is learned: a first game that explains things when they first matter, the rules to look things up in,
//! and hints with their reasons.
//!
//! A lesson is data: a list of lines for each game, each with the situation that it belongs to.
//! Lines know no plies, so whoever leaves the proposed path still hears everything when it comes up.

#![forbid(unsafe_code)]

mod course;
mod hint;
mod lesson;
mod rulebook;
mod section;

pub use course::Course;
pub use hint::{Hint, hints, is_poor, poor_choice};
pub use lesson::{FirstGame, LEARNER, Line, Sight, Teach};
pub use rulebook::{Block, Chapter, Rulebook, Span, Style, found, spans};
pub use section::Section;
