mod nextest;
mod table;
mod weaknesses;

use std::ffi::OsStr;
use std::thread;

use crate::failure::{Failure, Result};
use crate::figures::{grouped, roughly};
use crate::page::{self, Kind};
use crate::python;
use crate::steps::{Outcome, State, Step, Steps};
use crate::tools::{self, cargo, root};
use crate::{fuzz, game, twin, wasm, wheel};

/// How long each target of the fuzzer is tried.
const FUZZED_SECONDS: u32 = 3;

/// How many games of managers and of sharks are compared with those on wasm32.
const SAME_GAMES: [u32; 2] = [20, 2];

/// One thing that must hold.
struct Check {
    name: &'static str,
    /// Whether it is part of the quick run.
    is_quick: bool,
    /// Whether it is done beside others.
    lane: Lane,
    work: fn(&Step<'_>) -> Result<Outcome>,
}

/// What is done at the same time.
///
/// The page ends with minutes in which one core joins everything, and so does much of the rest, so both go on at once:
/// those that are compiled into folders of their own, so that cargo lets both work. Browsers have the machine to
/// themselves: they need all of it, and wait for nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    /// Nothing goes on beside it.
    Whole,
    Left,
    Right,
}

/// Everything that must hold, in the order in which it is looked at: what fails soonest comes first.
const CHECKS: [Check; 16] = [
    Check { name: "Tools", is_quick: false, lane: Lane::Whole, work: tools },
    Check { name: "Format", is_quick: true, lane: Lane::Whole, work: format },
    Check { name: "Dependencies", is_quick: false, lane: Lane::Whole, work: weaknesses::check },
    Check { name: "Lints", is_quick: true, lane: Lane::Left, work: lints },
    Check { name: "Fuzz targets", is_quick: false, lane: Lane::Left, work: fuzz_targets },
    Check { name: "Documentation", is_quick: false, lane: Lane::Left, work: documentation },
    Check { name: "Tests in documentation", is_quick: false, lane: Lane::Left, work: documentation_tests },
    Check {
        name: "Rules on wasm32",
        is_quick: false,
        lane: Lane::Left,
        work: |step| Ok(Outcome::new(wasm::test(step)?)),
    },
    Check { name: "The same games on wasm32", is_quick: false, lane: Lane::Left, work: same_games },
    Check {
        name: "Python package",
        is_quick: false,
        lane: Lane::Left,
        work: |step| Ok(Outcome::new(python::test(step)?)),
    },
    Check { name: "Fuzz, 3 s each", is_quick: false, lane: Lane::Left, work: try_fuzz_targets },
    Check { name: "Page, and its size", is_quick: false, lane: Lane::Right, work: page_size },
    Check { name: "Wheel", is_quick: false, lane: Lane::Right, work: |step| Ok(Outcome::new(wheel::test(step)?)) },
    Check { name: "Tests", is_quick: true, lane: Lane::Whole, work: nextest::without_browser },
    Check { name: "A new game", is_quick: false, lane: Lane::Whole, work: game::trial },
    Check { name: "Tests in the browser", is_quick: false, lane: Lane::Whole, work: nextest::in_the_browser },
];

/// What is asked for on the command line.
struct Wish {
    from: usize,
    is_quick: bool,
    is_plain: bool,
}

impl Wish {
    fn read(words: &[&str]) -> Result<Self> {
        let mut wish = Self { from: 1, is_quick: false, is_plain: false };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match *word {
                "--quick" => wish.is_quick = true,
                "--plain" => wish.is_plain = true,
                "--from" => {
                    let number = words.next().and_then(|word| word.parse().ok());
                    let number = number.filter(|number| (1..=CHECKS.len()).contains(number));
                    wish.from = number
                        .ok_or_else(|| Failure::new(format!("say --from and a step from 1 to {}", CHECKS.len())))?;
                }
                _ => {
                    return Err(Failure::new(format!("`{word}` is not known; `cargo verify` takes"))
                        .with("--quick     what takes little: format, lints, and the tests without a browser")
                        .with("--from N    what comes from step N on")
                        .with("--plain     one line for each change, for pipes and screen readers"));
                }
            }
        }
        Ok(wish)
    }

    const fn has(&self, index: usize, check: &Check) -> bool {
        index + 1 >= self.from && (check.is_quick || !self.is_quick)
    }
}

/// Runs what must hold and ends with a table.
pub(crate) fn command(words: &[&str]) -> Result<()> {
    let wish = Wish::read(words)?;
    let mut steps = Steps::new("verify", &CHECKS.map(|check| check.name))?;
    if wish.is_plain {
        steps.plain();
    }
    for (index, check) in CHECKS.iter().enumerate() {
        if !wish.has(index, check) {
            steps.leave_out(check.name);
        }
    }
    steps.head(&head(&steps, &wish));
    let done = steps.show(|| {
        let wanted = CHECKS.iter().enumerate().filter(|(index, check)| wish.has(*index, check));
        let wanted: Vec<&Check> = wanted.map(|(_, check)| check).collect();
        let by_lanes = |one: &&Check, next: &&Check| (one.lane == Lane::Whole) == (next.lane == Lane::Whole);
        wanted.chunk_by(by_lanes).try_for_each(|checks| side_by_side(&steps, checks))
    });
    table::print(&steps, done.as_ref().err());
    done.map_err(Failure::told)
}

/// Does these checks, those of either lane one after the other.
fn side_by_side(steps: &Steps, checks: &[&Check]) -> Result<()> {
    let all_of = |is_right: bool| {
        let mut checks = checks.iter().filter(|check| (check.lane == Lane::Right) == is_right);
        checks.try_for_each(|check| steps.step(check.name, check.work))
    };
    thread::scope(|scope| {
        let right = scope.spawn(|| all_of(true));
        let left = all_of(false);
        left.and(right.join().unwrap_or_else(|_| Err(Failure::new("a check panicked"))))
    })
}

fn head(steps: &Steps, wish: &Wish) -> Vec<String> {
    let all = CHECKS.iter().enumerate().filter(|(index, check)| wish.has(*index, check)).count();
    let time = steps.last().map_or_else(
        || "The first time it takes about half an hour on 2 cores.".to_owned(),
        |last| format!("The last time it took {}.", roughly(last)),
    );
    let what = if wish.is_quick { "what is quick to check" } else { "everything that must hold" };
    vec![
        String::new(),
        format!("  Boardroom  runs {what}: {all} steps."),
        format!("             {time}"),
        String::new(),
    ]
}

fn tools(step: &Step<'_>) -> Result<Outcome> {
    let installed = tools::install_missing(step)?;
    let said =
        if installed.is_empty() { "all there".to_owned() } else { format!("installed {}", installed.join(", ")) };
    Ok(Outcome::new(said))
}

fn format(step: &Step<'_>) -> Result<Outcome> {
    let check = step.run(&mut cargo(&["fmt", "--all", "--check"]));
    check.map_err(|failure| failure.with("`cargo fmt --all` writes it as it should be."))?;
    Ok(Outcome::new(format!("{} files", grouped(sources(&root())?))))
}

/// How many Rust files there are below a folder, builds aside.
fn sources(folder: &std::path::Path) -> Result<u32> {
    let mut count = 0;
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let is_ours = path.file_name().is_some_and(|name| name != "target" && !name.to_string_lossy().starts_with('.'));
        if path.is_dir() && is_ours {
            count += sources(&path)?;
        } else if path.extension() == Some(OsStr::new("rs")) {
            count += 1;
        }
    }
    Ok(count)
}

fn lints(step: &Step<'_>) -> Result<Outcome> {
    let words = ["clippy", "--locked", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
    step.run(&mut cargo(&words))?;
    Ok(Outcome::new("no warnings"))
}

fn fuzz_targets(step: &Step<'_>) -> Result<Outcome> {
    Ok(Outcome::new(format!("{} targets", fuzz::check(step)?)))
}

fn documentation(step: &Step<'_>) -> Result<Outcome> {
    let words = ["doc", "--locked", "--workspace", "--all-features", "--no-deps"];
    step.run(cargo(&words).env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Outcome::new("no warnings"))
}

/// Runs the examples in documentation, in the crates that have any: to look for them elsewhere, everything would be
/// compiled once more.
fn documentation_tests(step: &Step<'_>) -> Result<Outcome> {
    let crates = with_examples(&root())?;
    let mut test = cargo(&["test", "--locked", "--all-features", "--doc"]);
    for name in &crates {
        test.args(["--package", name]);
    }
    let said = if crates.is_empty() { Vec::new() } else { step.run(&mut test)?.output };
    let count = |line: &String| line.strip_prefix("test result: ok. ")?.split(' ').next()?.parse::<u32>().ok();
    let count: u32 = said.iter().filter_map(count).sum();
    if count < crates.len() as u32 {
        return Err(Failure::new(format!("{count} examples ran in {} crates: {}", crates.len(), crates.join(", "))));
    }
    Ok(Outcome::new(format!("{count} in {}", crates.join(", "))))
}

/// The crates whose documentation has examples.
fn with_examples(folder: &std::path::Path) -> Result<Vec<String>> {
    fn has_examples(folder: &std::path::Path) -> Result<bool> {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            let is_one = if path.is_dir() {
                has_examples(&path)?
            } else {
                let text = std::fs::read_to_string(&path).unwrap_or_default();
                let mut comments = text.lines().map(str::trim_start).filter(|line| line.starts_with("//"));
                comments.any(|line| line.trim_start_matches(['/', '!', ' ']).starts_with("```"))
            };
            if is_one {
                return Ok(true);
            }
        }
        Ok(false)
    }
    let mut crates = Vec::new();
    for place in ["crates", "games", "python", "bench"] {
        for manifest in manifests(&folder.join(place))? {
            let source = manifest.with_file_name("src");
            if source.join("lib.rs").exists() && has_examples(&source)? {
                let text = std::fs::read_to_string(&manifest)?;
                let name = text.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
                crates.extend(name.map(str::to_owned));
            }
        }
    }
    crates.sort();
    Ok(crates)
}

fn manifests(folder: &std::path::Path) -> Result<Vec<std::path::PathBuf>> {
    let here = folder.join("Cargo.toml");
    if here.exists() {
        return Ok(vec![here]);
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(manifests(&path)?);
        }
    }
    Ok(found)
}

fn same_games(step: &Step<'_>) -> Result<Outcome> {
    let series = twin::compare(step, twin::Build::Tested, SAME_GAMES)?;
    let [managers, sharks] = SAME_GAMES;
    Ok(Outcome::new(format!("{managers} of managers and {sharks} of sharks in each of {} games", series.len() / 2)))
}

fn try_fuzz_targets(step: &Step<'_>) -> Result<Outcome> {
    Ok(Outcome::new(format!("{} targets, nothing found", fuzz::try_all(step, FUZZED_SECONDS)?)))
}

fn page_size(step: &Step<'_>) -> Result<Outcome> {
    page::compile_bindery(step, Kind::Released)?;
    page::compile(step, Kind::Released)?;
    page::bind(step, Kind::Released)?;
    Ok(Outcome::new(page::weigh(step)?))
}

/// Whether everything that was asked for holds in full.
fn unchecked(state: &State) -> Option<&str> {
    match state {
        State::Holds { unchecked, .. } => unchecked.as_deref(),
        State::Waits | State::Runs { .. } | State::Fails { .. } | State::LeftOut => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_step_to_begin_with_is_one_that_there_is() {
        let refused = |words: &[&str]| Wish::read(words).err().expect("it is refused").to_string();
        assert!(refused(&["--from", "0"]).contains("from 1 to 16"));
        assert!(refused(&["--from", "17"]).contains("from 1 to 16"));
        assert!(refused(&["--from"]).contains("from 1 to 16"));
        assert!(refused(&["--fast"]).contains("`--fast` is not known"));
        assert_eq!(Wish::read(&["--from", "12"]).expect("a step").from, 12);
    }

    #[test]
    fn the_examples_of_the_tree_are_found() {
        let top = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        assert!(with_examples(top).expect("the tree can be read").contains(&"bots".to_owned()));
    }
}
