use std::time::Duration;

use sitting::{Absence, Happening, Phase};
use tokio::time::Instant;
use wire::{Clock, Code, Moment};

use super::actor::{AGAIN, Actor, LINGER};
use super::catching_up::soon;

/// How many milliseconds a table waits for people.
const ABANDONED: u64 = 24 * 3_600 * 1_000;

/// The clocks of a table in use.
impl Actor {
    /// The time at this table: no entry comes before another, also where a clock was set back between them.
    pub(super) fn now(&self) -> Moment {
        self.server.now() + self.ahead
    }

    /// Takes up the time of the entries, which may be ahead of the clock.
    pub(super) fn set_time(&mut self) {
        self.ahead = self.ahead.max(self.sitting.changed().saturating_sub(self.server.now()));
    }

    /// When to look at the clock next.
    pub(super) fn wake(&self) -> Instant {
        let deadline = self.sitting.clocks().next().filter(|_| *self.sitting.phase() == Phase::Playing);
        let left = |until: Moment| Duration::from_millis(until.saturating_sub(self.now()));
        let deadline = deadline.map(|(until, _)| Instant::now() + left(until));
        // Whatever could not be written is tried again before anything else.
        let quiet = || self.idle_since.max(self.looked_at) + LINGER.min(self.server.config().doze);
        self.again.or(deadline).unwrap_or_else(quiet)
    }

    pub(super) async fn look_at_the_clock(&mut self) {
        self.again = None;
        self.looked_at = Instant::now();
        if self.unsure {
            self.catch_up().await;
        }
        self.after_pause().await;
        if self.again.is_some() {
            return;
        }
        if self.is_abandoned() {
            self.gone = soon(self.server.store().delete_table(&self.sitting.made().id)).await.is_ok();
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

    /// While the process stood still nobody could play: whoever is asked begins the move anew.
    pub(super) async fn after_pause(&mut self) {
        let pauses = Some(self.server.pulse().pauses(self.server.now()));
        if self.pauses == pauses {
            return;
        }
        if self.lost_time() {
            match self.write(Happening::Resumed, None).await {
                Ok(()) => {}
                // Another server was awake, and the game went on there.
                Err(problem) if problem.code == Code::Stale => {}
                Err(_) => {
                    self.again = Some(Instant::now() + AGAIN);
                    return;
                }
            }
        }
        self.pauses = pauses;
    }

    /// Whether somebody's time went by while they could not play: on a clock of days only where all of it did.
    fn lost_time(&self) -> bool {
        let is_over = self.sitting.clocks().next().is_some_and(|(until, _)| until <= self.now());
        *self.sitting.phase() == Phase::Playing
            && match self.sitting.made().clock {
                Clock::None => false,
                Clock::Live { .. } => true,
                Clock::Days { .. } => is_over,
            }
    }

    /// Whether nobody has come to a table that waits for people for so long that nobody will.
    fn is_abandoned(&self) -> bool {
        let is_waiting = *self.sitting.phase() == Phase::Gathering && self.watchers.is_empty();
        is_waiting && self.now().saturating_sub(self.sitting.changed()) > ABANDONED
    }
}
