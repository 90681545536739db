//! What a board draws is there, and its sheets keep to their own part of the page.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The page of every game that has one: its slug and its folder.
fn pages() -> Vec<(String, PathBuf)> {
    let list = read(&root().join("games/list.txt"));
    let games = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let pages = games.map(|game| (game.replace('_', "-"), root().join("games").join(game).join("page")));
    pages.filter(|(_, page)| page.is_dir()).collect()
}

/// The signs of a drawing, by their names.
fn signs(drawing: &Path) -> BTreeSet<String> {
    let text = read(drawing);
    let names = text.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    names.map(str::to_owned).collect()
}

/// What stands in quotes after one of these beginnings.
fn quoted(text: &str, beginnings: &[&str]) -> BTreeSet<String> {
    let found = beginnings.iter().flat_map(|beginning| text.split(beginning).skip(1));
    found.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    entries.map(|path| if path.is_dir() { sources(&path) } else { read(&path) }).collect()
}

/// The selectors of a sheet, those within `@media` too.
fn selectors(sheet: &str) -> Vec<String> {
    let mut text = sheet.to_owned();
    while let Some((before, rest)) = text.split_once("/*") {
        text = before.to_owned() + rest.split_once("*/").map_or("", |(_, after)| after);
    }
    let heads = text.split('{').map(|part| part.rsplit(['}', ';']).next().unwrap_or_default().trim().to_owned());
    heads.filter(|head| !head.is_empty() && !head.starts_with('@')).collect()
}

#[test]
fn every_sign_that_a_board_names_is_drawn_once() {
    let shared = signs(&root().join("crates/board/art/sprite.svg"));
    let calls = ["art::sign(\"", "art::line(\"", "<use href=\"#"];
    for (slug, page) in pages() {
        let own = signs(&page.join("signs.svg"));
        assert!(own.is_disjoint(&shared), "{slug} draws a sign that all have");
        let missing: Vec<String> =
            quoted(&sources(&page.join("src")), &calls).into_iter().filter(|name| !name.contains('{')).collect();
        let missing: Vec<&String> =
            missing.iter().filter(|name| !own.contains(*name) && !shared.contains(*name)).collect();
        assert!(missing.is_empty(), "games/{slug}/page/signs.svg has no {missing:?}");
    }
    for part in ["crates/board/src", "crates/client/src"] {
        let missing = quoted(&sources(&root().join(part)), &calls);
        let missing: Vec<&String> = missing.iter().filter(|name| !shared.contains(*name)).collect();
        assert!(missing.is_empty(), "crates/board/art/sprite.svg has no {missing:?}, which {part} names");
    }
}

#[test]
fn every_board_has_colours_of_its_own() {
    for (slug, page) in pages() {
        let colours = read(&page.join("colours.css"));
        assert_eq!(selectors(&colours), [format!("[data-game=\"{slug}\"]")], "the colours of {slug} are for it alone");
        for colour in ["--accent:", "--accent-ink:", "--accent-soft:", "--accent-2:"] {
            assert!(colours.contains(colour), "games/{slug}/page/colours.css says no {colour}");
        }
    }
}

#[test]
fn what_a_board_asks_of_the_page_around_it_is_about_the_frame() {
    let frame = [".game", ".prompt", ".side", ".rail"];
    for (slug, page) in pages() {
        let sheet = page.join("frame.css");
        for selector in if sheet.exists() { selectors(&read(&sheet)) } else { Vec::new() } {
            for one in selector.split(',') {
                let is_frame = frame.iter().any(|part| one.trim().starts_with(part));
                assert!(is_frame, "games/{slug}/page/frame.css: `{one}` is no part of the frame");
            }
        }
    }
}

#[test]
fn what_lies_around_a_board_is_named_beside_its_scope() {
    let around = [".replaying", ".coach", ".game", ".page", ".prompt", ".rail"];
    let undrawn = root().join("crates/board/style/undrawn.css");
    for sheet in pages().into_iter().map(|(_, page)| page.join("style.css")).chain([undrawn]) {
        for selector in selectors(&read(&sheet)) {
            for one in selector.split(',') {
                let is_reached = one.contains(":scope") || !around.iter().any(|part| one.contains(part));
                assert!(is_reached, "{}: `{one}` reaches nothing; write `… :scope …`", sheet.display());
            }
        }
    }
}

#[test]
fn movements_have_different_names_in_all_sheets() {
    let pages = pages().into_iter().map(|(_, page)| page.join("style.css"));
    let shared = ["components", "tokens", "undrawn"]
        .map(|name| root().join("crates/board/style").join(name).with_extension("css"));
    let around = ["pages", "learn", "review", "workshop"];
    let around = around.map(|name| root().join("crates/client/style").join(name).with_extension("css"));
    let mut known = BTreeSet::new();
    for sheet in pages.chain(shared).chain(around) {
        for rest in read(&sheet).split("@keyframes ").skip(1) {
            let name = rest.split([' ', '{']).next().unwrap_or_default().to_owned();
            assert!(known.insert(name.clone()), "{}: another sheet has a movement `{name}`", sheet.display());
        }
    }
}
