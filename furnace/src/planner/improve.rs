//! Starts from a rule of thumb for a large engine and changes it while that helps.

use crate::bits::bits;
use crate::player::MAX_ENGINE;

use super::Plan;
use super::model::{Habits, Model};
use super::op::Op;

/// How often the plan is gone through.
const PASSES: usize = 3;

/// The cards to run, in an order.
pub(crate) struct Order {
    at: [u8; MAX_ENGINE],
    len: usize,
    /// The cards before this place extract, or are in the middle of their activation: they stay first.
    movable: usize,
    /// The cards from this place on sell: they stay last.
    sales: usize,
}

impl Order {
    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.at[..self.len]
    }

    /// A rule of thumb: extract, upgrade the favourite, refine, then sell; the chain as it stands.
    pub(crate) fn rule_of_thumb(model: &Model, favourite: Option<u8>) -> Self {
        let mut order = Self { at: [0; MAX_ENGINE], len: 0, movable: 0, sales: 0 };
        for at in model.current().into_iter().chain(bits(model.begin().ready)) {
            order.at[order.len] = at;
            order.len += 1;
        }
        order.movable = usize::from(model.current().is_some());
        order.sales = order.len;
        if model.is_chain() {
            return order;
        }
        let mut turns = [0; MAX_ENGINE];
        let upgrader = bits(model.upgraders()).map(|at| turn(model, at, None)).min().unwrap_or(FIRST);
        for &at in order.as_slice() {
            turns[usize::from(at)] = turn(model, at, favourite);
            if favourite == Some(at) {
                turns[usize::from(at)] = turns[usize::from(at)].max(upgrader + 1);
            }
        }
        let turn = |at: &u8| turns[usize::from(*at)];
        order.at[order.movable..order.len].sort_unstable_by_key(|at| (turn(at), *at));
        order.movable += order.as_slice()[order.movable..].iter().take_while(|at| turn(at) == FIRST).count();
        order.sales -= order.as_slice()[order.movable..].iter().rev().take_while(|at| turn(at) >= LAST).count();
        order
    }
}

const FIRST: u32 = 0;
const LAST: u32 = 1_000;

/// When a card should come if the favourite is upgraded.
fn turn(model: &Model, at: u8, favourite: Option<u8>) -> u32 {
    let machine = model.machine(at);
    let end = if favourite == Some(at) { machine.upgraded } else { model.end(at, &model.begin()) };
    let ops = machine.working(end);
    let mean = ops.iter().map(Op::turn).sum::<u32>() * 6 / (ops.len() as u32).max(1);
    if ops.iter().all(Op::is_sale) {
        LAST + mean
    } else if ops.iter().all(Op::is_gain) {
        FIRST
    } else {
        1 + mean
    }
}

/// One way to run an engine, and what it leads to.
struct Attempt {
    order: Order,
    habits: Habits,
    value: i32,
}

impl Attempt {
    fn new(model: &Model, favourite: Option<u8>) -> Self {
        let order = Order::rule_of_thumb(model, favourite);
        let mut habits = Habits { favourite, most: model.most() };
        if favourite.is_some() {
            model.allow_a_token(&mut habits);
        }
        let value = model.run(order.as_slice(), &habits, None);
        Self { order, habits, value }
    }

    /// Moves cards, and bounds how often they process, while that helps.
    fn improve(&mut self, model: &Model) {
        for _ in 0..PASSES {
            let before = self.value;
            if !model.is_chain() {
                self.move_cards(model);
            }
            self.bound_processing(model);
            if self.value == before {
                break;
            }
        }
    }

    /// Tries every card that is neither first nor last at every other place.
    fn move_cards(&mut self, model: &Model) {
        let places = self.order.movable..self.order.sales;
        for from in places.clone() {
            let mut now = from;
            for to in places.clone() {
                if to == now {
                    continue;
                }
                shift(&mut self.order.at, now, to);
                let value = model.run(self.order.as_slice(), &self.habits, None);
                if value > self.value {
                    self.value = value;
                    now = to;
                } else {
                    shift(&mut self.order.at, to, now);
                }
            }
        }
    }

    /// Tries every processing and every upgrade but the last sales not at all, once, and as often as possible.
    fn bound_processing(&mut self, model: &Model) {
        for &at in &self.order.at[..self.order.sales] {
            let machine = model.machine(at);
            for effect in usize::from(machine.from)..usize::from(machine.upgraded) {
                if machine.ops[effect].is_gain() {
                    continue;
                }
                for bound in [0, 1, u8::MAX] {
                    let old = std::mem::replace(&mut self.habits.most[usize::from(at)][effect], bound);
                    let unchanged = old == bound;
                    let value = if unchanged { i32::MIN } else { model.run(self.order.as_slice(), &self.habits, None) };
                    if value > self.value {
                        self.value = value;
                    } else {
                        self.habits.most[usize::from(at)][effect] = old;
                    }
                }
            }
        }
    }
}

/// Improves the most promising of the attempts that differ in what they upgrade first.
pub(crate) fn improve(model: &Model) -> Plan {
    let favourites = if model.upgraders() == 0 { 0 } else { model.begin().basic };
    let mut best = Attempt::new(model, None);
    let mut second: Option<Attempt> = None;
    for at in bits(favourites) {
        let attempt = Attempt::new(model, Some(at));
        if attempt.value > best.value {
            second = Some(std::mem::replace(&mut best, attempt));
        } else if second.as_ref().is_some_and(|second| attempt.value > second.value) {
            second = Some(attempt);
        }
    }
    best.improve(model);
    if let Some(mut second) = second {
        second.improve(model);
        if second.value > best.value {
            best = second;
        }
    }
    let mut plan = Plan::EMPTY;
    plan.value = model.run(best.order.as_slice(), &best.habits, Some(&mut plan));
    plan
}

fn shift(order: &mut [u8], from: usize, to: usize) {
    if from < to {
        order[from..=to].rotate_left(1);
    } else {
        order[to..=from].rotate_right(1);
    }
}
