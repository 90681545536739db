use std::path::PathBuf;

use bots::Level;
use clap::{Parser, Subcommand};
use lab::Entrant;
use words::Language;

/// Business and bidding board games: play, study and balance them.
///
/// Without a command, start a server on this machine and open its page.
#[derive(Debug, Parser)]
#[command(name = "boardroom", version, max_term_width = 100, args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: ServeArgs,
    /// The language to speak: en or ja [default: that of the system, if it is one of these]
    #[arg(long, global = true, env = "BOARDROOM_LANGUAGE", value_name = "CODE")]
    pub(crate) language: Option<Language>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve tables to browsers and programs
    Serve(ServeArgs),
    /// Choose a game and play it against bots here in the terminal
    Terminal,
    /// Copy the server's database to a new file, while it runs or not
    Backup(BackupArgs),
    /// List the games, their seats and their options
    Games(GamesArgs),
    /// Print the rules of a game in our own words
    Rules(RulesArgs),
    /// Play a game in the terminal, against bots or with others at one screen
    Play(PlayArgs),
    /// Go on with a game that you left
    Resume(ResumeArgs),
    /// Let bots play many games and count who wins
    Simulate(SimulateArgs),
    /// Let bots play the same deals from every seat and rate them
    Tournament(TournamentArgs),
    /// Let bots play many games and write a page on what is fair about it and what is not
    Balance(BalanceArgs),
    /// Measure how fast a game can be played at random
    Bench(BenchArgs),
    /// Count the sequences of actions to a depth, to compare two versions of the rules
    Perft(PerftArgs),
    /// Step through a recorded game with anyone's eyes
    Replay(ReplayArgs),
    /// Check that a record is whole, fairly dealt and played by the rules
    Verify(VerifyArgs),
    /// Print a completion script for your shell
    #[command(
        after_help = "Example: boardroom completions bash > ~/.local/share/bash-completion/completions/boardroom"
    )]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

/// A game and how it is set up.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct TableArgs {
    /// The game, as `boardroom games` lists it
    pub(crate) game: String,
    /// How many seats [default: as many as --bots names, or the fewest that the game takes]
    #[arg(long, short, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Set an option of the game, such as `rounds=3` or `thief=on`; may be repeated
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Play with a card file of your own instead of the one in the box
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    /// The game, as `boardroom games` lists it
    pub(crate) game: String,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  boardroom play bids                               you against two managers
  boardroom play bids --seats 4 --bots intern       you against three interns
  boardroom play bids --people 3                    three people at one screen
  boardroom play bids --seats 5 -o thief=on -o rounds=3 --bots manager,intern")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many people play at this screen; bots take the other seats
    #[arg(long, short, value_name = "N", default_value_t = 1)]
    pub(crate) people: u8,
    /// The names of the people
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    /// The bots, in order of their seats: random, intern, manager or shark; the list starts again where it is too short
    #[arg(long, short, value_name = "BOTS", value_delimiter = ',', default_value = "manager")]
    pub(crate) bots: Vec<Level>,
    /// Deal this game: any text; the same text deals the same cards
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    #[command(flatten)]
    pub(crate) show: ShowArgs,
}

/// How a game in the terminal is shown.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(crate) struct ShowArgs {
    /// Line by line, for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// Do not pause after each move of a bot
    #[arg(long)]
    pub(crate) fast: bool,
    /// Let the strongest bot say what it thinks of your choices; with --people 0, let every bot that searches say why
    #[arg(long)]
    pub(crate) explain: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ResumeArgs {
    /// The saved game [default: the one that you left last]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) show: ShowArgs,
}

/// A series of games.
#[derive(Debug, clap::Args)]
pub(crate) struct SeriesArgs {
    /// The name of the series: the same name gives the same games
    #[arg(long, value_name = "TEXT", default_value = "boardroom")]
    pub(crate) seed: String,
    /// How many threads [default: one for each core]
    #[arg(long, short, value_name = "T")]
    pub(crate) threads: Option<usize>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "Example: boardroom simulate bids --seats 3 --games 10000 --bots manager,random,random --json")]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games
    #[arg(long, short, value_name = "M", default_value_t = 1000)]
    pub(crate) games: u64,
    /// The bots: random, intern, manager or shark; they change seats from game to game, and the list starts again where it is too short
    #[arg(long, short, value_name = "BOTS", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<Entrant>,
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
#[command(
    after_help = "Every finished game is written to the file of results at once. Ctrl-C ends early and keeps what is done;
the same command goes on, and a larger --games adds to what is there.

Examples:
  boardroom tournament bids --seats 3 --games 3000 --bots manager,intern,random
  boardroom tournament furnace --seats 3 --games 60 --bots shark@200ms,manager,manager
  boardroom tournament bidness --seats 4 --bots manager,random --csv > bidness.csv"
)]
pub(crate) struct TournamentArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games, made up to whole deals: each is played once from every seat
    #[arg(long, short, value_name = "M", default_value_t = 300)]
    pub(crate) games: u64,
    /// The bots, each perhaps with its own time for a decision: manager, shark@200ms, shark@1s, shark@5000 (imagined games); more than there are seats take turns, fewer sit down more than once
    #[arg(long, short, value_name = "BOTS", value_delimiter = ',', default_value = "manager,intern,random")]
    pub(crate) bots: Vec<Entrant>,
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    /// Keep the games in this file [default: one in the data folder for each game, bots, seats, options and seed]
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,
    /// Print comma-separated values
    #[arg(long)]
    pub(crate) csv: bool,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "The page needs nothing else: open it in a browser, print it, send it.

Examples:
  boardroom balance furnace --seats 4 --games 20000
  boardroom balance bidders --cards mine.toml --compare theirs.toml --page bidders.html")]
pub(crate) struct BalanceArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Play the same games with this card file too and show both
    #[arg(long, value_name = "FILE")]
    pub(crate) compare: Option<PathBuf>,
    /// How many games
    #[arg(long, short, value_name = "M", default_value_t = 2000)]
    pub(crate) games: u64,
    /// The bots; they change seats from game to game, and the list starts again where it is too short
    #[arg(long, short, value_name = "BOTS", value_delimiter = ',', default_value = "manager")]
    pub(crate) bots: Vec<Entrant>,
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    /// Write the page here, and the figures as JSON beside it [default: GAME-balance.html]
    #[arg(long, value_name = "FILE")]
    pub(crate) page: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How long to measure
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0)]
    pub(crate) seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Count to this depth
    #[arg(long, short, default_value_t = 4)]
    pub(crate) depth: u32,
    /// The deal to count from
    #[arg(long, value_name = "TEXT", default_value = "perft")]
    pub(crate) seed: String,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    /// The record
    pub(crate) record: PathBuf,
    /// Whose eyes: a seat counted from 1, `all`, or `spectator`
    #[arg(long, value_name = "WHO", default_value = "all")]
    pub(crate) eyes: String,
    /// Print the whole game line by line
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// The record
    pub(crate) record: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Default, clap::Args)]
#[command(
    after_help = "Every setting can also stand in the configuration file, as `port = 4600`, or in the environment.
A flag counts before the environment, and the environment before the file."
)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) settings: ServeSettings,
    /// Read settings from this file [default: boardroom.toml in the data folder, if there is one]
    #[arg(long, value_name = "FILE", env = "BOARDROOM_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Do not open the page
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// What can be set by a flag, in the environment or in a file.
#[derive(Clone, Debug, Default, clap::Args, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ServeSettings {
    /// Listen at this port [default: 4600, or another where that is taken]
    #[arg(long, short, value_name = "N", env = "BOARDROOM_PORT")]
    pub(crate) port: Option<u16>,
    /// Listen at this address; 0.0.0.0 lets other machines in [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "BOARDROOM_ADDRESS")]
    pub(crate) address: Option<std::net::IpAddr>,
    /// Keep everything in this folder [default: the user's data folder]
    #[arg(long, value_name = "FOLDER", env = "BOARDROOM_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Keep everything in this PostgreSQL database instead, such as `postgres://user:password@host/name`
    #[arg(long, value_name = "ADDRESS", env = "BOARDROOM_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// Where the world finds the server, if it stands behind a proxy, such as `https://play.example.org`
    #[arg(long, value_name = "ADDRESS", env = "BOARDROOM_PUBLIC")]
    pub(crate) public: Option<String>,
    /// How many milliseconds a bot waits before it moves while somebody looks [default: 300]
    #[arg(long, value_name = "MS", env = "BOARDROOM_BOT_PAUSE")]
    pub(crate) bot_pause: Option<u64>,
    /// How many bots think at the same time [default: one for each core]
    #[arg(long, value_name = "N", env = "BOARDROOM_THINKERS")]
    pub(crate) thinkers: Option<usize>,
    /// How many tables that are not over one person may have made [default: 50]
    #[arg(long, value_name = "N", env = "BOARDROOM_TABLES_EACH")]
    pub(crate) tables_each: Option<usize>,
    /// Take any load from this address, without limits; may be repeated
    #[arg(long, value_name = "ADDRESS", env = "BOARDROOM_UNLIMITED", value_delimiter = ',')]
    #[serde(default)]
    pub(crate) unlimited: Vec<std::net::IpAddr>,
    /// Believe the proxy at this address when it says who asks, in X-Forwarded-For; may be repeated
    #[arg(long, value_name = "ADDRESS", env = "BOARDROOM_PROXY", value_delimiter = ',')]
    #[serde(default)]
    pub(crate) proxy: Vec<std::net::IpAddr>,
    /// What is logged, such as warn, info or server=debug [default: warn]
    #[arg(long, value_name = "FILTER", env = "BOARDROOM_LOG")]
    pub(crate) log: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    /// The new file
    pub(crate) file: PathBuf,
    /// The folder that the server keeps everything in [default: the user's data folder]
    #[arg(long, value_name = "FOLDER", env = "BOARDROOM_DATA")]
    pub(crate) data: Option<PathBuf>,
}
