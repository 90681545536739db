use serde::{Deserialize, Serialize};
use table::{Acquired, Ledger, Seat, Told};

use crate::{Bidders, Colour, Event, Options, Project};

/// A project that somebody can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// A white project, as the winner of the auction.
    White(Project),
    /// A white project, as the partner.
    Share(Project),
    /// A black project.
    Black(Project),
}

impl Ledger for Bidders {
    type Lot = Lot;
    type Set = crate::ProjectSet;

    fn lots(options: &Options, _seats: u8) -> Vec<Lot> {
        let projects = |count: usize| (0..count as u8).map(Project);
        let white = || projects(options.cards.white.len());
        let black = projects(options.cards.black.len());
        white().map(Lot::White).chain(white().map(Lot::Share)).chain(black.map(Lot::Black)).collect()
    }

    fn kind(lot: Lot) -> &'static str {
        match lot {
            Lot::White(_) => "white",
            Lot::Share(_) => "share",
            Lot::Black(_) => "black",
        }
    }

    /// The price of a white project is in cubes, that of a black one in the dollars by which its starting sum was bid down.
    fn acquired(&self, told: &[Told<Event>], acquired: &mut Vec<Acquired<Lot>>) {
        let on_offer = |colour: Colour| self.tenders.of(colour).map(|tender| tender.project);
        for told in told {
            let (seat, lot, price) = match told.event {
                Event::Won { colour: Colour::White, seat, cubes, .. } => {
                    (seat, on_offer(Colour::White).map(Lot::White), i32::from(cubes))
                }
                Event::Won { colour: Colour::Black, seat, chips, .. } => {
                    let project = on_offer(Colour::Black);
                    let start = project.map_or(0, |project| self.cards.black[project.index()].start);
                    (seat, project.map(Lot::Black), i32::from(start) - i32::from(chips))
                }
                Event::Cooperated { seat, cubes, .. } => {
                    (seat, on_offer(Colour::White).map(Lot::Share), i32::from(cubes))
                }
                Event::SetUp { .. }
                | Event::TurnedUp { .. }
                | Event::Prepared { .. }
                | Event::BidWhite { .. }
                | Event::BidBlack { .. }
                | Event::Passed { .. }
                | Event::HadToPass { .. }
                | Event::Unsold { .. }
                | Event::FistClosed { .. }
                | Event::FistsOpened { .. }
                | Event::NoCooperation { .. }
                | Event::Recovered { .. }
                | Event::Laid { .. }
                | Event::Judged { .. } => continue,
            };
            acquired.extend(lot.map(|lot| Acquired { seat, lot, price: Some(price) }));
        }
    }

    fn order(&self) -> Vec<Seat> {
        (0..self.seats).map(|index| self.start_player.clockwise(index, self.seats)).collect()
    }

    fn round(&self) -> u8 {
        self.round
    }
}
