use std::collections::{BTreeMap, BTreeSet, HashMap};

use async_trait::async_trait;
use sitting::{Dated, Happening, Made};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row as _};
use tokio::sync::broadcast;
use wire::{Moment, PersonId, TableId};

use super::append::KeptEntry;
use super::migrations::migrator;
use super::news::News;
use super::rows::{account, folded, key, person, places, player, rated, read, seat_result, written};
use super::writer::{Hands, Writer};
use super::{
    GameResult, Heard, Outbox, Person, Placed, Player, Rate, Rated, SeatResult, Store, StoreError, Wanted, sessions,
};
use crate::machine::{Machine as _, ThisMachine};
use crate::names::likeness;

/// A database that speaks SQL: SQLite or PostgreSQL, with the same tables and the same statements but one.
#[derive(Debug)]
pub struct Sql {
    pub(super) pool: AnyPool,
    pub(super) writer: Writer,
    pub(super) news: Option<News>,
}

impl Sql {
    /// Brings the database up to date and starts writing.
    pub(super) async fn over(pool: AnyPool, hands: Hands, news: Option<News>) -> Result<Self, StoreError> {
        migrator().run(&pool).await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let sql = Self { writer: Writer::start(pool.clone(), hands), pool, news };
        sql.hide_sessions(ThisMachine.clock()).await?;
        sql.liken().await?;
        Ok(sql)
    }

    async fn seats_of(&self, id: &str) -> Result<Vec<SeatResult>, StoreError> {
        let rows = sqlx::query("select person, level, place, score from results where id = $1 order by seat")
            .bind(id.to_owned())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(seat_result).collect()
    }
}

#[async_trait]
impl Store for Sql {
    async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        let into = "insert into people (id, name, account, password, made, likeness) values ($1, $2, $3, $4, $5, $6)";
        let statement = sqlx::query(into)
            .bind(person.id.0.clone())
            .bind(person.name.clone())
            .bind(account(person))
            .bind(person.password.clone())
            .bind(person.made as i64)
            .bind(account(person).map(|_| likeness(&person.name)));
        self.writer.execute(statement).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("select id, name, password, made from people where id = $1")
            .bind(id.0.clone())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(person).transpose()
    }

    async fn account(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("select id, name, password, made from people where account = $1")
            .bind(folded(name))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(person).transpose()
    }

    async fn namesakes(&self, name: &str) -> Result<Vec<Person>, StoreError> {
        self.named_like(name).await
    }

    async fn forget_words(&self, id: &PersonId) -> Result<(), StoreError> {
        self.forget_talk(id).await
    }

    async fn change_person(&self, person: &Person) -> Result<(), StoreError> {
        // Whoever looked like another before names were compared keeps their name.
        let statement = sqlx::query(
            "update people set name = $2, account = $3, password = $4,
            likeness = case when account is not null and name = $2 then likeness else $5 end where id = $1",
        )
        .bind(person.id.0.clone())
        .bind(person.name.clone())
        .bind(account(person))
        .bind(person.password.clone())
        .bind(account(person).map(|_| likeness(&person.name)));
        self.writer.execute(statement).await
    }

    async fn delete_person(&self, id: &PersonId) -> Result<Vec<String>, StoreError> {
        let mut turn = self.writer.turn().await?;
        for forgotten in ["delete from people where id = $1", "delete from orders where person = $1"] {
            sqlx::query(forgotten).bind(id.0.clone()).execute(turn.connection()).await?;
        }
        let ended = self.end_all(&mut turn, id).await?;
        sqlx::query("delete from ratings where player = $1")
            .bind(key(&Player::Person(id.clone())))
            .execute(turn.connection())
            .await?;
        self.forget_channels(&mut turn, id).await?;
        self.tell_gone(&mut turn, id).await?;
        turn.commit().await?;
        Ok(ended)
    }

    async fn begin_session(&self, session: &str, person: &PersonId, at: Moment) -> Result<(), StoreError> {
        let statement = sqlx::query("insert into sessions (id, person, at) values ($1, $2, $3)")
            .bind(session.to_owned())
            .bind(person.0.clone())
            .bind(at as i64);
        self.writer.execute(statement).await
    }

    async fn signed_in(&self, session: &str, since: Moment) -> Result<Option<(Person, Moment)>, StoreError> {
        sessions::signed_in(&self.pool, session, since).await
    }

    async fn use_session(&self, session: &str, at: Moment) -> Result<(), StoreError> {
        let statement = sqlx::query("update sessions set at = $2 where id = $1").bind(session.to_owned());
        self.writer.execute(statement.bind(at as i64)).await
    }

    async fn end_session(&self, session: &str) -> Result<Vec<String>, StoreError> {
        self.end_one(session).await
    }

    async fn end_sessions(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
        let mut turn = self.writer.turn().await?;
        let ended = self.end_all(&mut turn, person).await?;
        turn.commit().await?;
        Ok(ended)
    }

    async fn end_unused_sessions(&self, since: Moment) -> Result<Vec<String>, StoreError> {
        self.end_unused(since).await
    }

    async fn add_table(&self, made: &Made, journal: &[Dated]) -> Result<(), StoreError> {
        let mut turn = self.writer.turn().await?;
        sqlx::query("insert into tables (id, game, phase, made, at) values ($1, $2, 'open', $3, $4)")
            .bind(made.id.0.clone())
            .bind(made.game.clone())
            .bind(written(made))
            .bind(made.at as i64)
            .execute(turn.connection())
            .await?;
        for (number, dated) in (0_i64..).zip(journal) {
            sqlx::query("insert into journal (id, entry, at, what) values ($1, $2, $3, $4)")
                .bind(made.id.0.clone())
                .bind(number)
                .bind(dated.at as i64)
                .bind(written(&dated.what))
                .execute(turn.journal(&made.id.0).await?)
                .await?;
        }
        if self.news.is_some() {
            sqlx::query("select pg_notify('journal', '0 ' || $1)::text")
                .bind(made.id.0.clone())
                .execute(turn.connection())
                .await?;
        }
        turn.commit().await
    }

    async fn table(&self, id: &TableId) -> Result<Option<(Made, Vec<Dated>)>, StoreError> {
        let row = sqlx::query("select made from tables where id = $1").bind(id.0.clone()).fetch_optional(&self.pool);
        let Some(row) = row.await? else { return Ok(None) };
        Ok(Some((read(row.try_get::<&str, _>(0)?)?, self.journal(id, 0).await?)))
    }

    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("select id from tables where phase = 'open' order by at").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
    }

    async fn lengths(&self) -> Result<Vec<(TableId, u64)>, StoreError> {
        let rows = sqlx::query(
            "select id, coalesce((select max(entry) + 1 from recent where recent.id = tables.id),
            (select max(entry) + 1 from journal where journal.id = tables.id), 0)
            from tables where phase = 'open'",
        )
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((TableId(row.try_get(0)?), row.try_get::<i64, _>(1)? as u64))).collect()
    }

    async fn append(&self, id: &TableId, number: u64, dated: &Dated) -> Result<(), StoreError> {
        let (number, at) = (number as i64, dated.at as i64);
        self.writer.append(KeptEntry { id: id.0.clone(), number, at, what: written(&dated.what) }).await
    }

    async fn journal(&self, id: &TableId, from: u64) -> Result<Vec<Dated>, StoreError> {
        let rows = sqlx::query("select at, what, entry from entries where id = $1 and entry >= $2 order by entry")
            .bind(id.0.clone())
            .bind(from as i64)
            .fetch_all(&self.pool)
            .await?;
        let dated = |row: &AnyRow| {
            let what = Happening::read(row.try_get::<&str, _>(1)?);
            let what = what.map_err(|error| StoreError::Unavailable(error.to_string()))?;
            Ok(Dated { at: row.try_get::<i64, _>(0)? as u64, what })
        };
        rows.iter().map(dated).collect()
    }

    async fn orders(&self, id: &TableId) -> Result<Vec<(PersonId, String)>, StoreError> {
        self.kept_orders(id).await
    }

    async fn keep_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError> {
        self.lay_order(id, person, order).await
    }

    async fn forget_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError> {
        self.drop_order(id, person, order).await
    }

    async fn delete_table(&self, id: &TableId, number: u64, last: &Dated) -> Result<(), StoreError> {
        let mut turn = self.writer.turn().await?;
        sqlx::query("insert into journal (id, entry, at, what) values ($1, $2, $3, $4)")
            .bind(id.0.clone())
            .bind(number as i64)
            .bind(last.at as i64)
            .bind(written(&last.what))
            .execute(turn.journal(&id.0).await?)
            .await?;
        sqlx::query("delete from tables where id = $1").bind(id.0.clone()).execute(turn.connection()).await?;
        sqlx::query("delete from journal where id = $1 and entry < $2")
            .bind(id.0.clone())
            .bind(number as i64)
            .execute(turn.connection())
            .await?;
        if self.news.is_some() {
            sqlx::query("select pg_notify('journal', $1)::text")
                .bind(format!("{number} {id}"))
                .execute(turn.connection())
                .await?;
        }
        turn.commit().await
    }

    async fn settle(
        &self,
        result: &GameResult,
        placed: &[Placed],
        rate: Rate,
    ) -> Result<Option<BTreeMap<Player, Rated>>, StoreError> {
        let mut turn = self.writer.turn().await?;
        if !finish(turn.connection(), result).await? {
            return Ok(None);
        }
        let rated = if placed.is_empty() {
            BTreeMap::new()
        } else {
            let hold = if self.news.is_some() {
                alone(turn.connection(), &result.game, placed).await?;
                HOLD
            } else {
                ""
            };
            let people = people(turn.connection(), placed, hold).await?;
            rerate(turn.connection(), &result.game, placed, &people, rate).await?
        };
        turn.commit().await?;
        Ok(Some(rated))
    }

    async fn history(&self, wanted: &Wanted) -> Result<Vec<GameResult>, StoreError> {
        let (at, id) = wanted.before.clone().unwrap_or((i64::MAX as u64, TableId(String::new())));
        let rows = sqlx::query(
            "select finished.id, finished.game, finished.at, finished.plies
            from finished join results on results.id = finished.id
            where results.person = $1 and ($2 = '' or finished.game = $2) and results.place <= $3
            and (finished.at < $4 or (finished.at = $4 and finished.id < $5))
            order by finished.at desc, finished.id desc limit $6",
        )
        .bind(wanted.person.0.clone())
        .bind(wanted.game.clone().unwrap_or_default())
        .bind(if wanted.won { 1_i64 } else { i64::from(u8::MAX) })
        .bind(at as i64)
        .bind(id.0)
        .bind(i64::from(wanted.limit))
        .fetch_all(&self.pool)
        .await?;
        let mut results = Vec::with_capacity(rows.len());
        for row in rows {
            let id: String = row.try_get(0)?;
            results.push(GameResult {
                seats: self.seats_of(&id).await?,
                id: TableId(id),
                game: row.try_get(1)?,
                at: row.try_get::<i64, _>(2)? as u64,
                plies: row.try_get::<i64, _>(3)? as u32,
            });
        }
        Ok(results)
    }

    async fn rating(&self, game: &str, player: &Player) -> Result<Option<Rated>, StoreError> {
        let row = sqlx::query("select rating, uncertainty, games from ratings where game = $1 and player = $2")
            .bind(game.to_owned())
            .bind(key(player))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(rated).transpose()
    }

    async fn ratings(&self, game: &str, games: u32) -> Result<Vec<(Player, Rated)>, StoreError> {
        let rows = sqlx::query(
            "select rating, uncertainty, games, player from ratings
            where game = $1 and games >= $2 and player like 'person %'
            order by rating - 3 * uncertainty desc, player limit 100",
        )
        .bind(game.to_owned())
        .bind(i64::from(games))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((player(row.try_get(3)?), rated(row)?))).collect()
    }

    async fn setting(&self, name: &str, offered: &str) -> Result<String, StoreError> {
        let statement = sqlx::query("insert into settings (name, value) values ($1, $2) on conflict do nothing")
            .bind(name.to_owned())
            .bind(offered.to_owned());
        self.writer.execute(statement).await?;
        let row = sqlx::query("select value from settings where name = $1").bind(name.to_owned());
        Ok(row.fetch_one(&self.pool).await?.try_get(0)?)
    }

    async fn time(&self, known: Moment) -> Result<Option<Moment>, StoreError> {
        if self.news.is_none() {
            return Ok(None);
        }
        let row = sqlx::query(
            "insert into settings (name, value) values
            ('time', greatest($1, cast(extract(epoch from clock_timestamp()) * 1000 as bigint))::text)
            on conflict (name) do update set
            value = greatest(cast(settings.value as bigint), cast(excluded.value as bigint))::text
            returning cast(value as bigint)",
        );
        let row = row.bind(known as i64).fetch_one(&self.pool).await?;
        Ok(Some(row.try_get::<i64, _>(0)? as Moment))
    }

    fn news(&self) -> Option<broadcast::Receiver<Heard>> {
        self.news.as_ref().map(News::subscribe)
    }

    fn outbox(&self) -> Option<&dyn Outbox> {
        Some(self)
    }

    async fn check(&self) -> Result<(), StoreError> {
        // Reading would say little: a full disk can still be read.
        let statement = sqlx::query(
            "insert into settings (name, value) values ('checked', $1)
            on conflict (name) do update set value = excluded.value",
        )
        .bind(ThisMachine.clock().to_string());
        self.writer.execute(statement).await
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

/// Writes down how a game ended; says whether nobody had done so before.
async fn finish(connection: &mut AnyConnection, result: &GameResult) -> Result<bool, StoreError> {
    let first =
        sqlx::query("insert into finished (id, game, at, plies) values ($1, $2, $3, $4) on conflict do nothing")
            .bind(result.id.0.clone())
            .bind(result.game.clone())
            .bind(result.at as i64)
            .bind(i64::from(result.plies))
            .execute(&mut *connection)
            .await?;
    if first.rows_affected() == 0 {
        return Ok(false);
    }
    for over in ["update tables set phase = 'over' where id = $1", "delete from orders where id = $1"] {
        sqlx::query(over).bind(result.id.0.clone()).execute(&mut *connection).await?;
    }
    let into = "insert into results (id, seat, person, level, place, score) values";
    let mut statement = sqlx::query(AssertSqlSafe(format!("{into} {}", places(6, result.seats.len()))));
    for (number, seat) in (0_i64..).zip(&result.seats) {
        let (person, level) = match &seat.player {
            Player::Person(id) => (Some(id.0.clone()), None),
            Player::Bot(level) => (None, Some(level.clone())),
        };
        statement = statement.bind(result.id.0.clone()).bind(number).bind(person).bind(level);
        statement = statement.bind(i64::from(seat.place)).bind(i64::from(seat.score));
    }
    statement.execute(connection).await?;
    Ok(true)
}

/// Waits until nobody else rates any of these, also at other servers, and keeps them waiting until the turn is over: who
/// has no rating yet has no row that could be locked.
async fn alone(connection: &mut AnyConnection, game: &str, placed: &[Placed]) -> Result<(), StoreError> {
    // In one order, so that no two wait for each other.
    let lock = "select pg_advisory_xact_lock(name)::text from (select distinct hashtextextended(column1, 0) as name
        from (values";
    let mut statement =
        sqlx::query(AssertSqlSafe(format!("{lock} {}) as players order by name) as names", places(1, placed.len()))));
    for Placed { player, .. } in placed {
        statement = statement.bind(format!("{game} {}", key(player)));
    }
    statement.execute(connection).await?;
    Ok(())
}

/// Whoever is asked for with this is deleted by nobody until the turn is over.
const HOLD: &str = "for key share";

/// The people among these, without those who are no more.
async fn people(
    connection: &mut AnyConnection,
    placed: &[Placed],
    hold: &'static str,
) -> Result<BTreeSet<PersonId>, StoreError> {
    let ids = format!("select id from people where id in (values {}) order by id {hold}", places(1, placed.len()));
    let mut statement = sqlx::query(AssertSqlSafe(ids));
    for Placed { player, .. } in placed {
        statement = statement.bind(match player {
            Player::Person(id) => Some(id.0.clone()),
            Player::Bot(_) => None,
        });
    }
    let rows = statement.fetch_all(connection).await?;
    rows.iter().map(|row| Ok(PersonId(row.try_get(0)?))).collect()
}

/// Gives those whom a game rates their new ratings; a person who is no more is rated no more.
async fn rerate(
    connection: &mut AnyConnection,
    game: &str,
    placed: &[Placed],
    people: &BTreeSet<PersonId>,
    rate: Rate,
) -> Result<BTreeMap<Player, Rated>, StoreError> {
    let of = "select rating, uncertainty, games, player from ratings where (game, player) in";
    let mut statement = sqlx::query(AssertSqlSafe(format!("{of} (values {})", places(2, placed.len()))));
    for Placed { player, .. } in placed {
        statement = statement.bind(game.to_owned()).bind(key(player));
    }
    let mut known = HashMap::new();
    for row in statement.fetch_all(&mut *connection).await? {
        known.insert(row.try_get::<String, _>(3)?, rated(&row)?);
    }
    let before: Vec<_> =
        placed.iter().map(|Placed { player, place }| (known.get(&key(player)).copied(), *place)).collect();
    let is_known = |player: &Player| match player {
        Player::Person(id) => people.contains(id),
        Player::Bot(_) => true,
    };
    let mut after: BTreeMap<Player, Rated> =
        placed.iter().map(|placed| placed.player.clone()).zip(rate(&before)).collect();
    after.retain(|player, _| is_known(player));
    if after.is_empty() {
        return Ok(after);
    }
    let into = "insert into ratings (game, player, rating, uncertainty, games) values";
    let anew = "on conflict (game, player) do update set
        rating = excluded.rating, uncertainty = excluded.uncertainty, games = excluded.games";
    let mut statement = sqlx::query(AssertSqlSafe(format!("{into} {} {anew}", places(5, after.len()))));
    for (player, rated) in &after {
        statement = statement.bind(game.to_owned()).bind(key(player));
        statement = statement.bind(rated.rating).bind(rated.uncertainty).bind(i64::from(rated.games));
    }
    statement.execute(connection).await?;
    Ok(after)
}
