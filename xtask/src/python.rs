use std::process::Command;

use anyhow::Result;

use crate::tools::{self, root, run};

/// Builds the Python package as people install it, into an environment of its own, and runs its tests.
pub(crate) fn test() -> Result<()> {
    let environment = tools::python()?;
    let program = |name: &str| {
        let mut command = Command::new(environment.join("bin").join(name));
        command.env("VIRTUAL_ENV", &environment);
        command
    };
    // Without optimisation it is compiled in a fraction of the time.
    run(program("maturin").args(["develop", "--quiet", "--manifest-path", "python/Cargo.toml"]))?;
    run(program("pytest").args(["--quiet", "-p", "no:cacheprovider"]).arg(root().join("python/tests")))
}
