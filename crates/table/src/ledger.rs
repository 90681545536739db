use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{CardSet, Game, Seat, Told};

/// A game whose books can be studied: who came to own what, at which price, and what a balanced game of it looks like.
///
/// It stands beside the rules and changes nothing in them.
pub trait Ledger: Game {
    /// A card, or a kind of card, that somebody can come to own or use.
    type Lot: Copy + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The card sets that it is played with, as its options carry them.
    type Set: CardSet;

    /// Every lot that a table for `seats` with these options can have, kind by kind.
    fn lots(options: &Self::Options, seats: u8) -> Vec<Self::Lot>;

    /// What kind of thing a lot is, as [`Target`]s and message files name it.
    fn kind(lot: Self::Lot) -> &'static str;

    /// Appends who came to own what in a step: `self` is the state before it, `told` all that anybody was told in it.
    ///
    /// For the set-up, `self` is the state after it.
    fn acquired(&self, told: &[Told<Self::Event>], acquired: &mut Vec<Acquired<Self::Lot>>);

    /// The seats in the order in which they began, as long as the game has only been set up.
    fn order(&self) -> Vec<Seat>;

    /// The round that is being played, counted from 1; the last one when the game is over.
    fn round(&self) -> u8;

    /// What a balanced game with these options is.
    fn targets(options: &Self::Options, seats: u8) -> Vec<Target> {
        let _ = options;
        Target::usual(seats)
    }
}

/// Somebody came to own something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Acquired<L> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub lot: L,
    /// For how much, in what the game pays with; nothing where it had no price.
    pub price: Option<i32>,
}

/// Something that holds in a balanced game.
///
/// The lift of a lot is by how many points the win rate of whoever gets it lies above the fair share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// No place in the order of play wins more than so many per cent of its fair share.
    SeatShare {
        /// Per cent of the fair share.
        at_most: u16,
    },
    /// No lot lifts by more than so many points, up or down.
    Lift {
        /// The kind of lots; nothing means all.
        kind: Option<&'static str>,
        /// Points of win rate.
        at_most: u8,
    },
    /// No lot of a kind wins more than so many per cent of the fair share.
    LotShare {
        /// The kind of lots.
        kind: &'static str,
        /// Per cent of the fair share.
        at_most: u16,
    },
    /// Every lot comes into somebody's hands in at least so many per cent of the games.
    Used {
        /// The kind of lots; nothing means all.
        kind: Option<&'static str>,
        /// Per cent of games.
        at_least: u8,
    },
    /// The median game has so many rounds.
    Rounds {
        /// At least.
        from: u8,
        /// At most.
        to: u8,
    },
    /// The mean score of the winners.
    WinningScore {
        /// At least.
        from: i32,
        /// At most.
        to: i32,
    },
    /// Whoever plays alone wins so many per cent of the games.
    WinRate {
        /// Per cent.
        percent: u8,
        /// How many points it may be off.
        within: u8,
    },
}

impl Target {
    /// What holds for any game that names no targets of its own.
    #[must_use]
    pub fn usual(seats: u8) -> Vec<Self> {
        let seat = (seats >= 3).then_some(Self::SeatShare { at_most: 110 });
        seat.into_iter()
            .chain([Self::Lift { kind: None, at_most: 8 }, Self::Used { kind: None, at_least: 1 }])
            .collect()
    }
}
