use table::{Choice, Item, Menu};

use super::play::Outcome;
use super::prior;
use crate::Candidate;

/// How much a candidate's rank at first sight counts, in deviations of its mean.
const TRUST: f32 = 1.0;
/// How many other amounts are tried around one that looks best.
const AROUND: usize = 6;

/// One of the actions that are compared, and what came of it for the seat that may choose it.
#[derive(Clone, Debug)]
pub(super) struct Arm<A> {
    pub(super) action: A,
    prior: f32,
    visits: u32,
    rewards: f64,
    squares: f64,
    scores: f64,
}

impl<A: Choice> Arm<A> {
    pub(super) const fn new(action: A, prior: f32) -> Self {
        Self { action, prior, visits: 0, rewards: 0.0, squares: 0.0, scores: 0.0 }
    }

    /// The same candidate before it was tried.
    pub(super) const fn fresh(&self) -> Self {
        Self::new(self.action, self.prior)
    }

    /// Counts one imagined game.
    pub(super) fn count(&mut self, outcome: Outcome) {
        self.visits += 1;
        let reward = f64::from(outcome.reward);
        self.rewards += reward;
        self.squares += reward * reward;
        self.scores += f64::from(outcome.score);
    }

    /// Adds what somebody else found out about the same candidate.
    pub(super) fn add(&mut self, more: &Self) {
        self.visits += more.visits;
        self.rewards += more.rewards;
        self.squares += more.squares;
        self.scores += more.scores;
    }

    /// How good the candidate is: what it brought, and, as long as that is uncertain, what was thought of it at first.
    pub(super) fn merit(&self) -> f32 {
        let mean = self.rewards / self.tries();
        let deviation = ((self.squares / self.tries() - mean * mean).max(0.0) / self.tries()).sqrt();
        (mean + f64::from(TRUST * self.prior) * deviation) as f32
    }

    pub(super) fn candidate(&self) -> Candidate<A> {
        Candidate {
            action: self.action,
            visits: self.visits,
            chance: (self.rewards / self.tries()) as f32,
            score: (self.scores / self.tries()) as f32,
        }
    }

    fn tries(&self) -> f64 {
        f64::from(self.visits.max(1))
    }
}

/// The actions to compare: those that look best, amounts around them, and then the rest of the menu, up to `most`.
pub(super) fn shortlist<A: Choice>(opinion: &[(A, f32)], menu: &Menu<A>, most: usize) -> Vec<Arm<A>> {
    let mut ranked: Vec<(A, f32)> = opinion.iter().copied().filter(|(action, _)| menu.contains(*action)).collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut actions: Vec<A> = ranked.into_iter().map(|(action, _)| action).collect();
    let best = actions.len().min(most.div_ceil(2));
    let around: Vec<A> = actions[..best].iter().flat_map(|action| amounts_around(*action, menu)).collect();
    let rest = menu.items().iter().map(|item| item.nth(0));
    let mut seen = Vec::new();
    let others = actions.split_off(best);
    actions.into_iter().chain(around).chain(others).chain(rest).for_each(|action| {
        if seen.len() < most && !seen.contains(&action) {
            seen.push(action);
        }
    });
    seen.into_iter().enumerate().map(|(rank, action)| Arm::new(action, prior(rank))).collect()
}

/// Other amounts of the same action: close to it, and spread over all that is offered.
fn amounts_around<A: Choice>(action: A, menu: &Menu<A>) -> Vec<A> {
    let Some(&Item::Amount { min, max, step, .. }) =
        menu.items().iter().find(|item| matches!(item, Item::Amount { .. }) && item.contains(action))
    else {
        return Vec::new();
    };
    let at = action.amount();
    let spread = (max - min) / step / 4 * step;
    let near = (at / 6 / step * step).max(step);
    let amounts = [
        at.saturating_sub(near),
        at + near,
        at.saturating_sub(2 * near),
        at + 2 * near,
        at.saturating_sub(spread),
        at + spread,
    ];
    let mut offered: Vec<A> = Vec::with_capacity(AROUND);
    for amount in amounts.into_iter().filter(|amount| (min..=max).contains(amount)) {
        let other = action.with_amount(amount);
        if other != action && !offered.contains(&other) && menu.contains(other) {
            offered.push(other);
        }
    }
    offered
}
