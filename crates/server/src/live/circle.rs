use std::collections::{BTreeSet, HashMap};

use sitting::{Around, Breakdown, Holder};
use wire::{PersonId, Rating};

use crate::problem::{breakdown, say};
use crate::store::Player;

/// What this server knows about the people of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Circle {
    pub(crate) names: HashMap<PersonId, String>,
    pub(crate) ratings: HashMap<Player, Rating>,
    /// How many windows each person has open on the table.
    pub(crate) present: HashMap<PersonId, usize>,
    /// Who is shown as if they looked on, since what they ordered acts just now.
    pub(crate) visiting: BTreeSet<PersonId>,
    /// Whether the variants are the usual ones.
    pub(crate) usual: bool,
}

impl Circle {
    /// Whether somebody is in truth looking at the table.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.present.contains_key(person)
    }
}

impl Around for Circle {
    fn name(&self, person: &PersonId) -> String {
        self.names.get(person).cloned().unwrap_or_else(|| say("somebody"))
    }

    fn is_present(&self, person: &PersonId) -> bool {
        self.present.contains_key(person) || self.visiting.contains(person)
    }

    fn rating(&self, holder: &Holder) -> Option<Rating> {
        self.ratings.get(&player(holder)?).copied()
    }

    fn why(&self, why: &Breakdown) -> String {
        breakdown(why)
    }
}

/// Whoever has a seat, as somebody who is rated.
pub(crate) fn player(holder: &Holder) -> Option<Player> {
    match holder {
        Holder::Nobody => None,
        Holder::Person { id, .. } => Some(Player::Person(id.clone())),
        Holder::Bot { level, .. } => Some(Player::Bot(level.clone())),
    }
}
