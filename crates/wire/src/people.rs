use serde::{Deserialize, Serialize};

use crate::{Moment, PersonId, Sitter, TableId};

/// Who the client is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The person.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// Whether they have an account, and so can sign in elsewhere.
    pub account: bool,
}

/// Somebody new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What they want to be called.
    pub name: String,
}

/// Another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// What they want to be called from now on.
    pub name: String,
}

/// A name and a password, to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A password never gets into a log.
        f.debug_struct("Account").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A name and a password, to make an account of a guest or to change its password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// The name.
    pub name: String,
    /// The password from now on.
    pub password: String,
    /// The password until now, of those who have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
}

impl std::fmt::Debug for NewAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewAccount").field("name", &self.name).finish_non_exhaustive()
    }
}

/// How well somebody plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The estimate.
    pub rating: f64,
    /// How uncertain it is.
    pub uncertainty: f64,
    /// How many games it comes from.
    pub games: u32,
    /// Whether it is still too uncertain to mean much.
    pub provisional: bool,
}

/// Part of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Page<T> {
    /// The entries.
    pub entries: Vec<T>,
    /// Where the next part begins, if there is one.
    pub next: Option<String>,
}

/// A finished game in somebody's history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// The table.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// Who sat there.
    pub sitters: Vec<Sitter>,
    /// Where each finished.
    pub places: Vec<u8>,
    /// Everyone's final points.
    pub scores: Vec<i32>,
    /// The person's own seat.
    pub mine: Option<u8>,
    /// When it was over.
    pub at: Moment,
    /// How many actions it took.
    pub plies: u32,
}

/// How somebody has done in a game so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Statistics {
    /// The game's slug.
    pub game: String,
    /// Games finished.
    pub played: u32,
    /// Games won; a shared win counts whole.
    pub won: u32,
    /// The best final score.
    pub best: Option<i32>,
    /// The average final score.
    pub average: Option<f64>,
    /// The rating.
    pub rating: Option<Rating>,
}

/// How many games that count somebody has played before a list of ratings names them.
pub const LISTED_AFTER: u32 = 10;

/// One line of a game's list of ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// Who.
    pub sitter: Sitter,
    /// How well they play.
    pub rating: Rating,
}
