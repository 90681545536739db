//! What things cost a company; menus, payments and views all ask here.

use crate::{CardData, Company, Employee, Kind, Market, Vc};

impl Company {
    /// What hiring somebody from the row costs.
    #[must_use]
    pub fn hiring_price(&self, cards: &CardData, market: &Market, employee: Employee) -> u16 {
        let at = market.employees.iter().position(|card| *card == Some(employee)).unwrap_or_default();
        self.discounted(cards, employee, cards.market.employee_prices[at])
    }

    /// What poaching somebody costs.
    #[must_use]
    pub fn poaching_price(&self, cards: &CardData, employee: Employee) -> u16 {
        self.discounted(cards, employee, cards.market.poach_price)
    }

    fn discounted(&self, cards: &CardData, employee: Employee, price: u8) -> u16 {
        u16::from(price.saturating_sub(self.symbols.matched(cards.employee(employee).wants)))
    }

    /// The squares of code that a VC card asks for.
    #[must_use]
    pub fn funding_price(&self, cards: &CardData, vc: Vc) -> u8 {
        let card = cards.vc(vc);
        card.price.saturating_sub(self.symbols.matched(card.wants))
    }

    /// What the next HQ card costs.
    #[must_use]
    pub fn hq_price(&self, cards: &CardData) -> u16 {
        u16::from(cards.market.hq_price) * (u16::from(self.hqs.len()) + 1)
    }
}

impl CardData {
    /// What somebody with so many salary tokens earns.
    pub(crate) fn salary(&self, employee: Employee, tokens: u8) -> u16 {
        u16::from(self.employee(employee).salary) + u16::from(tokens)
    }

    /// What a block from the supply costs.
    #[must_use]
    pub fn outsourcing_price(&self, kind: Kind) -> u16 {
        u16::from(self.market.outsource_prices[usize::from(kind.squares()) - 2])
    }
}
