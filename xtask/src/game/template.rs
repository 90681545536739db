use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Result;
use crate::list::Game;
use crate::tools::root;

/// Writes the folder of a game as the template has it, under its own name.
pub(super) fn write(game: &Game) -> Result<()> {
    let template = root().join("xtask/template");
    for file in files(&template)? {
        let relative = file.strip_prefix(&template).unwrap_or(&file);
        let path = game.part("").join(relative);
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        fs::write(path, filled(&fs::read_to_string(&file)?, relative, game))?;
    }
    Ok(())
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { files.extend(self::files(&path)?) } else { files.push(path) }
    }
    Ok(files)
}

/// A file of the template in which the game is called by its own name.
///
/// A name of several words is written otherwise as a crate, as a type, as a title, and in addresses and messages.
fn filled(text: &str, path: &Path, game: &Game) -> String {
    let marked = match path.extension().and_then(|extension| extension.to_str()) {
        Some("rs") => text.split_inclusive('\n').map(marked).collect(),
        Some("toml") => text.replace("pennies", FOLDER).replace("Pennies", TITLE),
        Some(_) | None => text.replace("pennies", SLUG).replace("Pennies", TITLE),
    };
    let words = game.words();
    let spine: String = words.iter().take(2).map(|word| &word[..1]).collect();
    let named = marked.replace(FOLDER, &game.folder).replace(SLUG, &game.slug());
    named.replace(TITLE, &words.join(" ")).replace(TYPE, &words.concat()).replace(SPINE, &spine)
}

/// Where a form of the name stands: signs that no text has, since the name itself may have "pennies" in it.
const FOLDER: &str = "\u{1}";
const SLUG: &str = "\u{2}";
const TITLE: &str = "\u{3}";
const TYPE: &str = "\u{4}";
const SPINE: &str = "\u{5}";

/// A line of Rust with a sign wherever the name stands.
fn marked(line: &str) -> String {
    if line.trim_start().starts_with("//") {
        return line.replace("Pennies", TITLE);
    }
    let quoted = |text: &str| format!("\"{text}\"");
    let line = line.replace("spine: \"P\"", &format!("spine: {}", quoted(SPINE)));
    let line = line.replace(&quoted("Pennies"), &quoted(TITLE)).replace("Pennies", TYPE);
    let line = line.replace(&quoted("pennies"), &quoted(SLUG)).replace("pennies-", &format!("{SLUG}-"));
    line.replace("-pennies", &format!("-{SLUG}")).replace("pennies", FOLDER)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    fn game(folder: &str) -> Game {
        Game { folder: folder.to_owned() }
    }

    #[test]
    fn a_name_of_several_words_is_written_as_it_has_to_be_everywhere() {
        let filled = |path: &str, text: &str| filled(text, Path::new(path), &game("two_coins"));
        assert_eq!(
            super::filled("use pennies::Pennies; // pennies-a", Path::new("a.rs"), &game("new_pennies")),
            "use new_pennies::NewPennies; // new-pennies-a"
        );
        assert_eq!(filled("a.rs", "//! The rules of Pennies.\n"), "//! The rules of Two Coins.\n");
        assert_eq!(filled("a.rs", "use pennies::Pennies;"), "use two_coins::TwoCoins;");
        assert_eq!(filled("a.rs", "words.text(\"set-pennies-a\")"), "words.text(\"set-two-coins-a\")");
        assert_eq!(
            filled("a.rs", "slug: \"pennies\", title: \"Pennies\", spine: \"P\""),
            "slug: \"two-coins\", title: \"Two Coins\", spine: \"TC\""
        );
        assert_eq!(filled("Cargo.toml", "name = \"pennies_face\" # Pennies"), "name = \"two_coins_face\" # Two Coins");
        assert_eq!(filled("en.ftl", "pennies-tagline = Pennies"), "two-coins-tagline = Two Coins");
    }

    #[test]
    fn a_game_that_is_called_like_the_template_is_the_template() {
        let template = root().join("xtask/template");
        let files = files(&template).expect("a folder");
        assert!(files.len() > 20, "{}", files.len());
        for file in files {
            let text = fs::read_to_string(&file).expect("a text");
            assert_eq!(filled(&text, &file, &game("pennies")), text, "{}", file.display());
        }
    }

    #[test]
    fn the_template_is_formatted() {
        let tops = ["rules/src/lib.rs", "face/src/lib.rs", "face/tests/rules.rs"];
        let tops = tops.map(|file| root().join("xtask/template").join(file));
        let mut format = Command::new("rustfmt");
        format.args(["--check", "--edition", "2024", "--config-path"]).arg(root().join("rustfmt.toml"));
        let said = format.args(tops).current_dir(root()).output().expect("rustfmt comes with Rust");
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stdout));
    }
}
