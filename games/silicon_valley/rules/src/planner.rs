//! What the engine proposes: the fillings and payments that cost least, and the upkeep that keeps most.

use std::collections::BTreeSet;

use table::Seat;

use crate::payment::each_payment;
use crate::{Blocks, Kind, Pile, Product, SiliconValley};

/// How many fillings or payments are proposed at most.
pub(crate) const PROPOSALS: usize = 6;

/// The cheapest few of many piles of blocks.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Best {
    piles: [(u32, Blocks); PROPOSALS],
    len: usize,
    seen: usize,
}

impl Best {
    pub(crate) fn consider(&mut self, cost: u32, blocks: Blocks) {
        self.seen += 1;
        let at = self.piles[..self.len].partition_point(|pile| *pile <= (cost, blocks));
        if at == PROPOSALS {
            return;
        }
        self.len = (self.len + 1).min(PROPOSALS);
        self.piles[at..self.len].rotate_right(1);
        self.piles[at] = (cost, blocks);
    }

    /// The cheapest first.
    pub(crate) fn each(&self) -> impl Iterator<Item = Blocks> + '_ {
        self.piles[..self.len].iter().map(|(_, blocks)| *blocks)
    }

    /// Whether none had to be left out.
    pub(crate) const fn is_all(&self) -> bool {
        self.seen <= PROPOSALS
    }
}

impl SiliconValley {
    /// How much it would hurt `seat` to part with `blocks`: kinds that are few in the supply and in hand hurt most.
    pub(crate) fn scarcity(&self, seat: Seat, blocks: Blocks) -> u32 {
        let price = |kind: Kind| {
            let there = u32::from(self.market.supply.count(kind)) + 2 * u32::from(self.blocks[seat].count(kind));
            u32::from(blocks.count(kind)) * u32::from(kind.squares()) * (1000 / (4 + there))
        };
        Kind::ALL.into_iter().map(price).sum()
    }

    /// Which products `seat` pays for and with what, such that most of the unpaid ones are kept.
    pub(crate) fn upkeep_plan(&self, seat: Seat) -> Vec<(Product, Blocks)> {
        let company = &self.companies[seat];
        let mut products: Vec<(u8, Product)> =
            self.unpaid.each().map(|id| (company.tile(&self.cards, Product(id)).upkeep, Product(id))).collect();
        let worth = |product: Product| {
            let gain = company.ongoing(&self.cards, product);
            10 * u16::from(gain.valuation) + u16::from(gain.cash)
        };
        products.sort_by_key(|(upkeep, product)| (*upkeep, u16::MAX - worth(*product), product.0));
        let mut search = Search { game: self, seat, products, best: Vec::new(), nodes: 0 };
        search.run(0, self.blocks[seat], &mut Vec::new());
        search.best
    }

    /// Whether the same products and the same blocks are left, however `seat` pays for its products.
    ///
    /// Never true where an end differs: nothing else depends on how it is paid, since the HQ and salaries come before and
    /// what is lost is lost at the end. May be false where there are too many ways to look at.
    pub(crate) fn upkeep_ends_alike(&self, seat: Seat) -> bool {
        let company = &self.companies[seat];
        let products: Vec<(u8, u8)> =
            self.unpaid.each().map(|id| (company.tile(&self.cards, Product(id)).upkeep, id)).collect();
        let mut endings = Endings { products, only: None, seen: BTreeSet::new() };
        endings.are_alike(self.unpaid, self.blocks[seat])
    }
}

/// How many partial plans are looked at before the best so far is taken.
const MAX_NODES: usize = 400;

/// How paying for products can end, as long as it ends in only one way.
struct Endings {
    /// The upkeep and the number of each.
    products: Vec<(u8, u8)>,
    only: Option<(Pile, Blocks)>,
    /// From where all ends were found to be alike, or are being looked at.
    seen: BTreeSet<(Pile, Blocks)>,
}

impl Endings {
    fn are_alike(&mut self, unpaid: Pile, blocks: Blocks) -> bool {
        if !self.seen.insert((unpaid, blocks)) {
            return true;
        }
        let (mut alike, mut is_end) = (self.seen.len() < MAX_NODES, true);
        for at in 0..self.products.len() {
            let (upkeep, id) = self.products[at];
            if !unpaid.has(id) {
                continue;
            }
            let mut rest = unpaid;
            rest.remove(id);
            each_payment(blocks, upkeep, &mut |paid| {
                is_end = false;
                alike = alike && self.are_alike(rest, blocks.minus(paid));
            });
        }
        if alike && is_end {
            alike = *self.only.get_or_insert((unpaid, blocks)) == (unpaid, blocks);
        }
        alike
    }
}

struct Search<'a> {
    game: &'a SiliconValley,
    seat: Seat,
    /// The cheapest upkeep first, the most valuable of equals first.
    products: Vec<(u8, Product)>,
    best: Vec<(Product, Blocks)>,
    nodes: usize,
}

impl Search<'_> {
    fn run(&mut self, at: usize, blocks: Blocks, plan: &mut Vec<(Product, Blocks)>) {
        self.nodes += 1;
        if plan.len() > self.best.len() {
            self.best.clone_from(plan);
        }
        let Some(&(upkeep, product)) = self.products.get(at) else { return };
        let mut ways = Best::default();
        each_payment(blocks, upkeep, &mut |paid| {
            let too_much = u32::from(paid.squares()) - u32::from(upkeep);
            ways.consider((too_much << 20) + self.game.scarcity(self.seat, paid), paid);
        });
        let hopeful = |search: &Self, kept: usize| kept > search.best.len() && search.nodes < MAX_NODES;
        for paid in ways.each() {
            if hopeful(self, plan.len() + self.products.len() - at) {
                plan.push((product, paid));
                self.run(at + 1, blocks.minus(paid), plan);
                plan.pop();
            }
        }
        if hopeful(self, plan.len() + self.products.len() - at - 1) {
            self.run(at + 1, blocks, plan);
        }
    }
}
