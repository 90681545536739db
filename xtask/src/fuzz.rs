use std::fs;

use anyhow::Result;

use crate::tools::{self, cargo, root, run};

/// Everything of the fuzzer is built here, beside the other builds.
const TARGET: &str = "target/fuzz";

/// Checks the code of the targets like that of every other crate.
pub(crate) fn check() -> Result<()> {
    let manifest = ["--manifest-path", "fuzz/Cargo.toml"];
    run(cargo(&["fmt"]).args(manifest).arg("--check"))?;
    // Nothing is linked, so the fuzzer itself need not be built.
    run(cargo(&["clippy"]).args(manifest).args([
        "--target-dir",
        TARGET,
        "--no-default-features",
        "--all-targets",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ]))
}

/// Tries every target for so many seconds, beginning with the corpus; what is new is left in `target/fuzz/found`.
pub(crate) fn try_all(seconds: u32) -> Result<()> {
    tools::fuzz()?;
    // The compiler is a stable one, which has no sanitizers; safe Rust has little use for them.
    let options = ["--dev", "--sanitizer", "none", "--target-dir", TARGET];
    run(cargo(&["fuzz", "build"]).args(options))?;
    tools::on_all_cores(targets()?, |target| {
        let found = format!("{TARGET}/found/{target}");
        fs::create_dir_all(root().join(&found))?;
        let corpus = format!("fuzz/corpus/{target}");
        run(cargo(&["fuzz", "run"])
            .args(options)
            .args([&target, &found, &corpus])
            .args(["--", "-verbosity=0", "-print_final_stats=1", "-rss_limit_mb=4096"])
            .arg(format!("-max_total_time={seconds}")))
    })
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
