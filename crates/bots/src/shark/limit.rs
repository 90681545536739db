use crate::Budget;
use crate::clock::Instant;

/// The most actions that are compared.
const MOST: usize = 24;
/// Of how many games each candidate should see at least this many before the first are dropped.
const FIRST_LOOK: u32 = 12;

/// How much of a budget is left.
pub(super) struct Limit {
    left: Left,
    threads: usize,
    /// The number of the next imagined deal.
    next: u64,
}

enum Left {
    Iterations(u32),
    Until(Instant),
}

/// A part of a budget that all remaining candidates share.
pub(super) struct Phase {
    from: u64,
    end: End,
    threads: usize,
}

enum End {
    Deal(u64),
    At(Instant),
}

impl Limit {
    pub(super) fn new(budget: Budget, threads: usize) -> Self {
        match budget {
            Budget::Iterations(iterations) => Self { left: Left::Iterations(iterations), threads: 1, next: 0 },
            Budget::Time(time) => Self { left: Left::Until(Instant::now() + time), threads, next: 0 },
        }
    }

    pub(super) const fn threads(&self) -> usize {
        self.threads
    }

    /// How many candidates the budget is enough for.
    pub(super) fn most_candidates(&self) -> usize {
        match self.left {
            Left::Iterations(iterations) => (2..=MOST)
                .rev()
                .find(|count| FIRST_LOOK * (count.ilog2() + 1) * *count as u32 <= iterations)
                .unwrap_or(2),
            Left::Until(_) => MOST,
        }
    }

    /// An even part of what is left for the next round of comparing `candidates`, half of which it will drop.
    pub(super) fn next_phase(&mut self, candidates: usize) -> Phase {
        let phases = candidates.next_power_of_two().ilog2().max(1);
        let (from, threads) = (self.next, self.threads);
        let end = match &mut self.left {
            Left::Iterations(iterations) => {
                let deals = (*iterations / phases / candidates as u32).max(1);
                *iterations = iterations.saturating_sub(deals * candidates as u32);
                self.next += u64::from(deals);
                End::Deal(self.next)
            }
            Left::Until(end) => {
                let now = Instant::now();
                // Deals of one phase never come up in another.
                self.next += 1 << 40;
                End::At(now + end.saturating_duration_since(now) / phases)
            }
        };
        Phase { from, end, threads }
    }
}

impl Phase {
    pub(super) const fn threads(&self) -> usize {
        self.threads
    }

    /// The deals that one of the threads plays: at least one, however little time there is.
    pub(super) fn deals_of(&self, worker: u64) -> impl Iterator<Item = u64> + '_ {
        let first = self.from + worker;
        (first..).step_by(self.threads).take_while(move |deal| match self.end {
            End::Deal(end) => *deal < end,
            End::At(end) => *deal == first || Instant::now() < end,
        })
    }
}
