//! The program `boardroom`: play, simulate, measure and verify.

#![forbid(unsafe_code)]

mod args;
mod balance;
mod bench;
mod command;
mod health;
mod lists;
mod options;
mod output;
mod page;
mod perft;
mod play;
mod ready;
mod replay;
mod rules;
mod serve;
mod simulate;
mod tournament;
mod trouble;
mod verify;
mod watch;

use std::process::ExitCode;

use anyhow::Result;
use words::{Language, Words};

use args::{Args, Command};
use command::Typed;

/// A table under load asks for much memory in small pieces.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let typed = Typed::here();
    let language = typed.language();
    let words = faces::words(*language.as_ref().unwrap_or(&Language::default()));
    let done = match language {
        Ok(_) => typed.read(&words).and_then(|args| run(&words, args).map_err(|error| trouble::say(&words, &error))),
        Err(unknown) => Err(trouble::say_one(&words, &unknown)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            // Standard error may be closed as well; then there is nobody left to tell.
            let _ = std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("boardroom: {wrong}\n"));
            ExitCode::from(2)
        }
    }
}

fn run(words: &Words, args: Args) -> Result<()> {
    match args.command {
        None => serve::run(words, &args.serve),
        Some(Command::Serve(args)) => serve::run(words, &args),
        Some(Command::Terminal) => play::welcome(words),
        Some(Command::Backup(args)) => serve::backup(words, &args),
        Some(Command::Restore(args)) => serve::restore(words, &args),
        Some(Command::Health(args)) => health::ask(words, &args),
        Some(Command::Games(args)) => lists::games(words, &args),
        Some(Command::Rules(args)) => rules::print(words, &args),
        Some(Command::Play(args)) => play::start(words, &args),
        Some(Command::Resume(args)) => play::resume(words, &args),
        Some(Command::Simulate(args)) => {
            shelf::with(&args.table.game.clone(), simulate::Simulate { words, args: &args })?
        }
        Some(Command::Tournament(args)) => {
            shelf::with(&args.table.game.clone(), tournament::Run { words, args: &args })?
        }
        Some(Command::Balance(args)) => faces::with(&args.table.game.clone(), balance::Run { words, args: &args })?,
        Some(Command::Bench(args)) => shelf::with(&args.table.game.clone(), bench::Run { words, args: &args })?,
        Some(Command::Perft(args)) => shelf::with(&args.table.game.clone(), perft::Run { args: &args })?,
        Some(Command::Replay(args)) => replay::run(words, &args),
        Some(Command::Verify(args)) => verify::run(words, &args),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command::in_words(words), "boardroom", &mut script);
            output::print(&String::from_utf8_lossy(&script))
        }
    }
}
