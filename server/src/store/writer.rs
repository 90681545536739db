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
    /// Starts writing with this statement: it takes a list of entries as JSON and returns those that it could write.
    pub(super) fn start(pool: AnyPool, turns: Arc<Semaphore>, statement: &'static str) -> Self {
        let (jobs, waiting) = mpsc::channel(4 * BATCH);
        tokio::spawn(write(pool, turns, statement, waiting));
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

async fn write(pool: AnyPool, turns: Arc<Semaphore>, statement: &'static str, mut waiting: mpsc::Receiver<Job>) {
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
        let written = commit(&pool, &mut connection, statement, &batch).await;
        METRICS.committed(batch.len(), start.elapsed());
        if written.is_err() {
            connection = None;
        }
        answer(batch.drain(..), written);
    }
}

async fn commit(
    pool: &AnyPool,
    connection: &mut Option<PoolConnection<Any>>,
    statement: &'static str,
    batch: &[Job],
) -> Result<HashSet<(String, i64)>, StoreError> {
    let connection = match connection {
        Some(connection) => connection,
        None => connection.insert(pool.acquire().await?),
    };
    let entries: Vec<_> = batch.iter().map(|job| (&job.id, job.number, job.at, &job.what)).collect();
    let rows = sqlx::query(statement).bind(written(&entries)).fetch_all(&mut **connection).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

fn answer(batch: impl Iterator<Item = Job>, written: Result<HashSet<(String, i64)>, StoreError>) {
    match written {
        Ok(mut written) => {
            for Job { id, number, done, .. } in batch {
                // Of two that race for the same place within one batch the first has it.
                let won = written.remove(&(id, number));
                let _ = done.send(if won { Ok(()) } else { Err(StoreError::Taken) });
            }
        }
        Err(error) => {
            for job in batch {
                let _ = job.done.send(Err(error.clone()));
            }
        }
    }
}
