use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum_extra::extract::cookie::Key;
use sitting::{Holder, Sitting, Who};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use wire::{Code, Moment, PersonId, Problem, TableId};

use crate::catalogue;
use crate::clock::{Clock, Pulse};
use crate::hashing::Hashing;
use crate::limits::{Limits, Meter};
use crate::live::{self, Circle, Handle, Message, Thinkers, player};
use crate::machine::{Machine, ThisMachine};
use crate::notices::{Notices, Telling};
use crate::operations::Health;
use crate::page::Client;
use crate::problem::refuse;
use crate::quota::Quota;
use crate::sessions::Sessions;
use crate::store::{Store, StoreError};

/// How long everything that runs has to come to its end.
const LEAVING: Duration = Duration::from_secs(7);
/// How long the database has to be closed.
const CLOSING: Duration = Duration::from_secs(2);

/// What can be chosen about a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the world finds the server, if that is not where it listens: `https://play.example.org`.
    pub public: Option<String>,
    /// How long a bot waits before it moves while somebody looks.
    pub bot_pause: Duration,
    /// Whether whoever acts by order seems to take as long as people do, so that nobody can tell.
    pub order_pauses: bool,
    /// How long a game without clocks stays in memory where nobody looks.
    pub doze: Duration,
    /// How long a bot may take for a move before it is asked again, and then a weaker one in its place.
    pub bot_patience: Duration,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How many tables that are not over one person may have made.
    pub tables_each: usize,
    /// At how many tables of one person bots may play alone at the same time.
    pub bots_alone_each: usize,
    /// How much anybody may ask.
    pub limits: Limits,
    /// How people are told what happens while they do not look.
    pub telling: Telling,
    /// The page.
    pub client: Client,
    /// What it runs on.
    pub machine: Arc<dyn Machine>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public: None,
            bot_pause: Duration::from_millis(300),
            order_pauses: true,
            doze: Duration::from_secs(600),
            bot_patience: Duration::from_secs(60),
            thinkers: std::thread::available_parallelism().map_or(2, usize::from),
            tables_each: 50,
            bots_alone_each: 4,
            limits: Limits::default(),
            telling: Telling::default(),
            client: Client::default(),
            machine: Arc::new(ThisMachine),
        }
    }
}

/// A running server: whoever has a clone has the same one.
#[derive(Clone)]
pub struct Server(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    config: Config,
    key: Key,
    tables: Mutex<BTreeMap<TableId, Handle>>,
    lobby: watch::Sender<u64>,
    here: Mutex<HashMap<PersonId, usize>>,
    sessions: Sessions,
    meter: Meter,
    hashing: Hashing,
    thinkers: Thinkers,
    quota: Quota,
    notices: Notices,
    clock: Clock,
    pulse: Pulse,
    health: Health,
    closing: watch::Sender<bool>,
    /// Every task that has to end before the server may has a sender of this.
    running: Mutex<Option<mpsc::Sender<()>>>,
    ended: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

impl Server {
    /// A server over a database: all tables that are not over go on.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn open(store: Arc<dyn Store>, config: Config) -> Result<Self, StoreError> {
        let offered: String = config.machine.bytes::<64>().iter().map(|byte| format!("{byte:02x}")).collect();
        let key = store.setting("cookie key", &offered).await?;
        let notices = Notices::open(&*store, &config).await?;
        let (running, ended) = mpsc::channel(1);
        let clock = Clock::of(&*store, config.machine.clone()).await?;
        let server = Self(Arc::new(Inner {
            key: Key::from(key.as_bytes()),
            tables: Mutex::default(),
            lobby: watch::Sender::new(0),
            here: Mutex::default(),
            sessions: Sessions::default(),
            hashing: Hashing::new(config.machine.clone()),
            meter: Meter::new(config.limits.clone()),
            thinkers: Thinkers::new(config.thinkers),
            quota: Quota::default(),
            notices,
            pulse: Pulse::new(clock.now()),
            clock,
            health: Health::default(),
            closing: watch::Sender::new(false),
            running: Mutex::new(Some(running)),
            ended: tokio::sync::Mutex::new(ended),
            store,
            config,
        }));
        if let Some(news) = server.0.store.news() {
            server.spawn(server.clone().follow(news));
        }
        server.spawn(server.clone().tend_sessions());
        server.spawn(server.clone().keep_time());
        if let Some(outbox) = server.store().outbox() {
            server.notices().refresh_all(outbox).await?;
        }
        server.spawn(server.clone().tell_people());
        server.resume().await?;
        server.spawn(server.clone().beat());
        Ok(server)
    }

    /// Lets every table and every connection come to an end, and closes the database, within ten seconds.
    /// What was acknowledged is not lost.
    pub async fn close(&self) {
        self.begin_closing();
        lock(&self.0.running).take();
        // Nothing is ever sent: this waits until the last sender is gone.
        let ended = async { self.0.ended.lock().await.recv().await };
        if timeout(LEAVING, ended).await.is_err() {
            tracing::warn!("something does not come to its end");
        }
        let _ = timeout(CLOSING, self.0.store.close()).await;
    }

    /// Tells all tables and connections to come to an end.
    pub fn begin_closing(&self) {
        self.0.closing.send_replace(true);
    }

    async fn resume(&self) -> Result<(), StoreError> {
        for id in self.0.store.open_tables().await? {
            let _ = self.bring(&id).await;
        }
        Ok(())
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    pub(crate) fn machine(&self) -> &dyn Machine {
        &*self.0.config.machine
    }

    /// The time, which never steps back.
    pub(crate) fn now(&self) -> Moment {
        self.0.clock.now()
    }

    /// Carries out something beside everything else.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.machine().spawn(Box::pin(task));
    }

    pub(crate) fn meter(&self) -> &Meter {
        &self.0.meter
    }

    pub(crate) fn hashing(&self) -> &Hashing {
        &self.0.hashing
    }

    pub(crate) fn sessions(&self) -> &Sessions {
        &self.0.sessions
    }

    pub(crate) fn key(&self) -> &Key {
        &self.0.key
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub(crate) fn quota(&self) -> &Quota {
        &self.0.quota
    }

    pub(crate) fn notices(&self) -> &Notices {
        &self.0.notices
    }

    pub(crate) fn health(&self) -> &Health {
        &self.0.health
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.0.clock
    }

    pub(crate) fn pulse(&self) -> &Pulse {
        &self.0.pulse
    }

    /// A watch on the end of the server, which waits for whoever has one.
    pub(crate) fn closing(&self) -> Closing {
        Closing { closing: self.0.closing.subscribe(), _running: lock(&self.0.running).clone() }
    }

    /// A table, brought into use where it is not.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Handle, Problem> {
        match self.in_use(id) {
            Some(handle) => Ok(handle),
            None => self.bring(id).await,
        }
    }

    /// A table, brought into use where it is not.
    async fn bring(&self, id: &TableId) -> Result<Handle, Problem> {
        if let Some(handle) = self.in_use(id) {
            return Ok(handle);
        }
        // Over a socket anything can be asked for.
        if id.0.contains('\0') {
            return Err(refuse("no-such-table", Code::NotFound));
        }
        let kept = self.0.store.table(id).await?;
        let (made, journal) = kept.ok_or_else(|| refuse("no-such-table", Code::NotFound))?;
        let sitting = Sitting::new(made, journal);
        let usual = catalogue::is_usual(&sitting.made().game, &sitting.made().options);
        let mut circle = Circle { usual, ..Circle::default() };
        self.introduce(&sitting, &mut circle).await;
        let mut tables = lock(&self.0.tables);
        // Somebody may have been faster.
        if let Some(handle) = tables.get(id).filter(|handle| handle.is_open()) {
            return Ok(handle.clone());
        }
        let handle = live::start(self, sitting, circle);
        tables.insert(id.clone(), handle.clone());
        Ok(handle)
    }

    /// A table that is in use.
    pub(crate) fn in_use(&self, id: &TableId) -> Option<Handle> {
        lock(&self.0.tables).get(id).filter(|handle| handle.is_open()).cloned()
    }

    /// Forgets a table that is not in use any more.
    pub(crate) fn put_away(&self, id: &TableId, handle: &Handle) {
        let mut tables = lock(&self.0.tables);
        if tables.get(id).is_some_and(|known| known.is(handle)) {
            tables.remove(id);
            self.notices().put_away(id);
        }
        drop(tables);
        self.lobby_changed();
    }

    /// A table as it was when it was last in use; nothing where it is over or was never.
    pub(crate) fn known(&self, id: &TableId) -> Option<Handle> {
        lock(&self.0.tables).get(id).cloned()
    }

    /// The tables that are not over, and those still in use: also those that are asleep.
    pub(crate) fn tables_in_use(&self) -> Vec<Handle> {
        lock(&self.0.tables).values().cloned().collect()
    }

    /// Looks up who sits at a table, and how well they play.
    pub(crate) async fn introduce(&self, sitting: &Sitting, circle: &mut Circle) {
        for id in sitting.removed() {
            self.name(id, circle).await;
        }
        for chair in sitting.chairs() {
            if let Holder::Person { id, .. } = &chair.holder {
                self.name(id, circle).await;
            }
            let Some(player) = player(&chair.holder) else { continue };
            if let Ok(Some(rated)) = self.0.store.rating(&sitting.made().game, &player).await {
                circle.ratings.insert(player, rated.into());
            }
        }
    }

    async fn name(&self, id: &PersonId, circle: &mut Circle) {
        if let Ok(Some(person)) = self.0.store.person(id).await {
            circle.names.insert(id.clone(), person.name);
        }
    }

    /// Somebody is called something else: their tables hear of it.
    pub(crate) async fn renamed(&self, person: &PersonId, name: &str) {
        for handle in self.tables_of(person) {
            let _ = handle.send(Message::Renamed(person.clone(), name.to_owned())).await;
        }
    }

    /// Somebody leaves all their tables.
    pub(crate) async fn leave_all(&self, person: &PersonId) {
        for handle in self.tables_of(person) {
            // One that is asleep has to be awake for it.
            let Ok(handle) = self.table(&handle.summary().id).await else { continue };
            let who = Who { id: person.clone(), name: String::new() };
            let _ = handle.command(who, wire::Command::Leave).await;
        }
    }

    /// Somebody is no more: every table forgets their name and words, wherever they talked.
    pub(crate) async fn gone(&self, person: &PersonId) {
        for handle in self.tables_in_use() {
            let _ = handle.send(Message::Gone(person.clone())).await;
        }
    }

    fn tables_of(&self, person: &PersonId) -> Vec<Handle> {
        let mut tables = self.tables_in_use();
        tables.retain(|handle| handle.summary().seat_of(person).is_some());
        tables
    }

    pub(crate) fn lobby_changed(&self) {
        // Whoever comes to look at it now sees the change anyway.
        if self.0.lobby.receiver_count() > 0 {
            self.0.lobby.send_modify(|changes| *changes += 1);
        }
    }

    pub(crate) fn lobby(&self) -> watch::Receiver<u64> {
        self.0.lobby.subscribe()
    }

    /// Somebody is here until the answer is dropped.
    pub(crate) fn here(&self, person: &PersonId) -> Here {
        *lock(&self.0.here).entry(person.clone()).or_default() += 1;
        self.lobby_changed();
        Here { server: self.clone(), person: person.clone() }
    }

    /// How many windows somebody has open.
    pub(crate) fn windows(&self, person: &PersonId) -> usize {
        lock(&self.0.here).get(person).copied().unwrap_or(0)
    }

    /// How many people are here.
    pub(crate) fn people(&self) -> usize {
        lock(&self.0.here).len()
    }
}

/// That somebody is here.
pub(crate) struct Here {
    server: Server,
    person: PersonId,
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut here = lock(&self.server.0.here);
        match here.get_mut(&self.person) {
            Some(windows) if *windows > 1 => *windows -= 1,
            Some(_) | None => drop(here.remove(&self.person)),
        }
        drop(here);
        self.server.lobby_changed();
    }
}

/// A watch on the end of the server.
pub(crate) struct Closing {
    closing: watch::Receiver<bool>,
    _running: Option<mpsc::Sender<()>>,
}

impl Closing {
    /// Comes back when the server is to end.
    pub(crate) async fn wait(&mut self) {
        // The sender lives as long as the server.
        let _ = self.closing.wait_for(|closing| *closing).await;
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
