//! What comes of orders, worked out by hand.

use bidders::{Action, Bid, Bidders, Options, PhaseView, View};
use bidders_face::{Face, Order};
use table::{Game as _, Match, Menu, Seat, Seats, Seed, Viewer};
use words::{Obeyed, Orders as _};

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// What the third of four sees: the second leads white with so many cubes, and so much lies under black.
fn bidding(white: u8, chips: u16) -> View {
    let (table, _) = Match::<Bidders>::new(Options::default(), 4, Seed::from_text("by hand")).expect("a table");
    let mut view = table.state().view(Viewer::Seat(seat(2)));
    view.phase = PhaseView::Bidding { turn: seat(2), passes: 0 };
    view.guilds[seat(2)].cubes = 9;
    let offer = view.white.as_mut().expect("white");
    offer.bid = Some(Bid { seat: seat(1), cubes: white });
    let offer = view.black.as_mut().expect("black");
    (offer.chips, offer.workers, offer.bid) = (chips, 2, None);
    view
}

fn menu(white: u8, chips: u16) -> Menu<Action> {
    let mut menu = Menu::new();
    menu.one(Action::Pass);
    menu.amount(Action::BidWhite(0), u32::from(white) + 1, 9, 1);
    menu.amount(Action::BidBlack(0), 1, chips.into(), 1);
    menu
}

#[test]
fn whoever_bids_up_to_4_cubes_answers_3_with_4_and_4_with_a_pass() {
    let order = Order::White { round: 1, cubes: 4 };
    assert!(Face::offers(&bidding(3, 8), seat(2)).contains(order));
    let obey = |white| Face::obey(order, &bidding(white, 8), seat(2), &menu(white, 8));
    assert_eq!(obey(2), Obeyed::Act(Action::BidWhite(3)));
    assert_eq!(obey(3), Obeyed::Act(Action::BidWhite(4)));
    assert_eq!(obey(4), Obeyed::Act(Action::Pass));
}

#[test]
fn black_is_bid_on_while_5_dollars_stay_under_it() {
    let order = Order::Black { round: 1, dollars: 5 };
    let obey = |chips| Face::obey(order, &bidding(3, chips), seat(2), &menu(3, chips));
    assert_eq!(obey(6), Obeyed::Act(Action::BidBlack(1)));
    assert_eq!(obey(5), Obeyed::Act(Action::Pass));
}

#[test]
fn a_fist_waits_for_the_cooperation_and_ends_with_its_round() {
    let order = Order::Fist { round: 1, cubes: 3 };
    assert_eq!(Face::obey(order, &bidding(3, 8), seat(2), &menu(3, 8)), Obeyed::Wait, "bids are answered by hand");
    let mut view = bidding(3, 8);
    view.phase = PhaseView::Cooperation { waiting: Seats::only(seat(2)), own: None };
    let mut fists = Menu::new();
    fists.amount(Action::Fist(0), 0, 9, 1);
    assert_eq!(Face::obey(order, &view, seat(2), &fists), Obeyed::Act(Action::Fist(3)));
    view.round = 2;
    assert_eq!(Face::obey(order, &view, seat(2), &fists), Obeyed::Lapsed);
    let passing = Order::Pass { round: 1 };
    assert_eq!(Face::obey(passing, &bidding(3, 8), seat(2), &menu(3, 8)), Obeyed::Act(Action::Pass));
}
