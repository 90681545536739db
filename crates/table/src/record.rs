use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::archive::{Archive, CARDS};
use crate::matches::{ReplayError, Replayed};
use crate::seed::to_hex;
use crate::{Commitment, Deed, Entry, Game, Match, Places, Salt, Seat, Seed, by_name};

/// The version of the file format: 1 named no card set where that was the one in the box.
pub const FORMAT: u32 = 2;

/// The version of a record that says what was ordered beforehand; whatever says nothing of it stays as it was.
const ORDERS: u32 = 3;

/// A whole game as a file: enough to play it again bit for bit, anywhere.
///
/// It is at once a bug report, a test fixture and a row of a data set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`FORMAT`], one before it, or the next where something was ordered beforehand.
    pub format: u32,
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The name of its card set, where the game has one; the options have the set itself if it never was in the box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// The hash of the module that it was played by, where its rules were frozen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub module: Option<String>,
    /// Its options.
    pub options: Value,
    /// Who sat where; the length is the number of seats.
    pub players: Vec<String>,
    /// What was published of the seed beforehand.
    pub commitment: Commitment,
    /// The dealer's seed: shown when the game is over.
    pub seed: Seed,
    /// What the players added to it.
    #[serde(default)]
    pub salts: Vec<Salt>,
    /// Everything that was done.
    pub actions: Vec<Move>,
    /// The order of finish; absent while the game goes on.
    #[serde(default)]
    pub places: Option<Places>,
    /// The hash of all the rest.
    pub hash: String,
}

/// One ply of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// Who acted.
    pub seat: Seat,
    /// What they did: an action, or a list of several that were planned together.
    pub action: Value,
    /// When, in milliseconds since 1970; absent where nobody had a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// Whether whoever acted had ordered it beforehand.
    #[serde(default, skip_serializing_if = "is_false")]
    pub by_order: bool,
}

// Serde hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_false(is: &bool) -> bool {
    !*is
}

/// A record that cannot be trusted or played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    /// Not JSON, or not of the right shape.
    #[error("this is not a game record: {0}")]
    Unreadable(String),
    /// Made by another version of the program.
    #[error("the record has format {0}; this program reads formats up to {ORDERS}")]
    Format(u32),
    /// A record of another game.
    #[error("this is a record of `{found}`, not of `{expected}`")]
    Game {
        /// The game it is of.
        found: String,
        /// The game it was taken for.
        expected: &'static str,
    },
    /// Played by other rules.
    #[error("the record was played by version {found} of the rules; this program has version {here}")]
    Rules {
        /// The version of the record.
        found: u32,
        /// The version of the program.
        here: u32,
    },
    /// Something in the file was changed after it was written.
    #[error("the record was changed: its contents have the hash {found}, not {written} as it says")]
    Hash {
        /// What the contents hash to.
        found: String,
        /// What the record says.
        written: String,
    },
    /// The seed is not the one that was published.
    #[error("the seed is not the one that was committed to before the game")]
    Commitment,
    /// The rules refuse something in it.
    #[error("the record does not replay: {0}")]
    Replay(String),
    /// It replays, to another result.
    #[error("the game ends with the places {found}, not {written} as the record says")]
    Places {
        /// The places after the replay.
        found: String,
        /// The places in the record.
        written: String,
    },
}

impl Record {
    /// Reads a record and checks that it is whole: the format and the hash.
    ///
    /// # Errors
    /// When the text is not a record, or was changed.
    pub fn from_json(text: &str) -> Result<Self, BadRecord> {
        let unreadable = |error: serde_json::Error| BadRecord::Unreadable(error.to_string());
        let value: Value = serde_json::from_str(text).map_err(unreadable)?;
        match value.get("format").and_then(Value::as_u64) {
            Some(format) if !(1..=u64::from(ORDERS)).contains(&format) => {
                return Err(BadRecord::Format(u32::try_from(format).unwrap_or(u32::MAX)));
            }
            Some(_) | None => {}
        }
        let record: Self = serde_json::from_value(value).map_err(unreadable)?;
        let found = record.contents_hash();
        if found == record.hash { Ok(record) } else { Err(BadRecord::Hash { found, written: record.hash }) }
    }

    /// The file.
    ///
    /// # Panics
    /// Never: every part of a record has a JSON form.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a record has a JSON form");
        text.push('\n');
        text
    }

    /// The same game as a record of today says it: with the version of the code that plays it, and its card set named.
    ///
    /// Where the record names no set, and several were played with its rules, there is one record for each of them, the
    /// latest first; the one that fits is that of the game.
    #[must_use]
    pub fn named(&self, archive: Archive) -> Vec<Self> {
        let rules = archive.code(self.rules);
        let candidates = archive.named(self.rules, &self.options).into_iter();
        candidates.map(|options| Self { rules, options, ..self.clone() }).collect()
    }

    /// Plays the record again and checks the seed and the result; gives the match and what each step told.
    ///
    /// It has to [name](Self::named) its card set: nothing is played with today's because none was named.
    ///
    /// # Errors
    /// Whatever is not as it says.
    pub fn replay<G: Game>(&self) -> Result<Replayed<G>, BadRecord> {
        if self.game != G::INFO.slug {
            return Err(BadRecord::Game { found: self.game.clone(), expected: G::INFO.slug });
        }
        if self.rules != G::INFO.rules {
            return Err(BadRecord::Rules { found: self.rules, here: G::INFO.rules });
        }
        if self.seed.commitment() != self.commitment {
            return Err(BadRecord::Commitment);
        }
        let options: G::Options = serde_json::from_value(self.options.clone())
            .map_err(|error| BadRecord::Replay(format!("the options are wrong: {error}")))?;
        if let Some(cards) = cards_of(&options).filter(|_| self.options.get(CARDS).is_none()) {
            return Err(BadRecord::Replay(format!("it names no card set; today's is `{cards}`")));
        }
        let mut entries = Vec::with_capacity(self.actions.len());
        for (ply, Move { seat, action, .. }) in self.actions.iter().enumerate() {
            let deed = Deed::from_value(action.clone())
                .map_err(|error| BadRecord::Replay(format!("action {ply} is not one of the game: {error}")))?;
            entries.push(Entry { seat: *seat, deed });
        }
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let (table, told) = Match::<G>::replay(options, seats, self.seed.salted(&self.salts), entries)
            .map_err(|error: ReplayError<G::Action>| BadRecord::Replay(error.to_string()))?;
        let places = table.state().places();
        if places != self.places {
            let text =
                |places: Option<Places>| places.map_or("none".to_owned(), |places| format!("{:?}", places.values()));
            return Err(BadRecord::Places { found: text(places), written: text(self.places) });
        }
        Ok((table, told))
    }

    /// The same record, and which of its actions were ordered beforehand.
    #[must_use]
    pub fn ordered(mut self, by_order: impl IntoIterator<Item = bool>) -> Self {
        for (done, by_order) in self.actions.iter_mut().zip(by_order) {
            done.by_order = by_order;
        }
        if self.actions.iter().any(|done| done.by_order) {
            self.format = ORDERS;
        }
        self.hashed()
    }

    /// The same record with the hash of its contents.
    #[must_use]
    pub fn hashed(mut self) -> Self {
        self.hash = self.contents_hash();
        self
    }

    fn contents_hash(&self) -> String {
        let mut contents = serde_json::to_value(self).expect("a record has a JSON form");
        if let Value::Object(members) = &mut contents {
            members.remove("hash");
        }
        // Members of a JSON object are kept in order of their names, so the text is the same everywhere.
        to_hex(&Sha256::digest(contents.to_string()))
    }
}

impl<G: Game> Match<G> {
    /// The record of this match as it stands.
    ///
    /// `seed` is the dealer's, `salts` the players'; together they give the match its own seed.
    /// `times` are milliseconds since 1970, one for each action, or nothing.
    ///
    /// # Panics
    /// When `seed` and `salts` are not those that this match was dealt from.
    #[must_use]
    pub fn record(&self, players: Vec<String>, seed: &Seed, salts: &[Salt], times: &[u64]) -> Record {
        assert!(seed.salted(salts) == *self.seed(), "the record's seed deals this match");
        let json = "every option and action has a JSON form";
        let actions = self.log().iter().enumerate().map(|(ply, entry)| Move {
            seat: entry.seat,
            action: serde_json::to_value(&entry.deed).expect(json),
            at: times.get(ply).copied(),
            by_order: false,
        });
        let record = Record {
            format: FORMAT,
            game: G::INFO.slug.to_owned(),
            rules: G::INFO.rules,
            cards: cards_of(self.options()),
            module: None,
            options: serde_json::to_value(self.options()).expect(json),
            players,
            commitment: seed.commitment(),
            seed: seed.clone(),
            salts: salts.to_vec(),
            actions: actions.collect(),
            places: self.state().places(),
            hash: String::new(),
        };
        record.hashed()
    }
}

/// The name of the card set in the options of a game that has one.
fn cards_of(options: &impl Serialize) -> Option<String> {
    let named = by_name(|| serde_json::to_value(options)).ok()?;
    Some(named.get(CARDS)?.as_str()?.to_owned())
}
