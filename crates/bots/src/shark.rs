mod beside;
mod limit;
mod mark;
mod play;
mod shortlist;
mod tree;

use table::number::power;
use table::{Heuristic, Rng};

use crate::manager::opinion;
use crate::{Bot, Candidate, Question};
pub(crate) use beside::{Beside, Contest};
use limit::{Limit, Phase};
pub(crate) use play::play_on;
use shortlist::{Arm, shortlist};
use tree::Search;

/// How many imagined states the first opinion is made from.
const OPINIONS: u32 = 16;
/// Beside how many others an action is weighed.
const RIVALS: usize = 3;

/// Searches a tree of information sets.
///
/// It imagines states from its view, and plays on from each of them: through the tree while that is known ground, then by
/// the heuristic, up to a point where the heuristic's estimate can be trusted.
/// All candidates are tried in the same imagined states, and the worse half of them is dropped again and again.
///
/// A budget of iterations is spent on one thread and can be repeated exactly; a budget of time is spent on all.
#[derive(Debug)]
pub struct Shark<G: Heuristic> {
    rng: Rng,
    searches: Vec<Search<G>>,
    thought: Vec<Candidate<G::Action>>,
}

impl<G: Heuristic> Shark<G> {
    /// A player whose choices follow from `seed`, and who thinks on at most `threads` threads.
    #[must_use]
    pub fn new(seed: u64, threads: usize) -> Self {
        let searches = (0..threads.max(1)).map(|_| Search::default()).collect();
        Self { rng: Rng::fast(seed), searches, thought: Vec::new() }
    }

    /// Compares the actions that look best at first sight: the best first, those that were dropped early last.
    fn compare(&mut self, question: &Question<'_, G>) -> Vec<Arm<G::Action>> {
        let opinion = opinion(question, OPINIONS, self.searches[0].advice(), &mut self.rng);
        let mut limit = Limit::new(question.budget, self.searches.len());
        let mut arms = shortlist(&opinion, question.menu, limit.most_candidates());
        let seed = self.rng.next_seed();
        self.searches[..limit.threads()].iter_mut().for_each(|search| search.turn_to(question));
        let mut dropped = Vec::new();
        while arms.len() > 1 {
            let phase = limit.next_phase(arms.len());
            self.play_out(question, &phase, seed, &mut arms);
            arms.sort_by(|a, b| b.merit().total_cmp(&a.merit()));
            dropped.splice(0..0, arms.drain(arms.len().div_ceil(2)..));
        }
        arms.append(&mut dropped);
        arms
    }

    /// What it would do, beside `action`.
    ///
    /// What looks best after a search is tried once more beside `action`, all in the same imagined `deals`.
    pub(crate) fn weigh(&mut self, question: &Question<'_, G>, action: G::Action, deals: u32) -> Beside<G::Action> {
        self.choose(question);
        let others = self.thought.iter().map(|candidate| candidate.action).filter(|other| *other != action);
        let mut contest = Contest::new(action, others.take(RIVALS));
        self.hold(question, &mut contest, deals);
        contest.best()
    }

    /// What looks best at first sight beside `action`: up to so many others.
    pub(crate) fn rivals(&mut self, question: &Question<'_, G>, action: G::Action, most: usize) -> Vec<G::Action> {
        let opinion = opinion(question, OPINIONS, self.searches[0].advice(), &mut self.rng);
        let arms = shortlist(&opinion, question.menu, most + 1);
        arms.iter().map(|arm| arm.action).filter(|other| *other != action).take(most).collect()
    }

    /// Plays so many more imagined games of a contest.
    pub(crate) fn hold(&mut self, question: &Question<'_, G>, contest: &mut Contest<G::Action>, deals: u32) {
        let seed = self.rng.next_seed();
        self.searches[0].turn_to(question);
        for deal in 0..u64::from(deals) {
            let mut arms: Vec<_> = contest.actions().map(|action| Arm::new(action, 1.0)).collect();
            self.searches[0].deal(question, seed ^ deal, &mut arms);
            contest.count(&arms);
        }
    }

    /// Plays imagined games with every one of `arms` until the phase is over.
    fn play_out(&mut self, question: &Question<'_, G>, phase: &Phase, seed: u64, arms: &mut [Arm<G::Action>]) {
        let searches = &mut self.searches[..phase.threads()];
        let [search] = searches else {
            let found = in_parallel(searches, |worker, search| {
                let mut own: Vec<_> = arms.iter().map(Arm::fresh).collect();
                phase.deals_of(worker).for_each(|deal| search.deal(question, seed ^ deal, &mut own));
                own
            });
            for own in found {
                arms.iter_mut().zip(&own).for_each(|(arm, more)| arm.add(more));
            }
            return;
        };
        phase.deals_of(0).for_each(|deal| search.deal(question, seed ^ deal, arms));
    }
}

impl<G: Heuristic> Bot<G> for Shark<G> {
    fn choose(&mut self, question: &Question<'_, G>) -> G::Action {
        let arms = self.compare(question);
        self.thought = arms.iter().map(Arm::candidate).collect();
        arms.first().map(|arm| arm.action).expect("a menu that is asked about is not empty")
    }

    fn thought(&self) -> &[Candidate<G::Action>] {
        &self.thought
    }
}

/// Does `work` with each item on a thread of its own, and hands the results back in order.
fn in_parallel<T: Send, R: Send>(items: &mut [T], work: impl Fn(u64, &mut T) -> R + Sync) -> Vec<R> {
    let work = &work;
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            items.iter_mut().zip(0..).map(|(item, worker)| scope.spawn(move || work(worker, item))).collect();
        workers.into_iter().map(|worker| worker.join().expect("rules do not panic")).collect()
    })
}

/// How likely a move is at first sight that the heuristic ranks so: its order counts, not its numbers.
fn prior(rank: usize) -> f32 {
    power(0.6, rank.min(12) as u32)
}
