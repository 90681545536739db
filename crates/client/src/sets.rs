//! Card sets that somebody has changed, as the browser keeps them.

use serde::{Deserialize, Serialize};
use shelf::Tree;
use wire::Moment;

use crate::device;

const KEY: &str = "boardroom.sets";

/// A card set with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptSet {
    /// The game's slug.
    pub(crate) game: String,
    /// What it is called; no two sets of a game have the same name.
    pub(crate) name: String,
    /// The cards.
    pub(crate) set: Tree,
    /// When it was kept.
    pub(crate) kept: Moment,
}

/// The kept sets of a game, the latest first.
pub(crate) fn of(game: &str) -> Vec<KeptSet> {
    let mut sets: Vec<KeptSet> = all().into_iter().filter(|set| set.game == game).collect();
    sets.sort_by_key(|set| std::cmp::Reverse(set.kept));
    sets
}

/// Keeps a set under its name, in place of the one that had it; says whether there was room.
pub(crate) fn keep(game: &str, name: &str, set: Tree) -> bool {
    let mut sets = all();
    sets.retain(|known| known.game != game || known.name != name);
    sets.push(KeptSet { game: game.to_owned(), name: name.to_owned(), set, kept: device::now() });
    device::try_write(KEY, &sets)
}

/// Gives a set another name, unless that is taken.
pub(crate) fn rename(game: &str, from: &str, to: &str) {
    let mut sets = all();
    if to.is_empty() || sets.iter().any(|set| set.game == game && set.name == to) {
        return;
    }
    if let Some(set) = sets.iter_mut().find(|set| set.game == game && set.name == from) {
        to.clone_into(&mut set.name);
    }
    device::write(KEY, &sets);
}

/// Forgets a set.
pub(crate) fn forget(game: &str, name: &str) {
    let mut sets = all();
    sets.retain(|set| set.game != game || set.name != name);
    device::write(KEY, &sets);
}

/// What is being worked on, so that nothing is lost when the page is left.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Draft {
    /// What it is called.
    pub(crate) name: String,
    /// The cards.
    pub(crate) set: Tree,
}

/// What was worked on last in a game.
pub(crate) fn draft(game: &str) -> Option<Draft> {
    device::read(&draft_key(game))
}

/// Keeps what is being worked on.
pub(crate) fn keep_draft(game: &str, draft: &Draft) {
    device::write(&draft_key(game), draft);
}

fn draft_key(game: &str) -> String {
    format!("boardroom.workshop.{game}")
}

fn all() -> Vec<KeptSet> {
    device::read(KEY).unwrap_or_default()
}
