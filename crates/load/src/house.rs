use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use server::store::Sql;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, ChildStdout, Command};

use crate::ledger::Audit;
use crate::party::Party;

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server process on loopback with a database in a folder of its own, both gone with it.
pub struct House {
    program: PathBuf,
    folder: TempDir,
    kept: Kept,
    process: Child,
    /// Whoever closes it ends a server that has something to say.
    _output: BufReader<ChildStdout>,
    /// Host and port.
    pub(crate) address: String,
}

/// Where a server keeps everything.
enum Kept {
    Here,
    /// Here, in files of at most so many kilobytes.
    Confined(u32),
    /// In a PostgreSQL database.
    Database(String),
}

impl House {
    /// Starts a server in an empty folder.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn open(program: &Path) -> Result<Self> {
        Self::with(program, Kept::Here).await
    }

    /// Starts a server that keeps everything in a PostgreSQL database.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn beside(program: &Path, database: &str) -> Result<Self> {
        Self::with(program, Kept::Database(database.to_owned())).await
    }

    /// Starts a server that may write no file longer than so many kilobytes, until [`House::free`].
    pub(crate) async fn confined(program: &Path, kilobytes: u32) -> Result<Self> {
        Self::with(program, Kept::Confined(kilobytes)).await
    }

    async fn with(program: &Path, kept: Kept) -> Result<Self> {
        ensure!(program.exists(), "{} is not there", program.display());
        let folder = tempfile::tempdir()?;
        let (process, output, address) = start(program, folder.path(), 0, &kept).await?;
        Ok(Self { program: program.to_owned(), folder, kept, process, _output: output, address })
    }

    /// Ends the server without a warning.
    pub(crate) async fn kill(&mut self) -> Result<()> {
        Ok(self.process.kill().await?)
    }

    /// Starts the server again, at the same address and on the same database.
    pub(crate) async fn reopen(&mut self) -> Result<()> {
        let port = self.address.rsplit(':').next().and_then(|port| port.parse().ok()).context("a port")?;
        // What was kept in small files has room again.
        let kept = if matches!(self.kept, Kept::Confined(_)) { &Kept::Here } else { &self.kept };
        (self.process, self._output, self.address) = start(&self.program, self.folder.path(), port, kept).await?;
        Ok(())
    }

    /// Lets the server write as much as it likes from now on.
    pub(crate) async fn free(&self) -> Result<()> {
        let id = self.process()?.to_string();
        let status = Command::new("prlimit").args(["--fsize=unlimited", "--pid", &id]).status().await?;
        ensure!(status.success(), "prlimit failed");
        Ok(())
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> Result<u32> {
        self.process.id().context("the server has ended")
    }

    /// How many megabytes of memory the server holds.
    pub(crate) fn memory(&self) -> Result<f64> {
        let id = self.process()?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        let kilobytes: f64 = held.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes / 1024.0)
    }

    /// Kills the server and holds what the parties know against its database.
    pub(crate) async fn audit(&mut self, parties: &[Party]) -> Result<Audit> {
        self.kill().await?;
        let store = match &self.kept {
            Kept::Here | Kept::Confined(_) => Sql::sqlite(&self.folder.path().join("boardroom.db")).await?,
            Kept::Database(address) => Sql::postgres(address).await?,
        };
        let mut sum = Audit::default();
        for party in parties {
            let Audit { lost, doubled } = party.ledger.audit(&store).await?;
            sum = Audit { lost: sum.lost + lost, doubled: sum.doubled + doubled };
        }
        Ok(sum)
    }
}

async fn start(
    program: &Path,
    folder: &Path,
    port: u16,
    kept: &Kept,
) -> Result<(Child, BufReader<ChildStdout>, String)> {
    let mut command = match kept {
        Kept::Here | Kept::Database(_) => Command::new(program),
        Kept::Confined(kilobytes) => {
            // Writing beyond the limit fails like a full disk; unheeded, the signal would end the process.
            let mut shell = Command::new("sh");
            let script = format!("trap '' XFSZ; ulimit -S -f {}; exec \"$0\" \"$@\"", kilobytes * 2);
            shell.args(["-c", &script]).arg(program);
            shell
        }
    };
    command.args(["serve", "--no-open", "--address", "127.0.0.1", "--unlimited", "127.0.0.1"]);
    command.args(["--port", &port.to_string(), "--data"]).arg(folder);
    if let Kept::Database(address) = kept {
        command.args(["--database", address]);
    }
    let mut process = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
    let mut output = BufReader::new(process.stdout.take().context("no output")?);
    let mut line = String::new();
    tokio::time::timeout(PATIENCE, output.read_line(&mut line)).await.context("the server does not start")??;
    let Some((_, address)) = line.trim().split_once("http://") else { bail!("the server did not start: {line}") };
    Ok((process, output, address.to_owned()))
}
