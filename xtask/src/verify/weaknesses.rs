use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::failure::{Failure, Result};
use crate::figures::grouped;
use crate::steps::{Outcome, Step};
use crate::tools::{cargo, root, works};

/// Where the list of known weaknesses is kept.
const LIST: &str = "https://github.com/rustsec/advisory-db";

/// How long somebody waits for an answer from there.
const PATIENCE: Duration = Duration::from_secs(10);

/// The variable that asks for the check wherever this runs: where the list cannot be had, it fails.
const REQUIRED: &str = "BOARDROOM_WEAKNESSES";

/// What is said where the list cannot be had, and how to look for it elsewhere.
pub(super) const UNCHECKED: &str = "known weaknesses: no network";
pub(super) const ELSEWHERE: &str = "Where there is a network:  cargo deny check advisories";

/// Checks what the tree stands on for known weaknesses, where their list can be had.
///
/// Licences and sources are looked at by a test (`xtask/tests/dependencies.rs`).
pub(super) fn check(step: &Step<'_>) -> Result<Outcome> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock"))?;
    let crates = lock.lines().filter(|line| line.starts_with("source = ")).count() as u32;
    let said = Outcome::new(format!("{} crates", grouped(crates)));
    if !is_within_reach() {
        if std::env::var_os(REQUIRED).is_some_and(|value| value == "required") {
            return Err(Failure::new(format!("{LIST} cannot be reached, and {REQUIRED} asks for what it says")));
        }
        return Ok(said.without(UNCHECKED));
    }
    if !works("cargo", &["deny", "--version"]) {
        // It runs for a moment and builds for minutes: unoptimised is fast enough.
        step.run(&mut cargo(&["install", "--locked", "--debug", "cargo-deny"]))?;
    }
    let check = step.run(&mut cargo(&["deny", "--all-features", "check", "advisories"]));
    check.map(|_| said).map_err(|failure| failure.with("`cargo deny check advisories` says it again, alone."))
}

/// Whether the list can be had: asked of git, which knows the proxies of this machine.
fn is_within_reach() -> bool {
    let ask = Command::new("git")
        .args(["ls-remote", "--exit-code", LIST, "HEAD"])
        .env("GIT_TERMINAL_PROMPT", "0")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut asking) = ask else { return false };
    let since = Instant::now();
    while since.elapsed() < PATIENCE {
        match asking.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(50)),
            Err(_) => return false,
        }
    }
    // It is ended here and waited for, so that nothing is left of it.
    let _ = asking.kill();
    let _ = asking.wait();
    false
}
