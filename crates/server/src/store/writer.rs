use std::collections::VecDeque;
use std::time::{Duration, Instant};

use sqlx::any::AnyArguments;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::append::{Append, Appender, KeptEntry, Written};
use super::recent::Recent;
use crate::operations::METRICS;

/// The one hand that writes journals, and everything else where the database takes only one writer at a time:
/// whatever waits is written with one commit.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    /// Where others may write at the same time.
    beside: Option<AnyPool>,
}

/// How many jobs one commit takes at most.
const BATCH: usize = 512;
/// How long a database at the other end of a line may take for a commit: a line may be dead without a sign.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Debug)]
enum Job {
    Append(Pending),
    Lend(Lend),
}

type Lend = oneshot::Sender<Result<Lent, StoreError>>;

#[derive(Debug)]
struct Pending {
    line: KeptEntry,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Somebody's turn to write: everything that they write, or nothing, and only after [`Turn::commit`].
#[derive(Debug)]
pub(super) enum Turn {
    /// In a transaction of their own.
    Beside(Transaction<'static, Any>),
    /// With the connection of the writer, in the same transaction as others.
    Among(Lent),
}

/// The connection of the writer, for a while.
#[derive(Debug)]
pub(super) struct Lent {
    connection: Option<(PoolConnection<Any>, oneshot::Sender<Back>)>,
    /// The table to whose journal something is written.
    written_to: Option<String>,
}

/// The connection that was lent.
#[derive(Debug)]
struct Back {
    connection: PoolConnection<Any>,
    /// Who is to be told when what they wrote is safe: nobody where it is to be undone.
    safe: Option<oneshot::Sender<Result<(), StoreError>>>,
    written_to: Option<String>,
}

/// Whether others may write to the database at the same time, and how entries are written then.
#[derive(Clone, Copy, Debug)]
pub(super) enum Hands {
    One,
    Many(Append),
}

impl Writer {
    /// Starts writing.
    pub(super) fn start(pool: AnyPool, hands: Hands) -> Self {
        let (jobs, waiting) = mpsc::channel(4 * BATCH);
        let (beside, patience, way) = match hands {
            Hands::One => (None, Duration::MAX, Way::Recent(Recent::new(BATCH))),
            Hands::Many(append) => (Some(pool.clone()), PATIENCE, Way::Journal(Appender::new(append, BATCH))),
        };
        tokio::spawn(write(pool, way, patience, waiting));
        Self { jobs, beside }
    }

    /// Writes one entry, and comes back when it is safe.
    pub(super) async fn append(&self, line: KeptEntry) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.ask(Job::Append(Pending { line, done }), answer).await?
    }

    /// Carries out one statement, and comes back when what it wrote is safe.
    pub(super) async fn execute(&self, statement: Query<'_, Any, AnyArguments>) -> Result<(), StoreError> {
        if let Some(pool) = &self.beside {
            statement.execute(pool).await?;
            return Ok(());
        }
        let mut turn = self.turn().await?;
        statement.execute(turn.connection()).await?;
        turn.commit().await
    }

    /// Waits for a turn to write.
    pub(super) async fn turn(&self) -> Result<Turn, StoreError> {
        if let Some(pool) = &self.beside {
            return Ok(Turn::Beside(pool.begin().await?));
        }
        let (lend, lent) = oneshot::channel();
        Ok(Turn::Among(self.ask(Job::Lend(lend), lent).await??))
    }

    async fn ask<T>(&self, job: Job, answer: oneshot::Receiver<T>) -> Result<T, StoreError> {
        self.jobs.send(job).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())
    }
}

impl Turn {
    pub(super) fn connection(&mut self) -> &mut AnyConnection {
        match self {
            Self::Beside(transaction) => transaction,
            Self::Among(lent) => &mut lent.connection.as_mut().expect("it is lent until it is given back").0,
        }
    }

    /// Writes to the journal of a table, all of whose entries are in it from now on.
    pub(super) async fn journal(&mut self, id: &str) -> Result<&mut AnyConnection, StoreError> {
        if let Self::Among(lent) = self {
            lent.written_to = Some(id.to_owned());
            for statement in [
                "insert into journal (id, entry, at, what) select id, entry, at, what from recent where id = $1",
                "delete from recent where id = $1",
            ] {
                sqlx::query(statement).bind(id.to_owned()).execute(self.connection()).await?;
            }
        }
        Ok(self.connection())
    }

    /// Comes back when everything is safe.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Beside(transaction) => Ok(transaction.commit().await?),
            Self::Among(mut lent) => {
                let (safe, answer) = oneshot::channel();
                lent.give_back(Some(safe));
                answer.await.map_err(|_| closed())?
            }
        }
    }
}

impl Lent {
    fn give_back(&mut self, safe: Option<oneshot::Sender<Result<(), StoreError>>>) {
        if let Some((connection, back)) = self.connection.take() {
            // The writer waits for it as long as it runs.
            let _ = back.send(Back { connection, safe, written_to: self.written_to.take() });
        }
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        self.give_back(None);
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the database is closed".to_owned())
}

async fn write(pool: AnyPool, way: Way, patience: Duration, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(BATCH);
    let mut round =
        Round { way, connection: None, entries: Vec::with_capacity(BATCH), turns: VecDeque::new(), safe: Vec::new() };
    let mut closing = pool.close_event();
    loop {
        // The pool closes when the last connection has come back to it: also this one.
        let taken = tokio::select! {
            taken = waiting.recv_many(&mut jobs, BATCH) => taken,
            () = &mut closing => 0,
        };
        if taken == 0 {
            return;
        }
        for job in jobs.drain(..) {
            match job {
                Job::Append(entry) => round.entries.push(entry),
                Job::Lend(lend) => round.turns.push_back(lend),
            }
        }
        let start = Instant::now();
        let written = tokio::time::timeout(patience, round.commit(&pool)).await;
        let written = written.unwrap_or_else(|_| Err(StoreError::silent()));
        METRICS.committed(round.entries.len(), start.elapsed());
        round.answer(written);
        round.tidy_up().await;
    }
}

/// How entries get into the journals.
enum Way {
    /// At once.
    Journal(Appender),
    /// Many together.
    Recent(Recent),
}

/// What is written with one commit.
struct Round {
    way: Way,
    connection: Option<PoolConnection<Any>>,
    entries: Vec<Pending>,
    /// Who waits for a turn.
    turns: VecDeque<Lend>,
    /// Who had a turn and waits until what they wrote is safe.
    safe: Vec<oneshot::Sender<Result<(), StoreError>>>,
}

impl Round {
    async fn commit(&mut self, pool: &AnyPool) -> Result<Written, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => pool.acquire().await?,
        };
        // Until it is known that no transaction is open on it, nobody else gets it.
        connection.close_on_drop();
        if self.turns.is_empty() {
            let written = self.append(&mut connection).await?;
            self.connection = Some(connection);
            return Ok(written);
        }
        run(&mut connection, "begin immediate").await?;
        let written = self.append(&mut connection).await?;
        while let Some(lend) = self.turns.pop_front() {
            run(&mut connection, "savepoint turn").await?;
            let (back, returned) = oneshot::channel();
            // Whoever does not want it any more gives it back at once.
            let _ = lend.send(Ok(Lent { connection: Some((connection, back)), written_to: None }));
            let back = returned.await.map_err(|_| closed())?;
            connection = back.connection;
            if let (Way::Recent(recent), Some(id)) = (&mut self.way, back.written_to) {
                recent.forget(&id);
            }
            match back.safe {
                Some(safe) => self.safe.push(safe),
                None => run(&mut connection, "rollback to turn").await?,
            }
            run(&mut connection, "release turn").await?;
        }
        run(&mut connection, "commit").await?;
        self.connection = Some(connection);
        Ok(written)
    }

    async fn append(&mut self, connection: &mut AnyConnection) -> Result<Written, StoreError> {
        let lines: Vec<&KeptEntry> = self.entries.iter().map(|entry| &entry.line).collect();
        match &mut self.way {
            Way::Journal(appender) => appender.write(connection, &lines).await,
            Way::Recent(recent) => recent.write(connection, &lines).await,
        }
    }

    /// Does what nobody waits for.
    async fn tidy_up(&mut self) {
        let Way::Recent(recent) = &mut self.way else { return };
        let Some(mut connection) = self.connection.take_if(|_| recent.is_due()) else { return };
        match recent.move_on(&mut connection).await {
            Ok(()) => self.connection = Some(connection),
            // The connection is closed, and what it has begun is undone.
            Err(error) => tracing::warn!(%error, "entries cannot be moved to their journals yet"),
        }
    }

    fn answer(&mut self, mut written: Result<Written, StoreError>) {
        if let (Way::Recent(recent), Err(_)) = (&mut self.way, &written) {
            recent.doubt();
        }
        if let Err(error) = &written {
            for lend in self.turns.drain(..) {
                let _ = lend.send(Err(error.clone()));
            }
        }
        for safe in self.safe.drain(..) {
            let _ = safe.send(written.as_ref().map(|_| ()).map_err(Clone::clone));
        }
        for Pending { line: KeptEntry { id, number, .. }, done } in self.entries.drain(..) {
            let result = match &mut written {
                Ok(Written::All) => Ok(()),
                // Of two that race for the same place within one batch the first has it.
                Ok(Written::Only(places)) => places.remove(&(id, number)).then_some(()).ok_or(StoreError::Taken),
                Err(error) => Err(error.clone()),
            };
            let _ = done.send(result);
        }
    }
}

pub(super) async fn run(connection: &mut AnyConnection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}
