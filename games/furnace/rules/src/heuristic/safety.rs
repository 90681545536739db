//! How safe each card of an auction is from the discs that the others still have.

use table::number::power;
use table::{BySeat, Seat};

use crate::Furnace;
use crate::disc::{Bidder, Disc};
use crate::power::ONE_ON_A_CARD;
use crate::row::{MAX_LOTS, VALUES};

use super::appraisal::Appraisal;

/// The die of the dummy shows each card of its auction equally often.
const ROLLED: f32 = 1.0 / 6.0;

/// How likely it is that nobody else puts a higher disc on a card, for each value and card.
pub(super) struct Safety([[f32; MAX_LOTS]; VALUES]);

impl Safety {
    /// How likely `disc` is to be the highest on a card where none is higher yet.
    pub(super) const fn of(&self, disc: Disc, at: usize) -> f32 {
        self.0[disc.value() as usize - 1][at]
    }

    /// A disc of `value` goes to each card with the chance that `pulls` say: lower discs there are less safe.
    fn expect(&mut self, value: u8, pulls: &[f32; MAX_LOTS]) {
        for lower in &mut self.0[..usize::from(value) - 1] {
            lower.iter_mut().zip(pulls).for_each(|(safe, pull)| *safe *= 1.0 - pull);
        }
    }
}

impl Furnace {
    /// What `seat` has to expect: every rival wants what is worth most to that rival.
    pub(super) fn safety(&self, seat: Seat, appraisals: &BySeat<Appraisal>) -> Safety {
        let mut safety = Safety([[1.0; MAX_LOTS]; VALUES]);
        for (rival, player) in self.players.iter().filter(|(rival, _)| *rival != seat) {
            let appraisal = &appraisals[rival];
            for disc in player.discs.iter().filter(|disc| *disc != Disc::One) {
                safety.expect(disc.value(), &self.pulls(rival, disc, appraisal));
            }
        }
        for disc in self.dummy.iter() {
            let room = self.row.with_room(Bidder::Dummy, ONE_ON_A_CARD) & self.row.without(disc.value());
            safety.expect(disc.value(), &std::array::from_fn(|at| if room & (1 << at) == 0 { 0.0 } else { ROLLED }));
        }
        safety
    }

    /// How likely a rival's disc is to go to each card.
    fn pulls(&self, rival: Seat, disc: Disc, appraisal: &Appraisal) -> [f32; MAX_LOTS] {
        let lost = self.row.above(disc.value());
        let mut pulls = [0.0; MAX_LOTS];
        for lot in self.lots_for(rival, disc) {
            let at = usize::from(lot);
            let worth = if lost & (1 << lot) == 0 { appraisal.own[at] } else { appraisal.losing(at, disc) };
            pulls[at] = power(worth.max(0.1), 2);
        }
        // Twice, because whoever comes later sees where it hurts.
        let all = pulls.iter().sum::<f32>().max(0.01) / 2.0;
        pulls.map(|pull| (pull / all).min(0.9))
    }
}
