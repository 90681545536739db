use anyhow::Result;
use table::{Match, Seed, perft};

use crate::args::PerftArgs;
use crate::output;
use crate::tables::Draw;
use crate::visit::{self, Visit};

/// Counts sequences of actions.
pub(crate) struct Run<'a> {
    pub(crate) args: &'a PerftArgs,
}

impl Visit for Run<'_> {
    type Output = Result<()>;

    fn visit<G: Draw>(self) -> Result<()> {
        let args = self.args;
        let seats = args.table.seats.unwrap_or(G::INFO.min_seats);
        let (table, _) = Match::<G>::new(visit::options::<G>(&args.table)?, seats, Seed::from_text(&args.seed))?;
        for depth in 1..=args.depth {
            output::line(&format!("{seats} {depth} {}", perft(&table, depth)))?;
        }
        Ok(())
    }
}
