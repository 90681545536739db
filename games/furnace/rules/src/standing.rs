use serde::{Deserialize, Serialize};

use crate::goods::Goods;

/// What decides where a player finishes: most money, then most cards, then most resources.
///
/// Everybody has one start-up, so the companies are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Standing {
    /// The money.
    pub money: u16,
    /// The companies.
    pub companies: u8,
    /// Coal, iron and oil together.
    pub resources: u16,
}

impl Standing {
    /// How somebody stands with these goods and so many cards, the start-up included.
    #[must_use]
    pub const fn new(stock: Goods, cards: u8) -> Self {
        Self { money: stock.money, companies: cards.saturating_sub(1), resources: stock.resources() }
    }
}
