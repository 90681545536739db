use std::time::Instant;

use serde::Serialize;
use table::{Heuristic, Match, Seat, SetUpError};

use crate::play::{Deal, Played, Watch, derive};
use crate::progress::share;
use crate::tally::{Histogram, Quantiles, Tally};
use crate::{Entrant, Progress};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan<O> {
    /// The options of every game.
    pub options: O,
    /// One bot for each seat; from game to game they move round the table.
    pub bots: Vec<Entrant>,
    /// How many games.
    pub games: u64,
    /// The name of the series: the same name gives the same games.
    pub seed: String,
    /// How many threads; the result does not depend on it.
    pub threads: usize,
}

impl<O> Plan<O> {
    /// Which bot of the list sits at a seat in a game.
    fn bot_at(&self, seat: usize, game: u64) -> usize {
        (seat + game as usize) % self.bots.len()
    }

    /// Plays one game of the series; nothing where somebody has stopped it before the end.
    pub(crate) fn play<G: Heuristic<Options = O>>(
        &self,
        game: u64,
        progress: &Progress,
        watch: &mut impl Watch<G>,
    ) -> Option<Played> {
        let at: Vec<usize> = (0..self.bots.len()).map(|seat| self.bot_at(seat, game)).collect();
        let seated: Vec<Entrant> = at.iter().map(|bot| self.bots[*bot]).collect();
        let minds: Vec<u64> = at.iter().map(|bot| derive(&self.seed, game, *bot as u64)).collect();
        let seed = derive(&self.seed, game, u64::MAX);
        Deal { options: &self.options, seated: &seated, seed, minds: &minds }.play(progress, watch)
    }
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// How many games were played.
    pub games: u64,
    /// How many actions they had together.
    pub plies: u64,
    /// How long it took.
    pub seconds: f64,
    /// Actions in a second.
    pub actions_per_second: f64,
    /// What came out for each seat, whoever sat there.
    pub per_seat: Vec<Standing>,
    /// What came out for each bot, wherever it sat.
    pub per_bot: Vec<Standing>,
    /// How many actions a game had.
    pub length: Quantiles,
}

/// What came out for one seat or one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The number of the seat from 0, or the bot's place in the list.
    pub index: usize,
    /// The bot; nothing for a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The share of wins, ties split.
    pub win_share: f64,
    /// Half the width of its 95% interval.
    pub win_share_margin: f64,
    /// The mean score.
    pub mean_score: f64,
}

/// Plays the games of a plan.
///
/// # Errors
/// When the game cannot be set up so.
pub fn simulate<G: Heuristic>(plan: &Plan<G::Options>, progress: &Progress) -> Result<Report, SetUpError> {
    let seats = plan.bots.len();
    Match::<G>::check(&plan.options, u8::try_from(seats).unwrap_or(u8::MAX))?;
    let start = Instant::now();
    let count = || Counted::new(seats);
    let threads =
        share(plan.threads, 0..plan.games, progress, count, |counted, game| counted.play::<G>(plan, game, progress));
    let mut counted = count();
    threads.iter().for_each(|thread| counted.merge(thread));
    Ok(counted.report::<G>(plan, start.elapsed().as_secs_f64()))
}

/// What one thread has counted.
struct Counted {
    seats: Vec<Tally>,
    bots: Vec<Tally>,
    lengths: Histogram,
}

impl Counted {
    fn new(seats: usize) -> Self {
        Self {
            seats: vec![Tally::default(); seats],
            bots: vec![Tally::default(); seats],
            lengths: Histogram::default(),
        }
    }

    fn play<G: Heuristic>(&mut self, plan: &Plan<G::Options>, number: u64, progress: &Progress) -> bool {
        let Some(played) = plan.play::<G>(number, progress, &mut ()) else { return false };
        let seats = plan.bots.len();
        let winners = played.places.winners();
        for seat in Seat::all(seats as u8) {
            let won = winners.contains(seat).then(|| winners.len());
            self.seats[seat.index()].add(won, played.scores[seat]);
            self.bots[plan.bot_at(seat.index(), number)].add(won, played.scores[seat]);
        }
        self.lengths.add(played.plies as i64);
        true
    }

    fn merge(&mut self, other: &Self) {
        self.seats.iter_mut().zip(&other.seats).for_each(|(mine, more)| mine.merge(more));
        self.bots.iter_mut().zip(&other.bots).for_each(|(mine, more)| mine.merge(more));
        self.lengths.merge(&other.lengths);
    }

    fn report<G: Heuristic>(&self, plan: &Plan<G::Options>, seconds: f64) -> Report {
        let standing = |index: usize, tally: &Tally, bot| Standing {
            index,
            bot,
            win_share: tally.win_share(),
            win_share_margin: tally.win_share_margin(),
            mean_score: tally.mean_score(),
        };
        let plies = self.lengths.sum() as u64;
        Report {
            game: G::INFO.slug,
            seats: plan.bots.len() as u8,
            games: self.seats.first().map_or(0, Tally::games),
            plies,
            seconds,
            actions_per_second: plies as f64 / seconds.max(1e-9),
            per_seat: self.seats.iter().enumerate().map(|(index, tally)| standing(index, tally, None)).collect(),
            per_bot: (self.bots.iter().zip(&plan.bots).enumerate())
                .map(|(index, (tally, entrant))| standing(index, tally, Some(entrant.to_string())))
                .collect(),
            length: self.lengths.quantiles(),
        }
    }
}

#[cfg(test)]
mod tests {
    use bids::Bids;
    use bots::Level;

    use super::*;

    fn plan(bots: &[Level], games: u64, threads: usize) -> Plan<bids::Options> {
        Plan {
            options: bids::Options::default(),
            bots: bots.iter().copied().map(Entrant::from).collect(),
            games,
            seed: "test".into(),
            threads,
        }
    }

    #[test]
    fn the_result_does_not_depend_on_the_number_of_threads() {
        let bots = [Level::Manager, Level::Intern, Level::Random];
        let [one, three] = [1, 3].map(|threads| {
            let report = simulate::<Bids>(&plan(&bots, 20, threads), &Progress::default()).expect("three can play");
            Report { seconds: 0.0, actions_per_second: 0.0, ..report }
        });
        assert_eq!(one, three);
        assert_eq!(one.games, 20);
        assert_eq!(one.plies, 20 * 6 * 10 * 3);
    }

    #[test]
    fn the_win_shares_of_all_seats_add_up_to_one() {
        let report = simulate::<Bids>(&plan(&[Level::Random; 4], 50, 2), &Progress::default()).expect("four can play");
        for standings in [&report.per_seat, &report.per_bot] {
            let sum: f64 = standings.iter().map(|standing| standing.win_share).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{sum}");
        }
    }

    #[test]
    fn a_manager_beats_an_intern_who_beats_chance() {
        let report =
            |bots: &[Level]| simulate::<Bids>(&plan(bots, 120, 2), &Progress::default()).expect("three can play");
        let managers = report(&[Level::Manager, Level::Random, Level::Random]);
        let interns = report(&[Level::Intern, Level::Random, Level::Random]);
        let [manager, intern] = [&managers, &interns].map(|report| report.per_bot[0].win_share);
        assert!(manager > intern && intern > 0.34, "manager {manager}, intern {intern}");
    }

    #[test]
    fn a_stopped_simulation_reports_what_it_has() {
        let progress = Progress::default();
        progress.stop();
        let report = simulate::<Bids>(&plan(&[Level::Random; 3], 1_000_000, 2), &progress).expect("three can play");
        assert_eq!(report.games, 0);
    }

    #[test]
    fn too_many_bots_are_refused_with_the_reason() {
        let error = simulate::<Bids>(&plan(&[Level::Random; 7], 1, 1), &Progress::default()).expect_err("too many");
        assert_eq!(error.to_string(), "BIDS is for 3 to 6 players, not 7");
    }
}
