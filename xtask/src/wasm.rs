use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

/// Calls the program, which needs nothing from outside, and ends with its code; a test that fails is a trap.
const RUNNER: &str = "
const program = new WebAssembly.Module(require('node:fs').readFileSync(process.argv[1]));
process.exit(new WebAssembly.Instance(program, {}).exports.main(0, 0));
";

/// Runs a test program that was built for wasm32-unknown-unknown.
///
/// Such a program can print nothing: it ends well, or a failing test stops it.
/// The same tests run natively, where a failure says what is wrong.
pub(crate) fn run_tests(module: &Path) -> Result<()> {
    let ended = Command::new("node").args(["--eval", RUNNER]).arg(module).output().context("node cannot be started")?;
    if !ended.status.success() {
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        bail!("a test failed on wasm32; run the same tests natively to see which\n{said}");
    }
    Ok(())
}
