use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Colour, Project, Standing};

/// What happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Everybody has taken cubes, and the decks are shuffled.
    SetUp {
        /// The cubes of each guild.
        cubes: u8,
        /// How many projects of each colour were set aside unseen.
        set_aside: [u8; 2],
        /// Who begins.
        start_player: Seat,
    },
    /// A round begins with a new project of each colour, at a table that remembers them.
    TurnedUp {
        /// The round, counted from 1.
        round: u8,
        /// Who begins.
        start_player: Seat,
        /// The white project.
        white: Project,
        /// Its favour.
        white_favour: i8,
        /// The black project.
        black: Project,
        /// Its favour.
        black_favour: i8,
        /// The cubes that a bid on it takes.
        workers: u8,
        /// The dollars under it.
        chips: u16,
    },
    /// A round begins with a new project of each colour, at a table that forgets: they are seen as long as they lie open.
    Prepared {
        /// The round, counted from 1.
        round: u8,
        /// Who begins.
        start_player: Seat,
    },
    /// Somebody bid cubes on the white project.
    BidWhite {
        /// Who.
        seat: Seat,
        /// How many cubes.
        cubes: u8,
        /// Who takes cubes back.
        outbid: Option<Seat>,
    },
    /// Somebody bid on the black project.
    BidBlack {
        /// Who.
        seat: Seat,
        /// The dollars that went to the white project.
        moved: u16,
        /// The dollars that are left under the black one.
        left: u16,
        /// The cubes it takes.
        cubes: u8,
        /// Who takes cubes back.
        outbid: Option<Seat>,
    },
    /// Somebody passed although they could have bid.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Somebody could only pass.
    HadToPass {
        /// Who.
        seat: Seat,
        /// What kept them from bidding.
        because: Hindrance,
    },
    /// A project has its winner, who takes the dollars under it.
    Won {
        /// Which project.
        colour: Colour,
        /// Who.
        seat: Seat,
        /// The cubes of the winning bid.
        cubes: u8,
        /// The dollars.
        chips: u16,
    },
    /// Nobody bid on a project: it goes back to the box, its dollars to the bank.
    Unsold {
        /// Which project.
        colour: Colour,
        /// Its card, where the table remembers it.
        project: Option<Project>,
        /// The dollars.
        chips: u16,
    },
    /// A neighbour of the white project's winner holds out a fist.
    FistClosed {
        /// Who.
        seat: Seat,
    },
    /// Both fists are opened.
    FistsOpened {
        /// The neighbour on the winner's left.
        left: Seat,
        /// The cubes in that fist.
        left_cubes: u8,
        /// The neighbour on the winner's right.
        right: Seat,
        /// The cubes in that fist.
        right_cubes: u8,
    },
    /// The white project has its second owner.
    Cooperated {
        /// The partner.
        seat: Seat,
        /// The cubes of the partner.
        cubes: u8,
        /// Whether the fists were equal, so that the left neighbour won.
        tie: bool,
    },
    /// No neighbour put a cube into the white project: its winner keeps it alone.
    NoCooperation {
        /// The winner of the white project.
        seat: Seat,
    },
    /// A guild takes cubes home, at most one from each of its places.
    Recovered {
        /// Who.
        seat: Seat,
        /// From the place on the left.
        left: u8,
        /// From the place in front.
        front: u8,
        /// From the place on the right.
        right: u8,
    },
    /// A project is laid face down.
    Laid {
        /// Which project.
        colour: Colour,
        /// Its card, where the table remembers it.
        project: Option<Project>,
        /// Where.
        place: Site,
    },
    /// One guild's reckoning at the end.
    Judged {
        /// Who.
        seat: Seat,
        /// How they stand.
        standing: Standing,
    },
}

/// What keeps a guild from bidding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hindrance {
    /// It holds a bid marker.
    Marker,
    /// It cannot pay for a bid on either project.
    Means,
}

/// A place on the table where won projects lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// In front of one guild.
    Front(Seat),
    /// Between one guild and its left neighbour.
    Between(Seat, Seat),
}
