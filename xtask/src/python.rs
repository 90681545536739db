use std::path::Path;
use std::process::Command;

use crate::failure::Result;
use crate::steps::{Outcome, Step, Steps};
use crate::tools::{self, root};

/// Builds the Python package as people install it, into an environment of its own, and runs its tests.
pub(crate) fn test(step: &Step<'_>) -> Result<String> {
    let environment = {
        let python = tools::python(step)?;
        let mut maturin = program(&python.folder, "maturin");
        // Without optimisation it is compiled in a fraction of the time.
        step.run(maturin.args(["develop", "--quiet", "--manifest-path", "python/Cargo.toml"]))?;
        python.folder
    };
    let mut pytest = program(&environment, "pytest");
    let said = step.run(pytest.args(["-p", "no:cacheprovider", "--quiet"]).arg(root().join("python/tests")))?;
    Ok(passed(&said.output).map_or_else(String::new, |count| format!("{count} tests")))
}

/// A program of an environment for Python.
pub(crate) fn program(environment: &Path, name: &str) -> Command {
    let mut command = Command::new(environment.join("bin").join(name));
    command.env("VIRTUAL_ENV", environment).current_dir(root());
    command
}

/// How many tests pytest counts in its last line: "39 passed in 12.06s".
fn passed(output: &[String]) -> Option<u32> {
    let line = output.iter().rev().find(|line| line.contains(" passed"))?;
    line.split(" passed").next()?.split_whitespace().last()?.parse().ok()
}

/// Runs the tests of the package, for whoever asks for them alone.
pub(crate) fn command() -> Result<()> {
    let steps = Steps::new("python", &["Python package"])?;
    let done = steps.show(|| steps.step("Python package", |step| Ok(Outcome::new(test(step)?))));
    done.map_err(|failure| steps.trouble("python", failure))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_of_pytest_is_read() {
        assert_eq!(passed(&["....".to_owned(), "39 passed in 12.06s".to_owned()]), Some(39));
        assert_eq!(passed(&["1 skipped, 2 passed in 1s".to_owned()]), Some(2));
        assert_eq!(passed(&["no tests ran".to_owned()]), None);
    }
}
