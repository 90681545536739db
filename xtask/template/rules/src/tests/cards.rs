use table::contract::check_cards;
use table::{CardSet as _, Cards, Flaw, Why};

use crate::CardFile;

/// What is wrong with the standard file where something else is written.
fn flaw(find: &str, put: &str) -> Flaw {
    assert!(CardFile::STANDARD.contains(find), "{find}");
    Cards::<CardFile>::from_toml(&CardFile::STANDARD.replacen(find, put, 1)).expect_err("broken")
}

#[test]
fn the_cards_in_the_box_can_be_played_with() {
    assert_eq!(check_cards::<CardFile>(), Ok(()));
}

#[test]
fn a_file_that_cannot_be_played_with_is_refused() {
    assert!(matches!(flaw("coins = 20", "coins = 0").why, Why::Number { found: 0, .. } | Why::Range { found: 0, .. }));
    let rounds = Flaw::told("pennies-flaw-rounds").with("rounds", 13_u8).with("prizes", 12_usize);
    assert_eq!(flaw("rounds = 10", "rounds = 13").why, rounds.why);
    assert!(matches!(flaw("coins = 20", "coin = 20").why, Why::Unknown { name, .. } if name == "coin"));
}
