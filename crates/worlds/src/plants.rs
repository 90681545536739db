//! Mistakes that are planted in a copy of the tree, to see whether worlds find them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

/// In how many worlds a mistake is looked for.
const WORLDS: u64 = 3_000;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace").to_owned()
}

/// The mistakes, in the order of their numbers.
///
/// # Errors
/// When they cannot be read.
pub fn plants() -> Result<Vec<PathBuf>> {
    let folder = root().join("crates/worlds/plants");
    let mut plants: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_, std::io::Error>>()?;
    plants.retain(|path| path.extension().is_some_and(|extension| extension == "patch"));
    plants.sort();
    Ok(plants)
}

/// Plants each mistake whose name has `part` in it, alone, builds what comes of it and lives through worlds until one
/// is wrong. What is committed is planted in; what is only in the folder is not.
///
/// # Errors
/// When a mistake does not fit, or what comes of it does not compile.
pub fn try_all(part: &str) -> Result<()> {
    let garden = root().join("target/plants");
    let tree = garden.join("tree");
    if !tree.exists() {
        fs::create_dir_all(&garden)?;
        run(Command::new("git").args(["worktree", "add", "--detach"]).arg(&tree).current_dir(root()))?;
    }
    let head = Command::new("git").args(["rev-parse", "HEAD"]).current_dir(root()).output()?;
    let head = String::from_utf8(head.stdout)?;
    for plant in plants()? {
        let name = plant.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if !name.contains(part) {
            continue;
        }
        run(Command::new("git").args(["checkout", "--force", "--quiet", "--detach", head.trim()]).current_dir(&tree))?;
        run(Command::new("git").arg("apply").arg(&plant).current_dir(&tree)).context(name.clone())?;
        let mut cargo = Command::new("cargo");
        cargo.args(["run", "--quiet", "--package", "worlds", "--", "--until-wrong", "--count", &WORLDS.to_string()]);
        cargo.env("CARGO_TARGET_DIR", garden.join("target")).current_dir(&tree);
        let said = cargo.output()?;
        let text = String::from_utf8_lossy(&said.stdout);
        ensure!(
            said.status.success() || text.starts_with("world "),
            "{name}: {}",
            String::from_utf8_lossy(&said.stderr)
        );
        match text.lines().find(|line| line.starts_with("world ")) {
            Some(line) => println!("{name}: {}", line.chars().take(160).collect::<String>()),
            None => println!("{name}: not found in {WORLDS} worlds"),
        }
    }
    Ok(())
}

fn run(command: &mut Command) -> Result<()> {
    let done = command.output()?;
    ensure!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
    Ok(())
}
