//! What holds for the tree as a whole.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn parse(path: &Path) -> toml::Table {
    read(path).parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The crates of the workspace, each with its folder.
fn folders() -> BTreeMap<String, PathBuf> {
    let workspace = parse(&root().join("Cargo.toml"));
    let members = workspace["workspace"]["members"].as_array().expect("members");
    let folders = members.iter().map(|member| root().join(member.as_str().expect("a folder")));
    folders
        .map(|folder| {
            let name = parse(&folder.join("Cargo.toml"))["package"]["name"].as_str().expect("a name").to_owned();
            (name, folder)
        })
        .collect()
}

fn folder(name: &str) -> PathBuf {
    folders().remove(name).unwrap_or_else(|| panic!("there is no crate {name}"))
}

/// The crates of the workspace, each with the crates of ours that it depends on outside of tests.
fn crates() -> BTreeMap<String, Vec<String>> {
    let folders = folders();
    let ours = |manifest: &toml::Table| {
        let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table).cloned().unwrap_or_default();
        dependencies.keys().filter(|name| folders.contains_key(*name)).cloned().collect::<Vec<_>>()
    };
    folders.iter().map(|(name, folder)| (name.clone(), ours(&parse(&folder.join("Cargo.toml"))))).collect()
}

/// Every Rust source file of the workspace.
fn sources() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in folders().values() {
        for part in ["src", "tests", "benches"] {
            collect(&folder.join(part), &mut files);
        }
    }
    assert!(files.len() > 30, "the sources are found");
    files
}

/// The Rust source files below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The crates that hold rules: those that `shelf` lists.
fn rules() -> Vec<String> {
    crates()["shelf"].iter().filter(|name| *name != "table").cloned().collect()
}

#[test]
fn dependencies_point_one_way() {
    let (crates, rules) = (crates(), rules());
    let order = [
        "xtask", "bindery", "cli", "worlds", "load", "room", "client", "PAGES", "board", "python", "server", "bench",
        "twin", "lab", "courier", "sitting", "frozen", "module", "clerk", "bots", "faces", "shelf", "FACES",
        "terminal", "learn", "words", "wire",
    ];
    let rank = |name: &str| match name {
        "table" => 0,
        name if rules.iter().any(|rules| rules == name) => 1,
        name => {
            let name = match name.rsplit_once('_') {
                Some((_, "face")) => "FACES",
                Some((_, "page")) => "PAGES",
                _ => name,
            };
            2 + order
                .iter()
                .rev()
                .position(|known| *known == name)
                .unwrap_or_else(|| panic!("{name} has no place in the order"))
        }
    };
    for (name, dependencies) in &crates {
        for dependency in dependencies {
            assert!(rank(dependency) < rank(name), "{name} must not depend on {dependency}");
        }
    }
}

#[test]
fn rules_see_the_table_and_serde_alone() {
    for name in rules() {
        let manifest = parse(&folder(&name).join("Cargo.toml"));
        let dependencies: Vec<&String> = manifest["dependencies"].as_table().expect("dependencies").keys().collect();
        assert_eq!(dependencies, ["serde", "table"], "{name}");
    }
}

#[test]
fn rules_have_no_clock_no_float_in_play_no_hash_order_and_no_threads() {
    let forbidden = ["std::time", "HashMap", "HashSet", "std::thread", "std::fs", "std::env", "println!"];
    for name in rules() {
        let source = folder(&name).join("src");
        for path in sources().iter().filter(|path| path.starts_with(&source)) {
            let relative = path.strip_prefix(root()).expect("inside").display().to_string();
            if relative.contains("/tests") || relative.ends_with("contract.rs") {
                continue;
            }
            let text = read(path);
            for word in forbidden {
                assert!(!text.contains(word), "{relative} uses {word}");
            }
            let may_float = relative.contains("heuristic") || relative.contains("planner");
            assert!(may_float || !(text.contains("f32") || text.contains("f64")), "{relative} uses floating point");
        }
    }
}

/// What the standard library leaves to the machine: its results differ between a server and a browser.
const INEXACT: [&str; 28] = [
    "exp", "exp2", "exp_m1", "ln", "ln_1p", "log", "log2", "log10", "powf", "powi", "cbrt", "hypot", "sin", "cos",
    "tan", "sin_cos", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "gamma",
    "ln_gamma",
];

/// The functions in a text whose results differ from machine to machine.
fn inexact(text: &str) -> Vec<String> {
    // A match has a log, which takes nothing; a logarithm takes a base.
    let text = text.replace(".log()", "");
    let is_called = |name: &&&str| {
        let calls = [format!(".{name}("), format!("f32::{name}"), format!("f64::{name}")];
        let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
        calls.iter().any(|call| {
            let mut found = text.match_indices(call.as_str()).map(|(at, _)| &text[at + call.len()..]);
            found.any(|rest| call.ends_with('(') || !goes_on(rest))
        })
    };
    INEXACT.iter().filter(is_called).map(|name| (*name).to_owned()).collect()
}

#[test]
fn whatever_decides_by_numbers_has_the_same_numbers_on_every_machine() {
    let decides = |relative: &str| {
        let is_of = |crates: &[&str]| crates.iter().any(|name| relative.starts_with(&format!("crates/{name}/src/")));
        // What only draws may draw a line otherwise.
        (relative.starts_with("games/") && relative.contains("/rules/src/") && !relative.contains("/tests"))
            || (is_of(&["table", "bots", "lab", "learn"]) && !relative.starts_with("crates/lab/src/page/"))
    };
    for path in sources() {
        let relative = path.strip_prefix(root()).expect("inside").display().to_string();
        if decides(&relative) && relative != "crates/table/src/number.rs" {
            let found = inexact(&read(&path));
            assert!(found.is_empty(), "{relative} calls {found:?}: `table::number` has what is the same everywhere");
        }
    }
    let planted = "let x = a.exp() + table.log().len() + b.log(2.0) + xs.map(f32::tanh) + f64::sqrt(f64::expand(y));";
    assert_eq!(inexact(planted), ["exp", "log", "tanh"]);
}

#[test]
fn every_crate_forbids_unsafe_code_and_takes_the_workspace_lints() {
    for (name, folder) in &folders() {
        let top = ["src/lib.rs", "src/main.rs"].map(|file| folder.join(file)).into_iter().find(|path| path.exists());
        // A module shows two functions by their names, and nothing else in the tree is unsafe.
        let word = if name == "module" { "#![deny(unsafe_code)]" } else { "#![forbid(unsafe_code)]" };
        assert!(read(&top.expect("a top file")).contains(word), "{name}");
        assert!(read(&folder.join("Cargo.toml")).contains("[lints]\nworkspace = true"), "{name}");
    }
}

#[test]
fn a_module_shows_two_functions_by_their_names_and_has_no_other_unsafe_code() {
    let (attribute, word) = ("#[unsafe(no_mangle)]", ["un", "safe"].concat());
    for path in sources().iter().filter(|path| path.starts_with(folder("module"))) {
        let text = read(path).replace("unsafe_code", "");
        let is_shown = path.ends_with("exports.rs");
        assert_eq!(text.matches(attribute).count(), if is_shown { 2 } else { 0 }, "{}", path.display());
        assert!(!text.replace(attribute, "").contains(&word), "{}", path.display());
    }
}

#[test]
fn no_source_file_is_longer_than_600_lines_or_defines_a_macro() {
    let (macro_word, unfinished) = (
        ["macro_", "rules!"].concat(),
        [["to", "do!("].concat(), ["unimple", "mented!("].concat(), ["dbg", "!("].concat()],
    );
    for path in sources() {
        let text = read(&path);
        assert!(text.lines().count() <= 600, "{} has {} lines", path.display(), text.lines().count());
        assert!(!text.contains(&macro_word), "{} defines a macro", path.display());
        for mark in &unfinished {
            assert!(!text.contains(mark.as_str()), "{} has {mark}", path.display());
        }
    }
}

#[test]
fn every_game_has_rules_transcripts_a_perft_file_and_a_card_file() {
    for name in rules() {
        let folder = folder(&name);
        for file in ["cards.toml", "golden/perft.txt", "src/contract.rs"] {
            assert!(folder.join(file).exists(), "{name} has no {file}");
        }
        let transcripts = fs::read_dir(folder.join("golden")).expect("a folder").flatten();
        let count = transcripts.filter(|file| file.file_name() != "perft.txt").count();
        assert!(
            count >= 3,
            "{name} has {count} transcripts: write 3 at least, as `tests/golden.rs` of another game does"
        );
    }
}

#[test]
fn every_game_is_tested_on_wasm32_too() {
    let tests = read(&root().join("xtask/src/wasm.rs"));
    assert!(tests.contains("list::games()"), "`cargo verify` takes the crates of rules from the list");
}

#[test]
fn whatever_names_the_games_follows_from_their_list() {
    let check = Command::new(env!("CARGO_BIN_EXE_xtask")).args(["list", "--check"]).output().expect("it runs");
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
}

#[test]
fn the_documents_are_there_and_name_every_crate_and_every_game_that_is_drawn() {
    for file in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        assert!(root().join(file).exists(), "{file} is missing");
    }
    let map = read(&root().join("ARCHITECTURE.md"));
    let (crates, rules) = (crates(), rules());
    for name in crates.keys() {
        let part = name.rsplit_once('_').filter(|(game, _)| rules.iter().any(|rules| rules == game));
        let of_any_game = part.map(|(_, part)| format!("`<game>_{part}`"));
        let is_named = rules.contains(name)
            || map.contains(&format!("`{name}`"))
            || of_any_game.is_some_and(|name| map.contains(&name));
        assert!(is_named, "ARCHITECTURE.md does not name {name}");
    }
    let readme = read(&root().join("README.md"));
    // The README shows pictures of boards; a game that nobody has drawn yet has none to show.
    for name in rules.iter().filter(|name| crates.contains_key(&format!("{name}_page"))) {
        let lib = read(&folder(name).join("src/lib.rs"));
        let title = lib.split("title: \"").nth(1).and_then(|rest| rest.split('"').next()).expect("a title");
        assert!(readme.contains(&format!("**{title}**, ")), "README.md does not list {title}, which has a board");
    }
}

#[test]
fn every_game_is_fuzzed_and_no_target_has_unsafe_code_or_too_much_to_begin_with() {
    let fuzz = root().join("fuzz");
    let targets: Vec<PathBuf> =
        fs::read_dir(fuzz.join("fuzz_targets")).expect("targets").flatten().map(|file| file.path()).collect();
    for name in rules() {
        assert!(targets.contains(&fuzz.join("fuzz_targets").join(format!("{name}.rs"))), "{name} is not fuzzed");
    }
    let manifest = read(&fuzz.join("Cargo.toml"));
    for target in &targets {
        let name = target.file_stem().and_then(|name| name.to_str()).expect("a name");
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name} is not in the manifest");
        // What the choices of a new game lead to, the fuzzer finds by itself; messages and files it does not.
        let inputs = fs::read_dir(fuzz.join("corpus").join(name)).map(|files| files.flatten().count());
        let begins_well =
            inputs.as_ref().map_or(rules().iter().any(|rules| rules == name), |count| (10..100).contains(count));
        assert!(begins_well, "{name} begins with {inputs:?} inputs: `fuzz/examples/seeds.rs` writes some");
    }
    for source in targets.iter().chain(&["src/lib.rs", "examples/seeds.rs"].map(|file| fuzz.join(file))) {
        assert!(read(source).contains("#![forbid(unsafe_code)]"), "{}", source.display());
    }
}

/// Words that were the names of several types, each of which meant something else.
const ONE_MEANING: [&str; 8] = ["Entry", "Told", "Line", "Table", "Reader", "Heard", "Desk", "Place"];

/// The types that a text defines, by their names.
fn types(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub"));
        let is_type = ["struct", "enum", "union", "trait", "type"].contains(&words.next()?);
        let name = words.next().filter(|_| is_type)?;
        name.split(|letter: char| !letter.is_alphanumeric()).next()
    })
}

#[test]
fn a_name_that_meant_several_things_is_that_of_one_type() {
    let mut files = sources();
    collect(&root().join("xtask/template"), &mut files);
    let mut places: BTreeMap<&str, Vec<&PathBuf>> = BTreeMap::new();
    for path in &files {
        let text = read(path);
        let named = types(&text).filter_map(|name| ONE_MEANING.iter().find(|word| **word == name));
        named.for_each(|word| places.entry(word).or_default().push(path));
    }
    for (word, places) in places {
        assert!(places.len() < 2, "`{word}` is a type in each of {places:#?}\ngive all but one of them a second noun");
    }
    let text =
        "pub struct Line<G> {\n    pub(crate) enum Desk {\nstruct Place(u8);\ntype Inlined = Line;\nstructure Told";
    assert_eq!(types(text).collect::<Vec<_>>(), ["Line", "Desk", "Place", "Inlined"]);
}

#[test]
fn podman_and_docker_leave_the_same_out_of_the_container() {
    // Podman reads the one, Docker the other, which has to lie beside the Containerfile and be called after it.
    let [podman, docker] =
        [".containerignore", "deploy/Containerfile.dockerignore"].map(|file| read(&root().join(file)));
    assert_eq!(podman, docker, "copy the one that was changed over the other");
}
