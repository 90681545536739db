//! Where everything is kept: people, tables with their journals, results and ratings.

mod append;
mod migrations;
mod news;
mod orders;
mod outbox;
mod people;
mod postgres;
mod recent;
mod restore;
mod rows;
mod sessions;
mod sql;
mod sqlite;
mod writer;

use std::collections::BTreeMap;

use async_trait::async_trait;
use sitting::{Dated, Made};
use tokio::sync::broadcast;
use wire::{Moment, PersonId, Rating, TableId};

pub use crate::names::likeness;
pub use news::{Ear, Heard, Source, listen};
pub use outbox::{BrowserKeys, Details, KeptChannel, KeptNotice, KeptWishes, NoticeState, Outbox, Unconfirmed};
pub use restore::{Claim, Unrestored, restore};
pub use sessions::kept_as;
pub use sql::Sql;
pub use sqlite::backup;

/// What the server needs of a database. What a method has confirmed survives a crash and a loss of power.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps somebody new.
    async fn add_person(&self, person: &Person) -> Result<(), StoreError>;
    /// Somebody.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;
    /// Whoever has the account of this name, in whatever case it is written.
    async fn account(&self, name: &str) -> Result<Option<Person>, StoreError>;
    /// Whoever has the account of this name, or of one that looks like it.
    async fn namesakes(&self, name: &str) -> Result<Vec<Person>, StoreError>;
    /// Changes the name, the account or the password of somebody; [`StoreError::Taken`] where the account, or one that
    /// looks like it, is another's.
    async fn change_person(&self, person: &Person) -> Result<(), StoreError>;
    /// Takes what somebody said, and what they were called then, out of all journals; their entries stay, and can be read.
    async fn forget_words(&self, id: &PersonId) -> Result<(), StoreError>;
    /// Forgets somebody and gives their sessions, which have ended; their results stay without a name.
    async fn delete_person(&self, id: &PersonId) -> Result<Vec<String>, StoreError>;

    /// Remembers that whoever has the session that is kept as this is somebody.
    async fn begin_session(&self, session: &str, person: &PersonId, at: Moment) -> Result<(), StoreError>;
    /// Whose session it is, and when it was last used, if that is not before `since`.
    async fn signed_in(&self, session: &str, since: Moment) -> Result<Option<(Person, Moment)>, StoreError>;
    /// Notes down that a session is in use.
    async fn use_session(&self, session: &str, at: Moment) -> Result<(), StoreError>;
    /// Whoever has this session is nobody any more; gives it, if it had not ended before.
    async fn end_session(&self, session: &str) -> Result<Vec<String>, StoreError>;
    /// Ends all sessions of somebody, and gives them.
    async fn end_sessions(&self, person: &PersonId) -> Result<Vec<String>, StoreError>;
    /// Ends all sessions that have not been used since then, and gives them.
    async fn end_unused_sessions(&self, since: Moment) -> Result<Vec<String>, StoreError>;

    /// Keeps a new table and the beginning of its journal.
    async fn add_table(&self, made: &Made, journal: &[Dated]) -> Result<(), StoreError>;
    /// A table and its journal.
    async fn table(&self, id: &TableId) -> Result<Option<(Made, Vec<Dated>)>, StoreError>;
    /// The tables that are not over.
    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError>;
    /// How many entries the journals of the tables have that are not over.
    async fn lengths(&self) -> Result<Vec<(TableId, u64)>, StoreError>;
    /// Writes the entry of this number; [`StoreError::Taken`] where there is one already.
    async fn append(&self, id: &TableId, number: u64, entry: &Dated) -> Result<(), StoreError>;
    /// The journal from an entry on.
    async fn journal(&self, id: &TableId, from: u64) -> Result<Vec<Dated>, StoreError>;
    /// What people have ordered beforehand at a table.
    async fn orders(&self, id: &TableId) -> Result<Vec<(PersonId, String)>, StoreError>;
    /// Keeps what somebody has ordered, in place of what they had.
    async fn keep_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError>;
    /// Forgets what somebody had ordered, unless they have ordered something else since.
    async fn forget_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError>;
    /// Forgets a table that never became a game, all but the last entry of its journal, which is written in its place as
    /// others are; [`StoreError::Taken`] where there is one already. Nobody writes anything after it.
    async fn delete_table(&self, id: &TableId, number: u64, last: &Dated) -> Result<(), StoreError>;

    /// Keeps the result of a table, forgets what was ordered there, and gives those who are rated the rating that `rate` works out from the old ones.
    /// Says which those are; nothing where it has been done before: a table is settled once.
    /// Whoever is no more gets none.
    async fn settle(
        &self,
        result: &GameResult,
        rated: &[Placed],
        rate: Rate,
    ) -> Result<Option<BTreeMap<Player, Rated>>, StoreError>;
    /// Somebody's finished games, the newest first.
    async fn history(&self, wanted: &Wanted) -> Result<Vec<GameResult>, StoreError>;
    /// The rating of a player in a game.
    async fn rating(&self, game: &str, player: &Player) -> Result<Option<Rated>, StoreError>;
    /// The best people at a game, of those with so many rated games.
    async fn ratings(&self, game: &str, games: u32) -> Result<Vec<(Player, Rated)>, StoreError>;

    /// A value that was kept under a name; the first that is offered stays.
    async fn setting(&self, name: &str, offered: &str) -> Result<String, StoreError>;
    /// How late it is by the clock of a database that several servers share, whose own clocks may differ; nothing where
    /// there can be no other server. It is at least as late as `known`, and as any server has been told or has known: also
    /// after that clock was set back.
    async fn time(&self, known: Moment) -> Result<Option<Moment>, StoreError>;
    /// News of journals that other servers may write as well; nothing where there can be no other.
    fn news(&self) -> Option<broadcast::Receiver<Heard>>;
    /// How people are told what happens while they do not look; nothing where nobody is.
    fn outbox(&self) -> Option<&dyn Outbox>;
    /// Whether something can be written down.
    async fn check(&self) -> Result<(), StoreError>;
    /// Finishes writing and closes.
    async fn close(&self);
}

/// Works out new ratings of the players of a game from their old ones.
pub type Rate = fn(&[(Option<Rated>, u8)]) -> Vec<Rated>;

/// Why the database did not do it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first.
    #[error("somebody else was first")]
    Taken,
    /// There is no room left.
    #[error("there is no room left")]
    Full,
    /// It cannot now.
    #[error("{0}")]
    Unavailable(String),
}

impl StoreError {
    /// It gives no answer.
    #[must_use]
    pub fn silent() -> Self {
        Self::Unavailable("the database does not answer".to_owned())
    }
}

/// What SQLite and PostgreSQL call a full disk.
const FULL: [&str; 2] = ["13", "53100"];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Taken,
            sqlx::Error::Database(database) if database.code().is_some_and(|code| FULL.contains(&&*code)) => Self::Full,
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

/// Somebody, as the database knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// The hash of the password, for those who have an account.
    pub password: Option<String>,
    /// Since when.
    pub made: Moment,
}

/// Who is rated.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// A person.
    Person(PersonId),
    /// All bots of a level.
    Bot(String),
}

/// A rating and how many games it comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The estimate.
    pub rating: f64,
    /// Its uncertainty.
    pub uncertainty: f64,
    /// The games.
    pub games: u32,
}

impl From<Rated> for Rating {
    fn from(rated: Rated) -> Self {
        let Rated { rating, uncertainty, games } = rated;
        Self { rating, uncertainty, games, provisional: uncertainty > CERTAIN }
    }
}

/// A rating that is no more uncertain than this means something: half of what everyone begins with.
const CERTAIN: f64 = 25.0 / 6.0;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The table.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// Who sat where and finished how.
    pub seats: Vec<SeatResult>,
    /// When it was over.
    pub at: Moment,
    /// How many actions it took.
    pub plies: u32,
}

/// How a game ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Who.
    pub player: Player,
    /// Their place.
    pub place: u8,
    /// Their points.
    pub score: i32,
}

/// Somebody who is rated, and where a game put them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Who.
    pub player: Player,
    /// Their place among those who are rated; several may share one.
    pub place: u8,
}

/// Which finished games somebody wants to see.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Whose.
    pub person: PersonId,
    /// Of which game.
    pub game: Option<String>,
    /// Whether only those that were won.
    pub won: bool,
    /// Only those older than this one.
    pub before: Option<(Moment, TableId)>,
    /// How many at most.
    pub limit: u32,
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection as _, SqliteConnection};

    use super::*;

    #[tokio::test]
    async fn a_full_disk_is_known_as_such() {
        let mut database = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
        let prepare = "pragma max_page_count = 2; create table filled (what blob);";
        sqlx::raw_sql(prepare).execute(&mut database).await.expect("a small database");
        let filled = sqlx::query("insert into filled values (zeroblob(100000))").execute(&mut database).await;
        assert!(matches!(filled.map_err(StoreError::from), Err(StoreError::Full)));
    }
}
