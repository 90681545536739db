use serde::{Deserialize, Serialize};

use crate::{Blocks, CardData, Employee, Gain, Hq, Pile, Product, Symbols, Tile};

/// A player's company, as far as it lies before the screen, and everything that ever went behind the screen or came out.
///
/// All of it is public. What lies behind the screen now is never part of it, though a perfect memory can work it out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Company {
    /// All money ever received, that of the start included.
    pub earned: u16,
    /// All money ever paid.
    pub spent: u16,
    /// All blocks ever received, in the order of [`Kind::ALL`](crate::Kind::ALL).
    pub gathered: [u16; 8],
    /// All blocks ever used, in the same order.
    pub used: [u16; 8],
    /// The founder it was founded by, even if gone.
    pub founder: Option<Employee>,
    /// The starting HQ mat.
    pub mat: u8,
    /// The HQ cards.
    pub hqs: Pile,
    /// The founder and the employees.
    pub staff: Pile,
    /// The Innovator tiles.
    pub innovator: Pile,
    /// The Innovator tiles that lie on their B side.
    pub flipped: Pile,
    /// The Second Mover tiles.
    pub second: Pile,
    /// Whether a VC pays HQ upkeep and salaries this round.
    pub waived: bool,
    /// For how many people it has room, the founder included.
    #[serde(rename = "places")]
    pub room: u8,
    /// The upkeep of mat and HQ cards.
    pub upkeep: u16,
    /// What the company offers.
    pub symbols: Symbols,
}

/// Which tile of a product a company holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The Innovator tile, A side.
    InnovatorA,
    /// The Innovator tile, B side.
    InnovatorB,
    /// The Second Mover tile.
    SecondMover,
}

impl Company {
    /// The money behind the screen.
    #[inline]
    #[must_use]
    pub const fn money(&self) -> u16 {
        self.earned - self.spent
    }

    /// The blocks behind the screen, as a perfect memory adds them up.
    #[must_use]
    pub fn blocks(&self) -> Blocks {
        Blocks::from_counts(std::array::from_fn(|at| self.gathered[at].saturating_sub(self.used[at]).min(127) as u8))
    }

    /// Every product it sells.
    #[inline]
    #[must_use]
    pub const fn products(&self) -> Pile {
        self.innovator.plus(self.second)
    }

    /// The tile of a product it sells.
    #[must_use]
    pub const fn side(&self, product: Product) -> Option<Side> {
        if self.second.has(product.0) {
            Some(Side::SecondMover)
        } else if self.flipped.has(product.0) {
            Some(Side::InnovatorB)
        } else if self.innovator.has(product.0) {
            Some(Side::InnovatorA)
        } else {
            None
        }
    }

    /// What a product it sells brings every round.
    #[must_use]
    pub fn ongoing(&self, cards: &CardData, product: Product) -> Gain {
        let card = cards.product(product);
        match self.side(product) {
            Some(Side::SecondMover) => card.second.ongoing,
            Some(Side::InnovatorA) => card.innovator.ongoing,
            Some(Side::InnovatorB) => Gain { valuation: 0, ..card.innovator.ongoing },
            None => Gain::default(),
        }
    }

    /// The launch tile of a product it sells.
    #[must_use]
    pub fn tile<'a>(&self, cards: &'a CardData, product: Product) -> &'a Tile {
        let card = cards.product(product);
        if self.second.has(product.0) { &card.second } else { &card.innovator }
    }

    /// How many products it can sell: one beside the mat and one beside each HQ card.
    #[inline]
    #[must_use]
    pub const fn slots(&self) -> u8 {
        1 + self.hqs.len()
    }

    /// Whether it can sell one more product.
    #[inline]
    #[must_use]
    pub const fn has_free_slot(&self) -> bool {
        self.products().len() < self.slots()
    }

    /// Whether it can take one more employee.
    #[inline]
    #[must_use]
    pub const fn has_room(&self) -> bool {
        self.staff.len() < self.room
    }

    /// The people who can be poached or laid off.
    #[inline]
    pub fn employees(&self) -> impl Iterator<Item = Employee> {
        // Ruling 1: a founder can neither be poached nor laid off by choice.
        self.staff.each().map(Employee).filter(|employee| FOUNDER_CAN_LEAVE || !employee.is_founder())
    }

    pub(crate) fn earn(&mut self, cash: u16) {
        self.earned += cash;
    }

    pub(crate) fn pay(&mut self, cash: u16) {
        self.spent += cash;
    }

    /// Counts room, upkeep and symbols again after something was added or removed.
    pub(crate) fn recount(&mut self, cards: &CardData) {
        let mat = &cards.mats[usize::from(self.mat)];
        (self.room, self.upkeep, self.symbols) = (mat.room, u16::from(mat.upkeep), mat.symbols);
        for hq in self.hqs.each() {
            let card = cards.hq(Hq(hq));
            self.room += card.room;
            self.upkeep += u16::from(card.upkeep);
            self.symbols = self.symbols.plus(card.symbols);
        }
        for product in self.products().each() {
            self.symbols = self.symbols.plus(self.tile(cards, Product(product)).symbols);
        }
    }
}

/// Ruling 1, as a switch: whether founders can be poached and laid off like everybody else.
const FOUNDER_CAN_LEAVE: bool = false;
