//! What can be looked at line by line, and games that go on as they were begun.

use std::io::Write as _;
use std::process::Stdio;

use serde_json::json;
use table::{Record, Salt};

use crate::{ANSWERS, boardroom, folder, only_record, play};

#[test]
fn table_details_rules_and_log_can_be_looked_at_before_a_choice_and_when_the_game_is_over() {
    for info in shelf::GAMES {
        let data = folder(&format!("look-{}", info.slug));
        let seats = info.min_seats.max(3).to_string();
        let game = ["play", info.slug, "--plain", "--seats", &seats, "--seed", "looking"];
        let looks = "table\ndetails\nrules\nlog\nhelp";
        let text = play(&data, &game, looks, 1);
        let count = |text: &str, part: &str| text.matches(part).count();
        assert_eq!(count(&text, &format!("> # {}", info.title)), 1, "{text}");
        assert!(text.contains("Go on with: boardroom resume"), "{text}");
        let text = play(&data, &["resume", "--plain"], &format!("{ANSWERS}\n{looks}"), 2_000);
        let (_, after) = text.split_once("The game is over: ").unwrap_or_else(|| panic!("{}: {text}", info.slug));
        assert!(after.contains("What counts, in this order"), "{after}");
        assert!(after.contains("Type details, table, log or rules"), "{after}");
    }
}

#[test]
fn what_is_looked_at_after_the_end_is_shown_until_somebody_leaves() {
    let data = folder("look-back");
    let answers = format!("{}rules\ndetails\n\nrules\n", "1\n".repeat(10));
    let game = ["play", "bids", "--plain", "-o", "rounds=1", "--seed", "looking back"];
    let mut child =
        boardroom(&data, &game).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    // It leaves at the empty line and reads no further.
    let _ = child.stdin.take().expect("an input").write_all(answers.as_bytes());
    let text = String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("text");
    let (_, after) = text.split_once("The game is over: ").expect("ten turns are a round");
    assert_eq!(after.matches("> # BIDS").count(), 1, "{after}");
    assert!(after.trim_end().ends_with('>'), "{after}");
}

#[test]
fn a_game_with_salts_goes_on_and_can_be_verified() {
    let data = folder("salted");
    play(&data, &["play", "bids", "--plain", "--seed", "salted", "-o", "rounds=1"], "1", 3);
    let file = only_record(&data);
    let mut record = Record::from_json(&std::fs::read_to_string(&file).expect("a record")).expect("a record");
    // As a server writes it: the seed that was committed to, and what players gave against a rigged deal.
    let salts: Vec<Salt> = vec![serde_json::from_value(json!("5a".repeat(32))).expect("64 digits")];
    let options = json!({"rounds": 1});
    let table = shelf::AnyMatch::new("bids", options, 3, record.seed.salted(&salts)).expect("a table");
    record = table.record(record.players, &record.seed, &salts, &[]);
    std::fs::write(&file, record.to_json()).expect("a file");
    let text = play(&data, &["resume", "--plain", &file], "1", 100);
    assert!(text.contains("The game is over: "), "{text}");
    let verified = boardroom(&data, &["verify", &file]).output().expect("it starts");
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
}

#[test]
fn a_table_with_own_cards_says_so_when_it_begins_and_when_it_goes_on() {
    let data = folder("own-cards");
    let file = data.join("mine.toml");
    let cards = <bidders::ProjectSet as table::CardSet>::STANDARD.replacen("favour = 3", "favour = 4", 1);
    std::fs::write(&file, cards).expect("a card file");
    let file = file.to_str().expect("a path");
    let own = play(&data, &["play", "bidders", "--plain", "--cards", file], "1", 1);
    assert!(own.starts_with("Bidders! · own cards\n"), "{own}");
    let own = play(&data, &["resume", "--plain"], "1", 1);
    assert!(own.starts_with("Bidders! · own cards\n"), "{own}");
    let standard = play(&data, &["play", "bidders", "--plain"], "1", 1);
    assert!(standard.starts_with("Bidders!\n"), "{standard}");
}
