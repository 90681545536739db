//! Every ruling and every worked example as a test, with numbers worked out by hand.

mod auctions;
mod business;
mod cards;
mod contract;
mod endings;
mod golden;
mod heuristic;
mod lawsuits;
mod ledger;
mod secrets;
mod sets;
mod setup;
mod turns;

use static_assertions::assert_not_impl_any;
use table::contract::Contract;
use table::{Choice, Game, Match, Menu, Rng, Seat, Seats, Seed, Step, Told};

use crate::phase::Phase;
use crate::setup::draw;
use crate::{Action, Bag, Bidness, Card, Dice, Event, Options};

assert_not_impl_any!(Bidness: serde::Serialize);
assert_not_impl_any!(Phase: serde::Serialize);

const ALICE: Seat = Seat::new(0).expect("a seat");
const BOB: Seat = Seat::new(1).expect("a seat");
const CHLOE: Seat = Seat::new(2).expect("a seat");
const DIRK: Seat = Seat::new(3).expect("a seat");

/// A position that a test sets up and plays on, in which nothing is ever created or lost.
struct Scene {
    game: Bidness,
    told: Vec<Told<Event>>,
}

impl Scene {
    /// The card play of round 2: Alice's turn, bare starting workplaces, empty hands, everything else in the deck.
    fn new(seats: u8) -> Self {
        Self::with(Options::default(), seats)
    }

    fn with(options: Options, seats: u8) -> Self {
        let mut game = Bidness::new(&options, seats, &mut Step::silent(&mut Rng::fast(1)));
        for seat in Seat::all(seats) {
            game.deck.extend(std::mem::take(&mut game.hands[seat]).iter());
        }
        game.round = 2;
        game.first = ALICE;
        game.turn = ALICE;
        game.phase = Phase::Turn;
        Self { game, told: Vec::new() }
    }

    fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        self
    }

    fn cash(mut self, seat: Seat, cash: u32) -> Self {
        self.game.workplaces[seat].cash = cash;
        self
    }

    fn ious(mut self, seat: Seat, ious: u8) -> Self {
        self.game.workplaces[seat].ious = ious;
        self
    }

    fn tech(mut self, seat: Seat, tech: u32) -> Self {
        self.game.workplaces[seat].tech = tech;
        self.silently(Bidness::award)
    }

    /// Gives a seat exactly these cards to hold, out of the deck.
    fn hand(mut self, seat: Seat, cards: &[Card]) -> Self {
        let old = std::mem::take(&mut self.game.hands[seat]);
        self.game.deck.extend(old.iter());
        cards.iter().for_each(|card| self.take_from_deck(*card));
        self.game.hands[seat].extend(cards.iter().copied());
        self
    }

    /// Puts exactly these cards into a seat's workplace, out of the deck.
    fn works(mut self, seat: Seat, cards: &[Card]) -> Self {
        let old = std::mem::take(&mut self.game.workplaces[seat].cards);
        self.game.deck.extend(old.iter());
        cards.iter().for_each(|card| self.take_from_deck(*card));
        self.game.workplaces[seat].cards.extend(cards.iter().copied());
        self.silently(Bidness::award)
    }

    fn take_from_deck(&mut self, card: Card) {
        let at = self.game.deck.cards().iter().position(|other| *other == card).expect("the card is in the deck");
        let last = self.game.deck.len() - 1;
        self.game.deck.cards_mut().swap(at, last);
        self.game.deck.draw();
    }

    /// Three cards for everybody whose hand is not set, so that nobody has to pass.
    fn hands_of_three(mut self) -> Self {
        for seat in Seat::all(self.game.seats()) {
            while self.game.hands[seat].len() < 3 {
                let card = draw(&mut self.game.deck, &mut Rng::fast(3)).expect("a full deck");
                self.game.hands[seat].add(card);
            }
        }
        self
    }

    fn silently(mut self, change: impl FnOnce(&mut Bidness, &mut Step<Event>)) -> Self {
        change(&mut self.game, &mut Step::silent(&mut Rng::fast(2)));
        self
    }

    /// Everybody passes, so that the business phase begins.
    fn business(mut self) -> Self {
        self.step(Bidness::begin_business);
        self
    }

    /// Plays an action, which must be on the menu.
    fn play(&mut self, seat: Seat, action: Action) -> &mut Self {
        assert!(self.menu(seat).contains(action), "{seat} cannot {action:?}: {:?}", self.menu(seat).items());
        self.step(|game, step| game.play(seat, action, step));
        self
    }

    fn step(&mut self, change: impl FnOnce(&mut Bidness, &mut Step<Event>)) {
        let seed = Seed::from_text("scene");
        change(&mut self.game, &mut Step::recorded(&seed, self.told.len() as u32, &mut self.told));
        self.game.conserved().expect("nothing is created or lost");
    }

    /// The trial that the suit has come to, with dice of one's own choice.
    fn trial(&mut self, plaintiff: &[u8], defendant: &[u8]) -> &mut Self {
        let Phase::Suit(suit) = self.game.phase else { panic!("there is no suit") };
        let [plaintiff, defendant] = [plaintiff, defendant].map(dice);
        self.step(|game, step| game.judge(&suit, plaintiff, defendant, step));
        self
    }

    fn menu(&self, seat: Seat) -> Menu<Action> {
        let mut menu = Menu::new();
        self.game.menu(seat, &mut menu);
        menu
    }

    fn can(&self, seat: Seat, action: Action) -> bool {
        self.menu(seat).contains(action)
    }

    /// The amounts that a seat can choose between for an action like `of`.
    fn amounts(&self, seat: Seat, of: Action) -> Vec<u32> {
        self.menu(seat).iter().filter(|action| of.with_amount(action.amount()) == *action).map(Choice::amount).collect()
    }

    fn cash_of(&self, seat: Seat) -> u32 {
        self.game.workplaces[seat].cash
    }

    fn ious_of(&self, seat: Seat) -> u8 {
        self.game.workplaces[seat].ious
    }

    fn tech_of(&self, seat: Seat) -> u32 {
        self.game.workplaces[seat].tech
    }

    fn count(&self, seat: Seat, card: Card) -> u32 {
        self.game.workplaces[seat].cards.count(card)
    }

    fn asked(&self) -> Vec<Seat> {
        self.game.to_act().collect()
    }

    fn heard(&self, event: Event) -> bool {
        self.told.iter().any(|told| told.event == event)
    }

    /// What a seat earned in the last business phase: unit price, units, dollars from contracts.
    fn earned(&self, who: Seat) -> (u32, u32, u32) {
        let earnings = self.told.iter().rev().find_map(|told| match told.event {
            Event::Earned { seat, price, units, contracts } if seat == who => Some((price, units, contracts)),
            _ => None,
        });
        earnings.expect("there were earnings")
    }
}

fn dice(faces: &[u8]) -> Dice {
    serde_json::from_value(faces.into()).expect("faces of dice")
}

fn bag(cards: &[Card]) -> Bag {
    cards.iter().copied().collect()
}
