//! Many games at once: what happens on average, how fast, and who plays best.

#![forbid(unsafe_code)]

mod bench;
mod entrant;
mod interval;
mod play;
mod progress;
mod simulate;
mod tally;
mod tournament;

pub use bench::{Bench, bench};
pub use entrant::{Entrant, UnknownEntrant};
pub use interval::Interval;
pub use progress::Progress;
pub use simulate::{Plan, Report, Standing, simulate};
pub use tally::{Lengths, Quantiles, Tally};
pub use tournament::{BadResults, GameResult, Results, Row, Standings, Tournament, TournamentError, tournament};
