//! How a table stood before, as far as this page has seen it.

use std::collections::VecDeque;

use serde_json::value::RawValue;
use wire::{Position, TakeBack};

/// How many steps are remembered.
const STEPS: usize = 40;

/// How a table stood, and how much had been told by then.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    pub(crate) position: Position,
    pub(crate) told: usize,
}

/// How a table stood before, step by step.
#[derive(Debug, Default)]
pub(crate) struct Earlier(VecDeque<Moment>);

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
