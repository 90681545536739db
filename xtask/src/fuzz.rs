use std::fs;
use std::process::Command;

use crate::failure::{Failure, Result};
use crate::steps::{Outcome, Step, Steps};
use crate::tools::{cargo, root, target_folder};

/// What the compiler adds to a target, so that the fuzzer sees which code an input reaches.
///
/// The compiler is a stable one, which has no sanitizers; safe Rust has little use for them.
const SIGHT: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Checks the code of the targets like that of every other crate; gives how many there are.
pub(crate) fn check(step: &Step<'_>) -> Result<usize> {
    let manifest = ["--manifest-path", "fuzz/Cargo.toml"];
    let format = step.run(cargo(&["fmt"]).args(manifest).arg("--check"));
    format.map_err(|failure| failure.with("`cargo fmt --manifest-path fuzz/Cargo.toml` writes it as it should be."))?;
    // Nothing is linked, so the fuzzer itself need not be built; what is checked already is not checked again.
    let mut clippy = cargo(&["clippy"]);
    clippy.args(manifest).args(["--no-default-features", "--all-targets"]).arg("--target-dir").arg(target_folder());
    step.run(clippy.args(["--", "-D", "warnings"]))?;
    Ok(targets()?.len())
}

/// Tries every target for so many seconds, beginning with the corpus; what is new is left in `target/fuzz/found`.
pub(crate) fn try_all(step: &Step<'_>, seconds: u32) -> Result<usize> {
    let folder = target_folder().join("fuzz");
    let mut build = cargo(&["build", "--bins", "--manifest-path", "fuzz/Cargo.toml", "--target", host()?.as_str()]);
    step.run(
        build
            .arg("--target-dir")
            .arg(&folder)
            .env("CARGO_ENCODED_RUSTFLAGS", SIGHT.split_whitespace().collect::<Vec<_>>().join("\u{1f}")),
    )?;
    let targets = targets()?;
    let count = targets.len();
    step.on_all_cores(targets, |target| {
        let found = folder.join("found").join(&target);
        fs::create_dir_all(&found)?;
        let artifacts = root().join("fuzz/artifacts").join(&target);
        fs::create_dir_all(&artifacts)?;
        let mut fuzzer = Command::new(folder.join(host()?).join("debug").join(&target));
        fuzzer.current_dir(root().join("fuzz")).arg(&found);
        // A new game has none: the fuzzer then begins with nothing.
        let corpus = Some(format!("corpus/{target}")).filter(|corpus| root().join("fuzz").join(corpus).exists());
        fuzzer
            .args(corpus)
            .arg(format!("-artifact_prefix={}/", artifacts.display()))
            .arg(format!("-max_total_time={seconds}"));
        fuzzer.args(["-verbosity=0", "-print_final_stats=1", "-rss_limit_mb=4096"]);
        step.run(&mut fuzzer).map(drop).map_err(|failure| {
            failure.with(format!("What it found lies in fuzz/artifacts/{target}; CONTRIBUTING.md says how to mend it."))
        })
    })?;
    Ok(count)
}

/// The names of the targets, each a program in `fuzz/fuzz_targets`.
fn targets() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/fuzz_targets"))? {
        let path = entry?.path();
        names.extend(path.file_stem().and_then(|name| name.to_str()).map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

/// The machine that this is compiled for: named, so that what runs while compiling is left as it is.
fn host() -> Result<String> {
    let said = Command::new("rustc").arg("-vV").current_dir(root()).output()?;
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    let host = said.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned);
    host.ok_or_else(|| Failure::new("rustc does not say what machine this is"))
}

/// Tries every target, for whoever asks for that alone.
pub(crate) fn command(seconds: &str) -> Result<()> {
    let seconds = seconds.parse().map_err(|_| Failure::new(format!("`{seconds}` is no number of seconds")))?;
    let steps = Steps::new("fuzz", &["Fuzz"])?;
    let done = steps.show(|| {
        steps.step("Fuzz", |step| Ok(Outcome::new(format!("{} targets, nothing found", try_all(step, seconds)?))))
    });
    done.map_err(|failure| steps.trouble("fuzz", failure))
}
