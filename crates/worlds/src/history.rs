//! What happens in a world, as its players see it.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher as _};

use serde_json::Value;
use sitting::{Absence, Happening};
use table::Seat;
use tokio::time::Instant;
use wire::{PersonId, Remark, TableId};

use crate::world::Tell;

/// What it is called when a line is cut and nobody is told.
pub(crate) const SILENCE: &str = "silent partitions";
/// What it is called when a clock is set.
pub(crate) const CLOCKS: &str = "clocks that jump";

/// Everything that was asked, answered and shown.
#[derive(Debug)]
pub(crate) struct History {
    start: Instant,
    trace: DefaultHasher,
    pub(crate) attempts: Vec<Attempt>,
    pub(crate) sights: BTreeMap<TableId, Vec<Sight>>,
    /// What nobody but the servers may know until a game is over.
    pub(crate) secrets: BTreeMap<TableId, Vec<String>>,
    /// The moments at which nothing had gone on for a while, and went on again.
    pub(crate) pauses: Vec<u64>,
    /// What is wrong with this world.
    pub(crate) wrong: Vec<String>,
    pub(crate) figures: Figures,
    lines: Option<Vec<String>>,
}

/// How much happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Milliseconds that went by in the world.
    pub millis: u64,
    /// Entries of all journals.
    pub entries: u64,
    /// Commands that were acknowledged.
    pub done: u64,
    /// Commands that were never answered, or only with a fault.
    pub unsure: u64,
    /// Updates that were compared with the journal.
    pub updates: u64,
    /// How often somebody opened a socket.
    pub sockets: u64,
    /// What went wrong on purpose, by its name.
    pub faults: BTreeMap<&'static str, u64>,
}

impl Figures {
    /// Adds those of another world.
    pub fn add(&mut self, other: &Self) {
        self.millis += other.millis;
        self.entries += other.entries;
        self.done += other.done;
        self.unsure += other.unsure;
        self.updates += other.updates;
        self.sockets += other.sockets;
        for (fault, times) in &other.faults {
            *self.faults.entry(fault).or_default() += times;
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { millis, entries, done, unsure, updates, sockets, faults } = self;
        writeln!(f, "{} hours, {entries} entries, {sockets} sockets", millis / 3_600_000)?;
        writeln!(f, "{done} acknowledged, {unsure} not answered, {updates} updates compared")?;
        let faults: Vec<String> = faults.iter().map(|(fault, times)| format!("{times} {fault}")).collect();
        f.write_str(&faults.join(", "))
    }
}

/// Something that somebody asked for.
#[derive(Debug)]
pub(crate) struct Attempt {
    pub(crate) table: TableId,
    pub(crate) who: PersonId,
    pub(crate) deed: Deed,
    /// The ply and the version of the position that it answers.
    pub(crate) to: Option<(u32, u64)>,
    pub(crate) came: Came,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Deed {
    Act(String),
    Say(String),
    TakeBack,
    Answer(bool),
    Away,
    Back,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Came {
    /// Nobody knows: it may have happened, once.
    Unsure,
    /// It is in the journal, and the table has this version since.
    Done(u64),
    Refused,
}

/// What somebody saw.
#[derive(Debug)]
pub(crate) struct Sight {
    pub(crate) who: PersonId,
    pub(crate) version: u64,
    pub(crate) position: Option<String>,
    pub(crate) phase: Option<wire::Phase>,
    /// For whom a bot played.
    pub(crate) away: Vec<bool>,
    /// The story and the talk, where all of it was compared.
    pub(crate) told: Option<(Vec<String>, Vec<Remark>)>,
}

impl Deed {
    /// Whether this is what a journal says of somebody at a seat.
    pub(crate) fn is(&self, who: &PersonId, at: Option<Seat>, what: &Happening) -> bool {
        match (self, what) {
            (Self::Act(action), Happening::Acted { seat, action: played, .. }) => {
                at == Some(*seat) && value(action) == value(played.get())
            }
            (Self::Say(text), Happening::Said { by, text: said, .. }) => by == who && text == said,
            (Self::TakeBack, Happening::TakenBack { seat, .. } | Happening::Asked { by: seat, .. })
            | (Self::Away, Happening::StoodIn { seat, why: Absence::Away })
            | (Self::Back, Happening::Returned { seat }) => at == Some(*seat),
            (Self::Answer(agree), Happening::Answered { seat, agree: agreed }) => at == Some(*seat) && agree == agreed,
            _ => false,
        }
    }
}

/// An action, however it is written.
fn value(action: &str) -> Option<Value> {
    serde_json::from_str(action).ok()
}

impl History {
    pub(crate) fn new(start: Instant, tell: Tell) -> Self {
        Self {
            start,
            trace: DefaultHasher::new(),
            attempts: Vec::new(),
            sights: BTreeMap::new(),
            secrets: BTreeMap::new(),
            pauses: Vec::new(),
            wrong: Vec::new(),
            figures: Figures::default(),
            lines: (tell == Tell::All).then(Vec::new),
        }
    }

    /// Something happened.
    pub(crate) fn note(&mut self, who: &str, what: &str) {
        let at = self.start.elapsed().as_millis() as u64;
        (at, who, what).hash(&mut self.trace);
        if let Some(lines) = &mut self.lines {
            lines.push(format!("{:>7.3} {who}: {what}", at as f64 / 1e3));
        }
    }

    /// Nothing has gone on for a while, and goes on now.
    pub(crate) fn pause(&mut self) {
        self.pauses.push(self.start.elapsed().as_millis() as u64);
    }

    /// How many milliseconds after the beginning a moment is.
    pub(crate) fn since_start(&self, moment: Instant) -> u64 {
        moment.duration_since(self.start).as_millis() as u64
    }

    /// Something that may not be.
    pub(crate) fn accuse(&mut self, what: String) {
        self.note("wrong", &what);
        self.wrong.push(what);
    }

    /// A number that is the same only where everything was.
    pub(crate) fn trace(&self) -> u64 {
        self.trace.finish()
    }

    /// All that was noted, where that was wanted.
    pub(crate) fn lines(&mut self) -> Vec<String> {
        self.lines.take().unwrap_or_default()
    }

    pub(crate) fn attempt(&mut self, attempt: Attempt) -> usize {
        self.attempts.push(attempt);
        self.attempts.len() - 1
    }

    pub(crate) fn came(&mut self, attempt: usize, came: Came) {
        self.attempts[attempt].came = came;
    }

    /// Looks whether a text that somebody was sent names what nobody may know.
    pub(crate) fn search(&mut self, who: &str, table: &TableId, text: &str) {
        let secrets = self.secrets.get(table).into_iter().flatten();
        let found: Vec<String> = secrets.filter(|secret| text.contains(secret.as_str())).cloned().collect();
        for secret in found {
            self.accuse(format!("{who} is sent the secret {secret} of {table}"));
        }
    }
}
