//! What every game must keep, checked by playing.
//!
//! [`check`] plays random games for every seat count, every value of every option and many seeds,
//! and at every ply looks for the mistakes that rules are prone to:
//! games that do not end, seats without a choice, secrets in a view, chance outside the seed, things created or lost.
//! It is meant to be run on every kind of machine that plays, wasm32 included.

mod golden;
mod inspected;

use std::collections::HashSet;
use std::fmt;

use serde::Serialize;

use crate::options::set_json;
use crate::{Cards, Flaw, Imagine, Kind, Options, Rng, Setting, Viewer, Why, parse_plain_toml};

pub use golden::{golden, golden_perft, transcript};
pub use inspected::Inspected;

/// What a game says about itself so that it can be checked.
pub trait Contract: Imagine {
    /// No game takes more actions than this.
    const MAX_PLIES: usize;

    /// Whether answers that several are asked for at once lie face down until the last one is there.
    const SEALS: bool;

    /// Whether everything that there is at the table is still there exactly once.
    ///
    /// # Errors
    /// What was created or lost.
    fn conserved(&self) -> Result<(), String>;

    /// Exchanges two things, at random, that `viewer` cannot tell apart; `false` where there are no two such things now.
    ///
    /// It is written from the rules, not from the code of the view, since it is there to catch the view's mistakes.
    fn swap_secrets(&mut self, viewer: Viewer, rng: &mut Rng) -> bool;
}

/// How much a successful check has looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Whole games.
    pub games: u64,
    /// Actions in them.
    pub plies: u64,
    /// Times that secrets could be exchanged.
    pub swaps: u64,
    /// Times that two seats were asked at once.
    pub simultaneous: u64,
    /// Actions that could be taken back.
    pub undone: u64,
}

impl Checked {
    /// Adds what another check has looked at.
    pub const fn add(&mut self, more: &Self) {
        self.games += more.games;
        self.plies += more.plies;
        self.swaps += more.swaps;
        self.simultaneous += more.simultaneous;
        self.undone += more.undone;
    }
}

/// A broken promise, and how to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Which promise.
    pub promise: &'static str,
    /// The options of the game that broke it, as JSON.
    pub options: String,
    /// Its number of seats.
    pub seats: u8,
    /// The text of its seed.
    pub seed: String,
    /// The number of actions played before.
    pub ply: usize,
    /// What was found.
    pub found: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { promise, options, seats, seed, ply, found } = self;
        write!(f, "broken: {promise}\n  {seats} seats, seed `{seed}`, ply {ply}, options {options}\n  {found}")
    }
}

impl std::error::Error for Breach {}

/// How closely a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// At each ply: everything is still there, nobody is stuck, no view tells a secret, and what is imagined fits.
    /// Quick enough for a million games.
    Steps,
    /// All that, and journeys as JSON, refusals, simultaneous answers, take-backs and replays.
    Everything,
}

/// Plays `seeds` games for every seat count and every value of every option, and checks each ply of them.
///
/// # Errors
/// The first broken promise.
pub fn check<G: Contract>(seeds: u32) -> Result<Checked, Breach> {
    let mut checked = Checked::default();
    for (seats, options) in tables::<G>() {
        checked.add(&check_options::<G>(&options, seats, seeds)?);
    }
    Ok(checked)
}

/// Plays `seeds` games with certain options, such as a designer's own cards, and checks each ply of them.
///
/// # Errors
/// The first broken promise.
pub fn check_options<G: Contract>(options: &G::Options, seats: u8, seeds: u32) -> Result<Checked, Breach> {
    let mut checked = Checked::default();
    for seed in 0..seeds {
        checked.add(&check_game::<G>(options, seats, &format!("contract {seed}"), Care::Everything)?);
    }
    Ok(checked)
}

/// Plays one game at random and checks each ply of it.
///
/// # Errors
/// The first broken promise.
pub fn check_game<G: Contract>(options: &G::Options, seats: u8, seed: &str, care: Care) -> Result<Checked, Breach> {
    Inspected::<G>::new(options, seats, seed, care)?.play()
}

/// Every number of seats with every one of its [`variants`].
#[must_use]
pub fn tables<G: Contract>() -> Vec<(u8, G::Options)> {
    let each = |seats| variants::<G::Options>(seats).into_iter().map(move |options| (seats, options));
    G::INFO.seat_counts().flat_map(each).collect()
}

/// The default options, each setting at each of its values, and all settings away from their defaults at once,
/// as far as `seats` players can play them.
#[must_use]
pub fn variants<O: Options>(seats: u8) -> Vec<O> {
    let mut variants = vec![O::default()];
    let mut everything = O::default();
    for setting in O::settings() {
        for value in values(setting) {
            let mut one = O::default();
            if set_json(&mut one, setting.name, value.clone()).is_ok() && one.check(seats).is_ok() {
                let mut more = everything.clone();
                if one != O::default() && set_json(&mut more, setting.name, value).is_ok() && more.check(seats).is_ok()
                {
                    everything = more;
                }
                variants.push(one);
            }
        }
    }
    variants.push(everything);
    let mut seen = HashSet::new();
    variants.retain(|options| options.check(seats).is_ok() && seen.insert(json(options)));
    variants
}

fn values(setting: &Setting) -> Vec<serde_json::Value> {
    match setting.kind {
        Kind::Flag => vec![false.into(), true.into()],
        Kind::Number { min, max } => vec![max.into(), min.into()],
        Kind::OneOf(words) => words.iter().map(|word| (*word).into()).collect(),
        Kind::Cards => Vec::new(),
    }
}

/// Whether the standard card set passes its own check, and every archived one is still what it was, for a test of its own.
///
/// # Errors
/// What is wrong with it.
pub fn check_cards<T: crate::CardSet>() -> Result<(), Flaw> {
    let cards = Cards::<T>::from_toml(T::STANDARD)?;
    let unreadable = |why: String| Flaw::from(Why::Unreadable(why));
    let travelled: Cards<T> = serde_json::from_str(&json(&cards)).map_err(|error| unreadable(error.to_string()))?;
    if travelled != cards {
        return Err(unreadable("the set changes on a journey as JSON".into()));
    }
    let cannot =
        |id: &str| format!("the archived set `{id}` cannot be read as it was: its name is that of other cards");
    for archived in T::ARCHIVE.0 {
        let plain = parse_plain_toml(archived.toml).ok_or_else(|| unreadable(cannot(archived.id)))?;
        let read = Cards::<T>::from_toml(archived.toml)?;
        let same: Cards<T> = serde_json::from_value(plain).map_err(|error| unreadable(error.to_string()))?;
        if read.id() != archived.id || read != same || json(&read) != json(&archived.id) {
            return Err(unreadable(cannot(archived.id)));
        }
    }
    if T::ARCHIVE.find(cards.id()).is_some() {
        return Ok(());
    }
    let archive = "archive it with `UPDATE_GOLDEN=1 cargo nextest run -p shelf`, so that games begun with it go on";
    Err(unreadable(format!("the set in the box, `{}`, is not in the archive: {archive}", cards.id())))
}

fn json<T: Serialize>(thing: &T) -> String {
    serde_json::to_string(thing).expect("whatever travels has a JSON form")
}
