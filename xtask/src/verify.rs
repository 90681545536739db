use std::time::Instant;

use anyhow::Result;

use crate::tools::{self, cargo, run};

/// The crates whose tests run on wasm32 as well: the engine and the rules.
pub(crate) const RULES: [&str; 6] = ["table", "bidness", "silicon_valley", "bidders", "bids", "furnace"];

/// Runs everything that must hold, and installs what that needs.
pub(crate) fn run_all() -> Result<()> {
    tools::wasm_target()?;
    tools::nextest()?;
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--quiet", "--", "-D", "warnings"]))?;
    run(cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    run(&mut cargo(&["test", "--workspace", "--doc", "--quiet"]))?;
    wasm()?;
    run(&mut cargo(&[
        "nextest",
        "run",
        "--workspace",
        "--all-features",
        "--status-level",
        "slow",
        "--final-status-level",
        "fail",
    ]))
}

/// Runs the tests of the rules on wasm32, contract included.
fn wasm() -> Result<()> {
    let runner = std::env::current_exe()?;
    let runner = format!("{} wasm", runner.display());
    let mut command = cargo(&["test", "--lib", "--target", "wasm32-unknown-unknown", "--quiet"]);
    for rules in RULES {
        command.args(["--package", rules]);
    }
    // An interpreter runs them: what is well optimised is fast enough there.
    command.env("CARGO_PROFILE_TEST_OPT_LEVEL", "3");
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner);
    run(&mut command)
}

/// Runs everything and says how long it took.
pub(crate) fn run_and_time() -> Result<()> {
    let start = Instant::now();
    run_all()?;
    println!("\nEverything holds ({} s).", start.elapsed().as_secs());
    Ok(())
}
