use table::{BySeat, Game, Imagine, Item, Rng, Viewer};

use super::{A, B, C, D, E, Final, Position, only, seat};
use crate::Action::{BidBlack, BidWhite, Fist, Pass};
use crate::{Bidders, ByColour, Colour, Event, Options, Phase, PhaseView, Pile, Projects, Site};

/// B has won the white project with 2 cubes, A the black one with 1, and the neighbours A (right) and C (left) are asked.
fn after_the_bidding(seats: u8) -> Position {
    let mut table = Position::new(seats);
    table.run([(A, BidBlack(3)), (B, BidWhite(2))]);
    while let [index] = table.asked()[..] {
        table.play(index, Pass);
    }
    table
}

#[test]
fn only_the_two_neighbours_of_the_white_winner_hold_out_fists() {
    assert_eq!(after_the_bidding(5).asked(), [A, C]);
    let mut table = Position::new(4).starting_with(D);
    table.run([(D, BidWhite(1)), (A, Pass), (B, Pass), (C, Pass)]);
    assert_eq!(table.asked(), [A, C]);
}

#[test]
fn the_winner_of_the_black_project_may_cooperate_too() {
    let table = after_the_bidding(4);
    // A has 8 cubes left after the black bid of one.
    assert_eq!(table.menu(A).items(), [Item::Amount { of: Fist(0), min: 0, max: 8, step: 1 }]);
    assert_eq!(table.menu(C).items(), [Item::Amount { of: Fist(0), min: 0, max: 9, step: 1 }]);
}

#[test]
fn the_larger_fist_wins_and_the_loser_keeps_all_cubes() {
    let mut table = after_the_bidding(4);
    let told = table.run([(A, Fist(3)), (C, Fist(2))]);
    let opened = Event::FistsOpened { left: seat(C), left_cubes: 2, right: seat(A), right_cubes: 3 };
    assert!(told.contains(&opened));
    assert!(told.contains(&Event::Cooperated { seat: seat(A), cubes: 3, tie: false }));
    assert_eq!([A, B, C, D].map(|index| table.home(index)), [5, 7, 9, 9]);
}

#[test]
fn equal_fists_go_to_the_neighbour_on_the_winners_left() {
    let mut table = after_the_bidding(4);
    let told = table.run([(A, Fist(2)), (C, Fist(2))]);
    assert!(told.contains(&Event::Cooperated { seat: seat(C), cubes: 2, tie: true }));
    assert_eq!([A, C].map(|index| table.home(index)), [8, 7]);
}

#[test]
fn ruling_d2_one_cube_beats_none() {
    let mut table = after_the_bidding(4);
    let told = table.run([(C, Fist(0)), (A, Fist(1))]);
    assert!(told.contains(&Event::Cooperated { seat: seat(A), cubes: 1, tie: false }));
}

#[test]
fn example_11_and_ruling_d1_two_empty_fists_leave_the_project_to_its_winner_who_begins_next() {
    let mut table = after_the_bidding(4);
    let (white, black) = (table.white("Granary"), table.black("Golden carriage"));
    let told = table.run([(A, Fist(0)), (C, Fist(0))]);
    assert!(told.contains(&Event::NoCooperation { seat: seat(B) }));
    let place = Site::Front(seat(B));
    assert!(told.contains(&Event::Laid { colour: Colour::White, project: Some(white), place }));
    assert_eq!(table.game.fronts[seat(B)].projects.white, only(white));
    assert_eq!(table.game.fronts[seat(B)].cubes, 2);
    assert_eq!(table.game.fronts[seat(A)].projects.black, only(black));
    assert_eq!(table.game.fronts[seat(A)].cubes, 1);
    assert_eq!(table.game.start_player, seat(B));
    // The Granary counts 5 for B alone, the Golden carriage -3 for A.
    assert_eq!([A, B, C, D].map(|index| table.game.won_favour(seat(index))), [-3, 5, 0, 0]);
}

#[test]
fn ruling_d9_an_unshared_white_project_lies_with_the_black_ones_in_one_heap() {
    let mut table = after_the_bidding(4);
    table.run([(A, Fist(0)), (C, Fist(0))]);
    let mut table = table.offering("School", "Hunting lodge");
    // B, the start player, bids on the Hunting lodge, which takes two workers.
    table.run([(B, BidBlack(1)), (C, Pass), (D, Pass), (A, Pass)]);
    // In round 2 one of B's two cubes comes home first, then two more are laid: 2 - 1 + 2 = 3.
    assert_eq!(table.game.fronts[seat(B)].cubes, 3);
    assert_eq!(table.game.fronts[seat(B)].projects.white.len(), 1);
    assert_eq!(table.game.fronts[seat(B)].projects.black.len(), 1);
}

#[test]
fn ruling_d15_a_partner_on_the_left_begins_next() {
    let mut table = after_the_bidding(4);
    let told = table.run([(A, Fist(1)), (C, Fist(2))]);
    let place = Site::Between(seat(B), seat(C));
    assert!(told.contains(&Event::Laid { colour: Colour::White, project: Some(table.white("Granary")), place }));
    let between = table.game.betweens[seat(B)];
    assert_eq!((between.own, between.left), (2, 2));
    assert_eq!(table.game.start_player, seat(C));
}

#[test]
fn with_a_partner_on_the_right_the_winner_begins_next() {
    let mut table = after_the_bidding(4);
    let told = table.run([(A, Fist(3)), (C, Fist(2))]);
    let place = Site::Between(seat(A), seat(B));
    assert!(told.contains(&Event::Laid { colour: Colour::White, project: Some(table.white("Granary")), place }));
    let between = table.game.betweens[seat(A)];
    assert_eq!((between.own, between.left), (3, 2));
    assert_eq!(table.game.start_player, seat(B));
}

#[test]
fn the_place_between_the_last_seat_and_the_first_closes_the_ring() {
    let mut table = Position::new(5).starting_with(E);
    table.run([(E, BidWhite(1)), (A, Pass), (B, Pass), (C, Pass), (D, Pass), (A, Fist(2)), (D, Fist(1))]);
    let between = table.game.betweens[seat(E)];
    assert_eq!((between.own, between.left), (1, 2));
    assert_eq!(table.game.start_player, seat(A));
}

#[test]
fn ruling_d12_three_players_have_three_places_between_them() {
    for (winner, partner, owner) in [(A, B, A), (B, C, B), (C, A, C), (A, C, C), (B, A, A), (C, B, B)] {
        let mut table = Position::new(3).starting_with(winner);
        table.play(winner, BidWhite(1));
        while let [index] = table.asked()[..] {
            table.play(index, Pass);
        }
        let third = [A, B, C].into_iter().find(|index| ![winner, partner].contains(index)).expect("the third");
        table.run([(third, Fist(0)), (partner, Fist(1))]);
        assert_eq!(table.game.betweens[seat(owner)].projects, only(table.white("Granary")));
        assert_eq!([winner, partner, third].map(|index| table.game.won_favour(seat(index))), [5, 5, 0]);
    }
}

#[test]
fn ruling_d8_a_shared_project_counts_in_full_for_both() {
    let mut table = after_the_bidding(4);
    table.run([(A, Fist(1)), (C, Fist(2))]);
    assert_eq!([A, B, C, D].map(|index| table.game.won_favour(seat(index))), [-3, 5, 5, 0]);
}

#[test]
fn own_ruling_e2_a_neighbour_without_cubes_is_not_asked_and_the_other_still_chooses() {
    let mut table = Position::new(4).with_cubes_out(A, 3, 3, 3).starting_with(B);
    table.run([(B, BidWhite(1)), (C, Pass), (D, Pass)]);
    assert_eq!(table.asked(), [C]);
    let told = table.play(C, Fist(0));
    assert!(told.contains(&Event::NoCooperation { seat: seat(B) }));
}

#[test]
fn two_neighbours_without_cubes_leave_the_project_to_its_winner_without_being_asked() {
    let mut table = Position::new(3).with_cubes_out(B, 4, 4, 2).with_cubes_out(C, 4, 4, 2);
    let told = table.play(A, BidWhite(1));
    assert!(told.contains(&Event::NoCooperation { seat: seat(A) }));
    assert_eq!(table.game.round, 2);
}

#[test]
fn a_closed_fist_is_known_to_its_owner_alone() {
    let mut table = after_the_bidding(4);
    assert_eq!(table.act(A, Fist(3)), (vec![Event::FistClosed { seat: seat(A) }], Final::No));
    let waiting = table.game.to_act();
    assert_eq!(table.view(A).phase, PhaseView::Cooperation { waiting, own: Some(3) });
    for viewer in [Viewer::Seat(seat(B)), Viewer::Seat(seat(C)), Viewer::Spectator] {
        assert_eq!(table.game.view(viewer).phase, PhaseView::Cooperation { waiting, own: None });
    }
}

#[test]
fn ruling_d25_the_cubes_at_home_stay_public_while_a_fist_is_closed() {
    let mut table = after_the_bidding(4);
    table.play(A, Fist(3));
    assert_eq!(table.view(C).guilds[seat(A)].cubes, 8);
}

#[test]
fn with_memory_everybody_knows_what_lies_face_down_and_without_it_nobody_does() {
    for (memory, known) in [(true, true), (false, false)] {
        let mut table = Position::with_options(4, &Options { memory, ..Options::default() });
        table.run([(A, BidWhite(1)), (B, BidBlack(1)), (C, Pass), (D, Pass), (B, Fist(1)), (D, Fist(0))]);
        for viewer in Viewer::all(4) {
            let view = table.game.view(viewer);
            let pile = view.betweens[seat(A)].projects;
            assert_eq!((pile.count, pile.known.is_some()), (1, known));
            assert_eq!(view.fronts[seat(B)].projects.black.known.is_some(), known);
            assert_eq!(view.guilds[seat(A)].favour, known.then_some(5));
        }
    }
}

#[test]
fn with_memory_an_unshared_white_project_and_the_box_are_known_and_without_it_they_are_not() {
    for memory in [true, false] {
        let mut table = Position::with_options(3, &Options { memory, ..Options::default() });
        let pile = |project| Pile { count: 1, known: memory.then_some(only(project)) };
        let (white, black) = (table.white("Granary"), table.black("Golden carriage"));
        table.run([(A, BidWhite(1)), (B, Pass), (C, Pass), (B, Fist(0)), (C, Fist(0))]);
        let mut table = table.offering("School", "Hunting lodge");
        let (unwanted, sold) = (table.white("School"), table.black("Hunting lodge"));
        table.run([(A, BidBlack(1)), (B, Pass), (C, Pass)]);
        for viewer in Viewer::all(3) {
            let view = table.game.view(viewer);
            assert_eq!(view.fronts[seat(A)].projects, ByColour { white: pile(white), black: pile(sold) });
            assert_eq!(view.boxed, ByColour { white: pile(unwanted), black: pile(black) });
        }
    }
}

#[test]
fn own_rulings_e3_and_e4_without_memory_the_box_is_forgotten_and_the_colours_stay_visible() {
    let mut table = Position::with_options(3, &Options { memory: false, ..Options::default() });
    table.run([(A, BidBlack(1)), (B, Pass), (C, Pass)]);
    let view = table.view(B);
    assert_eq!((view.boxed.white.count, view.boxed.white.known), (1, None));
    let front = view.fronts[seat(A)].projects;
    assert_eq!((front.white.count, front.black.count, front.black.known), (0, 1, None));
}

#[test]
fn own_ruling_e3_without_memory_the_log_names_no_project_and_no_favour() {
    let named = |memory: bool| {
        let mut table = Position::with_options(3, &Options { memory, ..Options::default() });
        let mut told = table.run([(A, BidBlack(1)), (B, Pass), (C, Pass)]);
        told.extend(table.run([(B, BidWhite(1)), (C, Pass), (A, Pass), (A, Fist(1)), (C, Fist(0))]));
        let text: Vec<String> = told.iter().map(|event| serde_json::to_string(event).expect("json")).collect();
        let count = |what: &str| text.iter().filter(|event| event.contains(what)).count();
        (count("\"project\":null"), count("\"project\":"), count("favour"), count("prepared"))
    };
    // White goes to the box, black is laid, and so is white in the second round, in which black goes to the box;
    // the second and the third round begin.
    assert_eq!(named(false), (4, 4, 0, 2));
    assert_eq!(named(true), (0, 4, 2, 0));
}

#[test]
fn own_ruling_e3_without_memory_any_unseen_project_may_be_imagined_to_lie_face_down() {
    let mut table = Position::with_options(3, &Options { memory: false, ..Options::default() });
    table.run([(A, BidBlack(1)), (B, Pass), (C, Pass)]);
    let (view, mut rng) = (table.view(A), Rng::fast(3));
    let on_offer = table.game.tenders.black.expect("black").project;
    let imagined: Projects =
        (0..400).flat_map(|_| Bidders::imagine(&view, &mut rng).fronts[seat(A)].projects.black.iter()).collect();
    // All twelve but the one that lies open.
    assert_eq!(imagined.len(), 11);
    assert!(!imagined.contains(on_offer));
}

#[test]
fn another_fist_is_imagined_with_any_number_of_cubes_and_the_own_one_as_it_is() {
    let mut table = after_the_bidding(4);
    table.play(A, Fist(3));
    let (mut rng, mut seen) = (Rng::fast(8), [0; 9]);
    for _ in 0..900 {
        let Phase::Cooperation { fists } = Bidders::imagine(&table.view(B), &mut rng).phase else { panic!("a fist") };
        seen[usize::from(fists.own(seat(A)).expect("closed"))] += 1;
        let Phase::Cooperation { fists } = Bidders::imagine(&table.view(A), &mut rng).phase else { panic!("a fist") };
        assert_eq!(fists.own(seat(A)), Some(3));
    }
    // A has 8 cubes at home: nine numbers, each about a hundred times.
    assert!(seen.iter().all(|times| (50..150).contains(times)), "{seen:?}");
}

#[test]
fn scores_in_the_middle_of_a_game_are_the_chips_that_all_can_see() {
    let table = after_the_bidding(4);
    // A took the $6 left under black, B the $3 moved to white.
    assert_eq!(table.game.scores(), BySeat::from_values([6, 3, 0, 0]).expect("four"));
}
