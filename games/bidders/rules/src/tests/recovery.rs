use super::{A, B, C, D, Position, seat};
use crate::Action::{BidBlack, BidWhite, Fist, Pass};
use crate::{Event, Phase};

fn everybody_passes(table: &mut Position) -> Vec<Event> {
    let round = table.game.round;
    let mut told = Vec::new();
    while let [index] = table.asked()[..] {
        if table.game.round != round {
            break;
        }
        told.extend(table.play(index, Pass));
    }
    told
}

fn places(table: &Position, index: usize) -> [u8; 3] {
    let right = seat(index).previous(table.game.seats);
    [table.game.betweens[seat(index)].own, table.game.fronts[seat(index)].cubes, table.game.betweens[right].left]
}

#[test]
fn example_13_and_ruling_d10_one_cube_comes_home_from_each_place_that_has_some() {
    let mut table = Position::new(4).in_round(2).with_cubes_out(A, 2, 3, 0);
    let told = everybody_passes(&mut table);
    assert!(told.contains(&Event::Recovered { seat: seat(A), left: 1, front: 1, right: 0 }));
    assert_eq!(places(&table, A), [1, 2, 0]);
    assert_eq!(table.home(A), 6);
}

#[test]
fn three_places_give_three_cubes_a_round() {
    let mut table = Position::new(4).in_round(5).with_cubes_out(C, 2, 3, 1);
    everybody_passes(&mut table);
    assert_eq!((table.home(C), places(&table, C)), (6, [1, 2, 0]));
}

#[test]
fn both_owners_of_a_place_take_one_of_their_own_cubes() {
    let mut table = Position::new(3).in_round(2).with_cubes_out(A, 2, 0, 0).with_cubes_out(B, 0, 0, 3);
    everybody_passes(&mut table);
    assert_eq!((table.game.betweens[seat(A)].own, table.game.betweens[seat(A)].left), (1, 2));
    assert_eq!([A, B, C].map(|index| table.home(index)), [9, 8, 10]);
}

#[test]
fn nothing_comes_home_in_the_first_round() {
    let mut table = Position::new(4).with_cubes_out(A, 1, 1, 1);
    let told = everybody_passes(&mut table);
    assert!(!told.iter().any(|event| matches!(event, Event::Recovered { .. })));
    assert_eq!(table.home(A), 6);
}

#[test]
fn ruling_d11_the_cubes_of_this_round_stay_out_and_the_old_heap_gives_one() {
    let mut table = Position::new(3).in_round(2).with_cubes_out(A, 0, 2, 0);
    // A wins black with one cube: 2 - 1 + 1 stay in front, 10 - 2 - 1 + 1 are at home.
    table.run([(A, BidBlack(1)), (B, Pass), (C, Pass)]);
    assert_eq!((table.home(A), places(&table, A)), (8, [0, 2, 0]));
}

#[test]
fn a_project_won_in_this_round_on_an_empty_place_gives_nothing_back_yet() {
    let mut table = Position::new(3).in_round(3);
    table.run([(A, BidWhite(4)), (B, Pass), (C, Pass), (B, Fist(2)), (C, Fist(0))]);
    assert_eq!([A, B].map(|index| table.home(index)), [6, 8]);
    assert_eq!((places(&table, A), places(&table, B)), ([4, 0, 0], [0, 0, 2]));
}

#[test]
fn ruling_d13_cubes_that_come_home_cannot_be_used_in_the_cooperation_before() {
    let mut table = Position::new(4).in_round(2).with_cubes_out(B, 3, 3, 2);
    table.run([(A, BidWhite(1)), (B, Pass), (C, Pass), (D, Pass)]);
    // B has one cube now and will have four after the recovery.
    assert_eq!(table.menu(B).iter().collect::<Vec<_>>(), [Fist(0), Fist(1)]);
    table.run([(B, Fist(0)), (D, Fist(0))]);
    assert_eq!(table.home(B), 4);
}

#[test]
fn ruling_d14_the_last_round_brings_cubes_home_before_the_judgement_but_not_its_own() {
    let mut table = Position::new(4).in_round(10).with_cubes_out(A, 2, 1, 0);
    table.run([(A, BidWhite(2)), (B, Pass), (C, Pass), (D, Pass), (B, Fist(3)), (D, Fist(0))]);
    assert_eq!(table.game.phase, Phase::Over);
    // A: 9 - 3 out - 2 bid + 2 recovered = 6; B: 9 - 3 = 6.
    assert_eq!([A, B, C, D].map(|index| table.home(index)), [6, 6, 9, 9]);
    let standings = table.game.standings();
    // Six cubes cover hearts 1+1+1 and $1+1+2; A and B share the Granary's 5.
    assert_eq!((standings[seat(A)].hearts, standings[seat(A)].dollars, standings[seat(A)].projects), (3, 4, 5));
}

#[test]
fn after_the_last_round_the_start_player_is_still_who_began_it() {
    let mut table = Position::new(4).in_round(10).starting_with(C);
    table.run([(C, BidWhite(1)), (D, Pass), (A, Pass), (B, Pass), (D, Fist(2)), (B, Fist(0))]);
    // D, the partner on the left, would begin an eleventh round.
    assert_eq!((table.game.phase, table.view(A).start_player), (Phase::Over, seat(C)));
}

#[test]
fn example_18_every_guild_always_has_nine_cubes_in_all_with_four_players() {
    let mut table = Position::new(4);
    let mut rng = table::Rng::fast(18);
    // `play` checks the conservation after every action.
    while let Some(index) = table.asked().first().copied() {
        let action = table.menu(index).sample(&mut rng).expect("a choice");
        table.play(index, action);
        let out = |index| places(&table, index).iter().sum::<u8>();
        let bids = [table.game.tenders.white, table.game.tenders.black].map(|tender| tender.and_then(|t| t.bid));
        for index in [A, B, C, D] {
            let bid: u8 = bids.iter().flatten().filter(|bid| bid.seat == seat(index)).map(|bid| bid.cubes).sum();
            assert_eq!(table.home(index) + out(index) + bid, 9);
        }
    }
}
