use serde::{Deserialize, Serialize};
use table::{Menu, Seat, Step};

use crate::planner::Best;
use crate::{Action, Blocks, Event, Kind, Phase, Product, Question, SiliconValley, Then, Vc};

/// Something to be paid for in code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bill {
    /// What for.
    pub due: Due,
    /// How many squares.
    pub price: u8,
    /// What was given already, the largest blocks first.
    pub given: Blocks,
    /// The last kind given.
    pub last: Option<Kind>,
}

/// What is paid for in code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// A VC card.
    Funding(Vc),
    /// A product's upkeep.
    Upkeep(Product),
    /// The Rival's doing.
    Leak,
}

impl Bill {
    pub(crate) const fn new(due: Due, price: u8) -> Self {
        Self { due, price, given: Blocks::NONE, last: None }
    }

    /// Whether these blocks make up the price, and none of them could be left out (ruling 5).
    pub(crate) fn is_paid_by(&self, blocks: Blocks) -> bool {
        let smallest = blocks.kinds().next().map_or(0, Kind::squares);
        let (squares, price) = (blocks.squares(), u16::from(self.price));
        self.given.is_empty() && squares >= price && (squares - u16::from(smallest) < price || blocks.is_empty())
    }

    /// Gives a block and whatever can only be given after it; `true` once the price is made up.
    fn give(mut self, kind: Kind, blocks: Blocks) -> (Self, bool) {
        let mut next = Some(kind);
        while let Some(kind) = next {
            self.given = self.given.plus(Blocks::one(kind));
            self.last = Some(kind);
            if self.given.squares() >= u16::from(self.price) {
                return (self, true);
            }
            let mut kinds = self.next_kinds(blocks);
            next = kinds.next().filter(|_| kinds.next().is_none());
        }
        (self, false)
    }

    /// The kinds that can be given next, so that what is left over can still make up the price.
    pub(crate) fn next_kinds(self, blocks: Blocks) -> impl Iterator<Item = Kind> {
        // Largest first, so that no block given before could be left out at the end (ruling 5).
        let left = blocks.minus(self.given);
        let missing = u16::from(self.price).saturating_sub(self.given.squares());
        let last = self.last.map_or(Kind::ALL.len() - 1, Kind::index);
        let reach = move |kind: Kind| -> u16 {
            let smaller = Kind::ALL[..=kind.index()].iter();
            smaller.map(|kind| u16::from(left.count(*kind)) * u16::from(kind.squares())).sum()
        };
        let kinds = Kind::ALL.into_iter().rev().filter(move |kind| kind.index() <= last && left.has(*kind));
        kinds.filter(move |kind| reach(*kind) >= missing)
    }
}

/// Calls `found` with every set of `blocks` that makes up `price` and from which no block could be left out.
pub(crate) fn each_payment(blocks: Blocks, price: u8, found: &mut impl FnMut(Blocks)) {
    fn give(left: &[Kind], blocks: Blocks, given: Blocks, missing: u16, found: &mut impl FnMut(Blocks)) {
        if missing == 0 {
            return found(given);
        }
        let Some((kind, smaller)) = left.split_last() else { return };
        let reach: u16 = left.iter().map(|kind| u16::from(blocks.count(*kind)) * u16::from(kind.squares())).sum();
        if reach < missing {
            return;
        }
        let (mut given, mut missing) = (given, missing);
        give(smaller, blocks, given, missing, found);
        for _ in 0..blocks.count(*kind) {
            given = given.plus(Blocks::one(*kind));
            missing = missing.saturating_sub(u16::from(kind.squares()));
            if missing == 0 {
                return found(given);
            }
            give(smaller, blocks, given, missing, found);
        }
    }
    give(&Kind::ALL, blocks, Blocks::NONE, u16::from(price), found);
}

impl SiliconValley {
    /// Asks how a bill is paid, unless there is only one way.
    pub(crate) fn ask_payment(&mut self, seat: Seat, bill: Bill, step: &mut Step<Event>) -> Then {
        let (mut ways, mut only) = (0_u32, Blocks::NONE);
        each_payment(self.blocks[seat], bill.price, &mut |blocks| (ways, only) = (ways + 1, blocks));
        if ways == 1 { self.settle_bill(seat, bill.due, only, step) } else { Then::Ask(Question::Pay(bill)) }
    }

    pub(crate) fn offer_payments(&self, seat: Seat, bill: &Bill, menu: &mut Menu<Action>) {
        let mut best = Best::default();
        if bill.given.is_empty() {
            each_payment(self.blocks[seat], bill.price, &mut |blocks| {
                let too_much = u32::from(blocks.squares()) - u32::from(bill.price);
                best.consider((too_much << 20) + self.scarcity(seat, blocks), blocks);
            });
            best.each().for_each(|blocks| menu.one(Action::Pay(blocks)));
            if best.is_all() {
                return;
            }
        }
        for kind in bill.next_kinds(self.blocks[seat]) {
            // Where the rest follows by itself, giving the block may be one of the payments above.
            let (paid, is_paid) = bill.give(kind, self.blocks[seat]);
            if !(is_paid && best.each().any(|blocks| blocks == paid.given)) {
                menu.one(Action::Give(kind));
            }
        }
    }

    pub(crate) fn pay_bill(&mut self, seat: Seat, blocks: Blocks, step: &mut Step<Event>) -> Then {
        let Phase::Asking(Question::Pay(bill)) = self.phase else { unreachable!("blocks are paid on a bill") };
        self.settle_bill(seat, bill.due, blocks, step)
    }

    /// Gives one block: towards a bill, or in a swap.
    pub(crate) fn give(&mut self, seat: Seat, kind: Kind, step: &mut Step<Event>) -> Then {
        let bill = match self.phase {
            Phase::Asking(Question::Pay(bill)) => bill,
            Phase::Asking(Question::Power(_)) => return self.ask_swap(seat, kind, step),
            Phase::Asking(
                Question::Act
                | Question::Sunset
                | Question::Layoff
                | Question::Design(_)
                | Question::Swap(_)
                | Question::Substitute(_)
                | Question::LetGo(_)
                | Question::Upkeep,
            )
            | Phase::Founding(_)
            | Phase::Over => unreachable!("a block is given for a bill or in a swap"),
        };
        let (bill, is_paid) = bill.give(kind, self.blocks[seat]);
        if is_paid { self.settle_bill(seat, bill.due, bill.given, step) } else { Then::Ask(Question::Pay(bill)) }
    }

    fn settle_bill(&mut self, seat: Seat, due: Due, blocks: Blocks, step: &mut Step<Event>) -> Then {
        self.spend(seat, blocks);
        match due {
            Due::Funding(vc) => self.funded(seat, vc, blocks, step),
            Due::Upkeep(product) => {
                self.unpaid.remove(product.0);
                step.tell(Event::Maintained { seat, product, blocks });
                Then::GoOn
            }
            Due::Leak => {
                step.tell(Event::CodeLeaked { seat, blocks });
                Then::GoOn
            }
        }
    }
}
