//! Chores of the project, run by cargo aliases.

#![forbid(unsafe_code)]

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

fn run(words: &[String]) -> Result<()> {
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["verify"] => verify::run_and_time(),
        ["wasm", module, ..] => wasm::run_tests(module.as_ref()),
        _ => bail!("say `verify` to run everything that must hold, or `wasm FILE` to run the tests of a wasm32 module"),
    }
}
