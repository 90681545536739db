use table::Seat;

use super::odds::odds;
use super::outlook::Outlook;
use crate::phase::Phase;
use crate::{Action, Bidness, Card, Lawsuit, Suit, Workplace};

/// What a case is worth to its two sides.
pub(super) struct Stakes {
    /// What the plaintiff expects from a trial, counting the other's loss as envy does.
    pub(super) trial: f32,
    /// The least that the plaintiff should settle for.
    least: f32,
    /// The most that the defendant should pay.
    most: f32,
}

impl Stakes {
    pub(super) fn new(
        game: &Bidness,
        outlook: &Outlook<'_>,
        lawsuit: Lawsuit,
        damages: u32,
        [plaintiff, defendant]: [Seat; 2],
    ) -> Self {
        let [own, other] = [plaintiff, defendant].map(|seat| game.workplaces[seat]);
        let win = odds(own.court_dice(), other.court_dice());
        let won = damages.min(wealth(&other, lawsuit));
        let lost = damages.min(wealth(&own, lawsuit));
        let fine = match lawsuit {
            Lawsuit::Negligence => outlook.burden(plaintiff, damages),
            Lawsuit::Libel | Lawsuit::PatentInfringement => -changed(outlook, plaintiff, lawsuit, -i64::from(lost)),
        };
        let gain = changed(outlook, plaintiff, lawsuit, i64::from(won));
        let loss = -changed(outlook, defendant, lawsuit, -i64::from(won));
        let envy = outlook.envy;
        let trial = win * (gain + envy * loss) - (1.0 - win) * fine;
        let dread = win * (loss + envy * gain) - (1.0 - win) * envy * fine;
        Self { trial, least: trial / (1.0 + envy), most: dread / (1.0 + envy) }
    }

    /// The damages to sue for: as much as possible or as little, since the stakes grow with them either way.
    pub(super) fn best(
        game: &Bidness,
        outlook: &Outlook<'_>,
        lawsuit: Lawsuit,
        sides: [Seat; 2],
        (min, max): (u32, u32),
    ) -> u32 {
        let trial = |damages| Self::new(game, outlook, lawsuit, damages, sides).trial;
        if trial(max) > trial(min) { max } else { min }
    }
}

const fn wealth(workplace: &Workplace, lawsuit: Lawsuit) -> u32 {
    match lawsuit {
        Lawsuit::Negligence => workplace.cash,
        Lawsuit::Libel => workplace.cards.count(Card::Marketer),
        Lawsuit::PatentInfringement => workplace.tech,
    }
}

/// What it means to a seat to win or lose so much of what the suit is about.
fn changed(outlook: &Outlook<'_>, seat: Seat, lawsuit: Lawsuit, amount: i64) -> f32 {
    match lawsuit {
        Lawsuit::Negligence => amount as f32,
        Lawsuit::Libel => outlook.gain(seat, |place| {
            for _ in 0..amount.unsigned_abs() {
                if amount > 0 {
                    place.cards.add(Card::Marketer);
                } else {
                    place.cards.take(Card::Marketer);
                }
            }
        }),
        Lawsuit::PatentInfringement => {
            outlook.gain(seat, |place| place.tech = place.tech.saturating_add_signed(amount as i32))
        }
    }
}

impl Bidness {
    fn stakes(&self, outlook: &Outlook<'_>, suit: &Suit) -> Stakes {
        Stakes::new(self, outlook, suit.lawsuit, suit.damages, [suit.plaintiff, suit.defendant])
    }

    /// What to name next: the plaintiff comes down and the defendant goes up by about half of the way that is left.
    pub(super) fn named(&self, outlook: &Outlook<'_>, suit: &Suit, (min, max): (u32, u32)) -> u32 {
        let stakes = self.stakes(outlook, suit);
        let named = if suit.to_answer == suit.plaintiff {
            let high = if suit.ask.is_none() { stakes.most * 1.3 } else { max as f32 };
            (high + stakes.least.max(min as f32)) / 2.0
        } else {
            (stakes.most.min(max as f32) + min as f32) / 2.0
        };
        ((named / 10.0).round() as u32 * 10).clamp(min, max)
    }

    /// Weighs settling against the dice.
    pub(super) fn haggle_value(&self, outlook: &Outlook<'_>, seat: Seat, action: Action) -> f32 {
        let Phase::Suit(suit) = self.phase else { unreachable!("one haggles over a case") };
        let stakes = self.stakes(outlook, &suit);
        let (limit, sign) = if seat == suit.plaintiff { (stakes.least, 1.0) } else { (stakes.most, -1.0) };
        let above = |dollars: u32| sign * (dollars as f32 - limit);
        match action {
            Action::Accept => above(if seat == suit.defendant { suit.ask } else { suit.offer }.unwrap_or(0)),
            // A name that still leaves both better off is worth trying, but a deal in the hand is worth more.
            Action::Ask(dollars) | Action::Offer(dollars) => {
                let deal = stakes.most - stakes.least;
                if deal > 0.0 && above(dollars) >= 0.0 { 0.4 * above(dollars).min(deal) } else { -1.0 }
            }
            Action::Reject | Action::Trial => 0.0,
            Action::Discard(_)
            | Action::Play(_)
            | Action::Sell(_)
            | Action::Pass
            | Action::Target(_)
            | Action::Damages(_)
            | Action::Bid(_)
            | Action::Drop
            | Action::LayOff(_)
            | Action::PaySalaries
            | Action::Repay(_)
            | Action::Borrow => 0.0,
        }
    }
}
