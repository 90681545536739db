//! Plays random games of every game, at every number of seats and with every option, and checks each ply of them.
//!
//! A game follows from its number alone, so a long run can be cut into ranges of numbers.

#![forbid(unsafe_code)]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use clap::Parser;
use lab::{Progress, share};
use shelf::{GAMES, Inspect};
use table::contract::{Breach, Care, Checked, Contract, check_game, tables};
use table::{Heuristic, Info, Ledger};

/// One table in so many is looked at with [`Care::Everything`].
const CLOSER: u64 = 100;

/// Play random games of each game in turn, and check at each ply that nothing is lost, no secret leaks and nobody is stuck.
#[derive(Debug, Parser)]
#[command(name = "promises")]
struct Args {
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The number of the first game
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many threads [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let promised = |info: &Info| shelf::with_contract(info.slug, Promised).expect("a game of the list");
    let all: Vec<Series> = GAMES.iter().map(promised).collect();
    let start = Instant::now();
    let tallies = play(&all, &args);
    for (series, tally) in all.iter().zip(&tallies) {
        println!("{:<15} {tally}", series.slug);
    }
    let mut sum = Tally::default();
    tallies.iter().for_each(|tally| sum.add(tally));
    println!("{:<15} {sum}", "all");
    println!("games {} to {}, {} s", args.from, args.from + args.games, start.elapsed().as_secs());
    if sum.broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The endless series of random games of one game.
struct Series {
    slug: &'static str,
    check: Box<dyn Fn(u64) -> Result<Checked, Breach> + Sync>,
}

struct Promised;

impl Inspect for Promised {
    type Output = Series;

    fn inspect<G: Contract + Heuristic + Ledger>(self) -> Series {
        Series::new::<G>()
    }
}

impl Series {
    fn new<G: Contract>() -> Self {
        let tables = tables::<G>();
        let count = tables.len() as u64;
        let check = move |number: u64| {
            let (seats, options) = &tables[(number % count) as usize];
            let care = if (number / count).is_multiple_of(CLOSER) { Care::Everything } else { Care::Steps };
            check_game::<G>(options, *seats, &format!("promise {number}"), care)
        };
        Self { slug: G::INFO.slug, check: Box::new(check) }
    }

    fn play(&self, number: u64, tally: &mut Tally) {
        let start = Instant::now();
        match catch_unwind(AssertUnwindSafe(|| (self.check)(number))) {
            Ok(Ok(checked)) => tally.checked.add(&checked),
            Ok(Err(breach)) => tally.breaks(&format!("{}, number {number}: {breach}", self.slug)),
            Err(_) => tally.breaks(&format!("{}, number {number}: it panicked", self.slug)),
        }
        tally.busy += start.elapsed();
    }
}

/// What was seen of one game.
#[derive(Clone, Default)]
struct Tally {
    checked: Checked,
    busy: Duration,
    broken: u64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.checked.add(&other.checked);
        self.busy += other.busy;
        self.broken += other.broken;
    }

    fn breaks(&mut self, what: &str) {
        self.broken += 1;
        eprintln!("{what}");
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { checked, busy, broken } = self;
        let Checked { games, plies, swaps, .. } = checked;
        write!(f, "{games} games, {plies} actions, {swaps} exchanges of secrets, {} s, {broken} broken", busy.as_secs())
    }
}

/// Plays the games that are asked for, each game in its turn.
fn play(all: &[Series], args: &Args) -> Vec<Tally> {
    let threads = args.threads.or_else(|| thread::available_parallelism().ok().map(usize::from)).unwrap_or(1);
    let none = || vec![Tally::default(); all.len()];
    let counted = share(threads, args.from..args.from + args.games, &Progress::default(), none, |tallies, number| {
        let which = (number % all.len() as u64) as usize;
        all[which].play(number / all.len() as u64, &mut tallies[which]);
        true
    });
    let mut sums = none();
    for tallies in &counted {
        sums.iter_mut().zip(tallies).for_each(|(sum, tally)| sum.add(tally));
    }
    sums
}
