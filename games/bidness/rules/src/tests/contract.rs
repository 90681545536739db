use table::contract::{check, check_options};

use super::sets::thieves;
use crate::Bidness;

#[test]
fn bidness_keeps_the_contract() {
    let checked = check::<Bidness>(1).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{checked:?}");
    assert!(checked.games >= 25 && checked.swaps > 10_000, "{checked:?}");
    assert!(checked.simultaneous > 500 && checked.undone > 500, "{checked:?}");
}

#[test]
fn bidness_keeps_the_contract_with_a_deck_full_of_thieves() {
    for seats in [2, 4] {
        let options = thieves();
        check_options::<Bidness>(&options, seats, 1).unwrap_or_else(|breach| panic!("{breach}"));
    }
}
