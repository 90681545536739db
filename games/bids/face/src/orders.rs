use bids::{Action, Card, Phase, View};
use serde::{Deserialize, Serialize};
use table::{Choice, Menu, Seat};
use words::{Obeyed, Orders, People, Speak as _, Words};

/// What can be ordered in BIDS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Play this card in this turn.
    Play {
        /// In which round.
        round: u8,
        /// In which turn.
        turn: u8,
        /// Which.
        card: Card,
    },
}

impl Choice for Order {}

impl Orders for crate::Face {
    type Order = Order;

    fn offers(view: &View, seat: Seat) -> Menu<Order> {
        let mut menu = Menu::new();
        if is_to_bid(view, seat) {
            let (round, turn) = (view.round, view.turn);
            view.hand.iter().for_each(|card| menu.one(Order::Play { round, turn, card }));
        }
        menu
    }

    fn obey(order: Order, view: &View, seat: Seat, menu: &Menu<Action>) -> Obeyed<Action> {
        let Order::Play { round, turn, card } = order;
        if (view.round, view.turn) == (round, turn) && is_to_bid(view, seat) && view.hand.contains(card) {
            Obeyed::with(Action::Bid(card), menu)
        } else {
            Obeyed::Lapsed
        }
    }

    fn ordering(words: &Words, _: Order) -> String {
        words.text("bids-ordering-play")
    }

    fn order(words: &Words, people: &People, view: &View, Order::Play { card, .. }: Order) -> String {
        let play = Self::action(words, people, view, Action::Bid(card));
        words.say("bids-order-play", &[("play", play.into())])
    }
}

/// Whether a seat has not bid in this turn, and will.
fn is_to_bid(view: &View, seat: Seat) -> bool {
    match view.phase {
        Phase::Bid => (view.bids.len()..usize::from(view.rules.seats)).any(|index| view.bidder(index) == seat),
        Phase::Steal { .. } | Phase::Over => false,
    }
}
