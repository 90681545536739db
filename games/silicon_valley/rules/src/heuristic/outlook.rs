use table::Seat;

use crate::{Blocks, Employee, EmployeeCard, Kind, LET_GO_LOSS, Owner, PRODUCT_LOSS, Product, SiliconValley, Tile};

/// How a seat sees its future: what things are worth to it, in steps of valuation.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a SiliconValley,
    pub(super) seat: Seat,
    /// The operate phases to come.
    pub(super) rounds: f32,
    /// What a square of code is worth.
    pub(super) square: f32,
    /// What a dollar is worth.
    pub(super) dollar: f32,
    /// What one more product slot is worth.
    pub(super) slot: f32,
    /// What an action must bring at least to be worth taking.
    pub(super) haste: f32,
    /// The money that products bring in a round.
    cash: f32,
    /// HQ upkeep and salaries of a round.
    pub(super) dues: f32,
    /// HQ upkeep of a round; nothing where an investor pays it.
    hq: f32,
    /// How much of a square's worth is lost by spending it on other things than products.
    pub(super) spare: f32,
    /// Whether the money will not last until the next round but one.
    pub(super) is_poor: bool,
    /// Whether a VC's power pays.
    pub(super) is_free: bool,
    /// The blocks still missing for the product that is planned next.
    plan: Blocks,
    /// What each missing square of it is worth beyond its price.
    urgency: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a SiliconValley, seat: Seat) -> Self {
        let company = &game.companies[seat];
        let rounds = game.rounds_left();
        let square = if rounds <= 1.0 { 0.02 } else { 0.1 + 0.06 * rounds.min(6.0) };
        let (_, cash) = game.income(seat);
        let dues = f32::from(company.upkeep + game.salaries(seat));
        let money = f32::from(company.money());
        let is_poor = rounds > 1.0 && money + cash < 1.6 * dues + 4.0;
        let dollar = if rounds <= 1.0 {
            0.01
        } else if money > 35.0 {
            0.2 * square
        } else {
            0.38 * square
        };
        let mut outlook = Self {
            game,
            seat,
            rounds,
            square,
            dollar,
            slot: 0.0,
            haste: 0.15,
            cash,
            dues,
            hq: if company.waived { 0.0 } else { f32::from(company.upkeep) },
            spare: 0.55,
            is_poor,
            is_free: game.is_free(),
            plan: Blocks::NONE,
            urgency: 0.0,
        };
        outlook.make_plan();
        outlook
    }

    /// Chooses the product to work towards: what it brings against what is missing for it.
    fn make_plan(&mut self) {
        let mut best = 0.0;
        let squares = self.game.blocks[self.seat].squares();
        for listing in self.game.market.products.iter().flatten() {
            match listing.launch {
                None => {
                    let worth = self.launch_worth(listing.product);
                    self.slot = self.slot.max(0.5 * worth);
                    let grid = self.game.cards.grid(listing.product);
                    if is_better(worth, u16::from(grid.squares()).saturating_sub(squares), best) {
                        for recipe in grid.recipes() {
                            self.consider(worth, *recipe, &mut best);
                        }
                    }
                }
                Some(launch) if launch.by != Owner::Seat(self.seat) => {
                    let worth = self.second_worth(listing.product);
                    self.slot = self.slot.max(0.5 * worth);
                    self.consider(worth, launch.blocks, &mut best);
                }
                Some(_) => {}
            }
        }
        if !self.game.companies[self.seat].has_free_slot() {
            self.urgency *= 0.3;
        }
    }

    fn consider(&mut self, worth: f32, recipe: Blocks, best: &mut f32) {
        let missing = recipe.minus(recipe.common(self.game.blocks[self.seat]));
        let squares = missing.squares();
        if is_better(worth, squares, *best) {
            *best = score(worth, squares);
            self.plan = missing;
            self.urgency = if squares > 0 { 0.5 * worth / (f32::from(squares) + 2.0) } else { 0.0 };
        }
    }

    pub(super) fn card(&self, employee: Employee) -> &'a EmployeeCard {
        let cards: &'a crate::CardData = &self.game.cards;
        cards.employee(employee)
    }

    /// What somebody's work is worth from now on, less the salary.
    pub(super) fn person(&self, employee: Employee) -> f32 {
        let ongoing = f32::from(self.card(employee).ongoing.squares());
        let useful = (self.rounds - 1.0).max(0.0);
        self.square * ongoing * useful - self.dollar * f32::from(self.game.salary(employee)) * self.rounds
    }

    /// What `blocks` are worth more because the plan needs them.
    pub(super) fn missing(&self, blocks: Blocks) -> f32 {
        self.urgency * f32::from(blocks.common(self.plan).squares())
    }

    pub(super) fn block(&self, kind: Kind) -> f32 {
        self.square * f32::from(kind.squares()) + self.missing(Blocks::one(kind))
    }

    /// What paying `price` hurts, more so where it endangers the next upkeep, and most where that of the HQ.
    pub(super) fn cost(&self, price: u16) -> f32 {
        self.cost_with(price, 0.0)
    }

    /// The same where the HQ then costs so much more each round.
    pub(super) fn cost_with(&self, price: u16, upkeep: f32) -> f32 {
        let left = self.before_dues() - f32::from(price) - upkeep;
        let danger = if price == 0 && upkeep <= 0.0 {
            0.0
        } else if left < self.hq && self.before_dues() >= self.hq {
            self.ruin()
        } else if left < self.dues {
            2.5
        } else {
            0.0
        };
        self.dollar * f32::from(price) + danger
    }

    /// What more money is worth where it saves the company from losing everybody and everything.
    pub(super) fn rescue(&self, cash: u16) -> f32 {
        let is_saved = self.before_dues() < self.hq && self.before_dues() + f32::from(cash) >= self.hq;
        if is_saved { self.ruin() } else { 0.0 }
    }

    /// The money there will be when the HQ has to be paid.
    fn before_dues(&self) -> f32 {
        f32::from(self.game.companies[self.seat].money()) + self.cash
    }

    /// What a company loses that cannot pay for its HQ (ruling 11).
    fn ruin(&self) -> f32 {
        let company = &self.game.companies[self.seat];
        let people: f32 = company.staff.each().map(|id| self.person(Employee(id)).max(0.0)).sum();
        let products = company.products().each().map(|id| {
            let gain = company.ongoing(&self.game.cards, Product(id));
            let ongoing = f32::from(gain.valuation) + self.dollar * f32::from(gain.cash);
            f32::from(PRODUCT_LOSS) + ongoing * (self.rounds - 1.0).max(0.0)
        });
        let layoffs = if company.staff.is_empty() { 0.0 } else { f32::from(LET_GO_LOSS) };
        layoffs + people + products.sum::<f32>()
    }

    pub(super) fn launch_worth(&self, product: Product) -> f32 {
        let lasting = if self.game.seats > 1 { 0.8 } else { 0.85 };
        self.tile(&self.game.cards.product(product).innovator, lasting)
    }

    /// What a Second Mover tile is worth, and what its Innovator loses by it.
    pub(super) fn second_worth(&self, product: Product) -> f32 {
        let card = self.game.cards.product(product);
        let denied = 0.4 * f32::from(card.innovator.ongoing.valuation) * self.rounds;
        self.tile(&card.second, 1.0) + if self.game.seats > 1 { denied } else { 0.0 }
    }

    fn tile(&self, tile: &Tile, lasting: f32) -> f32 {
        let instant = f32::from(tile.instant.valuation) + self.dollar * f32::from(tile.instant.cash);
        let upkeep = self.square * f32::from(tile.upkeep) * 0.6;
        let ongoing = lasting * f32::from(tile.ongoing.valuation) + self.dollar * f32::from(tile.ongoing.cash) - upkeep;
        instant + ongoing * self.rounds
    }
}

/// How good a plan is that brings `worth` and misses so many squares.
fn score(worth: f32, squares: u16) -> f32 {
    worth - 0.45 * f32::from(squares)
}

/// Whether it is better than the best so far, and not too far off.
fn is_better(worth: f32, squares: u16, best: f32) -> bool {
    squares <= 8 && score(worth, squares) > best
}
