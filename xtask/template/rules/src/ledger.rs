use table::{Acquired, Ledger, Seat, Target, Told};

use crate::{CardFile, Event, Options, Pennies};

/// What the lab counts: who got which prize for how much, and what a fair game is.
impl Ledger for Pennies {
    /// A prize, by what it is worth.
    type Lot = u8;
    type Set = CardFile;

    fn lots(options: &Options, _: u8) -> Vec<u8> {
        let mut lots = options.cards.prizes.clone();
        lots.sort_unstable();
        lots.dedup();
        lots
    }

    fn kind(_: u8) -> &'static str {
        "prize"
    }

    fn acquired(&self, told: &[Told<Event>], acquired: &mut Vec<Acquired<u8>>) {
        for told in told {
            match told.event {
                Event::Won(won) => {
                    acquired.push(Acquired { seat: won.seat, lot: won.prize, price: Some(won.price.into()) });
                }
                Event::TurnedUp { .. } | Event::Opened { .. } => {}
            }
        }
    }

    fn order(&self) -> Vec<Seat> {
        self.gavel.around(self.seats()).collect()
    }

    fn round(&self) -> u8 {
        self.round
    }

    /// Nobody wins by where they sit or by one prize alone, and every prize comes up.
    fn targets(_: &Options, _: u8) -> Vec<Target> {
        vec![
            Target::SeatShare { at_most: 110 },
            Target::Lift { kind: None, at_most: 15 },
            Target::Used { kind: None, at_least: 50 },
        ]
    }
}
