use sqlx::Row as _;
use wire::{PersonId, TableId};

use super::{Sql, StoreError};

/// What was ordered beforehand. It is kept beside the journals, whose length everybody is told.
impl Sql {
    pub(super) async fn kept_orders(&self, id: &TableId) -> Result<Vec<(PersonId, String)>, StoreError> {
        let rows = sqlx::query("select person, what from orders where id = $1 order by person").bind(id.0.clone());
        let rows = rows.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((PersonId(row.try_get(0)?), row.try_get(1)?))).collect()
    }

    pub(super) async fn lay_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError> {
        let into = "insert into orders (id, person, what) values ($1, $2, $3)
            on conflict (id, person) do update set what = excluded.what";
        let mut turn = self.writer.turn().await?;
        sqlx::query(into)
            .bind(id.0.clone())
            .bind(person.0.clone())
            .bind(order.to_owned())
            .execute(turn.connection())
            .await?;
        if self.news.is_some() {
            tell(turn.connection(), id).await?;
        }
        turn.commit().await
    }

    pub(super) async fn drop_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError> {
        let mut turn = self.writer.turn().await?;
        // What was ordered in its place meanwhile stays.
        sqlx::query("delete from orders where id = $1 and person = $2 and what = $3")
            .bind(id.0.clone())
            .bind(person.0.clone())
            .bind(order.to_owned())
            .execute(turn.connection())
            .await?;
        if self.news.is_some() {
            tell(turn.connection(), id).await?;
        }
        turn.commit().await
    }
}

/// Lets the other servers know that they have to read what is ordered at a table.
async fn tell(connection: &mut sqlx::AnyConnection, id: &TableId) -> Result<(), StoreError> {
    sqlx::query("select pg_notify('journal', 'orders ' || $1)::text").bind(id.0.clone()).execute(connection).await?;
    Ok(())
}
