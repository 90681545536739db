//! The data of the game: every card, tile, price and track.

mod check;

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::{Archive, CardSet, Flaw};

use crate::{Blocks, Grid, Kind, Symbols};

/// The most employee cards in a set; founders are numbered from here.
pub const MAX_EMPLOYEES: usize = 48;
/// The most founders in a set.
pub const MAX_FOUNDERS: usize = 16;
/// The most HQ cards, VC cards or products in a set.
pub const MAX_PILE: usize = 32;
/// How many employees lie open.
pub const EMPLOYEE_ROW: usize = 5;
/// The most HQ or VC cards that lie open.
pub const MAX_ROW: usize = 4;
/// The most products that lie open.
pub const MAX_LISTINGS: usize = 6;
/// The most blocks in the supply.
pub const MAX_SUPPLY: usize = 160;

/// An employee or a founder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Employee(pub u8);

impl Employee {
    /// The founder number `index` of the set.
    #[must_use]
    pub const fn founder(index: usize) -> Self {
        Self((MAX_EMPLOYEES + index) as u8)
    }

    /// Whether it is a founder.
    #[must_use]
    pub const fn is_founder(self) -> bool {
        self.0 as usize >= MAX_EMPLOYEES
    }
}

/// An HQ card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hq(pub u8);

/// A VC card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Vc(pub u8);

/// A product, on the board or as a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Product(pub u8);

/// Everything that is printed: cards, tiles, prices, tracks.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    /// Prices and sizes of the market.
    pub market: MarketData,
    /// The valuation track.
    pub track: TrackData,
    /// What a game starts with and how long it lasts.
    pub start: StartData,
    /// The blocks of code in the box.
    pub supply: Blocks,
    /// The starting HQ mats.
    pub mats: Vec<HqCard>,
    /// The founders.
    pub founders: Vec<EmployeeCard>,
    /// The employees.
    pub employees: Vec<EmployeeCard>,
    /// The HQ cards.
    pub hqs: Vec<HqCard>,
    /// The VC cards.
    pub vcs: Vec<VcCard>,
    /// The products that can lie on the board from the start.
    pub starting_products: Vec<ProductCard>,
    /// The products that come later.
    pub advanced_products: Vec<ProductCard>,
    /// The Rival's decision cards.
    pub decisions: Vec<DecisionCard>,
    /// The Rival's personality cards.
    pub personalities: Vec<PersonalityCard>,
    #[serde(skip)]
    grids: OnceLock<Vec<Grid>>,
}

/// Prices and sizes of the market.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketData {
    /// What an employee costs at each spot of the row, the cheapest first.
    pub employee_prices: Vec<u8>,
    /// What poaching costs.
    pub poach_price: u8,
    /// What the first HQ card costs, and how much more each further one.
    pub hq_price: u8,
    /// What a block of 2, 3 and 4 squares costs.
    pub outsource_prices: [u8; 3],
    /// How many HQ cards lie open.
    pub hq_row: u8,
    /// How many VC cards lie open.
    pub vc_row: u8,
    /// How many products lie open with 2, 3 and 4 players.
    pub products: [u8; 3],
    /// How many steps the VC power `hype` is worth.
    pub hype: u8,
}

/// The valuation track.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackData {
    /// What each space is worth in millions; the first is the start, the last the goal.
    pub spaces: Vec<u16>,
    /// The spaces, in millions, where salaries rise.
    pub salary_marks: Vec<u16>,
}

/// What a game starts with and how long it lasts.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartData {
    /// The money of each player in turn order.
    pub money: [u8; 4],
    /// The actions in a turn.
    pub actions: u8,
    /// The rounds of a solo game.
    pub solo_rounds: u8,
    /// The last round of any other game.
    pub rounds: u8,
}

/// An employee or a founder.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EmployeeCard {
    /// The name.
    pub name: String,
    /// The blocks that come when hired.
    #[serde(default)]
    pub instant: Blocks,
    /// The blocks that come every round.
    #[serde(default)]
    pub ongoing: Blocks,
    /// What is to be paid every round.
    #[serde(default)]
    pub salary: u8,
    /// What makes hiring cheaper.
    #[serde(default)]
    pub wants: Symbols,
}

/// An HQ card or a starting HQ mat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HqCard {
    /// The name.
    pub name: String,
    /// For how many employees it has room.
    #[serde(rename = "places")]
    pub room: u8,
    /// What is to be paid every round.
    pub upkeep: u8,
    /// What it offers.
    #[serde(default)]
    pub symbols: Symbols,
}

/// A VC card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VcCard {
    /// The name.
    pub name: String,
    /// The squares of code to pay.
    pub price: u8,
    /// The money it brings.
    pub cash: u8,
    /// The valuation it brings.
    #[serde(default)]
    pub valuation: u8,
    /// What makes it cheaper.
    #[serde(default)]
    pub wants: Symbols,
    /// What else it can do, at once or never.
    pub power: Power,
}

/// What a VC card can do besides paying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Hire from the row, without a price and without spending an action.
    Hire,
    /// Launch a product without spending an action.
    Launch,
    /// Take an HQ card, without a price and without spending an action.
    Expand,
    /// Take a block from the supply.
    Outsource,
    /// Exchange a block for one of at most one square more.
    Swap,
    /// Clear a row of the market and deal it anew.
    Refresh,
    /// Pay neither HQ upkeep nor salaries this round.
    Waive,
    /// Gain valuation.
    Hype,
}

/// A product.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProductCard {
    /// The name.
    pub name: String,
    /// The grid: rows of `#` for a square to fill and `.` for none.
    pub grid: Vec<String>,
    /// The tile of whoever launches it first.
    pub innovator: Tile,
    /// The tile of whoever launches it second.
    pub second: Tile,
}

/// A launch tile.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// What it brings at once.
    #[serde(default)]
    pub instant: Gain,
    /// What it brings every round.
    #[serde(default)]
    pub ongoing: Gain,
    /// The squares of code to pay every round.
    #[serde(default)]
    pub upkeep: u8,
    /// What it offers.
    #[serde(default)]
    pub symbols: Symbols,
}

/// Money and valuation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    /// Money.
    #[serde(default)]
    pub cash: u8,
    /// Steps on the valuation track.
    #[serde(default)]
    pub valuation: u8,
}

/// What the Rival does in one round.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecisionCard {
    /// How far the white pawn moves.
    pub white: u8,
    /// How far the grey pawn moves.
    pub grey: u8,
    /// The blocks, from left to right.
    pub code: Vec<Kind>,
}

/// What the Rival does when an attribute comes to a head.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonalityCard {
    /// The name.
    pub name: String,
    /// Mild or harsh.
    pub colour: Colour,
    /// How many steps down the `!` is.
    pub at: u8,
    /// What happens then.
    pub effect: Effect,
}

/// The colour of a personality card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Mild.
    Blue,
    /// Harsh.
    Red,
}

/// What a personality card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The player pays all salaries at once, or lays off.
    PayDay,
    /// The player pays this much money, as far as there is any.
    Fee(u8),
    /// The player pays this many squares of code, as far as there are any.
    Leak(u8),
    /// The player loses this much valuation.
    Slump(u8),
    /// The Rival takes the player's dearest employee.
    Headhunt,
    /// The player's best Innovator tile flips to its B side.
    Lawsuit,
    /// The Rival takes this many dominoes.
    Code(u8),
    /// The cheapest employees of the row leave, as many as this.
    Scout(u8),
    /// The open VC cards are dealt anew.
    Shakeup,
}

impl CardSet for CardData {
    const STANDARD: &'static str = include_str!("../cards.toml");
    const ARCHIVE: Archive = crate::archive::ARCHIVE;

    fn check(&self) -> Result<(), Flaw> {
        check::check(self)
    }
}

impl CardData {
    /// The card of an employee or a founder.
    #[inline]
    #[must_use]
    pub fn employee(&self, id: Employee) -> &EmployeeCard {
        if id.is_founder() {
            &self.founders[usize::from(id.0) - MAX_EMPLOYEES]
        } else {
            &self.employees[usize::from(id.0)]
        }
    }

    /// An HQ card.
    #[must_use]
    pub fn hq(&self, id: Hq) -> &HqCard {
        &self.hqs[usize::from(id.0)]
    }

    /// A VC card.
    #[must_use]
    pub fn vc(&self, id: Vc) -> &VcCard {
        &self.vcs[usize::from(id.0)]
    }

    /// A product: first the starting ones, then the advanced ones.
    #[must_use]
    pub fn product(&self, id: Product) -> &ProductCard {
        let index = usize::from(id.0);
        match index.checked_sub(self.starting_products.len()) {
            None => &self.starting_products[index],
            Some(advanced) => &self.advanced_products[advanced],
        }
    }

    /// The grid of a product.
    #[inline]
    #[must_use]
    pub fn grid(&self, id: Product) -> &Grid {
        &self.grids()[usize::from(id.0)]
    }

    /// How many products there are.
    #[must_use]
    pub fn products(&self) -> usize {
        self.starting_products.len() + self.advanced_products.len()
    }

    /// The space of the track that is worth a billion.
    #[must_use]
    pub fn goal(&self) -> u8 {
        self.track.spaces.len() as u8 - 1
    }

    /// The spaces of the track where salaries rise.
    pub fn marks(&self) -> impl Iterator<Item = u8> + '_ {
        let spaces = &self.track.spaces;
        self.track.salary_marks.iter().filter_map(|mark| Some(spaces.iter().position(|space| space == mark)? as u8))
    }

    fn grids(&self) -> &[Grid] {
        self.grids.get_or_init(|| {
            let cards = self.starting_products.iter().chain(&self.advanced_products);
            cards.map(|card| Grid::new(&card.grid).unwrap_or_default()).collect()
        })
    }
}
