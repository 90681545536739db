use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Notify;

/// How many entries a journal is said to have. Telling waits for nobody, and what was told is heard, however busy
/// whoever listens is.
#[derive(Debug, Default)]
pub(crate) struct Rumour {
    entries: AtomicU64,
    told: Notify,
}

impl Rumour {
    /// Nobody knows how many, and there may be more than before.
    pub(crate) const ANY: u64 = u64::MAX;

    /// The journal has at least so many entries.
    pub(crate) fn tell(&self, entries: u64) {
        self.entries.fetch_max(entries, Ordering::AcqRel);
        self.told.notify_one();
    }

    /// The most that has been told since it was last heard; waits until something is.
    pub(crate) async fn hear(&self) -> u64 {
        self.told.notified().await;
        self.entries.swap(0, Ordering::AcqRel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn of_much_that_is_told_the_most_is_heard_once() {
        let rumour = Rumour::default();
        for entries in [3, 9, 4] {
            rumour.tell(entries);
        }
        assert_eq!(rumour.hear().await, 9);
        rumour.tell(5);
        assert_eq!(rumour.hear().await, 5);
        let more = tokio::time::timeout(std::time::Duration::from_millis(10), rumour.hear()).await;
        assert!(more.is_err(), "there is no more to hear");
    }
}
