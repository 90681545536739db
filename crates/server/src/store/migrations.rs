use std::borrow::Cow;

use sqlx::AssertSqlSafe;
use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// What brings a database up to date, step by step: never changed once it was handed out, only added to.
const STEPS: [(i64, &str, &str); 7] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "sessions", include_str!("../../migrations/0002_sessions.sql")),
    (3, "ratings", include_str!("../../migrations/0003_ratings.sql")),
    (4, "names", include_str!("../../migrations/0004_names.sql")),
    (5, "notices", include_str!("../../migrations/0005_notices.sql")),
    (6, "recent", include_str!("../../migrations/0006_recent.sql")),
    (7, "orders", include_str!("../../migrations/0007_orders.sql")),
];

/// Brings a database up to date.
///
/// The files are named here instead of being read by a macro: that macro's crate carries both databases once more.
pub(super) fn migrator() -> Migrator {
    let steps = STEPS.iter().map(|(version, description, text)| {
        let sql = AssertSqlSafe(*text).into_sql_str();
        Migration::new(*version, Cow::Borrowed(*description), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(steps.collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_step() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations")).expect("a folder");
        let files: BTreeSet<String> =
            folder.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        let steps = STEPS.iter().map(|(version, description, _)| format!("{version:04}_{description}.sql"));
        assert_eq!(files, steps.collect());
    }
}
