use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};
use wire::{HookFormat, LastTry, Moment, Occasion, PersonId, TableId, Way, Wishes};

use super::rows::{places, read, written};
use super::writer::Turn;
use super::{Sql, StoreError};

/// Where it is kept how people are told, and what.
#[async_trait]
pub trait Outbox: Send + Sync {
    /// Whoever is told anywhere.
    async fn told_somewhere(&self) -> Result<Vec<PersonId>, StoreError>;
    /// Where somebody is told, the oldest first.
    async fn channels(&self, person: &PersonId) -> Result<Vec<KeptChannel>, StoreError>;
    /// A channel, whosever it is.
    async fn channel(&self, id: &str) -> Result<Option<KeptChannel>, StoreError>;
    /// Keeps where somebody is told from now on; [`StoreError::Taken`] where they are told there already.
    async fn add_channel(&self, channel: &KeptChannel) -> Result<(), StoreError>;
    /// Keeps what is known of a channel, unless somebody else has changed it since it was read; says whether it did.
    async fn change_channel(&self, before: &KeptChannel, after: &Details) -> Result<bool, StoreError>;
    /// Tells somebody there no more; says whether there was such a channel.
    async fn delete_channel(&self, person: &PersonId, id: &str) -> Result<bool, StoreError>;
    /// What somebody wants to be told of, if they have said.
    async fn wishes(&self, person: &PersonId) -> Result<Option<KeptWishes>, StoreError>;
    /// Keeps what somebody wants to be told of.
    async fn wish(&self, person: &PersonId, wishes: &KeptWishes) -> Result<(), StoreError>;

    /// These people looked at these tables then: no two of them the same.
    async fn look(&self, looks: &[(PersonId, TableId, Moment)]) -> Result<(), StoreError>;
    /// When somebody last looked at a table, as far as it is known.
    async fn last_look(&self, person: &PersonId, table: &TableId) -> Result<Option<Moment>, StoreError>;

    /// Keeps what is to be told, as far as it has not been kept before.
    async fn note(&self, notices: &[KeptNotice]) -> Result<(), StoreError>;
    /// What is due by now and nobody is about to tell.
    async fn due(&self, now: Moment, most: u32) -> Result<Vec<KeptNotice>, StoreError>;
    /// Takes it on to tell something until the lease is over; says whether nobody else did so first.
    async fn claim(&self, notice: &KeptNotice, lease: Moment) -> Result<bool, StoreError>;
    /// Keeps what came of it.
    async fn conclude(&self, notice: &KeptNotice) -> Result<(), StoreError>;
    /// How much waits to be told, and when the first of it can be taken on.
    async fn waiting(&self) -> Result<(u64, Option<Moment>), StoreError>;
    /// Forgets what came about before this moment.
    async fn forget_notices(&self, before: Moment) -> Result<(), StoreError>;
}

/// Somewhere that somebody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptChannel {
    /// Its name.
    pub id: String,
    /// Whose.
    pub person: PersonId,
    /// On what way.
    pub way: Way,
    /// Where to.
    pub address: String,
    /// Since when.
    pub made: Moment,
    /// What else is known of it.
    pub details: Details,
}

/// What is known of a channel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Details {
    /// What a webhook is signed by.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub secret: String,
    /// In which form a webhook wants its notices.
    #[serde(default)]
    pub format: HookFormat,
    /// What a browser is written to with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub browser: Option<BrowserKeys>,
    /// What its owner has to bring before anything is sent there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<Unconfirmed>,
    /// How often in a row nothing was taken.
    #[serde(default)]
    pub failures: u32,
    /// Whether nothing is sent there until somebody tries it.
    #[serde(default)]
    pub paused: bool,
    /// How the last try ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<LastTry>,
}

/// What a browser is written to with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrowserKeys {
    /// Its key, in Base64.
    pub key: String,
    /// Its secret, in Base64.
    pub auth: String,
    /// What it calls itself.
    #[serde(default)]
    pub name: String,
}

/// An address that nobody has confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unconfirmed {
    /// What confirms it, as [`kept_as`](super::kept_as) keeps it.
    pub kept: String,
    /// Until when.
    pub until: Moment,
}

/// What somebody wants to be told of, and in which language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptWishes {
    /// What they want.
    pub wishes: Wishes,
    /// The code of the language that they read.
    pub language: String,
}

/// Something to tell somebody somewhere. The first five together are its name, and there is no other of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptNotice {
    /// Whom.
    pub person: PersonId,
    /// About which table.
    pub table: TableId,
    /// On what occasion.
    pub occasion: Occasion,
    /// Which of those at that table: how many decisions they had made, or for talk when they had looked last.
    pub mark: u64,
    /// On which channel.
    pub channel: String,
    /// When it came about.
    pub at: Moment,
    /// When it is to be told.
    pub due: Moment,
    /// Until when somebody is about to tell it.
    pub lease: Moment,
    /// How often it was tried.
    pub tries: u32,
    /// How far it is.
    pub state: NoticeState,
}

/// How far something to tell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeState {
    /// It waits.
    Waiting,
    /// It was taken.
    Sent,
    /// They have looked since, or nobody wants to know any more.
    Spared,
    /// It could not be told.
    Failed,
}

impl NoticeState {
    const ALL: [Self; 4] = [Self::Waiting, Self::Sent, Self::Spared, Self::Failed];

    const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Sent => "sent",
            Self::Spared => "spared",
            Self::Failed => "failed",
        }
    }
}

/// How many notices one statement keeps at most.
const BATCH: usize = 100;

#[async_trait]
impl Outbox for Sql {
    async fn told_somewhere(&self) -> Result<Vec<PersonId>, StoreError> {
        let rows = sqlx::query("select distinct person from channels order by person").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(PersonId(row.try_get(0)?))).collect()
    }

    async fn channels(&self, person: &PersonId) -> Result<Vec<KeptChannel>, StoreError> {
        let rows = sqlx::query(
            "select id, person, way, address, made, details from channels where person = $1 order by made, id",
        )
        .bind(person.0.clone())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().filter_map(|row| channel(row).transpose()).collect()
    }

    async fn channel(&self, id: &str) -> Result<Option<KeptChannel>, StoreError> {
        let row = sqlx::query("select id, person, way, address, made, details from channels where id = $1");
        let row = row.bind(id.to_owned()).fetch_optional(&self.pool).await?;
        row.as_ref().map_or(Ok(None), channel)
    }

    async fn add_channel(&self, channel: &KeptChannel) -> Result<(), StoreError> {
        let mut turn = self.writer.turn().await?;
        let into = "insert into channels (id, person, way, address, made, details) values ($1, $2, $3, $4, $5, $6)";
        sqlx::query(into)
            .bind(channel.id.clone())
            .bind(channel.person.0.clone())
            .bind(written(&channel.way))
            .bind(channel.address.clone())
            .bind(channel.made as i64)
            .bind(written(&channel.details))
            .execute(turn.connection())
            .await?;
        self.tell_wishes(&mut turn, &channel.person).await?;
        turn.commit().await
    }

    async fn change_channel(&self, before: &KeptChannel, after: &Details) -> Result<bool, StoreError> {
        let mut turn = self.writer.turn().await?;
        let changed = sqlx::query("update channels set details = $2 where id = $1 and details = $3")
            .bind(before.id.clone())
            .bind(written(after))
            .bind(written(&before.details))
            .execute(turn.connection())
            .await?;
        self.tell_wishes(&mut turn, &before.person).await?;
        turn.commit().await?;
        Ok(changed.rows_affected() > 0)
    }

    async fn delete_channel(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let mut turn = self.writer.turn().await?;
        let deleted = sqlx::query("delete from channels where person = $1 and id = $2")
            .bind(person.0.clone())
            .bind(id.to_owned())
            .execute(turn.connection())
            .await?;
        self.tell_wishes(&mut turn, person).await?;
        turn.commit().await?;
        Ok(deleted.rows_affected() > 0)
    }

    async fn wishes(&self, person: &PersonId) -> Result<Option<KeptWishes>, StoreError> {
        let row = sqlx::query("select wishes from wishes where person = $1").bind(person.0.clone());
        let row = row.fetch_optional(&self.pool).await?;
        row.map(|row| read(row.try_get::<&str, _>(0)?)).transpose()
    }

    async fn wish(&self, person: &PersonId, wishes: &KeptWishes) -> Result<(), StoreError> {
        let mut turn = self.writer.turn().await?;
        let into = "insert into wishes (person, wishes) values ($1, $2)
            on conflict (person) do update set wishes = excluded.wishes";
        sqlx::query(into).bind(person.0.clone()).bind(written(wishes)).execute(turn.connection()).await?;
        self.tell_wishes(&mut turn, person).await?;
        turn.commit().await
    }

    async fn look(&self, looks: &[(PersonId, TableId, Moment)]) -> Result<(), StoreError> {
        for batch in looks.chunks(BATCH) {
            let into = format!(
                "insert into looks (person, id, at) values {}
                on conflict (person, id) do update set at = excluded.at where looks.at < excluded.at",
                places(3, batch.len())
            );
            let mut statement = sqlx::query(AssertSqlSafe(into));
            for (person, table, at) in batch {
                statement = statement.bind(person.0.clone()).bind(table.0.clone()).bind(*at as i64);
            }
            self.writer.execute(statement).await?;
        }
        Ok(())
    }

    async fn last_look(&self, person: &PersonId, table: &TableId) -> Result<Option<Moment>, StoreError> {
        let row = sqlx::query("select at from looks where person = $1 and id = $2").bind(person.0.clone());
        let row = row.bind(table.0.clone()).fetch_optional(&self.pool).await?;
        row.map(|row| Ok(row.try_get::<i64, _>(0)? as Moment)).transpose()
    }

    async fn note(&self, notices: &[KeptNotice]) -> Result<(), StoreError> {
        for batch in notices.chunks(BATCH) {
            let into = format!(
                "insert into notices (person, id, occasion, mark, channel, at, due, lease, tries, state)
                values {} on conflict do nothing",
                places(10, batch.len())
            );
            let mut statement = sqlx::query(AssertSqlSafe(into));
            for notice in batch {
                statement = statement
                    .bind(notice.person.0.clone())
                    .bind(notice.table.0.clone())
                    .bind(notice.occasion.name())
                    .bind(notice.mark as i64)
                    .bind(notice.channel.clone())
                    .bind(notice.at as i64)
                    .bind(notice.due as i64)
                    .bind(notice.lease as i64)
                    .bind(i64::from(notice.tries))
                    .bind(notice.state.name());
            }
            self.writer.execute(statement).await?;
        }
        Ok(())
    }

    async fn due(&self, now: Moment, most: u32) -> Result<Vec<KeptNotice>, StoreError> {
        let rows = sqlx::query(
            "select person, id, occasion, mark, channel, at, due, lease, tries, state from notices
            where state = 'waiting' and due <= $1 and lease <= $1 order by due limit $2",
        )
        .bind(now as i64)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().filter_map(|row| notice(row).transpose()).collect()
    }

    async fn claim(&self, notice: &KeptNotice, lease: Moment) -> Result<bool, StoreError> {
        let mut turn = self.writer.turn().await?;
        let claimed = sqlx::query(
            "update notices set lease = $6, tries = tries + 1 where person = $1 and id = $2 and occasion = $3
            and mark = $4 and channel = $5 and state = 'waiting' and lease = $7 and due = $8",
        )
        .bind(notice.person.0.clone())
        .bind(notice.table.0.clone())
        .bind(notice.occasion.name())
        .bind(notice.mark as i64)
        .bind(notice.channel.clone())
        .bind(lease as i64)
        .bind(notice.lease as i64)
        .bind(notice.due as i64)
        .execute(turn.connection())
        .await?;
        turn.commit().await?;
        Ok(claimed.rows_affected() > 0)
    }

    async fn conclude(&self, notice: &KeptNotice) -> Result<(), StoreError> {
        let statement = sqlx::query(
            "update notices set due = $6, lease = 0, tries = $7, state = $8 where person = $1 and id = $2
            and occasion = $3 and mark = $4 and channel = $5",
        )
        .bind(notice.person.0.clone())
        .bind(notice.table.0.clone())
        .bind(notice.occasion.name())
        .bind(notice.mark as i64)
        .bind(notice.channel.clone())
        .bind(notice.due as i64)
        .bind(i64::from(notice.tries))
        .bind(notice.state.name());
        self.writer.execute(statement).await
    }

    async fn waiting(&self) -> Result<(u64, Option<Moment>), StoreError> {
        let row = sqlx::query(
            "select count(*), min(case when lease > due then lease else due end) from notices where state = 'waiting'",
        );
        let row = row.fetch_one(&self.pool).await?;
        let soonest = row.try_get::<Option<i64>, _>(1)?;
        Ok((row.try_get::<i64, _>(0)? as u64, soonest.map(|soonest| soonest as Moment)))
    }

    async fn forget_notices(&self, before: Moment) -> Result<(), StoreError> {
        for statement in ["delete from notices where at < $1", "delete from looks where at < $1"] {
            self.writer.execute(sqlx::query(statement).bind(before as i64)).await?;
        }
        Ok(())
    }
}

impl Sql {
    /// Forgets how somebody was told, as part of a turn.
    pub(super) async fn forget_channels(&self, turn: &mut Turn, person: &PersonId) -> Result<(), StoreError> {
        for statement in [
            "delete from channels where person = $1",
            "delete from wishes where person = $1",
            "delete from notices where person = $1",
            "delete from looks where person = $1",
        ] {
            sqlx::query(statement).bind(person.0.clone()).execute(turn.connection()).await?;
        }
        self.tell_wishes(turn, person).await
    }

    /// Tells the other servers that somebody is told otherwise, as soon as the turn is over.
    async fn tell_wishes(&self, turn: &mut Turn, person: &PersonId) -> Result<(), StoreError> {
        if self.news.is_some() {
            sqlx::query("select pg_notify('journal', 'wishes ' || $1)::text")
                .bind(person.0.clone())
                .execute(turn.connection())
                .await?;
        }
        Ok(())
    }
}

/// A channel; nothing where it is on a way that only a later version knows.
fn channel(row: &AnyRow) -> Result<Option<KeptChannel>, StoreError> {
    let Ok(way) = read(row.try_get::<&str, _>(2)?) else { return Ok(None) };
    Ok(Some(KeptChannel {
        id: row.try_get(0)?,
        person: PersonId(row.try_get(1)?),
        way,
        address: row.try_get(3)?,
        made: row.try_get::<i64, _>(4)? as Moment,
        details: read(row.try_get::<&str, _>(5)?)?,
    }))
}

/// A notice; nothing where it is of an occasion that only a later version knows.
fn notice(row: &AnyRow) -> Result<Option<KeptNotice>, StoreError> {
    let (occasion, state) = (row.try_get::<String, _>(2)?, row.try_get::<String, _>(9)?);
    let occasion = Occasion::ALL.into_iter().find(|known| known.name() == occasion);
    let state = NoticeState::ALL.into_iter().find(|known| known.name() == state);
    let (Some(occasion), Some(state)) = (occasion, state) else { return Ok(None) };
    Ok(Some(KeptNotice {
        person: PersonId(row.try_get(0)?),
        table: TableId(row.try_get(1)?),
        occasion,
        mark: row.try_get::<i64, _>(3)? as u64,
        channel: row.try_get(4)?,
        at: row.try_get::<i64, _>(5)? as Moment,
        due: row.try_get::<i64, _>(6)? as Moment,
        lease: row.try_get::<i64, _>(7)? as Moment,
        tries: row.try_get::<i64, _>(8)? as u32,
        state,
    }))
}
