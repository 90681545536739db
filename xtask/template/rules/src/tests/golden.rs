//! Whole games as texts to read, and counts of sequences; `UPDATE_GOLDEN=1` writes them anew.

use table::contract::{golden, golden_perft, transcript};

use crate::{Options, Pennies};

fn check(name: &str, expected: &str, seats: u8, options: &Options) {
    let actual = transcript::<Pennies>(options, seats, name, |_, _, menu, rng| menu.sample(rng).expect("a choice"));
    golden(&format!("golden/{name}.txt"), expected, &actual);
}

#[test]
fn games_of_two_and_of_six() {
    check("two", include_str!("../../golden/two.txt"), 2, &Options::default());
    check("six", include_str!("../../golden/six.txt"), 6, &Options::default());
}

#[test]
fn a_game_in_which_everybody_pays() {
    let options = Options { all_pay: true, ..Options::default() };
    check("all-pay", include_str!("../../golden/all-pay.txt"), 4, &options);
}

#[test]
fn the_number_of_sequences_is_the_same_as_ever() {
    golden_perft::<Pennies>("golden/perft.txt", include_str!("../../golden/perft.txt"));
}
