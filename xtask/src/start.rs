use std::path::PathBuf;
use std::process::Command;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::failure::{Failure, Result};
use crate::figures::roughly;
use crate::page::{self, Kind};
use crate::screen::Paper;
use crate::steps::{Outcome, Step, Steps};
use crate::tools::{self, cargo, target_folder};

const DOWNLOADS: &str = "Downloads";
const COMPILER: &str = "Compiler for the page";
const PAGE: &str = "Page";
const PROGRAM: &str = "Program";

/// How long a start may take before something is said about it, where most is there already.
const PATIENCE: Duration = Duration::from_millis(1500);

/// What somebody wants to do with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// To hand the page out.
    Serve,
    /// To play in the terminal, or to ask something.
    Play,
    /// To play so many games that every bit of speed counts.
    Measure,
}

impl Wish {
    fn read(words: &[&str]) -> Self {
        const ASKING: [&str; 4] = ["-h", "--help", "-V", "--version"];
        let has_help = words.iter().any(|word| ASKING.contains(word));
        match words.first() {
            _ if has_help => Self::Play,
            None | Some(&"serve") => Self::Serve,
            Some(&("simulate" | "tournament" | "balance" | "bench" | "perft")) => Self::Measure,
            Some(word) if word.starts_with('-') => Self::Serve,
            Some(_) => Self::Play,
        }
    }

    /// How the program is compiled for that.
    const fn profile(self) -> &'static str {
        match self {
            Self::Serve | Self::Play => "play",
            Self::Measure => "release",
        }
    }

    fn program(self) -> PathBuf {
        target_folder().join(self.profile()).join("boardroom").with_extension(std::env::consts::EXE_EXTENSION)
    }

    /// Seconds of a processor that it took on the machine that `bench/README.md` speaks of, and seconds that it takes
    /// besides, however many cores there are: the last crates of a build wait for each other.
    const fn work(self) -> (f64, f64) {
        match self {
            Self::Serve => (500.0, 30.0),
            Self::Play => (230.0, 20.0),
            Self::Measure => (300.0, 150.0),
        }
    }

    const fn what(self) -> &'static str {
        match self {
            Self::Serve => "the page and the program",
            Self::Play => "the program",
            Self::Measure => "the program at its fastest",
        }
    }
}

/// Builds the program, and the page where one is handed out; then runs it.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let began = SystemTime::now();
    let wish = Wish::read(words);
    let serves = wish == Wish::Serve;
    let is_first = !wish.program().exists() || (serves && !Kind::Playing.folder().exists());
    let mut names = Vec::new();
    names.extend(is_first.then_some(DOWNLOADS));
    names.extend((serves && !tools::has_wasm_target()).then_some(COMPILER));
    names.extend(serves.then_some(PAGE));
    names.push(PROGRAM);
    let steps = Steps::on(Paper::Beside, "boardroom", &names)?;
    steps.head(&head(&steps, wish, is_first));
    if !is_first {
        steps.wait(PATIENCE);
    }
    let done = steps.show(|| build(&steps, &names, wish));
    done.map_err(|failure| {
        let told = steps.trouble("boardroom", failure);
        steps.screen().say("  When that is mended, say it again: what is built stays built.\n");
        told
    })?;
    let mut boardroom = Command::new(wish.program());
    boardroom.args(words).env("BOARDROOM_CALLED", "cargo boardroom").env("BOARDROOM_PAGE", Kind::Playing.folder());
    if steps.screen().has_shown() {
        let began = began.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        boardroom.env("BOARDROOM_BEGAN", began.to_string());
    }
    become_it(&mut boardroom)
}

/// What this is, and how long it takes.
fn head(steps: &Steps, wish: Wish, is_first: bool) -> Vec<String> {
    let (work, besides) = wish.work();
    let guess = Duration::from_secs_f64(besides + work / tools::cores() as f64);
    let what = wish.what();
    let mut lines = vec![String::new()];
    if is_first {
        let took = roughly(steps.last().unwrap_or(guess));
        lines.push(format!("  Boardroom  first start: this builds {what}."));
        lines.push(format!("             Once: about {took} here. After that: 2 seconds."));
    } else {
        lines.push(format!("  Boardroom  something has changed: this builds {what} anew."));
    }
    lines.push(String::new());
    lines
}

/// Builds the page and the program side by side.
fn build(steps: &Steps, names: &[&str], wish: Wish) -> Result<()> {
    if names.contains(&DOWNLOADS) {
        steps.step(DOWNLOADS, download)?;
    }
    if names.contains(&COMPILER) {
        steps.step(COMPILER, |step| tools::wasm_target(step).map(|_| Outcome::default()))?;
    }
    if !names.contains(&PAGE) {
        return steps.step(PROGRAM, |step| compile(step, wish));
    }
    let (bindery_is_there, wait_for_bindery) = mpsc::channel();
    thread::scope(|scope| {
        let page = scope.spawn(move || {
            steps.step(PAGE, |step| {
                page::compile(step, Kind::Playing)?;
                let is_there = wait_for_bindery.recv();
                is_there.map_err(|_| Failure::new("the program could not be built, so the page waits"))?;
                page::bind(step, Kind::Playing).map(|()| Outcome::default())
            })
        });
        let program = steps.step(PROGRAM, move |step| {
            page::compile_bindery(step, Kind::Playing)?;
            // A page that has failed needs it no more.
            let _ = bindery_is_there.send(());
            compile(step, wish)
        });
        let page = page.join().unwrap_or_else(|_| Err(Failure::new("the builder of the page panicked")));
        program.and(page)
    })
}

/// Brings everything that is compiled.
fn download(step: &Step<'_>) -> Result<Outcome> {
    step.run(&mut cargo(&["fetch", "--locked"]))?;
    Ok(Outcome::default())
}

fn compile(step: &Step<'_>, wish: Wish) -> Result<Outcome> {
    let words = ["build", "--locked", "--package", "cli", "--profile", wish.profile()];
    step.run(&mut cargo(&words)).map(|_| Outcome::default())
}

/// Ends as the program ends, and hears what it hears.
fn become_it(program: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        let error = program.exec();
        Err(Failure::new(format!("the program cannot be started: {error}")))
    }
    #[cfg(not(unix))]
    {
        let status = program.status()?;
        std::process::exit(status.code().unwrap_or(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_built_for_whoever_hands_it_out_and_for_nobody_else() {
        for words in [&[][..], &["serve"], &["--no-open"], &["serve", "--port", "0"], &["--port", "4601"]] {
            assert_eq!(Wish::read(words), Wish::Serve, "{words:?}");
        }
        for words in [
            &["--help"][..],
            &["-V"],
            &["serve", "--help"],
            &["play", "bids"],
            &["terminal"],
            &["backup", "x"],
            &["restore", "x"],
        ] {
            assert_eq!(Wish::read(words), Wish::Play, "{words:?}");
        }
        for words in [&["bench", "bids"][..], &["balance", "bids"], &["simulate", "bids"]] {
            assert_eq!(Wish::read(words), Wish::Measure, "{words:?}");
        }
    }
}
