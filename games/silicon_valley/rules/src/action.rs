use serde::{Deserialize, Serialize};
use table::Choice;

use crate::{Blocks, Employee, Hq, Kind, Laid, Product, Row, Vc};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Keep this founder of the two.
    Found(Employee),
    /// Take no more actions, lay off or sunset no more, leave a power unused, or take nothing for a block that ran out.
    Done,
    /// Hire from the row.
    Hire(Employee),
    /// Poach from another company.
    Poach(Employee),
    /// Expand with an HQ card.
    Expand(Hq),
    /// Ask for the money of a VC card.
    Fund(Vc),
    /// Buy one block.
    Outsource(Kind),
    /// Launch a product first.
    Innovate(Product),
    /// Launch a product second.
    SecondMove(Product),
    /// Take one's own product off the market.
    Sunset(Product),
    /// Lay somebody off.
    Layoff(Employee),
    /// Fill the grid with these blocks, wherever they fit.
    Fill(Blocks),
    /// Fill the grid block by block.
    ByHand,
    /// Lay this block at the first open square.
    Lay(Laid),
    /// Pay with these blocks.
    Pay(Blocks),
    /// Pay with a block of this kind, and more to come.
    Give(Kind),
    /// Take a block of this kind.
    Take(Kind),
    /// Deal a row of the market anew.
    Refresh(Row),
    /// Let somebody go whose salary cannot be paid.
    LetGo(Employee),
    /// Pay the upkeep of this product next.
    Maintain(Product),
    /// Pay the upkeep of products as proposed, such that most are kept.
    Settle {
        /// The blocks it takes.
        blocks: Blocks,
        /// How many products are lost all the same.
        lost: u8,
    },
}

impl Choice for Action {
    fn is_planned(self) -> bool {
        matches!(self, Self::Settle { .. })
    }
}
