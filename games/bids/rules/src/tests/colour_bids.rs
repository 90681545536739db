use super::*;

#[test]
fn example_6_the_highest_card_of_the_most_frequent_colour_wins() {
    let position = Position::colour_bids(4).stake("black 3").bids(&["red 4", "blue 5", "green 9", "blue 7"]);
    assert_eq!(position.points(), [0, 0, 0, 3]);
}

#[test]
fn example_18_the_middle_burns_when_it_is_the_highest_of_the_most_frequent_black() {
    let position =
        Position::colour_bids(4).stake("black 10").starter(1).bids(&["black 3", "red 4", "blue 5", "green 9"]);
    // Ruling C40: whoever started the burned turn starts again.
    assert_eq!(position.burn(), Some((Burn::Middle, seat(1))));
}

#[test]
fn a_black_card_above_the_middle_wins_for_black() {
    let position = Position::colour_bids(4).stake("black 2").bids(&["black 3", "red 4", "blue 5", "green 9"]);
    assert_eq!(position.points(), [5, 0, 0, 0]);
}

#[test]
fn c33_where_several_colours_are_tied_for_the_most_all_their_cards_compete() {
    let position = Position::colour_bids(4).stake("black 9").bids(&["red 4", "blue 5", "red 8", "blue 7"]);
    assert_eq!(position.points(), [0, 0, 9, 0]);
}

#[test]
fn c34_all_colours_different_and_the_middle_highest_burns() {
    let position = Position::colour_bids(3).stake("black 9").starter(2).bids(&["red 4", "blue 5", "green 8"]);
    assert_eq!(position.burned(), Some(seat(2)));
    let position = Position::colour_bids(3).stake("black 7").bids(&["red 4", "blue 5", "green 8"]);
    assert_eq!(position.points(), [0, 0, 7]);
}

#[test]
fn c35_a_card_that_equals_the_middle_burns_and_its_player_starts() {
    let position = Position::colour_bids(3).stake("black 8").bids(&["red 4", "blue 8", "green 5"]);
    assert_eq!(position.burned(), Some(seat(1)));
}

#[test]
fn a_tie_between_two_players_burns_and_the_last_of_them_starts() {
    let position = Position::colour_bids(4).stake("black 3").bids(&["red 8", "blue 8", "red 2", "blue 1"]);
    assert_eq!(position.burned(), Some(seat(1)));
}

#[test]
fn c36_black_cards_without_a_value_count_for_black_but_never_win() {
    // Black is three with the middle: the 2x and the Thief count, the middle 4 is its only value.
    let position = Position::colour_bids(4).stake("black 4").bids(&["2x", "thief", "red 9", "red 8"]);
    assert_eq!(position.burned(), Some(seat(0)));
    // Nothing black has a value at all.
    let position = Position::colour_bids(4).stake("surprise").starter(3).bids(&["2x", "thief", "red 9", "red 8"]);
    assert_eq!(position.burn(), Some((Burn::NoBid, seat(3))));
}

#[test]
fn c37_the_white_ally_is_a_colour_of_its_own_and_never_wins() {
    let position = Position::colour_bids(3).stake("black 2").bids(&["ally", "red 9", "green 8"]);
    // One card of each colour: the red 9 is the highest.
    assert_eq!(position.points(), [0, 2, 0]);
}

#[test]
fn c38_with_the_lowest_rule_the_lowest_candidate_wins_and_the_middle_burns_if_it_is_lowest() {
    let position =
        Position::colour_bids(4).lowest_wins().stake("black 3").bids(&["red 4", "blue 5", "green 1", "blue 7"]);
    assert_eq!(position.points(), [0, 3, 0, 0]);
    let position =
        Position::colour_bids(3).lowest_wins().stake("black 3").starter(1).bids(&["red 4", "blue 5", "green 8"]);
    assert_eq!(position.burned(), Some(seat(1)));
    let position = Position::colour_bids(3).lowest_wins().stake("-5").bids(&["red 1", "blue 5", "green 8"]);
    assert_eq!(position.burned(), Some(seat(0)));
}

#[test]
fn c35_of_two_players_who_both_equal_the_middle_the_last_starts() {
    let position = Position::colour_bids(4).stake("black 8").bids(&["red 4", "blue 8", "green 8", "yellow 5"]);
    assert_eq!(position.burn(), Some((Burn::Tie, seat(2))));
}

#[test]
fn c38_with_the_lowest_rule_a_tie_of_the_lowest_candidates_burns() {
    let position =
        Position::colour_bids(4).lowest_wins().stake("black 9").bids(&["red 4", "blue 4", "red 8", "blue 7"]);
    assert_eq!(position.burn(), Some((Burn::Tie, seat(1))));
}
