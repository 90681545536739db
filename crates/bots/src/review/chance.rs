use std::collections::BTreeMap;

use table::{BySeat, Heuristic, Ledger, Menu, Rng, Step};

use super::walk::Walk;
use super::{Chances, thousandths};
use crate::clock::Instant;
use crate::shark::play_on;

/// How many plies are judged at first.
const POINTS: usize = 60;
/// How many games are played on from each of them, pass by pass.
const PASSES: [u32; 6] = [8, 24, 64, 128, 256, 512];
/// How many where it matters: at least, at most, and how many times as many as elsewhere.
const EXACT: (u32, u32, u32) = (32, 1200, 3);
/// Where fewer games were played on, a point is drawn with its neighbours.
const SURE: u32 = 300;

/// Everyone's chance of winning at some plies of a game.
///
/// A chance is a share of games that are played on from the position as it really was, with all cards open: whoever looks
/// back on a game wants to know how it stood, not what one of the seats thought of it.
pub(super) struct Chart<'a, G: Heuristic + Ledger> {
    walk: &'a Walk<G>,
    points: BTreeMap<usize, Point>,
    /// How many games were played on from every point.
    games: u32,
    player: Player<G>,
}

/// Whoever plays games on, for all seats.
struct Player<G: Heuristic> {
    menu: Menu<G::Action>,
    advice: table::Advice<G>,
}

/// Everyone's chance of winning from a position with all cards open, as a review judges it: by so many games.
pub fn outlook<G: Heuristic>(state: &G, games: u32, seed: u64) -> BySeat<f32> {
    let mut player = Player::new();
    let first = player.play_on(state.clone(), seed);
    let sum = (1..games).fold(first, |sum, game| {
        let shares = player.play_on(state.clone(), seed ^ u64::from(game));
        sum.map(|seat, sum| sum + shares[seat])
    });
    sum.map(|_, sum| sum / games.max(1) as f32)
}

#[derive(Default)]
struct Point {
    /// How many games were played on.
    games: u32,
    /// What they brought each seat, together.
    shares: Vec<f32>,
}

impl Point {
    fn share(&self, seat: usize) -> f32 {
        self.shares[seat] / self.games.max(1) as f32
    }
}

impl<'a, G: Heuristic + Ledger> Chart<'a, G> {
    /// A chart whose plies are spread over the game.
    pub(super) fn new(walk: &'a Walk<G>) -> Self {
        let plies = walk.plies();
        let count = plies.min(POINTS);
        let spread = (0..=count).map(|nth| walk.whole(plies * nth / count.max(1)));
        let point = |ply| (ply, Point { games: 0, shares: vec![0.0; usize::from(walk.seats)] });
        Self { walk, points: spread.map(point).collect(), games: 0, player: Player::new() }
    }

    /// Judges every point better and better until the time is over; `hear` is told how far that is.
    pub(super) fn draw(&mut self, end: Instant, hear: &mut dyn FnMut(&Self, f32)) {
        let plies = self.plies();
        let all = PASSES.iter().sum::<u32>() as f32 * plies.len() as f32;
        let (start, mut games, mut done) = (Instant::now(), 0, 0.0);
        let time = end.saturating_duration_since(start).as_secs_f32().max(0.001);
        for (pass, more) in PASSES.into_iter().enumerate() {
            games += more;
            for (index, ply) in plies.iter().enumerate() {
                if pass > 0 && Instant::now() >= end {
                    return hear(self, 1.0);
                }
                self.judge(*ply, games);
                done += more as f32;
                if pass > 1 && index % 8 == 0 {
                    hear(self, (done / all).max(start.elapsed().as_secs_f32() / time).min(1.0));
                }
            }
            self.games = games;
            hear(self, done / all);
        }
    }

    /// Judges the chances at a ply as well as time allows where it matters.
    pub(super) fn judge_exactly(&mut self, ply: usize) -> BySeat<f32> {
        self.judge(ply, self.exact())
    }

    /// How many games there is time for where it matters.
    pub(super) fn exact(&self) -> u32 {
        let (least, most, times) = EXACT;
        (self.games * times).clamp(least, most)
    }

    /// The chances after the same actions, had the cards and dice that came up in them been others.
    pub(super) fn with_other_chance(&mut self, from: usize, to: usize) -> BySeat<f32> {
        let (walk, games) = (self.walk, self.exact());
        let mut sum = BySeat::new(walk.seats, |_| 0.0);
        for game in 0..games {
            let mut rng = Rng::fast(walk.seed ^ u64::from(game));
            let shares = self.player.play_on(walk.again(from, to, &mut rng), rng.next_seed());
            sum = sum.map(|seat, sum| sum + shares[seat]);
        }
        sum.map(|_, sum| sum / games as f32)
    }

    /// Whether the same actions lead elsewhere with other cards and dice.
    pub(super) fn has_chance(&self, from: usize, to: usize) -> bool {
        let walk = self.walk;
        (0..3).any(|other| walk.again(from, to, &mut Rng::fast(walk.seed ^ other)) != walk.states[to])
    }

    /// Judges the chances at a ply by at least so many games.
    pub(super) fn judge(&mut self, ply: usize, games: u32) -> BySeat<f32> {
        let walk = self.walk;
        let empty = || Point { games: 0, shares: vec![0.0; usize::from(walk.seats)] };
        let mut point = self.points.remove(&ply).unwrap_or_else(empty);
        let state = &walk.states[ply];
        if let Some(places) = state.places() {
            point.games = 1;
            point.shares = places.win_shares().values().iter().map(|share| *share as f32).collect();
        } else if point.games < games {
            for game in point.games..games {
                let shares = self.player.play_on(state.clone(), walk.seed ^ u64::from(game));
                point.shares.iter_mut().zip(shares.values()).for_each(|(sum, share)| *sum += share);
            }
            point.games = games;
        }
        let chances = BySeat::new(walk.seats, |seat| point.share(seat.index()));
        self.points.insert(ply, point);
        chances
    }

    /// The chances at every ply that was judged.
    pub(super) fn chances(&self) -> Vec<Chances> {
        let points: Vec<(&usize, &Point)> = self.points.iter().collect();
        let drawn = |index: usize| {
            let (ply, point) = points[index];
            let of = (0..usize::from(self.walk.seats)).map(|seat| thousandths(self.drawn(&points, index, point, seat)));
            Chances { ply: *ply as u32, of: of.collect() }
        };
        (0..points.len()).map(drawn).collect()
    }

    /// A point as it is drawn: one that is unsure leans on those beside it, unless they are the exact ends of a turn.
    fn drawn(&self, points: &[(&usize, &Point)], index: usize, point: &Point, seat: usize) -> f32 {
        let is_unsure = |point: &Point| point.games > 1 && point.games <= self.games.max(1) && point.games < SURE;
        let beside =
            [index.checked_sub(1), Some(index + 1)].into_iter().flatten().filter_map(|index| points.get(index));
        let beside: Vec<f32> =
            beside.filter(|(_, point)| is_unsure(point)).map(|(_, point)| point.share(seat)).collect();
        let own = point.share(seat);
        if !is_unsure(point) || index == 0 || beside.len() < 2 {
            return own;
        }
        0.5 * own + 0.25 * beside.iter().sum::<f32>()
    }

    /// The plies that were judged, in order.
    pub(super) fn plies(&self) -> Vec<usize> {
        self.points.keys().copied().collect()
    }
}

impl<G: Heuristic> Player<G> {
    fn new() -> Self {
        Self { menu: Menu::new(), advice: table::Advice::new() }
    }

    /// Plays one game on, and says what it brought everybody.
    fn play_on(&mut self, mut state: G, seed: u64) -> BySeat<f32> {
        let mut rng = Rng::fast(seed);
        self.play_one(&mut state, &mut rng);
        play_on(&mut state, &mut self.menu, &mut self.advice, &mut rng);
        shares(&state)
    }

    /// Plays one action: an estimate at the point itself would see nothing of what the seats hold.
    fn play_one(&mut self, state: &mut G, rng: &mut Rng) {
        let Some(seat) = state.to_act().first() else { return };
        self.menu.clear();
        state.menu(seat, &mut self.menu);
        let action = self.menu.only().unwrap_or_else(|| state.glance(seat, &self.menu, &mut self.advice, rng));
        state.play(seat, action, &mut Step::silent(rng));
    }
}

/// Each seat's share of the win: as it is where the game is over, or else as the heuristic guesses.
fn shares<G: Heuristic>(state: &G) -> BySeat<f32> {
    match state.places() {
        Some(places) => places.win_shares().map(|_, share| *share as f32),
        None => state.estimate(),
    }
}
