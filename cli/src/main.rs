//! The program `boardroom`: play, simulate, measure and verify.

#![forbid(unsafe_code)]

mod args;
mod balance;
mod bench;
mod lists;
mod output;
mod page;
mod perft;
mod play;
mod replay;
mod rules;
mod serve;
mod simulate;
mod tables;
mod tournament;
mod verify;
mod visit;
mod watch;

use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser};
use words::{Language, Words};

use args::{Args, Command};

/// A table under load asks for much memory in small pieces.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args = Args::parse();
    match run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Standard error may be closed as well; then there is nobody left to tell.
            let _ = std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("boardroom: {error:#}\n"));
            ExitCode::from(2)
        }
    }
}

/// The language that the system speaks: the first of these variables that is set decides.
fn of_the_system() -> Language {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let locale = locales.into_iter().find(|locale| !locale.is_empty());
    Language::preferred(locale.as_deref())
}

fn run(args: Args) -> Result<()> {
    let words = Words::new(args.language.unwrap_or_else(of_the_system));
    match args.command {
        None => serve::run(&words, &args.serve),
        Some(Command::Serve(args)) => serve::run(&words, &args),
        Some(Command::Terminal) => play::welcome(&words),
        Some(Command::Backup(args)) => serve::backup(&words, &args),
        Some(Command::Games(args)) => lists::games(&words, &args),
        Some(Command::Rules(args)) => rules::print(words.language(), &args),
        Some(Command::Play(args)) => play::start(&words, &args),
        Some(Command::Resume(args)) => play::resume(&words, &args),
        Some(Command::Simulate(args)) => {
            visit::with(&args.table.game.clone(), simulate::Simulate { words: &words, args: &args })?
        }
        Some(Command::Tournament(args)) => {
            visit::with(&args.table.game.clone(), tournament::Run { words: &words, args: &args })?
        }
        Some(Command::Balance(args)) => {
            visit::with(&args.table.game.clone(), balance::Run { words: &words, args: &args })?
        }
        Some(Command::Bench(args)) => visit::with(&args.table.game.clone(), bench::Run { words: &words, args: &args })?,
        Some(Command::Perft(args)) => visit::with(&args.table.game.clone(), perft::Run { args: &args })?,
        Some(Command::Replay(args)) => replay::run(&words, &args),
        Some(Command::Verify(args)) => verify::run(&words, &args),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Args::command(), "boardroom", &mut script);
            output::print(&String::from_utf8_lossy(&script))
        }
    }
}
