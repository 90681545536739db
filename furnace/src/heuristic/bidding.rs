//! What a disc on a card is worth: owning it, being paid for losing it, and keeping it from others.

use table::{Advice, Menu, Seat};

use crate::card::Card;
use crate::disc::{Bidder, Disc};
use crate::effect::Effect;
use crate::power::Power;
use crate::row::{Lot, MAX_LOTS};
use crate::worth::rate;
use crate::{Action, Furnace};

use super::money;

/// What the cards of the auction are worth to one seat.
struct Appraisal {
    /// To own the card.
    own: [f32; MAX_LOTS],
    /// To lose on it, for each point of the multiplier.
    lose: [f32; MAX_LOTS],
    /// How likely each card is to draw a given disc of somebody else.
    pull: [f32; MAX_LOTS],
    /// By how much the seat's power raises each multiplier.
    more: u8,
}

impl Furnace {
    /// Judges discs by the best card for each, or cards for the disc that was taken.
    pub(super) fn advise_bid(&self, seat: Seat, disc: Option<Disc>, menu: &Menu<Action>, advice: &mut Advice<Action>) {
        let appraisal = self.appraise(seat);
        for action in menu.iter() {
            if let Action::Take { disc } = action {
                advice.push((action, self.urgency(seat, disc, &appraisal)));
            } else if let (Action::Place { lot }, Some(disc)) = (action, disc) {
                advice.push((action, self.bid_worth(seat, disc, lot, &appraisal)));
            }
        }
    }

    /// What would be lost by placing `disc` later: its best card against what is usually left.
    fn urgency(&self, seat: Seat, disc: Disc, appraisal: &Appraisal) -> f32 {
        let (mut best, mut sum, mut count) = (0.0_f32, 0.0, 0.0);
        for lot in self.lots_for(seat, disc) {
            let worth = self.bid_worth(seat, disc, lot, appraisal);
            best = best.max(worth);
            sum += worth;
            count += 1.0;
        }
        best - sum / count
    }

    fn bid_worth(&self, seat: Seat, disc: Disc, index: u8, appraisal: &Appraisal) -> f32 {
        let at = usize::from(index);
        let lot = self.row.lot(at);
        let losing = appraisal.lose[at] * f32::from(disc.value() + appraisal.more);
        let Some(chance) = self.chance_to_win(seat, disc, &lot, appraisal.pull[at]) else { return losing };
        if let Some(own) = lot.winner().filter(|bid| bid.bidder == Bidder::Seat(seat)) {
            // The card is the seat's already: a higher disc only makes it safer, and the lower one is compensated.
            let safer = chance - self.chance_to_win(seat, own.disc, &lot, appraisal.pull[at]).unwrap_or(0.0);
            return safer * appraisal.own[at] + appraisal.lose[at] * f32::from(own.disc.value() + appraisal.more);
        }
        chance * (appraisal.own[at] + self.worth_of_blocking(seat, &lot)) + (1.0 - chance) * losing
    }

    /// How likely it is that nobody will put a higher disc there; nothing where one lies there already.
    fn chance_to_win(&self, seat: Seat, disc: Disc, lot: &Lot, pull: f32) -> Option<f32> {
        if lot.winner().is_some_and(|bid| bid.disc.value() > disc.value()) {
            return None;
        }
        let mut chance = 1.0;
        for higher in [Disc::Two, Disc::Three, Disc::Four].into_iter().filter(|d| d.value() > disc.value()) {
            let rivals = self.players.iter().filter(|(other, player)| {
                *other != seat && player.discs.contains(higher) && lot.discs_of(Bidder::Seat(*other)) == 0
            });
            for _ in rivals {
                chance *= 1.0 - pull;
            }
            if self.dummy.contains(higher) && lot.discs_of(Bidder::Dummy) == 0 {
                chance *= 1.0 - 1.0 / 6.0;
            }
        }
        Some(chance)
    }

    /// A rival who leads on the card would lose it.
    fn worth_of_blocking(&self, seat: Seat, lot: &Lot) -> f32 {
        match lot.winner().map(|bid| bid.bidder) {
            Some(Bidder::Seat(rival)) if rival != seat => {
                0.25 * self.usual_worth(lot) / f32::from(self.players.seats() - 1)
            }
            Some(Bidder::Seat(_) | Bidder::Dummy) | None => 0.0,
        }
    }

    fn appraise(&self, seat: Seat) -> Appraisal {
        let mut appraisal = Appraisal { own: [0.0; MAX_LOTS], lose: [0.0; MAX_LOTS], pull: [0.0; MAX_LOTS], more: 0 };
        if let Some(Power::Compensation { more }) = self.power(seat) {
            appraisal.more = more;
        }
        let stock = self.players[seat].stock;
        let mut model = self.model(seat, self.goal());
        let before = model.rough_value();
        let later = f32::from(self.rounds - self.round);
        let mut all = 0.0;
        for (at, lot) in self.row.lots().enumerate() {
            let card = self.cards.company(lot.company);
            self.add_card(&mut model, seat, Card::Company(lot.company), true);
            let now = money(model.rough_value() - before);
            model.remove_last();
            let usual = 0.5 * (now + money(rate(card.basic))) + 0.35 * money(rate(card.additional));
            appraisal.own[at] = now + later * usual;
            // Twice, because a single unit often finds no use.
            let compensated = match card.compensation {
                Effect::Gain(goods) => stock.plus(goods.times(2)),
                Effect::Process { from, to, times } => {
                    let times = stock.pays(from, 2 * times);
                    stock.minus(from.times(times)).plus(to.times(times))
                }
                Effect::Upgrade { .. } => stock,
            };
            model.restock(compensated);
            appraisal.lose[at] = money(model.rough_value() - before).max(0.0) / 2.0;
            model.restock(stock);
            appraisal.pull[at] = self.usual_worth(&lot).powi(2);
            all += appraisal.pull[at];
        }
        appraisal.pull.iter_mut().for_each(|pull| *pull = (*pull / all.max(0.01)).min(0.6));
        appraisal
    }

    /// What a card is worth to anybody.
    fn usual_worth(&self, lot: &Lot) -> f32 {
        let card = self.cards.company(lot.company);
        let later = f32::from(self.rounds - self.round);
        money(rate(card.basic)) * (1.0 + later) + 0.4 * later * money(rate(card.additional))
    }
}
