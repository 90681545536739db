use std::time::Instant;

use anyhow::Result;

use crate::client;
use crate::fuzz;
use crate::list;
use crate::python;
use crate::tools::{self, cargo, run};
use crate::wasm;

/// How long each target of the fuzzer is tried.
const FUZZED_SECONDS: u32 = 3;

/// Runs everything that must hold, and installs what that needs.
pub(crate) fn run_all() -> Result<()> {
    tools::wasm_target()?;
    tools::nextest()?;
    tools::postgres()?;
    tools::chromium()?;
    tools::node()?;
    tools::axe()?;
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    dependencies()?;
    run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--quiet", "--", "-D", "warnings"]))?;
    fuzz::check()?;
    run(cargo(&["doc", "--workspace", "--all-features", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    run(&mut cargo(&["test", "--workspace", "--all-features", "--doc", "--quiet"]))?;
    wasm_tests()?;
    python::test()?;
    fuzz::try_all(FUZZED_SECONDS)?;
    client::check_size(&client::build(client::Profile::Page)?)?;
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

/// Checks what the tree stands on: licences, sources, and known weaknesses where their list can be had.
fn dependencies() -> Result<()> {
    tools::deny()?;
    run(&mut cargo(&["deny", "check", "licenses", "bans", "sources"]))?;
    if tools::works("cargo", &["deny", "fetch", "db"]) {
        return run(&mut cargo(&["deny", "check", "advisories"]));
    }
    println!("\n== the list of known weaknesses cannot be reached: NOT checked");
    Ok(())
}

/// Runs the tests of the rules on wasm32, contract included.
fn wasm_tests() -> Result<()> {
    let mut command = cargo(&[
        "test",
        "--lib",
        "--no-run",
        "--target",
        "wasm32-unknown-unknown",
        "--quiet",
        "--message-format",
        "json",
    ]);
    let rules: Vec<String> =
        ["table".to_owned()].into_iter().chain(list::games()?.into_iter().map(|game| game.folder)).collect();
    for rules in &rules {
        command.args(["--package", rules]);
    }
    let programs = tools::executables(&mut command)?;
    anyhow::ensure!(
        programs.len() == rules.len(),
        "{} crates of rules gave {} test programs",
        rules.len(),
        programs.len()
    );
    tools::on_all_cores(programs, |program| {
        println!("   on wasm32: {}", program.file_stem().unwrap_or_default().display());
        wasm::run_tests(&program)
    })
}

/// Runs everything and says how long it took.
pub(crate) fn run_and_time() -> Result<()> {
    let start = Instant::now();
    run_all()?;
    println!("\nEverything holds ({} s).", start.elapsed().as_secs());
    Ok(())
}
