use web_sys::Element;

/// A part of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Area {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// How far a note stays from its thing and from the edge of the window, in pixels.
const GAP: f64 = 8.0;

impl Area {
    /// Where something is drawn.
    pub(super) fn of(element: &Element) -> Self {
        let area = element.get_bounding_client_rect();
        Self { left: area.left(), top: area.top(), width: area.width(), height: area.height() }
    }

    /// Whether there is anything to see.
    pub(super) fn is_seen(self) -> bool {
        self.width > 0.0 && self.height > 0.0
    }

    /// How much of it lies under another.
    fn shared(self, other: Self) -> f64 {
        let along = |from: f64, long: f64, other: f64, other_long: f64| {
            ((from + long).min(other + other_long) - from.max(other)).max(0.0)
        };
        along(self.left, self.width, other.left, other.width) * along(self.top, self.height, other.top, other.height)
    }
}

/// Where a note lies beside a thing: within the window, and over no answer.
///
/// Where there is no such place, a note that somebody asked for lies where it covers least, and another nowhere.
pub(super) fn beside(thing: Area, note: Area, window: Area, answers: &[Area], is_asked: bool) -> Option<(f64, f64)> {
    let within = |at: f64, size: f64, room: f64| at.clamp(GAP, (room - size - GAP).max(GAP));
    let across = within(thing.left + (thing.width - note.width) / 2.0, note.width, window.width);
    let along = within(thing.top + (thing.height - note.height) / 2.0, note.height, window.height);
    let places = [
        (across, thing.top - note.height - GAP),
        (thing.left + thing.width + GAP, along),
        (thing.left - note.width - GAP, along),
        (across, thing.top + thing.height + GAP),
    ];
    let is_within = |(left, top): &(f64, f64)| {
        *left >= 0.0 && *top >= 0.0 && left + note.width <= window.width && top + note.height <= window.height
    };
    let covered = |(left, top): (f64, f64)| -> f64 {
        answers.iter().map(|answer| Area { left, top, ..note }.shared(*answer)).sum()
    };
    let ranked = places.into_iter().filter(is_within).map(|place| (covered(place), place));
    let best = ranked.min_by(|one, other| one.0.total_cmp(&other.0));
    let place = best.filter(|(covered, _)| is_asked || *covered == 0.0).map(|(_, place)| place);
    place.or_else(|| is_asked.then_some((across, GAP)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Area = Area { left: 0.0, top: 0.0, width: 1000.0, height: 600.0 };
    const NOTE: Area = Area { left: 0.0, top: 0.0, width: 200.0, height: 80.0 };

    fn area(left: f64, top: f64, width: f64, height: f64) -> Area {
        Area { left, top, width, height }
    }

    #[test]
    fn a_note_lies_above_its_thing_where_there_is_room() {
        assert_eq!(beside(area(400.0, 300.0, 100.0, 140.0), NOTE, WINDOW, &[], false), Some((350.0, 212.0)));
    }

    #[test]
    fn a_note_gives_way_to_answers() {
        let answers = [area(0.0, 200.0, 1000.0, 90.0), area(510.0, 300.0, 100.0, 140.0)];
        let left = Some((192.0, 330.0));
        assert_eq!(beside(area(400.0, 300.0, 100.0, 140.0), NOTE, WINDOW, &answers, false), left);
    }

    #[test]
    fn a_note_that_nobody_asked_for_covers_no_answer_and_one_that_was_asked_for_covers_least() {
        let answers = [area(0.0, 0.0, 1000.0, 600.0)];
        let thing = area(400.0, 300.0, 100.0, 140.0);
        assert_eq!(beside(thing, NOTE, WINDOW, &answers, false), None);
        assert!(beside(thing, NOTE, WINDOW, &answers, true).is_some());
    }

    #[test]
    fn a_note_stays_within_a_narrow_window() {
        let phone = Area { left: 0.0, top: 0.0, width: 390.0, height: 844.0 };
        let thing = area(350.0, 20.0, 40.0, 40.0);
        let (left, top) = beside(thing, NOTE, phone, &[], true).expect("a place");
        assert!(left >= 0.0 && left + NOTE.width <= phone.width && top >= 0.0, "{left}, {top}");
    }
}
