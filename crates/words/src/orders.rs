use serde::{Deserialize, Serialize};
use table::{Choice, Menu, Seat};

use crate::{Action, People, Speak, View, Words};

/// What can be ordered in a game: to do something later, once it comes up, so that nobody waits for whoever is not there.
///
/// Only what a person could see counts: an order reads their view and their menu, as a bot does, and the rules know
/// nothing of it. It ends with whatever it is about, an auction or a turn, so it says itself which one that is.
pub trait Orders: Speak {
    /// What is ordered. A game that knows no orders says [`NoOrder`], and nothing more.
    type Order: Choice;

    /// What `seat` may order now, whether it is asked something or not.
    #[must_use]
    fn offers(view: &View<Self>, seat: Seat) -> Menu<Self::Order> {
        let _ = (view, seat);
        Menu::new()
    }

    /// What an order of `seat` does now; the menu is empty where the seat is asked nothing.
    #[must_use]
    fn obey(order: Self::Order, view: &View<Self>, seat: Seat, menu: &Menu<Action<Self>>) -> Obeyed<Action<Self>> {
        let _ = (order, view, seat, menu);
        Obeyed::Lapsed
    }

    /// What kind of order it is, whatever it is about: "Play a card".
    #[must_use]
    fn ordering(words: &Words, order: Self::Order) -> String {
        let _ = (words, order);
        String::new()
    }

    /// An order as its owner reads it: "Bid up to $120".
    #[must_use]
    fn order(words: &Words, people: &People, view: &View<Self>, order: Self::Order) -> String {
        let _ = (words, people, view, order);
        String::new()
    }
}

/// What an order does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obeyed<A> {
    /// It answers with this.
    Act(A),
    /// It waits: nothing is asked, or something that it has no answer to, which its owner answers.
    Wait,
    /// It is over, with what it was about.
    Lapsed,
}

impl<A: Choice> Obeyed<A> {
    /// Does this if the menu has it; otherwise whoever ordered answers.
    #[must_use]
    pub fn with(action: A, menu: &Menu<A>) -> Self {
        if menu.contains(action) { Self::Act(action) } else { Self::Wait }
    }
}

/// The order of games that know none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NoOrder {}

impl Choice for NoOrder {}
