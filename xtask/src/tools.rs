use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Instant;

use anyhow::{Context as _, Result, anyhow, bail};

/// The folder of the whole project.
pub(crate) fn root() -> PathBuf {
    // Asked when it runs: a folder of builds may be shared by several copies of the project.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    here.parent().map(PathBuf::from).unwrap_or_default()
}

/// The command that runs cargo with these words.
pub(crate) fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words);
    command
}

/// Runs a command to its end and fails where it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let said = format!("{command:?}").replace('"', "");
    println!("\n== {said}");
    let start = Instant::now();
    let status = command.status().with_context(|| format!("{said} cannot be started"))?;
    if !status.success() {
        bail!("{said} failed");
    }
    println!("   {} s", start.elapsed().as_secs());
    Ok(())
}

/// Runs a build that reports in JSON and gives the programs that it made.
pub(crate) fn executables(command: &mut Command) -> Result<Vec<PathBuf>> {
    let said = format!("{command:?}").replace('"', "");
    println!("\n== {said}");
    let start = Instant::now();
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("{said} cannot be started"))?;
    if !output.status.success() {
        bail!("{said} failed");
    }
    println!("   {} s", start.elapsed().as_secs());
    let reports = String::from_utf8_lossy(&output.stdout).into_owned();
    let reports = reports.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    Ok(reports.filter_map(|report| report.get("executable")?.as_str().map(PathBuf::from)).collect())
}

/// Whether a command can be run at all.
pub(crate) fn works(program: &str, words: &[&str]) -> bool {
    let status = Command::new(program).args(words).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Does something with each of these, on as many threads as there are cores, the last first.
pub(crate) fn on_all_cores<T: Send>(things: Vec<T>, work: impl Fn(T) -> Result<()> + Sync) -> Result<()> {
    let things = Mutex::new(things);
    let worker = || {
        while let Some(thing) = things.lock().ok().and_then(|mut things| things.pop()) {
            work(thing)?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|_| Err(anyhow!("a worker panicked"))))
    })
}

/// Installs the wasm32 target where it is missing.
pub(crate) fn wasm_target() -> Result<()> {
    let installed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    let there =
        installed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains("wasm32-unknown-unknown"));
    if there { Ok(()) } else { run(Command::new("rustup").args(["target", "add", "wasm32-unknown-unknown"])) }
}

/// Installs the test runner where it is missing.
pub(crate) fn nextest() -> Result<()> {
    if works("cargo", &["nextest", "--version"]) {
        return Ok(());
    }
    run(&mut cargo(&["install", "--locked", "cargo-nextest"]))
}

/// Installs the program that checks dependencies where it is missing.
pub(crate) fn deny() -> Result<()> {
    if works("cargo", &["deny", "--version"]) {
        return Ok(());
    }
    // It runs for a moment and builds for minutes: unoptimised is fast enough.
    run(&mut cargo(&["install", "--locked", "--debug", "cargo-deny"]))
}

/// Installs the program that builds and runs fuzz targets where it is missing.
pub(crate) fn fuzz() -> Result<()> {
    if works("cargo", &["fuzz", "--version"]) {
        return Ok(());
    }
    run(&mut cargo(&["install", "--locked", "--debug", "cargo-fuzz"]))
}

/// Installs PostgreSQL where it is missing; the tests start a server of their own.
pub(crate) fn postgres() -> Result<()> {
    if works("initdb", &["--version"]) || std::path::Path::new("/usr/lib/postgresql").exists() {
        return Ok(());
    }
    install("PostgreSQL", "postgresql")
}

/// Installs the browser that the tests of the page drive, where it is missing.
pub(crate) fn chromium() -> Result<()> {
    let known = ["chromium", "chromium-browser", "google-chrome"];
    if std::env::var_os("CHROMIUM").is_some() || known.iter().any(|program| works(program, &["--version"])) {
        return Ok(());
    }
    install("Chromium", "chromium fonts-liberation fonts-ipafont-gothic")
}

/// Installs Node.js where it is missing: it runs the tests of the rules on wasm32, and installs what pages are tested with.
pub(crate) fn node() -> Result<()> {
    if works("node", &["--version"]) && works("npm", &["--version"]) {
        return Ok(());
    }
    install("Node.js", "nodejs npm")
}

/// Installs axe-core, which the tests of the page look for barriers with, where it is missing.
pub(crate) fn axe() -> Result<()> {
    let folder = target_folder().join("axe");
    if folder.join("node_modules/axe-core/axe.min.js").exists() {
        return Ok(());
    }
    run(Command::new("npm")
        .args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"])
        .arg(folder)
        .arg("axe-core@4"))
}

/// Makes an environment for Python with what builds and tests the package, where it is missing; gives its folder.
pub(crate) fn python() -> Result<PathBuf> {
    let folder = target_folder().join("python");
    if folder.join("bin/pytest").exists() && folder.join("bin/maturin").exists() {
        return Ok(folder);
    }
    if !works("python3", &["-c", "import ensurepip, venv"]) {
        install("Python", "python3 python3-venv")?;
    }
    run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let packages = ["maturin>=1.9,<2", "pytest>=8,<10"];
    run(Command::new(folder.join("bin/pip"))
        .args(["install", "--quiet", "--disable-pip-version-check"])
        .args(packages))?;
    Ok(folder)
}

/// Where cargo builds.
pub(crate) fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Installs packages of the system, or says which ones somebody has to install.
fn install(name: &str, packages: &str) -> Result<()> {
    let apt = format!("apt-get install --yes --no-install-recommends {packages}");
    if !works("apt-get", &["--version"]) {
        bail!("the tests need {name}: install it with your system's packages (on Debian: {apt})");
    }
    run(Command::new("apt-get").arg("update"))?;
    run(Command::new("apt-get").args(apt.split(' ').skip(1)).env("DEBIAN_FRONTEND", "noninteractive"))
}
