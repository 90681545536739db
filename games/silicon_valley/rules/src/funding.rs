use table::{Menu, Seat, Step};

use crate::{Action, Bill, Blocks, Due, Event, Kind, Phase, Power, Question, Row, SiliconValley, Then, Vc};

impl SiliconValley {
    pub(crate) fn offer_funding(&self, seat: Seat, menu: &mut Menu<Action>) {
        let squares = self.blocks[seat].squares();
        for vc in self.market.vcs.iter().flatten() {
            if u16::from(self.funding_price(seat, *vc)) <= squares {
                menu.one(Action::Fund(*vc));
            }
        }
    }

    /// The squares of code that a VC card asks for.
    pub(crate) fn funding_price(&self, seat: Seat, vc: Vc) -> u8 {
        self.companies[seat].funding_price(&self.cards, vc)
    }

    pub(crate) fn fund(&mut self, seat: Seat, vc: Vc, step: &mut Step<Event>) -> Then {
        self.ask_payment(seat, Bill::new(Due::Funding(vc), self.funding_price(seat, vc)), step)
    }

    /// The VC card is paid for: it pays, and its power comes next.
    pub(crate) fn funded(&mut self, seat: Seat, vc: Vc, paid: Blocks, step: &mut Step<Event>) -> Then {
        for card in &mut self.market.vcs {
            if *card == Some(vc) {
                *card = None;
            }
        }
        self.market.vc_discard.put(vc.0);
        let cards = self.cards;
        let card = cards.vc(vc);
        let cash = u16::from(card.cash);
        self.companies[seat].earn(cash);
        step.tell(Event::Funded { seat, vc, paid, cash });
        self.change_valuation(seat, i16::from(card.valuation), step);
        match card.power {
            Power::Waive => {
                self.companies[seat].waived = true;
                step.tell(Event::Waived { seat });
            }
            Power::Hype => self.change_valuation(seat, i16::from(cards.market.hype), step),
            Power::Hire | Power::Launch | Power::Expand | Power::Outsource | Power::Swap | Power::Refresh => {
                self.power = Some(card.power);
            }
        }
        // The card is replaced once its power is used or lost.
        Then::GoOn
    }

    pub(crate) fn offer_outsourcing(&self, money: u16, menu: &mut Menu<Action>) {
        for kind in self.market.supply.kinds() {
            if self.cards.outsourcing_price(kind) <= money {
                menu.one(Action::Outsource(kind));
            }
        }
    }

    pub(crate) fn outsource(&mut self, seat: Seat, kind: Kind, step: &mut Step<Event>) -> Then {
        let price = if self.is_free() { 0 } else { self.cards.outsourcing_price(kind) };
        self.companies[seat].pay(price);
        self.gain(seat, Blocks::one(kind));
        step.tell(Event::Outsourced { seat, kind, price });
        Then::GoOn
    }

    pub(crate) fn use_refresh(&mut self, row: Row, step: &mut Step<Event>) -> Then {
        self.refresh(row, step);
        Then::GoOn
    }

    /// Takes a block: for one that has run out, or for one given in a swap.
    pub(crate) fn take(&mut self, seat: Seat, kind: Kind, step: &mut Step<Event>) -> Then {
        match self.phase {
            Phase::Asking(Question::Substitute(wanted)) => self.take_instead(seat, wanted, Some(kind), step),
            Phase::Asking(Question::Swap(given)) => self.swap(seat, given, kind, step),
            Phase::Asking(
                Question::Act
                | Question::Sunset
                | Question::Layoff
                | Question::Pay(_)
                | Question::Design(_)
                | Question::Power(_)
                | Question::LetGo(_)
                | Question::Upkeep,
            )
            | Phase::Founding(_)
            | Phase::Over => unreachable!("a block is taken as a substitute or in a swap"),
        }
        Then::GoOn
    }
}
