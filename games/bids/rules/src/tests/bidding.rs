use super::*;

#[test]
fn example_1_the_highest_bid_takes_the_middle_and_the_black_card() {
    let position = Position::plain(3).stake("black 5").bids(&["red 3", "black 8", "green 7"]);
    assert_eq!(position.points(), [0, 13, 0]);
    let position = Position::plain(3).stake("black 5").bids(&["red 3", "black 8", "green 9"]);
    assert_eq!(position.points(), [0, 0, 13]);
    assert_eq!(position.game.starter, seat(2));
}

#[test]
fn example_2_a_black_seven_wins_itself_and_the_five() {
    let position = Position::plain(3).stake("black 5").bids(&["red 5", "green 4", "black 7"]);
    assert_eq!(position.points(), [0, 0, 12]);
}

#[test]
fn example_9_a_tie_burns_and_the_last_of_the_tied_starts() {
    let position = Position::plain(4).stake("black 6").bids(&["red 10", "blue 7", "green 10", "yellow 3"]);
    assert_eq!(position.burn(), Some((Burn::Tie, seat(2))));
    assert_eq!(position.game.starter, seat(2));
    assert_eq!(position.points(), [0; 4]);
    assert_eq!(position.game.pile.cards().first(), Some(&card("black 6")));
}

#[test]
fn bidding_goes_clockwise_from_the_starter() {
    let position = Position::plain(3).stake("black 5").starter(2).bids(&["red 1", "red 2", "red 3"]);
    assert!(position.was_told(Event::Bid { seat: seat(2), card: card("red 1") }));
    assert!(position.was_told(Event::Bid { seat: seat(0), card: card("red 2") }));
    assert_eq!(position.points(), [0, 5, 0]);
}

#[test]
fn a_tie_below_the_highest_bid_burns_nothing() {
    let position = Position::plain(4).stake("black 6").bids(&["red 7", "blue 7", "green 9", "yellow 7"]);
    assert_eq!(position.burned(), None);
    assert_eq!(position.points(), [0, 0, 6, 0]);
}

#[test]
fn c17_where_the_lowest_wins_a_tie_of_the_lowest_burns() {
    let position = Position::plain(4).stake("black 6").lowest_wins().bids(&["red 3", "blue 7", "green 3", "yellow 10"]);
    assert_eq!(position.burned(), Some(seat(2)));
    let position =
        Position::plain(4).stake("black 6").lowest_wins().bids(&["red 10", "blue 7", "green 10", "yellow 8"]);
    assert_eq!(position.points(), [0, 6, 0, 0]);
}

#[test]
fn c24_burned_cards_go_under_the_pile_the_middle_first_then_in_bidding_order() {
    let position = Position::plain(4)
        .pile(&["black 1", "black 2"])
        .stake("black 6")
        .starter(1)
        .bids(&["black 10", "black 7", "red 10", "black 3"]);
    // Black 1 is turned up for the next turn; what was put under first lies higher.
    assert_eq!(position.pile_top_first(), cards(&["black 2", "black 6", "black 10", "black 7", "black 3"]));
}

#[test]
fn c25_a_burned_black_card_does_not_come_back_to_the_hand() {
    let position = Position::plain(3).stake("black 6").bids(&["black 9", "red 9", "blue 2"]);
    assert!(position.game.hands.values().iter().all(|hand| hand.is_empty()));
    assert!(position.game.pile.cards().contains(&card("black 9")));
}

#[test]
fn c26_when_no_card_can_win_the_turn_is_burned_and_the_same_player_starts() {
    let position = Position::plain(3).stake("black 6").starter(1).bids(&["thief", "2x", "ally"]);
    assert_eq!(position.burn(), Some((Burn::NoBid, seat(1))));
    assert_eq!(position.game.alliance, None);
}

#[test]
fn the_minus_five_bids_minus_five_and_goes_to_the_winner() {
    let position = Position::plain(3).stake("black 6").bids(&["red 1", "-5", "blue 2"]);
    assert_eq!(position.points(), [0, 0, 1]);
    let position = Position::plain(3).stake("black 6").bids(&["2x", "-5", "ally"]);
    // The only bid with a value wins: 6 - 5 = 1, doubled.
    assert_eq!(position.points(), [0, 2, 0]);
    let position = Position::plain(3).stake("black 6").lowest_wins().bids(&["red 1", "-5", "blue 2"]);
    assert_eq!(position.points(), [0, 1, 0]);
}

#[test]
fn used_bid_cards_have_left_the_round() {
    let position = Position::plain(3).stake("black 6").bids(&["red 1", "green 5", "blue 2"]);
    assert_eq!(position.game.gone, cards(&["red 1", "green 5", "blue 2"]).into_iter().collect());
}

#[test]
fn any_card_of_the_hand_may_be_bid() {
    let mut position = Position::plain(3).stake("black 6");
    position.game.hands[seat(0)] = cards(&["red 1", "black 4", "ally", "2x"]).into_iter().collect();
    assert_eq!(
        position.menu(),
        cards(&["red 1", "black 4", "2x", "ally"]).into_iter().map(Action::Bid).collect::<Vec<_>>()
    );
}

#[test]
fn a_minus_five_or_a_double_from_a_hand_is_burned_with_the_turn() {
    for special in ["-5", "2x"] {
        let position = Position::plain(3).stake("black 6").bids(&["red 9", special, "blue 9"]);
        assert_eq!(position.points(), [0; 3]);
        assert_eq!(position.game.pile.under(), cards(&[special, "black 6"]));
    }
}
