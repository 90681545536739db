//! Many games at once: what happens on average, and how fast.

#![forbid(unsafe_code)]

mod bench;
mod simulate;
mod tally;

pub use bench::{Bench, bench};
pub use simulate::{Plan, Progress, Report, Standing, simulate};
pub use tally::{Lengths, Quantiles, Tally};
