use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::Json;
use table::{Seat, Seed, Viewer};

/// The version of what is asked and answered here: a module says which one it speaks.
pub const SPEECH: u32 = 1;

/// What a module can be asked.
///
/// What stands here is for good: modules that were frozen long ago are asked so.
/// What is played is a piece of JSON that only the module reads.
/// A question that comes later raises [`SPEECH`], and a module of before does not know it.
/// A field that comes later is one that such a module does without; what it says lacks the fields that came later,
/// so that each of those is read as its default where it is not there.
///
/// Not asked for are lessons, the reasons of hints, and drawings of tables: they belong to the programs of the day.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// What it is: [`About`](crate::About).
    About,
    /// Whether a table can be set up so: nothing, where it can.
    Check {
        /// The variants.
        options: Value,
        /// How many seats.
        seats: u8,
    },
    /// The variants with card sets named, not written; from then on these sets are known by their names.
    Name {
        /// The variants.
        options: Value,
    },
    /// A table, with what was played there: [`Dealt`](crate::Dealt).
    Deal(Deal),
    /// An action: [`Played`](crate::Played).
    Submit(Play),
    /// Whether an action may be played: what is written down of it, as [`Played`](crate::Played) says.
    Allow(Play),
    /// To take back what a seat did last: [`Standing`](crate::Standing).
    Undo {
        /// The seat.
        seat: Seat,
    },
    /// All that anybody may be shown of the table: [`Look`](crate::Look).
    Look {
        /// What was told from this ply on.
        from: usize,
    },
    /// What a viewer sees, card sets included.
    View {
        /// Who looks.
        viewer: Viewer,
    },
    /// Every single action that a seat may choose.
    Actions {
        /// The seat.
        seat: Seat,
    },
    /// What a bot does: [`Choice`](crate::Choice).
    Choose(Dilemma),
    /// What the strongest bot thinks of a game that is over: [`bots::Review`].
    Review(Past),
    /// A position in words: [`Picture`](crate::Picture).
    Picture(Position),
    /// What a pick of a menu does: [`Picked`](crate::Picked).
    Pick {
        /// What is seen.
        position: Position,
        /// What was picked.
        pick: crate::Pick,
    },
    /// What actions do: a [`Label`](crate::Label) for each.
    Label {
        /// Who reads.
        reader: Reader,
        /// What is seen by whoever would act; card sets that the module has met may be named.
        view: Json,
        /// The actions.
        actions: Vec<Json>,
    },
    /// What happened: a [`Sentence`](crate::Sentence) for each event.
    Log(Log),
    /// What decides where everybody has finished, in the order in which it counts: a list of [`words::Merit`].
    Merits {
        /// Who reads.
        reader: Reader,
        /// How a game has ended, as anybody sees it; card sets that the module has met may be named.
        view: Json,
    },
    /// Everything that somebody can come to own, in the order in which a review numbers it: a list of [`Lot`](crate::Lot)s.
    Lots {
        /// Who reads.
        reader: Reader,
        /// The variants; card sets that the module has met may be named.
        options: Value,
        /// How many seats.
        seats: u8,
    },
    /// The rules in the words of that day, as Markdown.
    Rules {
        /// The code of the language; English where the module has no words in it.
        language: String,
    },
    /// Who has won, where these seats have.
    Winners {
        /// Who reads.
        reader: Reader,
        /// The seats.
        winners: table::Seats,
    },
}

/// A table and everything that was played there.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The variants.
    pub options: Value,
    /// How many seats.
    pub seats: u8,
    /// What chance follows from.
    pub seed: Seed,
    /// What was played.
    #[serde(default)]
    pub log: Vec<Play>,
}

/// An action of a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Play {
    /// Who acts.
    pub seat: Seat,
    /// What they do, as the game writes it: an action, or a list of several that stand at one ply.
    pub action: Json,
}

/// What a bot is asked: all that it gets to know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Dilemma {
    /// How well it plays.
    pub level: Level,
    /// What its choices follow from.
    pub seed: u64,
    /// The seat that it plays.
    pub seat: Seat,
    /// What it sees; card sets that the module has met may be named.
    pub view: Json,
    /// What it can do.
    pub menu: Json,
    /// How many games it may imagine.
    pub games: u32,
}

/// A game that is over, and how long one may think about it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Past {
    /// The game.
    pub deal: Deal,
    /// How often one may look at a clock that is not there: for the chances, the turning points and the bargains.
    pub looks: [u32; 3],
}

/// Who reads, and in which language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reader {
    /// The code of the language; a module says what it has no words for in English.
    pub language: String,
    /// Whether it stands beside a table that is drawn.
    pub pictured: bool,
    /// Whether the names of people and cards are [marked](words::parts) in what happened.
    #[serde(default)]
    pub marked: bool,
    /// Who sits where.
    pub names: Vec<String>,
    /// The reader's own seat.
    pub me: Option<Seat>,
}

/// A position that somebody reads.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Position {
    /// Who.
    pub reader: Reader,
    /// What they see; card sets that the module has met may be named.
    pub view: Json,
    /// What they can do.
    pub menu: Json,
    /// Who is asked.
    pub asked: Option<Seat>,
}

/// Events that somebody reads.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Log {
    /// Who.
    pub reader: Reader,
    /// The variants; card sets that the module has met may be named.
    pub options: Value,
    /// What happened.
    pub events: Vec<Json>,
}
