use std::future::poll_fn;
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

use tokio::time::Instant;
use wire::Moment;

use crate::machine::Machine;
use crate::server::Server;
use crate::store::{Store, StoreError};

/// The time. It never steps back: where the clock that tells it is set back, it goes on at its own pace.
#[derive(Debug)]
pub(crate) struct Clock {
    teller: Teller,
    start: Instant,
    ahead: Ahead,
}

/// Whose clock tells the time.
#[derive(Debug)]
enum Teller {
    /// That of the machine, where there is no other server.
    Machine(Arc<dyn Machine>),
    /// That of the house, which several servers share: it is asked now and then.
    House,
}

impl Clock {
    /// The time of the house, where a store tells it, or else on a machine.
    pub(crate) async fn of(store: &dyn Store, machine: Arc<dyn Machine>) -> Result<Self, StoreError> {
        let clock = Self::new(machine, store.time(0).await?);
        if matches!(clock.teller, Teller::House) {
            for _ in 0..TRIES {
                let asked = Instant::now();
                clock.follow(store.time(0).await?.unwrap_or_default());
                if asked.elapsed() <= PROMPT {
                    break;
                }
            }
        }
        Ok(clock)
    }

    fn new(machine: Arc<dyn Machine>, house: Option<Moment>) -> Self {
        let teller = if house.is_some() { Teller::House } else { Teller::Machine(machine) };
        let clock = Self { teller, start: Instant::now(), ahead: Ahead::default() };
        clock.follow(house.unwrap_or_default());
        clock
    }

    pub(crate) fn now(&self) -> Moment {
        let told = match &self.teller {
            Teller::Machine(machine) => machine.clock(),
            Teller::House => 0,
        };
        self.ahead.read(told, self.since())
    }

    /// It was so late a moment ago.
    pub(crate) fn follow(&self, told: Moment) {
        self.ahead.read(told, self.since());
    }

    fn since(&self) -> u64 {
        self.start.elapsed().as_millis() as u64
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

/// What comes of some work that is mostly done at once, if it comes within this time: only where it is not, the time is
/// counted.
pub(crate) async fn promptly<T>(time: Duration, work: impl Future<Output = T>) -> Option<T> {
    let mut work = pin!(work);
    match poll_fn(|context| Poll::Ready(work.as_mut().poll(context))).await {
        Poll::Ready(done) => Some(done),
        Poll::Pending => tokio::time::timeout(time, work).await.ok(),
    }
}

/// The heartbeat of a server: where it stood still, so did everything, and nobody could play.
#[derive(Debug)]
pub(crate) struct Pulse(Mutex<Heart>);

#[derive(Debug)]
struct Heart {
    beat: Moment,
    pause: Pause,
}

/// Some time in which a server stood still, or did not even run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pause {
    /// How many there were before it.
    pub(crate) number: u64,
    /// Since when it is over.
    pub(crate) over: Moment,
}

impl Pulse {
    /// How often it beats.
    pub(crate) const BEAT: Duration = Duration::from_millis(250);
    /// How many milliseconds between two beats are a pause.
    const PAUSE: u64 = 3_000;

    /// A pulse that beats from now on.
    pub(crate) const fn new(at: Moment) -> Self {
        Self(Mutex::new(Heart { beat: at, pause: Pause { number: 0, over: at } }))
    }

    /// A beat; says which was the last pause.
    pub(crate) fn beat(&self, at: Moment) -> Pause {
        let pause = self.last_pause(at);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).beat = at;
        pause
    }

    /// The last pause: one that is only just over, or that from before the server ran.
    pub(crate) fn last_pause(&self, at: Moment) -> Pause {
        let mut heart = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if at.saturating_sub(heart.beat) > Self::PAUSE {
            *heart = Heart { beat: at, pause: Pause { number: heart.pause.number + 1, over: at } };
        }
        heart.pause
    }
}

/// An answer that took longer may be told long after it was true: then a server that starts asks again, so many times.
const PROMPT: Duration = Duration::from_millis(250);
const TRIES: usize = 3;
/// How often the house is asked how late it is.
const ASK: Duration = Duration::from_secs(5);
/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_secs(4);

impl Server {
    /// Keeps the time of the house, until the end.
    pub(crate) async fn keep_time(self) {
        let mut closing = self.closing();
        let keep = async {
            loop {
                tokio::time::sleep(ASK).await;
                // What took long to come is the past, and changes nothing.
                if let Ok(Ok(Some(told))) = tokio::time::timeout(PATIENCE, self.store().time(self.now())).await {
                    self.clock().follow(told);
                }
            }
        };
        tokio::select! {
            biased;
            () = closing.wait() => {}
            () = keep => {}
        }
    }

    /// Beats until the end, and wakes every table after a pause.
    pub(crate) async fn beat(self) {
        let mut closing = self.closing();
        let mut known = self.pulse().last_pause(self.now());
        loop {
            tokio::select! {
                biased;
                () = closing.wait() => return,
                () = tokio::time::sleep(Pulse::BEAT) => {}
            }
            let pause = self.pulse().beat(self.now());
            if pause != known {
                known = pause;
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
    use crate::machine::ThisMachine;

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
    async fn where_a_house_tells_the_time_no_machine_does() {
        let clock = Clock::new(Arc::new(ThisMachine), Some(1_000));
        assert_eq!(clock.now(), 1_000);
        tokio::time::advance(Duration::from_millis(500)).await;
        assert_eq!(clock.now(), 1_500, "it goes on while nobody asks");
        clock.follow(1_200);
        assert_eq!(clock.now(), 1_500, "what was told late is the past");
        clock.follow(1_700);
        assert_eq!(clock.now(), 1_700);
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

    #[tokio::test(start_paused = true)]
    async fn what_is_not_done_at_once_may_take_its_time_and_no_more() {
        let start = Instant::now();
        assert_eq!(promptly(Duration::from_secs(20), async { 7 }).await, Some(7));
        let slow = async {
            tokio::time::sleep(Duration::from_secs(19)).await;
            8
        };
        assert_eq!(promptly(Duration::from_secs(20), slow).await, Some(8));
        assert_eq!(promptly(Duration::from_secs(20), std::future::pending::<()>()).await, None);
        assert_eq!(start.elapsed(), Duration::from_secs(39));
    }

    #[test]
    fn a_pause_counts_once_whoever_sees_it_first() {
        let pulse = Pulse::new(1_000);
        let before = Pause { number: 0, over: 1_000 };
        assert_eq!([pulse.beat(1_250), pulse.beat(3_900), pulse.last_pause(5_000)], [before; 3], "somewhat late");
        assert_eq!([pulse.last_pause(90_000), pulse.beat(90_010)], [Pause { number: 1, over: 90_000 }; 2]);
        assert_eq!([pulse.beat(200_000), pulse.last_pause(200_001)], [Pause { number: 2, over: 200_000 }; 2]);
    }
}
