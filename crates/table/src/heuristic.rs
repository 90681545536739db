use std::fmt;

use crate::number::exp;
use crate::{BySeat, Imagine, Menu, Rng, Seat};

/// What a heuristic says about a menu: candidate actions, each with how much it is worth in the adviser's eyes.
///
/// Whoever asks keeps it for as long as it goes on asking, a bot or a search all its life:
/// it also holds what the heuristic works out over and over.
pub struct Advice<G: Heuristic> {
    judged: Vec<(G::Action, f32)>,
    /// What the heuristic remembers from one question to the next.
    pub memory: G::Memory,
}

impl<G: Heuristic> Advice<G> {
    /// No advice yet, and nothing to remember.
    #[must_use]
    pub fn new() -> Self {
        Self { judged: Vec::new(), memory: G::Memory::default() }
    }

    /// Names a candidate and its worth.
    pub fn push(&mut self, judged: (G::Action, f32)) {
        self.judged.push(judged);
    }

    /// Drops the candidates that are not `kept`.
    pub fn retain(&mut self, mut kept: impl FnMut(G::Action) -> bool) {
        self.judged.retain(|(action, _)| kept(*action));
    }

    /// Makes room for the next advice; what is remembered stays.
    pub fn clear(&mut self) {
        self.judged.clear();
    }

    /// The candidates in the order in which they were named.
    #[must_use]
    pub fn judged(&self) -> &[(G::Action, f32)] {
        &self.judged
    }
}

impl<G: Heuristic> Default for Advice<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Heuristic> fmt::Debug for Advice<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Advice").field("judged", &self.judged).finish_non_exhaustive()
    }
}

/// Hand-written judgement that lives beside the rules.
///
/// It judges a full state, but a bot has none: it can only ask about states that it imagined from its view.
/// Floating point is welcome here, since nothing here decides a game's outcome.
pub trait Heuristic: Imagine {
    /// What is worked out over and over, together with all that it depends on; `()` where nothing is.
    ///
    /// It makes nothing but time of a difference: advice is the same whatever is remembered.
    type Memory: Default + Send;

    /// How far a search trusts what is done here at a [`glance`](Heuristic::glance).
    const TRUST: Trust = Trust { own: 1, others: 1 };

    /// Judges what `seat` may do: appends at least one action of `menu` to `advice`, a higher number being better.
    ///
    /// Where the menu offers a range of amounts, only those worth a thought need to appear.
    fn advise(&self, seat: Seat, menu: &Menu<Self::Action>, advice: &mut Advice<Self>);

    /// Guesses each seat's share of the win, from 0 to 1; the shares add up to 1.
    fn estimate(&self) -> BySeat<f32>;

    /// Whether nothing is half done here, so that a search may stop and trust [`estimate`](Heuristic::estimate).
    ///
    /// A search plays on from any other state; where no state is settled, to the end of the game.
    fn is_settled(&self) -> bool {
        false
    }

    /// A quick choice for `seat` in imagined play: the best of what it would be advised.
    fn glance(&self, seat: Seat, menu: &Menu<Self::Action>, advice: &mut Advice<Self>, rng: &mut Rng) -> Self::Action {
        advice.clear();
        self.advise(seat, menu, advice);
        let best = advice.judged().iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| *action);
        best.or_else(|| menu.sample(rng)).expect("a menu that is asked about is not empty")
    }
}

/// How often a decision has to come up in a search before anything is tried in it but what the heuristic would do.
///
/// A search does not tell the hands of the others apart, so that where much depends on them it knows less than the heuristic.
#[derive(Clone, Copy, Debug)]
pub struct Trust {
    /// Decisions of the seat that searches.
    pub own: u32,
    /// Decisions of the others; the highest number leaves all of them to the heuristic.
    pub others: u32,
}

/// How likely something is that has a lead of `x`: even at 0, ever more certain with more.
#[must_use]
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// How likely each seat is to win by what speaks for it: the shares add up to 1, and one more makes a seat e times as likely.
#[must_use]
pub fn chances(merits: &BySeat<f32>) -> BySeat<f32> {
    let most = merits.values().iter().copied().fold(f32::MIN, f32::max);
    let weights = merits.map(|_, merit| exp(merit - most));
    let all: f32 = weights.values().iter().sum();
    weights.map(|_, weight| weight / all)
}
