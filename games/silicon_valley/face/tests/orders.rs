//! What comes of orders, worked out by hand.

use silicon_valley::{Action, Employee, Options, Question, SiliconValley, Stage, View};
use silicon_valley_face::{Face, Order};
use table::{Game as _, Match, Menu, Seat, Seed, Viewer};
use words::{Obeyed, Orders as _};

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// What the second of three sees while the first of the round acts; somebody in the row costs so much.
fn acting(active: u8, at: usize) -> (View, Employee) {
    let (table, _) = Match::<SiliconValley>::new(Options::default(), 3, Seed::from_text("by hand")).expect("a table");
    let mut view = table.state().view(Viewer::Seat(seat(1)));
    (view.round, view.stage, view.turn, view.founding) = (1, Stage::Actions, active, None);
    (view.active, view.order, view.question) = (seat(active), (0..3).map(seat).collect(), Some(Question::Act));
    let employee = view.market.employees[0].expect("somebody in the row");
    view.market.employees.swap(0, at);
    (view, employee)
}

#[test]
fn somebody_is_hired_on_ones_turn_for_no_more_than_was_said() {
    let (view, employee) = acting(0, 0);
    let price =
        u8::try_from(view.companies[seat(1)].hiring_price(&view.cards, &view.market, employee)).expect("a price");
    let order = Order::Hire { round: 1, employee, price };
    assert_eq!(Face::obey(order, &view, seat(1), &Menu::new()), Obeyed::Wait);
    let mut menu = Menu::new();
    [Action::Hire(employee), Action::Done].into_iter().for_each(|action| menu.one(action));
    assert_eq!(Face::obey(order, &acting(1, 0).0, seat(1), &menu), Obeyed::Act(Action::Hire(employee)));
    let (dearer, _) = acting(1, view.market.employees.len() - 1);
    assert!(dearer.hiring_price(employee) > price.into(), "the far end of the row costs more");
    assert_eq!(Face::obey(order, &dearer, seat(1), &menu), Obeyed::Wait);
}

#[test]
fn an_order_lapses_with_the_turn_and_with_what_it_is_about() {
    let (mut view, employee) = acting(0, 0);
    let order = Order::Hire { round: 1, employee, price: 9 };
    let done = Order::Done { round: 1 };
    assert!(Face::offers(&view, seat(1)).contains(done));
    assert_eq!(Face::obey(done, &acting(2, 0).0, seat(1), &Menu::new()), Obeyed::Lapsed);
    view.market.employees[0] = None;
    assert_eq!(Face::obey(order, &view, seat(1), &Menu::new()), Obeyed::Lapsed);
    view.round = 2;
    assert_eq!(Face::obey(done, &view, seat(1), &Menu::new()), Obeyed::Lapsed);
}
