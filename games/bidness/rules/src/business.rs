use table::{Game as _, Menu, Sealed, Seat, Seats, Step};

use crate::phase::Phase;
use crate::workplace::{Earnings, Leaders};
use crate::{Action, Bidness, Dice, Employee, Event};

impl Bidness {
    /// All players finish a step before the next one begins.
    pub(crate) fn begin_business(&mut self, step: &mut Step<Event>) {
        self.settle_salaries(0, step);
    }

    /// Step 1, from the first player clockwise: whoever has the cash pays, whoever has not is asked.
    fn settle_salaries(&mut self, from: u8, step: &mut Step<Event>) {
        for settled in from..self.seats() {
            let seat = self.first.clockwise(settled, self.seats());
            let owed = self.workplaces[seat].salaries(self.set());
            if self.workplaces[seat].cash < owed {
                self.phase = Phase::Salaries { settled };
                return self.settle_where_forced(seat, step);
            }
            self.pay_all(seat, step);
        }
        self.ask_for_repayment(step);
    }

    pub(crate) fn offer_salaries(&self, seat: Seat, menu: &mut Menu<Action>) {
        let workplace = &self.workplaces[seat];
        let owed = workplace.salaries(self.set());
        if owed <= workplace.capacity(self.set()) {
            menu.one(Action::PaySalaries);
        }
        // Ruling B26: whoever has the cash lays nobody off; ruling B28: whoever has begun to can go on.
        if workplace.cash < owed || self.laid_off.contains(seat) {
            for employee in Employee::ALL.into_iter().filter(|employee| workplace.employees(*employee) > 0) {
                menu.one(Action::LayOff(employee));
            }
        }
    }

    /// Ruling B46: nobody is asked where there is nothing to choose.
    fn settle_where_forced(&mut self, seat: Seat, step: &mut Step<Event>) {
        if let Some(action) = self.only_choice(seat) {
            self.play(seat, action, step);
        }
    }

    pub(crate) fn lay_off(&mut self, seat: Seat, employee: Employee, step: &mut Step<Event>) {
        self.workplaces[seat].cards.take(employee.card());
        // Ruling B25: nothing is drawn before the next shuffle, so the pile is as good as the deck.
        self.discard.add(employee.card());
        self.laid_off = self.laid_off.with(seat);
        step.tell(Event::LaidOff { seat, employee });
        self.award(step);
        if self.workplaces[seat].salaries(self.set()) == 0 {
            self.pay_salaries(seat, step);
        } else {
            self.settle_where_forced(seat, step);
        }
    }

    pub(crate) fn pay_salaries(&mut self, seat: Seat, step: &mut Step<Event>) {
        let Phase::Salaries { settled } = self.phase else { unreachable!("salaries are paid when they are due") };
        self.pay_all(seat, step);
        self.settle_salaries(settled + 1, step);
    }

    fn pay_all(&mut self, seat: Seat, step: &mut Step<Event>) {
        let dollars = self.workplaces[seat].salaries(self.set());
        if dollars > 0 {
            self.pay(seat, None, dollars, step);
            step.tell(Event::Salaries { seat, dollars });
        }
    }

    /// Step 2. Ruling B4: everybody chooses at the same time.
    fn ask_for_repayment(&mut self, step: &mut Step<Event>) {
        let asked: Seats = Seats::all(self.seats()).minus(self.laid_off).filter(|seat| self.can_repay(*seat)).collect();
        if asked.is_empty() {
            self.collect(step);
        } else {
            self.phase = Phase::Debts(Sealed::ask(self.seats(), asked));
        }
    }

    /// Whether a seat has the cash to pay off an IOU, or may borrow it first.
    fn can_repay(&self, seat: Seat) -> bool {
        let workplace = &self.workplaces[seat];
        let means = if self.options.free_borrowing { workplace.capacity(self.set()) } else { workplace.cash };
        self.set().rules.repay[0] <= means
    }

    pub(crate) fn choose_repayment(&mut self, seat: Seat, ious: u8, step: &mut Step<Event>) {
        let Phase::Debts(answers) = &mut self.phase else { unreachable!("debts are paid off when it is asked") };
        if !answers.answer(seat, ious) {
            return;
        }
        step.reveal();
        let answers = *answers;
        for (seat, ious) in answers.open().into_iter().flatten().filter(|(_, ious)| *ious > 0) {
            let dollars = self.set().rules.repay[usize::from(ious) - 1];
            self.workplaces[seat].cash -= dollars;
            self.workplaces[seat].ious -= ious;
            step.tell(Event::Repaid { seat, ious, dollars });
        }
        // Ruling B3: everybody has paid before anybody has won.
        if self.workplaces.values().iter().any(|workplace| workplace.ious == 0) {
            self.end(step);
        } else {
            self.collect(step);
        }
    }

    /// Steps 3 to 5: earnings, tech points, and the bonus cards go back.
    fn collect(&mut self, step: &mut Step<Event>) {
        for seat in self.first.around(self.seats()) {
            let earnings = self.earnings(seat);
            let Earnings { price, units, contracts } = earnings;
            self.workplaces[seat].cash += earnings.total();
            step.tell(Event::Earned { seat, price, units, contracts });
        }
        for seat in self.first.around(self.seats()) {
            let engineers = self.workplaces[seat].employees(Employee::Engineer);
            if engineers > 0 {
                let dice = Dice::throw(engineers, step.rng());
                self.workplaces[seat].tech += dice.total();
                step.tell(Event::Engineered { seat, dice });
            }
        }
        self.return_bonus_cards();
        self.award(step);
        if self.round >= self.options.round_limit {
            self.end(step);
        } else {
            self.next_round(step);
        }
    }

    /// What a seat would collect now.
    pub(crate) fn earnings(&self, seat: Seat) -> Earnings {
        let leaders = Leaders { market: self.market_leader, tech: self.tech_leader };
        leaders.earnings(self.set(), seat, &self.workplaces[seat])
    }

    fn return_bonus_cards(&mut self) {
        for workplace in self.workplaces.values_mut() {
            for card in workplace.cards.kinds().filter(|card| card.is_bonus()) {
                while workplace.cards.take(card) {
                    self.discard.add(card);
                }
            }
        }
    }
}
