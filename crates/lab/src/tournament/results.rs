use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Lines, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Game;

use super::Tournament;
use crate::Entrant;

/// The file of a tournament: a line of JSON that says what is played, then one for each finished game, in the order in which they ended.
#[derive(Debug)]
pub struct Results {
    path: PathBuf,
    file: File,
}

/// A finished game, everything in order of the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number in the tournament, from 0.
    pub game: u64,
    /// Who sat where.
    pub bots: Vec<Entrant>,
    /// The places: 1 is first, ties share.
    pub places: Vec<u8>,
    /// The scores.
    pub scores: Vec<i32>,
    /// How many actions it had.
    pub plies: u64,
    /// How often each seat was asked.
    pub decisions: Vec<u32>,
    /// How long each seat thought in all, in microseconds.
    pub micros: Vec<u64>,
}

/// What is played: games of two different ones are never counted together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    tournament: u32,
    pub(super) game: String,
    rules: u32,
    pub(super) seats: u8,
    pub(super) bots: Vec<Entrant>,
    seed: String,
    options: Value,
}

/// A file of results that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadResults {
    /// It cannot be read or written.
    #[error("{path} cannot be used: {error}", path = path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A line is not what it should be.
    #[error("line {line} of {path} is not a result of a tournament: {error}", path = path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
        /// Why.
        error: serde_json::Error,
    },
    /// It holds another tournament.
    #[error("{path} holds a tournament with other {what}; name another file, or remove it", path = path.display())]
    Other {
        /// The file.
        path: PathBuf,
        /// What differs.
        what: &'static str,
    },
}

/// The format of the file.
const FORMAT: u32 = 1;

impl Header {
    pub(super) fn of<G: Game>(plan: &Tournament<G::Options>) -> Self {
        Self {
            tournament: FORMAT,
            game: G::INFO.slug.to_owned(),
            rules: G::INFO.rules,
            seats: plan.seats,
            bots: plan.bots.clone(),
            seed: plan.seed.clone(),
            options: serde_json::to_value(&plan.options).expect("options have a JSON form"),
        }
    }

    /// What of another tournament is not as in this one.
    fn difference(&self, other: &Self) -> Option<&'static str> {
        let differences = [
            (self.tournament == other.tournament, "format"),
            (self.game == other.game, "game"),
            (self.rules == other.rules, "rules"),
            (self.seats == other.seats, "seats"),
            (self.bots == other.bots, "bots"),
            (self.seed == other.seed, "seed"),
            (self.options == other.options, "options"),
        ];
        differences.into_iter().find(|(same, _)| !same).map(|(_, what)| what)
    }
}

impl Results {
    /// Opens the file of a tournament, or begins it, and says which games are there already.
    pub(super) fn open(path: &Path, header: &Header) -> Result<(Self, GameSet), BadResults> {
        let io = |error| BadResults::Io { path: path.to_owned(), error };
        let file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(io)?;
        let mut results = Self { path: path.to_owned(), file };
        results.cut_torn_line().map_err(io)?;
        let mut played = GameSet::default();
        match read(path)? {
            None => results.write(header)?,
            Some((found, games)) => {
                if let Some(what) = header.difference(&found) {
                    return Err(BadResults::Other { path: path.to_owned(), what });
                }
                for result in games {
                    played.insert(result?.game);
                }
            }
        }
        Ok((results, played))
    }

    /// Adds a finished game; it is in the file when this returns.
    pub(super) fn append(&mut self, result: &GameResult) -> Result<(), BadResults> {
        self.write(result)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), BadResults> {
        let mut text = serde_json::to_string(line).expect("results have a JSON form");
        text.push('\n');
        // One write for a line: whoever is killed in the middle of it leaves at most one torn line at the end.
        self.file.write_all(text.as_bytes()).map_err(|error| BadResults::Io { path: self.path.clone(), error })
    }

    /// Removes what is left of a line that was not written to its end.
    fn cut_torn_line(&mut self) -> std::io::Result<()> {
        let mut end = self.file.seek(SeekFrom::End(0))?;
        let mut last = [0];
        while end > 0 {
            self.file.seek(SeekFrom::Start(end - 1))?;
            self.file.read_exact(&mut last)?;
            if last == *b"\n" {
                break;
            }
            end -= 1;
        }
        self.file.set_len(end)
    }
}

/// The games of a file of results, one by one.
pub(super) struct Games {
    path: PathBuf,
    lines: std::iter::Enumerate<Lines<BufReader<File>>>,
}

impl Iterator for Games {
    type Item = Result<GameResult, BadResults>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read()
    }
}

impl Games {
    /// The next line, whatever it should be.
    fn read<T: DeserializeOwned>(&mut self) -> Option<Result<T, BadResults>> {
        let (index, line) = self.lines.next()?;
        let path = || self.path.clone();
        Some(line.map_err(|error| BadResults::Io { path: path(), error }).and_then(|line| {
            serde_json::from_str(&line).map_err(|error| BadResults::Line { path: path(), line: index + 1, error })
        }))
    }
}

/// What a file of results holds; nothing where it is empty.
pub(super) fn read(path: &Path) -> Result<Option<(Header, Games)>, BadResults> {
    let file = File::open(path).map_err(|error| BadResults::Io { path: path.to_owned(), error })?;
    let mut games = Games { path: path.to_owned(), lines: BufReader::new(file).lines().enumerate() };
    games.read().transpose().map(|header| Some((header?, games)))
}

/// A set of games by their numbers, a bit for each.
#[derive(Debug, Default)]
pub(super) struct GameSet(Vec<u64>);

impl GameSet {
    pub(super) fn contains(&self, game: u64) -> bool {
        self.0.get((game / 64) as usize).is_some_and(|word| word >> (game % 64) & 1 == 1)
    }

    /// Puts a game in; `false` where it was there before.
    pub(super) fn insert(&mut self, game: u64) -> bool {
        let word = (game / 64) as usize;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        let new = !self.contains(game);
        self.0[word] |= 1 << (game % 64);
        new
    }
}
