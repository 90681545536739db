use std::time::Duration;

use sitting::{Absence, Dated, Happening, Phase};
use tokio::time::Instant;
use wire::{Clock, Code, Moment};

use super::actor::{AGAIN, Actor, LINGER, TRIES};
use super::catching_up::soon;
use crate::problem::say;
use crate::store::StoreError;

/// How many milliseconds a table waits for people.
const ABANDONED: u64 = 24 * 3_600 * 1_000;
/// How many milliseconds of them the server has to have been there without a pause.
const GRACE: u64 = 3_600 * 1_000;

/// The clocks of a table in use.
impl Actor {
    /// The time at this table, which goes on from the last entry, whatever clock that was written by. While nobody's clock
    /// runs for a sitting, it keeps up with the server's.
    pub(super) fn now(&self) -> Moment {
        let (then, since) = self.time;
        let gone_on = then + since.elapsed().as_millis() as Moment;
        let is_timed = matches!(self.sitting.made().clock, Clock::Live { .. });
        if is_timed && *self.sitting.phase() == Phase::Playing { gone_on } else { gone_on.max(self.server.now()) }
    }

    /// Time goes on from the last entry.
    pub(super) fn set_time(&mut self) {
        self.time = (self.sitting.changed(), Instant::now());
    }

    /// When to look at the clock next.
    pub(super) fn wake(&self) -> Instant {
        let deadline = self.sitting.clocks().next().filter(|_| *self.sitting.phase() == Phase::Playing);
        let left = |until: Moment| Duration::from_millis(until.saturating_sub(self.now()));
        let deadline = deadline.map(|(until, _)| Instant::now() + left(until));
        // Whatever could not be written is tried again before anything else.
        let quiet = || self.idle_since.max(self.looked_at) + LINGER.min(self.server.config().doze);
        let ordered = self.order_due().map(|at| Instant::now() + left(at));
        self.again.unwrap_or_else(|| {
            let usual = deadline.unwrap_or_else(quiet);
            ordered.map_or(usual, |ordered| ordered.min(usual))
        })
    }

    pub(super) async fn look_at_the_clock(&mut self) {
        self.again = None;
        self.looked_at = Instant::now();
        if self.unsure {
            self.catch_up().await;
        }
        if self.unsure || !self.after_pause().await {
            return;
        }
        if self.is_abandoned() {
            return self.give_up().await;
        }
        self.look_at_orders().await;
        if self.unsure {
            return;
        }
        let over = self.sitting.clocks().next().filter(|(until, _)| *until <= self.now());
        let Some((_, seat)) = over.filter(|_| *self.sitting.phase() == Phase::Playing) else {
            return self.after_change(sitting::Changed::default()).await;
        };
        if self.write(Happening::StoodIn { seat, why: Absence::Time }, None).await.is_err() {
            self.again = Some(Instant::now() + AGAIN);
        }
    }

    /// While the process stood still, or nothing could be written, nobody could play: whoever is asked begins the move
    /// anew. Says whether that is made up for.
    pub(super) async fn after_pause(&mut self) -> bool {
        for _ in 0..TRIES {
            let pause = self.server.pulse().last_pause(self.server.now());
            if self.pause == Some(pause.number) {
                return true;
            }
            if !self.lost_time(pause.over) {
                self.pause = Some(pause.number);
                return true;
            }
            match self.write(Happening::Resumed, None).await {
                // There may have been another pause meanwhile.
                Ok(()) => {}
                // What was written first may be from before the pause.
                Err(problem) if problem.code == Code::Stale => {}
                Err(_) => break,
            }
        }
        self.again = Some(Instant::now() + AGAIN);
        false
    }

    /// Something could not be written then, so nobody could play: that is to be made up for as soon as it can be.
    pub(super) fn shut_at(&mut self, at: Moment) {
        self.shut = at;
        self.pause = None;
        self.again = Some(Instant::now() + AGAIN);
    }

    /// Whether somebody's time went by while they could not play, because of a pause that is over since then or because
    /// nothing could be written: on a clock of days only where all of it did.
    fn lost_time(&self, over: Moment) -> bool {
        let is_over = || self.sitting.clocks().next().is_some_and(|(until, _)| until <= self.now());
        let is_anew = |dated: &&Dated| matches!(dated.what, Happening::Started | Happening::Resumed);
        let anew = || self.sitting.journal().iter().rev().find(is_anew).map_or(0, |dated| dated.at);
        let over = self.now().saturating_sub(self.server.now().saturating_sub(over));
        *self.sitting.phase() == Phase::Playing
            && match self.sitting.made().clock {
                Clock::None => false,
                Clock::Live { .. } => anew() < over.max(self.shut),
                Clock::Days { .. } => is_over() && anew() < over,
            }
    }

    /// Whether nobody has come to a table that waits for people for so long that nobody will, although they could.
    fn is_abandoned(&self) -> bool {
        let is_waiting = *self.sitting.phase() == Phase::Gathering && self.watchers.is_empty();
        let open = self.server.pulse().last_pause(self.server.now()).over;
        is_waiting
            && self.now().saturating_sub(self.sitting.changed()) > ABANDONED
            && self.server.now().saturating_sub(open) > GRACE
    }

    /// Ends a table by its last entry, unless somebody has come to another server meanwhile.
    async fn give_up(&mut self) {
        let last = Dated { at: self.now(), what: Happening::Broke { why: say("table-given-up") } };
        let id = &self.sitting.made().id;
        match soon(self.server.store().delete_table(id, self.sitting.version(), &last)).await {
            Ok(()) => self.gone = true,
            Err(StoreError::Taken) => self.catch_up().await,
            // It has time.
            Err(StoreError::Full | StoreError::Unavailable(_)) => {}
        }
    }
}
