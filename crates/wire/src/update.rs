use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Places, Seat, Seats};

use crate::{Moment, PersonId, Room, Sheet, TableId};

/// JSON of a game: a view, a menu, an action or an event, passed on as it is.
pub type Json = Box<RawValue>;

/// What has changed at a table, for one viewer: what is absent is as it was.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The table.
    pub table: TableId,
    /// Grows with everything that is written down; one below the last seen is old news.
    ///
    /// An update of the same version may follow (somebody came or went): it brings what it names anew.
    pub version: u64,
    /// Who sits where, and under which rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet>,
    /// Where the game stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// What was told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<Story>,
    /// What was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chat: Option<Chat>,
}

/// Where a game stands, for one viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Position {
    /// How many actions have been played.
    pub ply: u32,
    /// What the viewer sees; a card set of a designer's own is named, the sheet has brought it.
    pub view: Json,
    /// What the viewer may do; an empty list where nothing is asked of them.
    pub menu: Json,
    /// Everyone who is asked.
    pub to_act: Seats,
    /// Whether, and how, the viewer may take something back.
    pub take_back: TakeBack,
    /// For each seat, what is left on its clock; empty without clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<Remaining>,
    /// The order of finish, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Places>,
    /// Everyone's final points, once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
    /// Seats whose bot is thinking.
    #[serde(default)]
    pub thinking: Seats,
    /// What the viewer has ordered beforehand: nobody else is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Json>,
    /// What was played by order, by the number of actions since then, as far as the viewer may know: what they ordered
    /// themselves, and everybody once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_order: Vec<u32>,
}

/// What somebody may order at a table, and what they have.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Orders {
    /// What they have ordered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Json>,
    /// What they may order now.
    pub offers: Vec<Offer>,
}

/// Something that may be ordered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The order, or an order with an amount that is open, as a menu has it.
    pub item: Json,
    /// In words, with the least amount where that is open.
    pub text: String,
}

/// What is left on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remaining {
    /// Milliseconds for this move.
    pub for_move: u64,
    /// Milliseconds in the bank.
    pub bank: u64,
    /// When it runs out, if it is running.
    pub until: Option<Moment>,
}

/// Whether a viewer may take something back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// There is nothing of theirs to take back, or it stands until somebody who is away is back.
    #[default]
    Nothing,
    /// At once: nobody has learned or done anything since, or there is nobody to ask.
    Free,
    /// If everyone else agrees.
    ByConsent,
    /// Somebody has asked, and these have not answered yet.
    Asked {
        /// Who asks.
        by: Seat,
        /// The ply to go back to.
        to: u32,
        /// Whose answer is missing.
        waiting: Seats,
    },
}

/// What a viewer was told.
///
/// The list that the viewer has is cut to its first `from` lines, then these are added:
/// so nothing is missed, nothing comes twice, and what was taken back goes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Story {
    /// How many lines stay.
    pub from: u32,
    /// What comes after them.
    pub tellings: Vec<Telling>,
}

/// One event.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Telling {
    /// After how many actions.
    pub ply: u32,
    /// What happened.
    pub event: Json,
    /// When, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Moment>,
}

/// What was said: the lines that the reader has from number `from` on go, then these come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chat {
    /// The lines of lower numbers stay.
    pub from: u32,
    /// What comes after them, the latest hundred at most.
    pub lines: Vec<Remark>,
}

impl Chat {
    /// Takes the news in, beside what the reader has.
    pub fn add_to(self, said: &mut Vec<Remark>) {
        said.retain(|line| line.number < self.from);
        said.extend(self.lines);
    }
}

/// One line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// Its number among all that was said at the table, counted from 0.
    pub number: u32,
    /// When.
    pub at: Moment,
    /// Who: a reader can mute them.
    pub by: PersonId,
    /// What they were called then.
    pub name: String,
    /// Their seat, if they sit.
    pub seat: Option<Seat>,
    /// To whom.
    pub room: Room,
    /// What.
    pub text: String,
}

/// A position of the past, or of now, with one pair of eyes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Glimpse {
    /// Whose eyes; nobody's are a spectator's.
    pub eyes: Option<Seat>,
    /// How many actions the game has by now.
    pub plies: u32,
    /// Where the game stood.
    pub position: Position,
    /// What had been told by then.
    pub story: Story,
}
