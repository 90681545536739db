use anyhow::Result;
use shelf::Visit;
use table::{Heuristic, Ledger, Match, Seed, perft};

use crate::args::PerftArgs;
use crate::options;
use crate::output;

/// Counts sequences of actions.
pub(crate) struct Run<'a> {
    pub(crate) args: &'a PerftArgs,
}

impl Visit for Run<'_> {
    type Output = Result<()>;

    fn visit<G: Heuristic + Ledger>(self) -> Result<()> {
        let args = self.args;
        let seats = args.table.seats.unwrap_or(G::INFO.min_seats);
        let (table, _) = Match::<G>::new(options::of::<G>(&args.table)?, seats, Seed::from_text(&args.seed))?;
        for depth in 1..=args.depth {
            output::line(&format!("{seats} {depth} {}", perft(&table, depth)))?;
        }
        Ok(())
    }
}
