use std::collections::HashSet;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio::time::{Instant, sleep_until, timeout};
use wire::{Code, PersonId, TableId};

use crate::live::{Message, Rumour};
use crate::server::Server;
use crate::store::Heard;

/// How soon to try again what could not be read.
const AGAIN: Duration = Duration::from_millis(500);
/// How long a table may take to come into use.
const PATIENCE: Duration = Duration::from_secs(10);

impl Server {
    /// Tells the tables what other servers have written, until the end.
    pub(crate) async fn follow(self, mut news: broadcast::Receiver<Heard>) {
        let mut closing = self.closing();
        // When to make up for what was missed.
        let mut missed: Option<Instant> = None;
        loop {
            tokio::select! {
                biased;
                () = closing.wait() => return,
                () = sleep_until(missed.unwrap_or_else(Instant::now)), if missed.is_some() => {
                    missed = (!self.make_up().await).then(|| Instant::now() + AGAIN);
                }
                heard = news.recv() => match heard {
                    Ok(Heard::Written(id, entry)) => {
                        if !self.heard_of(&id, entry + 1).await {
                            missed.get_or_insert_with(|| Instant::now() + AGAIN);
                        }
                    }
                    Ok(Heard::Gone(person)) => self.spawn(self.clone().forget(person)),
                    Ok(Heard::Ended(session)) => self.sessions().end(&[session]),
                    Ok(Heard::Gap) | Err(broadcast::error::RecvError::Lagged(_)) => {
                        missed = Some(Instant::now());
                        self.sessions().doubt();
                        self.spawn(self.clone().acquaint());
                    }
                    Err(broadcast::error::RecvError::Closed) => return,
                },
            }
        }
    }

    /// Somebody is no more: no table shows their name or their words.
    async fn forget(self, person: PersonId) {
        self.gone(&person).await;
    }

    /// Anybody may be no more, or called something else.
    async fn acquaint(self) {
        for handle in self.tables_in_use() {
            let _ = handle.send(Message::Acquaint).await;
        }
    }

    /// A table is said to have so many entries; whether that could be passed on.
    async fn heard_of(&self, id: &TableId, entries: u64) -> bool {
        let handle = match self.in_use(id) {
            Some(handle) => handle,
            // The lobby shows tables of all servers.
            None => match timeout(PATIENCE, self.table(id)).await {
                Ok(Ok(handle)) => handle,
                Ok(Err(problem)) => return problem.code != Code::Unavailable,
                Err(_) => return false,
            },
        };
        // Also one that has just come into use: whoever was faster may have read the journal before.
        // What the table wrote itself, as most entries are, is no news to it.
        if handle.read(|summary| summary.version) < entries {
            handle.rumour().tell(entries);
        }
        true
    }

    /// All tables hear how long their journals are, and those that are new come into use; whether that could be done.
    async fn make_up(&self) -> bool {
        let Ok(Ok(lengths)) = timeout(PATIENCE, self.store().lengths()).await else { return false };
        let open: HashSet<&TableId> = lengths.iter().map(|(id, _)| id).collect();
        for handle in self.tables_in_use() {
            if !open.contains(&handle.summary().id) {
                handle.rumour().tell(Rumour::ANY);
            }
        }
        for (id, entries) in &lengths {
            let handle = self.known(id).filter(|handle| handle.is_open() || handle.summary().version >= *entries);
            match handle {
                // Where it is asleep, it sleeps on.
                Some(handle) => handle.rumour().tell(*entries),
                None if self.heard_of(id, *entries).await => {}
                None => return false,
            }
        }
        true
    }
}
