//! Chores of the project, run by cargo aliases.
//!
//! This is compiled before anything can be said, so it stands on the standard library alone.

#![forbid(unsafe_code)]

mod failure;
mod figures;
mod freeze;
mod fuzz;
mod game;
mod list;
mod memory;
mod page;
mod python;
mod said;
mod screen;
mod start;
mod steps;
mod tools;
mod twin;
mod verify;
mod wasm;
mod wheel;

use std::process::ExitCode;

use failure::{Failure, Result};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.print();
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    match *words {
        ["boardroom", ..] => start::run(&words[1..]),
        ["client"] => page::command(page::Kind::Released),
        ["client", "--quick"] => page::command(page::Kind::Quick),
        ["freeze", ..] => freeze::command(&words[1..]),
        ["fuzz", seconds] => fuzz::command(seconds),
        ["game", ..] => game::command(&words[1..]),
        ["list"] => list::write(),
        ["list", "--check"] => list::check(),
        ["python"] => python::command(),
        ["twin", managers, sharks] => twin::command(managers, sharks),
        ["verify", ..] => verify::command(&words[1..]),
        ["program"] => wheel::program_command(),
        ["wheel"] => wheel::command(),
        _ => Err(Failure::new(
            "say `verify` to run everything that must hold, `client` (or `client --quick`) to build the page, \
             `program` and `wheel` to make what is handed out, `list` to write everything that follows from the list of \
             games, `game new NAME` to begin a game, `freeze GAME` to keep its rules as they are, `python` to run the tests of the Python package, `twin MANAGERS SHARKS` to play so many games of each natively and \
             on wasm32 and to compare them, or `fuzz SECONDS` to try every target of the \
             fuzzer for a while",
        )),
    }
}
