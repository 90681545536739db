//! Who stays on in a session: their sockets and streams end with it, wherever it ends.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Mutex;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tokio::sync::{Notify, oneshot, watch};
use wire::Moment;

use crate::server::{Server, lock};
use crate::session;
use crate::store::{Person, StoreError};

const DAY: Moment = 24 * 3_600 * 1_000;
/// How long a session lasts in which nothing is asked.
const UNUSED: Moment = 180 * DAY;
/// How often sessions are looked for that have not been used for so long.
const SWEEP: Duration = Duration::from_secs(3_600);
/// How soon to ask again a database that does not answer.
const AGAIN: Duration = Duration::from_secs(1);

/// The sessions in which somebody stays on at this server.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    open: Mutex<BTreeMap<String, watch::Sender<bool>>>,
    /// Told when sessions may have ended elsewhere without a word.
    doubt: Notify,
}

/// That somebody stays on in a session, if they have one.
///
/// Taken before it is asked whose session it is, so that no end is missed.
pub(crate) struct Stay {
    server: Server,
    session: Option<(String, watch::Receiver<bool>)>,
}

impl FromRequestParts<Server> for Stay {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self, Infallible> {
        let session = session::named(&parts.headers, server).map(|name| {
            let ended = server.sessions().enter(&name);
            (name, ended)
        });
        Ok(Self { server: server.clone(), session })
    }
}

impl Stay {
    /// Whether the session has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.session.as_ref().is_some_and(|(_, ended)| *ended.borrow())
    }

    /// Comes back when the session has ended; to be dropped before this is.
    pub(crate) fn over(&self) -> impl Future<Output = ()> + Send + use<> {
        let ended = self.session.as_ref().map(|(_, ended)| ended.clone());
        async {
            match ended {
                // The sender lives as long as anybody stays.
                Some(mut ended) => drop(ended.wait_for(|ended| *ended).await),
                None => std::future::pending().await,
            }
        }
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        if let Some((name, _)) = &self.session {
            self.server.sessions().leave(name);
        }
    }
}

impl Sessions {
    fn enter(&self, session: &str) -> watch::Receiver<bool> {
        lock(&self.open).entry(session.to_owned()).or_default().subscribe()
    }

    fn leave(&self, session: &str) {
        let mut open = lock(&self.open);
        // Whoever leaves still counts.
        if open.get(session).is_some_and(|ended| ended.receiver_count() <= 1) {
            open.remove(session);
        }
    }

    /// These sessions have ended.
    pub(crate) fn end(&self, sessions: &[String]) {
        let open = lock(&self.open);
        for ended in sessions.iter().filter_map(|session| open.get(session)) {
            ended.send_replace(true);
        }
    }

    /// Any of them may have ended without a word.
    pub(crate) fn doubt(&self) {
        self.doubt.notify_one();
    }

    fn all(&self) -> Vec<String> {
        lock(&self.open).keys().cloned().collect()
    }
}

impl Server {
    /// Whose session it is.
    pub(crate) async fn signed_in(&self, session: &str) -> Result<Option<Person>, StoreError> {
        let at = self.now();
        let Some((person, used)) = self.store().signed_in(session, at.saturating_sub(UNUSED)).await? else {
            return Ok(None);
        };
        if at.saturating_sub(used) > DAY {
            // Whoever is not noted today is noted tomorrow.
            let _ = self.store().use_session(session, at).await;
        }
        Ok(Some(person))
    }

    /// Carries something out to its end, also where whoever asked for it hangs up meanwhile.
    pub(crate) async fn to_the_end<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (tell, told) = oneshot::channel();
        self.spawn(async move { drop(tell.send(work.await)) });
        told.await.unwrap_or_else(|_| Err(StoreError::silent()))
    }

    /// Sessions have ended, as far as the database said so: whatever may have, it is asked again.
    pub(crate) fn ended(&self, answer: Result<Vec<String>, StoreError>) -> Result<(), StoreError> {
        match answer {
            Ok(ended) => self.sessions().end(&ended),
            Err(error) => {
                self.sessions().doubt();
                return Err(error);
            }
        }
        Ok(())
    }

    /// Ends what has ended elsewhere, and what has not been used for long, until the server ends.
    pub(crate) async fn tend_sessions(self) {
        let mut closing = self.closing();
        let tend = async {
            loop {
                let doubted = tokio::time::timeout(SWEEP, self.sessions().doubt.notified()).await;
                let mut done = self.look_after_sessions().await;
                while doubted.is_ok() && done.is_err() {
                    tokio::time::sleep(AGAIN).await;
                    done = self.look_after_sessions().await;
                }
            }
        };
        tokio::select! {
            biased;
            () = closing.wait() => {}
            () = tend => {}
        }
    }

    async fn look_after_sessions(&self) -> Result<(), StoreError> {
        for session in self.sessions().all() {
            if self.signed_in(&session).await?.is_none() {
                self.sessions().end(&[session]);
            }
        }
        let unused = self.store().end_unused_sessions(self.now().saturating_sub(UNUSED)).await?;
        self.sessions().end(&unused);
        Ok(())
    }
}
