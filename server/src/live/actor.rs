use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::{Seats, Viewer};
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{Code, Command, Have, PersonId, Phase, Problem};

use super::journal::{Absence, Dated, Entry};
use super::seen::Around;
use super::table::{Changed, Table};
use super::thinking::{Thought, think};
use super::{Done, Handle, Message, Watcher, Who};
use crate::operations::METRICS;
use crate::problem::refuse;
use crate::server::{Server, now};
use crate::store::{Player, StoreError};
use crate::{ratings, tables};

/// How many messages wait for a table before whoever sends more has to wait too.
const WAITING: usize = 256;
/// How soon to try again what the database would not write.
const AGAIN: Duration = Duration::from_secs(1);
/// How long a table that is over stays in memory after the last one left.
const LINGER: Duration = Duration::from_secs(300);
/// How many lines somebody may say within [`BREATH`].
const LINES: usize = 6;
const BREATH: u64 = 10_000;

/// Puts a table to use.
pub(crate) fn start(server: &Server, table: Table, around: Around) -> Handle {
    let (messages, inbox) = mpsc::channel(WAITING);
    let summary = Arc::new(Mutex::new(table.summary(&around)));
    let handle = Handle { messages, summary };
    let actor = Actor {
        server: server.clone(),
        table,
        around,
        handle: handle.clone(),
        watchers: Vec::new(),
        thinking: Seats::NONE,
        again: None,
        unsure: false,
        settled: false,
        idle_since: Instant::now(),
    };
    tokio::spawn(actor.run(inbox));
    handle
}

struct Actor {
    server: Server,
    table: Table,
    around: Around,
    handle: Handle,
    watchers: Vec<Watcher>,
    /// The seats whose bot is thinking.
    thinking: Seats,
    /// When to try again what could not be written.
    again: Option<Instant>,
    /// Whether something may have been written that was not confirmed.
    unsure: bool,
    settled: bool,
    idle_since: Instant,
}

impl Actor {
    async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        let mut closing = self.server.closing();
        self.after_change().await;
        loop {
            let wake = self.wake();
            tokio::select! {
                biased;
                () = closing.wait() => break,
                message = inbox.recv() => match message {
                    Some(message) => self.hear(message).await,
                    None => break,
                },
                () = tokio::time::sleep_until(wake) => self.look_at_the_clock().await,
            }
            if self.is_idle() {
                break;
            }
        }
        self.server.put_away(&self.table.made.id, &self.handle);
        inbox.close();
        while let Ok(message) = inbox.try_recv() {
            self.hear(message).await;
        }
    }

    async fn hear(&mut self, message: Message) {
        self.idle_since = Instant::now();
        if self.unsure {
            self.catch_up().await;
        }
        match message {
            Message::Do { who, command, done } => {
                let result = self.command(who, command).await;
                METRICS.commanded(&result);
                // Whoever asked may be gone by now.
                let _ = done.send(result);
            }
            Message::Watch(watcher, have) => self.watch(watcher, have),
            Message::Unwatch(id) => self.unwatch(id),
            Message::Look(look) => {
                let (table, around) = (&mut self.table, &self.around);
                let _ = catch_unwind(AssertUnwindSafe(|| look(table, around)));
            }
            Message::Renamed(person, name) => {
                match name {
                    Some(name) => self.around.names.insert(person, name),
                    None => self.around.names.remove(&person),
                };
                self.tell(Changed::SHEET);
                self.publish();
            }
            Message::Note(entry) => drop(self.write(entry).await),
            Message::Thought(thought) => self.thought(thought).await,
        }
    }

    async fn command(&mut self, who: Who, command: Command) -> Result<Done, Problem> {
        let mut table = None;
        let entry = match command {
            Command::Rematch if self.table.phase == Phase::Over => {
                self.table.own_seat(&who)?;
                let next = match self.table.rematch.clone() {
                    Some(next) => return Ok(Done { version: self.table.version(), table: Some(next) }),
                    None => tables::rematch(&self.server, &self.table, &who).await?,
                };
                table = Some(next.clone());
                Entry::Rematched { table: next }
            }
            command => {
                let table = &self.table;
                catch_unwind(AssertUnwindSafe(|| table.decide(&who, command)))
                    .unwrap_or_else(|_| Err(refuse("table-panic", Code::Broken)))?
            }
        };
        match &entry {
            Entry::Said { .. } => self.not_too_fast(&who)?,
            Entry::Sat { .. } => self.introduce(&who).await,
            _ => {}
        }
        self.write(entry).await?;
        Ok(Done { version: self.table.version(), table })
    }

    /// Writes an entry down, and only then lets it happen.
    async fn write(&mut self, entry: Entry) -> Result<(), Problem> {
        let last = self.table.journal.last().map_or(0, |dated| dated.at);
        let dated = Dated { at: now().max(last), entry };
        match self.server.store().append(&self.table.made.id, self.table.version(), &dated).await {
            Ok(()) => {
                let changed = self.table.apply(dated);
                self.tell(changed);
                self.after_change().await;
                Ok(())
            }
            Err(StoreError::Taken) => {
                self.catch_up().await;
                Err(refuse("position-moved-on", Code::Stale))
            }
            Err(error @ StoreError::Unavailable(_)) => {
                self.unsure = true;
                Err(error.into())
            }
        }
    }

    /// Reads what was written elsewhere.
    async fn catch_up(&mut self) {
        let Ok(news) = self.server.store().journal(&self.table.made.id, self.table.version()).await else {
            self.unsure = true;
            return;
        };
        self.unsure = false;
        let any = !news.is_empty();
        for dated in news {
            let changed = self.table.apply(dated);
            self.tell(changed);
        }
        if any {
            self.introduce_all().await;
            Box::pin(self.after_change()).await;
        }
    }

    /// What follows from a change: the lobby hears of it, bots begin to think, a finished game is settled.
    async fn after_change(&mut self) {
        self.publish();
        let pause = if self.watchers.is_empty() { Duration::ZERO } else { self.server.config().bot_pause };
        for seat in self.table.to_act().minus(self.table.to_act().minus(self.table.automatic())).minus(self.thinking) {
            self.thinking = self.thinking.with(seat);
            think(&self.server, &self.table, seat, pause, self.handle.messages.clone());
        }
        if self.table.phase == Phase::Over && !self.settled {
            self.settle().await;
        }
    }

    async fn thought(&mut self, Thought { seat, ply, version, action }: Thought) {
        self.thinking = self.thinking.without(seat);
        let asked = self.table.to_act().contains(seat) && self.table.automatic().contains(seat);
        if !asked {
            return;
        }
        let entry = match action {
            Ok(action) => self.table.acted(seat, ply, Some(version), &action),
            Err(why) => Ok(Entry::Broke { why }),
        };
        match entry {
            Ok(entry) => {
                if self.write(entry).await.is_err() {
                    self.again = Some(Instant::now() + AGAIN);
                }
            }
            Err(problem) if problem.code == Code::Stale => self.after_change().await,
            Err(problem) => {
                if self.write(Entry::Broke { why: problem.message }).await.is_err() {
                    self.again = Some(Instant::now() + AGAIN);
                }
            }
        }
    }

    /// When to look at the clock next.
    fn wake(&self) -> Instant {
        let deadline = self.table.clocks.next().filter(|_| self.table.phase == Phase::Playing);
        let deadline = deadline.map(|(until, _)| Instant::now() + Duration::from_millis(until.saturating_sub(now())));
        // Whatever could not be written is tried again before anything else.
        self.again.or(deadline).unwrap_or(Instant::now() + LINGER)
    }

    async fn look_at_the_clock(&mut self) {
        self.again = None;
        let over = self.table.clocks.next().filter(|(until, _)| *until <= now());
        let Some((_, seat)) = over.filter(|_| self.table.phase == Phase::Playing) else {
            return self.after_change().await;
        };
        if self.write(Entry::StoodIn { seat, why: Absence::Time }).await.is_err() {
            self.again = Some(Instant::now() + AGAIN);
        }
    }

    fn watch(&mut self, watcher: Watcher, have: Have) {
        self.watchers.retain(|known| known.id != watcher.id);
        let person = watcher.person.clone();
        if let Some(person) = &person {
            *self.around.present.entry(person.clone()).or_default() += 1;
        }
        let update = self.table.missing(person.as_ref(), have, &self.around);
        let came = person.is_some_and(|person| self.around.present.get(&person) == Some(&1));
        if came {
            self.tell(Changed::SHEET);
        }
        if watcher.updates.try_send(json(&update)).is_ok() {
            self.watchers.push(watcher);
        }
    }

    fn unwatch(&mut self, id: u64) {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.id == id) else { return };
        let watcher = self.watchers.swap_remove(at);
        self.absent(watcher.person);
    }

    fn absent(&mut self, person: Option<PersonId>) {
        let Some(person) = person else { return };
        let windows = self.around.present.get(&person).copied().unwrap_or(0);
        if windows > 1 {
            self.around.present.insert(person, windows - 1);
        } else {
            self.around.present.remove(&person);
            self.tell(Changed::SHEET);
        }
    }

    /// Tells every watcher what changed, as far as it is for their eyes.
    fn tell(&mut self, changed: Changed) {
        let mut updates: HashMap<Viewer, Arc<str>> = HashMap::new();
        let mut slow = Vec::new();
        for watcher in &self.watchers {
            let viewer = self.table.viewer(watcher.person.as_ref());
            let (table, around) = (&mut self.table, &self.around);
            let update = updates.entry(viewer).or_insert_with(|| json(&table.update(viewer, changed, around)));
            if watcher.updates.try_send(update.clone()).is_err() {
                watcher.too_slow.notify_one();
                slow.push(watcher.id);
            }
        }
        for id in slow {
            self.unwatch(id);
        }
    }

    fn publish(&self) {
        *self.handle.summary.lock().unwrap_or_else(PoisonError::into_inner) = self.table.summary(&self.around);
        self.server.lobby_changed();
    }

    /// Keeps the result of a finished game.
    async fn settle(&mut self) {
        let Some(result) = ratings::result(&self.table) else { return };
        match self.server.store().settle(&result, ratings::rate).await {
            Ok(_) => {
                self.settled = true;
                self.introduce_all().await;
                self.tell(Changed::SHEET);
            }
            Err(error) => {
                tracing::warn!(%error, "a result could not be kept yet");
                self.again = Some(Instant::now() + AGAIN);
            }
        }
    }

    async fn introduce(&mut self, who: &Who) {
        self.around.names.insert(who.id.clone(), who.name.clone());
        let player = Player::Person(who.id.clone());
        if let Ok(Some(rated)) = self.server.store().rating(&self.table.made.game, &player).await {
            self.around.ratings.insert(player, rated.into());
        }
    }

    async fn introduce_all(&mut self) {
        self.server.introduce(&self.table, &mut self.around).await;
    }

    fn not_too_fast(&self, who: &Who) -> Result<(), Problem> {
        let since = now().saturating_sub(BREATH);
        let recent = self.table.chat.iter().rev().take_while(|line| line.at > since);
        if recent.filter(|line| line.by == who.id).count() < LINES {
            return Ok(());
        }
        Err(Problem { retry_after: Some((BREATH / 1_000) as u32), ..refuse("too-many-lines", Code::TooMany) })
    }

    fn is_idle(&self) -> bool {
        let done = match self.table.phase {
            Phase::Over => self.settled,
            Phase::Broken { .. } => true,
            Phase::Gathering | Phase::Playing => false,
        };
        done && self.watchers.is_empty() && self.idle_since.elapsed() >= LINGER
    }
}

fn json(update: &wire::Update) -> Arc<str> {
    serde_json::to_string(update).expect("an update has a JSON form").into()
}
