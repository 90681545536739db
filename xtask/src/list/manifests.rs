use std::fs;

use super::Game;
use crate::failure::{Failure, Result};
use crate::tools::root;

/// The manifests and other files with a section that names the games, each as it must be.
pub(super) fn all(games: &[Game]) -> Result<Vec<(String, String)>> {
    let crates: Vec<(String, String)> = games.iter().flat_map(Game::crates).collect();
    let each = |line: fn(&Game) -> String| games.iter().map(line).collect::<String>();
    let manifests = [
        (
            "Cargo.toml",
            vec![
                ("members", crates.iter().map(|(_, folder)| format!("    \"{folder}\",\n")).collect::<String>()),
                (
                    "crates",
                    crates.iter().map(|(name, folder)| format!("{name} = {{ path = \"{folder}\" }}\n")).collect(),
                ),
                ("tested", each(|game| format!("{} = {{ opt-level = 1 }}\n", game.folder))),
                ("playing", each(thinking)),
                ("playing in the page", each(thinking)),
                ("thinking", each(thinking)),
            ],
        ),
        (
            "crates/shelf/Cargo.toml",
            vec![
                ("contracts", each(|game| format!("    \"{}/contract\",\n", game.folder))),
                ("rules", each(|game| format!("{}.workspace = true\n", game.folder))),
            ],
        ),
        ("crates/room/Cargo.toml", vec![("boards", each(board))]),
        (
            "crates/faces/Cargo.toml",
            vec![
                ("terminals", each(|game| format!("    \"{}_face/terminal\",\n", game.folder))),
                ("faces", each(|game| format!("{}_face.workspace = true\n", game.folder))),
            ],
        ),
        (
            "crates/module/Cargo.toml",
            vec![
                ("features", each(|game| format!("{0} = [\"game\", \"dep:{0}_face\"]\n", game.folder))),
                ("faces", each(|game| format!("{}_face = {{ workspace = true, optional = true }}\n", game.folder))),
            ],
        ),
        (
            "fuzz/Cargo.toml",
            vec![
                ("rules", each(|game| format!("{0} = {{ path = \"../games/{0}/rules\" }}\n", game.folder))),
                ("targets", each(target)),
            ],
        ),
    ];
    let slugs: Vec<String> = games.iter().map(|game| format!("\"{}\"", game.slug())).collect();
    let python = ("python/boardroom.pyi", vec![("slugs", format!("Game = Literal[{}]\n", slugs.join(", ")))]);
    manifests
        .into_iter()
        .chain([python])
        .map(|(path, sections)| Ok((path.to_owned(), with_sections(path, &sections)?)))
        .collect()
}

/// What the program that draws tables draws a game with.
fn board(game: &Game) -> String {
    let part = if game.is_drawn() { "page" } else { "face" };
    format!("{}_{part}.workspace = true\n", game.folder)
}

/// Rules that bots think by.
fn thinking(game: &Game) -> String {
    format!("{} = {{ opt-level = 3 }}\n", game.folder)
}

/// A program of the fuzzer.
fn target(game: &Game) -> String {
    let name = &game.folder;
    format!(
        "\n[[bin]]\nname = \"{name}\"\npath = \"fuzz_targets/{name}.rs\"\ntest = false\ndoc = false\nbench = false\n"
    )
}

/// A manifest in which these sections are as they must be.
fn with_sections(path: &str, sections: &[(&str, String)]) -> Result<String> {
    let text = fs::read_to_string(root().join(path))?;
    sections.iter().try_fold(text, |text, (name, lines)| {
        replaced(&text, name, lines)
            .ok_or_else(|| Failure::new(format!("{path} has no section `# games: {name}` to `# games: end`")))
    })
}

/// The text with other lines between the mark of a section and the next mark of an end.
fn replaced(text: &str, name: &str, lines: &str) -> Option<String> {
    let end = text.lines().map(str::trim).find(|line| *line == "# games: end")?;
    let mark = text.lines().find(|line| line.trim().starts_with(&format!("# games: {name} ")))?;
    let (before, rest) = text.split_once(&format!("{mark}\n"))?;
    let (_, after) = rest.split_once(end)?;
    let indent = &mark[..mark.len() - mark.trim_start().len()];
    Some(format!("{before}{mark}\n{lines}{indent}{end}{after}"))
}
