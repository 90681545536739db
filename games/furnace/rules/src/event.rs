use serde::{Deserialize, Serialize};
use table::{BySeat, Places, Seat};

use crate::card::{Capitalist, Card, Company, StartUp};
use crate::disc::Disc;
use crate::goods::Goods;
use crate::standing::Standing;

/// Something that happened. Everybody may know all of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody got a start-up, what it begins with, and perhaps a capitalist.
    Equipped {
        /// Who.
        seat: Seat,
        /// The start-up.
        start_up: StartUp,
        /// The capitalist, where the table plays with them.
        capitalist: Option<Capitalist>,
        /// The goods that the start-up begins with.
        got: Goods,
    },
    /// A round began, and its cards were laid out.
    Dealt {
        /// Which round, counted from 1.
        round: u8,
        /// Who bids first.
        first: Seat,
        /// The cards from left to right.
        companies: Vec<Company>,
    },
    /// A disc was placed.
    Placed {
        /// Who.
        seat: Seat,
        /// Which disc.
        disc: Disc,
        /// On which card.
        company: Company,
    },
    /// The die was rolled for the dummy, which placed a disc.
    DummyPlaced {
        /// The die.
        rolled: u8,
        /// Which disc.
        disc: Disc,
        /// On which card.
        company: Company,
        /// The card's place in the row, counted from 0 at the left.
        lot: u8,
    },
    /// The die was rolled for the dummy, and none of its discs could be placed anywhere.
    DummyStuck {
        /// The die.
        rolled: u8,
    },
    /// The auction ended, and this disc could be placed nowhere.
    Unused {
        /// Whose disc.
        seat: Seat,
        /// Which disc.
        disc: Disc,
    },
    /// A loser was compensated.
    Compensated {
        /// Who.
        seat: Seat,
        /// For which card.
        company: Company,
        /// What the compensation was multiplied by.
        multiplier: u8,
        /// What was given up.
        paid: Goods,
        /// What was got.
        got: Goods,
    },
    /// Somebody won a card.
    Won {
        /// Who.
        seat: Seat,
        /// Which card.
        company: Company,
        /// With which disc.
        disc: Disc,
    },
    /// A card without a disc left the game.
    Unwanted {
        /// Which card.
        company: Company,
    },
    /// The dummy won a card, which left the game.
    DummyWon {
        /// Which card.
        company: Company,
        /// With which disc.
        disc: Disc,
    },
    /// A capitalist brought income.
    Income {
        /// Who.
        seat: Seat,
        /// What.
        got: Goods,
    },
    /// A new card got its place in the chain.
    Inserted {
        /// Who.
        seat: Seat,
        /// Which card.
        company: Company,
        /// How many cards stand to the left of it.
        at: u8,
    },
    /// Somebody let the whole engine run by itself.
    Ran {
        /// Who.
        seat: Seat,
    },
    /// A card was activated.
    Activated {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card brought goods.
    Gained {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// What.
        got: Goods,
    },
    /// A card processed goods.
    Processed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// How often.
        times: u8,
        /// What was given up.
        paid: Goods,
        /// What was got.
        got: Goods,
    },
    /// A company was turned to its upgraded side.
    Upgraded {
        /// Who.
        seat: Seat,
        /// Which company.
        company: Company,
        /// What was given up.
        paid: Goods,
    },
    /// Somebody has finished production.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// The order of finish.
        places: Places,
        /// What everybody ends with.
        standings: BySeat<Standing>,
    },
}
