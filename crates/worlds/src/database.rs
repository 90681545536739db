//! The database of a world as its servers reach it: over roads that are slow or cut, in times when it is away or full.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use server::store::{Ear, StoreError};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep, sleep_until};
use wire::Moment;

use crate::books::Books;
use crate::dice::Dice;
use crate::lock;
use crate::process::BEGINNING;

/// How many milliseconds whoever is not answered waits for it.
const IN_VAIN: Range<u64> = 5..2_000;
/// After how many milliseconds whoever does not reach the database tries again.
const AGAIN: Range<u64> = 5..800;

/// A database and the roads to it.
#[derive(Debug)]
pub(crate) struct Database {
    pub(crate) books: Mutex<Books>,
    start: Instant,
    /// Whether several servers may share it: then it tells how late it is, and what is written.
    is_shared: bool,
    /// How many milliseconds its clock is off.
    offset: AtomicI64,
    /// The latest time that it has told.
    latest: AtomicU64,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    dice: Dice,
    roads: Vec<Road>,
    is_down: bool,
    is_full: bool,
    /// One in so many answers to whoever wrote something is lost.
    lost_answers: Option<u64>,
    ears: Vec<Arc<Cable>>,
}

/// How well one server reaches the database.
#[derive(Clone, Debug)]
pub(crate) struct Road {
    pub(crate) cut: Cut,
    /// How many milliseconds a question takes, and an answer.
    pub(crate) takes: Range<u64>,
    /// How many milliseconds news take.
    pub(crate) late: Range<u64>,
}

/// Whether a line is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    No,
    /// Both ends know.
    Loud,
    /// Nobody is told: what is sent waits.
    Silent,
}

impl Default for Road {
    fn default() -> Self {
        Self { cut: Cut::No, takes: 0..3, late: 0..5 }
    }
}

/// The line over which a server is told news.
#[derive(Debug)]
struct Cable {
    server: usize,
    state: Mutex<Mailbag>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Mailbag {
    waiting: VecDeque<(Instant, String)>,
    is_closed: bool,
    is_silent: bool,
}

impl Database {
    pub(crate) fn new(servers: usize, dice: Dice) -> Arc<Self> {
        let roads = vec![Road::default(); servers];
        let mut state = State { dice, roads, is_down: false, is_full: false, lost_answers: None, ears: Vec::new() };
        // One server's own database may be of either kind.
        let is_shared = servers > 1 || state.dice.once_in(2);
        Self::with(state, is_shared)
    }

    fn with(state: State, is_shared: bool) -> Arc<Self> {
        let (start, state) = (Instant::now(), Mutex::new(state));
        let (offset, latest) = (AtomicI64::new(0), AtomicU64::new(0));
        Arc::new(Self { books: Mutex::default(), start, is_shared, offset, latest, state })
    }

    /// A database without a line that takes any time.
    #[cfg(test)]
    pub(crate) fn calm() -> Arc<Self> {
        let database = Self::new(1, Dice::new(1, "calm"));
        database.set_road(0, Road { takes: 0..1, late: 0..1, ..Road::default() });
        database
    }

    /// One that is shared, or one of a server's own, which is reached after five milliseconds.
    #[cfg(test)]
    pub(crate) fn of_kind(is_shared: bool) -> Arc<Self> {
        let road = Road { takes: 5..6, ..Road::default() };
        let (dice, roads) = (Dice::new(1, "kind"), vec![road]);
        Self::with(
            State { dice, roads, is_down: false, is_full: false, lost_answers: None, ears: Vec::new() },
            is_shared,
        )
    }

    pub(crate) fn set_road(&self, server: usize, road: Road) {
        let State { dice, roads, ears, .. } = &mut *lock(&self.state);
        let cut = road.cut;
        roads[server] = road;
        for ear in ears.iter().filter(|ear| ear.server == server) {
            // A line that was silent may turn out to be lost when it is there again.
            let is_lost = cut == Cut::No && lock(&ear.state).is_silent && dice.once_in(2);
            ear.set(if is_lost { Cut::Loud } else { cut });
            // What is under way is no later than what comes after it.
            ear.hurry(Instant::now() + Duration::from_millis(roads[server].late.end));
        }
    }

    pub(crate) fn road(&self, server: usize) -> Road {
        lock(&self.state).roads[server].clone()
    }

    pub(crate) const fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// How late it is by its clock, where it tells; no earlier than it ever was.
    pub(crate) fn time(&self, known: Moment) -> Option<Moment> {
        let passed = self.start.elapsed().as_millis() as i64;
        let clock = BEGINNING.saturating_add_signed(passed + self.offset.load(Ordering::Relaxed)).max(known);
        self.is_shared.then(|| self.latest.fetch_max(clock, Ordering::Relaxed).max(clock))
    }

    /// Somebody sets its clock so many milliseconds forward, or back.
    pub(crate) fn set_clock(&self, by: i64) {
        self.offset.fetch_add(by, Ordering::Relaxed);
    }

    /// It goes away, with all that was asked of it.
    pub(crate) fn go_away(&self) {
        let mut state = lock(&self.state);
        state.is_down = true;
        state.ears.drain(..).for_each(|ear| ear.set(Cut::Loud));
    }

    pub(crate) fn come_back(&self) {
        lock(&self.state).is_down = false;
    }

    pub(crate) fn fill_up(&self) {
        lock(&self.state).is_full = true;
    }

    pub(crate) fn make_room(&self) {
        lock(&self.state).is_full = false;
    }

    pub(crate) fn set_lost_answers(&self, once_in: Option<u64>) {
        lock(&self.state).lost_answers = once_in;
    }

    /// Whatever was wrong is over.
    pub(crate) fn heal(&self) {
        self.come_back();
        self.make_room();
        self.set_lost_answers(None);
        let servers = lock(&self.state).roads.len();
        for server in 0..servers {
            self.set_road(server, Road::default());
        }
    }

    pub(crate) fn takes(&self, server: usize) -> Duration {
        let mut state = lock(&self.state);
        let takes = state.roads[server].takes.clone();
        state.dice.millis(takes)
    }

    /// Whether a server reaches the database within some time: whoever asks tries again and again.
    pub(crate) async fn is_reached_within(&self, server: usize, patience: Duration) -> bool {
        let since = Instant::now();
        while !self.is_reached(server) {
            if since.elapsed() >= patience {
                return false;
            }
            let again = lock(&self.state).dice.millis(AGAIN);
            sleep(again).await;
        }
        true
    }

    pub(crate) fn is_reached(&self, server: usize) -> bool {
        let state = lock(&self.state);
        !state.is_down && state.roads[server].cut == Cut::No
    }

    /// Somebody waited in vain.
    pub(crate) async fn in_vain<T>(&self) -> Result<T, StoreError> {
        let waits = lock(&self.state).dice.millis(IN_VAIN);
        sleep(waits).await;
        Err(StoreError::Unavailable("the database is away".to_owned()))
    }

    pub(crate) fn is_full(&self) -> bool {
        lock(&self.state).is_full
    }

    /// Somebody at a server listens from now on.
    pub(crate) fn listener(&self, server: usize) -> Listener {
        let cable = Arc::new(Cable { server, state: Mutex::default(), changed: Notify::new() });
        lock(&self.state).ears.push(cable.clone());
        Listener(cable)
    }

    pub(crate) fn loses_answer(&self) -> bool {
        let State { dice, lost_answers, .. } = &mut *lock(&self.state);
        lost_answers.is_some_and(|times| dice.once_in(times))
    }

    /// Does something with the books and tells what comes of it to whoever listens.
    pub(crate) fn look<T>(&self, work: impl FnOnce(&mut Books) -> T) -> T {
        let mut books = lock(&self.books);
        let done = work(&mut books);
        let news = std::mem::take(&mut books.news);
        drop(books);
        if !news.is_empty() {
            let State { dice, roads, ears, .. } = &mut *lock(&self.state);
            ears.retain(|ear| Arc::strong_count(ear) > 1);
            for ear in &*ears {
                for payload in &news {
                    ear.tell(Instant::now() + dice.millis(roads[ear.server].late.clone()), payload);
                }
            }
        }
        done
    }
}

impl Cable {
    fn set(&self, cut: Cut) {
        let mut bag = lock(&self.state);
        bag.is_closed |= cut == Cut::Loud;
        bag.is_silent = cut == Cut::Silent;
        drop(bag);
        self.changed.notify_one();
    }

    fn hurry(&self, latest: Instant) {
        for (due, _) in &mut lock(&self.state).waiting {
            *due = latest.min(*due);
        }
        self.changed.notify_one();
    }

    fn tell(&self, due: Instant, payload: &str) {
        let mut bag = lock(&self.state);
        // What comes over one line comes in order.
        let due = bag.waiting.back().map_or(due, |(last, _)| due.max(*last));
        bag.waiting.push_back((due, payload.to_owned()));
        drop(bag);
        self.changed.notify_one();
    }
}

/// One server's ear.
pub(crate) struct Listener(Arc<Cable>);

#[async_trait]
impl Ear for Listener {
    async fn hear(&mut self) -> Result<Option<String>, StoreError> {
        loop {
            let due = {
                let mut bag = lock(&self.0.state);
                if bag.is_closed {
                    return Ok(None);
                }
                let due = bag.waiting.front().map(|(due, _)| *due).filter(|_| !bag.is_silent);
                if due.is_some_and(|due| due <= Instant::now()) {
                    return Ok(bag.waiting.pop_front().map(|(_, payload)| payload));
                }
                due
            };
            match due {
                Some(due) => {
                    tokio::select! {
                        biased;
                        () = self.0.changed.notified() => {}
                        () = sleep_until(due) => {}
                    }
                }
                None => self.0.changed.notified().await,
            }
        }
    }

    async fn try_line(&mut self) -> Result<(), StoreError> {
        loop {
            {
                let bag = lock(&self.0.state);
                if bag.is_closed {
                    return Err(StoreError::Unavailable("the line is lost".to_owned()));
                }
                if !bag.is_silent {
                    return Ok(());
                }
            }
            self.0.changed.notified().await;
        }
    }
}
