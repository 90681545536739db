use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Result};
use crate::page::{self, Kind};
use crate::python::program;
use crate::steps::{Outcome, Step, Steps};
use crate::tools::{self, cargo, own_folder, root, target_folder};

/// The most that the released program may weigh.
const MOST_BYTES: u64 = 45_000_000;

/// Makes the wheel that people install: the program and the Python package in one file.
pub(crate) fn command() -> Result<()> {
    let steps = Steps::new("wheel", &["Compiler for the page", "Page", "Program", "Wheel"])?;
    let done = steps.show(|| {
        release(&steps)?;
        steps.step("Wheel", |step| {
            let wheel = make(step, &released(), "release", &target_folder().join("wheels"))?;
            Ok(Outcome::new(megabytes(fs::metadata(wheel)?.len())))
        })
    });
    done.map_err(|failure| steps.trouble("wheel", failure))?;
    let wheel = the_wheel(&target_folder().join("wheels"))?;
    println!(
        "\n  {}\n  Install it with pip, where there is Python 3.10 or newer; then `boardroom` opens the lobby.",
        wheel.display()
    );
    Ok(())
}

/// Makes the program alone, as it is handed out.
pub(crate) fn program_command() -> Result<()> {
    let steps = Steps::new("program", &["Compiler for the page", "Page", "Program"])?;
    steps.show(|| release(&steps)).map_err(|failure| steps.trouble("program", failure))?;
    println!("\n  {}", released().display());
    Ok(())
}

/// Where the released program lies, with its debug information beside it.
fn released() -> PathBuf {
    own_folder().join("released/boardroom")
}

fn release(steps: &Steps) -> Result<()> {
    steps.step("Compiler for the page", |step| tools::wasm_target(step).map(|_| Outcome::default()))?;
    steps.step("Page", |step| {
        page::compile_bindery(step, Kind::Released)?;
        page::compile(step, Kind::Released)?;
        page::bind(step, Kind::Released)?;
        Ok(Outcome::new(page::weigh(step)?))
    })?;
    steps.step("Program", |step| {
        step.run(&mut cargo(&["build", "--locked", "--release", "--package", "cli", "--features", "embed"]))?;
        strip(step, &target_folder().join("release/boardroom"), &released())?;
        weigh(fs::metadata(released())?.len()).map(Outcome::new)
    })
}

/// What the released program weighs, if that is not too much.
fn weigh(bytes: u64) -> Result<String> {
    if bytes >= MOST_BYTES {
        let (found, most) = (megabytes(bytes), megabytes(MOST_BYTES));
        return Err(Failure::new(format!("the program weighs {found}, and has to weigh less than {most}"))
            .with("`cargo tree --package cli --features embed` says what it stands on."));
    }
    Ok(megabytes(bytes))
}

/// Takes the debug information out of a program and lays it beside it, where debuggers look for it.
fn strip(step: &Step<'_>, whole: &Path, stripped: &Path) -> Result<()> {
    let folder = stripped.parent().unwrap_or(stripped);
    fs::create_dir_all(folder)?;
    let objcopy = objcopy()?;
    let debug = stripped.with_extension("debug");
    step.run(Command::new(&objcopy).arg("--only-keep-debug").arg(whole).arg(&debug))?;
    let link = format!("--add-gnu-debuglink={}", debug.display());
    step.run(Command::new(&objcopy).args(["--strip-all", &link]).arg(whole).arg(stripped)).map(drop)
}

/// The one that comes with Rust, since not every system has one.
fn objcopy() -> Result<PathBuf> {
    let said = Command::new("rustc").args(["--print", "target-libdir"]).current_dir(root()).output()?;
    let libraries = PathBuf::from(String::from_utf8_lossy(&said.stdout).trim());
    Ok(libraries.with_file_name("bin").join("rust-objcopy"))
}

/// Puts a program and the Python package, compiled by a profile, into one wheel; gives its path.
fn make(step: &Step<'_>, boardroom: &Path, profile: &str, folder: &Path) -> Result<PathBuf> {
    let python = tools::python(step)?;
    let _ = fs::remove_dir_all(folder);
    // What lies here is put beside Python's own programs.
    let scripts = tools::python_data().join("scripts");
    fs::create_dir_all(&scripts)?;
    fs::copy(boardroom, scripts.join("boardroom"))?;
    let mut maturin = program(&python.folder, "maturin");
    maturin.args(["build", "--quiet", "--locked", "--manifest-path", "python/Cargo.toml", "--profile", profile]);
    maturin.args(["--compatibility", &compatibility(boardroom)?, "--out"]).arg(folder);
    if profile == "release" {
        maturin.arg("--strip");
    }
    let made = step.run(&mut maturin);
    fs::remove_dir_all(tools::python_data())?;
    made?;
    the_wheel(folder)
}

/// The name of the oldest systems that a program runs on, by the newest version of the C library that it asks for.
fn compatibility(program: &Path) -> Result<String> {
    if !cfg!(target_os = "linux") {
        return Ok("off".to_owned());
    }
    const SIGN: &[u8] = b"GLIBC_2.";
    let bytes = fs::read(program)?;
    let versions = bytes.windows(SIGN.len()).enumerate().filter(|(_, window)| *window == SIGN).map(|(at, _)| {
        let digits = bytes[at + SIGN.len()..].iter().take_while(|byte| byte.is_ascii_digit());
        digits.fold(0, |number: u32, digit| number.saturating_mul(10).saturating_add(u32::from(digit - b'0')))
    });
    // An extension for Python asks for 2.17 at least.
    Ok(format!("manylinux_2_{}", versions.max().unwrap_or(17).max(17)))
}

fn the_wheel(folder: &Path) -> Result<PathBuf> {
    let files = fs::read_dir(folder)?.flatten().map(|entry| entry.path());
    let wheel = files.into_iter().find(|path| path.extension().is_some_and(|extension| extension == "whl"));
    wheel.ok_or_else(|| Failure::new(format!("there is no wheel in {}", folder.display())))
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

/// Makes a wheel of what the tests compile anyway, installs it where there is no Rust, and plays with all of it.
pub(crate) fn test(step: &Step<'_>) -> Result<String> {
    // The same words as for the tests, so that nothing is compiled twice.
    let words = ["build", "--locked", "--workspace", "--all-features", "--profile", "test", "--bin", "boardroom"];
    step.run(&mut cargo(&words))?;
    let wheel = make(step, &target_folder().join("debug/boardroom"), "dev", &own_folder().join("wheels"))?;
    let environment = own_folder().join("installed");
    step.run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
    let mut pip = program(&environment, "pip");
    step.run(pip.args(["install", "--quiet", "--disable-pip-version-check", "--no-index"]).arg(&wheel))?;
    let mut script = program(&environment, "python");
    let bin = environment.join("bin");
    script.env_clear().env(
        "PATH",
        std::env::join_paths([bin.as_path(), Path::new("/usr/bin"), Path::new("/bin")]).unwrap_or_default(),
    );
    let said = step.run(script.arg("python/tests/installed.py"))?;
    Ok(said.output.last().cloned().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_of_45_megabytes_is_not_handed_out() {
        assert_eq!(weigh(38_249_999).expect("it is light enough"), "38.2 MB");
        assert!(weigh(44_999_999).is_ok());
        let refused = weigh(45_000_000).expect_err("it is too heavy").to_string();
        assert!(refused.starts_with("the program weighs 45.0 MB, and has to weigh less than 45.0 MB"), "{refused}");
    }
}
