use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;
use wire::Moment;

use crate::machine::Machine;
use crate::server::Server;

/// The time. It never steps back: where the machine's clock is set back, it goes on at its own pace.
#[derive(Debug)]
pub(crate) struct Clock {
    machine: Arc<dyn Machine>,
    start: Instant,
    ahead: Ahead,
}

impl Clock {
    /// The time on a machine.
    pub(crate) fn new(machine: Arc<dyn Machine>) -> Self {
        Self { machine, start: Instant::now(), ahead: Ahead::default() }
    }

    pub(crate) fn now(&self) -> Moment {
        self.ahead.read(self.machine.clock(), self.start.elapsed().as_millis() as u64)
    }
}

/// How far the time is ahead of a clock that counts from the start, and that nobody can set.
#[derive(Debug, Default)]
struct Ahead(AtomicU64);

impl Ahead {
    fn read(&self, system: Moment, since: u64) -> Moment {
        let ahead = system.saturating_sub(since);
        since + self.0.fetch_max(ahead, Ordering::Relaxed).max(ahead)
    }
}

/// A stretch of waiting that counts as such, however long it took.
const TICK: Duration = Duration::from_millis(250);

/// What comes of some work, if it comes while the process is awake for no more than this time: what it slept through,
/// because it was stopped or its machine was, counts for one [`TICK`].
pub(crate) async fn within<T>(time: Duration, work: impl Future<Output = T>) -> Option<T> {
    tokio::pin!(work);
    let mut left = time;
    loop {
        let tick = left.min(TICK);
        match tokio::time::timeout(tick, work.as_mut()).await {
            Ok(done) => return Some(done),
            Err(_) if left <= TICK => return None,
            Err(_) => left -= tick,
        }
    }
}

/// The heartbeat of a server: where it stood still, so did everything, and nobody could play.
#[derive(Debug)]
pub(crate) struct Pulse(Mutex<(Moment, u64)>);

impl Pulse {
    /// How often it beats.
    pub(crate) const BEAT: Duration = Duration::from_millis(250);
    /// How many milliseconds between two beats are a pause.
    const PAUSE: u64 = 3_000;

    /// A pulse that beats from now on.
    pub(crate) const fn new(at: Moment) -> Self {
        Self(Mutex::new((at, 0)))
    }

    /// A beat; says how many pauses there have been.
    pub(crate) fn beat(&self, at: Moment) -> u64 {
        let pauses = self.pauses(at);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0 = at;
        pauses
    }

    /// How many pauses there have been, one included that is only just over.
    pub(crate) fn pauses(&self, at: Moment) -> u64 {
        let mut pulse = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if at.saturating_sub(pulse.0) > Self::PAUSE {
            *pulse = (at, pulse.1 + 1);
        }
        pulse.1
    }
}

impl Server {
    /// Beats until the end, and wakes every table after a pause.
    pub(crate) async fn beat(self) {
        let mut closing = self.closing();
        let mut known = self.pulse().pauses(self.now());
        loop {
            tokio::select! {
                biased;
                () = closing.wait() => return,
                () = tokio::time::sleep(Pulse::BEAT) => {}
            }
            let pauses = self.pulse().beat(self.now());
            if pauses != known {
                known = pauses;
                tracing::warn!("everything stood still for a while");
                for handle in self.tables_in_use() {
                    handle.rumour().tell(0);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_where_the_clock_steps_back_and_follows_where_it_steps_forward() {
        let clock = Ahead::default();
        assert_eq!(clock.read(1_000_000, 0), 1_000_000);
        assert_eq!(clock.read(1_000_500, 500), 1_000_500);
        assert_eq!(clock.read(400_000, 1_500), 1_001_500, "set back by ten minutes");
        assert_eq!(clock.read(402_000, 3_500), 1_003_500);
        assert_eq!(clock.read(2_000_000, 4_000), 2_000_000, "a machine that slept");
        assert_eq!(clock.read(2_000_010, 4_010), 2_000_010);
    }

    #[tokio::test(start_paused = true)]
    async fn what_the_process_sleeps_through_counts_for_nothing() {
        let work = async {
            tokio::time::sleep(Duration::from_secs(1)).await;
            tokio::time::advance(Duration::from_secs(3_600)).await;
            tokio::time::sleep(Duration::from_secs(20)).await;
            "done"
        };
        assert_eq!(within(Duration::from_secs(60), work).await, Some("done"));
    }

    #[tokio::test(start_paused = true)]
    async fn what_takes_too_long_is_given_up() {
        let start = Instant::now();
        assert_eq!(within(Duration::from_millis(600), std::future::pending::<()>()).await, None);
        assert_eq!(start.elapsed(), Duration::from_millis(600));
    }

    #[test]
    fn a_pause_counts_once_whoever_sees_it_first() {
        let pulse = Pulse::new(1_000);
        assert_eq!((pulse.beat(1_250), pulse.beat(3_900), pulse.pauses(5_000)), (0, 0, 0), "somewhat late is no pause");
        assert_eq!((pulse.pauses(90_000), pulse.beat(90_010)), (1, 1));
        assert_eq!((pulse.beat(200_000), pulse.pauses(200_001)), (2, 2));
    }
}
