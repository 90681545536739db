use table::{BySeat, Heuristic, Ledger, Seat};

use super::chance::Chart;
use super::walk::Walk;
use super::{Advised, TurningPoint, advised, json};
use crate::clock::Instant;
use crate::{Budget, Shark};

/// The most turning points, and the fewest before those count that were luck.
const MOST: usize = 6;
const FEWEST: usize = 3;
/// How much a chance has to change at least.
const LEAST: f32 = 0.05;
/// Two of them lie further apart than this part of the game.
const APART: usize = 36;
/// How long the bot thinks about a decision at most, in imagined games.
const THOUGHT: u32 = 800;

/// The steps of the game that changed somebody's chance most, in order.
pub(super) fn points<G: Heuristic + Ledger>(
    walk: &Walk<G>,
    chart: &mut Chart<'_, G>,
    end: Instant,
    hear: &mut dyn FnMut(f32),
) -> Vec<TurningPoint> {
    let mut stretches = stretches(chart);
    stretches.truncate(2 * MOST);
    let (mut found, mut lucky): (Vec<TurningPoint>, Vec<TurningPoint>) = (Vec::new(), Vec::new());
    for (index, (from, to)) in stretches.iter().enumerate() {
        if found.len() == MOST || (index > 0 && Instant::now() >= end) {
            break;
        }
        let step = narrow(walk, chart, *from, *to);
        let apart = walk.plies() / APART;
        if found.iter().chain(&lucky).all(|known| (known.ply as usize).abs_diff(step.1) > apart) {
            let point = point(walk, chart, step);
            let list = if point.as_ref().is_some_and(|point| point.luck) { &mut lucky } else { &mut found };
            list.extend(point);
        }
        hear((index + 1) as f32 / stretches.len() as f32);
    }
    lucky.truncate(FEWEST.saturating_sub(found.len()));
    found.append(&mut lucky);
    found.sort_by_key(|point| point.ply);
    found
}

/// The stretches between the plies of the chart, those with the greatest changes first.
fn stretches<G: Heuristic + Ledger>(chart: &mut Chart<'_, G>) -> Vec<(usize, usize)> {
    let plies = chart.plies();
    let mut stretches: Vec<((usize, usize), f32)> = plies
        .windows(2)
        .map(|pair| ((pair[0], pair[1]), greatest(&chart.judge(pair[0], 1), &chart.judge(pair[1], 1)).1.abs()))
        .filter(|(_, change)| *change >= LEAST)
        .collect();
    stretches.sort_by(|a, b| b.1.total_cmp(&a.1));
    stretches.into_iter().map(|(stretch, _)| stretch).collect()
}

/// Whose chance changed most, and by how much.
fn greatest(before: &BySeat<f32>, after: &BySeat<f32>) -> (Seat, f32) {
    let changes = before.iter().map(|(seat, before)| (seat, after[seat] - before));
    changes.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs())).unwrap_or_default()
}

/// The one step of a stretch that changed most.
fn narrow<G: Heuristic + Ledger>(
    walk: &Walk<G>,
    chart: &mut Chart<'_, G>,
    mut from: usize,
    mut to: usize,
) -> (usize, usize) {
    loop {
        let middle = walk.whole(from + (to - from) / 2);
        let middle = if middle > from && middle < to { middle } else { walk.whole(from + 1) };
        if middle >= to {
            return (from, to);
        }
        let (first, between, last) = (chart.judge_exactly(from), chart.judge_exactly(middle), chart.judge_exactly(to));
        if greatest(&first, &between).1.abs() >= greatest(&between, &last).1.abs() {
            to = middle;
        } else {
            from = middle;
        }
    }
}

/// What there is to say about a step, if it changed enough.
fn point<G: Heuristic + Ledger>(
    walk: &Walk<G>,
    chart: &mut Chart<'_, G>,
    (from, to): (usize, usize),
) -> Option<TurningPoint> {
    let (seat, swing) = greatest(&chart.judge_exactly(from), &chart.judge_exactly(to));
    let swing = (swing * 1000.0).round() as i16;
    if f32::from(swing.abs()) < LEAST * 1000.0 {
        return None;
    }
    let luck = is_luck(chart, (from, to), seat);
    let told = || walk.told[from..to].iter().flatten();
    let public: Vec<_> = told().filter(|told| told.to.is_none()).map(|told| json(&told.event)).collect();
    let told = if public.is_empty() { told().map(|told| json(&told.event)).collect() } else { public };
    let own = (from..to).rev().find(|ply| walk.log[*ply].seat == seat);
    let advice = if luck { None } else { advise(walk, own.unwrap_or(to - 1), chart.exact().min(THOUGHT)) };
    Some(TurningPoint { from: from as u32, ply: to as u32, round: walk.round(from), seat, swing, luck, told, advice })
}

/// Whether a step would have changed a seat's chance by less than half, or the other way, with other cards and dice.
fn is_luck<G: Heuristic + Ledger>(chart: &mut Chart<'_, G>, (from, to): (usize, usize), seat: Seat) -> bool {
    if !chart.has_chance(from, to) {
        return false;
    }
    let before = chart.judge_exactly(from)[seat];
    let (real, usual) = (chart.judge_exactly(to)[seat] - before, chart.with_other_chance(from, to)[seat] - before);
    usual * real.signum() < 0.5 * real.abs()
}

/// What the bot would have done after `ply`, by what whoever was asked could see.
fn advise<G: Heuristic + Ledger>(walk: &Walk<G>, ply: usize, games: u32) -> Option<Advised> {
    let decision = walk.decision(ply)?;
    let question = decision.question(Budget::Iterations(games));
    let beside = Shark::<G>::new(walk.seed, 1).weigh(&question, decision.made, games / 3);
    Some(advised(&decision, &beside))
}
