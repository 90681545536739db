//! What a disc on a card is worth: owning it, being paid for losing it, and keeping it from others.

use table::{Advice, BySeat, Menu, Seat};

use crate::disc::{Bid, Bidder, Disc};
use crate::row::MAX_LOTS;
use crate::{Action, Furnace};

use super::appraisal::Appraisal;
use super::safety::Safety;

/// A low disc goes first, all else equal: the high ones answer to what the others do.
const PATIENCE: f32 = 0.5;

impl Furnace {
    /// Judges discs by the best card for each, or cards for the disc that was taken.
    pub(super) fn advise_bid(&self, seat: Seat, disc: Option<Disc>, menu: &Menu<Action>, advice: &mut Advice<Furnace>) {
        let mut leaders = [None; MAX_LOTS];
        leaders.iter_mut().zip(self.row.lots()).for_each(|(leader, lot)| *leader = lot.winner());
        let appraisals = advice.memory.of(self);
        let safety = self.safety(seat, &appraisals);
        let bidding = Bidding { game: self, seat, appraisals, safety, leaders };
        for action in menu.iter() {
            if let Action::Take { disc } = action {
                advice.push((action, bidding.urgency(disc)));
            } else if let (Action::Place { lot }, Some(disc)) = (action, disc) {
                advice.push((action, bidding.worth(disc, lot)));
            }
        }
    }
}

/// One seat that is about to bid.
struct Bidding<'a> {
    game: &'a Furnace,
    seat: Seat,
    appraisals: BySeat<Appraisal>,
    safety: Safety,
    /// The highest disc on each card.
    leaders: [Option<Bid>; MAX_LOTS],
}

impl Bidding<'_> {
    /// What would be lost by placing `disc` later: its best card against what is usually left.
    fn urgency(&self, disc: Disc) -> f32 {
        let (mut best, mut sum, mut count) = (0.0_f32, 0.0, 0.0);
        for lot in self.game.lots_for(self.seat, disc) {
            let worth = self.worth(disc, lot);
            best = best.max(worth);
            sum += worth;
            count += 1.0;
        }
        best - sum / count - PATIENCE * f32::from(disc.value())
    }

    fn worth(&self, disc: Disc, index: u8) -> f32 {
        let (at, appraisal) = (usize::from(index), &self.appraisals[self.seat]);
        let losing = appraisal.losing(at, disc);
        let leader = self.leaders[at];
        if leader.is_some_and(|bid| bid.disc.value() > disc.value()) {
            return losing;
        }
        let chance = self.safety.of(disc, at);
        if let Some(own) = leader.filter(|bid| bid.bidder == Bidder::Seat(self.seat)) {
            // The card is the seat's already: a higher disc only makes it safer, and the lower one is compensated.
            return (chance - self.safety.of(own.disc, at)) * appraisal.own[at] + appraisal.losing(at, own.disc);
        }
        chance * (appraisal.own[at] + self.worth_of_blocking(leader, at)) + (1.0 - chance) * losing
    }

    /// A rival who leads on the card would lose it.
    fn worth_of_blocking(&self, leader: Option<Bid>, at: usize) -> f32 {
        match leader.map(|bid| bid.bidder) {
            Some(Bidder::Seat(rival)) if rival != self.seat => {
                0.4 * self.appraisals[rival].own[at] / f32::from(self.game.players.seats() - 1)
            }
            Some(Bidder::Seat(_) | Bidder::Dummy) | None => 0.0,
        }
    }
}
