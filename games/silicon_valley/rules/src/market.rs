use serde::{Deserialize, Serialize};
use table::{Seat, Step};

use crate::cards::{EMPLOYEE_ROW, MAX_LISTINGS, MAX_ROW};
use crate::{Blocks, Design, Employee, Event, Hq, Pile, Product, SiliconValley, Vc};

/// What lies on the board. All of it is public, what is left in the decks too: only their order is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Market {
    /// The employee row, the cheapest spot first.
    pub employees: [Option<Employee>; EMPLOYEE_ROW],
    /// The open HQ cards.
    pub hqs: [Option<Hq>; MAX_ROW],
    /// The open VC cards.
    pub vcs: [Option<Vc>; MAX_ROW],
    /// The products that lie open.
    pub products: [Option<Listing>; MAX_LISTINGS],
    /// The employees not drawn yet.
    pub employee_deck: Pile,
    /// The employees that were discarded.
    pub employee_discard: Pile,
    /// The HQ cards not drawn yet.
    pub hq_deck: Pile,
    /// The HQ cards that were discarded.
    pub hq_discard: Pile,
    /// The VC cards not drawn yet.
    pub vc_deck: Pile,
    /// The VC cards that were discarded.
    pub vc_discard: Pile,
    /// The advanced products not drawn yet.
    pub product_deck: Pile,
    /// The blocks of code that nobody has.
    pub supply: Blocks,
}

/// A product on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Listing {
    /// Which one.
    pub product: Product,
    /// How it was launched, if it was.
    pub launch: Option<Launch>,
}

/// How a product was launched for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Launch {
    /// By whom.
    pub by: Owner,
    /// In which round.
    pub round: u8,
    /// The blocks on the card.
    pub blocks: Blocks,
    /// Where they lie; the Rival does not care about that.
    pub design: Design,
}

/// Who has something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// Somebody at the table.
    Seat(Seat),
    /// The Rival of the solo game.
    Rival,
}

/// A row of the market that can be dealt anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// The employees.
    Employees,
    /// The HQ cards.
    Hqs,
    /// The VC cards.
    Vcs,
}

impl Row {
    /// Every row.
    pub const ALL: [Self; 3] = [Self::Employees, Self::Hqs, Self::Vcs];
}

/// A spot for a card on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// A product.
    Product(u8),
    /// An HQ card.
    Hq(u8),
    /// An employee.
    Employee(u8),
    /// A VC card.
    Vc(u8),
}

impl Market {
    /// Where a product lies.
    #[inline]
    #[must_use]
    pub fn spot_of(&self, product: Product) -> Option<usize> {
        self.products.iter().position(|listing| listing.is_some_and(|listing| listing.product == product))
    }

    /// The launch of a product that lies on the board.
    #[must_use]
    pub fn launch_of(&self, product: Product) -> Option<Launch> {
        self.products[self.spot_of(product)?]?.launch
    }

    pub(crate) fn holds(&self, spot: Spot) -> bool {
        match spot {
            Spot::Product(at) => self.products[usize::from(at)].is_some(),
            Spot::Hq(at) => self.hqs[usize::from(at)].is_some(),
            Spot::Employee(at) => self.employees[usize::from(at)].is_some(),
            Spot::Vc(at) => self.vcs[usize::from(at)].is_some(),
        }
    }
}

/// Draws from `deck`, which is made anew from `discard` when it is empty.
fn draw(deck: &mut Pile, discard: &mut Pile, step: &mut Step<Event>) -> Option<u8> {
    // Ruling 8: an empty deck is made anew from its discard pile.
    if deck.is_empty() {
        *deck = std::mem::take(discard);
    }
    if deck.is_empty() { None } else { deck.draw(step.rng()) }
}

impl SiliconValley {
    /// Slides the employees to the cheap end and fills every hole of the row.
    pub(crate) fn refill_employees(&mut self, step: &mut Step<Event>) {
        let mut to = 0;
        for from in 0..EMPLOYEE_ROW {
            // Ruling 17: a hole with a pawn on it is neither filled nor slid over.
            if self.has_pawn(Spot::Employee(from as u8)) {
                continue;
            }
            while self.has_pawn(Spot::Employee(to as u8)) {
                to += 1;
            }
            if self.market.employees[from].is_some() {
                self.market.employees.swap(from, to);
                to += 1;
            }
        }
        for at in 0..EMPLOYEE_ROW {
            if self.market.employees[at].is_none() && !self.has_pawn(Spot::Employee(at as u8)) {
                let market = &mut self.market;
                let card = draw(&mut market.employee_deck, &mut market.employee_discard, step).map(Employee);
                market.employees[at] = card;
                if let Some(employee) = card {
                    step.tell(Event::EmployeeDrawn { employee });
                }
            }
        }
    }

    /// Fills every hole among the HQ cards.
    pub(crate) fn refill_hqs(&mut self, step: &mut Step<Event>) {
        for at in 0..self.cards.market.hq_row {
            let hole = self.market.hqs[usize::from(at)].is_none();
            if hole && !self.has_pawn(Spot::Hq(at)) {
                let card = draw(&mut self.market.hq_deck, &mut self.market.hq_discard, step).map(Hq);
                self.market.hqs[usize::from(at)] = card;
                if let Some(hq) = card {
                    step.tell(Event::HqDrawn { hq });
                }
            }
        }
    }

    /// Fills every hole among the VC cards.
    pub(crate) fn refill_vcs(&mut self, step: &mut Step<Event>) {
        for at in 0..self.cards.market.vc_row {
            let hole = self.market.vcs[usize::from(at)].is_none();
            if hole && !self.has_pawn(Spot::Vc(at)) {
                let card = draw(&mut self.market.vc_deck, &mut self.market.vc_discard, step).map(Vc);
                self.market.vcs[usize::from(at)] = card;
                if let Some(vc) = card {
                    step.tell(Event::VcDrawn { vc });
                }
            }
        }
    }

    /// Fills every hole among the products with advanced ones, as long as there are any.
    pub(crate) fn refill_products(&mut self, step: &mut Step<Event>) {
        for at in 0..self.listings() {
            let hole = self.market.products[usize::from(at)].is_none();
            if hole && !self.has_pawn(Spot::Product(at)) && !self.market.product_deck.is_empty() {
                let product = self.market.product_deck.draw(step.rng()).map(Product);
                self.market.products[usize::from(at)] = product.map(|product| Listing { product, launch: None });
                if let Some(product) = product {
                    step.tell(Event::ProductDrawn { product });
                }
            }
        }
    }

    /// Clears a row and deals it anew.
    pub(crate) fn refresh(&mut self, row: Row, step: &mut Step<Event>) {
        step.tell(Event::Refreshed { row });
        let market = &mut self.market;
        match row {
            Row::Employees => {
                let old = std::mem::take(&mut market.employees);
                self.refill_employees(step);
                old.iter().flatten().for_each(|card| self.market.employee_discard.put(card.0));
                self.refill_employees(step);
            }
            Row::Hqs => {
                let old = std::mem::take(&mut market.hqs);
                self.refill_hqs(step);
                old.iter().flatten().for_each(|card| self.market.hq_discard.put(card.0));
                self.refill_hqs(step);
            }
            Row::Vcs => {
                let old = std::mem::take(&mut market.vcs);
                self.refill_vcs(step);
                old.iter().flatten().for_each(|card| self.market.vc_discard.put(card.0));
                self.refill_vcs(step);
            }
        }
    }

    /// How many products lie open.
    pub(crate) fn listings(&self) -> u8 {
        // The solo game is set up as for two players.
        self.cards.market.products[usize::from(self.seats.max(2)) - 2]
    }
}
