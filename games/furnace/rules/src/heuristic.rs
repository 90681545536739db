//! A decent player: bids by what cards and compensations are worth, runs its engine by plan.

mod appraisal;
mod bidding;
mod safety;

pub use appraisal::Appraisals;

use table::{Advice, BySeat, Heuristic, Menu, Places, Seat, chances};

use crate::action::Goal;
use crate::goods::Goods;
use crate::production::Stage;
use crate::worth::MONEY;
use crate::{Action, Furnace, Phase};

impl Heuristic for Furnace {
    type Memory = Appraisals;

    fn advise(&self, seat: Seat, menu: &Menu<Action>, advice: &mut Advice<Self>) {
        match &self.phase {
            Phase::Auction { disc, .. } => self.advise_bid(seat, *disc, menu, advice),
            Phase::Compensation { .. } => self.advise_compensation(seat, menu, advice),
            Phase::Production(shifts) => match shifts[seat].stage {
                Stage::Insert => self.advise_insert(seat, menu, advice),
                Stage::Choose | Stage::Process(_) | Stage::Upgrade { .. } | Stage::Confirm | Stage::Done => {
                    advice.push((self.next_in_production(seat, menu), 1.0));
                }
            },
            Phase::Over => {}
        }
    }

    /// Sure once the game is over; before that, from what each engine will bring in the rounds to come.
    fn estimate(&self) -> BySeat<f32> {
        if matches!(self.phase, Phase::Over) {
            let shares = Places::by_merit(&self.standings()).win_shares();
            return shares.map(|_, share| *share as f32);
        }
        let outlook = self.players.map(|seat, _| self.outlook(seat));
        let doubt = 3.0 + 3.5 * f32::from(self.rounds - self.round);
        chances(&outlook.map(|_, money| money / doubt))
    }
}

impl Furnace {
    /// What to play for in this round.
    pub(crate) const fn goal(&self) -> Goal {
        if self.round < self.rounds { Goal::Growth } else { Goal::Money }
    }

    /// The money that a seat will end with, roughly and apart from cards that are still to be won.
    fn outlook(&self, seat: Seat) -> f32 {
        let mut model = self.model(seat, self.goal());
        let now = model.rough_value();
        let rounds = i32::from(self.rounds - self.round);
        if rounds == 0 {
            return money(now);
        }
        model.make_ready();
        model.restock(Goods { coal: 2, iron: 1, ..Goods::NONE });
        let income = model.rough_value() - 3 * MONEY;
        money(now + income * rounds)
    }

    /// Tries every number of times and every stock that it leads to.
    fn advise_compensation(&self, seat: Seat, menu: &Menu<Action>, advice: &mut Advice<Furnace>) {
        let (from, to) = self.compensation(self.asked_about().company);
        let mut model = self.model(seat, self.goal());
        for action in menu.iter() {
            if let Action::Process { times } = action {
                model.restock(self.players[seat].stock.minus(from.times(times)).plus(to.times(times)));
                advice.push((action, money(model.rough_value())));
            }
        }
    }

    /// Tries every place in the chain.
    fn advise_insert(&self, seat: Seat, menu: &Menu<Action>, advice: &mut Advice<Furnace>) {
        for action in menu.iter() {
            if let Action::Insert { at } = action {
                let mut tried = self.clone();
                tried.players[seat].engine.insert(at);
                let model = tried.model(seat, self.goal());
                // All else equal the right end is best: new cards tend to build on old ones.
                advice.push((action, money(model.rough_value()) + f32::from(at) * 0.01));
            }
        }
    }

    /// The whole engine at once where that is offered, otherwise the next step of a plan.
    fn next_in_production(&self, seat: Seat, menu: &Menu<Action>) -> Action {
        let goal = self.goal();
        if menu.contains(Action::Run { goal }) {
            return Action::Run { goal };
        }
        let mut plan = self.plan(seat, goal);
        plan.next(&self.players[seat].engine, &self.shift(seat)).unwrap_or(Action::Done)
    }
}

/// Sixty-fourths of a money as money.
pub(crate) fn money(value: i32) -> f32 {
    value as f32 / MONEY as f32
}
