use std::collections::HashMap;

use table::Viewer;
use wire::{Have, PersonId};

use super::actor::Actor;
use super::table::Changed;
use super::{News, Watcher};

impl Actor {
    pub(super) fn watch(&mut self, watcher: Watcher, have: Have) {
        self.watchers.retain(|known| known.id != watcher.id);
        let person = watcher.person.clone();
        if let Some(person) = &person {
            *self.around.present.entry(person.clone()).or_default() += 1;
        }
        let update = self.guarded(|actor| actor.table.missing(person.as_ref(), have, &actor.around));
        let update = update.unwrap_or_else(|| self.table.missing(person.as_ref(), have, &self.around));
        let came = person.is_some_and(|person| self.around.present.get(&person) == Some(&1));
        if came {
            self.tell(Changed::SHEET);
        }
        if watcher.updates.try_send(News::of(update, true)).is_ok() {
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
        let windows = self.around.present.get(&person).copied().unwrap_or(0);
        if windows > 1 {
            self.around.present.insert(person, windows - 1);
        } else {
            self.around.present.remove(&person);
            self.tell(Changed::SHEET);
        }
    }

    /// Tells every watcher what changed, as far as it is for their eyes.
    pub(super) fn tell(&mut self, changed: Changed) {
        if self.guarded(|actor| actor.send(changed)).is_none() {
            self.send(Changed::SHEET);
        }
    }

    fn send(&mut self, changed: Changed) {
        let mut updates: HashMap<Viewer, News> = HashMap::new();
        let to_act = self.table.to_act();
        let mut slow = Vec::new();
        for watcher in &self.watchers {
            let viewer = self.table.viewer(watcher.person.as_ref());
            let (table, around) = (&mut self.table, &self.around);
            let news = updates.entry(viewer).or_insert_with(|| {
                let is_asked = viewer.seat().is_some_and(|seat| to_act.contains(seat));
                News::of(table.update(viewer, changed, around), changed.sheet || changed.chat || is_asked)
            });
            if watcher.updates.try_send(news.clone()).is_err() {
                watcher.too_slow.notify_one();
                slow.push(watcher.id);
            }
        }
        for id in slow {
            self.unwatch(id);
        }
    }
}
