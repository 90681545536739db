//! Every rule and every ruling as a sentence, with numbers that were worked out by hand.

mod cards;
mod contract;
mod golden;
mod heuristic;
mod rounds;

use table::{Cards, Match, Seat, Seed};

use crate::{CardFile, Event, Options, Pennies};

/// A game in which the prizes are all worth 5, so that chance decides nothing but who holds the gavel.
struct Rehearsal {
    game: Match<Pennies>,
    told: Vec<Event>,
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

fn options(cards: &str) -> Options {
    Options { cards: Cards::<CardFile>::from_toml(cards).expect("playable"), ..Options::default() }
}

impl Rehearsal {
    /// Everybody has 20 coins, and the gavel lies with seat 0.
    fn new(seats: u8, options: Options) -> Self {
        let begun = |number: u8| {
            Match::<Pennies>::new(options, seats, Seed::from_text(&number.to_string())).expect("a table").0
        };
        let mut games = (0..100).map(begun);
        let game = games.find(|game| game.state().gavel == seat(0)).expect("one of them begins so");
        Self { game, told: Vec::new() }
    }

    fn plain(seats: u8) -> Self {
        Self::new(seats, options("coins = 20\nrounds = 3\nprizes = [5, 5, 5]"))
    }

    /// A round in which everybody bids so much, in order of the seats.
    fn round(mut self, bids: &[u8]) -> Self {
        for (seat, coins) in Seat::all(bids.len() as u8).zip(bids) {
            let told = self.game.submit(seat, crate::Action::Bid(*coins)).expect("it is on the menu");
            self.told.extend(told.into_iter().map(|told| told.event));
        }
        self
    }

    fn coins(&self) -> &[u8] {
        self.game.state().coins.values()
    }

    fn winners(&self) -> Vec<u8> {
        self.game.state().won.cards().iter().map(|won| won.seat.into()).collect()
    }
}
