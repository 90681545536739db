use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Result};
use crate::list::{self, Game};
use crate::steps::{Outcome, Step, Steps};
use crate::tools::{self, cargo, root, target_folder};

/// A version of rules that was frozen, as a line of `frozen/list.txt` says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frozen {
    /// The version.
    pub(crate) rules: u32,
    /// The hash of the module.
    pub(crate) module: String,
}

/// What the list of a game begins with.
const NOTE: &str = "# Written by `cargo run -p xtask -- freeze`: the version of the rules, the hash of the module, the card set in its box.\n";

/// The versions of a game's rules that were frozen.
pub(crate) fn frozen(game: &Game) -> Result<Vec<Frozen>> {
    let Ok(list) = fs::read_to_string(game.part("frozen").join("list.txt")) else { return Ok(Vec::new()) };
    let lines = list.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let mut words = line.split_whitespace();
            let rules = words.next().and_then(|word| word.parse().ok());
            rules.zip(words.next()).map(|(rules, module)| Frozen { rules, module: module.to_owned() }).ok_or_else(
                || Failure::new(format!("games/{}/frozen/list.txt: `{line}` is no line of it", game.folder)),
            )
        })
        .collect()
}

/// Makes a module of a game as it is, and keeps it, or lays it into a folder.
pub(crate) fn command(words: &[&str]) -> Result<()> {
    let (name, folder) = match *words {
        [name] => (name, None),
        [name, "--into", folder] => (name, Some(PathBuf::from(folder))),
        _ => return Err(Failure::new("say `freeze GAME`, or `freeze GAME --into FOLDER` to keep nothing")),
    };
    let game = list::games()?.into_iter().find(|game| game.slug() == name || game.folder == name);
    let game = game.ok_or_else(|| Failure::new(format!("there is no game `{name}`")))?;
    let steps = Steps::new("freeze", &["Compiler for modules", "Module", "Trial"])?;
    let done = steps.show(|| {
        steps.step("Compiler for modules", |step| tools::wasm_target(step).map(|_| Outcome::default()))?;
        steps.step("Module", |step| compile(step, &game).map(|()| Outcome::default()))?;
        steps.step("Trial", |step| try_out(step, &game, folder.as_deref()).map(Outcome::new))
    });
    done.map_err(|failure| steps.trouble("freeze", failure))
}

/// Compiles the module of a game: the same bytes on every machine and in every folder.
fn compile(step: &Step<'_>, game: &Game) -> Result<()> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo"))).unwrap_or_default();
    let mut flags = OsString::from("--cfg=frozen_module");
    // What lies within another folder comes last, since the last that fits is taken.
    for (folder, name) in [(home, "/cargo"), (target_folder(), "/target"), (root(), "/boardroom")] {
        flags.push("\x1f--remap-path-prefix=");
        flags.push(folder);
        flags.push("=");
        flags.push(name);
    }
    let mut build = cargo(&["build", "--locked", "--package", "module", "--features", &game.folder]);
    build.args(["--target", "wasm32-unknown-unknown", "--profile", "module"]);
    build.env("CARGO_ENCODED_RUSTFLAGS", flags);
    step.run(&mut build).map(drop)
}

/// Tries the module, weighs it and lays it where it is kept; says what it is.
fn try_out(step: &Step<'_>, game: &Game, folder: Option<&Path>) -> Result<String> {
    let kept = game.part("frozen");
    let mut keep = cargo(&["run", "--quiet", "--locked", "--package", "frozen", "--example", "keep", "--"]);
    keep.arg(target_folder().join("wasm32-unknown-unknown/module/module.wasm")).arg(folder.unwrap_or(&kept));
    let said = step.run(&mut keep)?.output;
    let Some(line) = said.iter().find_map(|line| line.strip_prefix("module ")) else {
        return Err(Failure::new("the trial did not say what the module is").with(said.join("\n")));
    };
    let weight = said.iter().find_map(|line| line.strip_prefix("weight ")).unwrap_or_default();
    if folder.is_none() {
        keep_line(game, line)?;
        list::write()?;
    }
    Ok(format!("{weight}, {line}"))
}

/// Adds a line to what was frozen of a game; a version is frozen once.
fn keep_line(game: &Game, line: &str) -> Result<()> {
    let rules = line.split_whitespace().next().unwrap_or_default();
    let list = game.part("frozen").join("list.txt");
    let before = fs::read_to_string(&list).unwrap_or_else(|_| NOTE.to_owned());
    if before.lines().any(|known| known == line) {
        return Ok(());
    }
    if frozen(game)?.iter().any(|known| known.rules.to_string() == rules) {
        let what = format!("version {rules} of the rules of {} was frozen already, as another module", game.folder);
        return Err(Failure::new(what).with("Raise `rules` in its `INFO` first."));
    }
    Ok(fs::write(list, format!("{before}{line}\n"))?)
}
