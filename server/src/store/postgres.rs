use std::time::Duration;

use sqlx::any::AnyPoolOptions;

use super::news::News;
use super::{Sql, StoreError};

/// Whoever listens hears of every entry that was written.
const APPEND: &str = "with written as (
        insert into journal (id, entry, at, what)
        select value ->> 0, (value ->> 1)::bigint, (value ->> 2)::bigint, value ->> 3 from json_array_elements($1::json)
        on conflict do nothing returning id, entry
    )
    select id, entry, pg_notify('journal', entry || ' ' || id)::text from written";

impl Sql {
    /// Opens a database of a PostgreSQL server; any number of our servers may share it.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub async fn postgres(address: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let options = AnyPoolOptions::new().max_connections(16).acquire_timeout(Duration::from_secs(10));
        let pool = options.connect(address).await?;
        Self::over(pool.clone(), pool, APPEND, Some(News::listen(address).await?)).await
    }
}
