//! A game is one folder: nothing outside it and the list names it, and nothing is missing in it.

use std::fs;
use std::path::{Path, PathBuf};

/// What the files begin with, or nearly, that follow from the list.
const WRITTEN: &str = "Written by `cargo run -p xtask -- list`";

/// Where games may be named: what is measured with one of them, and what all begin as.
const ALLOWED: [&str; 6] = [
    // How fast a server is, is measured with one game, and compared with the same game of others.
    "crates/load",
    "bench",
    // A set of every shape is needed there.
    "crates/client/src/page/workshop/outline.rs",
    // What a new game begins as has a name too.
    "xtask/template",
    "xtask/src/game",
    // What names are is tried with names.
    "xtask/tests/games.rs",
];

/// The game that tests play where any would do.
const EXAMPLE: &str = "bids";

/// Which other games tests name, where, and what of them is needed there: all else visits every game of the list.
const NEEDED: [(&str, &[&str], &str); 21] = [
    ("crates/board", &["bidness"], "several answer in secret"),
    ("crates/bots", &["bidders"], "much is hidden, and several are asked at once"),
    ("crates/cli/Cargo.toml", &["bidders"], "the commands below change its cards"),
    ("crates/cli/tests/commands", &["bidders", "bidness"], "cards to change, and chances to explain"),
    ("crates/cli/tests/browser/everyone.rs", &["bidness"], "dials, dice and lists on one board"),
    ("crates/cli/tests/browser/learn.rs", &["bidders"], "words of its rules that are looked up in Japanese"),
    ("crates/cli/tests/browser/log.rs", &["bidness", "furnace"], "money that is gained and paid"),
    ("crates/cli/tests/browser/people.rs", &["bidness"], "several answer in secret"),
    ("crates/cli/tests/browser/plans.rs", &["furnace"], "a plan of many small actions"),
    ("crates/cli/tests/browser/staging.rs", &["furnace"], "what is taken one after the other"),
    ("crates/cli/tests/browser/touch.rs", &["silicon_valley", "furnace"], "things that are dragged"),
    ("crates/cli/tests/browser/trial.rs", &["silicon_valley", "furnace"], "what can be tried out"),
    ("crates/cli/tests/browser/undrawn.rs", &["silicon_valley"], "many things to choose from"),
    ("crates/cli/tests/browser/workshop.rs", &["bidness", "bidders"], "tables of cards of many shapes"),
    ("crates/client/src", &["furnace", "bidders"], "cards to change, and chance at the beginning"),
    ("crates/faces/tests", &["furnace", "bidness"], "flaws within flaws, and a count in a name"),
    ("crates/lab", &["furnace", "bidness"], "lots that are bought, and games that nobody wins"),
    ("crates/server/tests", &["bidders", "furnace"], "several are asked at once, and cards to change"),
    ("crates/shelf/src/printer.rs", &["bidness", "silicon_valley", "bidders"], "cards of every shape"),
    ("crates/sitting/tests", &["bidders", "furnace"], "several are asked at once, and plans of many small actions"),
    ("python/tests", &["bidness", "bidders", "furnace"], "a sum to bid, secrets, and a chain of small actions"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The folders of the games, in the order of the list.
fn games() -> Vec<String> {
    let list = read(&root().join("games/list.txt"));
    list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::to_owned).collect()
}

/// The type of a game's rules: its folder in capitals.
fn rules(game: &str) -> String {
    game.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// Files of source and of words, by their paths from the root; what is built, drawn, recorded or told in prose is none.
fn files() -> Vec<(String, String)> {
    fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
            let skipped = ["target", "node_modules", "dist", "corpus", "games", "__pycache__"].contains(&name.as_str());
            if path.is_dir()
                && !skipped
                && (!name.starts_with('.') || [".cargo", ".config", ".ci"].contains(&name.as_str()))
            {
                collect(&path, files);
            } else if ["rs", "toml", "css", "js", "html", "ftl", "py", "pyi", "sh"]
                .iter()
                .any(|kind| name.ends_with(&format!(".{kind}")))
            {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    collect(&root(), &mut files);
    assert!(files.len() > 100, "the files are found");
    let relative = |path: &PathBuf| path.strip_prefix(root()).expect("inside").to_string_lossy().into_owned();
    files.iter().map(|path| (relative(path), read(path))).collect()
}

/// A text without what follows from the list.
fn by_hand(text: &str) -> String {
    if text.lines().take(3).any(|line| line.contains(WRITTEN)) {
        return String::new();
    }
    let mut is_written = false;
    let by_hand = text.lines().filter(|line| {
        is_written = (is_written || line.trim().starts_with("# games: ")) && line.trim() != "# games: end";
        !is_written
    });
    by_hand.collect::<Vec<_>>().join("\n")
}

/// The lines that name a game. Two of the names are plain words: alone they name a game only where code would.
fn named(text: &str, game: &str) -> Vec<String> {
    let (slug, rules) = (game.replace('_', "-"), rules(game));
    let is_named = |line: &str| {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
        line.match_indices(|letter: char| is_part(letter)).map(|(at, _)| at).any(|at| {
            if line[..at].ends_with(is_part) {
                return false;
            }
            let (before, word) =
                (&line[..at], line[at..].split(|letter: char| !is_part(letter)).next().unwrap_or_default());
            let after = &line[at + word.len()..];
            let is_code =
                before.ends_with(['"', '\'', '=', '/']) || after.starts_with("::") || after.starts_with(".workspace");
            let is_type =
                before.ends_with("::") || before.ends_with('<') || after.starts_with("::") || before.ends_with("use ");
            (word == slug || word == game) && (is_code || slug.contains('-'))
                || word == rules && (is_type || slug.contains('-'))
                || word.starts_with(&format!("{game}_"))
                || word.starts_with(&format!("{slug}-")) && before.ends_with('"')
        })
    };
    text.lines().filter(|line| is_named(line)).map(|line| line.trim().to_owned()).collect()
}

/// What is a test in a file, and what is not.
fn parts<'a>(path: &str, text: &'a str) -> (&'a str, &'a str) {
    let is_test = ["tests/", "tests.rs", "benches/", "examples/"].iter().any(|part| path.contains(part));
    let tests = if path.ends_with(".toml") { "\n[dev-dependencies]" } else { "#[cfg(test)]\nmod tests {" };
    match text.find(tests) {
        _ if is_test => ("", text),
        Some(at) => text.split_at(at),
        None => (text, ""),
    }
}

#[test]
fn nothing_but_its_folder_and_the_list_names_a_game() {
    let mut wrong = Vec::new();
    let mut unused: Vec<(&str, &str)> =
        NEEDED.iter().flat_map(|(path, games, _)| games.iter().map(|game| (*path, *game))).collect();
    assert!(games().contains(&EXAMPLE.to_owned()), "{EXAMPLE} is the example of many tests");
    for (path, text) in files() {
        if ALLOWED.iter().any(|allowed| path.starts_with(allowed)) {
            continue;
        }
        let text = by_hand(&text);
        let (code, test) = parts(&path, &text);
        for game in games() {
            let lines = named(code, &game);
            assert!(
                lines.is_empty(),
                "{path} names {game}: {lines:?}\nput it into the folder of the game, or visit all games of the list"
            );
            let lines = named(test, &game);
            let is_needed = NEEDED.iter().any(|(place, games, _)| path.starts_with(place) && games.contains(&&*game));
            if !(lines.is_empty() || game == EXAMPLE || is_needed) {
                wrong.push(format!("{path} names {game}: {lines:?}"));
            }
            unused.retain(|(place, needed)| lines.is_empty() || game != *needed || !path.starts_with(place));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\nvisit all games of the list, or take {EXAMPLE}; where something of that game is needed, say what in `NEEDED`",
        wrong.join("\n")
    );
    assert!(unused.is_empty(), "nothing names these any more; take them out of `NEEDED`: {unused:?}");
}

#[test]
fn names_are_found_where_code_has_them_and_not_in_sentences() {
    let found = |text: &str, game: &str| !named(text, game).is_empty();
    assert!(found("match slug { \"bids\" => 1 }", "bids"));
    assert!(found("bids.workspace = true", "bids"));
    assert!(found("use bids::Card;", "bids"));
    assert!(found("visit::<Bids>()", "bids"));
    assert!(found("words.text(\"bids-legend\")", "bids"));
    assert!(found("bids_face = { path = \"x\" }", "bids"));
    assert!(found("/* silicon-valley */", "silicon_valley"));
    assert!(!found("whoever bids pays; Bids are sealed", "bids"));
    assert!(!found("\"forbids\"", "bids"));
    assert_eq!(by_hand("a\n# games: rules (x)\nbids.workspace = true\n# games: end\nb"), "a\n# games: end\nb");
    assert_eq!(by_hand(&format!("// {WRITTEN}\nuse bids::Card;")), "");
}

/// What every folder has, and what to do where it is missing.
const FOLDER: [(&str, &str); 9] = [
    ("RULINGS.md", "what the rules leave open, and how it is ruled here"),
    ("rules/Cargo.toml", "a crate that depends on `table` and `serde` alone"),
    ("rules/cards.toml", "the card set in the box"),
    ("rules/src/contract.rs", "what `table::contract` checks: implement `Contract`"),
    ("rules/golden/perft.txt", "lines of seats, depth and 0; `UPDATE_GOLDEN=1` counts the sequences of actions"),
    ("face/Cargo.toml", "a crate with `Face`: implement `Speak`, `Catalogue`, `Describe`, `Teach` and `Draw`"),
    ("face/flaws.txt", "ways to break the card set, and what is said then"),
    ("{lang}.ftl", "what is said of the game"),
    ("{lang}.md", "its rules in our own words"),
];

/// What a board of one's own has; a game without the folder is drawn from its position in words.
const PAGE: [(&str, &str); 5] = [
    ("page/Cargo.toml", "a crate with `Page`: implement `Board`"),
    ("page/style.css", "the style sheet of the board"),
    ("page/colours.css", "the colours of the game, on light and on dark ground"),
    ("page/signs.svg", "the signs that the board is drawn with"),
    ("page/cover.svg", "the drawing on the box"),
];

#[test]
fn every_folder_has_what_a_game_needs() {
    let words = fs::read_dir(root().join("crates/words")).expect("a folder").flatten().map(|entry| entry.path());
    let languages: Vec<String> = words
        .filter(|path| path.join("common.ftl").exists())
        .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
        .collect();
    assert!(languages.len() >= 2, "{languages:?}");
    for game in games() {
        let folder = root().join("games").join(&game);
        let has = |file: &str, what: &str| {
            assert!(folder.join(file).exists(), "games/{game}/{file} is missing: write {what}");
        };
        if folder.join("page").is_dir() {
            PAGE.iter().for_each(|(file, what)| has(file, &format!("{what}, or leave `page` out")));
        }
        for (file, what) in FOLDER {
            match file.strip_prefix("{lang}") {
                Some(end) => languages.iter().for_each(|code| has(&format!("face/{code}{end}"), what)),
                None => has(file, what),
            }
        }
    }
}

/// The files under a folder of sources that are read into a program, each by its path from the source.
fn read_in(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(read_in(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = read(&path);
            let named = text.split("include_str!(\"").skip(1).filter_map(|rest| rest.split('"').next());
            found.extend(named.map(|name| (path.with_file_name(name), name.to_owned())));
        }
    }
    found
}

#[test]
fn whatever_a_game_reads_in_is_there() {
    for game in games() {
        for part in ["rules", "face", "page"] {
            for (path, name) in read_in(&root().join("games").join(&game).join(part).join("src")) {
                let what = if name.contains("golden/") {
                    format!("make it empty, and `UPDATE_GOLDEN=1 cargo nextest run -p {game}` writes it")
                } else {
                    "see another game".to_owned()
                };
                assert!(path.exists(), "{} is missing: {what}", path.display());
            }
        }
    }
}

#[test]
fn every_folder_is_on_the_list() {
    for entry in fs::read_dir(root().join("games")).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        assert!(
            !entry.path().is_dir() || games().contains(&name),
            "games/{name} is not in games/list.txt: add its line, and run `cargo run -p xtask -- list`"
        );
    }
}
