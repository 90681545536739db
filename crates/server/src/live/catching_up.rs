use std::time::Duration;

use sitting::Changed;
use tokio::time::Instant;

use super::actor::{AGAIN, Actor};
use crate::store::StoreError;

/// How long a table waits for its database.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// How long it is good to know what people are called and how well they play, where nobody comes or goes: they may be called
/// something else at another server.
const ACQUAINTED: Duration = Duration::from_secs(10);

/// What happens at a table that other servers write to as well.
impl Actor {
    /// The journal is said to have so many entries.
    pub(super) async fn heard_of(&mut self, entries: u64) {
        if entries > self.sitting.version() {
            self.catch_up().await;
        }
        if !self.unsure {
            self.after_pause().await;
        }
    }

    /// Reads what was written elsewhere. Where that cannot be read, it is tried again, whatever else happens.
    pub(super) async fn catch_up(&mut self) {
        let (id, version) = (self.sitting.made().id.clone(), self.sitting.version());
        let Ok(news) = soon(self.server.store().journal(&id, version)).await else {
            self.unsure = true;
            self.again = Some(Instant::now() + AGAIN);
            return;
        };
        self.unsure = false;
        if news.is_empty() {
            return;
        }
        let mut somebody = self.introduced.elapsed() >= ACQUAINTED;
        for dated in news {
            let changed = self.sitting.apply(dated);
            self.tell(changed, None);
            somebody |= changed.sheet;
        }
        self.set_time();
        if somebody {
            self.introduce_all().await;
        }
        Box::pin(self.after_change(Changed::SHEET)).await;
    }
}

/// What the database answers, or that it does not.
pub(super) async fn soon<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    tokio::time::timeout(PATIENCE, answer).await.unwrap_or_else(|_| Err(StoreError::silent()))
}
