//! What comes of orders, worked out by hand.

use bids::{Action, Bids, Options, View};
use bids_face::Face;
use table::{Game as _, Match, Menu, Seat, Seed, Viewer};
use words::{Language, Obeyed, Orders as _, People, Speak as _};

/// What somebody sees when three have just begun.
fn beginning(viewer: Seat) -> View {
    let (table, _) = Match::<Bids>::new(Options::default(), 3, Seed::from_text("by hand")).expect("a table");
    table.state().view(Viewer::Seat(viewer))
}

#[test]
fn a_card_that_was_ordered_is_played_in_this_turn_and_in_no_other() {
    let starter = beginning(Seat::default()).starter;
    let last = starter.previous(3);
    let view = beginning(last);
    let offers = Face::offers(&view, last);
    assert_eq!(offers.len(), view.hand.len(), "each card of the hand");
    let order = offers.nth(3).expect("a card");
    let bids_face::Order::Play { card, .. } = order;
    assert_eq!(Face::obey(order, &view, last, &Menu::new()), Obeyed::Wait);
    let mut menu = Menu::new();
    view.hand.iter().for_each(|card| menu.one(Action::Bid(card)));
    assert_eq!(Face::obey(order, &view, last, &menu), Obeyed::Act(Action::Bid(card)));
    let next = View { turn: view.turn + 1, ..view.clone() };
    assert_eq!(Face::obey(order, &next, last, &menu), Obeyed::Lapsed);
    let other = beginning(starter);
    let done = View { bids: vec![card], ..other };
    assert!(Face::offers(&done, starter).is_empty(), "whoever has bid orders nothing more in this turn");
}

#[test]
fn an_order_is_said_in_every_language() {
    let last = beginning(Seat::default()).starter.previous(3);
    let view = beginning(last);
    let people = People { names: (0..3).map(|index| format!("P{index}")).collect(), me: Some(last) };
    let order = Face::offers(&view, last).nth(0).expect("a card");
    let said = |language| Face::order(&Face::strict(language), &people, &view, order);
    assert!(said(Language::English).starts_with("In this turn: Play "), "{}", said(Language::English));
    assert!(said(Language::Japanese).starts_with("このターン："), "{}", said(Language::Japanese));
}
