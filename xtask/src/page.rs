use std::path::PathBuf;
use std::process::Command;

use crate::failure::Result;
use crate::list;
use crate::steps::{Outcome, Step, Steps};
use crate::tools::{self, cargo, root, target_folder};

/// How the page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Soon, for whoever plays on the machine that it is built on.
    Playing,
    /// Small and fast, for whoever loads it over a network.
    Released,
    /// In seconds, for whoever changes it.
    Quick,
}

impl Kind {
    const fn profile(self) -> &'static str {
        match self {
            Self::Playing => "play-page",
            Self::Released => "page",
            Self::Quick => "dev",
        }
    }

    /// Where the page ends up: what is released and what is tested is embedded from the tree.
    pub(crate) fn folder(self) -> PathBuf {
        match self {
            Self::Playing => tools::own_folder().join("page"),
            Self::Released | Self::Quick => root().join("crates/client/dist"),
        }
    }
}

/// The target that the page is compiled for.
const WASM: &str = "wasm32-unknown-unknown";

/// Compiles the programs of the page.
pub(crate) fn compile(step: &Step<'_>, kind: Kind) -> Result<()> {
    let mut build = cargo(&[
        "build",
        "--locked",
        "--package",
        "client",
        "--package",
        "room",
        "--target",
        WASM,
        "--profile",
        kind.profile(),
    ]);
    if kind == Kind::Quick {
        // Boxed components compile in a fraction of the time, but set all their attributes anew with every update.
        build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "--cfg erase_components");
    }
    step.run(&mut build).map(drop)
}

/// Compiles what binds the page.
pub(crate) fn compile_bindery(step: &Step<'_>, kind: Kind) -> Result<()> {
    let mut build = cargo(&["build", "--locked", "--profile", "play", "--package", "bindery"]);
    if kind == Kind::Released {
        build.args(["--features", "pack"]);
    }
    step.run(&mut build).map(drop)
}

/// Lays the programs of the page and everything beside them into one folder.
pub(crate) fn bind(step: &Step<'_>, kind: Kind) -> Result<()> {
    let folder = match kind.profile() {
        "dev" => "debug",
        profile => profile,
    };
    let mut bind = bindery();
    bind.arg("bind");
    if kind == Kind::Released {
        bind.arg("--packed");
    }
    bind.arg(target_folder().join(WASM).join(folder)).arg(kind.folder());
    bind.args(list::games()?.into_iter().map(|game| game.folder));
    step.run(&mut bind).map(drop)
}

/// Says how much the first page loads, and fails where that is too much.
pub(crate) fn weigh(step: &Step<'_>) -> Result<String> {
    let said = step.run(bindery().arg("weigh").arg(Kind::Released.folder()))?;
    Ok(said.output.join(" "))
}

fn bindery() -> Command {
    let mut command = Command::new(target_folder().join("play/bindery"));
    command.current_dir(root());
    command
}

/// Builds the page, for whoever asks for it alone.
pub(crate) fn command(kind: Kind) -> Result<()> {
    let steps = Steps::new("client", &["Compiler for the page", "Bindery", "Page", "Binding"])?;
    let done = steps.show(|| {
        steps.step("Compiler for the page", |step| tools::wasm_target(step).map(|_| Outcome::default()))?;
        steps.step("Bindery", |step| compile_bindery(step, kind).map(|()| Outcome::default()))?;
        steps.step("Page", |step| compile(step, kind).map(|()| Outcome::default()))?;
        steps.step("Binding", |step| {
            bind(step, kind)?;
            Ok(Outcome::new(if kind == Kind::Released { weigh(step)? } else { String::new() }))
        })
    });
    done.map_err(|failure| steps.trouble("client", failure))
}
