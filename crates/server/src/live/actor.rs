use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use frozen::Rules;
use sitting::{Changed, Dated, Denial, Granted, Happening, Holder, Phase, Sitting, Who};
use table::{Seat, Seats, Viewer};
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{Code, Command, Moment, PersonId, Problem};

use super::audience::Untold;
use super::catching_up::{PATIENCE, soon};
use super::circle::Circle;
use super::orders::Agenda;
use super::summary::Summary;
use super::thinking::{Failure, Thought, rest, think};
use super::{Done, Handle, Message, Watcher};
use crate::operations::METRICS;
use crate::problem::{in_words, refuse};
use crate::seldom::seldom;
use crate::server::Server;
use crate::store::{Player, StoreError};
use crate::{ratings, tables};

/// How many messages wait for a table before whoever sends more has to wait too.
const WAITING: usize = 256;
/// How soon to try again what the database would not write.
pub(super) const AGAIN: Duration = Duration::from_millis(500);
/// How often a wish is weighed at most, where other servers keep writing first.
pub(super) const TRIES: usize = 8;
/// How long a table that is over stays in memory after the last one left.
pub(super) const LINGER: Duration = Duration::from_secs(10);
/// How many lines somebody may say within [`BREATH`].
const LINES: usize = 6;
const BREATH: u64 = 10_000;

/// Puts a table to use.
pub(crate) fn start(server: &Server, sitting: Sitting, circle: Circle) -> Handle {
    let (messages, inbox) = mpsc::channel(WAITING);
    let summary = Arc::new(Mutex::new(Summary::of(&sitting, &circle)));
    let handle = Handle { messages, summary, rumour: Arc::default() };
    let mut actor = Actor {
        server: server.clone(),
        sitting,
        circle,
        handle: handle.clone(),
        watchers: Vec::new(),
        untold: BTreeMap::new(),
        thinking: Seats::NONE,
        again: None,
        unsure: false,
        settled: false,
        gone: false,
        idle_since: Instant::now(),
        looked_at: Instant::now(),
        time: (0, Instant::now()),
        pause: None,
        shut: 0,
        silences: BTreeMap::new(),
        introduced: Instant::now(),
        agenda: Agenda::default(),
    };
    actor.set_time();
    server.spawn(actor.run(inbox));
    handle
}

/// Why a table leaves the memory.
enum End {
    /// The server ends.
    Server,
    /// Nobody wants anything of it any more.
    Idle,
    /// It waits for people who do not look; the lobby still knows it.
    Asleep,
}

/// The task that owns a table in use.
pub(super) struct Actor {
    pub(super) server: Server,
    pub(super) sitting: Sitting,
    pub(super) circle: Circle,
    handle: Handle,
    pub(super) watchers: Vec<Watcher>,
    /// What those who wait for nothing have not been told.
    pub(super) untold: BTreeMap<Viewer, Untold>,
    /// The seats whose bot is thinking.
    thinking: Seats,
    /// When to try again what could not be written or read.
    pub(super) again: Option<Instant>,
    /// Whether something may have been written that is not known here.
    pub(super) unsure: bool,
    settled: bool,
    /// Whether the table is no more.
    pub(super) gone: bool,
    /// Since when nobody has said anything.
    pub(super) idle_since: Instant,
    /// When the clock was last looked at.
    pub(super) looked_at: Instant,
    /// How late it was at the table at some moment, and since when it is later.
    pub(super) time: (Moment, Instant),
    /// The pause of the server that is made up for.
    pub(super) pause: Option<u64>,
    /// When something last could not be written here, so that nobody could play.
    pub(super) shut: Moment,
    /// How often the bot of a seat did not come to an end with its move.
    silences: BTreeMap<Seat, usize>,
    /// When it was last asked what people are called and how well they play.
    pub(super) introduced: Instant,
    /// What is ordered beforehand.
    pub(super) agenda: Agenda,
}

impl Actor {
    async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        let mut end = self.server.closing();
        let closing = seldom(end.wait());
        tokio::pin!(closing);
        let handle = self.handle.clone();
        self.after_pause().await;
        self.recall_orders().await;
        self.after_change(Changed::default()).await;
        let alarm = tokio::time::sleep_until(self.wake());
        tokio::pin!(alarm);
        let end = loop {
            let wake = self.wake();
            let due = self.calm_until().map_or(wake, |calm| calm.min(wake));
            // One that goes off too early now and then costs less than one that is set with every move.
            if due < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(due);
            }
            tokio::select! {
                biased;
                () = &mut closing => break End::Server,
                entries = handle.rumour().hear() => self.heard_of(entries).await,
                message = inbox.recv() => match message {
                    Some(message) => self.hear(message).await,
                    None => break End::Server,
                },
                () = &mut alarm => {
                    if wake <= Instant::now() {
                        self.look_at_the_clock().await;
                    }
                }
            }
            self.tell_the_rest();
            self.feign();
            if self.is_idle() {
                break End::Idle;
            }
            if self.is_asleep() {
                break End::Asleep;
            }
        };
        inbox.close();
        if matches!(end, End::Server | End::Idle) {
            self.server.put_away(&self.sitting.made().id, &self.handle);
        }
        match end {
            End::Idle | End::Asleep if !self.gone => self.hand_over(inbox).await,
            End::Server | End::Idle | End::Asleep => {
                while let Ok(message) = inbox.try_recv() {
                    self.hear(message).await;
                }
            }
        }
    }

    async fn hear(&mut self, message: Message) {
        self.idle_since = Instant::now();
        if self.unsure {
            self.catch_up().await;
        }
        if !self.unsure {
            self.after_pause().await;
        }
        match message {
            Message::Do { who, command, done } => {
                self.server.notices().acts(&who.id, &self.sitting.made().id, self.server.now());
                let result = self.command(who, command).await;
                METRICS.commanded(&result);
                // Whoever asked may be gone by now.
                let _ = done.send(result);
            }
            Message::Watch(watcher, have) => self.watch(watcher, have),
            Message::Unwatch(id) => self.unwatch(id),
            Message::Look(look) => drop(self.guarded(|actor| look(&mut actor.sitting, &actor.circle))),
            Message::Renamed(person, name) => {
                self.circle.names.insert(person, name);
                self.tell(Changed::SHEET, None);
                self.publish(Changed::SHEET);
            }
            Message::Gone(person) => self.forget(&person),
            Message::Acquaint => self.acquaint().await,
            Message::Ordered => {
                self.recall_orders().await;
                self.weigh_orders().await;
            }
            Message::Thought(thought) => self.thought(thought).await,
        }
    }

    /// Does what somebody asks for. Where another server wrote first, what it wrote is read and the wish is weighed
    /// again: it is refused only if it no longer fits.
    async fn command(&mut self, who: Who, command: Command) -> Result<Done, Problem> {
        match &command {
            Command::Order { order } => return self.lay_order(&who, order).await,
            Command::Withdraw => return self.withdraw_order(&who).await,
            // Otherwise what was ordered would do it again at once.
            Command::TakeBack { .. } if self.decided(|sitting| sitting.decide(&who, &command)).is_ok() => {
                self.replace_order(&who).await;
            }
            _ => {}
        }
        let is_ordered = matches!(command, Command::Act { .. }) && self.would_obey(&who);
        let (mut table, mut place, mut tries) = (None, None, TRIES);
        loop {
            let granted = match &command {
                Command::Rematch if *self.sitting.phase() == Phase::Over => {
                    self.sitting.own_seat(&who).map_err(in_words)?;
                    if let Some(next) = self.sitting.rematch().cloned() {
                        return Ok(Done { version: self.sitting.version(), table: Some(next) });
                    }
                    let next = match table.take() {
                        Some(next) => next,
                        None => tables::rematch(&self.server, &self.sitting, &who).await?,
                    };
                    table = Some(next.clone());
                    Happening::Rematched { table: next }.into()
                }
                command => self.decided(|sitting| sitting.decide(&who, command))?,
            };
            match &granted.what {
                Happening::Said { .. } => self.not_too_fast(&who)?,
                Happening::Sat { .. } => self.introduce(&who).await,
                Happening::Started if place.is_none() => place = Some(tables::may_begin(&self.server, &self.sitting)?),
                _ => {}
            }
            tries -= 1;
            match self.write(granted, Some(&who)).await {
                Err(problem) if problem.code == Code::Stale && tries > 0 => {}
                written => {
                    let done = written.map(|()| Done { version: self.sitting.version(), table });
                    if is_ordered && done.is_ok() {
                        self.replace_order(&who).await;
                    }
                    return done;
                }
            }
        }
    }

    /// Writes an entry down, and only then lets it happen; whoever did it is told at once.
    pub(super) async fn write(&mut self, granted: impl Into<Granted>, who: Option<&Who>) -> Result<(), Problem> {
        let Granted { what, allowed } = granted.into();
        let last = self.sitting.journal().last().map_or(0, |dated| dated.at);
        let now = match what {
            // Everybody's clock begins anew.
            Happening::Resumed => self.now().max(self.server.now()),
            _ => self.now(),
        };
        let at = now.max(last);
        let dated = Dated { at, what };
        match self.server.store().append(&self.sitting.made().id, self.sitting.version(), &dated).await {
            Ok(()) => {
                let changed = self.sitting.carry_out(dated, allowed);
                self.set_time();
                // Whoever sees that a game is over finds it in the history.
                self.settle().await;
                self.tell(changed, who.map(|who| self.sitting.viewer(Some(&who.id))));
                self.after_change(changed).await;
                Ok(())
            }
            Err(StoreError::Taken) => {
                self.catch_up().await;
                // What cannot be read is not decided anew.
                Err(if self.unsure { StoreError::silent().into() } else { refuse("position-moved-on", Code::Stale) })
            }
            Err(error @ (StoreError::Full | StoreError::Unavailable(_))) => {
                self.unsure = true;
                self.shut_at(at);
                Err(error.into())
            }
        }
    }

    /// What follows from a change: the lobby hears of it, bots begin to think, a finished game is settled.
    pub(super) async fn after_change(&mut self, changed: Changed) {
        self.publish(changed);
        self.guarded(|actor| actor.server.notices().consider(&actor.sitting, &actor.circle));
        let usual = if self.watchers.is_empty() { Duration::ZERO } else { self.server.config().bot_pause };
        for seat in
            self.sitting.to_act().minus(self.sitting.to_act().minus(self.sitting.automatic())).minus(self.thinking)
        {
            self.thinking = self.thinking.with(seat);
            let silences = self.silences.get(&seat).copied().unwrap_or(0);
            let pause = usual.max(rest(silences));
            self.guarded(|actor| {
                let left = actor.sitting.clocks().until(seat).map(|until| until.saturating_sub(actor.now()));
                think(&actor.server, &actor.sitting, seat, silences, (pause, left), actor.handle.messages.clone());
            });
        }
        if self.settle().await {
            self.tell(Changed::SHEET, None);
        }
        self.weigh_orders().await;
    }

    async fn thought(&mut self, Thought { seat, ply, version, action }: Thought) {
        self.thinking = self.thinking.without(seat);
        let asked = self.sitting.to_act().contains(seat) && self.sitting.automatic().contains(seat);
        if !asked {
            return;
        }
        let granted = match action {
            Ok(action) => self.decided(|sitting| sitting.acted(seat, ply, Some(version), &action)),
            Err(Failure::Silent) => return self.ask_again(seat).await,
            Err(Failure::Broke(why)) => Ok(Happening::Broke { why }.into()),
        };
        match granted {
            Ok(granted) => {
                if self.write(granted, None).await.is_err() {
                    self.again = Some(Instant::now() + AGAIN);
                }
            }
            Err(problem) if problem.code == Code::Stale => self.after_change(Changed::default()).await,
            // What a module does once it may not do again, so nothing of it is written down for good.
            Err(_) if self.sitting.rules().is_some_and(Rules::is_frozen) => self.ask_again(seat).await,
            Err(problem) => {
                if self.write(Happening::Broke { why: problem.message }, None).await.is_err() {
                    self.again = Some(Instant::now() + AGAIN);
                }
            }
        }
    }

    /// Asks the bot of a seat again, which did not come to a move: first the same one, and then weaker ones.
    async fn ask_again(&mut self, seat: Seat) {
        *self.silences.entry(seat).or_default() += 1;
        self.after_change(Changed::default()).await;
    }

    /// What the table decides, where the rules do not panic over it.
    pub(super) fn decided(
        &mut self,
        decide: impl FnOnce(&Sitting) -> Result<Granted, Denial>,
    ) -> Result<Granted, Problem> {
        self.guarded(|actor| decide(&actor.sitting)).map_or_else(|| Err(broken()), |decided| decided.map_err(in_words))
    }

    /// Does something with the game: a panic of the rules breaks this table, and nothing else.
    pub(super) fn guarded<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let done = catch_unwind(AssertUnwindSafe(|| work(self)));
        if done.is_err() {
            self.sitting.break_down();
        }
        done.ok()
    }

    fn publish(&self, changed: Changed) {
        let mut summary = self.handle.summary.lock().unwrap_or_else(PoisonError::into_inner);
        if changed.sheet {
            *summary = Summary::of(&self.sitting, &self.circle);
        } else {
            summary.follow(&self.sitting, &self.circle);
        }
        drop(summary);
        self.server.lobby_changed();
    }

    /// Keeps the result of a game that has just come to its end; says whether it did.
    async fn settle(&mut self) -> bool {
        let result = ratings::result(&self.sitting).filter(|_| *self.sitting.phase() == Phase::Over && !self.settled);
        let Some(result) = result else { return false };
        // At a start, whatever has a result is not looked at any more.
        if let Err(error) = soon(self.server.keep_ending(&self.sitting, &self.circle)).await {
            tracing::warn!(%error, "that a game is over could not be kept yet");
            self.again = Some(Instant::now() + AGAIN);
            return false;
        }
        match soon(self.server.store().settle(&result, &ratings::rated(&self.sitting), ratings::rate)).await {
            Ok(rated) => {
                self.settled = true;
                match rated {
                    Some(rated) => {
                        let rated = rated.into_iter().map(|(player, rated)| (player, rated.into()));
                        self.circle.ratings.extend(rated);
                    }
                    None => self.introduce_all().await,
                }
            }
            Err(error) => {
                tracing::warn!(%error, "a result could not be kept yet");
                self.again = Some(Instant::now() + AGAIN);
            }
        }
        self.settled
    }

    /// Forgets the name and the words of somebody who is no more.
    fn forget(&mut self, person: &PersonId) {
        let changed = self.sitting.forget(person);
        self.circle.names.remove(person);
        self.circle.ratings.remove(&Player::Person(person.clone()));
        if changed.sheet || self.sitting.seat_of(person).is_some() {
            self.tell(changed.and(Changed::SHEET), None);
            self.publish(Changed::SHEET);
        }
    }

    /// Looks whether all who sit or have talked here are still known.
    async fn acquaint(&mut self) {
        let sitters = self.sitting.chairs().iter().filter_map(|chair| match &chair.holder {
            Holder::Person { id, .. } => Some(id),
            Holder::Nobody | Holder::Bot { .. } => None,
        });
        let people: BTreeSet<PersonId> = sitters.chain(self.sitting.talkers()).cloned().collect();
        for person in people {
            match self.server.store().person(&person).await {
                Ok(Some(_)) => {}
                Ok(None) => self.forget(&person),
                // Whoever waits for the table waits for no database that is away: it is asked again when it is back.
                Err(_) => return,
            }
        }
    }

    async fn introduce(&mut self, who: &Who) {
        self.circle.names.insert(who.id.clone(), who.name.clone());
        let player = Player::Person(who.id.clone());
        let rating = soon(self.server.store().rating(&self.sitting.made().game, &player)).await;
        if let Ok(Some(rated)) = rating {
            self.circle.ratings.insert(player, rated.into());
        }
    }

    pub(super) async fn introduce_all(&mut self) {
        self.introduced = Instant::now();
        let introduced = self.server.introduce(&self.sitting, &mut self.circle);
        // Whoever has no name yet is somebody.
        let _ = tokio::time::timeout(PATIENCE, introduced).await;
    }

    fn not_too_fast(&self, who: &Who) -> Result<(), Problem> {
        let since = self.now().saturating_sub(BREATH);
        let recent = self.sitting.chat().iter().rev().take_while(|remark| remark.at > since);
        if recent.filter(|remark| remark.by == who.id).count() < LINES {
            return Ok(());
        }
        Err(Problem { retry_after: Some((BREATH / 1_000) as u32), ..refuse("too-many-lines", Code::TooMany) })
    }

    /// Whether the game waits for people who do not look, and for no clock: it can wait in the database as well.
    fn is_asleep(&self) -> bool {
        let waits = *self.sitting.phase() == Phase::Playing && self.thinking == Seats::NONE;
        let is_sure = !self.unsure && self.again.is_none();
        waits
            && is_sure
            && self.sitting.clocks().next().is_none()
            && !self.has_orders_due()
            && self.watchers.is_empty()
            && self.idle_since.elapsed() >= self.server.config().doze
    }

    /// Leaves the memory. Whoever has just come brings the table back.
    async fn hand_over(self, mut inbox: mpsc::Receiver<Message>) {
        while let Ok(message) = inbox.try_recv() {
            if let Ok(handle) = self.server.table(&self.sitting.made().id).await {
                let _ = handle.send(message).await;
            }
        }
    }

    fn is_idle(&self) -> bool {
        let done = match self.sitting.phase() {
            Phase::Over => self.settled,
            Phase::Broken(_) => true,
            Phase::Gathering | Phase::Playing => false,
        };
        let linger = LINGER.min(self.server.config().doze);
        self.gone || (done && self.watchers.is_empty() && self.idle_since.elapsed() >= linger)
    }
}

fn broken() -> Problem {
    refuse("table-panic", Code::Broken)
}
