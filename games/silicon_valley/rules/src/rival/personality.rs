use table::{Seat, Step};

use super::SOLO;
use crate::{Bill, Due, Effect, Employee, Event, Kind, Product, Row, SiliconValley, Stage, Then};

impl SiliconValley {
    /// The next attribute whose marker stands on its `!`, from left to right; then the market is refilled.
    pub(crate) fn next_personality(&mut self, attribute: u8, step: &mut Step<Event>) -> Then {
        let rival = self.rival.as_mut().expect(SOLO);
        let at = usize::from(attribute);
        let Some(&card) = rival.personalities.get(at) else {
            self.refill_products(step);
            self.refill_hqs(step);
            self.refill_employees(step);
            self.refill_vcs(step);
            (self.stage, self.turn) = (Stage::Collect, 0);
            return Then::GoOn;
        };
        self.stage = Stage::Rival(attribute + 1);
        let personality = &self.cards.personalities[usize::from(card)];
        if rival.markers[at] < personality.at {
            return Then::GoOn;
        }
        rival.markers[at] = 0;
        let effect = personality.effect;
        step.tell(Event::Personality { card });
        self.suffer(self.order[0], effect, step)
    }

    fn suffer(&mut self, seat: Seat, effect: Effect, step: &mut Step<Event>) -> Then {
        self.active = seat;
        match effect {
            // Ruling 25: an investor who pays this round's salaries pays these too.
            Effect::PayDay if self.companies[seat].waived => {}
            Effect::PayDay => return self.ask_salaries(seat, step),
            Effect::Fee(cash) => {
                let cash = u16::from(cash).min(self.companies[seat].money());
                self.companies[seat].pay(cash);
                step.tell(Event::FeePaid { seat, cash });
            }
            Effect::Leak(squares) => {
                let price = u16::from(squares).min(self.blocks[seat].squares()) as u8;
                if price > 0 {
                    return self.ask_payment(seat, Bill::new(Due::Leak, price), step);
                }
            }
            Effect::Slump(steps) => self.change_valuation(seat, -i16::from(steps), step),
            Effect::Headhunt => self.headhunt(seat, step),
            Effect::Lawsuit => self.lawsuit(seat, step),
            Effect::Code(dominoes) => {
                self.rival_takes(std::iter::repeat_n(Kind::Domino, usize::from(dominoes)), step);
            }
            Effect::Scout(employees) => self.scout(employees, step),
            Effect::Shakeup => self.refresh(Row::Vcs, step),
        }
        Then::GoOn
    }

    /// The Rival takes the employee with the highest salary; of equals the one with the highest number.
    fn headhunt(&mut self, seat: Seat, step: &mut Step<Event>) {
        let dearest = self.companies[seat].employees().max_by_key(|employee| (self.salary(*employee), *employee));
        // A company with nobody but its founder has nobody to lose.
        let Some(Employee(id)) = dearest else { return };
        self.companies[seat].staff.remove(id);
        self.rival.as_mut().expect(SOLO).staff.put(id);
        step.tell(Event::RivalHired { employee: Employee(id) });
    }

    /// The Innovator tile that brings most valuation, and of equals most money, flips to its B side.
    fn lawsuit(&mut self, seat: Seat, step: &mut Step<Event>) {
        let company = &self.companies[seat];
        let gain = |id: u8| company.ongoing(&self.cards, Product(id));
        let tiles = company.innovator.minus(company.flipped).each();
        let best = tiles.max_by_key(|id| (gain(*id).valuation, gain(*id).cash, *id));
        if let Some(id) = best {
            self.flip(seat, Product(id), step);
        }
    }

    fn scout(&mut self, employees: u8, step: &mut Step<Event>) {
        let cheapest = self.market.employees.iter_mut().filter(|card| card.is_some()).take(usize::from(employees));
        let gone: Vec<Employee> = cheapest.filter_map(Option::take).collect();
        gone.iter().for_each(|employee| self.market.employee_discard.put(employee.0));
        step.tell(Event::Scouted { employees: gone });
    }
}
