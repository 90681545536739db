//! The program behind `cargo load`.

#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::{Parser, Subcommand};
use load::{Crowd, Figures, House, Serve};

/// As `boardroom` has it.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play BIDS at many tables of a server of its own, and say how fast it answers and whether it keeps everything.
#[derive(Debug, Parser)]
#[command(name = "load", version)]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// How many tables
    #[arg(long, global = true, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=1024))]
    tables: u16,
    /// How many seats each table has
    #[arg(long, global = true, default_value_t = 3, value_parser = clap::value_parser!(u8).range(3..=6))]
    seats: u8,
    /// For how many seconds
    #[arg(long, global = true, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// The address of an empty PostgreSQL database to keep everything in [default: an SQLite file of its own]
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// How many servers share that database
    #[arg(long, default_value_t = 1, requires = "database", value_parser = clap::value_parser!(u8).range(1..=8))]
    servers: u8,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    /// The program to serve with, such as `boardroom` [default: this one]
    #[arg(long, global = true, value_name = "FILE")]
    program: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Open many sockets that say nothing, and see how much memory they take
    Idle {
        /// How many sockets
        #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u16).range(1..=25_000))]
        sockets: u16,
    },
    /// See how long a server takes from its start to its first page
    ColdStart,
    /// Play many games, and see whether the server holds more memory after the last than after the first of them
    Memory,
    /// Kill the server at random moments while everybody plays, and see whether anything is lost or doubled
    Crash {
        /// How often
        #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        kills: u32,
    },
    /// Let the disk be full for a while
    FullDisk,
    /// Let strangers flood the server, and see how long those who play wait
    Flood,
    /// See whether the time of a sealed answer tells which it was
    Sealed,
    /// Play the same shape of game on a boardgame.io server that runs already
    Peer {
        /// Its host and port
        address: String,
        /// The number of its process, to say what a move costs it
        #[arg(long)]
        process: Option<u32>,
    },
}

fn main() -> ExitCode {
    // Whoever is measured is this program too, in a process of its own.
    let done = match std::env::args().nth(1).as_deref() {
        Some("serve") => load::serve(&Serve::parse_from(std::env::args().skip(1))),
        _ => run(&Args::parse()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<()> {
    // One thread: the players leave as much of the machine to the server as they can.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let figures = runtime.block_on(figures(args))?;
    figures.print(args.json);
    let bad = figures.value("lost") + figures.value("doubled");
    ensure!(bad == 0.0, "something was lost or doubled");
    Ok(())
}

async fn figures(args: &Args) -> Result<Figures> {
    let crowd = Crowd { tables: args.tables, seats: args.seats };
    let time = Duration::from_secs(args.seconds);
    let program = match &args.program {
        Some(program) => program.clone(),
        None => std::env::current_exe()?,
    };
    match &args.command {
        None => load::speed(&mut houses(args, &program).await?, crowd, time).await,
        Some(Command::Idle { sockets }) => load::idle(&House::open(&program).await?, *sockets).await,
        Some(Command::ColdStart) => load::cold_start(&program).await,
        Some(Command::Memory) => load::memory(&mut House::open(&program).await?, crowd, time).await,
        Some(Command::Crash { kills }) => load::kills(&mut House::open(&program).await?, crowd, *kills).await,
        Some(Command::FullDisk) => load::full_disk(&program, crowd).await,
        Some(Command::Flood) => load::flood(&mut House::open(&program).await?, crowd, time).await,
        Some(Command::Sealed) => load::sealed(&House::open(&program).await?, time).await,
        Some(Command::Peer { address, process }) => load::peer(address, *process, crowd, time).await,
    }
}

/// The servers that are measured.
async fn houses(args: &Args, program: &Path) -> Result<Vec<House>> {
    let Some(database) = &args.database else { return Ok(vec![House::open(program).await?]) };
    let mut houses = Vec::new();
    for _ in 0..args.servers {
        houses.push(House::beside(program, database).await?);
    }
    Ok(houses)
}
