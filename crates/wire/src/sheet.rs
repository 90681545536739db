use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Commitment, Salt, Seat, Seed};

use crate::{Moment, PersonId, Rating, TableId};

/// Everything about a table but the game itself: who sits where, and under which rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// The table.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// The version of its rules that the table was made with.
    pub rules: u32,
    /// The variants: the first sheet that somebody is sent has a designer's own cards in them, later ones name the set.
    pub options: Value,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Who made the table, and may start it.
    pub host: Option<PersonId>,
    /// The people who were asked to leave, as long as seats are being taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Sitter>,
    /// The reader's own seat.
    pub mine: Option<Seat>,
    /// How far it is.
    pub phase: Phase,
    /// Who finds it.
    pub visibility: Visibility,
    /// How long everyone may think.
    pub clock: Clock,
    /// Whether people may leave whole runs of decisions to a plan.
    #[serde(default, skip_serializing_if = "Plans::are_allowed")]
    pub plans: Plans,
    /// What can be checked about the deal.
    pub fairness: Fairness,
    /// The next table of the same people.
    pub rematch: Option<TableId>,
    /// When it was made.
    pub made: Moment,
}

/// One seat and whoever has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chair {
    /// Whose it is.
    pub sitter: Sitter,
    /// Whether that person is looking at the table now; bots always are.
    pub present: bool,
    /// The level of the bot that plays for a person who is away, out of time or gave up.
    pub stand_in: Option<String>,
    /// Whether the person gave up.
    pub conceded: bool,
    /// How well they play this game, where that is known.
    pub rating: Option<Rating>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
        /// Its name.
        name: String,
    },
}

impl Sitter {
    /// What they are called; nothing for an empty seat.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Nobody => "",
            Self::Person { name, .. } | Self::Bot { name, .. } => name,
        }
    }
}

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// The table cannot go on, and says why; others do.
    Broken {
        /// What happened.
        why: String,
    },
}

/// Who finds a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everyone in the lobby.
    #[default]
    Public,
    /// Whoever has its address.
    Invitation,
}

/// How long a player may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// At one sitting: so many seconds for each move, then the bank.
    Live {
        /// Seconds for each move.
        per_move: u32,
        /// Seconds for the whole game beyond that.
        bank: u32,
    },
    /// Over days: so many hours for each move.
    Days {
        /// Hours for each move.
        hours: u32,
    },
}

/// Whether people may let the game decide a whole run of things by a plan, where a menu offers one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plans {
    /// They may.
    #[default]
    Allowed,
    /// They decide one thing after the other; bots do as they like.
    ByHand,
}

impl Plans {
    /// What is usual where so many people play.
    #[must_use]
    pub const fn usual(people: usize) -> Self {
        if people > 1 { Self::ByHand } else { Self::Allowed }
    }

    /// Whether people may.
    // Serde hands over a reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    #[must_use]
    pub const fn are_allowed(&self) -> bool {
        matches!(self, Self::Allowed)
    }
}

/// What can be checked about the deal.
///
/// The commitment stands from the beginning; the seed is shown when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fairness {
    /// The hash of the dealer's seed.
    pub commitment: Commitment,
    /// What each seat added, once the game has begun.
    pub salts: Vec<Salt>,
    /// The dealer's seed, once the game is over.
    pub seed: Option<Seed>,
}
