use table::Seat;

use super::odds::odds;
use super::outlook::Outlook;
use crate::{Card, Lawsuit, Workplace};

const LAWSUITS: [Lawsuit; 3] = [Lawsuit::Negligence, Lawsuit::Libel, Lawsuit::PatentInfringement];
/// How many suits a round somebody has to defend.
const SUED: f32 = 1.4;
/// How many suits a round somebody draws.
const SUES: f32 = 0.5;

/// The suits that a seat can bring in a round.
#[derive(Clone, Copy)]
enum Suits {
    /// Those in its hand.
    Held,
    /// Those that it may draw.
    Drawn,
}

impl Outlook<'_> {
    /// What a change of a seat's lawyers and interns is worth in the suits to come.
    pub(super) fn in_court(&self, seat: Seat, after: &Workplace) -> f32 {
        let before = &self.game.workplaces[seat];
        if before.court_dice() == after.court_dice() {
            return 0.0;
        }
        let better = |dice: fn(&Workplace) -> u32, suits: Suits| {
            self.round_of_suits(seat, dice(after), suits) - self.round_of_suits(seat, dice(before), suits)
        };
        let later = (self.earnings() - 1.0).max(0.0);
        // Nobody is sued in the first round; what is in the hand then is for the next.
        if self.game.round > 1 {
            better(Workplace::court_dice, Suits::Held) + later * better(lasting_dice, Suits::Drawn)
        } else {
            later * better(lasting_dice, Suits::Held)
        }
    }

    /// What a round of suits brings a seat that throws so many dice.
    fn round_of_suits(&self, seat: Seat, dice: u32, suits: Suits) -> f32 {
        let game = self.game;
        let others = || game.workplaces.iter().filter(|(other, _)| *other != seat);
        let lost = others().map(|(_, other)| odds(other.court_dice(), dice)).sum::<f32>() / others().count() as f32;
        let all: u32 = LAWSUITS.iter().map(|lawsuit| u32::from(game.set()[lawsuit.card()].count)).sum();
        let value = |lawsuit: Lawsuit| {
            let share = f32::from(game.set()[lawsuit.card()].count) / all.max(1) as f32;
            let best = others().map(|(_, other)| {
                let win = odds(dice, other.court_dice());
                (win * (1.0 + self.envy) - (1.0 - win)) * self.stake(lawsuit, other)
            });
            let own = match suits {
                Suits::Held => game.hands[seat].count(lawsuit.card()) as f32,
                Suits::Drawn => SUES * share,
            };
            own * best.fold(0.0, f32::max) - SUED * share * lost * self.stake(lawsuit, &game.workplaces[seat])
        };
        LAWSUITS.into_iter().map(value).sum()
    }

    /// What a defendant stands to lose, in dollars.
    fn stake(&self, lawsuit: Lawsuit, defendant: &Workplace) -> f32 {
        let most = self.game.set()[lawsuit.card()].value;
        let marketers = defendant.cards.count(Card::Marketer);
        match lawsuit {
            Lawsuit::Negligence => defendant.cash as f32,
            Lawsuit::Libel => (marketers.min(most) * defendant.tech) as f32 * self.earnings(),
            Lawsuit::PatentInfringement => (defendant.tech.min(most) * (marketers + 1)) as f32 * self.earnings(),
        }
    }
}

/// The dice that are still thrown when the interns are gone.
fn lasting_dice(workplace: &Workplace) -> u32 {
    workplace.court_dice() - workplace.cards.count(Card::LegalIntern)
}
