mod borrowed;
mod name;
mod template;
mod trial;

use std::fs;

use crate::failure::{Failure, Result};
use crate::list::{self, Game};
use crate::steps::Steps;
use crate::tools::{cargo, root};

pub(crate) use trial::run as trial;

/// Does what is asked about games.
pub(crate) fn command(words: &[&str]) -> Result<()> {
    match *words {
        ["new", name] => new(&name::read(name)?),
        ["try"] => {
            let steps = Steps::new("game", &["A new game"])?;
            let done = steps.show(|| steps.step("A new game", trial));
            done.map_err(|failure| steps.trouble("game", failure))
        }
        _ => Err(Failure::new("`cargo game` takes")
            .with("new NAME    makes a folder under games/ with a small complete bidding game, ready to be changed")
            .with("try         makes one in a copy of the tree, tests it and plays it")),
    }
}

/// Makes a game that can be played at once.
fn new(game: &Game) -> Result<()> {
    template::write(game)?;
    let list = root().join("games/list.txt");
    let lines = fs::read_to_string(&list)?;
    fs::write(&list, format!("{}\n{}\n", lines.trim_end(), game.folder))?;
    println!("\n  These follow from the new line in games/list.txt:");
    list::write()?;
    let crates = [game.folder.clone(), format!("{}_face", game.folder)];
    let status = cargo(&["fmt", "--package", &crates[0], "--package", &crates[1]]).status()?;
    if !status.success() {
        return Err(Failure::new("`cargo fmt` could not format the new crates"));
    }
    println!("\n{}\n", next(game));
    Ok(())
}

/// What to do with a new game.
fn next(game: &Game) -> String {
    let (folder, slug, title) = (&game.folder, game.slug(), game.words().join(" "));
    format!(
        "  {title} lies in games/{folder}: a small complete bidding game, to be made into another.

    play it           cargo boardroom play {slug}
    in the browser    cargo boardroom
    test it           cargo nextest run -p {folder} -p {folder}_face -p faces -p xtask
    is it fair        cargo boardroom balance {slug} --games 2000

  Begin with the numbers in games/{folder}/rules/cards.toml; docs/make-a-game.md goes on from there."
    )
}
