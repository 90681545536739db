use std::time::Duration;

use sqlx::any::AnyPoolOptions;

use super::{Sql, StoreError};

const APPEND: &str = "insert into journal (id, entry, at, what)
    select value ->> 0, (value ->> 1)::bigint, (value ->> 2)::bigint, value ->> 3 from json_array_elements($1::json)
    on conflict do nothing returning id, entry";

impl Sql {
    /// Opens a database of a PostgreSQL server.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub async fn postgres(address: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let options = AnyPoolOptions::new().max_connections(16).acquire_timeout(Duration::from_secs(10));
        Self::over(options.connect(address).await?, APPEND).await
    }
}
