//! What can be said on the command line. The texts are names of messages: `command` says them.

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use lab::Entrant;
use wire::Plans;

#[derive(Debug, Parser)]
#[command(
    name = "boardroom",
    version,
    about = "command-about",
    max_term_width = 100,
    args_conflicts_with_subcommands = true
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: ServeArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    #[command(about = "command-about-serve")]
    Serve(ServeArgs),
    #[command(about = "command-about-terminal")]
    Terminal,
    #[command(about = "command-about-backup")]
    Backup(BackupArgs),
    #[command(about = "command-about-restore")]
    Restore(RestoreArgs),
    #[command(about = "command-about-health")]
    Health(HealthArgs),
    #[command(about = "command-about-games")]
    Games(GamesArgs),
    #[command(about = "command-about-rules")]
    Rules(RulesArgs),
    #[command(about = "command-about-play")]
    Play(PlayArgs),
    #[command(about = "command-about-resume")]
    Resume(ResumeArgs),
    #[command(about = "command-about-simulate")]
    Simulate(SimulateArgs),
    #[command(about = "command-about-tournament")]
    Tournament(TournamentArgs),
    #[command(about = "command-about-balance")]
    Balance(BalanceArgs),
    #[command(about = "command-about-bench")]
    Bench(BenchArgs),
    #[command(about = "command-about-perft")]
    Perft(PerftArgs),
    #[command(about = "command-about-replay")]
    Replay(ReplayArgs),
    #[command(about = "command-about-verify")]
    Verify(VerifyArgs),
    #[command(about = "command-about-completions")]
    #[command(after_help = "command-examples-completions")]
    Completions {
        #[arg(help = "command-shell")]
        shell: clap_complete::Shell,
    },
}

/// A game and how it is set up.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct TableArgs {
    #[arg(help = "command-game")]
    pub(crate) game: String,
    #[arg(long, short, value_name = "N", help = "command-seats")]
    pub(crate) seats: Option<u8>,
    #[arg(long = "option", short, value_name = "NAME=VALUE", help = "command-options")]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "FILE", help = "command-cards")]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct GamesArgs {
    #[arg(long, help = "command-json")]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    #[arg(help = "command-game")]
    pub(crate) game: String,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "command-examples-play")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, short, value_name = "N", default_value_t = 1, help = "command-people")]
    pub(crate) people: u8,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help = "command-names")]
    pub(crate) names: Vec<String>,
    #[arg(long, short, value_name = "BOTS", value_delimiter = ',', help = "command-bots")]
    pub(crate) bots: Vec<Entrant>,
    #[arg(long, value_name = "TEXT", help = "command-seed")]
    pub(crate) seed: Option<String>,
    #[arg(long, help = "command-plans")]
    pub(crate) plans: Option<PlansArg>,
    #[command(flatten)]
    pub(crate) show: ShowArgs,
}

/// Whether people may leave whole runs of decisions to a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum PlansArg {
    On,
    Off,
}

impl From<PlansArg> for Plans {
    fn from(plans: PlansArg) -> Self {
        match plans {
            PlansArg::On => Self::Allowed,
            PlansArg::Off => Self::ByHand,
        }
    }
}

/// How a game in the terminal is shown.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(crate) struct ShowArgs {
    #[arg(long, help = "command-plain")]
    pub(crate) plain: bool,
    #[arg(long, help = "command-fast")]
    pub(crate) fast: bool,
    #[arg(long, help = "command-explain")]
    pub(crate) explain: bool,
    // For whoever makes a game: the table as if nobody had drawn it.
    #[arg(long, hide = true)]
    pub(crate) undrawn: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ResumeArgs {
    #[arg(help = "command-file")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) show: ShowArgs,
}

/// A series of games.
#[derive(Debug, clap::Args)]
pub(crate) struct SeriesArgs {
    #[arg(long, value_name = "TEXT", default_value = "boardroom", help = "command-series-seed")]
    pub(crate) seed: String,
    #[arg(long, short, value_name = "T", help = "command-threads")]
    pub(crate) threads: Option<usize>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "command-examples-simulate")]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, short, value_name = "M", default_value_t = 1000, help = "command-games")]
    pub(crate) games: u64,
    #[arg(
        long,
        short,
        value_name = "BOTS",
        value_delimiter = ',',
        default_value = "random",
        help = "command-simulate-bots"
    )]
    pub(crate) bots: Vec<Entrant>,
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    #[arg(long, help = "command-json")]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "command-examples-tournament")]
pub(crate) struct TournamentArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, short, value_name = "M", default_value_t = 300, help = "command-tournament-games")]
    pub(crate) games: u64,
    #[arg(
        long,
        short,
        value_name = "BOTS",
        value_delimiter = ',',
        default_value = "manager,intern,random",
        help = "command-tournament-bots"
    )]
    pub(crate) bots: Vec<Entrant>,
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    #[arg(long, value_name = "FILE", help = "command-results")]
    pub(crate) results: Option<PathBuf>,
    #[arg(long, conflicts_with = "csv", help = "command-json")]
    pub(crate) json: bool,
    #[arg(long, help = "command-csv")]
    pub(crate) csv: bool,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "command-examples-balance")]
pub(crate) struct BalanceArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "FILE", help = "command-compare")]
    pub(crate) compare: Option<PathBuf>,
    #[arg(long, short, value_name = "M", default_value_t = 2000, help = "command-games")]
    pub(crate) games: u64,
    #[arg(
        long,
        short,
        value_name = "BOTS",
        value_delimiter = ',',
        default_value = "manager",
        help = "command-balance-bots"
    )]
    pub(crate) bots: Vec<Entrant>,
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    #[arg(long, value_name = "FILE", help = "command-page")]
    pub(crate) page: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0, help = "command-seconds")]
    pub(crate) seconds: f64,
    #[arg(long, help = "command-json")]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, short, default_value_t = 4, help = "command-depth")]
    pub(crate) depth: u32,
    #[arg(long, value_name = "TEXT", default_value = "perft", help = "command-perft-seed")]
    pub(crate) seed: String,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    #[arg(help = "command-record")]
    pub(crate) record: PathBuf,
    #[arg(long, value_name = "WHO", default_value = "all", help = "command-eyes")]
    pub(crate) eyes: String,
    #[arg(long, help = "command-replay-plain")]
    pub(crate) plain: bool,
    #[arg(long, help = "command-replay-costliest")]
    pub(crate) costliest: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    #[arg(help = "command-record")]
    pub(crate) record: PathBuf,
    #[arg(long, help = "command-json")]
    pub(crate) json: bool,
}

#[derive(Debug, Default, clap::Args)]
#[command(after_help = "command-about-settings")]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) settings: ServeSettings,
    #[arg(long, value_name = "FILE", env = "BOARDROOM_CONFIG", help = "command-config")]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, help = "command-no-open")]
    pub(crate) no_open: bool,
}

/// What can be set by a flag, in the environment or in a file.
#[derive(Clone, Debug, Default, clap::Args, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ServeSettings {
    #[arg(long, short, value_name = "N", env = "BOARDROOM_PORT", help = "command-port")]
    pub(crate) port: Option<u16>,
    #[arg(long, value_name = "ADDRESS", env = "BOARDROOM_ADDRESS", help = "command-address")]
    pub(crate) address: Option<std::net::IpAddr>,
    #[arg(long, value_name = "FOLDER", env = "BOARDROOM_DATA", help = "command-data")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS", env = "BOARDROOM_DATABASE", hide_env_values = true, help = "command-database")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "ADDRESS", env = "BOARDROOM_PUBLIC", help = "command-public")]
    pub(crate) public: Option<String>,
    #[arg(long, value_name = "MS", env = "BOARDROOM_BOT_PAUSE", help = "command-bot-pause")]
    pub(crate) bot_pause: Option<u64>,
    #[arg(long, value_name = "BOOL", env = "BOARDROOM_ORDERS_AT_ONCE", help = "command-orders-at-once")]
    pub(crate) orders_at_once: Option<bool>,
    #[arg(long, value_name = "N", env = "BOARDROOM_THINKERS", help = "command-thinkers")]
    pub(crate) thinkers: Option<usize>,
    #[arg(long, value_name = "N", env = "BOARDROOM_TABLES_EACH", help = "command-tables-each")]
    pub(crate) tables_each: Option<usize>,
    #[arg(long, value_name = "N", env = "BOARDROOM_BOTS_ALONE_EACH", help = "command-bots-alone-each")]
    pub(crate) bots_alone_each: Option<usize>,
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "BOARDROOM_UNLIMITED",
        value_delimiter = ',',
        help = "command-unlimited"
    )]
    #[serde(default)]
    pub(crate) unlimited: Vec<std::net::IpAddr>,
    #[arg(long, value_name = "ADDRESS", env = "BOARDROOM_PROXY", value_delimiter = ',', help = "command-proxy")]
    #[serde(default)]
    pub(crate) proxy: Vec<std::net::IpAddr>,
    #[arg(long, value_name = "FILTER", env = "BOARDROOM_LOG", help = "command-log")]
    pub(crate) log: Option<String>,
    #[arg(skip)]
    pub(crate) notices: Option<NoticeSettings>,
    #[arg(skip)]
    pub(crate) mail: Option<Box<server::MailSettings>>,
}

/// How people are told what happens while they do not look: set in the file alone.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct NoticeSettings {
    /// How many seconds after something came about.
    pub(crate) pause: Option<u64>,
    /// Whom push services can ask about what is sent.
    pub(crate) contact: Option<String>,
    /// Whether webhooks may lead to addresses in the house.
    #[serde(default)]
    pub(crate) private: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct HealthArgs {
    #[arg(long, short, value_name = "N", env = "BOARDROOM_PORT", default_value_t = crate::serve::PORT, help = "command-health-port")]
    pub(crate) port: u16,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    #[arg(help = "command-backup-file")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FOLDER", env = "BOARDROOM_DATA", help = "command-backup-data")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArgs {
    #[arg(help = "command-restore-file")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FOLDER", env = "BOARDROOM_DATA", help = "command-backup-data")]
    pub(crate) data: Option<PathBuf>,
}
