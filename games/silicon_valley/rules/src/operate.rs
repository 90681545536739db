use table::{Game as _, Menu, Rng, Seat, Step};

use crate::shortfall::Paid;
use crate::{
    Action, Bill, Blocks, Due, Employee, Event, Kind, MAX_OF_A_KIND, Phase, Pile, Product, Question, Shortfall,
    SiliconValley, Stage, Then,
};

/// How many steps of valuation involuntary layoffs cost, however many leave: twice as many as a layoff by choice.
pub const LET_GO_LOSS: u8 = 2;

/// How many steps of valuation each product costs that is lost in upkeep: twice as many as a sunset.
pub const PRODUCT_LOSS: u8 = 2;

/// One more block to be taken.
pub(crate) fn owing(owed: Blocks, kind: Kind) -> Blocks {
    // Ruling 9: what a pile cannot hold has run out for certain, so a substitute is owed instead.
    let same_or_smaller = (2..=kind.squares()).rev().flat_map(|squares| Kind::of_size(squares).iter().copied());
    let mut kinds = std::iter::once(kind).chain(same_or_smaller);
    let with_room = kinds.find(|kind| owed.count(*kind) < MAX_OF_A_KIND);
    with_room.map_or(owed, |kind| owed.plus(Blocks::one(kind)))
}

impl SiliconValley {
    /// Phase 2, step 1: the next company collects what is ongoing.
    pub(crate) fn next_to_collect(&mut self, step: &mut Step<Event>) -> Then {
        if self.turn == self.seats {
            (self.stage, self.turn) = (Stage::Salaries, 0);
            return Then::GoOn;
        }
        // Ruling 3: in turn order, so that the stacks on the track are determined.
        let seat = self.order[usize::from(self.turn)];
        (self.active, self.turn) = (seat, self.turn + 1);
        let (mut cash, mut valuation) = (0, 0);
        for product in self.companies[seat].products().each() {
            let gain = self.companies[seat].ongoing(&self.cards, Product(product));
            cash += u16::from(gain.cash);
            valuation += i16::from(gain.valuation);
        }
        self.companies[seat].earn(cash);
        if cash > 0 {
            step.tell(Event::Collected { seat, cash });
        }
        self.change_valuation(seat, valuation, step);
        let cards = self.cards;
        let blocks = self.companies[seat].staff.each().map(|id| cards.employee(Employee(id)).ongoing);
        self.owed = blocks.flat_map(Blocks::each).fold(Blocks::NONE, owing);
        Then::GoOn
    }

    /// Phase 2, step 2: the next company pays its HQ, then its people.
    pub(crate) fn next_to_pay(&mut self, step: &mut Step<Event>) -> Then {
        if self.turn == self.seats {
            return self.end_round(step);
        }
        let seat = self.order[usize::from(self.turn)];
        self.active = seat;
        self.stage = Stage::Products;
        let company = &mut self.companies[seat];
        let due = company.products().each().filter(|id| company.tile(&self.cards, Product(*id)).upkeep > 0);
        self.unpaid = due.collect();
        if std::mem::take(&mut company.waived) {
            return Then::GoOn;
        }
        let missing = company.upkeep.saturating_sub(company.money());
        if missing > 0 {
            return self.clear_out(seat, missing, step);
        }
        let cash = company.upkeep;
        company.pay(cash);
        step.tell(Event::HqPaid { seat, cash, forgiven: 0 });
        self.ask_salaries(seat, step)
    }

    /// Ruling 11: what is missing for the HQ is forgiven only once everybody and every product has gone.
    fn clear_out(&mut self, seat: Seat, missing: u16, step: &mut Step<Event>) -> Then {
        let (staff, products) = (self.companies[seat].staff, self.companies[seat].products());
        if !staff.is_empty() || !products.is_empty() {
            let employees = staff.each().map(Employee).collect();
            let products = products.each().map(Product).collect();
            step.tell(Event::ClearedOut { seat, missing, employees, products });
        }
        staff.each().for_each(|id| self.dismiss(seat, Employee(id)));
        products.each().for_each(|id| self.withdraw(seat, Product(id)));
        self.unpaid = Pile::NONE;
        let people = if staff.is_empty() { 0 } else { LET_GO_LOSS };
        self.change_valuation(seat, -i16::from(people + products.len() * PRODUCT_LOSS), step);
        let cash = self.companies[seat].money();
        self.companies[seat].pay(cash);
        step.tell(Event::HqPaid { seat, cash, forgiven: missing });
        Then::GoOn
    }

    /// Salaries are paid, or else people have to go first.
    pub(crate) fn ask_salaries(&mut self, seat: Seat, step: &mut Step<Event>) -> Then {
        let missing = self.salaries(seat).saturating_sub(self.companies[seat].money());
        if missing > 0 {
            return self.ask_to_let_go(seat, Shortfall::new(missing), step);
        }
        self.pay_salaries(seat, step);
        Then::GoOn
    }

    fn pay_salaries(&mut self, seat: Seat, step: &mut Step<Event>) {
        let cash = self.salaries(seat);
        self.companies[seat].pay(cash);
        if cash > 0 {
            step.tell(Event::SalariesPaid { seat, cash });
        }
    }

    /// What everybody in a company earns, salary tokens included.
    pub(crate) fn salaries(&self, seat: Seat) -> u16 {
        self.companies[seat].staff.each().map(|id| self.salary(Employee(id))).sum()
    }

    /// What one person earns, salary tokens included.
    pub(crate) fn salary(&self, employee: Employee) -> u16 {
        self.cards.salary(employee, self.tokens[usize::from(employee.0)])
    }

    /// Everybody in a company with the salary.
    pub(crate) fn paid_staff(&self, seat: Seat) -> Vec<Paid> {
        self.companies[seat].staff.each().map(|id| (Employee(id), self.salary(Employee(id)))).collect()
    }

    pub(crate) fn offer_to_let_go(&self, seat: Seat, shortfall: Shortfall, menu: &mut Menu<Action>) {
        let staff = self.paid_staff(seat);
        shortfall.expendable(&staff).for_each(|(employee, _)| menu.one(Action::LetGo(employee)));
    }

    fn ask_to_let_go(&mut self, seat: Seat, shortfall: Shortfall, step: &mut Step<Event>) -> Then {
        let Some(forced) = shortfall.forced(&self.paid_staff(seat)) else {
            return Then::Ask(Question::LetGo(shortfall));
        };
        forced.into_iter().for_each(|(employee, _)| self.leave(seat, employee, step));
        self.pay_salaries(seat, step);
        // Ruling 22: the loss comes once, after everybody has left and the others are paid.
        self.change_valuation(seat, -i16::from(LET_GO_LOSS), step);
        Then::GoOn
    }

    pub(crate) fn let_go(&mut self, seat: Seat, employee: Employee, step: &mut Step<Event>) -> Then {
        let Phase::Asking(Question::LetGo(shortfall)) = self.phase else {
            unreachable!("people are let go where money is missing")
        };
        let left = shortfall.after(self.salary(employee));
        self.leave(seat, employee, step);
        self.ask_to_let_go(seat, left, step)
    }

    fn leave(&mut self, seat: Seat, employee: Employee, step: &mut Step<Event>) {
        step.tell(Event::LetGo { seat, employee });
        self.dismiss(seat, employee);
    }

    /// Phase 2, step 2: the company pays for its products in code, then the next company pays.
    pub(crate) fn next_product(&mut self, step: &mut Step<Event>) -> Then {
        let seat = self.active;
        let squares = self.blocks[seat].squares();
        let payable = self.payable(seat, squares);
        if payable.is_empty() {
            self.lose_unpaid(seat, step);
            (self.stage, self.turn) = (Stage::Salaries, self.turn + 1);
            return Then::GoOn;
        }
        let mut products = payable.each().map(Product);
        if let (Some(only), None) = (products.next(), products.next()) {
            return self.maintain(seat, only, step);
        }
        if self.upkeep_ends_alike(seat) { self.settle(seat, step) } else { Then::Ask(Question::Upkeep) }
    }

    fn payable(&self, seat: Seat, squares: u16) -> Pile {
        let company = &self.companies[seat];
        self.unpaid.each().filter(|id| u16::from(company.tile(&self.cards, Product(*id)).upkeep) <= squares).collect()
    }

    pub(crate) fn offer_upkeep(&self, seat: Seat, menu: &mut Menu<Action>) {
        let plan = self.upkeep_plan(seat);
        let blocks = plan.iter().fold(Blocks::NONE, |sum, (_, blocks)| sum.plus(*blocks));
        menu.one(Action::Settle { blocks, lost: self.unpaid.len() - plan.len() as u8 });
        let payable = self.payable(seat, self.blocks[seat].squares());
        payable.each().for_each(|id| menu.one(Action::Maintain(Product(id))));
    }

    pub(crate) fn maintain(&mut self, seat: Seat, product: Product, step: &mut Step<Event>) -> Then {
        let upkeep = self.companies[seat].tile(&self.cards, product).upkeep;
        self.ask_payment(seat, Bill::new(Due::Upkeep(product), upkeep), step)
    }

    pub(crate) fn settle(&mut self, seat: Seat, step: &mut Step<Event>) -> Then {
        for (product, blocks) in self.upkeep_plan(seat) {
            self.spend(seat, blocks);
            self.unpaid.remove(product.0);
            step.tell(Event::Maintained { seat, product, blocks });
        }
        Then::GoOn
    }

    /// What settling the upkeep as proposed comes to: each product in turn, and what is paid for it.
    pub(crate) fn steps_of_settling(&self, seat: Seat) -> Vec<Action> {
        let (mut game, mut steps, mut no_chance) = (self.clone(), Vec::new(), Rng::fast(0));
        for (product, blocks) in self.upkeep_plan(seat) {
            // Where nothing is left to decide, products are paid for by themselves.
            while let Some(action) = game.step_of_paying(seat, product, blocks).filter(|_| game.round == self.round) {
                steps.push(action);
                game.play(seat, action, &mut Step::silent(&mut no_chance));
            }
        }
        steps
    }

    /// What is next to be done to pay for a product with these blocks; nothing once it is paid for.
    fn step_of_paying(&self, seat: Seat, product: Product, blocks: Blocks) -> Option<Action> {
        if self.active != seat || self.stage != Stage::Products || !self.unpaid.has(product.0) {
            return None;
        }
        match &self.phase {
            Phase::Asking(Question::Upkeep) => Some(Action::Maintain(product)),
            Phase::Asking(Question::Pay(bill)) if bill.due == Due::Upkeep(product) => Some(Action::Pay(blocks)),
            Phase::Asking(_) | Phase::Founding(_) | Phase::Over => None,
        }
    }

    fn lose_unpaid(&mut self, seat: Seat, step: &mut Step<Event>) {
        for id in std::mem::take(&mut self.unpaid).each() {
            step.tell(Event::ProductLost { seat, product: Product(id) });
            self.withdraw(seat, Product(id));
            self.change_valuation(seat, -i16::from(PRODUCT_LOSS), step);
        }
    }
}
