use table::contract::{check_cards, check_options, variants};
use table::{CardSet as _, Cards};

use crate::{Bids, MOST_ROUNDS, Options, SetUps};

static_assertions::assert_not_impl_any!(Bids: serde::Serialize);

/// An interpreter runs the tests on wasm32, so fewer and shorter games have to do there.
const SEEDS: u32 = if cfg!(target_family = "wasm") { 1 } else { 5 };
const ROUNDS: u8 = if cfg!(target_family = "wasm") { 2 } else { MOST_ROUNDS };

#[test]
fn bids_keeps_the_contract() {
    let (mut games, mut swaps) = (0, 0);
    for seats in 3..=6 {
        for options in variants::<Options>(seats) {
            let options = Options { rounds: options.rounds.min(ROUNDS), ..options };
            let checked = check_options::<Bids>(&options, seats, SEEDS).unwrap_or_else(|breach| panic!("{breach}"));
            games += checked.games;
            swaps += checked.swaps;
        }
    }
    assert!(games >= 40 * u64::from(SEEDS) && swaps > 10_000, "{games} games, {swaps} exchanges of secrets");
}

#[test]
fn a_designers_own_table_keeps_the_contract() {
    let cards = SetUps::STANDARD
        .replacen("colours = 3\nhighest = 10\nblack_in_hand = 1", "colours = 4\nhighest = 9\nblack_in_hand = 0", 1)
        .replacen("highest = 12\nblack_in_hand = 2", "highest = 13\nblack_in_hand = 3", 1);
    let cards = Cards::from_toml(&cards).expect("playable");
    for seats in 3..=6 {
        let options = Options {
            cards,
            thief: true,
            shuffle: true,
            lowest: true,
            surprise: true,
            rounds: 2,
            ..Options::default()
        };
        check_options::<Bids>(&options, seats, SEEDS).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[test]
fn the_cards_in_the_box_can_be_played_with() {
    assert_eq!(check_cards::<SetUps>(), Ok(()));
}

#[test]
fn a_state_is_a_plain_value_of_less_than_400_bytes() {
    assert!(size_of::<Bids>() < 400, "{}", size_of::<Bids>());
    assert!(!std::mem::needs_drop::<Bids>(), "nothing of it lies on the heap");
}
