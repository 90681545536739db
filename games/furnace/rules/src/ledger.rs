use serde::{Deserialize, Serialize};
use table::{Acquired, Ledger, Seat, Target, Told};

use crate::{Capitalist, Company, Event, Furnace, Options, StartUp};

/// A card that lies before somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holding {
    /// A start-up.
    StartUp(StartUp),
    /// A capitalist.
    Capitalist(Capitalist),
    /// A company.
    Company(Company),
}

impl Ledger for Furnace {
    type Lot = Holding;
    type Set = crate::FurnaceSet;

    fn lots(options: &Options, _seats: u8) -> Vec<Holding> {
        let cards = options.cards;
        let capitalists = if options.capitalists { cards.capitalists.len() } else { 0 };
        let start_ups = (0..cards.start_ups.len() as u8).map(|index| Holding::StartUp(StartUp(index)));
        let capitalists = (0..capitalists as u8).map(|index| Holding::Capitalist(Capitalist(index)));
        let companies = (0..cards.companies.len()).map(|index| Holding::Company(Company::new(index)));
        start_ups.chain(capitalists).chain(companies).collect()
    }

    fn kind(lot: Holding) -> &'static str {
        match lot {
            Holding::StartUp(_) => "start-up",
            Holding::Capitalist(_) => "capitalist",
            Holding::Company(_) => "company",
        }
    }

    /// The price of a company is the value of the disc.
    fn acquired(&self, told: &[Told<Event>], acquired: &mut Vec<Acquired<Holding>>) {
        for told in told {
            match told.event {
                Event::Equipped { seat, start_up, capitalist, .. } => {
                    let given = [Some(Holding::StartUp(start_up)), capitalist.map(Holding::Capitalist)];
                    acquired.extend(given.into_iter().flatten().map(|lot| Acquired { seat, lot, price: None }));
                }
                Event::Won { seat, company, disc } => {
                    acquired.push(Acquired { seat, lot: Holding::Company(company), price: Some(disc.value().into()) });
                }
                _ => {}
            }
        }
    }

    fn order(&self) -> Vec<Seat> {
        let seats = self.players.seats();
        (0..seats).map(|index| self.first.clockwise(index, seats)).collect()
    }

    fn round(&self) -> u8 {
        self.round
    }

    fn targets(_options: &Options, seats: u8) -> Vec<Target> {
        let mut targets = vec![
            Target::LotShare { kind: "start-up", at_most: 115 },
            Target::LotShare { kind: "capitalist", at_most: 115 },
            Target::Lift { kind: Some("company"), at_most: 6 },
            Target::Used { kind: None, at_least: 1 },
            Target::WinningScore { from: 50, to: 75 },
        ];
        if seats >= 3 {
            targets.insert(0, Target::SeatShare { at_most: 110 });
        }
        targets
    }
}
