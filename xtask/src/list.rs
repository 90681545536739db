mod manifests;
mod sources;

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use crate::failure::{Failure, Result};
use crate::tools::{cargo, root};

/// A game of the list; what belongs to it is named after its folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    /// Its folder under `games/`, which is the name of its crate of rules too.
    pub(crate) folder: String,
}

impl Game {
    /// Its name in commands, addresses and records.
    pub(crate) fn slug(&self) -> String {
        self.folder.replace('_', "-")
    }

    /// The words of its name, each with a capital.
    pub(crate) fn words(&self) -> Vec<String> {
        self.folder.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
    }

    /// The type of its rules.
    fn rules(&self) -> String {
        format!("{}::{}", self.folder, self.words().concat())
    }

    /// Whether it has a board of its own; otherwise it is drawn from its position in words.
    fn is_drawn(&self) -> bool {
        self.part("page").is_dir()
    }

    /// Its crates, each with its folder: the rules, and what is built on them so far.
    fn crates(&self) -> Vec<(String, String)> {
        let parts = [("rules", ""), ("face", "_face"), ("page", "_page")];
        let there = parts.iter().filter(|(part, _)| self.part(part).join("Cargo.toml").exists());
        there.map(|(part, end)| (format!("{}{end}", self.folder), format!("games/{}/{part}", self.folder))).collect()
    }

    /// The folder of one of its crates.
    pub(crate) fn part(&self, part: &str) -> PathBuf {
        root().join("games").join(&self.folder).join(part)
    }
}

/// The games, in the order in which people see them.
pub(crate) fn games() -> Result<Vec<Game>> {
    let list = fs::read_to_string(root().join("games/list.txt"))?;
    let lines = list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let games: Vec<Game> = lines.map(|line| Game { folder: line.to_owned() }).collect();
    for game in &games {
        if !is_plain(&game.folder) {
            let what = "is no folder of small letters and single underscores";
            return Err(Failure::new(format!("games/list.txt: `{}` {what}", game.folder)));
        }
        for part in ["rules", "face"] {
            if !game.part(part).join("Cargo.toml").exists() {
                let what = format!("games/{}/{part}/Cargo.toml is missing", game.folder);
                return Err(Failure::new(what).with("docs/make-a-game.md says what a folder has."));
            }
        }
    }
    Ok(games)
}

/// Whether a name is made of small letters, with single underscores between words.
pub(crate) fn is_plain(name: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase());
    name.split('_').all(is_word)
}

/// Writes everything that names the games.
pub(crate) fn write() -> Result<()> {
    let changed = changed()?;
    for (path, text) in &changed {
        println!("   {path}");
        let path = root().join(path);
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        fs::write(path, text)?;
    }
    if changed.iter().any(|(path, _)| path.ends_with("Cargo.toml")) { lock() } else { Ok(()) }
}

/// Brings the lock files up to date: what they say of crates that are not ours stays as it is.
fn lock() -> Result<()> {
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let update = |more: &[&str]| {
            let mut cargo = cargo(&["update", "--workspace", "--manifest-path", manifest]);
            cargo.args(more).stdin(Stdio::null()).output()
        };
        // Nothing new is needed, but a machine that has never built the fuzzer does not know what it stands on.
        if !update(&["--offline"])?.status.success() {
            let said = update(&[])?;
            if !said.status.success() {
                let why = String::from_utf8_lossy(&said.stderr).into_owned();
                let what = Failure::new(format!("the lock file beside {manifest} could not be brought up to date"));
                return Err(why.lines().fold(what, Failure::with));
            }
        }
    }
    Ok(())
}

/// Fails where a file that names the games is not as the list has it.
pub(crate) fn check() -> Result<()> {
    let paths: Vec<String> = changed()?.into_iter().map(|(path, _)| path).collect();
    if paths.is_empty() {
        return Ok(());
    }
    let what = format!("{} must follow from games/list.txt", paths.join(", "));
    Err(Failure::new(what).with("Run `cargo run -p xtask -- list`."))
}

/// The files that are not as the list has them, each with what must stand there.
fn changed() -> Result<Vec<(String, String)>> {
    let games = games()?;
    let files = sources::all(&games)?.into_iter().chain(manifests::all(&games)?);
    Ok(files.filter(|(path, text)| fs::read_to_string(root().join(path)).ok().as_ref() != Some(text)).collect())
}
