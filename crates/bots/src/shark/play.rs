use table::{Advice, BySeat, Heuristic, Menu, Rng, Seat, Step};

/// How much the margin counts beside the win.
const MARGIN: f32 = 0.05;
/// One in so many actions of imagined play is left to chance.
const SLIP: u32 = 12;
/// The most actions that are played before the heuristic is asked how it will end.
const LONGEST: u32 = 400;

/// What one imagined game brought one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    pub(super) reward: f32,
    pub(super) score: f32,
}

/// Plays on by the heuristic to a point where it can tell how the game will end.
pub(crate) fn play_on<G: Heuristic>(state: &mut G, menu: &mut Menu<G::Action>, advice: &mut Advice<G>, rng: &mut Rng) {
    for _ in 0..LONGEST {
        if state.is_settled() {
            return;
        }
        let Some(seat) = state.to_act().first() else { return };
        menu.clear();
        state.menu(seat, menu);
        let action = match menu.only() {
            Some(only) => only,
            None if rng.below(SLIP) == 0 => menu.sample(rng).expect("a seat that is asked has something to choose"),
            None => state.glance(seat, menu, advice, rng),
        };
        state.play(seat, action, &mut Step::silent(rng));
    }
}

/// What a state is worth to each seat: the win first, the margin second.
pub(super) fn rewards<G: Heuristic>(state: &G) -> BySeat<f32> {
    let shares = state.estimate();
    let scores = state.scores();
    let most = scores.values().iter().copied().max().unwrap_or(0);
    let least = scores.values().iter().copied().min().unwrap_or(0);
    let range = (most - least).max(1) as f32;
    shares.map(|seat, share| share * (1.0 - MARGIN) + MARGIN * (scores[seat] - least) as f32 / range)
}

/// Who plays next in a search for `me`: the order among seats that are asked at once does not matter.
pub(super) fn next_to_act<G: Heuristic>(state: &G, me: Seat) -> Option<Seat> {
    let asked = state.to_act();
    if asked.contains(me) { Some(me) } else { asked.first() }
}
