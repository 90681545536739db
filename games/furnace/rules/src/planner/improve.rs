//! Starts from a rule of thumb for a large engine and changes it while that helps.

use crate::bits::bits;
use crate::player::MAX_ENGINE;

use super::Plan;
use super::model::{Habits, Model, Run};
use super::op::Op;

/// How often the plan is gone through.
const PASSES: usize = 3;

/// The cards to run, in an order.
struct Order {
    at: [u8; MAX_ENGINE],
    len: usize,
    /// The cards before this place extract, or are in the middle of their activation: they stay first.
    movable: usize,
    /// The cards from this place on sell: they stay last.
    sales: usize,
}

impl Order {
    fn as_slice(&self) -> &[u8] {
        &self.at[..self.len]
    }

    /// A rule of thumb: extract, upgrade the favourite, refine, then sell; the chain as it stands.
    fn rule_of_thumb(model: &Model, turns: &Turns, favourite: Option<u8>) -> Self {
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
        let favourite = favourite.map(|at| (at, turns.of_favourite(model, at)));
        let turn = |at: &u8| match favourite {
            Some((favourite, turn)) if favourite == *at => turn,
            Some(_) | None => turns.each[usize::from(*at)],
        };
        order.at[order.movable..order.len].sort_unstable_by_key(|at| (turn(at), *at));
        order.movable += order.as_slice()[order.movable..].iter().take_while(|at| turn(at) == FIRST).count();
        order.sales -= order.as_slice()[order.movable..].iter().rev().take_while(|at| turn(at) >= LAST).count();
        order
    }
}

/// When each card should come.
pub(crate) struct Turns {
    each: [u32; MAX_ENGINE],
    /// When the first card comes that upgrades.
    upgrader: u32,
}

impl Turns {
    pub(crate) fn new(model: &Model) -> Self {
        let mut each = [0; MAX_ENGINE];
        for at in model.current().into_iter().chain(bits(model.begin().ready)) {
            each[usize::from(at)] = turn(model.machine(at).working(model.end(at, &model.begin())));
        }
        let upgrader = bits(model.upgraders()).map(|at| each[usize::from(at)]).min().unwrap_or(FIRST);
        Self { each, upgrader }
    }

    /// When a company should come that is upgraded first: once it is.
    fn of_favourite(&self, model: &Model, at: u8) -> u32 {
        let machine = model.machine(at);
        turn(machine.working(machine.upgraded)).max(self.upgrader + 1)
    }
}

const FIRST: u32 = 0;
const LAST: u32 = 1_000;

/// When a card with these effects should come.
fn turn(ops: &[Op]) -> u32 {
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
pub(crate) struct Attempt {
    order: Order,
    habits: Habits,
    pub(crate) value: i32,
}

impl Attempt {
    pub(crate) fn new(model: &Model, turns: &Turns, favourite: Option<u8>) -> Self {
        let order = Order::rule_of_thumb(model, turns, favourite);
        let mut habits = Habits { favourite, most: model.most() };
        if favourite.is_some() {
            model.allow_a_token(&mut habits);
        }
        let value = model.run(order.as_slice(), &habits, &mut ());
        Self { order, habits, value }
    }
}

/// An attempt that is being changed while that helps.
struct Improvement<'a> {
    model: &'a Model,
    attempt: Attempt,
    /// How things stand before each card of the order, and after the last.
    trail: [Run; MAX_ENGINE + 1],
}

impl<'a> Improvement<'a> {
    /// Moves cards, and bounds how often they process, while that helps.
    fn of(model: &'a Model, attempt: Attempt) -> Attempt {
        let mut improvement = Self { model, attempt, trail: [model.begin(); MAX_ENGINE + 1] };
        improvement.walk(0);
        for _ in 0..PASSES {
            let before = improvement.attempt.value;
            if !model.is_chain() {
                improvement.move_cards();
            }
            improvement.bound_processing();
            if improvement.attempt.value == before {
                break;
            }
        }
        improvement.attempt
    }

    /// Tries every card that is neither first nor last at every other place.
    fn move_cards(&mut self) {
        let places = self.attempt.order.movable..self.attempt.order.sales;
        for from in places.clone() {
            let mut now = from;
            for to in places.clone() {
                if to == now {
                    continue;
                }
                shift(&mut self.attempt.order.at, now, to);
                if self.is_better(now.min(to), now.max(to)) {
                    now = to;
                } else {
                    shift(&mut self.attempt.order.at, to, now);
                }
            }
        }
    }

    /// Tries every processing and every upgrade but the last sales not at all, once, and as often as possible.
    fn bound_processing(&mut self) {
        for place in 0..self.attempt.order.sales {
            let at = self.attempt.order.at[place];
            let machine = self.model.machine(at);
            for effect in usize::from(machine.from)..usize::from(machine.upgraded) {
                if machine.ops[effect].is_gain() {
                    continue;
                }
                for bound in [0, 1, u8::MAX] {
                    let old = std::mem::replace(&mut self.attempt.habits.most[usize::from(at)][effect], bound);
                    if old == bound || !self.is_better(place, place) {
                        self.attempt.habits.most[usize::from(at)][effect] = old;
                    }
                }
            }
        }
    }

    /// Keeps what was changed about the cards from place `first` to `last` if it helps; says whether it does.
    fn is_better(&mut self, first: usize, last: usize) -> bool {
        let mut run = self.trail[first];
        for place in first..self.attempt.order.len {
            // What comes after the change is as it was, so that the end will be the same.
            if place > last && run == self.trail[place] {
                return false;
            }
            self.model.activate(&mut run, self.attempt.order.at[place], &self.attempt.habits, &mut ());
        }
        let value = self.model.value(&run);
        if value <= self.attempt.value {
            return false;
        }
        self.attempt.value = value;
        self.walk(first);
        true
    }

    /// Follows the order from a place on.
    fn walk(&mut self, from: usize) {
        for place in from..self.attempt.order.len {
            let mut run = self.trail[place];
            self.model.activate(&mut run, self.attempt.order.at[place], &self.attempt.habits, &mut ());
            self.trail[place + 1] = run;
        }
    }
}

/// Improves the most promising of the attempts that differ in what they upgrade first.
pub(crate) fn improve(model: &Model) -> Plan {
    let favourites = if model.upgraders() == 0 { 0 } else { model.begin().basic };
    let turns = Turns::new(model);
    let mut best = Attempt::new(model, &turns, None);
    let mut second: Option<Attempt> = None;
    for at in bits(favourites) {
        let attempt = Attempt::new(model, &turns, Some(at));
        if attempt.value > best.value {
            second = Some(std::mem::replace(&mut best, attempt));
        } else if second.as_ref().is_some_and(|second| attempt.value > second.value) {
            second = Some(attempt);
        }
    }
    best = Improvement::of(model, best);
    if let Some(second) = second {
        let second = Improvement::of(model, second);
        if second.value > best.value {
            best = second;
        }
    }
    let mut plan = Plan::EMPTY;
    plan.value = model.run(best.order.as_slice(), &best.habits, &mut plan);
    plan
}

fn shift(order: &mut [u8], from: usize, to: usize) {
    if from < to {
        order[from..=to].rotate_left(1);
    } else {
        order[to..=from].rotate_right(1);
    }
}
