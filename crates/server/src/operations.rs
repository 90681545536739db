use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::time::Instant;
use wire::{Code, Phase, Problem};

use crate::live::Done;
use crate::problem::{Refusal, refuse};
use crate::server::Server;
use crate::store::{Store, StoreError};

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/health", get(health)).route("/metrics", get(metrics))
}

/// What the process counts.
pub(crate) static METRICS: Metrics = Metrics {
    done: AtomicU64::new(0),
    refused: AtomicU64::new(0),
    sockets: AtomicI64::new(0),
    written: AtomicU64::new(0),
    commits: AtomicU64::new(0),
    commit_micros: AtomicU64::new(0),
    told: AtomicU64::new(0),
    untold: AtomicU64::new(0),
};

#[derive(Debug)]
pub(crate) struct Metrics {
    done: AtomicU64,
    refused: AtomicU64,
    sockets: AtomicI64,
    written: AtomicU64,
    commits: AtomicU64,
    commit_micros: AtomicU64,
    told: AtomicU64,
    untold: AtomicU64,
}

impl Metrics {
    pub(crate) fn commanded(&self, result: &Result<Done, Problem>) {
        let counter = if result.is_ok() { &self.done } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn committed(&self, entries: usize, took: Duration) {
        self.written.fetch_add(entries as u64, Ordering::Relaxed);
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.commit_micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// Somebody was told something, or could not be.
    pub(crate) fn told(&self, is_taken: bool) {
        let counter = if is_taken { &self.told } else { &self.untold };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a socket until the answer is dropped.
    pub(crate) fn connected(&'static self) -> Connected {
        self.sockets.fetch_add(1, Ordering::Relaxed);
        Connected(self)
    }
}

/// An open socket.
pub(crate) struct Connected(&'static Metrics);

impl Drop for Connected {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Whether something can be written down: asked of the database now and then, whoever asks the server however often.
#[derive(Debug, Default)]
pub(crate) struct Health(tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Health {
    /// How long an answer holds: to ask costs nothing, to write does.
    const HOLDS: Duration = Duration::from_secs(1);
    /// How long a database that is well may take, which is less than whoever asks will wait.
    const PATIENCE: Duration = Duration::from_secs(2);

    async fn of(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut known = self.0.lock().await;
        if let Some((at, answer)) = &*known
            && at.elapsed() < Self::HOLDS
        {
            return answer.clone();
        }
        let checked = tokio::time::timeout(Self::PATIENCE, store.check()).await;
        let answer = checked.unwrap_or_else(|_| Err(StoreError::silent()));
        *known = Some((Instant::now(), answer.clone()));
        answer
    }
}

/// Whether the server and its database are well.
async fn health(State(server): State<Server>) -> Result<&'static str, Refusal> {
    match server.health().of(server.store()).await {
        Ok(()) => Ok("ok\n"),
        Err(StoreError::Unavailable(why)) => {
            tracing::error!(%why, "the database is not well");
            Err(Refusal(refuse("database-unwell", Code::Unavailable)))
        }
        Err(error @ (StoreError::Full | StoreError::Taken)) => Err(error.into()),
    }
}

/// What the process counts, in the text format of Prometheus.
async fn metrics(State(server): State<Server>) -> impl IntoResponse {
    let tables = server.tables_in_use();
    let phases = tables.iter().map(|handle| handle.summary().phase).collect::<Vec<_>>();
    let asleep = tables.iter().filter(|handle| !handle.is_open()).count() as f64;
    let count = |wanted: fn(&Phase) -> bool| phases.iter().filter(|phase| wanted(phase)).count() as f64;
    let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
    let mut text = String::new();
    let mut line = |name: &str, kind: &str, help: &str, value: f64| {
        let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
    };
    line("boardroom_commands_done_total", "counter", "Commands carried out.", load(&METRICS.done));
    line("boardroom_commands_refused_total", "counter", "Commands refused.", load(&METRICS.refused));
    line("boardroom_journal_entries_total", "counter", "Journal entries written.", load(&METRICS.written));
    line("boardroom_journal_commits_total", "counter", "Commits of journal entries.", load(&METRICS.commits));
    let seconds = load(&METRICS.commit_micros) / 1e6;
    line("boardroom_journal_commit_seconds_total", "counter", "Time spent in those commits.", seconds);
    line("boardroom_notices_sent_total", "counter", "Notices that were taken.", load(&METRICS.told));
    line(
        "boardroom_notices_failed_total",
        "counter",
        "Tries to tell somebody something in vain.",
        load(&METRICS.untold),
    );
    let waiting = server.notices().waiting() as f64;
    line("boardroom_notices_waiting", "gauge", "Notices that wait to be sent, at all servers.", waiting);
    line("boardroom_sockets", "gauge", "Open sockets.", METRICS.sockets.load(Ordering::Relaxed) as f64);
    line("boardroom_people", "gauge", "People with an open socket.", server.people() as f64);
    let playing = count(|phase| *phase == Phase::Playing);
    line("boardroom_tables_playing", "gauge", "Tables in play.", playing);
    line("boardroom_tables_asleep", "gauge", "Tables in play that are not in memory.", asleep);
    let gathering = count(|phase| *phase == Phase::Gathering);
    line("boardroom_tables_gathering", "gauge", "Tables where people sit down.", gathering);
    let broken = count(|phase| matches!(phase, Phase::Broken { .. }));
    line("boardroom_tables_broken", "gauge", "Tables that cannot go on.", broken);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
