use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Row as _};
use tokio::sync::{Semaphore, mpsc, oneshot};

use super::StoreError;
use super::rows::written;
use crate::operations::METRICS;

/// The one hand that writes journals: whatever waits is written with one commit.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

/// The statements that write entries, which they take as a list in JSON.
#[derive(Clone, Copy, Debug)]
pub(super) struct Append {
    /// Writes all of them, or none where the place of one is taken.
    pub(super) all: &'static str,
    /// Writes those whose places are free, and returns which those are.
    pub(super) free: &'static str,
}

#[derive(Debug)]
struct Job {
    id: String,
    number: i64,
    at: i64,
    what: String,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// How many entries one commit takes at most.
const BATCH: usize = 512;

impl Writer {
    /// Starts writing.
    pub(super) fn start(pool: AnyPool, turns: Arc<Semaphore>, append: Append) -> Self {
        let (jobs, waiting) = mpsc::channel(4 * BATCH);
        tokio::spawn(write(pool, turns, append, waiting));
        Self { jobs }
    }

    /// Writes one entry, and comes back when it is safe.
    pub(super) async fn append(&self, id: String, number: i64, at: i64, what: String) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let closed = || StoreError::Unavailable("the database is closed".to_owned());
        self.jobs.send(Job { id, number, at, what, done }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

async fn write(pool: AnyPool, turns: Arc<Semaphore>, append: Append, mut waiting: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut connection = None;
    let mut closed = pool.close_event();
    loop {
        // The pool closes when the last connection has come back to it: also this one.
        let taken = tokio::select! {
            taken = waiting.recv_many(&mut batch, BATCH) => taken,
            () = &mut closed => 0,
        };
        if taken == 0 {
            return;
        }
        let _turn = turns.acquire().await;
        // Whatever came while somebody else wrote is written with the rest.
        while batch.len() < BATCH
            && let Ok(job) = waiting.try_recv()
        {
            batch.push(job);
        }
        let start = Instant::now();
        let written = commit(&pool, &mut connection, append, &batch).await;
        METRICS.committed(batch.len(), start.elapsed());
        if written.is_err() {
            connection = None;
        }
        answer(batch.drain(..), written);
    }
}

/// Which entries have been written.
enum Written {
    All,
    Only(HashSet<(String, i64)>),
}

async fn commit(
    pool: &AnyPool,
    connection: &mut Option<PoolConnection<Any>>,
    append: Append,
    batch: &[Job],
) -> Result<Written, StoreError> {
    let connection = match connection {
        Some(connection) => connection,
        None => connection.insert(pool.acquire().await?),
    };
    let entries: Vec<_> = batch.iter().map(|job| (&job.id, job.number, job.at, &job.what)).collect();
    let entries = written(&entries);
    // Hardly ever do two race for the same place.
    match sqlx::query(append.all).bind(entries.clone()).execute(&mut **connection).await {
        Ok(_) => return Ok(Written::All),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {}
        Err(error) => return Err(error.into()),
    }
    let rows = sqlx::query(append.free).bind(entries).fetch_all(&mut **connection).await?;
    let places = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, sqlx::Error>>()?;
    Ok(Written::Only(places))
}

fn answer(batch: impl Iterator<Item = Job>, written: Result<Written, StoreError>) {
    let mut written = written;
    for Job { id, number, done, .. } in batch {
        let result = match &mut written {
            Ok(Written::All) => Ok(()),
            // Of two that race for the same place within one batch the first has it.
            Ok(Written::Only(places)) => places.remove(&(id, number)).then_some(()).ok_or(StoreError::Taken),
            Err(error) => Err(error.clone()),
        };
        let _ = done.send(result);
    }
}
