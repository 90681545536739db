use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteLockingMode};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::migrations::migrator;

/// That nobody else serves the database in a file, until this is dropped or the process ends, however it ends.
#[derive(Debug)]
pub struct Claim(#[expect(dead_code, reason = "the system holds the lock while the file is open")] File);

/// Why a backup was not put in place. The database is as it was.
#[derive(Debug, thiserror::Error)]
pub enum Unrestored {
    /// Somebody uses the database.
    #[error("the database is in use")]
    InUse,
    /// The backup is no whole database of ours, or one of a newer version.
    #[error("{0}")]
    Unfit(String),
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
}

impl From<sqlx::Error> for Unrestored {
    fn from(error: sqlx::Error) -> Self {
        Self::Unfit(error.to_string())
    }
}

impl From<MigrateError> for Unrestored {
    fn from(error: MigrateError) -> Self {
        Self::Unfit(error.to_string())
    }
}

impl Claim {
    /// Claims the database in a file, there or not; nothing where somebody else has it.
    ///
    /// # Errors
    /// When its folder cannot be written to.
    pub fn on(database: &Path) -> io::Result<Option<Self>> {
        // Not the file itself: SQLite would lose its own locks when it is closed.
        let lock = File::options().create(true).truncate(false).write(true).open(beside(database, ".lock"))?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Self(lock))),
            Err(TryLockError::WouldBlock) => Ok(None),
            // Where there are no locks, nothing can be promised, and a server is better than none.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(Some(Self(lock))),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// Puts a backup in the place of the database in `file`, and says where what was there before is now.
///
/// The backup is checked first, and nothing that belonged to the old database is left where the new one would take it
/// for its own.
///
/// # Errors
/// When the backup is no good, or somebody uses the database.
pub async fn restore(backup: &Path, file: &Path) -> Result<Option<PathBuf>, Unrestored> {
    let _claim = Claim::on(file)?.ok_or(Unrestored::InUse)?;
    let fresh = beside(file, ".restoring");
    for name in ["", WAL, INDEX] {
        remove(&beside(&fresh, name))?;
    }
    fs::copy(backup, &fresh)?;
    // A copy by hand may have a log of its own, which belongs to it.
    if beside(backup, WAL).exists() {
        fs::copy(beside(backup, WAL), beside(&fresh, WAL))?;
    }
    let ready = match check(&fresh).await {
        Ok(()) => at_rest(file).await,
        Err(unfit) => Err(unfit),
    };
    if let Err(error) = ready {
        for name in ["", WAL, INDEX] {
            remove(&beside(&fresh, name))?;
        }
        return Err(error);
    }
    let old = file.exists().then(|| beside(file, ".replaced"));
    if let Some(old) = &old {
        for name in ["", WAL] {
            remove(&beside(old, name))?;
        }
        // Under both names for a moment, so that there is always a database.
        fs::hard_link(file, old).or_else(|_| fs::copy(file, old).map(drop))?;
        if beside(file, WAL).exists() {
            fs::rename(beside(file, WAL), beside(old, WAL))?;
        }
    }
    for name in [WAL, INDEX] {
        remove(&beside(file, name))?;
    }
    fs::rename(&fresh, file)?;
    #[cfg(unix)]
    File::open(file.parent().unwrap_or(Path::new(".")))?.sync_all()?;
    Ok(old)
}

/// What SQLite writes first, beside a database, and its index.
const WAL: &str = "-wal";
const INDEX: &str = "-shm";

/// The file beside another whose name goes on like this.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Whether a file is a whole database of ours; brings it up to date and makes one file of it.
async fn check(file: &Path) -> Result<(), Unrestored> {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(false);
    let mut database = options.connect().await?;
    let found: String = sqlx::query("pragma integrity_check(1)").fetch_one(&mut database).await?.try_get(0)?;
    if found != "ok" {
        return Err(Unrestored::Unfit(found));
    }
    // It says which steps have been taken: any database of ours knows.
    sqlx::query("select version from _sqlx_migrations").fetch_all(&mut database).await?;
    migrator().run(&mut database).await?;
    sqlx::query("pragma journal_mode = delete").execute(&mut database).await?;
    database.close().await?;
    File::open(file)?.sync_all()?;
    Ok(())
}

/// Makes one file of the old database, if nobody uses it; one that cannot be read any more is left as it is.
async fn at_rest(file: &Path) -> Result<(), Unrestored> {
    if !file.exists() {
        return Ok(());
    }
    let alone = async {
        let options = SqliteConnectOptions::new().filename(file).create_if_missing(false).busy_timeout(Duration::ZERO);
        let mut database = options.locking_mode(SqliteLockingMode::Exclusive).connect().await?;
        sqlx::query("begin exclusive").execute(&mut database).await?;
        sqlx::query("rollback").execute(&mut database).await?;
        sqlx::query("pragma wal_checkpoint(truncate)").execute(&mut database).await?;
        database.close().await
    };
    match alone.await {
        Err(sqlx::Error::Database(error)) if error.message().contains("locked") => Err(Unrestored::InUse),
        // It is about to be replaced, perhaps because it is broken.
        Ok(()) | Err(_) => Ok(()),
    }
}
