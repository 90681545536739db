//! Chores of the project, run by cargo aliases.

#![forbid(unsafe_code)]

mod client;
mod fuzz;
mod list;
mod python;
mod style;
mod tools;
mod verify;
mod wasm;

use std::process::ExitCode;

use anyhow::{Result, bail};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the program; before it serves, the page is built, so that it has one to hand out.
fn boardroom(words: &[String]) -> Result<()> {
    if words.first().is_none_or(|word| word.starts_with('-') || word == "serve") {
        client::build(client::Profile::Page)?;
    }
    let program = ["run", "--release", "--quiet", "--package", "cli", "--bin", "boardroom", "--"];
    let status = tools::cargo(&program).args(words).status()?;
    std::process::exit(status.code().unwrap_or(1))
}

fn run(words: &[String]) -> Result<()> {
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["client"] => client::build(client::Profile::Page).map(drop),
        ["client", "--quick"] => client::build(client::Profile::Quick).map(drop),
        ["boardroom", ..] => boardroom(&words[1..]),
        ["fuzz", seconds] => fuzz::try_all(seconds.parse()?),
        ["list"] => list::write(),
        ["list", "--check"] => list::check(),
        ["python"] => python::test(),
        ["verify"] => verify::run_and_time(),
        ["wasm", module, ..] => wasm::run_tests(module.as_ref()),
        _ => bail!(
            "say `verify` to run everything that must hold, `client` (or `client --quick`) to build the page, `fuzz SECONDS` to try every target of the fuzzer for a while, `list` to write everything that follows from the list of games, `python` to run the tests of the Python package, or `wasm FILE` to run the tests of a wasm32 module"
        ),
    }
}
