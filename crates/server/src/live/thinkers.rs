use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::queue::{Claim, Queue};

/// The few bots that may think at the same time, and those that wait to.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<Mutex<Waiting>>);

#[derive(Debug)]
struct Waiting {
    /// How many more may think now.
    free: usize,
    queue: Queue<oneshot::Sender<Turn>>,
}

/// That a bot may think, until this is dropped.
#[derive(Debug)]
pub(crate) struct Turn(Thinkers);

impl Thinkers {
    /// So many may think at the same time.
    pub(crate) fn new(count: usize) -> Self {
        Self(Arc::new(Mutex::new(Waiting { free: count.max(1), queue: Queue::default() })))
    }

    /// Waits until a bot may think.
    pub(super) async fn turn(&self, claim: Claim) -> Turn {
        let (ticket, turn) = oneshot::channel();
        self.lock().queue.push(claim, ticket);
        self.call();
        turn.await.expect("a ticket is kept until it is called")
    }

    /// Gives turns to those who wait, as far as there are any.
    fn call(&self) {
        while let Some(ticket) = self.next() {
            // Whoever has stopped waiting gives the turn back by dropping it.
            let _ = ticket.send(Turn(self.clone()));
        }
    }

    fn next(&self) -> Option<oneshot::Sender<Turn>> {
        let mut waiting = self.lock();
        while waiting.free > 0 {
            let ticket = waiting.queue.next()?;
            if !ticket.is_closed() {
                waiting.free -= 1;
                return Some(ticket);
            }
        }
        None
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.lock().free += 1;
        self.0.call();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use serde_json::json;
    use sitting::{Made, Sitting};
    use table::Seed;
    use wire::{Clock, PersonId, Plans, TableId, Visibility};

    use super::*;

    fn claim() -> Claim {
        Claim::of(&Sitting::new(
            Made {
                id: TableId("t".to_owned()),
                game: String::new(),
                rules: 0,
                options: json!({}),
                seats: Vec::new(),
                host: PersonId("ada".to_owned()),
                visibility: Visibility::Public,
                clock: Clock::None,
                plans: Plans::Allowed,
                seed: Seed::from_text("t"),
                salts: None,
                at: 1,
            },
            Vec::new(),
        ))
    }

    #[tokio::test]
    async fn no_more_think_at_the_same_time_than_may() {
        let thinkers = Thinkers::new(2);
        let first = thinkers.turn(claim()).await;
        let _second = thinkers.turn(claim()).await;
        let mut third = Box::pin(thinkers.turn(claim()));
        assert!((&mut third).now_or_never().is_none());
        drop(first);
        assert!(third.now_or_never().is_some());
    }

    #[tokio::test]
    async fn whoever_stops_waiting_takes_nobodys_turn() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.turn(claim()).await;
        let (mut gone, mut called) = (Box::pin(thinkers.turn(claim())), Box::pin(thinkers.turn(claim())));
        let mut last = Box::pin(thinkers.turn(claim()));
        for waiting in [&mut gone, &mut called, &mut last] {
            assert!(waiting.now_or_never().is_none());
        }
        drop(gone);
        drop(first);
        drop(called);
        assert!(last.now_or_never().is_some());
    }
}
