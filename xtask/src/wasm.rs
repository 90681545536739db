use std::path::PathBuf;
use std::process::Command;

use crate::failure::{Failure, Result};
use crate::list;
use crate::steps::Step;
use crate::tools::{cargo, root};

/// Calls the program, which needs nothing from outside, and ends with its code; a test that fails is a trap.
const RUNNER: &str = "
const program = new WebAssembly.Module(require('node:fs').readFileSync(process.argv[1]));
process.exit(new WebAssembly.Instance(program, {}).exports.main(0, 0));
";

/// The crates whose tests run on wasm32 as well: the engine and the rules.
fn rules() -> Result<Vec<String>> {
    Ok(["table".to_owned()].into_iter().chain(list::games()?.into_iter().map(|game| game.folder)).collect())
}

/// Runs the tests of the rules on wasm32, contract included.
pub(crate) fn test(step: &Step<'_>) -> Result<String> {
    let mut build = cargo(&["test", "--lib", "--no-run", "--target", "wasm32-unknown-unknown"]);
    let crates = rules()?;
    for rules in &crates {
        build.args(["--package", rules]);
    }
    let programs = programs(&step.run(&mut build)?.errors);
    if programs.len() != crates.len() {
        let said = format!("{} crates of rules gave {} test programs", crates.len(), programs.len());
        return Err(Failure::new(said));
    }
    let count = programs.len();
    step.on_all_cores(programs, |program| {
        // Such a program can print nothing: it ends well, or a failing test stops it.
        step.run(Command::new("node").args(["--eval", RUNNER]).arg(root().join(program))).map(drop).map_err(|failure| {
            failure.with("A test failed on wasm32; the same tests run natively, where a failure says what is wrong.")
        })
    })?;
    Ok(format!("{count} crates"))
}

/// The test programs that cargo names: "  Executable unittests src/lib.rs (target/…/bids-0123.wasm)".
fn programs(said: &[String]) -> Vec<PathBuf> {
    let named = said.iter().filter(|line| line.trim_start().starts_with("Executable "));
    named.filter_map(|line| Some(line.rsplit_once('(')?.1.strip_suffix(')')?.into())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_read_from_what_cargo_says() {
        let said = ["   Compiling bids v1", "  Executable unittests src/lib.rs (target/wasm32/deps/bids-01.wasm)"];
        assert_eq!(programs(&said.map(str::to_owned)), [PathBuf::from("target/wasm32/deps/bids-01.wasm")]);
    }
}
