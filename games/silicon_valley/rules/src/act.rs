use table::{Menu, Seat, Step};

use crate::{Action, Blocks, Event, Kind, Phase, Power, Product, Question, Row, SiliconValley, Stage, Then};

impl SiliconValley {
    /// Phase 1: the next action, the next company, or the end of the phase.
    pub(crate) fn next_action(&mut self, step: &mut Step<Event>) -> Then {
        // Ruling 15: a power is no action of its own, and is used at once or lost.
        if let Some(power) = self.power.take() {
            let mut menu = Menu::new();
            self.offer_power(self.active, power, &mut menu);
            if menu.items().len() > 1 {
                return Then::Ask(Question::Power(power));
            }
            step.tell(Event::PowerLost { seat: self.active });
        }
        self.refill_vcs(step);
        if self.actions_left > 0 && self.can_act(self.active) {
            return Then::Ask(Question::Act);
        }
        self.actions_left = 0;
        step.tell(Event::TurnEnded { seat: self.active });
        self.turn += 1;
        if self.turn < self.seats {
            self.active = self.order[usize::from(self.turn)];
            self.actions_left = self.cards.start.actions;
            return Then::GoOn;
        }
        (self.stage, self.turn) = (Stage::Collect, 0);
        if self.rival.is_some() {
            self.rival_turn(step);
            self.stage = Stage::Rival(0);
        }
        Then::GoOn
    }

    pub(crate) fn done(&mut self, seat: Seat, step: &mut Step<Event>) -> Then {
        match self.phase {
            Phase::Asking(Question::Act) => self.actions_left = 0,
            Phase::Asking(Question::Power(_)) => step.tell(Event::PowerLost { seat }),
            Phase::Asking(Question::Sunset | Question::Layoff) => {}
            Phase::Asking(Question::Substitute(wanted)) => self.take_instead(seat, wanted, None, step),
            Phase::Asking(
                Question::Pay(_) | Question::Design(_) | Question::Swap(_) | Question::LetGo(_) | Question::Upkeep,
            )
            | Phase::Founding(_)
            | Phase::Over => unreachable!("it cannot be left at that"),
        }
        Then::GoOn
    }

    /// Whether there is anything to do but to end the turn.
    fn can_act(&self, seat: Seat) -> bool {
        let mut menu = Menu::new();
        self.offer_actions(seat, &mut menu);
        menu.items().len() > 1
    }

    pub(crate) fn offer_actions(&self, seat: Seat, menu: &mut Menu<Action>) {
        self.offer_launches(seat, menu);
        self.offer_hires(seat, menu);
        self.offer_poaching(seat, menu);
        self.offer_hqs(self.companies[seat].money(), self.companies[seat].hq_price(&self.cards), menu);
        self.offer_funding(seat, menu);
        self.offer_outsourcing(self.companies[seat].money(), menu);
        self.companies[seat].products().each().for_each(|product| menu.one(Action::Sunset(Product(product))));
        self.companies[seat].employees().for_each(|employee| menu.one(Action::Layoff(employee)));
        menu.one(Action::Done);
    }

    pub(crate) fn offer_power(&self, seat: Seat, power: Power, menu: &mut Menu<Action>) {
        match power {
            Power::Hire if self.companies[seat].has_room() => {
                self.market.employees.iter().flatten().for_each(|employee| menu.one(Action::Hire(*employee)));
            }
            Power::Launch => self.offer_launches(seat, menu),
            Power::Expand => self.offer_hqs(0, 0, menu),
            Power::Outsource => self.market.supply.kinds().for_each(|kind| menu.one(Action::Outsource(kind))),
            Power::Swap => {
                let given = self.blocks[seat].kinds().filter(|kind| self.swaps(*kind).next().is_some());
                given.for_each(|kind| menu.one(Action::Give(kind)));
            }
            Power::Refresh => Row::ALL.into_iter().for_each(|row| menu.one(Action::Refresh(row))),
            // Without room there is nobody to hire.
            Power::Hire => {}
            Power::Waive | Power::Hype => unreachable!("it works at once"),
        }
        menu.one(Action::Done);
    }

    pub(crate) fn offer_swaps(&self, given: Kind, menu: &mut Menu<Action>) {
        self.swaps(given).for_each(|kind| menu.one(Action::Take(kind)));
    }

    /// Asks what is taken for the block given, unless there is only one kind.
    pub(crate) fn ask_swap(&mut self, seat: Seat, given: Kind, step: &mut Step<Event>) -> Then {
        let mut kinds = self.swaps(given);
        let (first, second) = (kinds.next(), kinds.next());
        drop(kinds);
        match (first, second) {
            (Some(only), None) => self.swap(seat, given, only, step),
            (Some(_), Some(_)) => return Then::Ask(Question::Swap(given)),
            (None, _) => unreachable!("a block is given only where another can be taken"),
        }
        Then::GoOn
    }

    pub(crate) fn swap(&mut self, seat: Seat, given: Kind, taken: Kind, step: &mut Step<Event>) {
        self.spend(seat, Blocks::one(given));
        self.gain(seat, Blocks::one(taken));
        step.tell(Event::Swapped { seat, given, taken });
    }

    fn swaps(&self, given: Kind) -> impl Iterator<Item = Kind> + '_ {
        self.market.supply.kinds().filter(move |kind| *kind != given && kind.squares() <= given.squares() + 1)
    }

    /// Whether a VC's power pays for what is done now.
    pub(crate) fn is_free(&self) -> bool {
        matches!(self.phase, Phase::Asking(Question::Power(_)))
    }
}
