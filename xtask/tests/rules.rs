//! What holds for the rules of every game: rulings that are cited are written down, and no handler gives up in silence.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The folder of each game.
fn games() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("games")).expect("the games").flatten();
    entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect()
}

/// Every Rust source file under a folder, built things left out.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("target") {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The number at the beginning of a text, such as `B6` or `17`, and what follows it.
fn number(text: &str) -> Option<(&str, &str)> {
    let letter = usize::from(text.starts_with(|first: char| first.is_ascii_uppercase()));
    let digits = text[letter..].bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then(|| text.split_at(letter + digits))
}

/// The numbers that a text cites: after "ruling" or "rulings", one or several.
fn cited(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices("uling") {
        let rest = &text[at + "uling".len()..];
        let mut rest = rest.strip_prefix('s').unwrap_or(rest).trim_start();
        while let Some((cited, after)) = number(rest) {
            found.insert(cited.to_owned());
            let next = [", ", " and ", " to "].into_iter().find_map(|join| after.strip_prefix(join));
            rest = next.unwrap_or_default();
        }
    }
    found
}

/// The numbers of the rows of a game's tables.
fn written(folder: &Path) -> Vec<String> {
    let text = read(&folder.join("RULINGS.md"));
    let rows = text.lines().filter_map(|line| number(line.strip_prefix("| ")?));
    rows.filter(|(_, rest)| rest.starts_with(" |")).map(|(number, _)| number.to_owned()).collect()
}

#[test]
fn every_ruling_that_a_game_cites_is_written_down() {
    for folder in games() {
        let written = written(&folder);
        let mut files = Vec::new();
        sources(&folder, &mut files);
        assert!(!files.is_empty(), "the sources of {} are found", folder.display());
        for file in files {
            for number in cited(&read(&file)) {
                assert!(written.contains(&number), "{} cites ruling {number}, which is not there", file.display());
            }
        }
    }
}

#[test]
fn whoever_knows_no_game_cites_no_ruling() {
    let mut files = Vec::new();
    for folder in ["crates", "xtask/src", "fuzz", "python", "bench"] {
        sources(&root().join(folder), &mut files);
    }
    let written: Vec<String> = games().iter().flat_map(|folder| written(folder)).collect();
    for file in files {
        for number in cited(&read(&file)) {
            let is_lettered = number.starts_with(|first: char| first.is_ascii_uppercase());
            assert!(is_lettered && written.contains(&number), "{} cites ruling {number}", file.display());
        }
    }
}

#[test]
fn every_ruling_has_a_number_of_its_own_and_an_answer() {
    for folder in games() {
        let written = written(&folder);
        let own: BTreeSet<&String> = written.iter().collect();
        assert!(!written.is_empty(), "{} has no rulings: write rows as those of other games", folder.display());
        assert_eq!(own.len(), written.len(), "a number is given twice in {}", folder.display());
        let text = read(&folder.join("RULINGS.md"));
        for line in text.lines().filter(|line| line.strip_prefix("| ").and_then(number).is_some()) {
            let cells: Vec<&str> = line.split(" | ").map(str::trim).collect();
            assert!(cells.len() == 4 && !cells[1].is_empty() && !cells[2].is_empty(), "{line}");
        }
    }
}

#[test]
fn numbers_are_found_where_they_are_cited() {
    let text =
        "// Ruling B6: so. Rulings 4 and 15. (ruling C31) Rulings D4, D5 and D6; a ruling of 1842; rulings C1 to C43.";
    let found: Vec<String> = cited(text).into_iter().collect();
    assert_eq!(found, ["15", "4", "B6", "C1", "C31", "C43", "D4", "D5", "D6"]);
}

#[test]
fn no_handler_returns_in_silence_where_it_meets_another_phase() {
    for folder in games() {
        let mut files = Vec::new();
        sources(&folder.join("rules/src"), &mut files);
        for file in files.iter().filter(|file| !file.ends_with("contract.rs")) {
            for statement in read(file).split(';').filter(|statement| statement.contains("let Phase::")) {
                let words = statement.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(!words.contains("else { return"), "{}: {words}", file.display());
            }
        }
    }
}
