use table::contract::check_cards;
use table::{Cards, Flaw, Why};

use crate::CardFile;

/// What is wrong with a card file.
fn flaw(text: &str) -> Flaw {
    Cards::<CardFile>::from_toml(text).expect_err("broken")
}

#[test]
fn the_cards_in_the_box_can_be_played_with() {
    assert_eq!(check_cards::<CardFile>(), Ok(()));
}

#[test]
fn a_file_that_cannot_be_played_with_is_refused() {
    assert!(matches!(flaw("coins = 0\nrounds = 1\nprizes = [5]").why, Why::Range { found: 0, min: 1, max: 99, .. }));
    let rounds = Flaw::told("pennies-flaw-rounds").with("rounds", 3_u8).with("prizes", 2_usize);
    assert_eq!(flaw("coins = 20\nrounds = 3\nprizes = [5, 5]").why, rounds.why);
    assert!(matches!(flaw("coin = 20\nrounds = 1\nprizes = [5]").why, Why::Unknown { name, .. } if name == "coin"));
}
