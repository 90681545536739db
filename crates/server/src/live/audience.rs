use std::time::Duration;

use sitting::Changed;
use table::Viewer;
use tokio::time::Instant;
use wire::{Have, PersonId};

use super::actor::Actor;
use super::{News, Watcher};

/// How long whoever waits for nothing may be left untold, so that more can be told at once: less than a screen takes to draw.
const CALM: Duration = Duration::from_millis(15);

impl Actor {
    pub(super) fn watch(&mut self, watcher: Watcher, have: Have) {
        self.watchers.retain(|known| known.id != watcher.id);
        let person = watcher.person.clone();
        if let Some(person) = &person {
            *self.circle.present.entry(person.clone()).or_default() += 1;
        }
        let update = self.guarded(|actor| actor.sitting.missing(person.as_ref(), have, &actor.circle));
        let update = update.unwrap_or_else(|| self.sitting.missing(person.as_ref(), have, &self.circle));
        let came = person.is_some_and(|person| self.circle.present.get(&person) == Some(&1));
        if came {
            self.tell(Changed::SHEET, None);
        }
        if watcher.updates.try_send(News::of(update)).is_ok() {
            self.watchers.push(watcher);
        }
    }

    pub(super) fn unwatch(&mut self, id: u64) {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.id == id) else { return };
        let watcher = self.watchers.swap_remove(at);
        self.absent(watcher.person);
    }

    fn absent(&mut self, person: Option<PersonId>) {
        let Some(person) = person else { return };
        let windows = self.circle.present.get(&person).copied().unwrap_or(0);
        if windows > 1 {
            self.circle.present.insert(person, windows - 1);
        } else {
            self.circle.present.remove(&person);
            self.tell(Changed::SHEET, None);
        }
    }

    /// Tells every watcher what changed, as far as it is for their eyes: at once whoever may be waiting for it,
    /// because it asks them something, is about the people, or is the work of `by`; the others soon.
    pub(super) fn tell(&mut self, changed: Changed, by: Option<Viewer>) {
        let to_act = self.sitting.to_act();
        let waits = |viewer: Viewer| {
            changed.sheet
                || changed.chat.is_some()
                || by == Some(viewer)
                || viewer.seat().is_some_and(|seat| to_act.contains(seat))
        };
        let mut waiting = Vec::new();
        for watcher in &self.watchers {
            let viewer = self.sitting.viewer(watcher.person.as_ref());
            let untold = self.untold.entry(viewer).or_default();
            *untold = untold.and(changed);
            if waits(viewer) {
                waiting.push(viewer);
            }
        }
        for viewer in waiting {
            self.tell_viewer(viewer);
        }
        let calm_until = self.calm_until.unwrap_or_else(|| Instant::now() + CALM);
        self.calm_until = (!self.untold.is_empty()).then_some(calm_until);
    }

    /// Tells everybody what they have not been told, if they have waited long enough.
    pub(super) fn tell_the_rest(&mut self) {
        if self.calm_until.is_none_or(|until| until > Instant::now()) {
            return;
        }
        self.calm_until = None;
        let viewers: Vec<Viewer> = self.untold.keys().copied().collect();
        for viewer in viewers {
            self.tell_viewer(viewer);
        }
    }

    fn tell_viewer(&mut self, viewer: Viewer) {
        let Some(changed) = self.untold.remove(&viewer) else { return };
        if self.guarded(|actor| actor.send(viewer, changed)).is_none() {
            self.tell(Changed::SHEET, None);
        }
    }

    fn send(&mut self, viewer: Viewer, changed: Changed) {
        let news = News::of(self.sitting.update(viewer, changed, &self.circle));
        let mut slow = Vec::new();
        for watcher in &self.watchers {
            let is_theirs = self.sitting.viewer(watcher.person.as_ref()) == viewer;
            if is_theirs && watcher.updates.try_send(news.clone()).is_err() {
                watcher.too_slow.notify_one();
                slow.push(watcher.id);
            }
        }
        for id in slow {
            self.unwatch(id);
        }
    }
}
