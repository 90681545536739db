use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, sleep_until, timeout};
use wire::{Code, PersonId, TableId};

use crate::live::{Handle, Message, Rumour};
use crate::server::Server;
use crate::store::Heard;

/// How soon to try again what could not be read.
const AGAIN: Duration = Duration::from_millis(500);
/// How long a table may take to come into use.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many answers of the database may wait.
const WAITING: usize = 64;

/// What came of asking the database, which nobody who listens waits for.
enum Answer {
    /// Whether a table is in use now, or there is no such table.
    Brought(TableId, bool),
    /// How long the journals of all open tables are, where that could be read.
    Lengths(Option<Vec<(TableId, u64)>>),
}

/// What a server knows of journals that others write as well.
struct Follower {
    server: Server,
    /// When to make up for what was missed.
    missed: Option<Instant>,
    /// How many entries the tables are said to have that are being brought into use.
    coming: BTreeMap<TableId, u64>,
    answers: mpsc::Sender<Answer>,
}

impl Server {
    /// Tells the tables what other servers have written, until the end.
    pub(crate) async fn follow(self, mut news: broadcast::Receiver<Heard>) {
        let mut closing = self.closing();
        let (answers, mut answered) = mpsc::channel(WAITING);
        let mut follower = Follower { server: self, missed: None, coming: BTreeMap::new(), answers };
        loop {
            let missed = follower.missed;
            tokio::select! {
                biased;
                () = closing.wait() => return,
                () = sleep_until(missed.unwrap_or_else(Instant::now)), if missed.is_some() => follower.ask_for_lengths(),
                Some(answer) = answered.recv() => follower.take(answer),
                heard = news.recv() => match heard {
                    Ok(heard) => follower.hear(heard),
                    Err(broadcast::error::RecvError::Lagged(_)) => follower.hear(Heard::Gap),
                    Err(broadcast::error::RecvError::Closed) => return,
                },
            }
        }
    }

    /// Somebody is no more: no table shows their name or their words.
    async fn forget(self, person: PersonId) {
        self.gone(&person).await;
    }

    /// Something else is ordered at a table: it reads what, if it is in use.
    async fn order(self, id: TableId) {
        if let Some(handle) = self.in_use(&id) {
            let _ = handle.send(Message::Ordered).await;
        }
    }

    /// Anybody may be no more, called something else, or have ordered something else.
    async fn acquaint(self) {
        for handle in self.tables_in_use() {
            let _ = handle.send(Message::Acquaint).await;
            let _ = handle.send(Message::Ordered).await;
        }
    }
}

impl Follower {
    fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Written(id, entry) => self.heard_of(id, entry + 1),
            Heard::Ordered(id) => self.server.spawn(self.server.clone().order(id)),
            Heard::Gone(person) => self.server.spawn(self.server.clone().forget(person)),
            Heard::Wishes(person) => self.server.spawn(self.server.clone().heed(Some(person))),
            Heard::Ended(session) => self.server.sessions().end(&[session]),
            Heard::Gap => {
                self.missed = Some(Instant::now());
                self.server.sessions().doubt();
                self.server.spawn(self.server.clone().acquaint());
                self.server.spawn(self.server.clone().heed(None));
            }
        }
    }

    /// A table is said to have so many entries; the lobby shows tables of all servers, so it comes into use.
    fn heard_of(&mut self, id: TableId, entries: u64) {
        if let Some(handle) = self.server.in_use(&id) {
            return pass_on(&handle, entries);
        }
        if let Some(known) = self.coming.get_mut(&id) {
            *known = entries.max(*known);
            return;
        }
        self.coming.insert(id.clone(), entries);
        let (server, answers) = (self.server.clone(), self.answers.clone());
        self.server.spawn(async move {
            let is_there = match timeout(PATIENCE, server.table(&id)).await {
                Ok(Ok(_)) => true,
                Ok(Err(problem)) => problem.code != Code::Unavailable,
                Err(_) => false,
            };
            // At the end nobody listens.
            let _ = answers.send(Answer::Brought(id, is_there)).await;
        });
    }

    fn ask_for_lengths(&mut self) {
        self.missed = None;
        let (server, answers) = (self.server.clone(), self.answers.clone());
        self.server.spawn(async move {
            let lengths = timeout(PATIENCE, server.store().lengths()).await;
            let _ = answers.send(Answer::Lengths(lengths.ok().and_then(Result::ok))).await;
        });
    }

    fn take(&mut self, answer: Answer) {
        match answer {
            Answer::Brought(id, true) => {
                let entries = self.coming.remove(&id).unwrap_or(0);
                // Whoever was faster may have read the journal before.
                if let Some(handle) = self.server.in_use(&id) {
                    pass_on(&handle, entries);
                }
            }
            Answer::Brought(id, false) => {
                self.coming.remove(&id);
                self.try_again();
            }
            Answer::Lengths(Some(lengths)) => self.make_up(lengths),
            Answer::Lengths(None) => self.try_again(),
        }
    }

    fn try_again(&mut self) {
        self.missed.get_or_insert_with(|| Instant::now() + AGAIN);
    }

    /// All tables hear how long their journals are, and those that are new come into use.
    fn make_up(&mut self, lengths: Vec<(TableId, u64)>) {
        let open: HashSet<&TableId> = lengths.iter().map(|(id, _)| id).collect();
        for handle in self.server.tables_in_use() {
            if !open.contains(&handle.summary().id) {
                handle.rumour().tell(Rumour::ANY);
            }
        }
        for (id, entries) in lengths {
            let handle =
                self.server.known(&id).filter(|handle| handle.is_open() || handle.summary().version >= entries);
            match handle {
                // Where it is asleep, it sleeps on.
                Some(handle) => handle.rumour().tell(entries),
                None => self.heard_of(id, entries),
            }
        }
    }
}

/// Tells a table how many entries it is said to have. What it wrote itself, as most are, is no news to it.
fn pass_on(handle: &Handle, entries: u64) {
    if handle.read(|summary| summary.version) < entries {
        handle.rumour().tell(entries);
    }
}
