use table::{Advice, Choice, Heuristic, Menu, Rng};

use crate::{Bot, Budget, Question};

/// Imagines what it cannot see, asks the game's own heuristic about each imagined state, and does what is best on average.
#[derive(Debug)]
pub struct Manager<G: Heuristic> {
    rng: Rng,
    advice: Advice<G>,
}

impl<G: Heuristic> Manager<G> {
    /// A player whose choices follow from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::fast(seed), advice: Advice::new() }
    }
}

impl<G: Heuristic> Bot<G> for Manager<G> {
    fn choose(&mut self, question: &Question<'_, G>) -> G::Action {
        let opinion = opinion(question, imagined(question.budget), &mut self.advice, &mut self.rng);
        best(&opinion, question.menu, &mut self.rng)
    }
}

/// Thinks like the [`Manager`], but over fewer possibilities, and does not always do what it thinks.
#[derive(Debug)]
pub struct Intern<G: Heuristic> {
    rng: Rng,
    advice: Advice<G>,
}

impl<G: Heuristic> Intern<G> {
    /// A player whose choices follow from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::fast(seed), advice: Advice::new() }
    }
}

impl<G: Heuristic> Bot<G> for Intern<G> {
    fn choose(&mut self, question: &Question<'_, G>) -> G::Action {
        let mut opinion = opinion(question, 1, &mut self.advice, &mut self.rng);
        if self.rng.below(3) == 0 {
            return question.menu.sample(&mut self.rng).expect("a menu that is asked about is not empty");
        }
        let values = || opinion.iter().map(|(_, worth)| *worth);
        let spread = values().fold(f32::MIN, f32::max) - values().fold(f32::MAX, f32::min);
        for (_, worth) in &mut opinion {
            *worth += spread * 0.3 * self.rng.unit() as f32;
        }
        best(&opinion, question.menu, &mut self.rng)
    }
}

/// How many states are imagined for one decision.
fn imagined(budget: Budget) -> u32 {
    match budget {
        Budget::Iterations(iterations) => iterations.clamp(1, 64),
        Budget::Time(_) => 24,
    }
}

/// What the heuristic thinks of each action, added up over imagined states.
pub(crate) fn opinion<G: Heuristic>(
    question: &Question<'_, G>,
    states: u32,
    advice: &mut Advice<G>,
    rng: &mut Rng,
) -> Vec<(G::Action, f32)> {
    let mut sum: Vec<(G::Action, f32)> = Vec::new();
    for _ in 0..states {
        advice.clear();
        G::imagine(question.view, rng).advise(question.seat, question.menu, advice);
        for (action, worth) in advice.judged() {
            match sum.iter_mut().find(|(known, _)| known == action) {
                Some((_, total)) => *total += worth,
                None => sum.push((*action, *worth)),
            }
        }
    }
    sum
}

/// The best action of an opinion, ties broken by chance.
///
/// An adviser that names nothing on the menu leaves it to chance.
fn best<A: Choice>(opinion: &[(A, f32)], menu: &Menu<A>, rng: &mut Rng) -> A {
    let offered = || opinion.iter().filter(|(action, _)| menu.contains(*action));
    let most = offered().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<A> = offered().filter(|(_, worth)| *worth >= most).map(|(action, _)| *action).collect();
    rng.pick(&equals).copied().or_else(|| menu.sample(rng)).expect("a menu that is asked about is not empty")
}
