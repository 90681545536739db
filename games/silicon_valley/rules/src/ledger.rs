use serde::{Deserialize, Serialize};
use table::{Acquired, Ledger, Seat, Target, Told};

use crate::{Difficulty, Employee, Event, Hq, Options, Product, SiliconValley, Vc};

/// A card or tile that a company can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// A starting HQ mat.
    Mat(u8),
    /// A founder.
    Founder(Employee),
    /// An employee.
    Employee(Employee),
    /// An HQ card.
    Hq(Hq),
    /// A VC card.
    Vc(Vc),
    /// The Innovator tile of a product.
    Innovator(Product),
    /// The Second Mover tile of a product.
    SecondMover(Product),
}

impl Ledger for SiliconValley {
    type Lot = Lot;
    type Set = crate::CardData;

    fn lots(options: &Options, _seats: u8) -> Vec<Lot> {
        let cards = &options.cards;
        let all = |count: usize| 0..count as u8;
        all(cards.mats.len())
            .map(Lot::Mat)
            .chain((0..cards.founders.len()).map(|index| Lot::Founder(Employee::founder(index))))
            .chain(all(cards.employees.len()).map(|index| Lot::Employee(Employee(index))))
            .chain(all(cards.hqs.len()).map(|index| Lot::Hq(Hq(index))))
            .chain(all(cards.vcs.len()).map(|index| Lot::Vc(Vc(index))))
            .chain(all(cards.products()).map(|index| Lot::Innovator(Product(index))))
            .chain(all(cards.products()).map(|index| Lot::SecondMover(Product(index))))
            .collect()
    }

    fn kind(lot: Lot) -> &'static str {
        match lot {
            Lot::Mat(_) => "mat",
            Lot::Founder(_) => "founder",
            Lot::Employee(_) => "employee",
            Lot::Hq(_) => "hq",
            Lot::Vc(_) => "vc",
            Lot::Innovator(_) => "innovator",
            Lot::SecondMover(_) => "second-mover",
        }
    }

    /// Prices are in dollars for people and HQ cards, in squares of code for money and products.
    fn acquired(&self, told: &[Told<Event>], acquired: &mut Vec<Acquired<Lot>>) {
        let mut add = |seat: Seat, lot: Lot, price: Option<u16>| {
            acquired.push(Acquired { seat, lot, price: price.map(i32::from) });
        };
        for told in told {
            match &told.event {
                Event::Founded { seat, founder, mat, .. } => {
                    add(*seat, Lot::Mat(*mat), None);
                    add(*seat, Lot::Founder(*founder), None);
                }
                Event::Hired { seat, employee, price } | Event::Poached { seat, employee, price, .. } => {
                    add(*seat, Lot::Employee(*employee), Some(*price));
                }
                Event::Expanded { seat, hq, price } => add(*seat, Lot::Hq(*hq), Some(*price)),
                Event::Funded { seat, vc, paid, .. } => add(*seat, Lot::Vc(*vc), Some(paid.squares())),
                Event::Innovated { seat, product, blocks, .. } => {
                    add(*seat, Lot::Innovator(*product), Some(blocks.squares()));
                }
                Event::SecondMoved { seat, product, blocks, .. } => {
                    add(*seat, Lot::SecondMover(*product), Some(blocks.squares()));
                }
                _ => {}
            }
        }
    }

    fn order(&self) -> Vec<Seat> {
        self.track.order()[..usize::from(self.seats)].to_vec()
    }

    fn round(&self) -> u8 {
        self.round
    }

    fn targets(options: &Options, seats: u8) -> Vec<Target> {
        if seats == 1 {
            let percent = match options.difficulty {
                Difficulty::Beginner => 90,
                Difficulty::Easy => 70,
                Difficulty::Medium => 50,
                Difficulty::Hard => 30,
            };
            return vec![Target::WinRate { percent, within: 5 }];
        }
        let used = ["innovator", "vc", "hq"].map(|kind| Target::Used { kind: Some(kind), at_least: 5 });
        let mut targets = vec![Target::SeatShare { at_most: 115 }, Target::LotShare { kind: "founder", at_most: 120 }];
        targets.extend(used);
        // Whoever is ahead launches more products, so that their lift says little about them.
        let lift = ["employee", "hq", "vc"].map(|kind| Target::Lift { kind: Some(kind), at_most: 8 });
        targets.extend(lift);
        targets.push(Target::Rounds { from: 6, to: 9 });
        targets
    }
}
