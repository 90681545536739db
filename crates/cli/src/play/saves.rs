use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use table::{Record, Salt, Seed};
use wire::Plans;

use super::player::Player;
use crate::trouble::{OrTrouble as _, Trouble};

/// What a game keeps besides its match: who plays it, what it was dealt from, and its file, where it has one.
pub(super) struct Keeping {
    pub(super) players: Vec<Player>,
    dealer: Seed,
    salts: Vec<Salt>,
    file: Option<PathBuf>,
    /// Whether people may leave whole runs of decisions to a plan.
    pub(super) plans: Plans,
}

impl Keeping {
    /// A new game, which gets a file of its own.
    pub(super) fn new(players: Vec<Player>, dealer: Seed, slug: &str, plans: Plans) -> Self {
        Self { players, dealer, salts: Vec::new(), file: new_file(slug, plans).ok(), plans }
    }

    /// A game that is on record. One of our own folder goes on in its own file, any other is left as it is.
    pub(super) fn resumed(record: &Record, path: &Path) -> Self {
        let players = record.players.iter().map(|label| Player::from_label(label)).collect();
        let plans = plans(path);
        let file = if is_ours(path) { Some(path.to_owned()) } else { new_file(&record.game, plans).ok() };
        Self { players, dealer: record.seed.clone(), salts: record.salts.clone(), file, plans }
    }

    /// A game that is written down nowhere.
    #[cfg(test)]
    pub(super) fn nowhere(players: Vec<Player>, dealer: Seed) -> Self {
        Self { players, dealer, salts: Vec::new(), file: None, plans: Plans::Allowed }
    }

    pub(super) const fn dealer(&self) -> &Seed {
        &self.dealer
    }

    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Writes down the record that a match makes of names, seed and salts.
    pub(super) fn write(&self, record: impl FnOnce(Vec<String>, &Seed, &[Salt]) -> Record) -> Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        write(file, &record(self.players.iter().map(Player::label).collect(), &self.dealer, &self.salts))
    }
}

/// The folder of games, in the user's data folder or where `BOARDROOM_DATA` says.
fn folder() -> Result<PathBuf> {
    let chosen = std::env::var_os("BOARDROOM_DATA").map(PathBuf::from);
    Ok(crate::serve::data(chosen.as_deref())?.join("games"))
}

/// What stands in the name of the file of a game in which people decide one thing after the other: records do not say it.
const BY_HAND: &str = "-by-hand-";

/// A new file for a game.
fn new_file(slug: &str, plans: Plans) -> Result<PathBuf> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
    let between = if plans.are_allowed() { "-" } else { BY_HAND };
    Ok(folder()?.join(format!("{slug}{between}{now}.json")))
}

/// Whether people may leave whole runs of decisions to a plan in the game of a file.
fn plans(path: &Path) -> Plans {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    if name.contains(BY_HAND) { Plans::ByHand } else { Plans::Allowed }
}

/// Whether a file lies in the folder of games.
fn is_ours(path: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    let ours = folder().ok().and_then(|folder| real(&folder));
    ours.is_some() && path.parent().and_then(real) == ours
}

/// Writes a record so that a crash in between leaves the old one.
fn write(path: &Path, record: &Record) -> Result<()> {
    let trouble = || Trouble::with_file("file-unwritable", path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).or_trouble(trouble)?;
    }
    let unfinished = path.with_extension("part");
    fs::write(&unfinished, record.to_json()).or_trouble(trouble)?;
    fs::rename(&unfinished, path).or_trouble(trouble)
}

/// The newest game that is not over.
pub(super) fn latest() -> Result<Option<PathBuf>> {
    let Ok(entries) = fs::read_dir(folder()?) else { return Ok(None) };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let modified = path.metadata().ok()?.modified().ok()?;
            (path.extension()? == "json").then_some((modified, path))
        })
        .collect();
    files.sort();
    let unfinished = |path: &PathBuf| {
        let record = fs::read_to_string(path).ok().and_then(|text| Record::from_json(&text).ok());
        record.is_some_and(|record| record.places.is_none())
    };
    Ok(files.into_iter().rev().map(|(_, path)| path).find(unfinished))
}
