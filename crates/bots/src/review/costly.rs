use std::time::Duration;

use serde::{Deserialize, Serialize};
use shelf::{Refused, Visit};
use table::{Heuristic, Ledger, Record, Seat};

use super::walk::{Decision, Walk};
use super::{Advised, advised};
use crate::clock::Instant;
use crate::shark::{Beside, Contest};
use crate::{Budget, Shark};

/// How many decisions are named at most.
const NAMED: usize = 3;
/// How many are judged anew before they are named: what looked costliest looked so partly by luck.
const JUDGED: usize = 6;
/// Beside how many other actions each is weighed.
const RIVALS: usize = 4;
/// In how many imagined games each decision is weighed at first.
const FIRST_LOOK: u32 = 6;
/// In how many more, pass by pass; before each the less costly half is dropped.
const PASSES: [u32; 3] = [12, 24, 48];
/// In how many those are judged that may be named, piece by piece, as long as there is time.
const PIECES: [u32; 8] = [40; 8];
/// What costs less than so many thousandths of the win and less than so many points is not named.
const LEAST: (u16, f32) = (5, 0.5);

/// A decision that cost whoever took it something, judged by what they could see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Costly {
    /// How many actions had been played before it.
    pub ply: u32,
    /// The round in which it was taken.
    pub round: u8,
    /// What was done, and what would have been better.
    pub advised: Advised,
}

/// The decisions that cost a seat most in a game that is over, the costliest first: three at most.
///
/// `hear` is told again and again how much of the work is done. What is left out when the time is over is only less sure.
///
/// # Errors
/// When the record is not to be trusted.
pub fn costliest(
    record: &Record,
    seat: Seat,
    time: Duration,
    hear: &mut dyn FnMut(f32),
) -> Result<Vec<Costly>, Refused> {
    shelf::with(&record.game, Weighing { record, seat, time, hear })?
}

struct Weighing<'a> {
    record: &'a Record,
    seat: Seat,
    time: Duration,
    hear: &'a mut dyn FnMut(f32),
}

impl Visit for Weighing<'_> {
    type Output = Result<Vec<Costly>, Refused>;

    fn visit<G: Heuristic + Ledger>(self) -> Self::Output {
        let (played, told) = self.record.replay::<G>()?;
        let walk = Walk::<G>::along(&played, told)?;
        Ok(weigh(&walk, self.seat, self.time, self.hear))
    }
}

/// A decision of the game, and what came of it beside others.
struct Weighed<G: Heuristic> {
    ply: usize,
    decision: Decision<G>,
    contest: Contest<G::Action>,
}

impl<G: Heuristic> Weighed<G> {
    fn new(ply: usize, decision: Decision<G>, shark: &mut Shark<G>) -> Self {
        let rivals = shark.rivals(&decision.question(Budget::Iterations(0)), decision.made, RIVALS);
        let contest = Contest::new(decision.made, rivals);
        Self { ply, decision, contest }
    }

    fn hold(&mut self, shark: &mut Shark<G>, deals: u32) {
        shark.hold(&self.decision.question(Budget::Iterations(0)), &mut self.contest, deals);
    }

    fn cost(&self) -> f64 {
        self.contest.best().by
    }

    /// Begins anew, beside the best of the others alone.
    fn forget(&mut self) {
        let Beside { made, best, .. } = self.contest.best();
        self.contest = Contest::new(made.action, [best.action].into_iter().filter(|best| *best != made.action));
    }
}

/// Weighs every decision of a seat, and those again that look costliest.
fn weigh<G: Heuristic + Ledger>(walk: &Walk<G>, seat: Seat, time: Duration, hear: &mut dyn FnMut(f32)) -> Vec<Costly> {
    let start = Instant::now();
    let [first, second, end] = [time * 2 / 5, time * 3 / 5, time].map(|part| start + part);
    let mut shark = Shark::<G>::new(walk.seed, 1);
    let mut weighed = Vec::new();
    let steps = (1 + PASSES.len() + PIECES.len()) as f32;
    let own: Vec<usize> = (0..walk.plies()).filter(|ply| walk.log[*ply].seat == seat).collect();
    for (index, ply) in spread(&own).enumerate() {
        // However little time there is, something is said.
        if index > JUDGED && Instant::now() >= first {
            break;
        }
        if let Some(decision) = walk.decision(ply) {
            let mut one = Weighed::new(ply, decision, &mut shark);
            one.hold(&mut shark, FIRST_LOOK);
            weighed.push(one);
        }
        hear((index + 1) as f32 / own.len() as f32 / steps);
    }
    for (pass, deals) in PASSES.into_iter().enumerate() {
        let count = weighed.len().div_ceil(2).max(JUDGED);
        keep(&mut weighed, count);
        for (index, decision) in weighed.iter_mut().enumerate() {
            if Instant::now() >= second {
                break;
            }
            decision.hold(&mut shark, deals);
            hear((1.0 + pass as f32 + (index + 1) as f32 / count as f32) / steps);
        }
    }
    keep(&mut weighed, JUDGED);
    weighed.iter_mut().for_each(Weighed::forget);
    for (piece, deals) in PIECES.into_iter().enumerate() {
        if piece > 0 && Instant::now() >= end {
            break;
        }
        weighed.iter_mut().for_each(|decision| decision.hold(&mut shark, deals));
        hear((1 + PASSES.len() + piece + 1) as f32 / steps);
    }
    keep(&mut weighed, JUDGED);
    weighed.iter().filter_map(|weighed| named(walk, weighed)).take(NAMED).collect()
}

/// Every other one first, so that what there is no time for is spread over the whole.
fn spread(plies: &[usize]) -> impl Iterator<Item = usize> {
    plies.iter().step_by(2).chain(plies.iter().skip(1).step_by(2)).copied()
}

/// Keeps so many, the costliest first.
fn keep<G: Heuristic>(weighed: &mut Vec<Weighed<G>>, most: usize) {
    weighed.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
    weighed.truncate(most);
}

/// A decision as it is told, if it cost enough to be worth it.
fn named<G: Heuristic + Ledger>(walk: &Walk<G>, Weighed { ply, decision, contest }: &Weighed<G>) -> Option<Costly> {
    let advised = advised(decision, &contest.best());
    let (made, best) = (&advised.made, &advised.best);
    let is_costly =
        best.chance >= made.chance + LEAST.0 || (best.chance >= made.chance && best.score >= made.score + LEAST.1);
    (is_costly && best.action != made.action).then(|| Costly { ply: *ply as u32, round: walk.round(*ply), advised })
}
