use std::time::Duration;

use sqlx::Connection as _;
use sqlx::any::AnyPoolOptions;
use tokio::time::timeout;

use super::append::Append;
use super::news::News;
use super::writer::Hands;
use super::{Sql, StoreError};

const CONNECTIONS: u32 = 16;
/// How long whoever needs a connection waits for one. A fifth of it is the longest pause between two tries to make one.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long a connection that was idle may take to show that it is alive.
const SIGN: Duration = Duration::from_secs(1);

/// Whoever listens hears of every entry that was written.
const APPEND: Append = Append {
    all: "with written as (INSERT returning id, entry)
        select count(pg_notify('journal', entry || ' ' || id)::text) from written",
    free: "with written as (INSERT on conflict do nothing returning id, entry)
        select id, entry, pg_notify('journal', entry || ' ' || id)::text from written",
};

impl Sql {
    /// Opens a database of a PostgreSQL server; any number of our servers may share it.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub async fn postgres(address: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let options = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(|connection, _| {
                Box::pin(async { Ok(matches!(timeout(SIGN, connection.ping()).await, Ok(Ok(())))) })
            });
        let news = News::listen(address).await?;
        Self::over(options.connect(address).await?, Hands::Many(APPEND), Some(news)).await
    }
}
