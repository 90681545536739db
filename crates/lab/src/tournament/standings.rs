use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::time::Duration;

use serde::Serialize;

use super::ratings::Ratings;
use super::results::{BadResults, GameResult, GameSet, read};
use crate::{Entrant, Interval};

/// How everybody stands, the strongest first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The game.
    pub game: String,
    /// How many sat at a table.
    pub seats: u8,
    /// How many games were played.
    pub games: u64,
    /// How many deals they were of.
    pub deals: u64,
    /// The share of wins that is fair.
    pub fair_share: f64,
    /// One line for each bot.
    pub bots: Vec<Row>,
}

/// How one bot stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The bot.
    pub bot: Entrant,
    /// How often it sat at a table; twice in a game where it held two seats.
    pub played: u64,
    /// The share of wins, ties split.
    pub win_share: f64,
    /// Where that share lies in truth. Games of one deal are not independent of each other, so it comes from the spread between deals.
    pub win_interval: Interval,
    /// The mean score.
    pub mean_score: f64,
    /// The rating by the method of Weng and Lin: everybody starts with 25.
    pub rating: f64,
    /// How uncertain the rating is, as a standard deviation.
    pub uncertainty: f64,
    /// How often it was asked.
    pub decisions: u64,
    /// How long it thought about a decision on average, in milliseconds.
    pub thinking_ms: f64,
}

impl Standings {
    /// The standings after the first `games` games of a file.
    pub(super) fn read(path: &Path, games: u64) -> Result<Self, BadResults> {
        let mut table = Tally::default();
        let Some((header, results)) = read(path)? else { return Ok(table.standings(String::new(), 0)) };
        // Ratings depend on the order of the games, and the file has the order in which they ended.
        let (mut waiting, mut next, mut seen) = (BTreeMap::new(), 0, GameSet::default());
        for result in results {
            let result = result?;
            if result.game < games && seen.insert(result.game) {
                waiting.insert(result.game, result);
            }
            while let Some(result) = waiting.remove(&next) {
                table.add(&result);
                next += 1;
            }
        }
        waiting.values().for_each(|result| table.add(result));
        Ok(table.standings(header.game, header.seats))
    }
}

#[derive(Default)]
struct Tally {
    games: u64,
    bots: Vec<(Entrant, Account)>,
    ratings: Ratings,
    deal: Option<u64>,
    deals: u64,
}

impl Tally {
    /// Takes up a game; they come in order of their numbers.
    fn add(&mut self, result: &GameResult) {
        let deal = result.game / result.bots.len().max(1) as u64;
        if self.deal != Some(deal) {
            self.bots.iter_mut().for_each(|(_, account)| account.shares.close_deal());
            (self.deal, self.deals) = (Some(deal), self.deals + 1);
        }
        self.games += 1;
        let seated: Vec<usize> = result.bots.iter().map(|bot| self.index(*bot)).collect();
        let winners = result.places.iter().filter(|place| **place == 1).count();
        for (seat, bot) in seated.iter().enumerate() {
            let account = &mut self.bots[*bot].1;
            account.shares.add(if result.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 });
            account.score += i64::from(result.scores[seat]);
            account.decisions += u64::from(result.decisions[seat]);
            account.time += Duration::from_micros(result.micros[seat]);
        }
        self.ratings.add(&seated, &result.places);
    }

    fn index(&mut self, bot: Entrant) -> usize {
        self.bots.iter().position(|(known, _)| *known == bot).unwrap_or_else(|| {
            self.bots.push((bot, Account::default()));
            self.bots.len() - 1
        })
    }

    fn standings(mut self, game: String, seats: u8) -> Standings {
        self.bots.iter_mut().for_each(|(_, account)| account.shares.close_deal());
        let row = |(index, (bot, account)): (usize, &(Entrant, Account))| {
            let rated = self.ratings.of(index);
            Row {
                bot: *bot,
                played: account.shares.played,
                win_share: account.shares.mean(),
                win_interval: account.shares.interval(),
                mean_score: account.score as f64 / account.shares.played.max(1) as f64,
                rating: rated.rating,
                uncertainty: rated.uncertainty,
                decisions: account.decisions,
                thinking_ms: account.time.as_secs_f64() * 1000.0 / account.decisions.max(1) as f64,
            }
        };
        let mut bots: Vec<Row> = self.bots.iter().enumerate().map(row).collect();
        bots.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        let fair_share = 1.0 / f64::from(seats.max(1));
        Standings { game, seats, games: self.games, deals: self.deals, fair_share, bots }
    }
}

/// What one bot has done.
#[derive(Default)]
struct Account {
    shares: Shares,
    score: i64,
    decisions: u64,
    time: Duration,
}

/// Shares of wins, deal by deal.
#[derive(Debug, Default)]
struct Shares {
    played: u64,
    won: f64,
    /// Of the deal that is being counted: how often played, and how much won.
    open: (f64, f64),
    deals: f64,
    /// Over all deals: the squares of what was played, of what was won, and their products.
    played_played: f64,
    won_won: f64,
    played_won: f64,
}

impl Shares {
    fn add(&mut self, share: f64) {
        self.played += 1;
        self.won += share;
        self.open.0 += 1.0;
        self.open.1 += share;
    }

    fn close_deal(&mut self) {
        let (played, won) = std::mem::take(&mut self.open);
        if played > 0.0 {
            self.deals += 1.0;
            self.played_played += played * played;
            self.won_won += won * won;
            self.played_won += played * won;
        }
    }

    fn mean(&self) -> f64 {
        self.won / self.played.max(1) as f64
    }

    /// Where the true share lies, from the spread between deals.
    ///
    /// A bot that won every deal alike shows no spread; then each deal counts as one game, which is careful.
    fn interval(&self) -> Interval {
        let mean = self.mean();
        let spread = self.won_won - 2.0 * mean * self.played_won + mean * mean * self.played_played;
        let variance = self.deals / (self.deals - 1.0) * spread / (self.played as f64 * self.played as f64);
        Interval::of_share(mean, variance, self.deals)
    }
}

/// Win shares so far, for whoever is watching.
#[derive(Debug, Default)]
pub(super) struct Live(Vec<(Entrant, u64, f64)>);

impl Live {
    pub(super) fn add(&mut self, result: &GameResult) {
        let winners = result.places.iter().filter(|place| **place == 1).count();
        for (bot, place) in result.bots.iter().zip(&result.places) {
            let share = if *place == 1 { 1.0 / winners as f64 } else { 0.0 };
            match self.0.iter_mut().find(|(known, ..)| known == bot) {
                Some((_, played, won)) => (*played, *won) = (*played + 1, *won + share),
                None => self.0.push((*bot, 1, share)),
            }
        }
    }
}

impl fmt::Display for Live {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shares: Vec<(f64, Entrant)> =
            self.0.iter().map(|(bot, played, won)| (won / *played as f64, *bot)).collect();
        shares.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (index, (share, bot)) in shares.iter().take(4).enumerate() {
            write!(f, "{}{bot} {:.0}%", if index > 0 { " · " } else { "" }, 100.0 * share)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(deals: &[&[f64]]) -> Shares {
        let mut shares = Shares::default();
        for deal in deals {
            deal.iter().for_each(|share| shares.add(*share));
            shares.close_deal();
        }
        shares
    }

    #[test]
    fn games_of_one_deal_that_go_alike_count_as_one() {
        // Four deals of three games, always the same within a deal: 2 of 4 won.
        let alike = shares(&[&[1.0; 3], &[0.0; 3], &[1.0; 3], &[0.0; 3]]);
        // Spread (Σ(3w − 3·½)²) = 4·2.25 = 9; variance 4/3 · 9/144 = 1/12; trials ¼ / (1/12) = 3.
        assert_eq!(alike.interval(), Interval::wilson(0.5, 3.0));
    }

    #[test]
    fn games_of_one_deal_that_balance_each_other_count_for_more() {
        // Won by turns: each deal 1 or 2 of 3. Spread 4·(½)² = 1; variance 4/3 · 1/144 = 1/108; trials 27 of 12 games.
        let balanced = shares(&[&[1.0, 0.0, 0.0], &[1.0, 1.0, 0.0], &[0.0, 0.0, 1.0], &[1.0, 0.0, 1.0]]);
        let (found, wanted) = (balanced.interval(), Interval::wilson(0.5, 27.0));
        assert!((found.low - wanted.low).abs() < 1e-12 && (found.high - wanted.high).abs() < 1e-12);
    }

    #[test]
    fn whoever_wins_everything_still_has_an_interval() {
        let perfect = shares(&[&[1.0; 3][..]; 5]);
        assert_eq!(perfect.interval(), Interval::wilson(1.0, 5.0));
        assert!(perfect.interval().low < 0.6);
    }
}
