//! People are told what happens at their tables while they do not look.
//!
//! What there is to tell follows from the table, so whoever has it in use finds it, after a restart too; it is kept under
//! a name that is the same for everybody, told by whoever claims it first, and only if it still holds then.

mod deliver;
mod digest;
mod mail;
mod occasions;
mod phrase;
mod round;
mod settings;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::mem::take;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use courier::{Mail, MailSettings, Post, Road, Vapid};
use sitting::{Holder, Sitting};
use tokio::sync::Notify;
use wire::{Moment, PersonId, TableId, Wishes};

use self::occasions::{Fact, facts};
use crate::live::Circle;
use crate::server::{Config, Server, lock};
use crate::store::{KeptChannel, Outbox, Store, StoreError};

pub(crate) use mail::pages;
pub(crate) use settings::router;

/// How people are told what happens while they do not look.
#[derive(Clone, Debug)]
pub struct Telling {
    /// How long after something came about they are told, if they have not looked by then.
    pub pause: Duration,
    /// Whether addresses in the house may be written to, for whoever plays in it alone.
    pub private: bool,
    /// How long to wait after a first try in vain; twice as long after each other.
    pub again: Duration,
    /// Where mail is handed in; without it nobody is offered any.
    pub mail: Option<MailSettings>,
    /// Whom push services can ask about what is sent: `mailto:host@example.org`.
    pub contact: Option<String>,
}

impl Default for Telling {
    fn default() -> Self {
        Self {
            pause: Duration::from_secs(20),
            private: false,
            again: Duration::from_secs(30),
            mail: None,
            contact: None,
        }
    }
}

/// Somebody who is told somewhere.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    pub(crate) channels: Vec<KeptChannel>,
    pub(crate) wishes: Wishes,
}

/// What a server knows of those who are told, and what it has found to tell them.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    road: Option<Road>,
    post: Option<Post>,
    vapid: Option<Vapid>,
    /// By which links in mail are known as ours.
    key: String,
    listeners: Mutex<HashMap<PersonId, Arc<Listener>>>,
    /// What is to be kept, by the table that it is about.
    found: Mutex<BTreeMap<TableId, Vec<Fact>>>,
    /// What was found at each table when it was last looked at.
    known: Mutex<HashMap<TableId, Vec<Fact>>>,
    looks: Mutex<Looks>,
    /// The channels on which something is being told at this server.
    busy: Mutex<BTreeSet<String>>,
    wake: Notify,
    /// One after the other, so that the latest is what stays.
    refreshing: tokio::sync::Mutex<()>,
    waiting: AtomicU64,
}

/// Who looks at which table at this server.
#[derive(Debug, Default)]
struct Looks {
    now: BTreeSet<(PersonId, TableId)>,
    /// Who has come, gone or done something, and when, as far as it is not kept yet.
    fresh: BTreeMap<(PersonId, TableId), Moment>,
}

impl Notices {
    /// With the keys that are kept for links in mail and for push services. Where nothing is kept of it, nobody is told.
    pub(crate) async fn open(store: &dyn Store, config: &Config) -> Result<Self, StoreError> {
        if store.outbox().is_none() {
            return Ok(Self::default());
        }
        let fresh = || format!("{}{}", config.machine.name(), config.machine.name());
        let key = store.setting("mail key", &fresh()).await?;
        let push_key = store.setting("push key", &fresh()).await?;
        let road = Road::new(config.telling.private);
        if let Err(error) = &road {
            tracing::error!(%error, "nobody can be told anything");
        }
        let post = config.telling.mail.as_ref().map(Post::new).transpose();
        if let Err(error) = &post {
            tracing::error!(%error, "no mail can be sent");
        }
        let (road, post, vapid) = (road.ok(), post.ok().flatten(), Vapid::kept(&push_key));
        Ok(Self { road, post, vapid, key, ..Self::default() })
    }

    /// How much waits to be told, as far as this server has counted.
    pub(crate) fn waiting(&self) -> u64 {
        self.waiting.load(Ordering::Relaxed)
    }

    pub(crate) fn has_mail(&self) -> bool {
        self.post.is_some()
    }

    /// Hands in a letter; says why, and whether for good, where that cannot be done.
    async fn post_mail(&self, mail: &Mail<'_>) -> Result<(), courier::Unposted> {
        match &self.post {
            Some(post) => post.send(mail).await,
            None => Err(courier::Unposted::Nowhere),
        }
    }

    fn stop_seal(&self, channel: &str) -> String {
        courier::seal(&self.key, &format!("stop {channel}"))
    }

    fn vapid(&self) -> Option<&Vapid> {
        self.vapid.as_ref()
    }

    fn road(&self) -> Option<&Road> {
        self.road.as_ref()
    }

    fn is_anybody_told(&self) -> bool {
        !lock(&self.listeners).is_empty()
    }

    fn is_anybody_looking(&self) -> bool {
        !self.looking().is_empty()
    }

    fn listener(&self, person: &PersonId) -> Option<Arc<Listener>> {
        lock(&self.listeners).get(person).cloned()
    }

    /// Looks at a table that has just changed, or come into use: what is there to tell is kept soon.
    pub(crate) fn consider(&self, sitting: &Sitting, circle: &Circle) {
        if !self.is_anybody_told() {
            return;
        }
        let id = &sitting.made().id;
        let before = lock(&self.known).get(id).cloned().unwrap_or_default();
        let found = self.found_at(sitting, circle, &before);
        if found.is_empty() {
            return;
        }
        let is_new = |fact: &Fact| !before.iter().any(|known| known.is_same(fact));
        let new: Vec<Fact> = found.iter().filter(|fact| is_new(fact) && fact.is_news()).cloned().collect();
        lock(&self.known).insert(id.clone(), found);
        if !new.is_empty() {
            lock(&self.found).entry(id.clone()).or_default().extend(new);
            self.wake.notify_one();
        }
    }

    fn found_at(&self, sitting: &Sitting, circle: &Circle, known: &[Fact]) -> Vec<Fact> {
        // Nobody waits for this while the game is looked at.
        let told: BTreeSet<PersonId> = {
            let listeners = lock(&self.listeners);
            let sitters = sitting.chairs().iter().filter_map(|chair| match &chair.holder {
                Holder::Person { id, .. } => Some(id),
                Holder::Nobody | Holder::Bot { .. } => None,
            });
            sitters.filter(|id| listeners.contains_key(id)).cloned().collect()
        };
        if told.is_empty() { Vec::new() } else { facts(sitting, circle, known, |person| told.contains(person)) }
    }

    /// A table is in use no more.
    pub(crate) fn put_away(&self, table: &TableId) {
        lock(&self.known).remove(table);
    }

    /// Somebody has opened their first window on a table, or closed the last.
    pub(crate) fn seen(&self, person: &PersonId, table: &TableId, is_there: bool, now: Moment) {
        let look = (person.clone(), table.clone());
        let mut looks = lock(&self.looks);
        if is_there {
            looks.now.insert(look.clone());
        } else {
            looks.now.remove(&look);
        }
        drop(looks);
        self.note_look(look, now);
    }

    /// Somebody is about to do something at a table: what they are asked after that they may not have seen.
    pub(crate) fn acts(&self, person: &PersonId, table: &TableId, now: Moment) {
        if self.is_told(person) {
            self.note_look((person.clone(), table.clone()), now.saturating_sub(1));
        }
    }

    fn note_look(&self, look: (PersonId, TableId), at: Moment) {
        if self.is_told(&look.0) {
            lock(&self.looks).fresh.insert(look, at);
            self.wake.notify_one();
        }
    }

    fn is_told(&self, person: &PersonId) -> bool {
        lock(&self.listeners).contains_key(person)
    }

    /// Who looks at which table, as far as they are told anything.
    fn looking(&self) -> Vec<(PersonId, TableId)> {
        let looks: Vec<_> = lock(&self.looks).now.iter().cloned().collect();
        looks.into_iter().filter(|(person, _)| self.is_told(person)).collect()
    }

    fn take_fresh(&self) -> BTreeMap<(PersonId, TableId), Moment> {
        take(&mut lock(&self.looks).fresh)
    }

    fn take_found(&self) -> BTreeMap<TableId, Vec<Fact>> {
        take(&mut lock(&self.found))
    }

    /// What could not be kept is kept later.
    fn give_back(&self, found: BTreeMap<TableId, Vec<Fact>>) {
        let mut known = lock(&self.found);
        for (table, facts) in found {
            known.entry(table).or_default().extend(facts);
        }
    }

    /// The same for who looked.
    fn give_back_looks(&self, fresh: BTreeMap<(PersonId, TableId), Moment>) {
        let mut looks = lock(&self.looks);
        for (look, at) in fresh {
            looks.fresh.entry(look).or_insert(at);
        }
    }

    /// Takes up how somebody is told now.
    pub(crate) async fn refresh(&self, outbox: &dyn Outbox, person: &PersonId) -> Result<(), StoreError> {
        let _alone = self.refreshing.lock().await;
        let channels = outbox.channels(person).await?;
        if channels.is_empty() {
            lock(&self.listeners).remove(person);
            return Ok(());
        }
        let kept = outbox.wishes(person).await?.unwrap_or_default();
        let listener = Listener { channels, wishes: kept.wishes };
        lock(&self.listeners).insert(person.clone(), Arc::new(listener));
        Ok(())
    }

    /// Takes up how everybody is told now.
    pub(crate) async fn refresh_all(&self, outbox: &dyn Outbox) -> Result<(), StoreError> {
        let mut people: BTreeSet<PersonId> = outbox.told_somewhere().await?.into_iter().collect();
        people.extend(lock(&self.listeners).keys().cloned());
        for person in people {
            self.refresh(outbox, &person).await?;
        }
        Ok(())
    }
}

/// That something is being told on a channel, until this is dropped.
struct Busy {
    server: Server,
    channel: String,
}

impl Drop for Busy {
    fn drop(&mut self) {
        lock(&self.server.notices().busy).remove(&self.channel);
    }
}

impl Server {
    /// Keeps a channel to one who tells; nothing where somebody does already.
    fn busy_with(&self, channel: &str) -> Option<Busy> {
        let is_free = lock(&self.notices().busy).insert(channel.to_owned());
        is_free.then(|| Busy { server: self.clone(), channel: channel.to_owned() })
    }

    /// Somebody is told otherwise than before.
    pub(crate) async fn heed(self, person: Option<PersonId>) {
        let Some(outbox) = self.store().outbox() else { return };
        let done = match &person {
            Some(person) => self.notices().refresh(outbox, person).await,
            None => self.notices().refresh_all(outbox).await,
        };
        if let Err(error) = done {
            tracing::warn!(%error, "how people are told could not be read");
        }
    }

    /// Keeps that a game is over before its result is, which is the last that anybody looks for at a start.
    pub(crate) async fn keep_ending(&self, sitting: &Sitting, circle: &Circle) -> Result<(), StoreError> {
        let found = self.notices().found_at(sitting, circle, &[]);
        match self.store().outbox() {
            Some(outbox) if !found.is_empty() => self.keep(outbox, &sitting.made().id, &found).await,
            Some(_) | None => Ok(()),
        }
    }
}
