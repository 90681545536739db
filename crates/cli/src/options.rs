use std::fs;

use anyhow::Result;
use table::{Game, set_option};

use crate::args::TableArgs;
use crate::trouble::{OrTrouble as _, Trouble};

/// The options that the command line asks for.
pub(crate) fn of<G: Game>(args: &TableArgs) -> Result<G::Options> {
    let mut options = G::Options::default();
    for option in &args.options {
        let (name, value) =
            option.split_once('=').or_trouble(|| Trouble::new("not-an-option").with("option", option))?;
        set_option(&mut options, name.trim(), value.trim())?;
    }
    if let Some(path) = &args.cards {
        let cards = fs::read_to_string(path).or_trouble(|| Trouble::with_file("file-unreadable", path))?;
        set_option(&mut options, "cards", &cards).or_trouble(|| Trouble::with_file("file-bad", path))?;
    }
    Ok(options)
}
