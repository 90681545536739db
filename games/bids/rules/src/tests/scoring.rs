use super::*;
use crate::Alliance;

/// The points that seat 0 gets round by round, given what is in front of it each time; everyone else has a black 1.
fn rounds(seats: u8, in_front: &[&[&str]]) -> Vec<i16> {
    let mut position = Position::plain(seats);
    position.game.rules.rounds = in_front.len() as u8;
    for (round, names) in in_front.iter().enumerate() {
        position.game.won.clear();
        position = position.won(0, names);
        for other in 1..seats {
            position = position.won(other, &["black 1"]);
        }
        // The next round is dealt here, as in a real game.
        position.game.end_round(&mut Step::recorded(&position.seed, round as u32, &mut position.told));
    }
    let scored: Vec<i16> = position.game.results[..in_front.len()].iter().map(|points| points[seat(0)]).collect();
    assert_eq!(position.game.scores()[seat(0)], scored.iter().map(|points| i32::from(*points)).sum::<i32>());
    scored
}

#[test]
fn example_3_c42_the_lucky_losers_count_never_starts_again() {
    let scored = rounds(4, &[&["black 9"], &[], &[], &[], &["black 10", "black 3"], &[]]);
    assert_eq!(scored, [9, 8, 16, 24, 13, 32]);
    assert_eq!(scored.iter().sum::<i16>(), 102);
}

#[test]
fn example_4_the_lucky_loser_table() {
    let never: [&[&str]; 6] = [&[]; 6];
    assert_eq!(rounds(3, &never), [12, 24, 36, 48, 60, 72]);
    assert_eq!(rounds(4, &never), [8, 16, 24, 32, 40, 48]);
    assert_eq!(rounds(5, &never), [8, 16, 24, 32, 40, 48]);
    assert_eq!(rounds(6, &never), [7, 14, 21, 28, 35, 42]);
}

#[test]
fn example_5_an_allied_lucky_loser_gets_half_the_alliance_and_the_count_still_rises() {
    let mut position = Position::plain(5).won(1, &["black 12", "black 3"]).lucky(&[1]);
    position.game.alliance = Some(Alliance { player: seat(0), winner: seat(1) });
    position.game.end_round(&mut Step::recorded(&position.seed, 1, &mut position.told));
    // 15 points in all: 8 for each, and not the 16 of a second lucky-loser round.
    assert_eq!(position.game.results[0].values(), [8, 8, 8, 8, 8]);
    assert_eq!(position.game.lucky.values(), [2, 0, 1, 1, 1]);
    let third = Position::plain(5).won(1, &["black 12"]).lucky(&[2]);
    assert_eq!(third.round_points()[0], 24);
}

#[test]
fn example_8_only_a_minus_five_is_minus_five_and_no_lucky_loser() {
    assert_eq!(Position::plain(3).won(0, &["-5"]).round_points(), [-5, 12, 12]);
}

#[test]
fn c27_half_of_a_negative_sum_is_rounded_up() {
    let mut position = Position::plain(3).won(0, &["-5"]).won(2, &["black 2"]);
    position.game.alliance = Some(Alliance { player: seat(1), winner: seat(0) });
    // -5 halved is -2.5, and up is -2.
    assert_eq!(position.round_points(), [-2, -2, 2]);
}

#[test]
fn c28_both_allies_score_the_half() {
    let mut position = Position::plain(3).won(0, &["black 4"]).won(1, &["black 9"]);
    position.game.alliance = Some(Alliance { player: seat(1), winner: seat(0) });
    assert_eq!(position.round_points(), [7, 7, 12]);
}

#[test]
fn c29_c30_two_allies_without_cards_score_nothing_and_both_counts_rise() {
    let mut position = Position::plain(3).lucky(&[1, 2, 0]);
    position.game.alliance = Some(Alliance { player: seat(1), winner: seat(0) });
    position.game.end_round(&mut Step::recorded(&position.seed, 1, &mut position.told));
    assert_eq!(position.game.results[0].values(), [0, 0, 12]);
    assert_eq!(position.game.lucky.values(), [2, 3, 1]);
}

/// Ends round 2 of 6 with these points from round 1 and these cards in front of the players of round 2.
fn opener_after(first_round: [i16; 3], in_front: [&[&str]; 3], opener: u8) -> Seat {
    let mut position = Position::plain(3);
    (position.game.round, position.game.rules.rounds) = (2, 6);
    position.game.opener = seat(opener);
    position.game.results[0] = table::BySeat::from_values(first_round).expect("three");
    for (index, names) in in_front.iter().enumerate() {
        position = position.won(index as u8, names);
    }
    position.game.end_round(&mut Step::recorded(&position.seed, 1, &mut position.told));
    assert_eq!((position.game.round, position.game.turn), (3, 1));
    assert_eq!(position.game.starter, position.game.opener);
    position.game.opener
}

#[test]
fn the_highest_total_starts_the_next_round() {
    assert_eq!(opener_after([30, 5, 5], [&["black 1"], &["black 9"], &["black 8"]], 2), seat(0));
}

#[test]
fn with_equal_totals_the_better_last_round_starts() {
    assert_eq!(opener_after([10, 12, 5], [&["black 9"], &["black 7"], &["black 2"]], 1), seat(0));
}

#[test]
fn c31_with_equal_last_rounds_the_highest_card_won_in_it_starts() {
    let level: [&[&str]; 3] = [&["black 3", "black 6"], &["black 9"], &["black 4", "black 5"]];
    assert_eq!(opener_after([10, 10, 10], level, 0), seat(1));
}

#[test]
fn c31_with_everything_equal_seat_order_from_the_previous_opener_decides() {
    // Each has won only the lucky loser's 12, and no card.
    assert_eq!(opener_after([10, 10, 10], [&[], &[], &[]], 2), seat(2));
    assert_eq!(opener_after([10, 0, 10], [&[], &[], &[]], 1), seat(2));
}

#[test]
fn example_23_after_round_one_the_highest_won_card_decides_between_equal_totals() {
    let mut position = Position::plain(3);
    (position.game.rules.rounds, position.game.opener) = (6, seat(2));
    let mut position = position
        .won(0, &["black 9", "black 8", "black 3"])
        .won(1, &["black 6", "black 4", "black 10"])
        .won(2, &["black 7", "black 5", "black 2", "black 1"]);
    position.game.end_round(&mut Step::recorded(&position.seed, 1, &mut position.told));
    assert_eq!(position.game.results[0].values(), [20, 20, 15]);
    assert_eq!(position.game.starter, seat(1));
}

#[test]
fn c32_a_tie_at_the_end_is_a_shared_win() {
    let mut position = Position::plain(3).won(0, &["black 7"]).won(1, &["black 4", "black 3"]).won(2, &["black 5"]);
    position.game.end_round(&mut Step::recorded(&position.seed, 1, &mut position.told));
    assert_eq!(position.game.places().expect("over").values(), [1, 1, 3]);
}

#[test]
fn a_round_has_ten_turns_and_the_game_as_many_rounds_as_chosen() {
    for rounds in [1, 6, 10] {
        let mut game = dealt(&Options { rounds, ..Options::default() }, 4, 5);
        let plies = table::playout(&mut game, &mut Menu::new(), &mut Rng::fast(6));
        assert_eq!(plies, u64::from(rounds) * 10 * 4);
        assert_eq!(game.round, rounds);
    }
}

#[test]
fn the_lowest_rule_and_an_alliance_last_for_one_round() {
    let mut position = Position::plain(3).lowest_wins();
    position.game.rules.rounds = 2;
    position.game.alliance = Some(Alliance { player: seat(1), winner: seat(0) });
    position.game.end_round(&mut Step::recorded(&position.seed, 1, &mut position.told));
    assert_eq!((position.game.round, position.game.lowest_wins, position.game.alliance), (2, false, None));
}

#[test]
fn a_victim_whose_last_card_is_stolen_can_be_a_lucky_loser() {
    let position =
        Position::plain(3).turn(10).stake("thief").won(2, &["black 3"]).bids(&["red 10", "blue 8", "green 6"]);
    let position = position.steals("black 3");
    assert_eq!(position.game.scores().values(), [3, 12, 12]);
}
