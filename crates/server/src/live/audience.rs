use std::time::Duration;

use sitting::Changed;
use table::Viewer;
use tokio::time::Instant;
use wire::{Have, PersonId};

use super::actor::Actor;
use super::{News, Watcher};

/// How long whoever waits for nothing may be left untold, so that more can be told at once: less than a screen takes to draw.
const CALM: Duration = Duration::from_millis(15);

/// What somebody who waits for nothing has not been told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Untold {
    changed: Changed,
    /// When they are told at the latest.
    until: Instant,
}

impl Actor {
    pub(super) fn watch(&mut self, watcher: Watcher, have: Have) {
        self.watchers.retain(|known| known.id != watcher.id);
        let person = watcher.person.clone();
        if let Some(person) = &person {
            *self.circle.present.entry(person.clone()).or_default() += 1;
        }
        let update = self.guarded(|actor| actor.sitting.missing(person.as_ref(), have, &actor.circle));
        let update = update.unwrap_or_else(|| self.sitting.missing(person.as_ref(), have, &self.circle));
        let came = person.filter(|person| self.circle.present.get(person) == Some(&1));
        if let Some(person) = came {
            self.server.notices().seen(&person, &self.sitting.made().id, true, self.server.now());
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
            self.server.notices().seen(&person, &self.sitting.made().id, false, self.server.now());
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
            if !waits(viewer) {
                let first = || Untold { changed: Changed::default(), until: Instant::now() + CALM };
                let untold = self.untold.entry(viewer).or_insert_with(first);
                untold.changed = untold.changed.and(changed);
            } else if !waiting.contains(&viewer) {
                waiting.push(viewer);
            }
        }
        let mut due = Vec::with_capacity(waiting.len());
        for viewer in waiting {
            let before = self.untold.remove(&viewer).map_or(Changed::default(), |untold| untold.changed);
            due.push((viewer, before.and(changed)));
        }
        self.tell_each(due);
    }

    /// Tells one viewer what changed, and nobody else.
    pub(super) fn tell_one(&mut self, viewer: Viewer, changed: Changed) {
        let before = self.untold.remove(&viewer).map_or(Changed::default(), |untold| untold.changed);
        self.tell_each(vec![(viewer, before.and(changed))]);
    }

    /// When somebody has waited long enough to be told.
    pub(super) fn calm_until(&self) -> Option<Instant> {
        self.untold.values().map(|untold| untold.until).min()
    }

    /// Tells everybody what they have not been told, if they have waited long enough.
    pub(super) fn tell_the_rest(&mut self) {
        if self.untold.is_empty() {
            return;
        }
        let now = Instant::now();
        let due = self.untold.extract_if(.., |_, untold| untold.until <= now);
        let due = due.map(|(viewer, untold)| (viewer, untold.changed)).collect();
        self.tell_each(due);
    }

    /// Tells these what changed, and lets go of whoever does not keep up only when everybody knows: that they have gone
    /// is told with a version of which nothing else is told any more.
    fn tell_each(&mut self, due: Vec<(Viewer, Changed)>) {
        let (mut slow, mut broke) = (Vec::new(), false);
        for (viewer, changed) in due {
            match self.guarded(|actor| actor.send(viewer, changed)) {
                Some(these) => slow.extend(these),
                None => broke = true,
            }
        }
        for id in slow {
            self.unwatch(id);
        }
        if broke {
            self.tell(Changed::SHEET, None);
        }
    }

    /// Sends an update to all windows of a viewer; gives those that do not keep up.
    fn send(&mut self, viewer: Viewer, changed: Changed) -> Vec<u64> {
        let news = News::of(self.sitting.update(viewer, changed, &self.circle));
        let mut slow = Vec::new();
        for watcher in &self.watchers {
            let is_theirs = self.sitting.viewer(watcher.person.as_ref()) == viewer;
            if is_theirs && watcher.updates.try_send(news.clone()).is_err() {
                watcher.too_slow.notify_one();
                slow.push(watcher.id);
            }
        }
        slow
    }
}
