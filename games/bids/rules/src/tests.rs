//! Every ruling and every worked example of the rules, each as a sentence.

mod bidding;
mod colour_bids;
mod contract;
mod deal;
mod golden;
#[cfg(not(target_family = "wasm"))]
mod hidden;
// Statistics over thousands of rounds take an interpreter too long, and say nothing about the machine.
#[cfg(not(target_family = "wasm"))]
mod random_play;
mod scoring;
mod specials;

use table::{Deck, Game, Menu, Rng, Seat, Seed, Step, Told};

use crate::{Action, Bids, Burn, Card, Event, Options, Pack, Phase, Rules};

/// A position laid out by hand.
struct Position {
    game: Bids,
    seed: Seed,
    ply: u32,
    told: Vec<Told<Event>>,
}

fn card(name: &str) -> Card {
    name.parse().expect("the name of a card")
}

fn cards(names: &[&str]) -> Vec<Card> {
    names.iter().map(|name| card(name)).collect()
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

impl Position {
    /// Turn 1 of a single round, seat 0 to start, empty hands, and a pile that is never short.
    fn new(seats: u8, options: &Options) -> Self {
        let rules = Rules::new(&Options { rounds: 1, ..options.clone() }, seats);
        let mut game = Bids::empty(rules);
        (game.round, game.turn) = (1, 1);
        Self { game, seed: Seed::from_text("position"), ply: 0, told: Vec::new() }
            .pile(&["black 1", "black 2", "black 3", "black 4"])
    }

    fn plain(seats: u8) -> Self {
        Self::new(seats, &Options::default())
    }

    fn colour_bids(seats: u8) -> Self {
        Self::new(seats, &Options { colour_bids: true, ..Options::default() })
    }

    /// The pile, its top card first.
    fn pile(mut self, top_first: &[&str]) -> Self {
        let cards: Deck<Card, { crate::POINT_CARDS }> = cards(top_first).into_iter().rev().collect();
        self.game.pile = crate::pile::Pile::new(cards);
        self
    }

    fn stake(mut self, name: &str) -> Self {
        self.game.stake = Some(card(name));
        self
    }

    fn starter(mut self, index: u8) -> Self {
        self.game.starter = seat(index);
        self
    }

    fn turn(mut self, turn: u8) -> Self {
        self.game.turn = turn;
        self
    }

    fn lowest_wins(mut self) -> Self {
        self.game.lowest_wins = true;
        self
    }

    /// Lays cards in front of a player, in this order.
    fn won(mut self, index: u8, names: &[&str]) -> Self {
        cards(names).into_iter().for_each(|card| self.game.won.put((card, seat(index))));
        self
    }

    fn lucky(mut self, counts: &[u8]) -> Self {
        for (index, count) in counts.iter().enumerate() {
            self.game.lucky[seat(index as u8)] = *count;
        }
        self
    }

    /// Everyone bids one of these, in bidding order from the starter.
    fn bids(mut self, names: &[&str]) -> Self {
        for card in cards(names) {
            let seat = self.game.bidder();
            self.game.hands[seat].insert(card);
            self.play(seat, Action::Bid(card));
        }
        self
    }

    fn steals(mut self, name: &str) -> Self {
        let thief = self.game.to_act().first().expect("somebody steals");
        let action = Action::Steal(card(name));
        assert!(self.menu().contains(&action), "{action:?} is not among {:?}", self.menu());
        self.play(thief, action);
        self
    }

    fn play(&mut self, seat: Seat, action: Action) {
        self.ply += 1;
        self.game.play(seat, action, &mut Step::recorded(&self.seed, self.ply, &mut self.told));
    }

    fn menu(&self) -> Vec<Action> {
        let mut menu = Menu::new();
        self.game.menu(self.game.to_act().first().expect("somebody is asked"), &mut menu);
        menu.iter().collect()
    }

    fn in_front_of(&self, index: u8) -> Vec<Card> {
        self.game.won.cards().iter().filter(|(_, owner)| *owner == seat(index)).map(|(card, _)| *card).collect()
    }

    fn points(&self) -> Vec<i16> {
        self.game.won_points().values().to_vec()
    }

    fn was_told(&self, event: Event) -> bool {
        self.told.iter().any(|told| told.event == event)
    }

    /// Whether the turn was burned, and who starts the next one.
    fn burned(&self) -> Option<Seat> {
        self.burn().map(|(_, next)| next)
    }

    fn burn(&self) -> Option<(Burn, Seat)> {
        self.told.iter().find_map(|told| match told.event {
            Event::Burned { why, next } => Some((why, next)),
            _ => None,
        })
    }

    /// Scores the round as if its last turn had just ended.
    fn round_points(mut self) -> Vec<i16> {
        self.game.end_round(&mut Step::recorded(&self.seed, 99, &mut self.told));
        self.game.results[0].values().to_vec()
    }

    fn pile_top_first(&self) -> Vec<Card> {
        self.game.pile.cards().iter().rev().copied().collect()
    }
}

/// A game dealt at random.
fn dealt(options: &Options, seats: u8, seed: u64) -> Bids {
    Bids::new(options, seats, &mut Step::silent(&mut Rng::fast(seed)))
}

fn everything() -> Options {
    Options {
        thief: true,
        shuffle: true,
        lowest: true,
        surprise: true,
        colour_bids: true,
        ally: crate::Ally::On,
        ..Options::default()
    }
}
