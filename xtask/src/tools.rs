use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::failure::{Failure, Result};
use crate::steps::Step;

/// The folder of the whole project.
pub(crate) fn root() -> PathBuf {
    // Asked when it runs: a folder of builds may be shared by several copies of the project.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    here.parent().map(PathBuf::from).unwrap_or_default()
}

/// Where cargo builds.
pub(crate) fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Where these chores keep what they remember.
pub(crate) fn own_folder() -> PathBuf {
    target_folder().join("boardroom")
}

/// How many things can be done at once.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The command that runs cargo with these words, in the folder of the project, and says how far it is.
pub(crate) fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words).current_dir(root());
    command.envs([("CARGO_TERM_PROGRESS_WHEN", "always"), ("CARGO_TERM_PROGRESS_WIDTH", "100")]);
    command.env("CARGO_TERM_COLOR", "never");
    // This program was itself run by cargo, and what that told it is not meant for others.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&*name);
        }
    }
    command
}

/// Whether a command can be run at all.
pub(crate) fn works(program: &str, words: &[&str]) -> bool {
    let quiet =
        Command::new(program).args(words).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// Installs the wasm32 target where it is missing; says whether it was.
pub(crate) fn wasm_target(step: &Step<'_>) -> Result<bool> {
    if has_wasm_target() {
        return Ok(false);
    }
    let add = step.run(Command::new("rustup").args(["target", "add", "wasm32-unknown-unknown"]).current_dir(root()));
    add.map(|_| true).map_err(|failure| {
        failure.with(
            "The page is compiled for browsers; its compiler comes with: rustup target add wasm32-unknown-unknown",
        )
    })
}

pub(crate) fn has_wasm_target() -> bool {
    let home = Command::new("rustc").args(["--print", "sysroot"]).current_dir(root()).output();
    let home = home.map(|said| String::from_utf8_lossy(&said.stdout).trim().to_owned()).unwrap_or_default();
    !home.is_empty() && Path::new(&home).join("lib/rustlib/wasm32-unknown-unknown/lib").exists()
}

/// Something that the tests need besides Rust: what it is called, whether it is there, and how it comes.
type Needed = (&'static str, fn() -> bool, fn(&Step<'_>) -> Result<()>);

const NEEDED: [Needed; 6] = [
    ("wasm32", has_wasm_target, |step| wasm_target(step).map(drop)),
    ("cargo-nextest", || works("cargo", &["nextest", "--version"]), nextest),
    ("PostgreSQL", has_postgres, |step| install(step, "PostgreSQL", "postgresql")),
    ("Chromium", has_chromium, chromium),
    (
        "Node.js",
        || works("node", &["--version"]) && works("npm", &["--version"]),
        |step| install(step, "Node.js", "nodejs npm"),
    ),
    ("axe-core", has_axe, axe),
];

/// Installs what the tests need and is missing; gives the names of what was.
pub(crate) fn install_missing(step: &Step<'_>) -> Result<Vec<&'static str>> {
    let missing: Vec<_> = NEEDED.iter().filter(|(_, is_there, _)| !is_there()).collect();
    for (index, (name, _, install)) in missing.iter().enumerate() {
        step.progress(index as u32, missing.len() as u32);
        install(step).map_err(|failure| failure.with(format!("The tests need {name}.")))?;
    }
    Ok(missing.into_iter().map(|(name, ..)| *name).collect())
}

fn nextest(step: &Step<'_>) -> Result<()> {
    // It starts tests and counts them: unoptimised is fast enough, and built in half the time.
    step.run(&mut cargo(&["install", "--locked", "--debug", "cargo-nextest"])).map(drop)
}

/// The tests start a server of their own.
fn has_postgres() -> bool {
    works("initdb", &["--version"]) || Path::new("/usr/lib/postgresql").exists()
}

fn has_chromium() -> bool {
    let known = ["/usr/lib/chromium/chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
    std::env::var_os("CHROMIUM").is_some() || known.iter().any(|program| works(program, &["--version"]))
}

/// The browser without windows, which takes less; the whole one where the system has no other.
fn chromium(step: &Step<'_>) -> Result<()> {
    let fonts = "fonts-liberation fonts-ipafont-gothic";
    install(step, "Chromium", &format!("chromium-headless-shell {fonts}"))
        .or_else(|_| install(step, "Chromium", &format!("chromium {fonts}")))
}

fn has_axe() -> bool {
    target_folder().join("axe/node_modules/axe-core/axe.min.js").exists()
}

/// What the tests of the page look for barriers with.
fn axe(step: &Step<'_>) -> Result<()> {
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(target_folder().join("axe"));
    step.run(npm.arg("axe-core@4")).map(drop)
}

/// The environment for Python, in the hands of one chore: until it is dropped, others wait for it.
///
/// Two would make it at the same time, and the wheel lays its program among the sources of the package for a while.
pub(crate) struct Python {
    /// Where it lies.
    pub(crate) folder: PathBuf,
    _held: File,
}

/// Where the wheel lays what is put beside Python's own programs.
pub(crate) fn python_data() -> PathBuf {
    root().join("python/boardroom.data")
}

/// Takes the environment for Python into one's hands; makes it, with what builds and tests the package, where it is
/// missing.
pub(crate) fn python(step: &Step<'_>) -> Result<Python> {
    let held = hold(&own_folder().join("python.lock"))?;
    let _ = fs::remove_dir_all(python_data());
    let folder = target_folder().join("python");
    if !(folder.join("bin/pytest").exists() && folder.join("bin/maturin").exists()) {
        make_python(step, &folder)?;
    }
    Ok(Python { folder, _held: held })
}

/// Waits until nobody else holds this, here or in another process; it is held until it is dropped.
fn hold(path: &Path) -> Result<File> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    let file = File::create(path)?;
    file.lock()?;
    Ok(file)
}

fn make_python(step: &Step<'_>, folder: &Path) -> Result<()> {
    if !works("python3", &["-c", "import ensurepip, venv"]) {
        install(step, "Python", "python3 python3-venv")?;
    }
    step.run(Command::new("python3").args(["-m", "venv"]).arg(folder))?;
    let packages = ["maturin>=1.9,<2", "pytest>=8,<10"];
    let mut pip = Command::new(folder.join("bin/pip"));
    step.run(pip.args(["install", "--quiet", "--disable-pip-version-check"]).args(packages)).map(drop)
}

/// Installs packages of the system, or says which ones somebody has to install.
fn install(step: &Step<'_>, name: &str, packages: &str) -> Result<()> {
    let words = format!("install --yes --no-install-recommends {packages}");
    if !works("apt-get", &["--version"]) {
        return Err(Failure::new(format!("{name} is missing: install it with your system's packages"))
            .with(format!("On Debian it would be: apt-get {words}")));
    }
    // A list of packages that is old, or half there, still knows most of them.
    let _ = step.run(Command::new("apt-get").arg("update"));
    let done = step.run(Command::new("apt-get").args(words.split(' ')).env("DEBIAN_FRONTEND", "noninteractive"));
    done.map(drop).map_err(|failure| failure.with(format!("As the system's administrator: apt-get {words}")))
}

#[cfg(test)]
mod tests {
    use std::fs::TryLockError;

    use super::*;

    #[test]
    fn what_one_chore_holds_no_other_has_until_it_is_dropped() {
        let path = std::env::temp_dir().join(format!("boardroom-held-{}", std::process::id())).join("lock");
        let held = hold(&path).expect("nobody holds it");
        let other = File::open(&path).expect("it is there");
        assert!(matches!(other.try_lock(), Err(TryLockError::WouldBlock)));
        drop(held);
        assert!(other.try_lock().is_ok());
        fs::remove_dir_all(path.parent().expect("a folder")).expect("it is ours");
    }
}
