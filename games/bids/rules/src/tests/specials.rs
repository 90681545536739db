use super::*;
use crate::Alliance;

fn with_thief() -> Position {
    Position::plain(4).stake("thief")
}

#[test]
fn c5_example_12_a_lone_double_is_nothing_and_no_lucky_loser() {
    let position = Position::plain(4).won(0, &["2x"]);
    assert_eq!(position.round_points(), [0, 8, 8, 8]);
    let position = Position::plain(4).won(0, &["thief"]);
    assert_eq!(position.round_points(), [0, 8, 8, 8]);
}

#[test]
fn c6_the_double_doubles_a_minus_five_too() {
    assert_eq!(Position::plain(3).won(0, &["-5", "2x"]).points(), [-10, 0, 0]);
}

#[test]
fn example_10_the_double_counts_for_earlier_and_this_turn_only() {
    let position =
        Position::plain(3).won(0, &["black 5", "black 7"]).stake("2x").bids(&["red 10", "black 8", "blue 2"]);
    assert_eq!(position.in_front_of(0), cards(&["black 5", "black 7", "black 8", "2x"]));
    assert_eq!(position.points(), [40, 0, 0]);
    let position = position.stake("black 6").bids(&["red 9", "blue 1", "green 2"]);
    assert_eq!(position.points(), [46, 0, 0]);
}

#[test]
fn you_can_never_win_the_double_from_your_own_hand() {
    let position = Position::plain(3).won(1, &["black 4"]).stake("black 3").bids(&["2x", "red 1", "ally"]);
    assert_eq!(position.points(), [0, 14, 0]);
}

#[test]
fn c7_a_stolen_doubled_seven_costs_fourteen_and_gives_seven() {
    let position =
        with_thief().won(3, &["black 7", "2x"]).bids(&["red 10", "blue 8", "green 6", "yellow 5"]).steals("black 7");
    assert_eq!(position.points(), [7, 0, 0, 0]);
}

#[test]
fn c7_a_stolen_double_undoubles_the_victim_and_doubles_the_thief() {
    let position = with_thief()
        .won(0, &["black 4"])
        .won(3, &["black 7", "2x"])
        .bids(&["red 10", "blue 8", "green 6", "yellow 5"])
        .steals("2x");
    assert_eq!(position.points(), [8, 0, 0, 7]);
}

#[test]
fn c8_a_card_stolen_in_the_turn_of_the_double_is_not_doubled() {
    let position = Position::plain(4)
        .stake("2x")
        .won(0, &["black 3"])
        .won(3, &["black 7"])
        .bids(&["red 10", "thief", "green 6", "yellow 5"])
        .steals("black 7");
    // 3 doubled is 6, and the stolen 7.
    assert_eq!(position.points(), [13, 0, 0, 0]);
}

#[test]
fn c9_the_thief_card_itself_cannot_be_stolen() {
    let position =
        with_thief().won(3, &["black 7", "2x"]).won(2, &["black 1"]).bids(&["red 10", "blue 8", "green 6", "yellow 5"]);
    assert_eq!(position.menu(), [Action::Steal(card("black 7")), Action::Steal(card("2x"))]);
    // A second copy of the Thief in front of the lowest bidder would be no reason to steal there.
    let position =
        with_thief().won(3, &["thief"]).won(2, &["black 1"]).bids(&["red 10", "blue 8", "green 6", "yellow 5"]);
    assert_eq!(position.menu(), [Action::Steal(card("black 1"))]);
}

#[test]
fn c10_with_nobody_to_steal_from_the_winner_keeps_the_thief() {
    let position = with_thief().won(0, &["black 9"]).bids(&["red 10", "blue 8", "green 6", "yellow 5"]);
    assert_eq!(position.game.phase, Phase::Bid);
    assert_eq!(position.in_front_of(0), cards(&["black 9", "thief"]));
}

#[test]
fn c11_the_steal_is_compulsory_even_if_only_a_minus_five_is_there() {
    let position = with_thief().won(3, &["-5"]).bids(&["red 10", "blue 8", "green 6", "yellow 5"]);
    assert_eq!(position.menu(), [Action::Steal(Card::MINUS_FIVE)]);
    assert_eq!(position.steals("-5").points(), [-5, 0, 0, 0]);
}

#[test]
fn example_7_the_thief_steals_from_the_lowest_bidder_who_has_won_a_card() {
    let bids = ["red 10", "blue 8", "green 6", "yellow 5"];
    let all = with_thief().won(1, &["black 1"]).won(2, &["black 2"]).won(3, &["black 3"]).bids(&bids);
    assert_eq!(all.menu(), [Action::Steal(card("black 3"))]);
    let two = with_thief().won(1, &["black 1"]).won(2, &["black 2"]).bids(&bids);
    assert_eq!(two.menu(), [Action::Steal(card("black 2"))]);
    let one = with_thief().won(1, &["black 1"]).bids(&bids);
    assert_eq!(one.menu(), [Action::Steal(card("black 1"))]);
}

#[test]
fn c12_whoever_played_a_special_card_is_no_victim_where_a_bidder_has_a_card() {
    let position =
        with_thief().won(1, &["black 1"]).won(2, &["black 2"]).bids(&["red 10", "ally", "green 6", "yellow 5"]);
    assert_eq!(position.menu(), [Action::Steal(card("black 2"))]);
}

#[test]
fn c12_a_thief_takes_from_whoever_played_a_special_card_if_nobody_else_owns_a_card() {
    let position = with_thief().won(1, &["black 1", "-5"]).bids(&["red 10", "ally", "green 6", "yellow 5"]);
    assert_eq!(position.menu(), [Action::Steal(card("black 1")), Action::Steal(Card::MINUS_FIVE)]);
    assert_eq!(position.steals("black 1").points(), [1, -5, 0, 0]);
    // Two played one, and the thief chooses; the thief's own cards are no reason to spare them.
    let position = with_thief().won(0, &["black 9"]).won(1, &["black 1"]).won(2, &["black 2"]);
    let position = position.bids(&["red 10", "ally", "2x", "yellow 5"]);
    assert_eq!(position.menu(), [Action::Steal(card("black 1")), Action::Steal(card("black 2"))]);
    // Whoever owns nothing but the Thief of an earlier turn has nothing that can be stolen (C9).
    let position = with_thief().won(1, &["thief"]).bids(&["red 10", "ally", "green 6", "yellow 5"]);
    assert_eq!(position.game.phase, Phase::Bid);
}

#[test]
fn c13_a_minus_five_is_the_lowest_bid_for_the_thief() {
    let position =
        with_thief().won(1, &["black 1"]).won(3, &["black 3"]).bids(&["red 10", "-5", "green 6", "yellow 5"]);
    assert_eq!(position.menu(), [Action::Steal(card("black 1"))]);
}

#[test]
fn c14_where_the_lowest_wins_the_victim_is_the_lowest_other_bidder() {
    let position = with_thief()
        .lowest_wins()
        .won(0, &["black 9"])
        .won(1, &["black 1"])
        .won(3, &["black 3"])
        .bids(&["red 2", "blue 8", "green 6", "yellow 5"]);
    assert_eq!(position.menu(), [Action::Steal(card("black 3"))]);
    assert_eq!(position.steals("black 3").in_front_of(0), cards(&["black 9", "thief", "black 3"]));
}

#[test]
fn c15_among_tied_lowest_bidders_the_thief_chooses_one_who_has_cards() {
    let bids = ["red 10", "blue 4", "green 4", "yellow 5"];
    let both = with_thief().won(1, &["black 1"]).won(2, &["black 2"]).won(3, &["black 3"]).bids(&bids);
    assert_eq!(both.menu(), [Action::Steal(card("black 1")), Action::Steal(card("black 2"))]);
    let one = with_thief().won(2, &["black 2"]).won(3, &["black 3"]).bids(&bids);
    assert_eq!(one.menu(), [Action::Steal(card("black 2"))]);
    let none = with_thief().won(3, &["black 3"]).bids(&bids);
    assert_eq!(none.menu(), [Action::Steal(card("black 3"))]);
}

#[test]
fn c16_a_thief_from_a_hand_goes_to_the_winner_who_also_gets_the_middle_and_steals() {
    let position = Position::plain(4)
        .stake("black 6")
        .won(3, &["black 3"])
        .bids(&["red 10", "thief", "green 6", "yellow 5"])
        .steals("black 3");
    assert_eq!(position.in_front_of(0), cards(&["black 6", "thief", "black 3"]));
    assert_eq!(position.game.starter, seat(0));
}

#[test]
fn a_burned_thief_steals_nothing() {
    let position = with_thief().won(3, &["black 3"]).bids(&["red 10", "blue 10", "green 6", "yellow 5"]);
    assert_eq!(position.game.phase, Phase::Bid);
    assert_eq!(position.in_front_of(3), cards(&["black 3"]));
    assert_eq!(position.game.pile.cards().first(), Some(&Card::THIEF));
}

#[test]
fn c18_a_lowest_turned_up_rules_this_turn_already() {
    let position = Position::plain(3)
        .pile(&["lowest", "black 7", "black 1"])
        .stake("black 2")
        .bids(&["red 10", "blue 8", "green 6"]);
    assert_eq!((position.game.stake, position.game.turn), (Some(card("black 7")), 2));
    assert!(position.game.gone.contains(Card::LOWEST));
    let position = position.bids(&["red 9", "blue 3", "green 5"]);
    assert_eq!(position.points(), [2, 7, 0]);
}

#[test]
fn example_16_a_lowest_from_a_hand_rules_from_the_next_turn_on_unless_burned() {
    let position = Position::plain(4).turn(4).stake("black 6").bids(&["red 10", "lowest", "green 6", "yellow 5"]);
    assert_eq!(position.points(), [6, 0, 0, 0]);
    assert!(position.game.lowest_wins);
    let position = position.bids(&["red 9", "blue 3", "green 5", "yellow 8"]);
    assert_eq!(position.points(), [6, 1, 0, 0]);
    let burned = Position::plain(4).turn(4).stake("black 6").bids(&["red 10", "lowest", "green 10", "yellow 5"]);
    assert!(!burned.game.lowest_wins);
    assert!(burned.game.pile.cards().contains(&Card::LOWEST));
}

#[test]
fn example_22_a_shuffle_turned_up_shuffles_and_the_next_card_is_turned_up_in_the_same_turn() {
    let position = Position::plain(3)
        .turn(4)
        .pile(&["shuffle", "black 7", "black 1"])
        .stake("black 2")
        .bids(&["red 10", "blue 8", "green 6"]);
    assert!(position.was_told(Event::Shuffled));
    assert_eq!(position.game.turn, 5);
    assert!(position.game.stake.is_some_and(|stake| stake == card("black 7") || stake == card("black 1")));
    assert_eq!(position.game.pile.len(), 1);
    assert!(position.game.gone.contains(Card::SHUFFLE));
}

#[test]
fn a_shuffle_from_a_hand_shuffles_at_the_end_of_the_turn_unless_burned() {
    let bids = ["red 10", "shuffle", "green 6"];
    let position = Position::plain(3).stake("black 9").bids(&bids);
    assert!(position.was_told(Event::Shuffled));
    assert!(position.game.gone.contains(Card::SHUFFLE));
    let burned = Position::plain(3).stake("black 9").bids(&["red 10", "shuffle", "green 10"]);
    assert!(!burned.was_told(Event::Shuffled));
    assert!(burned.game.pile.cards().contains(&Card::SHUFFLE));
}

#[test]
fn a_shuffle_makes_burned_cards_appear_again_and_their_places_unknown() {
    let position = Position::plain(3).stake("black 9").bids(&["red 10", "blue 10", "green 6"]);
    assert_eq!(position.game.pile.under(), cards(&["black 9"]));
    let position = position.bids(&["red 7", "shuffle", "green 5"]);
    assert!(position.game.pile.under().is_empty());
    let next = position.game.stake == Some(card("black 9"));
    assert!(next || position.game.pile.somewhere().contains(card("black 9")));
}

#[test]
fn a_surprise_in_the_middle_gives_the_unseen_next_card() {
    let position = Position::plain(3)
        .pile(&["black 7", "black 1", "black 3"])
        .stake("surprise")
        .bids(&["red 10", "blue 8", "green 6"]);
    assert_eq!(position.points(), [7, 0, 0]);
    assert_eq!(position.game.stake, Some(card("black 1")));
    // Ruling C43: it is set aside.
    assert!(position.game.gone.contains(Card::SURPRISE));
}

#[test]
fn c19_a_surprise_that_finds_a_shuffle_or_a_lowest_obeys_it_and_draws_on() {
    let position = Position::plain(3)
        .pile(&["lowest", "black 7", "black 1"])
        .stake("surprise")
        .bids(&["red 10", "blue 8", "green 6"]);
    // The lowest rule comes too late for this turn.
    assert_eq!(position.points(), [7, 0, 0]);
    assert!(position.game.lowest_wins);
    let position = Position::plain(3)
        .pile(&["shuffle", "black 7", "black 7"])
        .stake("surprise")
        .bids(&["red 10", "blue 8", "green 6"]);
    assert_eq!(position.points(), [7, 0, 0]);
    assert!(position.was_told(Event::Shuffled));
}

#[test]
fn c20_a_burned_surprise_goes_under_and_the_unseen_card_is_the_next_turns() {
    let position =
        Position::plain(3).pile(&["black 7", "black 1"]).stake("surprise").bids(&["red 10", "blue 10", "green 6"]);
    assert_eq!(position.game.stake, Some(card("black 7")));
    assert_eq!(position.game.pile.cards().first(), Some(&Card::SURPRISE));
}

#[test]
fn c21_a_surprise_from_a_hand_swaps_the_middle_for_the_next_card_and_leaves_the_rest() {
    let position = Position::plain(4)
        .pile(&["black 7", "black 1"])
        .stake("black 9")
        .bids(&["red 10", "surprise", "black 4", "green 6"]);
    assert_eq!(position.in_front_of(0), cards(&["black 7", "black 4"]));
    assert_eq!(position.game.pile.under(), cards(&["black 9"]));
    assert!(position.game.gone.contains(Card::SURPRISE));
}

#[test]
fn a_burned_surprise_from_a_hand_gives_nobody_anything() {
    let position =
        Position::plain(3).pile(&["black 7", "black 1"]).stake("black 9").bids(&["red 10", "surprise", "green 10"]);
    assert_eq!(position.game.stake, Some(card("black 7")));
    assert_eq!(position.pile_top_first(), cards(&["black 1", "black 9", "surprise"]));
}

#[test]
fn c22_the_surprise_is_in_the_middle_or_the_pile_or_one_hand() {
    for seed in 0..100 {
        let game = dealt(&everything(), 6, seed);
        let hands = game.hands.values().iter().filter(|hand| hand.contains(Card::SURPRISE)).count();
        let pile = game.pile.cards().iter().chain(&game.stake).filter(|card| **card == Card::SURPRISE).count();
        assert_eq!(hands + pile, 1);
    }
}

#[test]
fn c44_a_surprise_from_a_hand_draws_before_the_middle_goes_under() {
    let position = Position::plain(3)
        .pile(&["shuffle", "black 7", "black 7"])
        .stake("black 9")
        .bids(&["red 10", "surprise", "green 6"]);
    assert_eq!(position.in_front_of(0), cards(&["black 7"]));
    assert_eq!(position.game.pile.under(), cards(&["black 9"]));
    assert!(position.was_told(Event::Drew { card: Card::SHUFFLE }));
}

#[test]
fn a_surprise_can_bring_a_thief_or_a_double() {
    let position = Position::plain(3).won(2, &["black 3"]).pile(&["thief", "black 1"]).stake("surprise");
    assert_eq!(position.bids(&["red 10", "blue 8", "green 6"]).steals("black 3").points(), [3, 0, 0]);
    let position = Position::plain(3).won(0, &["black 4"]).pile(&["2x", "black 1"]).stake("surprise");
    assert_eq!(position.bids(&["red 10", "black 8", "green 6"]).points(), [24, 0, 0]);
}

#[test]
fn what_else_was_bid_in_the_turn_of_a_theft_works_after_it() {
    let thief = || Position::plain(4).stake("thief").won(3, &["black 3"]);
    let allied = thief().bids(&["red 10", "ally", "green 6", "yellow 5"]).steals("black 3");
    assert_eq!(allied.game.alliance, Some(Alliance { player: seat(1), winner: seat(0) }));
    assert!(thief().bids(&["red 10", "lowest", "green 6", "yellow 5"]).steals("black 3").game.lowest_wins);
    let shuffled = thief().bids(&["red 10", "shuffle", "green 6", "yellow 5"]);
    assert!(!shuffled.was_told(Event::Shuffled), "the theft comes first");
    assert!(shuffled.steals("black 3").was_told(Event::Shuffled));
}

#[test]
fn a_shuffled_pile_comes_in_every_order() {
    let orders: std::collections::HashSet<Vec<Card>> = (0..200)
        .map(|ply| {
            let mut position = Position::plain(3).pile(&["black 1", "black 2", "black 3", "black 4"]).stake("black 9");
            position.ply = ply * 10;
            let position = position.bids(&["red 10", "shuffle", "green 6"]);
            let rest = position.pile_top_first();
            position.game.stake.into_iter().chain(rest).collect()
        })
        .collect();
    assert_eq!(orders.len(), 24);
}

#[test]
fn c23_a_pile_that_runs_dry_ends_the_round() {
    let position = Position::plain(3).pile(&[]).stake("black 9").bids(&["red 10", "blue 8", "green 6"]);
    assert_eq!(position.game.phase, Phase::Over);
    // Nine points, and the lucky loser's 12 for the other two.
    assert_eq!(position.game.scores().values(), [9, 12, 12]);
}

#[test]
fn the_ally_joins_its_player_to_the_winner_of_the_turn() {
    let position = Position::plain(3).stake("black 9").starter(1).bids(&["ally", "blue 8", "green 6"]);
    assert_eq!(position.game.alliance, Some(Alliance { player: seat(1), winner: seat(2) }));
    assert!(position.game.gone.contains(Card::ALLY));
}

#[test]
fn example_14_an_ally_in_a_burned_turn_joins_nobody() {
    let position = Position::plain(3).stake("black 9").bids(&["ally", "blue 8", "green 8"]);
    assert_eq!(position.game.alliance, None);
    assert!(position.game.gone.contains(Card::ALLY));
    assert_eq!(position.round_points(), [12, 12, 12]);
}
