use table::{Game as _, Viewer};

use super::*;
use crate::{Action, Won};

#[test]
fn the_highest_bid_takes_the_prize_and_is_paid() {
    let table = Rehearsal::plain(3).round(&[4, 7, 6]);
    // 20 − 7 = 13; the others keep theirs.
    assert_eq!(table.coins(), [20, 13, 20]);
    assert_eq!(table.game.state().scores().values(), [0, 5, 0]);
    assert!(table.told.contains(&Event::Won(Won { seat: seat(1), prize: 5, price: 7 })));
}

#[test]
fn ruling_1_the_first_gavel_lies_with_anybody() {
    let begun = |number: u8| Match::<Pennies>::new(Options::default(), 6, Seed::from_text(&number.to_string()));
    let gavels = (0..100).map(|number| begun(number).expect("a table").0.state().gavel);
    assert_eq!(gavels.collect::<table::Seats>(), table::Seats::all(6));
}

#[test]
fn ruling_2_among_equal_bids_the_gavel_decides_and_then_moves_to_the_left() {
    // From the gavel to the left: seats 0, 1, 2, then 1, 2, 0, then 2, 0, 1.
    let table = Rehearsal::plain(3).round(&[6, 6, 6]).round(&[5, 3, 5]).round(&[4, 4, 1]);
    assert_eq!(table.winners(), [0, 2, 0]);
}

#[test]
fn ruling_3_whoever_bids_nothing_can_still_win() {
    let table = Rehearsal::plain(2).round(&[0, 0]);
    assert_eq!((table.coins(), table.winners()), ([20, 20].as_slice(), vec![0]));
}

#[test]
fn ruling_4_nobody_bids_more_than_they_have() {
    let table = Rehearsal::plain(2).round(&[18, 0]);
    assert!(table.game.menu(seat(0)).contains(Action::Bid(2)));
    assert!(!table.game.menu(seat(0)).contains(Action::Bid(3)));
}

#[test]
fn ruling_5_coins_decide_between_equal_points_and_else_the_win_is_shared() {
    let two = || Rehearsal::new(2, options("coins = 20\nrounds = 2\nprizes = [5, 5]"));
    // 20 − 7 = 13 coins against 20 − 6 = 14.
    let table = two().round(&[7, 0]).round(&[0, 6]);
    assert_eq!(table.game.state().places().expect("it is over").values(), [2, 1]);
    let table = two().round(&[7, 0]).round(&[0, 7]);
    assert_eq!(table.game.state().places().expect("it is over").values(), [1, 1]);
}

#[test]
fn with_all_pay_the_losers_pay_too() {
    let all_pay = Options { all_pay: true, ..options("coins = 20\nrounds = 3\nprizes = [5, 5, 5]") };
    assert_eq!(Rehearsal::new(3, all_pay).round(&[4, 7, 6]).coins(), [16, 13, 14]);
}

#[test]
fn a_bid_is_known_to_nobody_else_before_the_last_one_is_there() {
    let mut game = Rehearsal::plain(3).game;
    game.submit(seat(0), Action::Bid(4)).expect("it is on the menu");
    let bid = |viewer| game.state().view(viewer).bid;
    assert_eq!(bid(Viewer::Seat(seat(0))), Some(4));
    assert_eq!((bid(Viewer::Seat(seat(1))), bid(Viewer::Spectator)), (None, None));
}

#[test]
fn prizes_that_nobody_has_seen_are_known_by_what_is_missing() {
    let table = Rehearsal::new(2, options("coins = 20\nrounds = 1\nprizes = [5, 5, 5]"));
    let view = table.game.state().view(Viewer::Spectator);
    assert_eq!((view.prize, view.unseen()), (Some(5), vec![5, 5]));
}
