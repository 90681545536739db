//! Bots against each other: every deal is played once from each seat.

mod ratings;
mod results;
mod schedule;
mod standings;

use std::path::Path;
use std::sync::Mutex;

use table::{Game, Heuristic, Match, Seat, SetUpError};

use crate::play::{Deal, derive};
use crate::progress::share;
use crate::{Entrant, Progress};

pub use results::{BadResults, GameResult, Results};
pub use standings::{Row, Standings};

use results::Header;
use schedule::Schedule;
use standings::Live;

/// What to play.
#[derive(Clone, Debug)]
pub struct Tournament<O> {
    /// The options of every game.
    pub options: O,
    /// The bots. More than there are seats take turns; fewer sit down more than once.
    pub bots: Vec<Entrant>,
    /// How many sit at a table.
    pub seats: u8,
    /// How many games, made up to whole deals.
    pub games: u64,
    /// The name of the tournament: the same name gives the same deals.
    pub seed: String,
    /// How many threads.
    pub threads: usize,
}

impl<O> Tournament<O> {
    /// A short name, the same exactly for tournaments that can go on in one file.
    #[must_use]
    pub fn id<G: Game<Options = O>>(&self) -> String {
        let header = serde_json::to_string(&Header::of::<G>(self)).expect("a header has a JSON form");
        format!("{:08x}", derive(&header, 0, 0) >> 32)
    }
}

/// Why a tournament cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// The game cannot be set up so.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// The file of results cannot be used.
    #[error(transparent)]
    Results(#[from] BadResults),
}

/// Plays those games of the tournament that are not in the file of results yet, and tells how everybody stands then.
///
/// Every finished game is in the file at once, so that a tournament that was stopped goes on where it was.
///
/// # Errors
/// When the game cannot be set up so, or the file cannot be written or holds something else.
pub fn tournament<G: Heuristic>(
    plan: &Tournament<G::Options>,
    file: &Path,
    progress: &Progress,
) -> Result<Standings, TournamentError> {
    Match::<G>::check(&plan.options, plan.seats)?;
    let schedule = Schedule::new(&plan.bots, plan.seats, &plan.seed);
    let (results, played) = Results::open(file, &Header::of::<G>(plan))?;
    let games = schedule.whole_deals(plan.games);
    let sink = Mutex::new(Sink { results, live: Live::default(), error: None });
    share(
        plan.threads,
        0..games,
        progress,
        || (),
        |(), game| {
            if played.contains(game) {
                return true;
            }
            let Some(result) = play::<G>(plan, &schedule, game, progress) else { return false };
            sink.lock().expect("no other thread has panicked").take(&result, progress)
        },
    );
    let sink = sink.into_inner().expect("no thread has panicked");
    sink.error.map_or(Ok(()), Err)?;
    Ok(Standings::read(file, games)?)
}

/// Where finished games go.
struct Sink {
    results: Results,
    live: Live,
    error: Option<BadResults>,
}

impl Sink {
    fn take(&mut self, result: &GameResult, progress: &Progress) -> bool {
        if let Err(error) = self.results.append(result) {
            self.error = Some(error);
            progress.stop();
            return false;
        }
        self.live.add(result);
        progress.take_note(self.live.to_string());
        true
    }
}

fn play<G: Heuristic>(
    plan: &Tournament<G::Options>,
    schedule: &Schedule,
    game: u64,
    progress: &Progress,
) -> Option<GameResult> {
    let seated = schedule.seated(game);
    let minds: Vec<u64> = (0..u64::from(plan.seats)).map(|seat| derive(&plan.seed, game, seat)).collect();
    let seed = derive(&plan.seed, schedule.deal(game), u64::MAX);
    let played = Deal::<G> { options: &plan.options, seated: &seated, seed, minds: &minds }.play(progress, &mut ())?;
    let thought = || Seat::all(plan.seats).map(|seat| played.thought[seat]);
    Some(GameResult {
        game,
        bots: seated,
        places: played.places.values().to_vec(),
        scores: played.scores.values().to_vec(),
        plies: played.plies,
        decisions: thought().map(|thought| thought.decisions).collect(),
        micros: thought().map(|thought| thought.time.as_micros() as u64).collect(),
    })
}

#[cfg(test)]
mod tests {
    use bids::Bids;

    use super::*;

    fn plan(bots: &str, games: u64, threads: usize) -> Tournament<bids::Options> {
        Tournament {
            options: bids::Options { rounds: 1, ..bids::Options::default() },
            bots: bots.split(',').map(|bot| bot.parse().expect("a bot")).collect(),
            seats: 3,
            games,
            seed: "test".into(),
            threads,
        }
    }

    /// The standings without what depends on the clock.
    fn played(plan: &Tournament<bids::Options>, file: &Path) -> Standings {
        let mut standings = tournament::<Bids>(plan, file, &Progress::default()).expect("three can play");
        standings.bots.iter_mut().for_each(|row| row.thinking_ms = 0.0);
        standings
    }

    #[test]
    fn a_tournament_that_was_stopped_goes_on_and_ends_as_if_it_had_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let [whole, parts] = ["whole", "parts"].map(|name| folder.path().join(name));
        let bots = "manager,intern,random,random@7";
        let all = played(&plan(bots, 60, 1), &whole);
        assert_eq!((all.games, all.deals), (60, 20));
        let some = played(&plan(bots, 20, 3), &parts);
        assert_eq!((some.games, some.deals), (21, 7), "games are made up to whole deals");
        assert_eq!(played(&plan(bots, 60, 3), &parts), all);
    }

    #[test]
    fn stopping_keeps_what_is_done() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, progress) = (folder.path().join("file"), Progress::default());
        let plan = plan("random", 1_000_000, 2);
        let standings = std::thread::scope(|scope| {
            let playing = scope.spawn(|| tournament::<Bids>(&plan, &file, &progress).expect("three can play"));
            while progress.done() < 5 {
                std::thread::yield_now();
            }
            progress.stop();
            playing.join().expect("it ends")
        });
        assert!((5..1_000_000).contains(&standings.games), "{}", standings.games);
        assert_eq!(std::fs::read_to_string(&file).expect("a file").lines().count() as u64, standings.games + 1);
    }

    #[test]
    fn a_line_that_was_not_written_to_its_end_is_played_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        let plan = plan("manager,random", 9, 1);
        let whole = played(&plan, &file);
        let text = std::fs::read_to_string(&file).expect("a file");
        std::fs::write(&file, &text[..text.len() - 20]).expect("a torn file");
        assert_eq!(played(&plan, &file), whole);
        assert_eq!(std::fs::read_to_string(&file).expect("a file").lines().count(), 10);
    }

    #[test]
    fn a_file_of_another_tournament_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        played(&plan("random", 3, 1), &file);
        let error = tournament::<Bids>(&plan("manager", 3, 1), &file, &Progress::default()).expect_err("other bots");
        assert!(error.to_string().ends_with("holds a tournament with other bots; name another file, or remove it"));
        std::fs::write(&file, "{\"tournament\": 1}\n").expect("a file");
        let error = tournament::<Bids>(&plan("random", 3, 1), &file, &Progress::default()).expect_err("no header");
        assert!(error.to_string().contains("line 1 of "), "{error}");
        assert_ne!(plan("random", 3, 1).id::<Bids>(), plan("manager", 3, 1).id::<Bids>());
        assert_eq!(plan("random", 3, 1).id::<Bids>(), plan("random", 9, 2).id::<Bids>());
    }

    #[test]
    fn better_bots_are_rated_higher() {
        let folder = tempfile::tempdir().expect("a folder");
        let standings = played(&plan("random,manager,intern", 150, 2), &folder.path().join("file"));
        let order: Vec<String> = standings.bots.iter().map(|row| row.bot.to_string()).collect();
        assert_eq!(order, ["manager", "intern", "random"]);
        let shares: f64 = standings.bots.iter().map(|row| row.win_share).sum();
        assert!((shares - 1.0).abs() < 1e-9, "each sat at every table once: {shares}");
        assert!(standings.bots.iter().all(|row| row.played == 150 && row.decisions >= 1500));
        assert!(
            standings
                .bots
                .iter()
                .all(|row| row.win_interval.low < row.win_share && row.win_share < row.win_interval.high)
        );
    }
}
