use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Salt, Seat, Seed};
use wire::{Clock, Json, Moment, PersonId, Plans, Room, TableId, Visibility};

/// What a table was made as. Together with its journal it is all there is to a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Made {
    /// Its name in addresses.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The variants.
    pub options: Value,
    /// How many seats, and for whom they are kept.
    pub seats: Vec<Option<PersonId>>,
    /// Who made it.
    pub host: PersonId,
    /// Who finds it.
    pub visibility: Visibility,
    /// How long everyone may think.
    pub clock: Clock,
    /// Whether people may leave whole runs of decisions to a plan; at tables from before that was asked they may.
    #[serde(default, skip_serializing_if = "Plans::are_allowed")]
    pub plans: Plans,
    /// The dealer's seed: nobody sees it before the end.
    pub seed: Seed,
    /// What is added to the seed, where that does not come from those who sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salts: Option<Vec<Salt>>,
    /// When it was made.
    pub at: Moment,
}

/// One entry of a journal: what happened, and when.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Dated {
    /// When.
    pub at: Moment,
    /// What.
    pub what: Happening,
}

/// Something that happened at a table. It is kept for good: every later version has to read it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// What they add to the seed.
        salt: Salt,
    },
    /// Somebody got up before the game.
    Left {
        /// Where they sat.
        seat: Seat,
    },
    /// A bot took a seat.
    Hired {
        /// Where.
        seat: Seat,
        /// Its level.
        level: String,
        /// What it is called, where it was given a name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A seat was freed of its bot, or of whom it was kept for.
    Dismissed {
        /// Which.
        seat: Seat,
    },
    /// Somebody was asked to leave their seat, and does not sit down again before they are invited.
    Removed {
        /// Who.
        person: PersonId,
    },
    /// Somebody who was asked to leave may sit down again.
    Invited {
        /// Who.
        person: PersonId,
    },
    /// The game began.
    Started,
    /// Somebody acted.
    Acted {
        /// Who.
        seat: Seat,
        /// What they did.
        action: Json,
        /// Whether they had ordered it beforehand: known to them alone until the game is over.
        #[serde(default, skip_serializing_if = "is_false")]
        by_order: bool,
    },
    /// Somebody took their last action back, freely.
    TakenBack {
        /// Who.
        seat: Seat,
        /// As it was done then.
        #[serde(default, skip_serializing_if = "Custom::is_lenient")]
        custom: Custom,
    },
    /// Somebody asks everyone to let them take their last action back.
    Asked {
        /// Who.
        by: Seat,
        /// As it was done then.
        #[serde(default, skip_serializing_if = "Custom::is_lenient")]
        custom: Custom,
    },
    /// Somebody agrees to that, or does not.
    Answered {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agree: bool,
    },
    /// A bot plays for somebody from now on.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// Why.
        why: Absence,
    },
    /// Somebody has their seat back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// The server came back after a pause: live clocks begin their move anew.
    Resumed,
    /// There is a next table of the same people.
    Rematched {
        /// Which.
        table: TableId,
    },
    /// Somebody said something.
    Said {
        /// Who.
        by: PersonId,
        /// Their name then.
        name: String,
        /// Their seat.
        seat: Option<Seat>,
        /// To whom.
        room: Room,
        /// What.
        text: String,
    },
    /// The table cannot go on.
    Broke {
        /// Why.
        why: String,
    },
    /// Something that only a later version knows, which has written it: it is read, and never written.
    #[serde(skip)]
    Later,
}

impl Happening {
    /// An entry as it was written, by whatever version.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text).or_else(|_| serde_json::from_str::<Value>(text).map(|_| Self::Later))
    }

    /// Takes out what somebody said here and what they were called; whether there was anything.
    pub fn forget(&mut self, person: &PersonId) -> bool {
        let Self::Said { by, name, text, .. } = self else { return false };
        if by != person || text.is_empty() {
            return false;
        }
        name.clear();
        text.clear();
        true
    }
}

/// How something is taken back: an entry keeps to what was the custom when it was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Custom {
    /// As at first: time that was used comes back, and whoever goes away meanwhile agrees.
    #[default]
    Lenient,
    /// Time that was used stays used, and whoever goes away agrees to nothing that undoes what they did.
    Strict,
}

impl Custom {
    // Serde hands over a reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_lenient(&self) -> bool {
        *self == Self::Lenient
    }
}

// Serde hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_false(is: &bool) -> bool {
    !*is
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// They asked for it.
    Away,
    /// Their time ran out.
    Time,
    /// They gave up.
    Conceded,
}
