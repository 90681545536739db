use table::{Game, Item, Rng, Step};

use super::cards::{EXTREMES, changed};
use super::{A, B, C, D, Final, Position, only, seat};
use crate::Action::{BidBlack, BidWhite, Fist, Pass};
use crate::{Bid, Bidders, Colour, Event, Hindrance, Options, Phase, Project, Site};

#[test]
fn the_menu_offers_pass_every_number_of_cubes_and_every_sum_to_move() {
    let table = Position::new(4);
    let white = Item::Amount { of: BidWhite(0), min: 1, max: 9, step: 1 };
    let black = Item::Amount { of: BidBlack(0), min: 1, max: 9, step: 1 };
    assert_eq!(table.menu(A).items(), [Item::One(Pass), white, black]);
    assert!(table.menu(B).is_empty());
}

#[test]
fn ruling_d17_a_white_bid_may_be_any_number_of_cubes_at_home_above_the_last_one() {
    let mut table = Position::new(4);
    table.play(A, BidWhite(3));
    let offered: Vec<_> = table.menu(B).iter().filter(|action| matches!(action, BidWhite(_))).collect();
    assert_eq!(offered, [4, 5, 6, 7, 8, 9].map(BidWhite));
}

#[test]
fn example_4_black_at_nine_driven_to_five_leaves_four_under_white() {
    let mut table = Position::new(4);
    let told = table.run([(A, BidBlack(2)), (B, BidBlack(1)), (C, BidBlack(1))]);
    assert!(told.contains(&Event::BidBlack { seat: seat(A), moved: 2, left: 7, cubes: 1, outbid: None }));
    assert!(told.contains(&Event::BidBlack { seat: seat(B), moved: 1, left: 6, cubes: 1, outbid: Some(seat(A)) }));
    assert!(told.contains(&Event::BidBlack { seat: seat(C), moved: 1, left: 5, cubes: 1, outbid: Some(seat(B)) }));
    assert_eq!(table.game.tenders.white.expect("white").chips, 4);
    table.run([(D, Pass), (A, Pass), (B, Pass)]);
    assert_eq!([A, B, C, D].map(|index| table.chips(index)), [0, 0, 5, 0]);
}

#[test]
fn ruling_d5_the_first_black_bid_moves_a_dollar_too() {
    let table = Position::new(3);
    assert!(!table.menu(A).contains(BidBlack(0)));
    assert!(table.menu(A).contains(BidBlack(1)));
}

#[test]
fn ruling_d4_the_last_dollar_may_be_moved_and_then_nobody_can_bid_on_black() {
    let mut table = Position::new(3);
    table.run([(A, BidBlack(8)), (B, BidBlack(1))]);
    assert!(table.menu(C).iter().all(|action| !matches!(action, BidBlack(_))));
    let told = table.run([(C, BidWhite(1)), (A, Pass)]);
    assert!(told.contains(&Event::Won { colour: Colour::Black, seat: seat(B), cubes: 1, chips: 0 }));
    assert!(told.contains(&Event::Won { colour: Colour::White, seat: seat(C), cubes: 1, chips: 9 }));
}

#[test]
fn a_black_bid_takes_exactly_the_workers_on_the_card_and_nobody_bids_without_them() {
    let mut table = Position::new(4).offering("School", "Summer palace").with_cubes_out(B, 4, 4, 0);
    table.play(A, BidBlack(3));
    assert_eq!(table.home(A), 7);
    // B has one cube at home, and the Summer palace takes two.
    assert!(table.menu(B).iter().all(|action| !matches!(action, BidBlack(_))));
    assert!(table.menu(B).contains(BidWhite(1)));
}

#[test]
fn example_7_whoever_holds_a_marker_passes_and_the_bidding_ends_at_the_last_bidder() {
    let mut table = Position::new(4);
    let told = table.run([(A, BidWhite(2)), (B, BidBlack(1)), (C, Pass), (D, Pass)]);
    assert!(told.contains(&Event::HadToPass { seat: seat(A), because: Hindrance::Marker }));
    assert!(told.contains(&Event::Won { colour: Colour::White, seat: seat(A), cubes: 2, chips: 1 }));
    assert!(told.contains(&Event::Won { colour: Colour::Black, seat: seat(B), cubes: 1, chips: 8 }));
    assert!(matches!(table.game.phase, Phase::Cooperation { .. }));
}

#[test]
fn example_8_an_outbid_player_has_the_cubes_back_at_once_and_may_bid_on_either_project() {
    let mut table = Position::new(4);
    table.play(A, BidWhite(2));
    assert_eq!(table.home(A), 7);
    let told = table.play(B, BidWhite(3));
    assert_eq!(told, [Event::BidWhite { seat: seat(B), cubes: 3, outbid: Some(seat(A)) }]);
    assert_eq!(table.home(A), 9);
    table.run([(C, Pass), (D, Pass)]);
    assert!(table.menu(A).contains(BidWhite(4)));
    assert!(table.menu(A).contains(BidBlack(1)));
    assert!(!table.menu(A).contains(BidWhite(3)));
}

#[test]
fn ruling_d16_an_outbid_player_may_change_from_white_to_black_and_back() {
    let mut table = Position::new(3);
    table.run([(A, BidWhite(2)), (B, BidWhite(3)), (C, Pass), (A, BidBlack(1))]);
    assert_eq!(table.game.tenders.black.expect("black").bid, Some(Bid { seat: seat(A), cubes: 1 }));
    table.run([(C, BidBlack(1)), (A, BidWhite(4))]);
    assert_eq!(table.game.tenders.white.expect("white").bid, Some(Bid { seat: seat(A), cubes: 4 }));
    assert_eq!([A, B, C].map(|index| table.home(index)), [6, 10, 9]);
}

#[test]
fn whoever_passed_may_bid_again_when_the_bidding_goes_on() {
    let mut table = Position::new(4);
    table.run([(A, Pass), (B, Pass), (C, Pass), (D, BidWhite(1))]);
    assert_eq!(table.asked(), [A]);
    assert!(table.menu(A).contains(BidWhite(2)));
}

#[test]
fn the_bidding_ends_when_all_others_have_passed_after_the_last_bid() {
    let mut table = Position::new(5);
    table.run([(A, Pass), (B, Pass), (C, BidWhite(1)), (D, Pass), (4, Pass), (A, Pass)]);
    assert_eq!(table.asked(), [B]);
    table.play(B, Pass);
    assert!(matches!(table.game.phase, Phase::Cooperation { .. }));
}

#[test]
fn a_marker_holder_is_never_asked_while_others_go_on() {
    let mut table = Position::new(3);
    table.run([(A, BidWhite(1)), (B, BidBlack(1)), (C, BidBlack(1))]);
    // A holds the white marker, so the turn goes on to B.
    assert_eq!(table.asked(), [B]);
}

#[test]
fn the_holder_of_the_black_marker_is_skipped_while_the_bidding_for_white_goes_on() {
    let mut table = Position::new(3);
    let told = table.run([(A, BidBlack(1)), (B, BidWhite(1)), (C, BidWhite(2))]);
    assert_eq!(told.last(), Some(&Event::HadToPass { seat: seat(A), because: Hindrance::Marker }));
    assert_eq!(table.asked(), [B]);
    assert!(table.menu(A).is_empty() && table.menu(B).contains(BidWhite(3)));
}

#[test]
fn own_ruling_e2_whoever_can_pay_for_neither_bid_passes_without_being_asked() {
    let mut table = Position::new(3).with_cubes_out(B, 3, 4, 3);
    let told = table.play(A, BidWhite(1));
    assert!(told.contains(&Event::HadToPass { seat: seat(B), because: Hindrance::Means }));
    assert_eq!(table.asked(), [C]);
}

#[test]
fn cubes_enough_for_black_do_not_help_when_no_dollar_is_left_there() {
    let mut table = Position::new(3).with_cubes_out(C, 3, 3, 2);
    // C has two cubes at home: enough for the carriage's one worker, but its last dollar is gone, and white stands at 2.
    let told = table.run([(A, BidWhite(2)), (B, BidBlack(9))]);
    assert!(told.contains(&Event::HadToPass { seat: seat(C), because: Hindrance::Means }));
    assert!(matches!(table.game.phase, Phase::Cooperation { .. }));
}

#[test]
fn example_15_and_ruling_d3_when_nobody_bids_both_projects_go_and_the_start_player_moves_left() {
    let mut table = Position::new(4);
    let [white, black] = [table.white("Granary"), table.black("Golden carriage")];
    table.run([(A, Pass), (B, Pass), (C, Pass)]);
    assert_eq!(table.game.round, 1);
    let told = table.play(D, Pass);
    assert!(told.contains(&Event::Unsold { colour: Colour::White, project: Some(white), chips: 0 }));
    assert!(told.contains(&Event::Unsold { colour: Colour::Black, project: Some(black), chips: 9 }));
    assert_eq!((table.game.round, table.game.start_player), (2, seat(B)));
    assert_eq!((table.game.boxed.white, table.game.boxed.black), (only(white), only(black)));
    assert_eq!([A, B, C, D].map(|index| (table.home(index), table.chips(index))), [(9, 0); 4]);
}

#[test]
fn ruling_d7_money_under_an_unsold_white_project_is_lost_and_cooperation_is_skipped() {
    let mut table = Position::new(4).starting_with(C);
    let told = table.run([(C, BidBlack(4)), (D, Pass), (A, Pass), (B, Pass)]);
    let project = table.white("Granary");
    assert!(told.contains(&Event::Unsold { colour: Colour::White, project: Some(project), chips: 4 }));
    assert!(!told.iter().any(|event| matches!(event, Event::FistsOpened { .. } | Event::NoCooperation { .. })));
    assert_eq!(table.chips(C), 5);
    // The start player was C, so the next one is D.
    assert_eq!((table.game.round, table.game.start_player), (2, seat(D)));
    assert_eq!(table.game.boxed.white, only(project));
}

#[test]
fn ruling_d6_there_is_no_money_for_white_when_black_is_unsold() {
    let mut table = Position::new(3);
    let told = table.run([(A, BidWhite(1)), (B, Pass), (C, Pass)]);
    let project = table.black("Golden carriage");
    assert!(told.contains(&Event::Won { colour: Colour::White, seat: seat(A), cubes: 1, chips: 0 }));
    assert!(told.contains(&Event::Unsold { colour: Colour::Black, project: Some(project), chips: 9 }));
    let told = table.run([(B, Fist(0)), (C, Fist(0))]);
    let laid = |event: &&Event| matches!(event, Event::Laid { .. });
    let place = Site::Front(seat(A));
    let white = Event::Laid { colour: Colour::White, project: Some(table.white("Granary")), place };
    assert_eq!(told.iter().filter(laid).collect::<Vec<_>>(), [&white]);
}

#[test]
fn ruling_d23_the_bank_never_runs_out() {
    let options = Options { cards: changed(EXTREMES[1]), ..Options::default() };
    let mut game = Bidders::new(&options, 3, &mut Step::silent(&mut Rng::fast(23)));
    // In every round of 32 the first asked bids $1 on black, the second a cube on white, and nobody cooperates.
    while let Some(asked) = game.to_act().first() {
        let action = match game.phase {
            Phase::Bidding { .. } if game.tenders.black.is_some_and(|tender| tender.bid.is_none()) => BidBlack(1),
            Phase::Bidding { .. } if game.tenders.white.is_some_and(|tender| tender.bid.is_none()) => BidWhite(1),
            Phase::Bidding { .. } => Pass,
            Phase::Cooperation { .. } | Phase::Over => Fist(0),
        };
        let opening = action == BidBlack(1);
        assert!(!opening || game.black_chips() == 99, "round {} opens with ${}", game.round, game.black_chips());
        game.play(asked, action, &mut Step::silent(&mut Rng::fast(23)));
    }
    // 32 rounds of $99 are far more than the $110 in the box.
    assert_eq!(game.guilds.values().iter().map(|guild| guild.chips).sum::<u16>(), 3168);
}

#[test]
fn ruling_d21_the_markers_are_free_again_in_the_next_round() {
    let mut table = Position::new(3);
    table.run([(A, BidWhite(1)), (B, BidBlack(1)), (C, Pass), (B, Fist(0)), (C, Fist(0))]);
    assert_eq!(table.game.round, 2);
    assert!([table.game.tenders.white, table.game.tenders.black].iter().flatten().all(|tender| tender.bid.is_none()));
    assert!(table.menu(A).contains(BidWhite(1)));
}

#[test]
fn a_bid_or_a_pass_that_turns_nothing_up_can_be_taken_back() {
    let mut table = Position::new(3);
    assert_eq!(table.act(A, BidWhite(1)).1, Final::No);
    assert_eq!(table.act(B, Pass).1, Final::No);
    assert_eq!(table.act(C, Pass).1, Final::No);
    assert_eq!(table.act(B, Fist(1)).1, Final::No);
    assert_eq!(table.act(C, Fist(1)).1, Final::Yes);
}

#[test]
fn a_pass_that_turns_up_the_next_projects_is_final() {
    let mut table = Position::new(3);
    table.run([(A, Pass), (B, Pass)]);
    assert_eq!(table.act(C, Pass).1, Final::Yes);
}

#[test]
fn actions_travel_as_short_words() {
    let json = |action| serde_json::to_string(&action).expect("json");
    assert_eq!(
        [json(Pass), json(BidWhite(3)), json(BidBlack(2)), json(Fist(0))],
        ["\"pass\"", "{\"bid_white\":3}", "{\"bid_black\":2}", "{\"fist\":0}"]
    );
    assert_eq!(serde_json::to_string(&Project(4)).expect("json"), "4");
}
