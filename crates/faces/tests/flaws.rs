//! Whatever is wrong with a card set is said in every language.

use std::fs;
use std::path::{Path, PathBuf};

use shelf::{GAMES, Printer, Tree};
use table::{Flaw, Why};
use words::{Language, Words};

/// A line of a game's `flaws.txt`: what is put at a path of the standard set, as JSON, and what is said then.
struct Break {
    path: String,
    json: String,
    said: String,
}

fn file(slug: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(slug.replace('-', "_")).join("face/flaws.txt")
}

/// The ways to break the set of a game that its folder names.
fn breaks(slug: &str) -> Vec<Break> {
    let text = fs::read_to_string(file(slug)).unwrap_or_else(|error| {
        panic!("{}: {error}; write ways to break the card set into it, like those of other games", file(slug).display())
    });
    let mut breaks: Vec<Break> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match (line.strip_prefix("    "), line.split_once(" =")) {
            (Some(said), _) => breaks.last_mut().expect("a way to break it").said = said.to_owned(),
            (None, Some((path, json))) => {
                breaks.push(Break { path: path.to_owned(), json: json.trim().to_owned(), said: String::new() });
            }
            (None, None) => panic!("{}: `{line}` is no path and what is put there", file(slug).display()),
        }
    }
    breaks
}

/// What is wrong with the standard set after a change.
fn broken(printer: Printer, Break { path, json, .. }: &Break) -> Flaw {
    let mut set = printer.standard();
    match json.as_str() {
        "" => set.remove(path),
        json => set.put(path, serde_json::from_str(json).expect("a tree")),
    }
    printer.check(&set).expect_err(path)
}

/// Writes down what is said now, to be read in review.
fn update(slug: &str, said: &[String]) {
    let text = fs::read_to_string(file(slug)).expect("it was read before");
    let head = text.lines().take_while(|line| line.starts_with('#')).collect::<Vec<_>>().join("\n");
    let lines = breaks(slug).into_iter().zip(said);
    let lines = lines.map(|(Break { path, json, .. }, said)| {
        let put = format!("{path} = {json}");
        format!("\n{}\n    {said}\n", put.trim_end())
    });
    fs::write(file(slug), format!("{head}\n{}", lines.collect::<String>())).expect("it can be written");
}

#[test]
fn whatever_is_wrong_with_the_cards_of_any_game_is_said_in_every_language() {
    let words = Language::ALL.map(faces::strict);
    for info in GAMES {
        let (printer, breaks) = (Printer::of(info.slug).expect("a game of the list"), breaks(info.slug));
        let flaws: Vec<Flaw> = breaks.iter().map(|way| broken(printer, way)).collect();
        for words in &words {
            flaws.iter().for_each(|flaw| assert_said(words, flaw));
        }
        let said: Vec<String> = flaws.iter().map(|flaw| words[0].why(&flaw.why)).collect();
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            update(info.slug, &said);
        } else {
            for (way, said) in breaks.iter().zip(&said) {
                assert_eq!(*said, way.said, "{}: {} = {}", info.slug, way.path, way.json);
            }
        }
    }
}

/// A flaw is said in words of the language alone, save for what stands in backticks.
fn assert_said(words: &Words, flaw: &Flaw) {
    let said = words.why(&flaw.why);
    assert!(!said.is_empty() && !said.contains("{ $"), "{flaw}: {said}");
    assert_eq!(said.matches('`').count() % 2, 0, "{said}");
    if words.language() == Language::Japanese {
        let own: String = said.split('`').step_by(2).collect();
        let foreign = own.split(|letter: char| !letter.is_ascii_alphabetic()).find(|word| {
            // What the language writes so itself.
            !["", "VC", "TOML", "true", "false"].contains(word)
        });
        assert_eq!(foreign, None, "{said}");
    }
    let travelled: Flaw = serde_json::from_str(&flaw.to_string()).expect("a flaw travels");
    assert_eq!(travelled, *flaw);
}

#[test]
fn the_same_name_twice_is_said() {
    let printer = Printer::of("furnace").expect("a game");
    let mut set = printer.standard();
    let name = set.get("companies/0/name").cloned().expect("a name");
    set.put("companies/1/name", name);
    let flaw = printer.check(&set).expect_err("twice the same");
    Language::ALL.into_iter().for_each(|language| assert_said(&faces::strict(language), &flaw));
}

#[test]
fn a_file_that_cannot_be_read_is_said_with_its_line() {
    let printer = Printer::of("bids").expect("a game");
    let [english, japanese] = Language::ALL.map(faces::strict);
    let flaw = printer.from_toml("set_up = 3").expect_err("no list");
    assert_eq!(english.flaw(&flaw), "line 1: this must be a list in square brackets");
    assert_eq!(japanese.flaw(&flaw), "1 行目: ここに書けるのは角括弧で囲んだリストです");
    let broken = printer.from_toml("# Mine.\nset_up = [").expect_err("no TOML");
    assert!(english.flaw(&broken).starts_with("line 2: this is not TOML at column "), "{broken}");
    assert!(japanese.flaw(&broken).starts_with("2 行目: "), "{broken}");
    let set = printer.standard();
    assert_eq!(printer.check(&set), Ok(()));
    let flaw = Flaw { at: vec!["set_up/0/colours".into()], ..Why::TooMany.into() };
    assert!(english.flaw(&flaw).starts_with("`set_up/0/colours`: too many different card sets"));
}

#[test]
fn what_a_file_holds_cannot_upset_a_terminal() {
    let printer = Printer::of("furnace").expect("a game");
    let mut set = printer.standard();
    set.put("companies/0/basic", Tree::Text(format!("\u{1b}[2J{}", "x".repeat(500))));
    let flaw = printer.check(&set).expect_err("no effect");
    let said = faces::strict(Language::English).why(&flaw.why);
    assert!(!said.contains('\u{1b}') && said.chars().count() < 250, "{said}");
}
