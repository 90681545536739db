mod manifests;
mod sources;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};

use crate::tools::root;

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

    /// The type of its rules.
    fn rules(&self) -> String {
        let word = |word: &str| word[..1].to_uppercase() + &word[1..];
        let name: String = self.folder.split('_').map(word).collect();
        format!("{}::{name}", self.folder)
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
    let list = fs::read_to_string(root().join("games/list.txt")).context("games/list.txt")?;
    let lines = list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let games: Vec<Game> = lines.map(|line| Game { folder: line.to_owned() }).collect();
    for game in &games {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        let named = game.folder.split('_').all(|word| !word.is_empty()) && game.folder.chars().all(plain);
        ensure!(named, "games/list.txt: `{}` is no folder of small letters and single underscores", game.folder);
        ensure!(game.part("rules/Cargo.toml").exists(), "games/{} has no crate of rules", game.folder);
    }
    Ok(games)
}

/// Writes everything that names the games.
pub(crate) fn write() -> Result<()> {
    for (path, text) in changed()? {
        println!("   {path}");
        let path = root().join(path);
        fs::create_dir_all(path.parent().context("a file in a folder")?)?;
        fs::write(path, text)?;
    }
    Ok(())
}

/// Fails where a file that names the games is not as the list has it.
pub(crate) fn check() -> Result<()> {
    let paths: Vec<String> = changed()?.into_iter().map(|(path, _)| path).collect();
    ensure!(paths.is_empty(), "{} must follow from games/list.txt: run `cargo run -p xtask -- list`", paths.join(", "));
    Ok(())
}

/// The files that are not as the list has them, each with what must stand there.
fn changed() -> Result<Vec<(String, String)>> {
    let games = games()?;
    let files = sources::all(&games).into_iter().chain(manifests::all(&games)?);
    Ok(files.filter(|(path, text)| fs::read_to_string(root().join(path)).ok().as_ref() != Some(text)).collect())
}
