use super::*;
use table::contract::{golden, golden_perft, transcript};

/// A whole game of chance moves, compared with its golden text.
fn check(name: &str, expected: &str, options: &Options, seats: u8, seed: &str) {
    let actual =
        transcript::<Bidness>(options, seats, seed, |_, _, menu, rng| menu.sample(rng).expect("a seat has a choice"));
    golden(&format!("golden/{name}.txt"), expected, &actual);
}

/// What the issue of a case was, what was played, who was squeezed: everything that a golden game should show.
fn missing(text: &str) -> Vec<String> {
    let shows = |event: &str, words: &[&str]| {
        let start = format!("{{\"{event}\":");
        text.lines().any(|line| line.contains(&start) && words.iter().all(|word| line.contains(word)))
    };
    let mut missing = Vec::new();
    let mut expect = |shown: bool, what: String| missing.extend((!shown).then_some(what));
    for card in Card::ALL {
        let card = format!("\"card\":{}", serde_json::to_string(&card).expect("a name"));
        expect(shows("played", &[&card]), card);
    }
    for lawsuit in ["negligence", "libel", "patent_infringement"] {
        let kind = format!("\"lawsuit\":\"{lawsuit}\"");
        expect(shows("compensated", &[&kind, "\"to\":null"]), format!("{lawsuit} lost"));
        expect((0..6).any(|to| shows("compensated", &[&kind, &format!("\"to\":{to}")])), format!("{lawsuit} won"));
        expect(shows("settled", &[&kind]), format!("{lawsuit} settled"));
    }
    expect(shows("laid_off", &[]), "a layoff".into());
    expect(shows("dropped", &["\"forced\":true"]), "a debt-limit squeeze".into());
    let tie =
        text.lines().find_map(|line| line.split_once("\"debt_free\":[")).is_some_and(|(_, seats)| seats.contains(','));
    expect(tie, "a tie for the win".into());
    missing
}

#[test]
fn a_game_of_two() {
    let text = include_str!("../../golden/two.txt");
    check("two", text, &Options::default(), 2, "golden 10942");
    assert_eq!(missing(text), ["a tie for the win"], "the games of four and of six show one");
}

#[test]
fn another_game_of_two_with_a_libel_settled() {
    let text = include_str!("../../golden/two_settled.txt");
    check("two_settled", text, &Options::default(), 2, "settled 0");
    assert!(!missing(text).contains(&"libel settled".to_owned()));
}

#[test]
fn a_game_of_four() {
    let text = include_str!("../../golden/four.txt");
    check("four", text, &Options::default(), 4, "golden 305");
    assert_eq!(missing(text), [""; 0]);
}

#[test]
fn a_game_of_six() {
    let text = include_str!("../../golden/six.txt");
    check("six", text, &Options::default(), 6, "golden 13");
    assert_eq!(missing(text), [""; 0]);
}

#[test]
fn a_game_that_the_round_limit_ends_with_free_borrowing() {
    let text = include_str!("../../golden/limit.txt");
    let options = Options { free_borrowing: true, round_limit: 3, ..Options::default() };
    check("limit", text, &options, 3, "golden 1");
    assert!(text.contains("\"borrow\"") && text.contains("\"debt_free\":[]"));
}

#[test]
fn the_number_of_ways_to_begin_is_known() {
    golden_perft::<Bidness>("golden/perft.txt", include_str!("../../golden/perft.txt"));
}
