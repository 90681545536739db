use super::Game;
use crate::failure::Result;
use crate::freeze;

/// The first line of every file that is written here.
const NOTE: &str = "// Written by `cargo run -p xtask -- list` from games/list.txt.\n";

/// How long a line may be.
const WIDTH: usize = 120;

/// The files of Rust that name the games.
pub(super) fn all(games: &[Game]) -> Result<Vec<(String, String)>> {
    let targets = games.iter().map(|game| (format!("fuzz/fuzz_targets/{}.rs", game.folder), target(game)));
    let lists = [
        ("crates/shelf/src/list.rs", shelf(games)),
        ("crates/faces/src/list.rs", faces(games)),
        ("crates/room/src/boards.rs", boards(games)),
        ("crates/client/src/covers.rs", covers(games)),
        ("crates/lab/src/page/colours.rs", colours(games)),
        ("crates/cli/tests/browser/each_game.rs", browser(games)),
        ("crates/module/src/list.rs", module(games)),
        ("crates/frozen/src/list.rs", frozen(games)?),
    ];
    Ok(lists.map(|(path, text)| (path.to_owned(), text)).into_iter().chain(targets).collect())
}

/// The board of every game, for the program that draws tables: of a game that nobody has drawn, the one for any game.
fn boards(games: &[Game]) -> String {
    let board = |game: &Game| {
        let name = &game.folder;
        if game.is_drawn() { format!("{name}_page::Page") } else { format!("board::Undrawn<{name}_face::Face>") }
    };
    let arm = |game: &Game| format!("            \"{}\" => visit.visit::<{}>(),\n", game.slug(), board(game));
    let arms: String = games.iter().map(arm).collect();
    format!(
        "{NOTE}
use board::{{Boards, Visit}};

/// The boards of all games.
pub(crate) struct All;

impl Boards for All {{
    fn with<V: Visit>(slug: &str, visit: V) -> Option<V::Output> {{
        Some(match slug {{
{arms}            _ => return None,
        }})
    }}
}}
"
    )
}

/// The drawing on the box of every game that has one, for the lobby.
fn covers(games: &[Game]) -> String {
    let line = |game: &Game| {
        let drawing = format!("include_str!(\"../../../games/{}/page/cover.svg\")", game.folder);
        format!("    (\"{}\", {drawing}),\n", game.slug())
    };
    let lines: String = games.iter().filter(|game| game.is_drawn()).map(line).collect();
    format!(
        "{NOTE}
/// The drawing on the box of each game that has one, by the name of the game.
pub(crate) const COVERS: &[(&str, &str)] = &[
{lines}];
"
    )
}

/// The colours of every game that has its own, for the page of its balance.
fn colours(games: &[Game]) -> String {
    let line = |game: &Game| format!("    include_str!(\"../../../../games/{}/page/colours.css\"),\n", game.folder);
    let lines: String = games.iter().filter(|game| game.is_drawn()).map(line).collect();
    format!(
        "{NOTE}
/// The colours of each game that has its own.
pub(super) const COLOURS: &[&str] = &[
{lines}];
"
    )
}

/// The rules of every game.
fn shelf(games: &[Game]) -> String {
    let infos: String = games.iter().map(|game| format!("    <{} as Game>::INFO,\n", game.rules())).collect();
    let visits = arms(games, |game| format!("visit.visit::<{}>()", game.rules()));
    format!(
        "{NOTE}
use table::{{Game, Info}};

use crate::{{UnknownGame, Visit}};

/// Every game there is, in the order in which people are shown them.
pub const GAMES: &[Info] = &[
{infos}];

/// Does something with the game called `slug`.
///
/// # Errors
/// When there is no such game.
pub fn with<V: Visit>(slug: &str, visit: V) -> Result<V::Output, UnknownGame> {{
{visits}}}

/// Does something with the game called `slug` and its contract.
///
/// # Errors
/// When there is no such game.
#[cfg(feature = \"contract\")]
pub fn with_contract<V: crate::Inspect>(slug: &str, visit: V) -> Result<V::Output, UnknownGame> {{
{inspections}}}
",
        inspections = arms(games, |game| format!("visit.inspect::<{}>()", game.rules())),
    )
}

/// The face of every game.
fn faces(games: &[Game]) -> String {
    let visits = arms(games, |game| format!("visit.visit::<{}_face::Face>()", game.folder));
    format!(
        "{NOTE}
use shelf::UnknownGame;

use crate::Visit;

/// Does something with the face of the game called `slug`.
///
/// # Errors
/// When there is no such game.
pub fn with<V: Visit>(slug: &str, visit: V) -> Result<V::Output, UnknownGame> {{
{visits}}}

/// Does something with the face of the game called `slug` and its terminal table.
///
/// # Errors
/// When there is no such game.
#[cfg(feature = \"terminal\")]
pub fn with_table<V: crate::VisitTable>(slug: &str, visit: V) -> Result<V::Output, UnknownGame> {{
{visits}}}
"
    )
}

/// The face of the game that a module is of: nobody makes one of two games.
fn module(games: &[Game]) -> String {
    let line =
        |game: &Game| format!("\n#[cfg(feature = \"{0}\")]\npub(crate) type Face = {0}_face::Face;\n", game.folder);
    format!("{NOTE}{}", games.iter().map(line).collect::<String>())
}

/// The modules that are kept, each with what it is, save in the page, which loads them as files.
fn frozen(games: &[Game]) -> Result<String> {
    let mut lines = String::new();
    for game in games {
        for freeze::Frozen { rules, module } in freeze::frozen(game)? {
            let (slug, folder) = (game.slug(), &game.folder);
            let path = format!("\"../../../games/{folder}/frozen/{module}.wasm.br\"");
            let line = format!("        bytes: include_bytes!({path}),");
            let bytes = if line.len() <= WIDTH {
                line
            } else {
                format!("        bytes: include_bytes!(\n            {path}\n        ),")
            };
            lines += &format!(
                "
    Kept {{
        game: \"{slug}\",
        rules: {rules},
        module: \"{module}\",
        #[cfg(not(target_arch = \"wasm32\"))]
{bytes}
    }},"
            );
        }
    }
    if !lines.is_empty() {
        lines.push('\n');
    }
    Ok(format!(
        "{NOTE}
use crate::program::Kept;

/// The modules that are kept in the tree.
pub(crate) const KEPT: &[Kept] = &[{lines}];
"
    ))
}

/// The body of a function that does something with the game called `slug`.
fn arms(games: &[Game], call: impl Fn(&Game) -> String) -> String {
    let arm = |game: &Game| format!("        \"{}\" => Ok({}),\n", game.slug(), call(game));
    let arms: String = games.iter().map(arm).collect();
    format!("    match slug {{\n{arms}        _ => Err(UnknownGame {{ name: slug.to_owned() }}),\n    }}\n")
}

/// What every game is tried with in a browser, each in a test of its own, so that they run beside each other.
fn browser(games: &[Game]) -> String {
    let tests = [
        ("is_played_to_its_end_against_bots", "games::a_game_against_bots"),
        ("is_played_to_its_end_by_two_people", "games::a_game_of_two_people"),
        ("is_played_by_keyboard", "keys::a_game_by_keys"),
        ("is_looked_back_on", "review::a_whole_game"),
        ("is_played_without_a_drawing", "undrawn::a_whole_game"),
        ("fits_in_every_window", "fit::in_every_window"),
    ];
    let modules: String = games
        .iter()
        .map(|game| {
            let test = |(name, run): (&str, &str)| {
                format!("\n    #[test]\n    fn {name}() {{\n        crate::{run}(\"{}\");\n    }}\n", game.slug())
            };
            let tests = tests.map(test).concat();
            format!("\nmod {} {{{}}}\n", game.folder, tests.trim_start_matches('\n').replacen("    #", "\n    #", 1))
        })
        .collect();
    format!("//! What every game is tried with.\n{NOTE}{modules}")
}

/// A program of the fuzzer that plays a game.
fn target(game: &Game) -> String {
    let rules = game.rules();
    format!(
        "//! Plays one game, as bytes choose.
{NOTE}
#![no_main]
#![forbid(unsafe_code)]

use std::sync::LazyLock;

use table::Game;
use table::contract::tables;

type Rules = {rules};

static TABLES: LazyLock<Vec<(u8, <Rules as Game>::Options)>> = LazyLock::new(tables::<Rules>);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::choices::<Rules>(&TABLES, bytes));
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_page_is_drawn_from_its_position_in_words_and_has_a_plain_box() {
        let undrawn = [Game { folder: "two_coins".to_owned() }];
        assert!(boards(&undrawn).contains("\"two-coins\" => visit.visit::<board::Undrawn<two_coins_face::Face>>(),"));
        assert!(!covers(&undrawn).contains("two_coins") && !colours(&undrawn).contains("two_coins"));
        let games = crate::list::games().expect("the list");
        let drawn = games.iter().find(|game| game.is_drawn()).expect("a game with a page");
        let name = drawn.folder.clone();
        assert!(boards(&games).contains(&format!("visit.visit::<{name}_page::Page>(),")));
        assert!(covers(&games).contains(&format!("games/{name}/page/cover.svg")));
    }
}
