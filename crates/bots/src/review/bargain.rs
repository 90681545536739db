use std::time::Duration;

use table::{Acquired, Advice, Game, Heuristic, Item, Ledger, Menu, Rng, Seat, Step};

use super::walk::{Decision, Walk};
use super::{Advised, Bargain, Judged, json, thousandths};
use crate::Budget;
use crate::clock::Instant;
use crate::manager::opinion;
use crate::shark::play_on;

/// How many other choices are looked at.
const OTHERS: usize = 5;
/// How many imagined games show whether a decision bought the lot.
const PROBED: u32 = 4;
/// How many imagined games each choice is tried in at first.
const FIRST_LOOK: u32 = 8;
/// In how many it is compared with the best of the others.
const COMPARED: u32 = 72;
/// By how many deviations a lot has to bring less than nothing before that is no accident.
const SURE: f32 = 2.0;
/// How many of the buyer's own decisions are gone back to find the one that bought the lot.
const BACK: usize = 10;
/// After so many actions, whoever has not come to own the lot leaves it to others.
const SOON: u32 = 60;

/// Everything that was bought, with what the bot thinks of it.
pub(super) fn bargains<G: Heuristic + Ledger>(walk: &Walk<G>, end: Instant, hear: &mut dyn FnMut(f32)) -> Vec<Bargain> {
    let lots = G::lots(&walk.options, walk.seats);
    let mut bought = Vec::new();
    for ply in 0..walk.plies() {
        let mut acquired = Vec::new();
        walk.states[ply].acquired(&walk.told[ply], &mut acquired);
        let priced = acquired.into_iter().filter_map(|Acquired { seat, lot, price }| Some((ply, seat, lot, price?)));
        bought.extend(priced);
    }
    let all = bought.len();
    let value = |(index, (ply, seat, lot, price)): (usize, (usize, Seat, G::Lot, i32))| {
        let left = end.saturating_duration_since(Instant::now()) / (all - index) as u32;
        let worth = if left.is_zero() { None } else { worth(walk, ply, seat, lot, left) };
        hear((index + 1) as f32 / all as f32);
        let lot = lots.iter().position(|known| *known == lot)?;
        let (gain, better) = worth.map_or((None, None), |(gain, better)| (Some(gain), better));
        Some(Bargain { ply: ply as u32 + 1, round: walk.round(ply), seat, lot, price, gain, better })
    };
    bought.into_iter().enumerate().filter_map(value).collect()
}

/// What the lot that became the seat's after `ply` brought it, in points of its score; and what would have been better,
/// where that is less than nothing.
fn worth<G: Heuristic + Ledger>(
    walk: &Walk<G>,
    ply: usize,
    seat: Seat,
    lot: G::Lot,
    time: Duration,
) -> Option<(f32, Option<Advised>)> {
    let end = Instant::now() + time;
    let own = (0..=ply).rev().filter(|ply| walk.log[*ply].seat == seat);
    let mut decisions = own.filter_map(|ply| walk.decision(ply)).take(BACK);
    decisions.find_map(|decision| Comparison::new(&decision, lot, walk.seed).worth(end))
}

/// How an imagined game goes on.
type GoOn<G> = fn(&mut G, &mut Menu<<G as Game>::Action>, &mut Advice<G>, &mut Rng);

/// One choice, and what came of it in imagined games.
struct Arm<A> {
    action: A,
    tries: u32,
    with: Mean,
    without: Mean,
}

impl<A> Arm<A> {
    fn new(action: A) -> Self {
        Self { action, tries: 0, with: Mean::default(), without: Mean::default() }
    }
}

/// What came of imagined games.
#[derive(Clone, Copy, Default)]
struct Mean {
    count: u32,
    sum: f32,
    squares: f32,
    chances: f32,
}

impl Mean {
    fn add(&mut self, score: f32, chance: f32) {
        self.count += 1;
        self.sum += score;
        self.squares += score * score;
        self.chances += chance;
    }

    fn value(&self) -> Option<f32> {
        (self.count > 0).then(|| self.sum / self.count as f32)
    }

    /// The square of how far the mean may be off.
    fn doubt(&self) -> f32 {
        let games = self.count.max(1) as f32;
        let mean = self.sum / games;
        (self.squares / games - mean * mean).max(0.0) / games
    }

    fn judged(&self, action: &impl serde::Serialize) -> Judged {
        let games = self.count.max(1) as f32;
        Judged { action: json(action), chance: thousandths(self.chances / games), score: self.sum / games }
    }
}

/// The choice that bought a lot against others, all tried in the same imagined games.
struct Comparison<'a, G: Heuristic + Ledger> {
    decision: &'a Decision<G>,
    lot: G::Lot,
    seed: u64,
    made: Arm<G::Action>,
    others: Vec<Arm<G::Action>>,
    menu: Menu<G::Action>,
    advice: Advice<G>,
}

impl<'a, G: Heuristic + Ledger> Comparison<'a, G> {
    fn new(decision: &'a Decision<G>, lot: G::Lot, seed: u64) -> Self {
        let others = others(decision, seed).into_iter().map(Arm::new).collect();
        Self { decision, lot, seed, made: Arm::new(decision.made), others, menu: Menu::new(), advice: Advice::new() }
    }

    /// How much better the buyer does with the lot than with the best choice that leaves it to others, which is named
    /// where the buyer does worse.
    ///
    /// Nothing where this decision did not buy it, or nothing else could have been done.
    fn worth(mut self, end: Instant) -> Option<(f32, Option<Advised>)> {
        (0..PROBED).for_each(|deal| self.deal(deal, |_, _, _, _| ()));
        self.others.retain(|arm| arm.without.count * 2 > arm.tries);
        if self.made.with.count == 0 || self.others.is_empty() {
            return None;
        }
        self.forget();
        (0..FIRST_LOOK).for_each(|deal| self.deal(deal, play_on));
        let values = self.others.iter().filter_map(|arm| Some((arm.action, arm.without.value()?)));
        let (best, _) = values.max_by(|a, b| a.1.total_cmp(&b.1))?;
        // It looked best partly by luck: from here on it is judged anew.
        self.others.retain(|arm| arm.action == best);
        self.forget();
        for deal in FIRST_LOOK..COMPARED {
            if deal > 2 * FIRST_LOOK && Instant::now() >= end {
                break;
            }
            self.deal(deal, play_on);
        }
        let (with, without) = (&self.made.with, &self.others[0].without);
        let gain = with.value()? - without.value()?;
        let better = (gain < 0.0).then(|| Advised {
            seat: self.decision.seat,
            view: json(&self.decision.view),
            made: with.judged(&self.made.action),
            best: without.judged(&best),
            is_sure: Some(-gain > SURE * (with.doubt() + without.doubt()).sqrt()),
        });
        Some((gain, better))
    }

    /// Imagines a game and tries every choice in it; `go_on` plays it from where the lot has its owner.
    fn deal(&mut self, deal: u32, go_on: GoOn<G>) {
        let Self { decision, lot, seed, made, others, menu, advice } = self;
        let mut rng = Rng::fast(*seed ^ u64::from(deal));
        let state = G::imagine(&decision.view, &mut rng);
        let chance = rng.next_seed();
        for arm in std::iter::once(made).chain(others) {
            let mut rng = Rng::fast(chance);
            let mut state = state.clone();
            let owner = owner(&mut state, (decision.seat, arm.action), *lot, menu, advice, &mut rng);
            go_on(&mut state, menu, advice, &mut rng);
            arm.tries += 1;
            let (score, chance) = (state.scores()[decision.seat] as f32, state.estimate()[decision.seat]);
            let outcome = if owner == Some(decision.seat) { &mut arm.with } else { &mut arm.without };
            outcome.add(score, chance);
        }
    }

    fn forget(&mut self) {
        self.made = Arm::new(self.made.action);
        self.others.iter_mut().for_each(|arm| *arm = Arm::new(arm.action));
    }
}

/// What a seat could have done instead: what looks best first.
fn others<G: Heuristic + Ledger>(decision: &Decision<G>, seed: u64) -> Vec<G::Action> {
    let question = decision.question(Budget::Iterations(0));
    let mut opinion = opinion(&question, 4, &mut Advice::new(), &mut Rng::fast(seed));
    opinion.sort_by(|a, b| b.1.total_cmp(&a.1));
    let line = decision.menu.items().iter().find(|item| item.contains(decision.made));
    // Another amount of the same bid is no other choice.
    let is_other = |action: &G::Action| !line.is_some_and(|line: &Item<G::Action>| line.contains(*action));
    let rest = decision.menu.items().iter().map(|item| item.nth(0));
    let mut others: Vec<G::Action> = Vec::with_capacity(OTHERS);
    for action in opinion.into_iter().map(|(action, _)| action).chain(rest).filter(is_other) {
        if others.len() < OTHERS && decision.menu.contains(action) && !others.contains(&action) {
            others.push(action);
        }
    }
    others
}

/// Plays an action and then by the heuristic until somebody comes to own the lot; says who.
fn owner<G: Heuristic + Ledger>(
    state: &mut G,
    first: (Seat, G::Action),
    lot: G::Lot,
    menu: &mut Menu<G::Action>,
    advice: &mut Advice<G>,
    rng: &mut Rng,
) -> Option<Seat> {
    let (mut next, mut told, mut acquired) = (Some(first), Vec::new(), Vec::new());
    for _ in 0..SOON {
        let (seat, action) = next?;
        let before = state.clone();
        told.clear();
        state.play(seat, action, &mut Step::heard(rng, &mut told));
        before.acquired(&told, &mut acquired);
        if let Some(found) = acquired.iter().find(|acquired| acquired.lot == lot) {
            return Some(found.seat);
        }
        next = state.to_act().first().map(|seat| {
            menu.clear();
            state.menu(seat, menu);
            (seat, menu.only().unwrap_or_else(|| state.glance(seat, menu, advice, rng)))
        });
    }
    None
}
