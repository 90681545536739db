//! How a table stood before, as far as this page has seen it.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Seat;
use wire::{Position, TakeBack, Telling};

/// How many steps are remembered.
const STEPS: usize = 40;

/// How a table stood, and how much had been told by then.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Moment {
    pub(crate) position: Position,
    pub(crate) told: usize,
}

/// How a table stood before, step by step.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Earlier(VecDeque<Moment>);

/// What is kept of it while a page is loaded anew: how the table stood, and the last thing that had been told by then.
#[derive(Serialize, Deserialize)]
struct Kept {
    earlier: Earlier,
    last: Option<String>,
}

impl Earlier {
    /// Adds how it stood before the ply that came then; what was taken back is forgotten.
    pub(crate) fn put(&mut self, moment: Moment, next: u32) {
        self.0.retain(|known| known.position.ply < next);
        let is_known = self.0.back().is_some_and(|last| last.position.ply >= moment.position.ply);
        if moment.position.ply < next && !is_known {
            self.0.push_back(moment);
        }
        if self.0.len() > STEPS {
            self.0.pop_front();
        }
    }

    /// How many steps back it stood as it did after what a seat did last; to the first that is remembered, where that is
    /// further back.
    pub(crate) fn since(&self, seat: Option<Seat>) -> usize {
        let asked = |moment: &Moment| seat.is_some_and(|seat| moment.position.to_act.contains(seat));
        let after = self.0.iter().rposition(asked).map_or(0, |at| at + 1);
        (self.0.len() - after).max(1).min(self.0.len())
    }

    /// What is remembered as a text, with what had been told by then.
    pub(crate) fn kept(&self, story: &[Telling]) -> Option<String> {
        let last = self.0.back()?.told.checked_sub(1).and_then(|at| story.get(at));
        let last = last.map(|telling| telling.event.get().to_owned());
        let earlier = Self(self.0.clone());
        serde_json::to_string(&Kept { earlier, last }).ok()
    }

    /// What was remembered, if the table has gone on from there.
    pub(crate) fn found(text: &str, position: &Position, story: &[Telling]) -> Option<Self> {
        let Kept { earlier, last } = serde_json::from_str(text).ok()?;
        let newest = earlier.0.back()?;
        let told = newest.told.checked_sub(1).and_then(|at| story.get(at)).map(|telling| telling.event.get());
        let went_on = newest.position.ply < position.ply && told == last.as_deref();
        went_on.then_some(earlier)
    }

    /// How many steps are remembered.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// How much had been told so many steps ago.
    pub(crate) fn told(&self, steps: usize) -> Option<usize> {
        Some(self.0.get(self.0.len().checked_sub(steps)?)?.told)
    }

    /// How it stood so many steps ago, when nothing can be done any more.
    pub(crate) fn back(&self, steps: usize) -> Option<Moment> {
        let mut moment = self.0.get(self.0.len().checked_sub(steps)?)?.clone();
        moment.position.menu = RawValue::NULL.to_owned();
        moment.position.take_back = TakeBack::Nothing;
        Some(moment)
    }
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;

    fn at(ply: u32) -> Moment {
        let json = |text: &str| RawValue::from_string(text.to_owned()).expect("JSON");
        let position = Position {
            ply,
            view: json("{}"),
            menu: json("[1]"),
            to_act: Seats::NONE,
            take_back: TakeBack::Nothing,
            clocks: Vec::new(),
            places: None,
            scores: Vec::new(),
            thinking: Seats::NONE,
            order: None,
            by_order: Vec::new(),
        };
        Moment { position, told: ply as usize * 2 }
    }

    #[test]
    fn the_steps_before_this_one_are_found_and_nothing_can_be_done_in_them() {
        let mut earlier = Earlier::default();
        (0..3).for_each(|ply| earlier.put(at(ply), ply + 1));
        let plies = (1..=4).map(|steps| earlier.back(steps).map(|moment| moment.position.ply));
        assert_eq!(plies.collect::<Vec<_>>(), [Some(2), Some(1), Some(0), None]);
        assert_eq!((earlier.told(1), earlier.told(3), earlier.told(4)), (Some(4), Some(0), None));
        assert_eq!(earlier.back(1).expect("a step").position.menu.get(), "null");
    }

    fn told(event: &str) -> Telling {
        let event = RawValue::from_string(event.to_owned()).expect("JSON");
        Telling { ply: 0, event, at: None }
    }

    #[test]
    fn steps_lead_back_to_what_came_after_the_own_last_deed() {
        let (me, mut earlier) = (Seat::default(), Earlier::default());
        assert_eq!(earlier.since(Some(me)), 0, "nothing is remembered");
        for ply in 0..5 {
            let mut moment = at(ply);
            moment.position.to_act = if ply == 2 { Seats::only(me) } else { Seats::NONE };
            earlier.put(moment, ply + 1);
        }
        assert_eq!(earlier.since(Some(me)), 2, "after it came plies 3 and 4");
        assert_eq!((earlier.since(None), earlier.since(Some(me.next(3)))), (5, 5), "all of it");
    }

    #[test]
    fn what_is_remembered_outlives_a_page_unless_the_table_went_another_way() {
        let mut earlier = Earlier::default();
        (0..3).for_each(|ply| earlier.put(at(ply), ply + 1));
        let story: Vec<Telling> = ["1", "2", "3", "4", "5", "6"].map(told).into();
        let text = earlier.kept(&story).expect("something is remembered");
        let found = Earlier::found(&text, &at(3).position, &story).expect("the table is where it was");
        assert_eq!((found.len(), found.told(1)), (3, Some(4)));
        assert!(Earlier::found(&text, &at(2).position, &story).is_none(), "the last step was taken back");
        let other: Vec<Telling> = ["1", "2", "3", "7"].map(told).into();
        assert!(Earlier::found(&text, &at(3).position, &other).is_none(), "something else was done instead");
    }

    #[test]
    fn what_is_taken_back_and_what_is_told_twice_is_no_step() {
        let mut earlier = Earlier::default();
        (0..3).for_each(|ply| earlier.put(at(ply), ply + 1));
        earlier.put(at(3), 1);
        assert_eq!(earlier.len(), 1, "plies 1 and 2 have not happened");
        earlier.put(at(1), 1);
        assert_eq!(earlier.len(), 1, "only the people have changed");
        (1..100).for_each(|ply| earlier.put(at(ply), ply + 1));
        assert_eq!(earlier.len(), STEPS);
    }
}
