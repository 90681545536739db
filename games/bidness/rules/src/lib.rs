//! The rules of Bidness, a start-up race out of debt for two to six.
//!
//! A round has three phases: everybody is dealt cards and lays one away, cards are played in turn,
//! and the business phase pays salaries, debts and earnings. Whoever pays off the last IOU wins.
//! The modules follow that order; `games/bidness/face/en.md` tells the rules to people.

#![forbid(unsafe_code)]

mod action;
mod archive;
mod auction;
mod business;
mod card;
#[cfg(any(test, feature = "contract"))]
mod contract;
mod dice;
mod ending;
mod event;
mod heuristic;
mod imagine;
mod lawsuit;
mod ledger;
mod memory;
mod options;
mod phase;
mod play;
mod set;
mod setup;
#[cfg(test)]
mod tests;
mod view;
mod workplace;

pub use action::Action;
pub use card::{Bag, Card, Employee, Lawsuit};
pub use dice::Dice;
pub use event::Event;
pub use heuristic::odds;
pub use ledger::Lot;
pub use memory::Known;
pub use options::Options;
pub use phase::{Auction, Bid, Suit};
pub use set::{ByCard, EventCards, MAX_CARDS, Numbers, Printed, Start};
pub use view::{Asking, View};
pub use workplace::{Earnings, IOU, TEN, Workplace};

use table::{BySeat, Deck, Game, Info, Menu, Places, Seat, Seats, Step, Viewer};

use memory::Memory;
use phase::Phase;

/// A game of Bidness in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bidness {
    options: Options,
    /// Counted from 1.
    round: u8,
    /// Who has the First Player token.
    first: Seat,
    /// Whose turn it is in the card play.
    turn: Seat,
    /// How many seats have passed one after the other.
    passes: u8,
    phase: Phase,
    workplaces: BySeat<Workplace>,
    market_leader: Option<Seat>,
    tech_leader: Option<Seat>,
    hands: BySeat<Bag>,
    /// What was not dealt; nothing is drawn before the next shuffle, so its order means nothing.
    deck: Deck<Card, MAX_CARDS>,
    /// What everybody has seen go to the discard pile since the last shuffle.
    discard: Bag,
    /// The card that each seat laid face down this round.
    unseen: BySeat<Option<Card>>,
    memory: Memory,
    /// Who has laid somebody off this round and cannot pay off IOUs.
    laid_off: Seats,
}

impl Game for Bidness {
    const INFO: Info =
        Info { slug: "bidness", title: "Bidness", spine: "Bn", minutes: 60, min_seats: 2, max_seats: 6, rules: 4 };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: u8, step: &mut Step<Event>) -> Self {
        Self::set_up(*options, seats, step)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Discard(answers) => answers.waiting(),
            Phase::Turn | Phase::Target(_) | Phase::Damages { .. } => Seats::only(self.turn),
            Phase::Auction(auction) => Seats::only(auction.to_bid),
            Phase::Suit(suit) => Seats::only(suit.to_answer),
            Phase::Salaries { settled } => Seats::only(self.first.clockwise(*settled, self.seats())),
            Phase::Debts(answers) => answers.waiting(),
            Phase::Over => Seats::NONE,
        }
    }

    fn menu(&self, seat: Seat, menu: &mut Menu<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        match &self.phase {
            Phase::Discard(_) => self.hands[seat].kinds().for_each(|card| menu.one(Action::Discard(card))),
            Phase::Turn => self.offer_turn(seat, menu),
            Phase::Target(card) => self.targets(seat, *card).for_each(|target| menu.one(Action::Target(target))),
            Phase::Damages { lawsuit, defendant } => self.offer_damages(seat, *lawsuit, *defendant, menu),
            Phase::Auction(auction) => self.offer_bids(auction, menu),
            Phase::Suit(suit) => self.offer_settlement(suit, menu),
            Phase::Salaries { .. } => self.offer_salaries(seat, menu),
            Phase::Debts(_) => {
                (0..=self.workplaces[seat].most_repaid(self.set())).for_each(|ious| menu.one(Action::Repay(ious)));
            }
            Phase::Over => {}
        }
        if self.options.free_borrowing && self.workplaces[seat].ious < self.set().rules.debt_limit {
            menu.one(Action::Borrow);
        }
    }

    fn play(&mut self, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Discard(card) => self.discard_unseen(seat, card, step),
            Action::Play(card) => self.play_card(seat, card, step),
            Action::Sell(card) => self.sell(seat, card, step),
            Action::Pass => self.pass(seat, step),
            Action::Target(target) => self.aim(seat, target, step),
            Action::Damages(damages) => self.sue(seat, damages, step),
            Action::Bid(dollars) => self.bid(seat, dollars, step),
            Action::Drop => self.drop_out(seat, step),
            Action::Ask(dollars) => self.ask(dollars, step),
            Action::Offer(dollars) => self.offer(dollars, step),
            Action::Accept => self.accept(step),
            Action::Reject | Action::Trial => self.refuse(seat, step),
            Action::LayOff(employee) => self.lay_off(seat, employee, step),
            Action::PaySalaries => self.pay_salaries(seat, step),
            Action::Repay(ious) => self.choose_repayment(seat, ious, step),
            Action::Borrow => self.borrow(seat, step),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn places(&self) -> Option<Places> {
        matches!(self.phase, Phase::Over).then(|| self.standing())
    }

    /// Cash less debts.
    fn scores(&self) -> BySeat<i32> {
        self.workplaces.map(|_, workplace| workplace.net_worth())
    }
}

impl Bidness {
    fn seats(&self) -> u8 {
        self.workplaces.seats()
    }

    /// What a seat must do where its menu has a single line.
    fn only_choice(&self, seat: Seat) -> Option<Action> {
        let mut menu = Menu::new();
        self.menu(seat, &mut menu);
        menu.nth(0).filter(|_| menu.len() == 1)
    }

    fn set(&self) -> &EventCards {
        &self.options.cards
    }
}
