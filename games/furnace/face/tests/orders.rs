//! What comes of orders, worked out by hand.

use furnace::{Action, Bid, Bidder, Disc, Furnace, Options, Phase, View};
use furnace_face::{Face, Order};
use table::{Game as _, Match, Menu, Seat, Seed, Viewer};
use words::{Obeyed, Orders as _};

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// What the second of three sees when the first places the first disc.
fn beginning() -> View {
    let options = Options { capitalists: false, ..Options::default() };
    let (table, _) = Match::<Furnace>::new(options, 3, Seed::from_text("by hand")).expect("a table");
    View { phase: Phase::Auction { seat: seat(0), disc: None }, ..table.state().view(Viewer::Seat(seat(1))) }
}

#[test]
fn a_disc_is_taken_and_then_placed_on_the_company_that_was_ordered() {
    let view = beginning();
    assert_eq!(Face::offers(&view, seat(1)).len(), 4 * view.row.len(), "each of four discs on each company");
    let order = Order::Place { round: 1, disc: Disc::Three, company: view.row[2].company };
    assert_eq!(Face::obey(order, &view, seat(1), &Menu::new()), Obeyed::Wait);
    let mine = View { phase: Phase::Auction { seat: seat(1), disc: None }, ..view.clone() };
    let mut menu = Menu::new();
    Disc::ALL.into_iter().take(4).for_each(|disc| menu.one(Action::Take { disc }));
    assert_eq!(Face::obey(order, &mine, seat(1), &menu), Obeyed::Act(Action::Take { disc: Disc::Three }));
    let taken = View { phase: Phase::Auction { seat: seat(1), disc: Some(Disc::Three) }, ..view };
    let mut lots = Menu::new();
    (0..6).for_each(|lot| lots.one(Action::Place { lot }));
    assert_eq!(Face::obey(order, &taken, seat(1), &lots), Obeyed::Act(Action::Place { lot: 2 }));
}

#[test]
fn an_order_lapses_when_somebody_places_the_same_value_there() {
    let mut view = beginning();
    let order = Order::Place { round: 1, disc: Disc::Three, company: view.row[2].company };
    view.row[2].bids.push(Bid { bidder: Bidder::Seat(seat(0)), disc: Disc::Three });
    assert_eq!(Face::obey(order, &view, seat(1), &Menu::new()), Obeyed::Lapsed);
    assert!(!Face::offers(&view, seat(1)).contains(order));
}
