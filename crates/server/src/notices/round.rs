use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until};
use wire::{Moment, Occasion, TableId};

use super::Listener;
use super::occasions::Fact;
use crate::server::Server;
use crate::store::{KeptChannel, KeptNotice, NoticeState, Outbox, StoreError};

/// How often it is looked for what is due, whoever kept it.
const POLL: Duration = Duration::from_secs(5);
/// The shortest time between two rounds.
const BREATH: Duration = Duration::from_millis(20);
/// How soon to look again at what nobody was free for.
const SHORTEST: Duration = Duration::from_millis(100);
/// How soon to try again what the database would not do.
const AGAIN: Duration = Duration::from_secs(1);
/// How much is told at the same time.
const AT_ONCE: usize = 16;
/// How many milliseconds whoever has taken something on has for it, before somebody else does.
pub(super) const LEASE: u64 = 60_000;
/// How long ago something may have come about to be told at all, and for how long it is remembered that it was.
const NEWS: u64 = 7 * 24 * 3_600 * 1_000;
const REMEMBERED: u64 = 60 * 24 * 3_600 * 1_000;
/// How often what is older is forgotten.
const SWEEP: Duration = Duration::from_secs(3_600);

/// What one round hands to the next.
#[derive(Debug)]
struct Rounds {
    free: Arc<Semaphore>,
    /// When it was last kept who looks, and when old notices were last forgotten.
    looked: Option<Instant>,
    swept: Option<Instant>,
}

impl Server {
    /// Tells people what happens while they do not look, until the end.
    pub(crate) async fn tell_people(self) {
        if self.store().outbox().is_none() || self.notices().road().is_none() {
            return;
        }
        let mut closing = self.closing();
        let mut rounds = Rounds { free: Arc::new(Semaphore::new(AT_ONCE)), looked: None, swept: None };
        let mut next = Instant::now();
        loop {
            tokio::select! {
                biased;
                () = closing.wait() => return,
                () = self.notices().wake.notified() => {}
                () = sleep_until(next) => {}
            }
            tokio::time::sleep(BREATH).await;
            next = Instant::now()
                + self.round(&mut rounds).await.unwrap_or_else(|error| {
                    tracing::warn!(%error, "what there is to tell has to wait for the database");
                    AGAIN
                });
        }
    }

    /// Keeps what was found and sends what is due; says how soon to come back.
    async fn round(&self, rounds: &mut Rounds) -> Result<Duration, StoreError> {
        let Some(outbox) = self.store().outbox() else { return Ok(POLL) };
        let now = self.now();
        self.keep_looks(outbox, now, &mut rounds.looked).await?;
        self.keep_found(outbox).await?;
        if !self.notices().is_anybody_told() {
            return Ok(POLL);
        }
        if rounds.swept.is_none_or(|swept| swept.elapsed() > SWEEP) {
            outbox.forget_notices(now.saturating_sub(REMEMBERED)).await?;
            rounds.swept = Some(Instant::now());
        }
        for notice in outbox.due(now, 4 * AT_ONCE as u32).await? {
            // What finds nobody free is due in the next round still.
            let Ok(free) = rounds.free.clone().try_acquire_owned() else { break };
            // One after the other on each channel: what is due there goes into one letter where that is wished.
            let Some(busy) = self.busy_with(&notice.channel) else { continue };
            if outbox.claim(&notice, now + LEASE).await? {
                let claimed = KeptNotice { tries: notice.tries + 1, lease: now + LEASE, ..notice };
                let server = self.clone();
                self.spawn(async move {
                    server.deliver(claimed).await;
                    drop((busy, free));
                    server.notices().wake.notify_one();
                });
            }
        }
        let (waiting, soonest) = outbox.waiting().await?;
        self.notices().waiting.store(waiting, Ordering::Relaxed);
        let until = |due: Moment| Duration::from_millis(due.saturating_sub(now)).max(SHORTEST);
        let looked = self.notices().is_anybody_looking().then(|| self.often());
        Ok(soonest.map(until).into_iter().chain(looked).fold(POLL, Duration::min))
    }

    /// How often it is kept who looks: before anything that came about meanwhile is told.
    fn often(&self) -> Duration {
        self.config().telling.pause / 2
    }

    /// Keeps who has come, gone or done something, and from time to time who looks.
    async fn keep_looks(
        &self,
        outbox: &dyn Outbox,
        now: Moment,
        looked: &mut Option<Instant>,
    ) -> Result<(), StoreError> {
        let fresh = self.notices().take_fresh();
        let mut looks = fresh.clone();
        let is_time = looked.is_none_or(|looked| looked.elapsed() >= self.often());
        if is_time {
            looks.extend(self.notices().looking().into_iter().map(|look| (look, now)));
        }
        let looks: Vec<_> = looks.into_iter().map(|((person, table), at)| (person, table, at)).collect();
        if let Err(error) = outbox.look(&looks).await {
            self.notices().give_back_looks(fresh);
            return Err(error);
        }
        if is_time {
            *looked = Some(Instant::now());
        }
        Ok(())
    }

    /// Keeps what there is to tell.
    async fn keep_found(&self, outbox: &dyn Outbox) -> Result<(), StoreError> {
        let mut found = self.notices().take_found();
        while let Some((table, facts)) = found.pop_first() {
            if let Err(error) = self.keep(outbox, &table, &facts).await {
                found.insert(table, facts);
                self.notices().give_back(found);
                return Err(error);
            }
        }
        Ok(())
    }

    /// Keeps what there is to tell of a table, on every channel of whoever wants to know.
    pub(super) async fn keep(&self, outbox: &dyn Outbox, table: &TableId, facts: &[Fact]) -> Result<(), StoreError> {
        let (now, pause) = (self.now(), self.config().telling.pause.as_millis() as Moment);
        let mut notices = Vec::new();
        for fact in facts.iter().filter(|fact| fact.at + NEWS > now) {
            let Some(listener) = self.notices().listener(&fact.person) else { continue };
            let mut fact = fact.clone();
            if fact.occasion == Occasion::Talk {
                // However much is said until they look again, they are told of it once.
                fact.mark = outbox.last_look(&fact.person, table).await?.unwrap_or(0);
            }
            notices.extend(notices_of(&listener, table, &fact, pause));
        }
        outbox.note(&notices).await
    }
}

/// Whether anything is sent on a channel.
pub(super) fn is_open(channel: &KeptChannel) -> bool {
    !channel.details.paused && channel.details.unconfirmed.is_none()
}

/// What somebody is to be told of something, on each of their channels that was there by then.
fn notices_of(listener: &Listener, table: &TableId, fact: &Fact, pause: Moment) -> Vec<KeptNotice> {
    let wanted = listener.channels.iter().filter(|channel| {
        let wishes = listener.wishes.by(channel.way);
        let is_said = fact.said_by_turn && wishes.contains(&Occasion::Turn);
        wishes.contains(&fact.occasion) && channel.made <= fact.at && is_open(channel) && !is_said
    });
    let notice = |channel: &KeptChannel| KeptNotice {
        person: fact.person.clone(),
        table: table.clone(),
        occasion: fact.occasion,
        mark: fact.mark,
        channel: channel.id.clone(),
        at: fact.at,
        due: if fact.occasion == Occasion::Time { fact.at } else { fact.at + pause },
        lease: 0,
        tries: 0,
        state: if fact.seen { NoticeState::Spared } else { NoticeState::Waiting },
    };
    wanted.map(notice).collect()
}
