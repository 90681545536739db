use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::Rng;

/// An action that a seat can choose.
///
/// An action that carries an amount of money, cubes or the like says here where it is,
/// so that a menu can offer a whole range as one item.
pub trait Choice:
    Copy + Eq + Hash + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync + Unpin + 'static
{
    /// The same action with the amount `n`; actions without an amount stay as they are.
    #[must_use]
    fn with_amount(self, n: u32) -> Self {
        let _ = n;
        self
    }

    /// The amount that [`with_amount`](Choice::with_amount) set; 0 for actions without one.
    fn amount(self) -> u32 {
        0
    }

    /// Whether the game itself would decide a whole run of things by a plan, which can be decided one by one as well.
    ///
    /// That is a help, never the only choice: [`Game::expand`](crate::Game::expand) says what it stands for.
    fn is_planned(self) -> bool {
        false
    }
}

/// One line of a menu. Plain data: it travels to browsers and to Python as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item<A> {
    /// One action.
    One(A),
    /// The action `of` with any amount from `min` to `max` that is a whole number of `step`s above `min`.
    Amount {
        /// The action whose amount is open; its own amount means nothing.
        of: A,
        /// The smallest amount.
        min: u32,
        /// The largest amount: always a whole number of steps above `min`.
        max: u32,
        /// The distance between two amounts, at least 1.
        step: u32,
    },
}

impl<A: Choice> Item<A> {
    /// How many actions this line stands for.
    #[must_use]
    pub const fn len(&self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Amount { min, max, step, .. } => {
                let step = if *step == 0 { 1 } else { *step };
                (max.saturating_sub(*min) / step) as usize + 1
            }
        }
    }

    /// Never: a line stands for at least one action.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// The action number `index` of this line; an index past the end gives the last one.
    #[must_use]
    pub fn nth(&self, index: usize) -> A {
        match *self {
            Self::One(action) => action,
            Self::Amount { of, min, max, step } => {
                of.with_amount(max.min(min.saturating_add((index as u32).saturating_mul(step))))
            }
        }
    }

    /// An action of this line at random.
    #[inline]
    pub fn sample(&self, rng: &mut Rng) -> A {
        match self {
            Self::One(action) => *action,
            Self::Amount { .. } => self.nth(rng.below(self.len() as u32) as usize),
        }
    }

    /// Whether `action` is one of those this line stands for.
    #[must_use]
    pub fn contains(&self, action: A) -> bool {
        match *self {
            Self::One(one) => one == action,
            Self::Amount { of, min, max, step } => {
                let amount = action.amount();
                (min..=max).contains(&amount) && (amount - min).is_multiple_of(step) && of.with_amount(amount) == action
            }
        }
    }
}

/// What one seat may do now.
///
/// A buffer that is filled again for every decision: once it has grown, filling it allocates nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Menu<A> {
    items: Vec<Item<A>>,
}

impl<A> Default for Menu<A> {
    fn default() -> Self {
        Self { items: Vec::new() }
    }
}

impl<A: Choice> Menu<A> {
    /// An empty menu.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets every item and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.items.clear();
    }

    /// Offers one action.
    #[inline]
    pub fn one(&mut self, action: A) {
        self.items.push(Item::One(action));
    }

    /// Offers `of` with every amount from `min` to `max` in steps of `step`; offers nothing where `max` is below `min`.
    pub fn amount(&mut self, of: A, min: u32, max: u32, step: u32) {
        if max >= min {
            let step = step.max(1);
            self.items.push(Item::Amount { of, min, max: max - (max - min) % step, step });
        }
    }

    /// The same without [plans](Choice::is_planned).
    #[must_use]
    pub fn by_hand(&self) -> Self {
        Self { items: self.items.iter().filter(|item| !item.nth(0).is_planned()).copied().collect() }
    }

    /// The lines.
    #[must_use]
    pub fn items(&self) -> &[Item<A>] {
        &self.items
    }

    /// How many actions there are, every amount counted.
    #[must_use]
    pub fn len(&self) -> usize {
        self.items.iter().map(Item::len).sum()
    }

    /// Whether there is nothing to choose.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The action, where there is only one.
    #[inline]
    #[must_use]
    pub fn only(&self) -> Option<A> {
        match self.items.as_slice() {
            [item] if item.len() == 1 => Some(item.nth(0)),
            _ => None,
        }
    }

    /// Action number `index` of all, in the order of [`iter`](Menu::iter).
    #[must_use]
    pub fn nth(&self, mut index: usize) -> Option<A> {
        for item in &self.items {
            if index < item.len() {
                return Some(item.nth(index));
            }
            index -= item.len();
        }
        None
    }

    /// Every action, every amount counted.
    pub fn iter(&self) -> impl Iterator<Item = A> + '_ {
        self.items.iter().flat_map(|item| (0..item.len()).map(|index| item.nth(index)))
    }

    /// Whether `action` is offered.
    #[must_use]
    pub fn contains(&self, action: A) -> bool {
        self.items.iter().any(|item| item.contains(action))
    }

    /// An action at random: each line equally likely, then each amount of the line.
    ///
    /// So a line with a thousand amounts is not chosen a thousand times as often as "pass".
    #[inline]
    pub fn sample(&self, rng: &mut Rng) -> Option<A> {
        let item = self.items.get(rng.below(self.items.len() as u32) as usize)?;
        Some(item.sample(rng))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Action {
        Pass,
        Bid(u32),
    }

    impl Choice for Action {
        fn with_amount(self, n: u32) -> Self {
            match self {
                Self::Pass => self,
                Self::Bid(_) => Self::Bid(n),
            }
        }

        fn amount(self) -> u32 {
            match self {
                Self::Pass => 0,
                Self::Bid(n) => n,
            }
        }
    }

    fn menu() -> Menu<Action> {
        let mut menu = Menu::new();
        menu.one(Action::Pass);
        menu.amount(Action::Bid(0), 20, 59, 10);
        menu
    }

    #[test]
    fn a_range_stands_for_each_of_its_amounts() {
        let menu = menu();
        assert_eq!(menu.len(), 5);
        let all: Vec<Action> = menu.iter().collect();
        assert_eq!(all, [Action::Pass, Action::Bid(20), Action::Bid(30), Action::Bid(40), Action::Bid(50)]);
        assert_eq!((0..5).map(|index| menu.nth(index)).collect::<Option<Vec<_>>>(), Some(all));
        assert_eq!(menu.nth(5), None);
    }

    #[test]
    fn an_amount_between_two_steps_or_past_the_end_is_not_offered() {
        let menu = menu();
        assert!(menu.contains(Action::Bid(50)));
        for amount in [0, 10, 25, 59, 60, u32::MAX] {
            assert!(!menu.contains(Action::Bid(amount)), "{amount}");
        }
    }

    #[test]
    fn an_impossible_range_offers_nothing() {
        let mut menu = Menu::new();
        menu.amount(Action::Bid(0), 20, 10, 10);
        assert!(menu.is_empty());
        assert_eq!(menu.sample(&mut Rng::fast(0)), None);
    }

    #[test]
    fn chance_takes_a_line_first_and_an_amount_then() {
        let menu = menu();
        let mut rng = Rng::fast(9);
        let passes = (0..10_000).filter(|_| menu.sample(&mut rng) == Some(Action::Pass)).count();
        assert!((4_600..5_400).contains(&passes), "{passes}");
    }

    #[test]
    fn a_menu_travels_as_plain_json() {
        let json = serde_json::to_string(&menu()).expect("json");
        assert_eq!(json, r#"[{"one":"pass"},{"amount":{"of":{"bid":0},"min":20,"max":50,"step":10}}]"#);
        assert_eq!(serde_json::from_str::<Menu<Action>>(&json).expect("a menu"), menu());
    }
}
