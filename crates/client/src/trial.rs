//! What the workshop and its playtesters say to each other.

use lab::Entrant;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use shelf::{Json, Shape, Tree};
use table::Flaw;
use words::Language;

/// What the workshop says.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum ToTester {
    /// Take up a game, and speak this language: with these messages, where the program does not bring them.
    Open { game: String, language: Language, messages: Option<String> },
    /// Look whether a set can be played with.
    Check(Tree),
    /// Read a designer's file.
    Read(String),
    /// Make ready for a series of which nothing has been counted.
    Begin(Box<Order>),
    /// Play the games of it from one number up to another.
    Play { from: u64, to: u64 },
    /// Add what somebody else has counted.
    Add(Json),
    /// Draw the charts of everything that was added.
    Draw,
}

/// What a playtester says.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum FromTester {
    /// It listens.
    Ready,
    /// The set in the box, and what can stand where in sets of the game.
    Opened { standard: Tree, shape: Shape },
    /// What is wrong with the set, or the set as a file.
    Checked(Result<String, Flaw>),
    /// The set in the file, or what is wrong with it.
    Read(Result<Tree, Flaw>),
    /// It is ready to play, or why the games cannot be played.
    Begun(Result<(), String>),
    /// What came of so many games.
    Counted { games: u64, counted: Json },
    /// The charts, as HTML.
    Drawn(String),
}

/// A series of games that is to be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Order {
    /// The game's slug.
    pub(crate) game: String,
    /// The cards.
    pub(crate) set: Tree,
    /// What they are called.
    pub(crate) name: String,
    /// What the standard cards are called, where the same games are played with them too.
    pub(crate) other: Option<String>,
    /// The variants.
    pub(crate) options: Map<String, Value>,
    /// Who plays: one for each seat.
    pub(crate) bots: Vec<Entrant>,
    /// How many games.
    pub(crate) games: u64,
    /// The command that plays the same games.
    pub(crate) command: String,
}
