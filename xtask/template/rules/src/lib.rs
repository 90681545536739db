//! The rules of Pennies: sealed bids for one prize after another.
//!
//! `impl Game` below asks the questions; `auction` turns prizes up and hands them out.

#![forbid(unsafe_code)]

mod archive;
mod auction;
mod cards;
#[cfg(any(test, feature = "contract"))]
mod contract;
mod heuristic;
mod imagine;
mod ledger;
mod options;
#[cfg(test)]
mod tests;
mod view;

use serde::{Deserialize, Serialize};
use table::{BySeat, Choice, Deck, Game, Info, Menu, Places, Sealed, Seat, Seats, Step, Viewer};

pub use auction::Won;
pub use cards::{CardFile, MOST_PRIZES};
pub use options::Options;
pub use view::View;

/// A game of Pennies in progress.
///
/// A plain value: it is cloned millions of times by bots that think, so nothing of it lies on the heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pennies {
    options: Options,
    phase: Phase,
    /// Counted from 1.
    round: u8,
    /// Who wins among equal bids.
    gavel: Seat,
    /// The prizes that lie face down, the next one on top.
    pile: Deck<u8, MOST_PRIZES>,
    coins: BySeat<u8>,
    /// What has been paid so far.
    bank: u16,
    /// What has been won, in that order.
    won: Deck<Won, MOST_PRIZES>,
    /// What was bid in the round before.
    last: Option<BySeat<u8>>,
}

/// Who is asked what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Phase {
    /// Everybody bids for the prize.
    Bidding { prize: u8, bids: Sealed<u8> },
    /// The last prize is won.
    Over,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts so many coins face down.
    Bid(u8),
}

/// The menu offers a range of bids as one line, and this says where the amount is.
impl Choice for Action {
    fn with_amount(self, n: u32) -> Self {
        Self::Bid(u8::try_from(n).unwrap_or(u8::MAX))
    }

    fn amount(self) -> u32 {
        let Self::Bid(coins) = self;
        coins.into()
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round begins with a prize.
    TurnedUp {
        /// Its number, from 1.
        round: u8,
        /// What the prize is worth.
        prize: u8,
        /// Who wins among equal bids.
        gavel: Seat,
    },
    /// Everybody shows what they bid.
    Opened {
        /// The coins.
        bids: BySeat<u8>,
    },
    /// The prize went to somebody.
    Won(Won),
}

impl Game for Pennies {
    const INFO: Info =
        Info { slug: "pennies", title: "Pennies", spine: "P", minutes: 10, min_seats: 2, max_seats: 6, rules: 1 };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: u8, step: &mut Step<Event>) -> Self {
        let mut pile: Deck<u8, MOST_PRIZES> = options.cards.prizes.iter().copied().collect();
        pile.shuffle(step.rng());
        // Ruling 1: chance names the first holder of the gavel.
        let first = step.rng().below(seats.into()) as usize;
        let mut game = Self {
            options: *options,
            phase: Phase::Over,
            round: 0,
            gavel: Seat::all(seats).nth(first).expect("a number below the number of seats"),
            pile,
            coins: BySeat::new(seats, |_| options.cards.coins),
            bank: 0,
            won: Deck::new(),
            last: None,
        };
        game.turn_up(step);
        game
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Bidding { bids, .. } => bids.waiting(),
            Phase::Over => Seats::NONE,
        }
    }

    fn menu(&self, seat: Seat, menu: &mut Menu<Action>) {
        if self.to_act().contains(seat) {
            menu.amount(Action::Bid(0), 0, self.coins[seat].into(), 1);
        }
    }

    fn play(&mut self, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Bid(coins) => self.bid(seat, coins, step),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn places(&self) -> Option<Places> {
        let points = self.points();
        match self.phase {
            // Ruling 5: coins decide between equal points.
            Phase::Over => Some(Places::by_merit(&points.map(|seat, points| (*points, self.coins[seat])))),
            Phase::Bidding { .. } => None,
        }
    }

    fn scores(&self) -> BySeat<i32> {
        self.points()
    }
}

impl Pennies {
    fn seats(&self) -> u8 {
        self.coins.seats()
    }

    fn points(&self) -> BySeat<i32> {
        auction::points(self.seats(), self.won.cards())
    }
}
