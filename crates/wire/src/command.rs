use serde::{Deserialize, Serialize};
use table::{Salt, Seat};

use crate::{Json, PersonId};

/// What somebody wants done at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down; the salt goes into the deal.
    Sit {
        /// Where; any free seat if it does not matter.
        seat: Option<Seat>,
        /// What the client adds to the seed.
        salt: Salt,
    },
    /// Get up, before the game or (as [`Concede`](Command::Concede)) during it.
    Leave,
    /// Give a free seat to a bot.
    Hire {
        /// Where.
        seat: Seat,
        /// The level of the bot.
        level: String,
    },
    /// Send a bot away before the game.
    Dismiss {
        /// Where it sits.
        seat: Seat,
    },
    /// Ask a person to leave their seat before the game; they sit down again only after an [`Invite`](Command::Invite).
    Remove {
        /// Who.
        person: PersonId,
    },
    /// Let somebody sit down again who was asked to leave.
    Invite {
        /// Who.
        person: PersonId,
    },
    /// Begin.
    Start,
    /// Play an action.
    Act {
        /// The ply of the position that was answered.
        ply: u32,
        /// The version of the update that brought it: if something was taken back since, the answer is to another position.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        version: Option<u64>,
        /// The action.
        action: Json,
    },
    /// Order something beforehand, in place of what was ordered: it is done once it comes up, and nobody else is told.
    Order {
        /// What, as the game writes it.
        order: Json,
    },
    /// Withdraw what one has ordered.
    Withdraw,
    /// Take one's own last action back: at once if that is free, otherwise by asking everyone.
    TakeBack {
        /// The ply of the position that was seen.
        ply: u32,
    },
    /// Agree, or not, to what somebody asks to take back.
    Answer {
        /// Whether it is granted.
        agree: bool,
    },
    /// Let a bot play one's seat from now on.
    Away,
    /// Take one's own seat back from the bot that plays it.
    Back,
    /// Give up: a bot plays on, and the game counts as lost.
    Concede,
    /// Make a table with the same people.
    Rematch,
    /// Say something.
    Say {
        /// To whom.
        room: Room,
        /// What.
        text: String,
    },
}

/// Who hears a line of chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Those who sit at the table say it; everybody there hears it.
    Table,
    /// Those who look on, among themselves, unheard by the table while the game goes on.
    Gallery,
}
