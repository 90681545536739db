use std::collections::BTreeMap;

use serde::Serialize;
use table::MAX_SEATS;

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

/// How long games were, in actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths(BTreeMap<u64, u64>);

/// Quantiles of a number of games' lengths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Quantiles {
    /// The shortest.
    pub min: u64,
    /// A twentieth is at most this long.
    pub p05: u64,
    /// A quarter.
    pub p25: u64,
    /// Half.
    pub p50: u64,
    /// Three quarters.
    pub p75: u64,
    /// All but a twentieth.
    pub p95: u64,
    /// The longest.
    pub max: u64,
}

impl Lengths {
    /// Adds a game.
    pub fn add(&mut self, plies: u64) {
        *self.0.entry(plies).or_default() += 1;
    }

    /// Adds what another has counted.
    pub fn merge(&mut self, other: &Self) {
        for (plies, games) in &other.0 {
            *self.0.entry(*plies).or_default() += games;
        }
    }

    /// The actions of all games together.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.0.iter().map(|(plies, games)| plies * games).sum()
    }

    /// The quantiles.
    #[must_use]
    pub fn quantiles(&self) -> Quantiles {
        let games: u64 = self.0.values().sum();
        let at = |share: f64| {
            let rank = ((games as f64 * share).ceil() as u64).max(1);
            let mut seen = 0;
            self.0
                .iter()
                .find(|(_, count)| {
                    seen += **count;
                    seen >= rank
                })
                .map_or(0, |(plies, _)| *plies)
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
    fn quantiles_are_lengths_that_occurred() {
        let mut lengths = Lengths::default();
        (1..=100).for_each(|plies| lengths.add(plies));
        let found = lengths.quantiles();
        assert_eq!(
            (found.min, found.p05, found.p25, found.p50, found.p75, found.p95, found.max),
            (1, 5, 25, 50, 75, 95, 100)
        );
        assert_eq!(lengths.total(), 5050);
    }
}
