use sitting::Happening;
use sqlx::Row as _;
use wire::PersonId;

use super::rows::{folded, person, read, written};
use super::writer::Turn;
use super::{Person, Sql, StoreError};
use crate::names::likeness;

/// How many lines are written at a time, so that nobody waits long for their turn.
const BATCH: usize = 200;

impl Sql {
    /// Accounts of earlier versions get the likeness of their names; of two that look the same the older one.
    pub(super) async fn liken(&self) -> Result<(), StoreError> {
        let rows =
            sqlx::query("select id, name from people where account is not null and likeness is null order by made");
        let rows = rows.fetch_all(&self.pool).await?;
        if rows.is_empty() {
            return Ok(());
        }
        let mut turn = self.writer.turn().await?;
        for row in rows {
            sqlx::query(
                "update people set likeness = $2
                where id = $1 and not exists (select 1 from people where likeness = $2)",
            )
            .bind(row.try_get::<String, _>(0)?)
            .bind(likeness(row.try_get(1)?))
            .execute(turn.connection())
            .await?;
        }
        turn.commit().await
    }

    pub(super) async fn named_like(&self, name: &str) -> Result<Vec<Person>, StoreError> {
        let rows = sqlx::query("select id, name, password, made from people where account = $1 or likeness = $2")
            .bind(folded(name))
            .bind(likeness(name))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(person).collect()
    }

    /// Takes what somebody said out of all journals. No entry goes, and every one can be read.
    pub(super) async fn forget_talk(&self, id: &PersonId) -> Result<(), StoreError> {
        let rows =
            sqlx::query("select id, entry, what from entries where substr(what, 1, 8) = '{\"said\":' and what like $1")
                .bind(format!("%{}%", written(id)))
                .fetch_all(&self.pool)
                .await?;
        let mut blank = Vec::new();
        for row in rows {
            let mut what: Happening = read(row.try_get::<&str, _>(2)?)?;
            if what.forget(id) {
                blank.push((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?, written(&what)));
            }
        }
        for batch in blank.chunks(BATCH) {
            let mut turn = self.writer.turn().await?;
            for (table, entry, what) in batch {
                sqlx::query("update journal set what = $3 where id = $1 and entry = $2")
                    .bind(table.clone())
                    .bind(*entry)
                    .bind(what.clone())
                    .execute(turn.journal(table).await?)
                    .await?;
            }
            turn.commit().await?;
        }
        Ok(())
    }

    /// Tells the other servers that somebody is no more, as soon as the turn is over.
    pub(super) async fn tell_gone(&self, turn: &mut Turn, id: &PersonId) -> Result<(), StoreError> {
        if self.news.is_some() {
            sqlx::query("select pg_notify('journal', 'gone ' || $1)::text")
                .bind(id.0.clone())
                .execute(turn.connection())
                .await?;
        }
        Ok(())
    }
}
