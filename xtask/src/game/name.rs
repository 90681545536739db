use std::fs;
use std::path::PathBuf;

use crate::failure::{Failure, Result};
use crate::list::{Game, is_plain};
use crate::tools::root;

/// The longest name: it has to fit on a box.
const LONGEST: usize = 24;

/// What Rust and cargo keep for themselves.
const RESERVED: &str = "abstract alloc as async await become box break build const continue core crate deps do dyn else \
    enum examples extern false final fn for gen if impl in incremental let loop macro match mod move mut override priv \
    proc_macro pub ref return self static std struct super test trait true try type typeof union unsafe unsized use \
    virtual where while yield";

/// What the page has a file for that is called so, besides those in its folders.
const FILES: [&str; 3] = ["charts", "lobby", "style"];

/// The game that is to be called so.
pub(super) fn read(name: &str) -> Result<Game> {
    let game = Game { folder: name.to_owned() };
    if !is_plain(name) {
        return Err(refused(name, "a name is small letters from a to z, with single underscores between words")
            .with(proposal(name)));
    }
    if name.len() > LONGEST {
        return Err(refused(name, &format!("at most {LONGEST} letters fit on its box")));
    }
    if RESERVED.split_whitespace().any(|word| word == name) {
        return Err(refused(name, "Rust keeps that word for itself"));
    }
    if let Some(end) = ["_face", "_page"].iter().find(|end| name.ends_with(**end)) {
        return Err(refused(name, &format!("crates that end in {end} belong to a game of another name")));
    }
    if root().join("games").join(name).exists() {
        return Err(refused(name, &format!("games/{name} is there already")));
    }
    if let Some(taken) = crates()?.into_iter().find(|taken| is_of(&game, taken)) {
        return Err(refused(name, &format!("there is a crate `{taken}` already, here or among what this stands on")));
    }
    if let Some(file) = files(&game).into_iter().find(|file| root().join(file).exists()) {
        return Err(refused(name, &format!("{} is there already", file.display())));
    }
    if FILES.contains(&name) || has_messages(&game)? {
        return Err(refused(name, "something of the page is called so already"));
    }
    Ok(game)
}

fn refused(name: &str, why: &str) -> Failure {
    Failure::new(format!("A game cannot be called `{name}`: {why}."))
}

/// A name that would do, where there is one that is nearly the same.
fn proposal(name: &str) -> String {
    let letters = name.to_lowercase();
    let words = letters.split(|letter: char| !letter.is_ascii_lowercase()).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    if words.is_empty() { String::new() } else { format!("Try: cargo game new {}", words.join("_")) }
}

/// Whether a crate has the name that one of the game's crates would have.
fn is_of(game: &Game, taken: &str) -> bool {
    let taken = taken.replace('-', "_");
    ["", "_face", "_page"].iter().any(|end| taken.strip_suffix(end) == Some(&game.folder))
}

/// The crates of the tree and of the fuzzer, and all that they stand on.
fn crates() -> Result<Vec<String>> {
    let mut crates = Vec::new();
    for lock in ["Cargo.lock", "fuzz/Cargo.lock"] {
        let text = fs::read_to_string(root().join(lock))?;
        let names = text.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
        crates.extend(names.map(str::to_owned));
    }
    Ok(crates)
}

/// The files outside its folder that would be the game's.
fn files(game: &Game) -> Vec<PathBuf> {
    let sheet = format!("{}.css", game.slug());
    vec![
        PathBuf::from("fuzz/fuzz_targets").join(&game.folder).with_extension("rs"),
        PathBuf::from("crates/board/style").join(&sheet),
        PathBuf::from("crates/client/style").join(&sheet),
        PathBuf::from("crates/client/static").join(&sheet),
    ]
}

/// Whether there are messages that begin as those of the game would.
fn has_messages(game: &Game) -> Result<bool> {
    let beginnings = ["", "learn-", "set-"].map(|before| format!("{before}{}-", game.slug()));
    let mut files = Vec::new();
    for file in fs::read_dir(root().join("crates/words/en"))? {
        files.push(file?.path());
    }
    for folder in fs::read_dir(root().join("games"))? {
        files.push(folder?.path().join("face/en.ftl"));
    }
    let texts = files.iter().map(|file| fs::read_to_string(file).unwrap_or_default());
    Ok(texts
        .into_iter()
        .any(|text| text.lines().any(|line| beginnings.iter().any(|beginning| line.starts_with(beginning.as_str())))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why(name: &str) -> String {
        read(name).expect_err(name).to_string()
    }

    #[test]
    fn a_name_that_can_be_a_folder_a_crate_and_a_type_is_taken() {
        for name in ["pebbles", "two_coins", "a"] {
            assert_eq!(read(name).expect(name).folder, name);
        }
    }

    #[test]
    fn a_name_with_other_letters_is_refused_with_one_that_would_do() {
        for (name, instead) in
            [("Pebbles", "pebbles"), ("two-coins", "two_coins"), ("_a__b_", "a_b"), ("Go 2 it!", "go_it")]
        {
            assert!(why(name).ends_with(&format!("cargo game new {instead}")), "{}", why(name));
        }
        assert!(why("").contains("small letters"));
        assert!(why("硬貨").contains("small letters") && !why("硬貨").contains("Try"));
    }

    #[test]
    fn a_name_that_somebody_else_has_is_refused_with_whose_it_is() {
        let game = fs::read_dir(root().join("games")).expect("games").flatten().find(|entry| entry.path().is_dir());
        let game = game.expect("a game").file_name().to_string_lossy().into_owned();
        assert!(why(&game).contains(&format!("games/{game} is there already")));
        for (name, crate_name) in [("serde", "serde"), ("table", "table"), ("wasm_bindgen", "wasm-bindgen")] {
            assert!(why(name).contains(&format!("there is a crate `{crate_name}` already")), "{}", why(name));
        }
        for name in ["match", "self", "test", "gen"] {
            assert!(why(name).contains("Rust keeps that word"), "{}", why(name));
        }
        assert!(why("to_client").contains("fuzz/fuzz_targets/to_client.rs is there already"));
        for name in ["page", "style", "review"] {
            assert!(why(name).contains("is there already") || why(name).contains("something of the page"), "{name}");
        }
        assert!(why("poker_face").contains("_face"));
        assert!(why("a_game_with_a_very_long_name").contains("fit on its box"));
    }
}
