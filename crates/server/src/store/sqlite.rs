use std::fs::{self, OpenOptions};
#[cfg(unix)]
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Executor as _};

use super::writer::Hands;
use super::{Sql, StoreError};

/// What every connection begins with: an acknowledged write is on the disk.
///
/// Entries are small, so that small pages are less to write.
/// All pages that the tables in use are written to fit into the cache.
const BEGIN: &str = "pragma page_size = 2048; pragma journal_mode = wal; pragma synchronous = full;
    pragma wal_autocheckpoint = 4000; pragma busy_timeout = 5000;
    pragma cache_size = -8000; pragma temp_store = memory;";

impl Sql {
    /// Opens, or makes, a database in a file.
    ///
    /// # Errors
    /// When the file cannot be opened, or is no database of ours.
    pub async fn sqlite(file: &Path) -> Result<Self, StoreError> {
        Self::over(connect(file).await?, Hands::One, None).await
    }
}

async fn connect(file: &Path) -> Result<AnyPool, StoreError> {
    keep_private(file);
    sqlx::any::install_default_drivers();
    let options = AnyPoolOptions::new()
        .max_connections(4)
        .acquire_timeout(Duration::from_secs(10))
        .test_before_acquire(false)
        .after_connect(|connection, _| {
            Box::pin(async move {
                connection.execute(BEGIN).await?;
                Ok(())
            })
        });
    let path: String = file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    Ok(options.connect(&format!("sqlite://{path}?mode=rwc")).await?)
}

/// Copies the database in `file`, in use or not, to a new file.
///
/// # Errors
/// When it cannot be read, or the copy exists already or cannot be written.
pub async fn backup(file: &Path, copy: &Path) -> Result<(), StoreError> {
    let pool = connect(file).await?;
    // What is empty is written to, and stays its owner's alone.
    let made = private(OpenOptions::new().write(true).create_new(true)).open(copy);
    made.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    let copied = sqlx::query("vacuum into $1").bind(copy.to_string_lossy().into_owned()).execute(&pool).await;
    if copied.is_err() {
        let _ = fs::remove_file(copy);
    }
    pool.close().await;
    copied?;
    Ok(())
}

/// Lets nobody else on the machine read a database and what lies beside it; SQLite makes the rest as the first is.
fn keep_private(file: &Path) {
    // Whatever is wrong with the file, SQLite says it when it opens it.
    let _ = private(OpenOptions::new().append(true).create(true)).open(file);
    #[cfg(unix)]
    for beside in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(beside);
        let others = fs::metadata(&name).is_ok_and(|metadata| metadata.permissions().mode() & 0o077 != 0);
        if others && let Err(error) = fs::set_permissions(&name, fs::Permissions::from_mode(0o600)) {
            tracing::warn!(%error, file = %Path::new(&name).display(), "others on this machine can read the database");
        }
    }
}

/// A file that is made so is its owner's alone.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    options.mode(0o600);
    options
}
