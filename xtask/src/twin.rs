//! The same games natively and on wasm32, held against each other.

use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use crate::failure::{Failure, Result};
use crate::figures::grouped;
use crate::list;
use crate::steps::{Outcome, Step, Steps};
use crate::tools::{cargo, target_folder};

/// Lends the program nothing: in counted steps it needs no clock, and a call of what a browser would lend is a failure.
const RUNNER: &str = "
const [path, ...numbers] = process.argv.slice(1);
const program = new WebAssembly.Module(require('node:fs').readFileSync(path));
const lent = {};
for (const { module, name } of WebAssembly.Module.imports(program)) {
    (lent[module] ??= {})[name] = () => { throw new Error(`there is no ${name} here`); };
}
const twin = new WebAssembly.Instance(program, lent).exports;
// Whoever joins programs to their pages renames it; here it still carries a mark of its crate.
const play = Object.keys(twin).find((name) => /^play(_[0-9a-f]+)?$/.test(name));
const played = twin[play](...numbers.map(Number));
console.log(BigInt.asUintN(64, played).toString(16).padStart(16, '0'));
";

/// The levels that are compared, by their numbers, and how many games make one piece of work.
const LEVELS: [(&str, u32, u32); 2] = [("manager", 2, 100), ("shark", 3, 5)];

/// How the two programs are compiled.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As tests are.
    Tested,
    /// For long series.
    Fast,
}

impl Build {
    /// The profile natively and on wasm32, and their folders.
    const fn profiles(self) -> [(&'static str, &'static str); 2] {
        match self {
            Self::Tested => [("dev", "debug"), ("dev", "debug")],
            Self::Fast => [("play", "play"), ("play-page", "play-page")],
        }
    }
}

/// A few games of a series, to be played twice.
struct Piece {
    game: usize,
    level: usize,
    from: u32,
    to: u32,
}

/// What stands for all games of one level of one game.
pub(crate) struct Sum {
    name: String,
    games: u32,
    sum: u64,
}

/// Plays so many games of each level, of every game, natively and on wasm32; fails where they differ.
pub(crate) fn compare(step: &Step<'_>, build: Build, counts: [u32; 2]) -> Result<Vec<Sum>> {
    let programs = programs(step, build)?;
    let games = list::games()?;
    let mut sums: Vec<Sum> = Vec::new();
    let mut pieces = Vec::new();
    for (game, named) in games.iter().enumerate() {
        for (level, (name, _, size)) in LEVELS.iter().enumerate() {
            sums.push(Sum { name: format!("{} {name}", named.slug()), games: counts[level], sum: 0 });
            let from = (0..counts[level]).step_by(*size as usize);
            pieces.extend(from.map(|from| Piece { game, level, from, to: (from + size).min(counts[level]) }));
        }
    }
    let sums = Mutex::new(sums);
    step.on_all_cores(pieces, |piece| {
        let [here, there] = played(step, &programs, &piece)?;
        let mut sums = sums.lock().unwrap_or_else(PoisonError::into_inner);
        let sum = &mut sums[piece.game * LEVELS.len() + piece.level];
        if here != there {
            let said = format!("{}, games {} to {}: {here:016x} natively, {there:016x} on wasm32", sum.name, piece.from, piece.to);
            return Err(Failure::new(said).with(
                "A bot decides by numbers that differ: look for functions that `table::number` has, for `usize` in what \
                 is hashed or drawn, and for the order of a map.",
            ));
        }
        sum.sum = sum.sum.wrapping_add(here);
        Ok(())
    })?;
    Ok(sums.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// What stands for the games of a piece natively and on wasm32.
fn played(step: &Step<'_>, programs: &[PathBuf; 2], piece: &Piece) -> Result<[u64; 2]> {
    let numbers = [piece.game as u32, LEVELS[piece.level].1, piece.from, piece.to].map(|number| number.to_string());
    let said = |command: &mut Command| {
        let said = step.run(command.args(&numbers))?.output;
        let sum = said.first().and_then(|line| u64::from_str_radix(line, 16).ok());
        sum.ok_or_else(|| Failure::new(format!("`twin` said {said:?}")))
    };
    Ok([said(&mut Command::new(&programs[0]))?, said(Command::new("node").args(["--eval", RUNNER]).arg(&programs[1]))?])
}

/// The two programs, compiled.
fn programs(step: &Step<'_>, build: Build) -> Result<[PathBuf; 2]> {
    let [(native, native_folder), (page, page_folder)] = build.profiles();
    step.run(&mut cargo(&["build", "--locked", "--package", "twin", "--profile", native]))?;
    let target = "wasm32-unknown-unknown";
    let words = ["rustc", "--locked", "--package", "twin", "--lib", "--crate-type", "cdylib", "--target", target];
    step.run(cargo(&words).args(["--profile", page]))?;
    let program = target_folder().join(native_folder).join("twin").with_extension(std::env::consts::EXE_EXTENSION);
    Ok([program, target_folder().join(target).join(page_folder).join("twin.wasm")])
}

/// Compares a series of any length, for whoever asks for that alone.
pub(crate) fn command(managers: &str, sharks: &str) -> Result<()> {
    let count = |word: &str| word.parse().map_err(|_| Failure::new(format!("`{word}` is no number of games")));
    let counts = [count(managers)?, count(sharks)?];
    let steps = Steps::new("twin", &["The same games twice"])?;
    let sums = Mutex::new(Vec::new());
    let done = steps.show(|| {
        steps.step("The same games twice", |step| {
            let found = compare(step, Build::Fast, counts)?;
            let all: u32 = found.iter().map(|sum| sum.games).sum();
            sums.lock().unwrap_or_else(PoisonError::into_inner).extend(found);
            Ok(Outcome::new(format!("{} games are equal", grouped(all))))
        })
    });
    done.map_err(|failure| steps.trouble("twin", failure))?;
    for Sum { name, games, sum } in sums.into_inner().unwrap_or_else(PoisonError::into_inner) {
        println!("  {name:<24} {:>7} games  {sum:016x}", grouped(games));
    }
    Ok(())
}
