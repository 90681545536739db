use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use wire::{PersonId, TableId};

use super::StoreError;

/// What is heard of the journals in a database that several servers share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The entry of this number was written, here or elsewhere.
    Written(TableId, u64),
    /// The session that is kept as this has ended, here or elsewhere.
    Ended(String),
    /// Somebody is no more.
    Gone(PersonId),
    /// Something may have been missed.
    Gap,
}

/// An ear at the database, until it is dropped.
#[derive(Debug)]
pub(super) struct News {
    heard: broadcast::Sender<Heard>,
    listening: JoinHandle<()>,
}

/// How many news may wait for the server.
const WAITING: usize = 4096;
/// How soon to try again to reach a database that is gone.
const AGAIN: Duration = Duration::from_secs(1);

impl News {
    /// Listens to a database.
    pub(super) async fn listen(address: &str) -> Result<Self, StoreError> {
        let mut listener = PgListener::connect(address).await?;
        listener.listen("journal").await?;
        let (heard, _) = broadcast::channel(WAITING);
        Ok(Self { listening: tokio::spawn(pass_on(listener, heard.clone())), heard })
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

async fn pass_on(mut listener: PgListener, sender: broadcast::Sender<Heard>) {
    loop {
        let heard = match listener.try_recv().await {
            Ok(Some(notification)) => news(notification.payload()),
            Ok(None) => Some(Heard::Gap),
            Err(error) => {
                tracing::warn!(%error, "the database tells no news");
                tokio::time::sleep(AGAIN).await;
                Some(Heard::Gap)
            }
        };
        if let Some(heard) = heard {
            // Nobody may be listening yet.
            let _ = sender.send(heard);
        }
    }
}

fn news(payload: &str) -> Option<Heard> {
    let (what, of) = payload.split_once(' ')?;
    match what {
        "gone" => Some(Heard::Gone(PersonId(of.to_owned()))),
        "session" => Some(Heard::Ended(of.to_owned())),
        entry => Some(Heard::Written(TableId(of.to_owned()), entry.parse().ok()?)),
    }
}
