//! Many games at once: what happens on average, how fast, who plays best, and how fair it is.

#![forbid(unsafe_code)]

mod balance;
mod bench;
mod entrant;
mod interval;
mod page;
mod play;
mod progress;
mod series;
mod simulate;
mod tally;
mod tournament;

pub use balance::{Balance, Chosen, Count, Distribution, Estimate, Lead, Lot, Outcome, Verdict, balance};
pub use bench::{Bench, bench};
pub use entrant::{Entrant, UnknownEntrant};
pub use interval::Interval;
pub use page::{Page, grouped};
pub use progress::{Progress, share};
pub use series::Series;
pub use simulate::{Plan, Report, Standing, simulate};
pub use tally::{Histogram, Moments, Quantiles, Tally};
pub use tournament::{BadResults, GameResult, Results, Row, Standings, Tournament, TournamentError, tournament};
