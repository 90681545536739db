//! Whole games as texts to read, and counts of sequences.

use table::contract::{golden, golden_perft, transcript};

use super::*;
use crate::Ally;

/// Compares a game with these options with its golden transcript, which must mention every one of `mentions`.
fn check(name: &str, expected: &str, seats: u8, options: &Options, mentions: &[&str]) {
    let actual = transcript::<Bids>(options, seats, name, |_, _, menu, rng| menu.sample(rng).expect("a choice"));
    for mention in mentions {
        assert!(actual.contains(mention), "{name} has no {mention}");
    }
    golden(&format!("golden/{name}.txt"), expected, &actual);
}

#[test]
fn the_basic_game_of_three_to_six() {
    check(
        "basic-3",
        include_str!("../../golden/basic-3.txt"),
        3,
        &Options::default(),
        &["burned", "\"lucky\":[", "2x"],
    );
    check("basic-4", include_str!("../../golden/basic-4.txt"), 4, &Options::default(), &["burned", "-5"]);
    check("basic-5", include_str!("../../golden/basic-5.txt"), 5, &Options::default(), &["allied"]);
    check("basic-6", include_str!("../../golden/basic-6.txt"), 6, &Options::default(), &["allied"]);
}

#[test]
fn each_option_by_itself() {
    let basic = || Options { rounds: 2, ..Options::default() };
    check("rounds", include_str!("../../golden/rounds.txt"), 3, &Options { rounds: 10, ..basic() }, &["\"round\":10"]);
    check(
        "colour-bids",
        include_str!("../../golden/colour-bids.txt"),
        3,
        &Options { colour_bids: true, rounds: 5, ..basic() },
        &["\"why\":\"middle\""],
    );
    check("ally", include_str!("../../golden/ally.txt"), 3, &Options { ally: Ally::On, ..basic() }, &["allied"]);
    check("no-ally", include_str!("../../golden/no-ally.txt"), 5, &Options { ally: Ally::Off, ..basic() }, &["burned"]);
    check("thief", include_str!("../../golden/thief.txt"), 4, &Options { thief: true, ..basic() }, &["stole"]);
    check("shuffle", include_str!("../../golden/shuffle.txt"), 4, &Options { shuffle: true, ..basic() }, &["shuffled"]);
    check("lowest", include_str!("../../golden/lowest.txt"), 4, &Options { lowest: true, ..basic() }, &["lowest_wins"]);
    check("surprise", include_str!("../../golden/surprise.txt"), 4, &Options { surprise: true, ..basic() }, &["drew"]);
}

#[test]
fn everything_on_for_three_to_six() {
    let all = Options { rounds: 3, ..everything() };
    check("everything-3", include_str!("../../golden/everything-3.txt"), 3, &all, &["stole", "drew"]);
    check("everything-4", include_str!("../../golden/everything-4.txt"), 4, &all, &["stole", "allied"]);
    check("everything-5", include_str!("../../golden/everything-5.txt"), 5, &all, &["shuffled", "allied"]);
    check("everything-6", include_str!("../../golden/everything-6.txt"), 6, &all, &["lowest_wins", "allied"]);
}

#[test]
fn the_number_of_sequences_is_the_same_as_ever() {
    golden_perft::<Bids>("golden/perft.txt", include_str!("../../golden/perft.txt"));
}
