use std::process::Command;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::failure::{Failure, Result};
use crate::figures::roughly;
use crate::page::{self, Kind};
use crate::steps::{Outcome, Step, Steps};
use crate::tools::{self, cargo, root, target_folder};

const DOWNLOADS: &str = "Downloads";
const COMPILER: &str = "Compiler for the page";
const PAGE: &str = "Page";
const PROGRAM: &str = "Program";

/// How long a start may take before something is said about it, where most is there already.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Seconds of a processor that everything took on the machine that `bench/README.md` speaks of: with the page, and without.
const WORK: (f64, f64) = (480.0, 220.0);

/// Builds the program, and the page where one is handed out; then runs it.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let began = SystemTime::now();
    let serves = match words.first() {
        None | Some(&"serve") => true,
        Some(word) => word.starts_with('-') && !["-h", "--help", "-V", "--version"].contains(word),
    };
    let is_first = !program().exists() || (serves && !Kind::Playing.folder().exists());
    let mut names = Vec::new();
    names.extend(is_first.then_some(DOWNLOADS));
    names.extend((serves && !tools::has_wasm_target()).then_some(COMPILER));
    names.extend(serves.then_some(PAGE));
    names.push(PROGRAM);
    let steps = Steps::new("boardroom", &names)?;
    steps.head(&head(&steps, serves, is_first));
    if !is_first {
        steps.wait(PATIENCE);
    }
    let done = steps.show(|| build(&steps, &names));
    done.map_err(|failure| {
        let told = steps.trouble("boardroom", failure);
        println!("  When that is mended, say it again: what is built stays built.\n");
        told
    })?;
    let mut boardroom = Command::new(program());
    boardroom.args(words).env("BOARDROOM_CALLED", "cargo boardroom").env("BOARDROOM_PAGE", Kind::Playing.folder());
    if steps.screen().has_shown() {
        let began = began.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        boardroom.env("BOARDROOM_BEGAN", began.to_string());
    }
    become_it(&mut boardroom)
}

/// What this is, and how long it takes.
fn head(steps: &Steps, serves: bool, is_first: bool) -> Vec<String> {
    let what = if serves { "the page and the program" } else { "the program" };
    let (page, program) = WORK;
    let work = if serves { page } else { program };
    // The last crates of a build wait for each other, however many cores there are.
    let guess = Duration::from_secs_f64(45.0 + work / tools::cores().min(8) as f64);
    let took = steps.last().unwrap_or(guess);
    let mut lines = vec![String::new()];
    if is_first {
        lines.push(format!("  Boardroom  first start: this builds {what}."));
        lines.push(format!("             Once: about {} here. After that: 2 seconds.", roughly(took)));
    } else {
        lines.push(format!("  Boardroom  something has changed: this builds {what} anew."));
    }
    lines.push(String::new());
    lines
}

/// Builds the page and the program side by side.
fn build(steps: &Steps, names: &[&str]) -> Result<()> {
    if names.contains(&DOWNLOADS) {
        steps.step(DOWNLOADS, download)?;
    }
    if names.contains(&COMPILER) {
        steps.step(COMPILER, |step| tools::wasm_target(step).map(|_| Outcome::default()))?;
    }
    if !names.contains(&PAGE) {
        return steps.step(PROGRAM, compile);
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
            compile(step)
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

fn compile(step: &Step<'_>) -> Result<Outcome> {
    let words = ["build", "--locked", "--profile", "play", "--package", "cli"];
    step.run(&mut cargo(&words)).map(|_| Outcome::default())
}

fn program() -> std::path::PathBuf {
    target_folder().join("play").join("boardroom").with_extension(std::env::consts::EXE_EXTENSION)
}

/// Ends as the program ends, and hears what it hears.
fn become_it(program: &mut Command) -> Result<()> {
    debug_assert!(root().exists());
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
