use table::{BySeat, Seat, logistic};

use crate::workplace::Earnings;
use crate::{Bidness, Card, EventCards, IOU, Workplace};

/// What an engineer's die shows on average.
const DIE: f32 = 3.5;
/// How much a unit price lies below the tech points on average, since it is rounded down.
const ROUNDING: f32 = 4.5;
/// What a borrowed dollar costs beyond itself: the debts that end the game are the dear ones.
const INTEREST: f32 = 1.0;
/// Nobody's way out of debt is counted further than this many rounds.
const HORIZON: f32 = 12.0;
/// Nothing is valued further ahead than this: somebody's luck ends most games by then.
const LOOK_AHEAD: f32 = 3.5;
/// How many tech points ahead make it likely to be ahead later too.
const TECH_LEAD: f32 = 8.0;
/// How many marketers ahead make it likely to be ahead later too.
const MARKET_LEAD: f32 = 2.0;
/// How much a dollar in the hands of all others together hurts.
const ENVY: f32 = 0.8;
/// How likely whoever is ahead later is alone in the lead.
const ALONE: f32 = 0.5;

/// How the game looks to somebody who counts.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Bidness,
    set: &'a EventCards,
    /// In how many rounds each seat can be free of debt, if nothing new happens.
    pub(super) freedom: BySeat<f32>,
    /// How many more times debts will be paid off, this round's included.
    rounds: f32,
    /// How much a dollar in another seat's hands hurts.
    pub(super) envy: f32,
}

/// The best that the others have.
#[derive(Default)]
struct Rivals {
    marketing: u32,
    marketers: u32,
    tech: u32,
    /// In the middle of the rounds to come.
    later_tech: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Bidness) -> Self {
        let set = game.set();
        let freedom = game.workplaces.map(|seat, workplace| rounds_to_freedom(game, seat, workplace));
        let soonest = freedom.values().iter().copied().fold(HORIZON, f32::min);
        let last = f32::from(game.options.round_limit.saturating_sub(game.round)) + 1.0;
        let rounds = soonest.ceil().min(LOOK_AHEAD).clamp(1.0, last);
        Self { game, set, freedom, rounds, envy: ENVY / (f32::from(game.seats()) - 1.0) }
    }

    /// How many more times there will be earnings, this round's included.
    pub(super) fn earnings(&self) -> f32 {
        self.rounds - 1.0
    }

    /// What a seat earns from now to the end with that workplace, in dollars.
    pub(super) fn value(&self, seat: Seat, workplace: &Workplace) -> f32 {
        let set = self.set;
        let salaries = workplace.salaries(set) as f32 * self.rounds;
        if self.earnings() <= 0.0 {
            return -salaries;
        }
        let later = (self.earnings() - 1.0).max(0.0);
        let rivals = self.rivals(seat);
        let leads = workplace.marketing(set) > rivals.marketing;
        let tops = workplace.tech > rivals.tech;
        let (units, premium) = (set.rules.market_leader, set.rules.tech_leader);
        let award = |holds: bool, award: u32| if holds { award } else { 0 };
        let earnings = workplace.earnings(set, award(leads, units), award(tops, premium));
        let growth = DIE * workplace.cards.count(Card::Engineer) as f32;
        let marketers = workplace.cards.count(Card::Marketer);
        let later_tech = workplace.tech as f32 + growth * self.middle();
        let price = (later_tech - ROUNDING).max(0.0)
            + premium as f32 * ALONE * logistic((later_tech - rivals.later_tech) / TECH_LEAD);
        let ahead = marketers as f32 - rivals.marketers as f32;
        let sold = marketers as f32 + units as f32 * ALONE * logistic(ahead / MARKET_LEAD);
        earnings.total() as f32 + later * (price * sold + earnings.contracts as f32) - salaries
    }

    /// After how many rounds half of the later earnings are in.
    fn middle(&self) -> f32 {
        self.earnings() / 2.0
    }

    fn rivals(&self, seat: Seat) -> Rivals {
        let others = self.game.workplaces.iter().filter(|(other, _)| *other != seat);
        others.fold(Rivals::default(), |best, (_, workplace)| {
            let growth = DIE * workplace.cards.count(Card::Engineer) as f32;
            Rivals {
                marketing: best.marketing.max(workplace.marketing(self.set)),
                marketers: best.marketers.max(workplace.cards.count(Card::Marketer)),
                tech: best.tech.max(workplace.tech),
                later_tech: best.later_tech.max(workplace.tech as f32 + growth * self.middle()),
            }
        })
    }

    /// How much better off a seat is after `change` to its workplace.
    pub(super) fn gain(&self, seat: Seat, change: impl FnOnce(&mut Workplace)) -> f32 {
        let before = &self.game.workplaces[seat];
        let mut after = *before;
        change(&mut after);
        self.value(seat, &after) - self.value(seat, before) + self.in_court(seat, &after)
    }

    /// What it is worth to a seat to have the card in its workplace.
    pub(super) fn worth(&self, seat: Seat, card: Card) -> f32 {
        self.gain(seat, |workplace| workplace.cards.add(card))
    }

    /// What paying so much means to a seat: borrowed money counts for more.
    pub(super) fn burden(&self, seat: Seat, dollars: u32) -> f32 {
        let workplace = &self.game.workplaces[seat];
        let spare = workplace.cash.saturating_sub(workplace.salaries(self.set));
        dollars as f32 + INTEREST * dollars.saturating_sub(spare) as f32
    }

    /// How soon a seat would be free if it paid off that many IOUs now and nothing new happened.
    pub(super) fn freedom_after(&self, seat: Seat, ious: u8) -> f32 {
        let mut workplace = self.game.workplaces[seat];
        if ious > 0 {
            workplace.cash -= self.set.rules.repay[usize::from(ious) - 1];
            workplace.ious -= ious;
        }
        if workplace.ious == 0 {
            return 0.0;
        }
        workplace.cash += self.game.earnings(seat).total();
        workplace.tech += (DIE * workplace.cards.count(Card::Engineer) as f32) as u32;
        1.0 + rounds_to_freedom(self.game, seat, &workplace)
    }
}

/// Counts the rounds until the last IOU is paid off, as the workplace stands, from a salary step on.
fn rounds_to_freedom(game: &Bidness, seat: Seat, workplace: &Workplace) -> f32 {
    let set = game.set();
    let repay = set.rules.repay.map(|price| price as f32);
    let salaries = workplace.salaries(set) as f32;
    let Earnings { units, contracts, .. } = game.earnings(seat);
    let tops = if game.tech_leader == Some(seat) { set.rules.tech_leader as f32 } else { 0.0 };
    let growth = DIE * workplace.cards.count(Card::Engineer) as f32;
    let (mut cash, mut ious, mut tech) = (workplace.cash as f32, usize::from(workplace.ious), workplace.tech as f32);
    let mut round = 0.0;
    if ious == 0 {
        return 0.0;
    }
    while round < HORIZON {
        cash -= salaries;
        if cash < 0.0 {
            cash += IOU as f32;
            ious += 1;
        } else if ious <= 3 && cash >= repay[ious - 1] {
            return round + 1.0 - ((cash - repay[ious - 1]) / 1000.0).min(0.5);
        } else if ious >= 3 && cash >= repay[1] {
            cash -= repay[1];
            ious -= 2;
        } else if cash >= repay[0] {
            cash -= repay[0];
            ious -= 1;
        }
        cash += (tech - ROUNDING + tops).max(0.0) * units as f32 + contracts as f32;
        tech += growth;
        round += 1.0;
    }
    HORIZON + ious as f32 - (cash / 1000.0).clamp(-1.0, 1.0)
}
