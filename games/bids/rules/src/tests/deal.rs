use table::{BadOption, CardSet as _, Flaw, Options as _, Part, Why};

use super::*;
use crate::{Ally, HIGHEST, SetUps};

#[test]
fn c1_the_first_starter_is_a_random_seat() {
    let starters: std::collections::HashSet<Seat> =
        (0..200).map(|seed| dealt(&Options::default(), 6, seed).starter).collect();
    assert_eq!(starters.len(), 6);
}

#[test]
fn c2_only_coloured_cards_are_taken_out_of_play() {
    for seed in 0..200 {
        let game = dealt(&everything(), 3, seed);
        let held = game.hands.values().iter().fold(Pack::EMPTY, |all, hand| all.union(*hand));
        assert!(held.contains(Card::ALLY));
        // 30 coloured cards, 1 black, the Ally: 32 for 30 places, so 2 coloured ones are missing.
        assert_eq!(game.rules.coloured().minus(held).len(), 2);
        assert_eq!(held.black().len(), 1);
    }
}

#[test]
fn c3_with_the_ally_three_and_four_players_take_two_cards_out() {
    for (seats, without) in [(3, 1), (4, 1)] {
        assert_eq!(Rules::new(&Options::default(), seats).removed(), Some(without));
        let with_ally = Options { ally: Ally::On, ..Options::default() };
        assert_eq!(Rules::new(&with_ally, seats).removed(), Some(2));
    }
}

#[test]
fn c4_five_players_without_the_ally_take_nothing_out_and_six_need_it() {
    let without = Options { ally: Ally::Off, ..Options::default() };
    assert_eq!(Rules::new(&without, 5).removed(), Some(0));
    assert_eq!(without.check(5), Ok(()));
    let error = without.check(6).expect_err("59 cards for 60 places");
    assert_eq!(error, BadOption::NotWith { name: "ally", value: "off".into(), seats: 6, instead: &["auto", "on"] });
    assert_eq!(error.to_string(), "`ally` cannot be off with 6 players; choose auto or on");
}

#[test]
fn c4_the_ally_is_in_by_itself_with_five_and_six_players() {
    let ally = [3, 4, 5, 6].map(|seats| Rules::new(&Options::default(), seats).ally);
    assert_eq!(ally, [false, false, true, true]);
}

#[test]
fn c39_any_of_the_optional_specials_can_be_chosen_and_none_is_by_default() {
    for chosen in 0..16_u8 {
        let options = Options {
            thief: chosen & 1 != 0,
            shuffle: chosen & 2 != 0,
            lowest: chosen & 4 != 0,
            surprise: chosen & 8 != 0,
            ..Options::default()
        };
        // Black 1 to 10, the 2x and the -5 are 12 point cards; each special adds one.
        assert_eq!(Rules::new(&options, 4).points().len(), 12 + chosen.count_ones() as usize);
    }
    assert_eq!(Rules::new(&Options::default(), 4).points().len(), 12);
}

#[test]
fn c41_blank_cards_are_not_used() {
    let rules = Rules::new(&everything(), 6);
    // 4 x 14 coloured, 14 black, six specials: with the Ally 77; the second Ally and the two Blanks stay in the box.
    assert_eq!(rules.coloured().len() + rules.points().len() + 1, 77);
}

#[test]
fn example_20_everyone_gets_ten_cards_and_the_rest_of_the_points_lie_in_the_middle() {
    for (seats, pile, points) in [(3, 11, 55), (4, 11, 55), (5, 12, 78), (6, 13, 105)] {
        let game = dealt(&Options::default(), seats, 1);
        assert!(game.hands.values().iter().all(|hand| hand.len() == 10));
        // One of them is already turned up.
        assert_eq!(game.pile.len() + 1, pile);
        let black: i32 =
            game.rules.points().iter().filter_map(Card::value).filter(|value| *value > 0).map(i32::from).sum();
        assert_eq!(black, points);
    }
}

#[test]
fn three_players_use_three_colours_and_six_use_all_numbers() {
    let three = Rules::new(&Options::default(), 3);
    assert_eq!(
        three.coloured(),
        Pack::numbers(crate::Colour::Red, 10)
            .union(Pack::numbers(crate::Colour::Blue, 10))
            .union(Pack::numbers(crate::Colour::Green, 10))
    );
    assert_eq!(Rules::new(&Options::default(), 6).highest, HIGHEST);
}

#[test]
fn a_set_up_table_that_cannot_be_played_is_refused_with_the_reason() {
    let broken = |find: &str, put: &str| {
        table::Cards::<SetUps>::from_toml(&SetUps::STANDARD.replacen(find, put, 1)).expect_err("broken").why
    };
    let range = |id: &'static str, found: u8, min: u8, max: u8| {
        let flaw = Flaw::told("bids-flaw-range").with("players", 3_u8).with("what", Part::new(id));
        flaw.with("found", found).with("min", min).with("max", max).why
    };
    assert_eq!(broken("colours = 3", "colours = 5"), range("set-bids-colours", 5, 1, 4));
    assert_eq!(broken("black_in_hand = 1", "black_in_hand = 3"), range("set-bids-black-in-hand", 3, 0, 1));
    let short = Flaw::told("bids-flaw-cards").with("players", 6_u8).with("colours", 4_u8).with("highest", 12_u8);
    let short = short.with("black", 3_u8).with("cards", 52_u8).with("places", 60_u8);
    assert_eq!(broken("highest = 14", "highest = 12"), short.why);
    let rows = Flaw::told("bids-flaw-rows").with("players", 5_u8).with("rows", 2_u8);
    assert_eq!(broken("players = 6", "players = 5"), rows.why);
    assert!(matches!(broken("colours = 3", "colour = 3"), Why::Unknown { name, .. } if name == "colour"));
}

#[test]
fn every_card_can_be_dealt_to_everyone_or_to_the_pile_or_taken_out() {
    let (mut held, mut piled, mut out) = ([Pack::EMPTY; 3], Pack::EMPTY, Pack::EMPTY);
    for seed in 0..400 {
        let game = dealt(&Options::default(), 3, seed);
        let all = game.hands.values().iter().fold(Pack::EMPTY, |all, hand| all.union(*hand));
        held.iter_mut().zip(game.hands.values()).for_each(|(held, hand)| *held = held.union(*hand));
        piled = piled.union(game.pile.cards().iter().take(1).copied().collect());
        out = out.union(game.rules.coloured().minus(all));
    }
    let rules = Rules::new(&Options::default(), 3);
    assert!(held.iter().all(|held| *held == rules.coloured().union(rules.points())));
    assert_eq!(piled, rules.points(), "every point card lies at the bottom some time");
    assert_eq!(out, rules.coloured());
}

#[test]
fn a_table_that_is_short_of_cards_without_the_ally_deals_it_by_itself() {
    let short = SetUps::STANDARD.replacen("colours = 3\nhighest = 10", "colours = 2\nhighest = 14", 1);
    let options =
        Options { cards: table::Cards::from_toml(&short).expect("30 cards with the Ally"), ..Options::default() };
    assert_eq!(options.check(3), Ok(()));
    assert!(Rules::new(&options, 3).ally);
    let error = Options { ally: Ally::Off, ..options }.check(3).expect_err("29 cards for 30 places");
    assert_eq!(error.to_string(), "`ally` cannot be off with 3 players; choose auto or on");
}

#[test]
fn a_changed_set_up_table_travels_with_the_options() {
    let changed = SetUps::STANDARD.replacen("lucky_loser = 12", "lucky_loser = 20", 1);
    let options = Options { cards: table::Cards::from_toml(&changed).expect("playable"), ..Options::default() };
    let travelled: Options = serde_json::from_str(&serde_json::to_string(&options).expect("json")).expect("options");
    assert_eq!(Rules::new(&travelled, 3).lucky_loser, 20);
    assert!(
        !serde_json::to_string(&Options::default()).expect("json").contains("set_up"),
        "the standard set needs no words"
    );
}
