//! A decent player: plans the next product, weighs ongoing against instant by the rounds left, watches upkeep.

mod outlook;

use table::{Advice, BySeat, Game, Heuristic, Menu, Seat, chances, logistic};

use crate::{Action, Employee, Hq, Kind, LET_GO_LOSS, Phase, Power, Product, Question, SiliconValley, Tile, Vc};
use outlook::Outlook;

impl Heuristic for SiliconValley {
    type Memory = ();

    fn advise(&self, seat: Seat, menu: &Menu<Action>, advice: &mut Advice<Self>) {
        let outlook = Outlook::new(self, seat);
        for (rank, action) in menu.iter().enumerate() {
            advice.push((action, outlook.judge(action) - rank as f32 * 1e-4));
        }
    }

    fn estimate(&self) -> BySeat<f32> {
        if let Some(places) = self.places() {
            return places.win_shares().map(|_, share| *share as f32);
        }
        let goal = f32::from(self.cards.goal());
        if self.rival.is_some() {
            let seat = self.order[0];
            let rounds = f32::from(self.cards.start.solo_rounds - self.round + 1);
            let lead = self.prospects(seat, rounds) - goal;
            return BySeat::new(1, |_| logistic(lead / 3.0));
        }
        let rounds = self.rounds_left();
        chances(&self.track.at.map(|seat, _| self.prospects(seat, rounds) / 3.0))
    }
}

impl SiliconValley {
    /// How many operate phases are likely to come.
    fn rounds_left(&self) -> f32 {
        if self.rival.is_some() {
            return f32::from(self.cards.start.solo_rounds.saturating_sub(self.round) + 1);
        }
        let goal = f32::from(self.cards.goal());
        let needed = |seat: Seat| {
            let pace = self.income(seat).0 * 1.4 + 1.5;
            ((goal - f32::from(self.track.at[seat])) / pace).ceil()
        };
        let soonest = Seat::all(self.seats).map(needed).fold(8.0, f32::min);
        soonest.clamp(1.0, f32::from(self.cards.start.rounds - self.round.min(self.cards.start.rounds) + 1))
    }

    /// The valuation and the money that products bring every round.
    fn income(&self, seat: Seat) -> (f32, f32) {
        let company = &self.companies[seat];
        company.products().each().fold((0.0, 0.0), |(valuation, cash), id| {
            let gain = company.ongoing(&self.cards, Product(id));
            (valuation + f32::from(gain.valuation), cash + f32::from(gain.cash))
        })
    }

    /// Where a company is likely to end up on the track.
    fn prospects(&self, seat: Seat, rounds: f32) -> f32 {
        let company = &self.companies[seat];
        let (valuation, cash) = self.income(seat);
        let dues = f32::from(company.upkeep + self.salaries(seat));
        let staff = company.staff.each().map(|id| f32::from(self.cards.employee(Employee(id)).ongoing.squares()));
        let code = f32::from(self.blocks[seat].squares()) + staff.sum::<f32>() * (rounds - 1.0).max(0.0);
        let money = f32::from(company.money()) + (cash - dues) * rounds;
        f32::from(self.track.at[seat]) + valuation * rounds + 0.06 * rounds.min(4.0) * code + 0.02 * money.min(60.0)
    }
}

impl Outlook<'_> {
    /// How much an action is worth, in steps of valuation.
    fn judge(&self, action: Action) -> f32 {
        match action {
            Action::Found(founder) => self.person(founder) + self.missing(self.card(founder).instant),
            Action::Done => 0.0,
            Action::Hire(employee) => {
                let price = if self.is_free { 0 } else { self.game.hiring_price(self.seat, employee) };
                self.hire(employee, price)
            }
            Action::Poach(employee) => self.hire(employee, self.game.poaching_price(self.seat, employee)),
            Action::Expand(hq) => self.expand(hq),
            Action::Fund(vc) => self.fund(vc),
            Action::Outsource(kind) => {
                let price = if self.is_free { 0 } else { self.game.cards.outsourcing_price(kind) };
                self.block(kind) - self.cost(price) - if self.is_free { 0.0 } else { self.haste }
            }
            Action::Innovate(product) => self.innovate(product),
            Action::SecondMove(product) => self.second_move(product),
            Action::Sunset(product) => self.sunset(product),
            Action::Layoff(employee) => -1.2 - self.person(employee),
            Action::LetGo(employee) => self.let_go(employee),
            // The first proposal is the one that costs least.
            Action::Fill(_) | Action::Pay(_) | Action::Settle { .. } => 1.0,
            Action::ByHand => -1.0,
            Action::Lay(_) | Action::Maintain(_) => 0.0,
            Action::Give(kind) => self.give(kind),
            Action::Take(kind) => self.block(kind),
            Action::Refresh(_) => 0.05,
        }
    }

    fn hire(&self, employee: Employee, price: u16) -> f32 {
        let instant = self.card(employee).instant;
        let blocks = self.square * f32::from(instant.squares()) + self.missing(instant);
        self.person(employee) + blocks - self.cost(price) - self.haste
    }

    fn expand(&self, hq: Hq) -> f32 {
        let company = &self.game.companies[self.seat];
        let card = self.game.cards.hq(hq);
        let price = if self.is_free { 0 } else { company.hq_price(&self.game.cards) };
        let free_slots = f32::from(company.slots()) - f32::from(company.products().len());
        let slot = if free_slots < 1.0 { self.slot } else { 0.25 * self.slot / free_slots };
        let free = f32::from(company.room) - f32::from(company.staff.len());
        let each = if free < 1.0 { 0.4 } else { 0.1 };
        let room = f32::from(card.room) * each * self.square * self.rounds;
        let upkeep = self.dollar * f32::from(card.upkeep) * self.rounds;
        let cost = self.cost_with(price, f32::from(card.upkeep));
        slot + room + 0.15 * f32::from(card.symbols.len()) - upkeep - cost - self.haste
    }

    fn fund(&self, vc: Vc) -> f32 {
        let card = self.game.cards.vc(vc);
        let price = f32::from(self.game.funding_price(self.seat, vc));
        let need = if self.is_poor { 2.2 } else { 1.0 };
        let power = match card.power {
            Power::Hire => 6.0 * self.dollar + self.haste,
            Power::Launch => self.haste,
            Power::Expand => 8.0 * self.dollar + self.haste,
            Power::Outsource => 4.0 * self.square,
            Power::Swap | Power::Refresh => 0.1,
            Power::Waive => self.dollar * self.dues + self.rescue(u16::MAX),
            Power::Hype => f32::from(self.game.cards.market.hype),
        };
        let gain = need * self.dollar * f32::from(card.cash) + f32::from(card.valuation);
        gain + power + self.rescue(u16::from(card.cash)) - price * self.square * self.spare - self.haste
    }

    fn innovate(&self, product: Product) -> f32 {
        let squares = f32::from(self.game.cards.grid(product).squares());
        let rescue = self.rescue_by(&self.game.cards.product(product).innovator);
        self.launch_worth(product) + rescue - 0.35 * squares * self.square + 1.0
    }

    fn second_move(&self, product: Product) -> f32 {
        let squares = f32::from(self.game.cards.grid(product).squares());
        let rescue = self.rescue_by(&self.game.cards.product(product).second);
        self.second_worth(product) + rescue - 0.35 * squares * self.square + 1.0
    }

    /// What a product brings before the HQ has to be paid.
    fn rescue_by(&self, tile: &Tile) -> f32 {
        self.rescue(u16::from(tile.instant.cash) + u16::from(tile.ongoing.cash))
    }

    /// Letting somebody go, with those who then leave as well: such that the least work is lost.
    fn let_go(&self, employee: Employee) -> f32 {
        let Phase::Asking(Question::LetGo(shortfall)) = self.game.phase else {
            unreachable!("people are let go where money is missing")
        };
        let staff = self.game.paid_staff(self.seat);
        // In thousandths, since sums of whole numbers are the same in any order.
        let worth = |employee: Employee| (1000.0 * self.person(employee)) as i32;
        let one = (employee, self.game.salary(employee));
        let least = shortfall.cheapest_with(one, &staff, worth).unwrap_or(0);
        -f32::from(LET_GO_LOSS) - least as f32 / 1000.0
    }

    fn sunset(&self, product: Product) -> f32 {
        let company = &self.game.companies[self.seat];
        let gain = company.ongoing(&self.game.cards, product);
        let upkeep = f32::from(company.tile(&self.game.cards, product).upkeep) * self.square;
        let ongoing = f32::from(gain.valuation) + self.dollar * f32::from(gain.cash) - upkeep;
        let crowded = if company.has_free_slot() { 0.0 } else { 0.5 };
        -1.5 - ongoing * self.rounds + crowded
    }

    /// Parting with a block by hand: the small and plentiful first.
    fn give(&self, kind: Kind) -> f32 {
        if matches!(self.game.phase, Phase::Asking(Question::Power(_))) { 0.1 - self.block(kind) } else { -2.0 }
    }
}
