use table::{Acquired, Ledger, Seat, Told};

use crate::card::Face;
use crate::{Bids, Card, Event, Options, Rules};

impl Ledger for Bids {
    type Lot = Card;
    type Set = crate::SetUps;

    /// The point cards that somebody can win: nobody ever owns the Shuffle, the Lowest or the Surprise.
    fn lots(options: &Options, seats: u8) -> Vec<Card> {
        let can_be_won = |card: &Card| !matches!(card.face(), Face::Shuffle | Face::Lowest | Face::Surprise);
        Rules::new(options, seats).points().iter().filter(can_be_won).collect()
    }

    fn kind(lot: Card) -> &'static str {
        match lot.face() {
            Face::Number(..) => "number",
            Face::MinusFive
            | Face::Double
            | Face::Thief
            | Face::Shuffle
            | Face::Lowest
            | Face::Surprise
            | Face::Ally => "special",
        }
    }

    /// The price is the value of the bid that won the turn.
    fn acquired(&self, told: &[Told<Event>], acquired: &mut Vec<Acquired<Card>>) {
        let mut price = None;
        for told in told {
            match told.event {
                Event::Won { card, .. } => price = card.value().map(i32::from),
                Event::Took { seat, card } => acquired.push(Acquired { seat, lot: card, price }),
                Event::Stole { seat, card, .. } => acquired.push(Acquired { seat, lot: card, price: None }),
                Event::RoundBegan { .. }
                | Event::Dealt { .. }
                | Event::Flipped { .. }
                | Event::Shuffled
                | Event::LowestWins
                | Event::Bid { .. }
                | Event::Burned { .. }
                | Event::Drew { .. }
                | Event::Withheld { .. }
                | Event::Allied(_)
                | Event::RoundScored { .. } => {}
            }
        }
    }

    fn order(&self) -> Vec<Seat> {
        (0..self.rules.seats).map(|index| self.opener.clockwise(index, self.rules.seats)).collect()
    }

    fn round(&self) -> u8 {
        self.round
    }
}
