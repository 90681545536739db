//! Taking the cards of the auction from left to right: losers are compensated, then the winner takes the card.

use table::{Menu, Seat, Step};

use crate::card::Company;
use crate::disc::{Bid, Bidder, Discs};
use crate::effect::Effect;
use crate::event::Event;
use crate::goods::Goods;
use crate::power::Power;
use crate::row::Lot;
use crate::{Action, Furnace, Phase};

impl Furnace {
    /// Resolves the leftmost card from the compensation of `seat` on, then the cards to the right of it.
    ///
    /// Stops where somebody can process. Ruling 4: losers in turn order from the first player, then the winner.
    pub(crate) fn resolve(&mut self, mut seat: Option<Seat>, step: &mut Step<Event>) {
        while let Some(lot) = self.row.leftmost() {
            while let Some(loser) = seat {
                if self.compensate(&lot, loser, step) {
                    self.phase = Phase::Compensation { seat: loser };
                    return;
                }
                seat = self.after(loser);
            }
            self.award(&lot, step);
            seat = Some(self.first);
        }
        self.dummy = Discs::NONE;
        self.begin_production(step);
    }

    /// The seat that is compensated after `seat`.
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.next(self.players.seats());
        (next != self.first).then_some(next)
    }

    pub(crate) fn compensation_menu(&self, seat: Seat, menu: &mut Menu<Action>) {
        let most = self.compensation_limit(&self.asked_about(), seat);
        menu.amount(Action::Process { times: 0 }, 0, most.into(), 1);
    }

    /// The card on which a loser is asked how often to process: the leftmost.
    pub(crate) fn asked_about(&self) -> Lot {
        self.row.leftmost().expect("a loser is asked before the card is taken")
    }

    /// What a company's compensation by processing takes and gives each time.
    pub(crate) fn compensation(&self, company: Company) -> (Goods, Goods) {
        let Effect::Process { from, to, .. } = self.cards.company(company).compensation else {
            unreachable!("a loser is asked only where the compensation processes")
        };
        (from, to)
    }

    /// Gives `seat` what must be taken; says whether `seat` has to be asked how often to process.
    fn compensate(&mut self, lot: &Lot, seat: Seat, step: &mut Step<Event>) -> bool {
        let multiplier = self.multiplier(lot, seat);
        if multiplier == 0 {
            return false;
        }
        let company = lot.company;
        match self.cards.company(company).compensation {
            Effect::Gain(goods) => {
                let got = goods.times(multiplier);
                self.players[seat].stock = self.players[seat].stock.plus(got);
                step.tell(Event::Compensated { seat, company, multiplier, paid: Goods::NONE, got });
                false
            }
            Effect::Process { .. } => {
                let can_process = self.compensation_limit(lot, seat) > 0;
                if !can_process {
                    let (paid, got) = (Goods::NONE, Goods::NONE);
                    step.tell(Event::Compensated { seat, company, multiplier, paid, got });
                }
                can_process
            }
            Effect::Upgrade { .. } => unreachable!("the check of a card set rules it out"),
        }
    }

    /// Processes as a compensation for the leftmost card.
    pub(crate) fn take_compensation(&mut self, seat: Seat, times: u8, step: &mut Step<Event>) {
        let lot = self.asked_about();
        let company = lot.company;
        let (from, to) = self.compensation(company);
        let (paid, got) = (from.times(times), to.times(times));
        self.players[seat].stock = self.players[seat].stock.minus(paid).plus(got);
        let multiplier = self.multiplier(&lot, seat);
        step.tell(Event::Compensated { seat, company, multiplier, paid, got });
    }

    /// How often `seat` can process as a compensation for a card.
    ///
    /// Ruling 5: the printed times, multiplied, from the stock that is held at that moment.
    pub(crate) fn compensation_limit(&self, lot: &Lot, seat: Seat) -> u8 {
        match self.cards.company(lot.company).compensation {
            Effect::Process { from, times, .. } => {
                self.players[seat].stock.pays(from, times * self.multiplier(lot, seat))
            }
            Effect::Gain(_) | Effect::Upgrade { .. } => 0,
        }
    }

    /// What a card's compensation is multiplied by for `seat`: the values of its losing discs together.
    ///
    /// Ruling 6: a power raises the multiplier of each losing disc and never the bid.
    pub(crate) fn multiplier(&self, lot: &Lot, seat: Seat) -> u8 {
        multiplier(lot.bids(), seat, self.power(seat))
    }

    /// Gives the card to the highest disc, and every disc back.
    fn award(&mut self, lot: &Lot, step: &mut Step<Event>) {
        let company = lot.company;
        for bid in lot.bids() {
            if let Bidder::Seat(seat) = bid.bidder {
                self.players[seat].discs = self.players[seat].discs.with(bid.disc);
            }
        }
        match lot.winner().map(|bid| (bid.bidder, bid.disc)) {
            Some((Bidder::Seat(seat), disc)) => {
                self.players[seat].engine.push(company);
                if self.chain {
                    self.players[seat].engine.wait();
                }
                step.tell(Event::Won { seat, company, disc });
            }
            Some((Bidder::Dummy, disc)) => {
                self.discarded.insert(company);
                step.tell(Event::DummyWon { company, disc });
            }
            None => {
                self.discarded.insert(company);
                step.tell(Event::Unwanted { company });
            }
        }
        self.row.resolve();
    }
}

/// What the compensation is multiplied by for `seat` on a card with these discs, the lowest first.
#[inline]
pub(crate) fn multiplier(bids: impl DoubleEndedIterator<Item = Bid>, seat: Seat, power: Option<Power>) -> u8 {
    let more = power.map_or(0, Power::raise);
    let losing = bids.rev().skip(1).filter(|bid| bid.bidder == Bidder::Seat(seat));
    losing.map(|bid| bid.disc.value() + more).sum()
}
