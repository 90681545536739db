use std::time::Duration;

use anyhow::Result;
use shelf::Visit;
use table::{Heuristic, Ledger};
use words::Words;

use crate::args::BenchArgs;
use crate::options;
use crate::output;

/// Measures random playouts.
pub(crate) struct Run<'a> {
    pub(crate) words: &'a Words,
    pub(crate) args: &'a BenchArgs,
}

impl Visit for Run<'_> {
    type Output = Result<()>;

    fn visit<G: Heuristic + Ledger>(self) -> Result<()> {
        let Self { words, args } = self;
        let options = options::of::<G>(&args.table)?;
        let seats = args.table.seats.unwrap_or(G::INFO.min_seats);
        let time = Duration::from_secs_f64(args.seconds.clamp(0.01, 600.0));
        let bench = lab::bench::<G>(&options, seats, time, 1)?;
        if args.json {
            return output::json(&bench);
        }
        let args = [
            ("rate", format!("{:.2}", bench.actions_per_second / 1e6).into()),
            ("playouts", format!("{:.0}", bench.playouts_per_second).into()),
            ("game", bench.game.into()),
            ("seats", bench.seats.into()),
            ("bytes", bench.state_bytes.into()),
        ];
        output::line(&words.say("bench-done", &args))
    }
}
