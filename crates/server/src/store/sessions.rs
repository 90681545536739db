use sha2::{Digest as _, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyPool, Row as _};
use wire::{Moment, PersonId};

use super::writer::Turn;
use super::{Person, Sql, StoreError, rows};

/// How a session is kept: whoever reads the database cannot be anybody for it.
#[must_use]
pub fn kept_as(session: &str) -> String {
    Sha256::digest(session.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// How long the names of sessions are that were kept as they were.
const PLAIN: i64 = 32;

impl Sql {
    /// Sessions that earlier versions kept by name are kept by hash from now on.
    pub(super) async fn hide_sessions(&self, at: Moment) -> Result<(), StoreError> {
        let rows =
            sqlx::query("select id from sessions where length(id) = $1").bind(PLAIN).fetch_all(&self.pool).await?;
        if rows.is_empty() {
            return Ok(());
        }
        let mut turn = self.writer.turn().await?;
        for name in names(&rows)? {
            sqlx::query("update sessions set id = $2, at = $3 where id = $1")
                .bind(name.clone())
                .bind(kept_as(&name))
                .bind(at as i64)
                .execute(turn.connection())
                .await?;
        }
        turn.commit().await
    }

    pub(super) async fn end_one(&self, session: &str) -> Result<Vec<String>, StoreError> {
        let mut turn = self.writer.turn().await?;
        let ended = sqlx::query("delete from sessions where id = $1 returning id").bind(session.to_owned());
        let ended = names(&ended.fetch_all(turn.connection()).await?)?;
        self.tell_ended(&mut turn, &ended).await?;
        turn.commit().await?;
        Ok(ended)
    }

    pub(super) async fn end_unused(&self, since: Moment) -> Result<Vec<String>, StoreError> {
        let mut turn = self.writer.turn().await?;
        let ended = sqlx::query("delete from sessions where at < $1 returning id").bind(since as i64);
        let ended = names(&ended.fetch_all(turn.connection()).await?)?;
        self.tell_ended(&mut turn, &ended).await?;
        turn.commit().await?;
        Ok(ended)
    }

    /// Ends all sessions of somebody, as part of a turn.
    pub(super) async fn end_all(&self, turn: &mut Turn, person: &PersonId) -> Result<Vec<String>, StoreError> {
        let ended = sqlx::query("delete from sessions where person = $1 returning id").bind(person.0.clone());
        let ended = names(&ended.fetch_all(turn.connection()).await?)?;
        self.tell_ended(turn, &ended).await?;
        Ok(ended)
    }

    /// Tells the other servers, as soon as the turn is over.
    async fn tell_ended(&self, turn: &mut Turn, ended: &[String]) -> Result<(), StoreError> {
        if self.news.is_some() {
            for session in ended {
                sqlx::query("select pg_notify('journal', 'session ' || $1)::text")
                    .bind(session.clone())
                    .execute(turn.connection())
                    .await?;
            }
        }
        Ok(())
    }
}

/// Whose session it is, and when it was last used.
pub(super) async fn signed_in(
    pool: &AnyPool,
    session: &str,
    since: Moment,
) -> Result<Option<(Person, Moment)>, StoreError> {
    let row = sqlx::query(
        "select people.id, people.name, people.password, people.made, sessions.at
        from sessions join people on people.id = sessions.person where sessions.id = $1 and sessions.at >= $2",
    )
    .bind(session.to_owned())
    .bind(since as i64)
    .fetch_optional(pool)
    .await?;
    row.map(|row| Ok((rows::person(&row)?, row.try_get::<i64, _>(4)? as Moment))).transpose()
}

fn names(rows: &[AnyRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}
