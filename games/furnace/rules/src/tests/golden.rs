use table::contract::{golden, golden_perft, transcript};

use super::*;

/// A game played by chance.
fn by_chance(options: &Options, seats: u8, seed: &str) -> String {
    transcript::<Furnace>(options, seats, seed, |_, _, menu, rng| menu.sample(rng).expect("a choice"))
}

fn plain() -> Options {
    Options { capitalists: false, ..Options::default() }
}

#[test]
fn two_players_with_a_dummy_and_a_disc_that_fits_nowhere() {
    let text = by_chance(&Options::default(), 2, "two 12");
    for sight in [r#"{"dummy_placed""#, r#"{"dummy_won""#, r#"{"unused""#, r#""disc":"neutral""#] {
        assert!(text.contains(sight), "{sight}");
    }
    golden("golden/two.txt", include_str!("../../golden/two.txt"), &text);
}

#[test]
fn two_players_without_capitalists() {
    let text = by_chance(&plain(), 2, "two plain");
    assert!(text.contains(r#""capitalist":null"#) && text.contains(r#"{"dummy_placed""#));
    golden("golden/two_plain.txt", include_str!("../../golden/two_plain.txt"), &text);
}

#[test]
fn three_players_with_capitalists() {
    let text = by_chance(&Options::default(), 3, "three 1");
    for sight in [r#"{"compensated""#, r#""paid":{"iron":"#, r#"{"unwanted""#, r#"{"upgraded""#, r#"{"ran""#] {
        assert!(text.contains(sight), "{sight}");
    }
    golden("golden/three.txt", include_str!("../../golden/three.txt"), &text);
}

#[test]
fn three_players_without_capitalists_for_three_rounds() {
    let text = by_chance(&Options { rounds: 3, ..plain() }, 3, "three plain");
    assert!(text.contains(r#""round":3"#) && !text.contains(r#""round":4"#));
    golden("golden/three_plain.txt", include_str!("../../golden/three_plain.txt"), &text);
}

#[test]
fn four_players_with_capitalists() {
    let text = by_chance(&Options::default(), 4, "four 0");
    for sight in [r#"{"income""#, r#""multiplier":4"#, r#"{"upgraded""#, r#"{"processed""#] {
        assert!(text.contains(sight), "{sight}");
    }
    golden("golden/four.txt", include_str!("../../golden/four.txt"), &text);
}

#[test]
fn four_players_without_capitalists() {
    let text = by_chance(&plain(), 4, "four plain");
    assert!(!text.contains(r#"{"income""#));
    golden("golden/four_plain.txt", include_str!("../../golden/four_plain.txt"), &text);
}

#[test]
fn three_players_with_chains() {
    let text = by_chance(&Options { chain: true, ..Options::default() }, 3, "chain 0");
    assert!(text.contains(r#"{"inserted""#) && text.contains(r#"{"upgraded""#));
    golden("golden/chain.txt", include_str!("../../golden/chain.txt"), &text);
}

#[test]
fn the_number_of_ways_to_play_is_known() {
    golden_perft::<Furnace>("golden/perft.txt", include_str!("../../golden/perft.txt"));
}
