use table::contract::{check, check_options};

use crate::{Pennies, tests::options};

// A state holds what its players may not know, so it must not travel.
static_assertions::assert_not_impl_any!(Pennies: serde::Serialize);

/// An interpreter runs the tests on wasm32, so fewer games have to do there.
const SEEDS: u32 = if cfg!(target_family = "wasm") { 1 } else { 20 };

#[test]
fn pennies_keeps_the_contract() {
    let checked = check::<Pennies>(SEEDS).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(checked.swaps > 100 && checked.simultaneous > 100 && checked.undone > 10, "{checked:?}");
}

#[test]
fn a_designers_own_file_keeps_the_contract() {
    let own = options("coins = 99\nrounds = 3\nprizes = [1, 99, 1, 50]");
    for seats in 2..=6 {
        check_options::<Pennies>(&own, seats, SEEDS).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[test]
fn a_state_is_a_plain_value_of_less_than_300_bytes() {
    assert!(size_of::<Pennies>() < 300, "{}", size_of::<Pennies>());
    assert!(!std::mem::needs_drop::<Pennies>(), "nothing of it lies on the heap");
}
