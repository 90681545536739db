use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::MAX_SEATS;

use crate::Interval;

/// Wins and scores of one seat or one bot, added up.
///
/// Everything is counted in whole numbers, so that the order in which threads finish changes nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    games: u64,
    /// How often the win was shared by so many: index 0 is a win alone.
    wins: [u64; MAX_SEATS],
    score: i64,
}

impl Tally {
    /// Adds one game: by how many the win was shared, if it was a win, and the score.
    pub const fn add(&mut self, winners: Option<usize>, score: i32) {
        self.games += 1;
        self.score += score as i64;
        if let Some(winners) = winners {
            self.wins[winners - 1] += 1;
        }
    }

    /// Adds what another tally has counted.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.score += other.score;
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
    }

    /// How many games were counted.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The share of wins, ties split.
    #[must_use]
    pub fn win_share(&self) -> f64 {
        let wins: f64 = self.wins.iter().enumerate().map(|(others, wins)| *wins as f64 / (others + 1) as f64).sum();
        wins / self.games.max(1) as f64
    }

    /// Half the width of the 95% interval around [`win_share`](Tally::win_share).
    #[must_use]
    pub fn win_share_margin(&self) -> f64 {
        let share = self.win_share();
        1.96 * (share * (1.0 - share) / self.games.max(1) as f64).sqrt()
    }

    /// The mean score.
    #[must_use]
    pub fn mean_score(&self) -> f64 {
        self.score as f64 / self.games.max(1) as f64
    }
}

/// Whole numbers and how often each came up: the memory it takes depends on how many different ones there are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram(BTreeMap<i64, u64>);

/// Where a number of values lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Quantiles {
    /// The least.
    pub min: i64,
    /// A twentieth is at most this.
    pub p05: i64,
    /// A quarter.
    pub p25: i64,
    /// Half.
    pub p50: i64,
    /// Three quarters.
    pub p75: i64,
    /// All but a twentieth.
    pub p95: i64,
    /// The greatest.
    pub max: i64,
}

impl Histogram {
    /// Adds a value.
    pub fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    /// Adds what another has counted.
    pub fn merge(&mut self, other: &Self) {
        for (value, times) in &other.0 {
            *self.0.entry(*value).or_default() += times;
        }
    }

    /// How many values there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// All values added up.
    #[must_use]
    pub fn sum(&self) -> i64 {
        self.0.iter().map(|(value, times)| value * *times as i64).sum()
    }

    /// Their mean; 0 where there are none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.count().max(1) as f64
    }

    /// Each value with how often it came up, the least first.
    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> + '_ {
        self.0.iter().map(|(value, times)| (*value, *times))
    }

    /// The quantiles.
    #[must_use]
    pub fn quantiles(&self) -> Quantiles {
        let count = self.count();
        let at = |share: f64| {
            let rank = ((count as f64 * share).ceil() as u64).max(1);
            let mut seen = 0;
            self.0
                .iter()
                .find(|(_, times)| {
                    seen += **times;
                    seen >= rank
                })
                .map_or(0, |(value, _)| *value)
        };
        Quantiles {
            min: at(0.0),
            p05: at(0.05),
            p25: at(0.25),
            p50: at(0.5),
            p75: at(0.75),
            p95: at(0.95),
            max: at(1.0),
        }
    }
}

/// The mean and the spread of numbers, in millionths, so that the order in which threads finish changes nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    count: u64,
    sum: i128,
    squares: i128,
}

impl Moments {
    /// Adds a number.
    pub fn add(&mut self, value: f64) {
        let value = (value * MILLION).round() as i128;
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds what another has counted.
    pub const fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many numbers there are.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Their mean; 0 where there are none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / MILLION / self.count.max(1) as f64
    }

    /// The standard error of the mean; endless where there are not two numbers.
    #[must_use]
    pub fn error(&self) -> f64 {
        if self.count < 2 {
            return f64::INFINITY;
        }
        let (count, mean) = (self.count as f64, self.mean());
        let variance = (self.squares as f64 / MILLION / MILLION - count * mean * mean) / (count - 1.0);
        (variance.max(0.0) / count).sqrt()
    }

    /// Where the true mean lies, if the numbers are shares from 0 to 1.
    #[must_use]
    pub fn share_interval(&self) -> Interval {
        Interval::of_share(self.mean(), self.error() * self.error(), self.count as f64)
    }

    /// Where the true mean lies.
    #[must_use]
    pub fn interval(&self) -> Interval {
        Interval::normal(self.mean(), self.error())
    }
}

const MILLION: f64 = 1e6;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_win_counts_for_its_share() {
        let mut tally = Tally::default();
        tally.add(Some(1), 10);
        tally.add(Some(2), 20);
        tally.add(None, -6);
        tally.add(None, 0);
        assert_eq!(tally.games(), 4);
        assert!((tally.win_share() - 1.5 / 4.0).abs() < 1e-12);
        assert!((tally.mean_score() - 6.0).abs() < 1e-12);
    }

    #[test]
    fn quantiles_are_values_that_occurred() {
        let mut lengths = Histogram::default();
        (1..=100).for_each(|plies| lengths.add(plies));
        let found = lengths.quantiles();
        assert_eq!(
            (found.min, found.p05, found.p25, found.p50, found.p75, found.p95, found.max),
            (1, 5, 25, 50, 75, 95, 100)
        );
        assert_eq!((lengths.sum(), lengths.count()), (5050, 100));
    }

    #[test]
    fn mean_and_error_are_those_worked_out_by_hand_however_they_are_merged() {
        // 1, 2, 3, 6: mean 3, squares of the distances 4 + 1 + 0 + 9 = 14, variance 14/3, error √(14/12).
        let [mut all, mut low, mut high] = [Moments::default(); 3];
        [1.0, 2.0, 3.0, 6.0].iter().for_each(|value| all.add(*value));
        [1.0, 6.0].iter().for_each(|value| low.add(*value));
        [3.0, 2.0].iter().for_each(|value| high.add(*value));
        high.merge(&low);
        assert_eq!(high, all);
        let mut never = Moments::default();
        (0..10).for_each(|_| never.add(0.0));
        assert_eq!(never.share_interval(), Interval::wilson(0.0, 10.0), "ten misses are not certainty");
        assert!((all.mean() - 3.0).abs() < 1e-12 && (all.error() - (14.0f64 / 12.0).sqrt()).abs() < 1e-9);
    }
}
