use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::borrowed;
use crate::failure::{Failure, Result};
use crate::list::Game;
use crate::steps::{Outcome, Step};
use crate::tools::{self, cargo, root};

/// What the game is called: a name of two words, which is written otherwise as a crate, a type and a title.
const NAME: &str = "two_pennies";

/// What is built, fetched or drawn, and what belongs to this copy of the tree alone.
const LEFT_OUT: [&str; 7] = [".git", ".venv", "__pycache__", "artifacts", "dist", "pictures", "target"];

/// Makes a game in a copy of the tree, as a newcomer would, tests it there and plays it.
pub(crate) fn run(step: &Step<'_>) -> Result<Outcome> {
    let (game, folder) = (Game { folder: NAME.to_owned() }, tools::own_folder().join("new-game"));
    // What is made anew each time looks changed to cargo, so what it builds from lies beside it and takes only what is.
    let (made, tree) = (folder.join("made"), folder.join("tree"));
    mirror(&root(), &made)?;
    // Not where this tree is built: cargo takes what is built of one copy for that of another.
    let target = folder.join("target");
    borrowed::take_over(&root().join("target/debug"), &target.join("debug"), &own_packages()?)?;
    let at = |place: &Path, words: &[&str]| {
        let mut command = cargo(words);
        command.current_dir(place).env("CARGO_TARGET_DIR", &target);
        command
    };
    step.run(&mut at(&made, &["game", "new", NAME]))?;
    mirror(&made, &tree)?;
    let ours = ["--package", NAME, "--package", &format!("{NAME}_face")];
    let lints = ["--all-targets", "--all-features", "--", "-D", "warnings"];
    step.run(at(&tree, &["clippy", "--locked"]).args(ours).args(lints))?;
    step.run(&mut at(&tree, &["check", "--locked", "--package", "room"]))?;
    let tests = step.run(at(&tree, &TESTS).args(ours))?;
    step.run(&mut at(&tree, &["build", "--locked", "--package", "cli"]))?;
    let program = target.join("debug/boardroom").with_extension(std::env::consts::EXE_EXTENSION);
    play(step, &program, &game, &folder.join("data"))?;
    let count = tests.errors.iter().find_map(|line| line.trim_start().strip_prefix("Summary [")?.split("] ").nth(1));
    let count = count.and_then(|said| said.trim_start().split(' ').next()).unwrap_or("all");
    Ok(Outcome::new(format!("{count} tests, and two games played")))
}

/// The packages of the tree: those in the lock file that come from nowhere.
fn own_packages() -> Result<Vec<String>> {
    let lock = fs::read_to_string(root().join("Cargo.lock"))?;
    let packages = lock.split("[[package]]").filter(|package| !package.contains("\nsource = "));
    let name = |package: &str| Some(package.trim_start().strip_prefix("name = \"")?.split('"').next()?.to_owned());
    Ok(packages.filter_map(name).collect())
}

/// The tests of the game, and those over all games that look at what its folder has.
const TESTS: [&str; 14] = [
    "nextest",
    "run",
    "--locked",
    "--no-fail-fast",
    "--status-level",
    "fail",
    "--final-status-level",
    "fail",
    "--features",
    "faces/terminal",
    "--package",
    "faces",
    "--package",
    "xtask",
];

/// Plays a game between bots, and one line by line.
fn play(step: &Step<'_>, program: &Path, game: &Game, data: &Path) -> Result<()> {
    let play = |more: &[&str]| {
        let mut command = Command::new(program);
        command.args(["play", &game.slug(), "--plain", "--seats", "3"]).args(more);
        command.env("BOARDROOM_DATA", data).env("BOARDROOM_LANGUAGE", "en");
        command
    };
    let bots = step.run(&mut play(&["--people", "0", "--bots", "manager,intern,random"]))?;
    over(&bots.output.join("\n"))?;
    let mut person = play(&[]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    // It bids one coin as long as it is asked, and is asked no more when it is over.
    let answers = "1\n".repeat(100);
    let _ = person.stdin.take().map(|mut input| input.write_all(answers.as_bytes()));
    over(&String::from_utf8_lossy(&person.wait_with_output()?.stdout))
}

fn over(said: &str) -> Result<()> {
    if said.contains("The game is over: ") {
        return Ok(());
    }
    let last: Vec<&str> = said.lines().rev().take(8).collect();
    Err(last.into_iter().rev().fold(Failure::new("the new game does not come to its end:"), Failure::with))
}

/// Makes a folder the same as another, and leaves alone what is the same already.
fn mirror(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    let (wanted, there) = (entries(from)?, entries(to)?);
    for path in there.iter().filter(|path| !wanted.iter().any(|one| one.file_name() == path.file_name())) {
        if path.is_dir() { fs::remove_dir_all(path)? } else { fs::remove_file(path)? }
    }
    for path in wanted {
        let copy = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            mirror(&path, &copy)?;
        } else if fs::read(&copy).ok() != Some(fs::read(&path)?) {
            fs::copy(&path, &copy)?;
        }
    }
    Ok(())
}

/// What lies in a folder and is part of the tree.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if !path.file_name().and_then(OsStr::to_str).is_some_and(|name| LEFT_OUT.contains(&name)) {
            entries.push(path);
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_the_same_is_left_alone_and_what_is_gone_goes() {
        let folder = std::env::temp_dir().join(format!("boardroom-mirror-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        fs::create_dir_all(from.join("part/target")).expect("a folder");
        fs::write(from.join("part/kept"), "kept").expect("a file");
        fs::write(from.join("part/target/built"), "built").expect("a file");
        fs::create_dir_all(to.join("gone")).expect("a folder");
        mirror(&from, &to).expect("a copy");
        assert!(!to.join("gone").exists() && !to.join("part/target").exists());
        let written = |name: &str| fs::metadata(to.join(name)).and_then(|data| data.modified()).expect("a file");
        let before = written("part/kept");
        fs::write(from.join("new"), "new").expect("a file");
        mirror(&from, &to).expect("a copy");
        assert_eq!(written("part/kept"), before);
        assert_eq!(fs::read_to_string(to.join("new")).expect("a file"), "new");
        fs::remove_dir_all(&folder).expect("it is ours");
    }
}
