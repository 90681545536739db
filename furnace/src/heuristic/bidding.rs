//! What a disc on a card is worth: owning it, being paid for losing it, and keeping it from others.

use table::{Advice, Menu, Seat};

use crate::disc::{Bidder, Disc};
use crate::row::Lot;
use crate::{Action, Furnace};

use super::appraisal::Appraisal;

impl Furnace {
    /// Judges discs by the best card for each, or cards for the disc that was taken.
    pub(super) fn advise_bid(&self, seat: Seat, disc: Option<Disc>, menu: &Menu<Action>, advice: &mut Advice<Action>) {
        let appraisal = self.appraisal(seat);
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
                0.25 * self.usual_worth(lot.company) / f32::from(self.players.seats() - 1)
            }
            Some(Bidder::Seat(_) | Bidder::Dummy) | None => 0.0,
        }
    }
}
