use table::Seat;

use super::outlook::Outlook;
use crate::phase::Phase;
use crate::{Bidness, Card, Workplace};

/// How many cards of a hand are played in a round.
const PLAYED: usize = 3;

/// What speaks for a seat at the beginning of a round.
///
/// The weights tell best who won some 60,000 games of three that were played by this heuristic; they fit games of two to six.
struct Weights {
    /// A dollar.
    cash: f32,
    /// An IOU.
    iou: f32,
    /// A dollar that it would earn as things stand.
    earned: f32,
    /// A dollar of salaries.
    salary: f32,
    lawyer: f32,
    /// What the next lawyer lacks beside the last.
    lawyers: f32,
    /// A tech point.
    tech: f32,
    /// A dollar's worth in the hand.
    hand: f32,
    /// That the cash is there to be free at the end of the round.
    finish: f32,
}

const WEIGHTS: Weights = Weights {
    cash: 0.0057,
    iou: -1.05,
    earned: 0.0047,
    salary: -0.012,
    lawyer: 1.17,
    lawyers: -0.075,
    tech: 0.036,
    hand: 0.0033,
    finish: 1.05,
};

impl Bidness {
    /// Whether a new round has been dealt and nobody has laid a card away.
    pub(super) fn is_dealt(&self) -> bool {
        matches!(&self.phase, Phase::Discard(answers) if answers.waiting().len() == usize::from(self.seats()))
    }

    /// What speaks for a seat.
    pub(super) fn prospects(&self, outlook: &Outlook<'_>, seat: Seat) -> f32 {
        let workplace = &self.workplaces[seat];
        let salaries = workplace.salaries(self.set());
        let lawyers = workplace.cards.count(Card::Lawyer) as f32;
        let paid = Workplace { cash: workplace.cash.saturating_sub(salaries), ..*workplace };
        let is_ready = paid.most_repaid(self.set()) == paid.ious;
        let w = &WEIGHTS;
        w.cash * workplace.cash as f32
            + w.iou * f32::from(workplace.ious)
            + w.earned * self.earnings(seat).total() as f32
            + w.salary * salaries as f32
            + w.lawyer * lawyers
            + w.lawyers * lawyers * lawyers
            + w.tech * workplace.tech as f32
            + w.hand * self.hand_value(outlook, seat)
            + if is_ready { w.finish } else { 0.0 }
    }

    /// What the best cards of a hand are good for, in dollars.
    fn hand_value(&self, outlook: &Outlook<'_>, seat: Seat) -> f32 {
        let mut best = [f32::MIN; PLAYED];
        for card in self.hands[seat].iter() {
            let mut value = self.hold_value(outlook, seat, card);
            for place in &mut best {
                if value > *place {
                    std::mem::swap(&mut value, place);
                }
            }
        }
        best.into_iter().filter(|value| *value > f32::MIN).sum()
    }
}
