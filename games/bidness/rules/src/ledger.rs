use serde::{Deserialize, Serialize};
use table::{Acquired, Ledger, Seat, Target, Told};

use crate::{Bidness, Card, Event, Options};

/// What somebody can have of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// Bought at an auction.
    Auctioned(Card),
    /// Played from the hand.
    Played(Card),
    /// Dealt into the hand, whatever became of it.
    Dealt(Card),
}

impl Ledger for Bidness {
    type Lot = Lot;
    type Set = crate::EventCards;

    fn lots(options: &Options, _seats: u8) -> Vec<Lot> {
        let cards = || Card::ALL.into_iter().filter(|card| options.cards[*card].count > 0);
        let used = |card: Card| if card.is_auctioned() { Lot::Auctioned(card) } else { Lot::Played(card) };
        cards().map(used).chain(cards().map(Lot::Dealt)).collect()
    }

    fn kind(lot: Lot) -> &'static str {
        match lot {
            Lot::Auctioned(_) => "auctioned",
            Lot::Played(_) => "played",
            Lot::Dealt(_) => "dealt",
        }
    }

    /// What is auctioned is its buyer's; any other card is its player's, for what it costs to play.
    fn acquired(&self, told: &[Told<Event>], acquired: &mut Vec<Acquired<Lot>>) {
        for told in told {
            let (seat, lot, dollars) = match told.event {
                Event::Bought { seat, card, dollars, .. } => (seat, Lot::Auctioned(card), dollars),
                Event::Played { seat, card } if !card.is_auctioned() => {
                    (seat, Lot::Played(card), self.set()[card].cost)
                }
                Event::Dealt { seat, cards } => {
                    acquired.extend(cards.iter().map(|card| Acquired { seat, lot: Lot::Dealt(card), price: None }));
                    continue;
                }
                _ => continue,
            };
            acquired.push(Acquired { seat, lot, price: Some(dollars as i32) });
        }
    }

    fn order(&self) -> Vec<Seat> {
        (0..self.seats()).map(|index| self.first.clockwise(index, self.seats())).collect()
    }

    fn round(&self) -> u8 {
        self.round
    }

    /// Chance deals the cards, so that what they do for whoever has them shows there. Who plays one, and when, is a
    /// choice: whoever has the better lawyers sues, and whoever is behind smears.
    fn targets(_: &Options, seats: u8) -> Vec<Target> {
        let seat = (seats >= 3).then_some(Target::SeatShare { at_most: 110 });
        let lift = ["dealt", "auctioned"].map(|kind| Target::Lift { kind: Some(kind), at_most: 8 });
        let used = ["auctioned", "played"].map(|kind| Target::Used { kind: Some(kind), at_least: 1 });
        seat.into_iter().chain(lift).chain(used).collect()
    }
}
