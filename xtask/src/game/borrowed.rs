use std::fs::{self, File};
use std::path::Path;

use crate::failure::Result;

/// What is built of others' packages is the same for every copy of the tree: it is taken over, instead of being built anew.
///
/// `ours` are the packages of the tree; what is built of them belongs to the one copy that it was built of.
pub(super) fn take_over(from: &Path, to: &Path, ours: &[String]) -> Result<()> {
    if !from.is_dir() {
        return Ok(());
    }
    let is_ours = |name: &str| {
        let package = name.rsplit_once('-').map_or(name, |(package, _)| package).replace('-', "_");
        ours.iter().any(|own| own.replace('-', "_") == package)
    };
    for folder in [".fingerprint", "build"] {
        for name in names(&from.join(folder))?.iter().filter(|name| !is_ours(name)) {
            copy(&from.join(folder).join(name), &to.join(folder).join(name))?;
        }
    }
    fs::create_dir_all(to.join("deps"))?;
    for name in names(&from.join("deps"))? {
        let Some((stem, kind)) = name.rsplit_once('.') else { continue };
        let copy = to.join("deps").join(&name);
        let is_used = matches!(kind, "rlib" | "rmeta" | "so" | "dylib");
        if is_used && !is_ours(stem.strip_prefix("lib").unwrap_or(stem)) && !copy.exists() {
            // Nobody writes into a library once it is there: one file serves both.
            fs::hard_link(from.join("deps").join(&name), copy)?;
        }
    }
    Ok(())
}

/// Copies a folder that is not there yet. Times stay: cargo takes what is younger than what was made of it for changed.
fn copy(from: &Path, to: &Path) -> Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for name in names(from)? {
            copy(&from.join(&name), &to.join(&name))?;
        }
    } else if !to.exists() {
        fs::copy(from, to)?;
        File::options().append(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)?;
    }
    Ok(())
}

fn names(folder: &Path) -> Result<Vec<String>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.extend(entry?.file_name().into_string().ok());
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_of_others_are_taken_over_and_those_of_the_tree_are_not() {
        let folder = std::env::temp_dir().join(format!("boardroom-borrowed-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        for part in [".fingerprint/serde-1f", ".fingerprint/table-2e", "build/ring-3d", "deps"] {
            fs::create_dir_all(from.join(part)).expect("a folder");
        }
        for file in [".fingerprint/serde-1f/lib", ".fingerprint/table-2e/lib", "build/ring-3d/output"] {
            fs::write(from.join(file), file).expect("a file");
        }
        for file in ["libserde-1f.rlib", "libtable-2e.rlib", "it-4c", "libsilicon_valley-5b.rmeta"] {
            fs::write(from.join("deps").join(file), file).expect("a file");
        }
        let ours = ["table", "silicon-valley"].map(str::to_owned);
        take_over(&from, &to, &ours).expect("it is taken over");
        take_over(&from, &to, &ours).expect("once more changes nothing");
        assert_eq!(names(&to.join("deps")).expect("a folder"), ["libserde-1f.rlib"]);
        assert_eq!(names(&to.join(".fingerprint")).expect("a folder"), ["serde-1f"]);
        let modified = |place: &Path| fs::metadata(place.join("build/ring-3d/output")).and_then(|file| file.modified());
        assert_eq!(modified(&from).expect("a time"), modified(&to).expect("a time"));
        take_over(&folder.join("nowhere"), &to, &ours).expect("nothing is there to be taken over");
        fs::remove_dir_all(&folder).expect("it is ours");
    }
}
