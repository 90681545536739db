//! Lives through worlds, and names those in which something is wrong.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Result, ensure};
use clap::Parser;
use worlds::{Figures, Outcome, Tell, live, try_all};

/// Simulated worlds: several servers, their database, their players, and whatever goes wrong.
#[derive(Parser)]
#[command(name = "worlds")]
struct Args {
    /// The number of the first world.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many worlds.
    #[arg(long, default_value_t = 1_000)]
    count: u64,
    /// How many at the same time.
    #[arg(long, default_value_t = thread::available_parallelism().map_or(1, usize::from))]
    jobs: usize,
    /// Tell everything that happens.
    #[arg(long)]
    tell: bool,
    /// Stop at the first world in which something is wrong.
    #[arg(long)]
    until_wrong: bool,
    /// Plant mistakes in copies of the tree, those whose name has this in it, and look whether they are found.
    #[arg(long, num_args = 0..=1, default_missing_value = "")]
    plants: Option<String>,
}

/// What came of all worlds.
#[derive(Default)]
struct Sum {
    figures: Figures,
    lived: u64,
    wrong: u64,
}

fn main() -> Result<()> {
    let args = Args::parse();
    if let Some(part) = &args.plants {
        return try_all(part);
    }
    let start = Instant::now();
    let sum = live_all(&args);
    println!("{}", sum.figures);
    let seconds = start.elapsed().as_secs_f64();
    println!("{} worlds in {seconds:.1} s, {:.1} a second", sum.lived, sum.lived as f64 / seconds);
    ensure!(sum.wrong == 0, "something is wrong in {} worlds", sum.wrong);
    Ok(())
}

fn live_all(args: &Args) -> Sum {
    let (next, stop) = (AtomicU64::new(args.from), AtomicBool::new(false));
    let sum = Mutex::new(Sum::default());
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= args.from + args.count {
                return;
            }
            let outcome = live(seed, if args.tell { Tell::All } else { Tell::Outcome });
            let mut sum = sum.lock().expect("no thread panics");
            tell(seed, &outcome);
            sum.figures.add(&outcome.figures);
            sum.lived += 1;
            if !outcome.wrong.is_empty() {
                sum.wrong += 1;
                stop.fetch_or(args.until_wrong, Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..args.jobs {
            scope.spawn(work);
        }
    });
    sum.into_inner().expect("no thread panics")
}

fn tell(seed: u64, Outcome { wrong, lines, trace, .. }: &Outcome) {
    for line in lines {
        println!("{line}");
    }
    if !lines.is_empty() {
        println!("the trace of world {seed} is {trace:016x}");
    }
    if let Some(first) = wrong.first() {
        println!("world {seed}: {first}\n    again: cargo worlds --from {seed} --count 1 --tell");
    }
}
