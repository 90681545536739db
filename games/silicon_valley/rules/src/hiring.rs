use table::{Menu, Seat, Step};

use crate::{Action, Employee, Event, Hq, Owner, Phase, Question, SiliconValley, Then};

impl SiliconValley {
    pub(crate) fn offer_hires(&self, seat: Seat, menu: &mut Menu<Action>) {
        let company = &self.companies[seat];
        if !company.has_room() {
            return;
        }
        for employee in self.market.employees.iter().flatten() {
            if self.hiring_price(seat, *employee) <= company.money() {
                menu.one(Action::Hire(*employee));
            }
        }
    }

    /// What hiring somebody from the row costs.
    pub(crate) fn hiring_price(&self, seat: Seat, employee: Employee) -> u16 {
        self.companies[seat].hiring_price(&self.cards, &self.market, employee)
    }

    /// What poaching somebody costs.
    pub(crate) fn poaching_price(&self, seat: Seat, employee: Employee) -> u16 {
        self.companies[seat].poaching_price(&self.cards, employee)
    }

    pub(crate) fn hire(&mut self, seat: Seat, employee: Employee, step: &mut Step<Event>) -> Then {
        let price = if self.is_free() { 0 } else { self.hiring_price(seat, employee) };
        for card in &mut self.market.employees {
            if *card == Some(employee) {
                *card = None;
            }
        }
        step.tell(Event::Hired { seat, employee, price });
        self.employ(seat, employee, price);
        self.refill_employees(step);
        Then::GoOn
    }

    pub(crate) fn offer_poaching(&self, seat: Seat, menu: &mut Menu<Action>) {
        let company = &self.companies[seat];
        if !company.has_room() {
            return;
        }
        let certain = company.money() >= u16::from(self.cards.market.poach_price);
        let mut offer = |employee: Employee| {
            if certain || self.poaching_price(seat, employee) <= company.money() {
                menu.one(Action::Poach(employee));
            }
        };
        for (_, rival) in self.companies.iter().filter(|(other, _)| *other != seat) {
            rival.employees().for_each(&mut offer);
        }
        if let Some(rival) = &self.rival {
            rival.staff.each().map(Employee).filter(|employee| !employee.is_founder()).for_each(&mut offer);
        }
    }

    pub(crate) fn poach(&mut self, seat: Seat, employee: Employee, step: &mut Step<Event>) -> Then {
        let price = self.poaching_price(seat, employee);
        let owner = self.companies.iter().find(|(_, company)| company.staff.has(employee.0)).map(|(owner, _)| owner);
        let from = match owner {
            Some(owner) => {
                self.companies[owner].staff.remove(employee.0);
                Owner::Seat(owner)
            }
            None => {
                let rival = self.rival.as_mut().expect("who works for no company works for the Rival");
                rival.staff.remove(employee.0);
                Owner::Rival
            }
        };
        step.tell(Event::Poached { seat, from, employee, price });
        self.employ(seat, employee, price);
        Then::GoOn
    }

    fn employ(&mut self, seat: Seat, employee: Employee, price: u16) {
        self.companies[seat].pay(price);
        self.companies[seat].staff.put(employee.0);
        self.owed = self.cards.employee(employee).instant;
    }

    pub(crate) fn offer_layoffs(&self, seat: Seat, menu: &mut Menu<Action>) {
        menu.one(Action::Done);
        self.companies[seat].employees().for_each(|employee| menu.one(Action::Layoff(employee)));
    }

    pub(crate) fn lay_off(&mut self, seat: Seat, employee: Employee, step: &mut Step<Event>) -> Then {
        step.tell(Event::LaidOff { seat, employee });
        self.dismiss(seat, employee);
        // One loss for the whole action, however many leave.
        if self.phase == Phase::Asking(Question::Act) {
            self.change_valuation(seat, -1, step);
        }
        let more = self.companies[seat].employees().next().is_some();
        if more { Then::Ask(Question::Layoff) } else { Then::GoOn }
    }

    /// Puts an employee of a company on the discard pile; a founder leaves the game.
    pub(crate) fn dismiss(&mut self, seat: Seat, employee: Employee) {
        self.companies[seat].staff.remove(employee.0);
        self.tokens[usize::from(employee.0)] = 0;
        if !employee.is_founder() {
            self.market.employee_discard.put(employee.0);
        }
    }

    pub(crate) fn offer_hqs(&self, money: u16, price: u16, menu: &mut Menu<Action>) {
        if price <= money {
            self.market.hqs.iter().flatten().for_each(|hq| menu.one(Action::Expand(*hq)));
        }
    }

    pub(crate) fn expand(&mut self, seat: Seat, hq: Hq, step: &mut Step<Event>) -> Then {
        let price = if self.is_free() { 0 } else { self.companies[seat].hq_price(&self.cards) };
        for card in &mut self.market.hqs {
            if *card == Some(hq) {
                *card = None;
            }
        }
        let cards = self.cards;
        let company = &mut self.companies[seat];
        company.pay(price);
        company.hqs.put(hq.0);
        company.recount(&cards);
        step.tell(Event::Expanded { seat, hq, price });
        self.refill_hqs(step);
        Then::GoOn
    }
}
