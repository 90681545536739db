//! What goods and effects are worth, in sixty-fourths of a money: whole numbers, since plans are part of the rules.

use crate::action::Goal;
use crate::effect::Effect;
use crate::goods::Goods;

/// One money.
pub(crate) const MONEY: i32 = 64;

/// What is left over after production is worth this much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    coal: i32,
    iron: i32,
    oil: i32,
    token: i32,
    /// Rounds in which an upgrade will still pay.
    rounds: i32,
}

impl Worth {
    /// The worth for `goal` when `rounds` are still to come.
    pub(crate) const fn new(goal: Goal, rounds: u8) -> Self {
        match goal {
            // Goods only break ties between equal sums of money.
            Goal::Money => Self { coal: 1, iron: 2, oil: 4, token: 1, rounds: 0 },
            Goal::Growth => Self { coal: 44, iron: 92, oil: 190, token: 84, rounds: rounds as i32 },
        }
    }

    #[inline]
    pub(crate) const fn of(&self, goods: Goods) -> i32 {
        goods.coal as i32 * self.coal
            + goods.iron as i32 * self.iron
            + goods.oil as i32 * self.oil
            + goods.token as i32 * self.token
            + goods.money as i32 * MONEY
    }

    /// What one coal, iron, oil and upgrade token is worth.
    pub(crate) const fn of_each(&self) -> [i32; 4] {
        [self.coal, self.iron, self.oil, self.token]
    }

    /// What processing once brings; 0 for other effects.
    pub(crate) const fn margin(&self, effect: Effect) -> i32 {
        match effect {
            Effect::Process { from, to, .. } => self.of(to) - self.of(from),
            Effect::Gain(_) | Effect::Upgrade { .. } => 0,
        }
    }

    /// What an effect will bring in the rounds to come.
    pub(crate) fn later(&self, effect: Effect) -> i32 {
        self.rounds * rate(effect)
    }
}

/// What an effect brings in a round, roughly.
pub(crate) fn rate(effect: Effect) -> i32 {
    const TYPICAL: Worth = Worth { coal: 52, iron: 100, oil: 200, token: 84, rounds: 0 };
    match effect {
        Effect::Gain(goods) => TYPICAL.of(goods),
        // Processing seldom runs as often as it could.
        Effect::Process { from, to, times } => {
            (TYPICAL.of(to) - TYPICAL.of(from)).max(0) * i32::from(times.min(5)) * 3 / 4
        }
        Effect::Upgrade { .. } => MONEY,
    }
}
