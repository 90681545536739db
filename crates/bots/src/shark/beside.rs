use table::Choice;

use super::shortlist::Arm;
use crate::Candidate;

/// By how many deviations of its mean one action has to beat another before that is no accident.
const SURE: f64 = 2.0;

/// What was done against what could have been done, all in the same imagined games.
#[derive(Clone, Debug)]
pub(crate) struct Contest<A> {
    made: Arm<A>,
    others: Vec<Rival<A>>,
}

/// What could have been done, and by how much more it brought than what was done, game by game.
#[derive(Clone, Debug)]
struct Rival<A> {
    arm: Arm<A>,
    sum: f64,
    squares: f64,
}

/// The best of a contest beside what was done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside<A> {
    pub(crate) made: Candidate<A>,
    /// What was done itself, where nothing else brought more.
    pub(crate) best: Candidate<A>,
    /// By how much more it brought.
    pub(crate) by: f64,
    /// Whether that is more than imagined games differ by themselves.
    pub(crate) is_sure: bool,
}

impl<A: Choice> Contest<A> {
    /// One in which nothing was played yet.
    pub(crate) fn new(made: A, others: impl IntoIterator<Item = A>) -> Self {
        let rival = |action| Rival { arm: Arm::new(action, 1.0), sum: 0.0, squares: 0.0 };
        Self { made: Arm::new(made, 1.0), others: others.into_iter().map(rival).collect() }
    }

    /// What was done, and then the others.
    pub(super) fn actions(&self) -> impl Iterator<Item = A> + '_ {
        std::iter::once(&self.made).chain(self.others.iter().map(|rival| &rival.arm)).map(|arm| arm.action)
    }

    /// Counts one imagined game that was played with each of them.
    pub(super) fn count(&mut self, brought: &[Arm<A>]) {
        let Some((made, others)) = brought.split_first() else { return };
        self.made.add(made);
        let usual = f64::from(made.candidate().chance);
        for (rival, arm) in self.others.iter_mut().zip(others) {
            let more = f64::from(arm.candidate().chance) - usual;
            rival.arm.add(arm);
            rival.sum += more;
            rival.squares += more * more;
        }
    }

    /// What brought most, beside what was done.
    pub(crate) fn best(&self) -> Beside<A> {
        let made = self.made.candidate();
        let best = self.others.iter().max_by(|a, b| a.sum.total_cmp(&b.sum)).filter(|rival| rival.sum > 0.0);
        let Some(Rival { arm, sum, squares }) = best else {
            return Beside { made, best: made, by: 0.0, is_sure: false };
        };
        let games = f64::from(made.visits.max(1));
        let by = sum / games;
        let deviation = ((squares / games - by * by).max(0.0) / games).sqrt();
        Beside { made, best: arm.candidate(), by, is_sure: by > SURE * deviation }
    }
}
