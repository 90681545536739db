use std::time::Duration;

use async_trait::async_trait;
use sqlx::Executor as _;
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use wire::{PersonId, TableId};

use super::StoreError;

/// What is heard of the journals in a database that several servers share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The entry of this number was written, here or elsewhere.
    Written(TableId, u64),
    /// The session that is kept as this has ended, here or elsewhere.
    Ended(String),
    /// What is ordered at the table has changed, here or elsewhere.
    Ordered(TableId),
    /// Somebody is no more.
    Gone(PersonId),
    /// Somebody wants to be told otherwise than before.
    Wishes(PersonId),
    /// Something may have been missed. Whatever is written from now on is heard.
    Gap,
}

/// A database that tells news to whoever listens.
#[async_trait]
pub trait Source: Send + Sync + 'static {
    /// Somebody who listens: whatever is written from now on is heard.
    async fn ear(&self) -> Result<Box<dyn Ear>, StoreError>;
}

/// Somebody who listens to a database over one line, and renews no line that is lost.
#[async_trait]
pub trait Ear: Send {
    /// What is said next; nothing where the line was closed. Whoever stops waiting for it misses nothing.
    async fn hear(&mut self) -> Result<Option<String>, StoreError>;
    /// Comes back when the database has said that it is there.
    async fn try_line(&mut self) -> Result<(), StoreError>;
}

/// An ear at a PostgreSQL database, until it is dropped.
#[derive(Debug)]
pub(super) struct News {
    heard: broadcast::Sender<Heard>,
    listening: JoinHandle<()>,
}

/// How many news may wait for the server.
const WAITING: usize = 4096;
/// How soon to try again to reach a database that is gone.
const AGAIN: Duration = Duration::from_millis(250);
/// How long the database may be silent before it is asked whether it is still there: a line may be dead without a sign.
const SILENCE: Duration = Duration::from_secs(1);
/// How long it may take to answer that. Whoever is overworked is not gone.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long one try to reach it may take.
const REACH: Duration = Duration::from_secs(1);

impl News {
    /// Listens to a database.
    pub(super) async fn listen(address: &str) -> Result<Self, StoreError> {
        let postgres = Postgres { address: address.to_owned() };
        let ear = ear_at(&postgres).await?;
        let (heard, _) = broadcast::channel(WAITING);
        Ok(Self { listening: tokio::spawn(listen(postgres, ear, heard.clone())), heard })
    }

    pub(super) fn subscribe(&self) -> broadcast::Receiver<Heard> {
        self.heard.subscribe()
    }
}

impl Drop for News {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// Passes on what an ear hears, for ever, and finds another where its line is lost.
pub async fn listen(source: impl Source, mut ear: Box<dyn Ear>, sender: broadcast::Sender<Heard>) {
    loop {
        let why = pass_on(&mut *ear, &sender).await;
        tracing::warn!(%why, "the database tells no news");
        drop(ear);
        ear = loop {
            tokio::time::sleep(AGAIN).await;
            if let Ok(again) = ear_at(&source).await {
                break again;
            }
        };
        // Only now: of what was written before there was somebody to listen, nothing would be heard.
        let _ = sender.send(Heard::Gap);
    }
}

/// Somebody who listens, if the database is reached in time.
async fn ear_at(source: &impl Source) -> Result<Box<dyn Ear>, StoreError> {
    timeout(2 * REACH, source.ear()).await.unwrap_or_else(|_| Err(StoreError::silent()))
}

/// Passes on what is heard until the line is lost, and says why it is.
async fn pass_on(ear: &mut dyn Ear, sender: &broadcast::Sender<Heard>) -> StoreError {
    loop {
        match timeout(SILENCE, ear.hear()).await {
            Ok(Ok(Some(payload))) => {
                if let Some(heard) = news(&payload) {
                    // Nobody may be listening yet.
                    let _ = sender.send(heard);
                }
            }
            Ok(Ok(None)) => return StoreError::Unavailable("the connection was closed".to_owned()),
            Ok(Err(error)) => return error,
            Err(_) => match timeout(PATIENCE, ear.try_line()).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => return error,
                Err(_) => return StoreError::silent(),
            },
        }
    }
}

fn news(payload: &str) -> Option<Heard> {
    let (what, of) = payload.split_once(' ')?;
    match what {
        "gone" => Some(Heard::Gone(PersonId(of.to_owned()))),
        "wishes" => Some(Heard::Wishes(PersonId(of.to_owned()))),
        "orders" => Some(Heard::Ordered(TableId(of.to_owned()))),
        "session" => Some(Heard::Ended(of.to_owned())),
        entry => Some(Heard::Written(TableId(of.to_owned()), entry.parse().ok()?)),
    }
}

/// Where a PostgreSQL database is.
#[derive(Debug)]
struct Postgres {
    address: String,
}

#[async_trait]
impl Source for Postgres {
    async fn ear(&self) -> Result<Box<dyn Ear>, StoreError> {
        let options = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = options.acquire_timeout(REACH).connect(&self.address).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.ignore_pool_close_event(true);
        // A line that was lost is ours to renew, since nobody else can say what was missed meanwhile.
        listener.eager_reconnect(false);
        listener.listen("journal").await?;
        Ok(Box::new(listener))
    }
}

#[async_trait]
impl Ear for PgListener {
    async fn hear(&mut self) -> Result<Option<String>, StoreError> {
        Ok(self.try_recv().await?.map(|notification| notification.payload().to_owned()))
    }

    async fn try_line(&mut self) -> Result<(), StoreError> {
        self.execute("select 1").await?;
        Ok(())
    }
}
