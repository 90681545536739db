use table::{Acquired, Ledger, Seat, Told};

use crate::{Bidness, Card, Event, Options};

impl Ledger for Bidness {
    type Lot = Card;
    type Set = crate::EventCards;

    fn lots(options: &Options, _seats: u8) -> Vec<Card> {
        Card::ALL.into_iter().filter(|card| options.cards[*card].count > 0).collect()
    }

    fn kind(lot: Card) -> &'static str {
        if lot.is_auctioned() { "auctioned" } else { "played" }
    }

    /// What is auctioned is its buyer's; any other card is its player's, for what it costs to play.
    fn acquired(&self, told: &[Told<Event>], acquired: &mut Vec<Acquired<Card>>) {
        for told in told {
            let (seat, lot, dollars) = match told.event {
                Event::Bought { seat, card, dollars, .. } => (seat, card, dollars),
                Event::Played { seat, card } if !card.is_auctioned() => (seat, card, self.set()[card].cost),
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
}
