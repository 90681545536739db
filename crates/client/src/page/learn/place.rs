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

/// How far apart the places are that are tried where none beside the thing is free, in pixels.
const PACE: f64 = 24.0;

/// Where a note lies beside a thing: within the window, over no answer and not over the thing.
///
/// A note that somebody asked for lies at the nearest such place, wherever that is in the window; another nowhere where there
/// is no room beside its thing. Nothing lies over an answer, so where every place does, there is no note.
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
    let is_free = |(left, top): &(f64, f64)| {
        let here = Area { left: *left, top: *top, ..note };
        let is_within =
            *left >= 0.0 && *top >= 0.0 && left + note.width <= window.width && top + note.height <= window.height;
        is_within && answers.iter().all(|answer| here.shared(*answer) == 0.0)
    };
    let beside = places.into_iter().find(is_free);
    beside.or_else(|| is_asked.then(|| nearest(thing, note, window, is_free)).flatten())
}

/// The free place in the window that is nearest to the thing.
fn nearest(thing: Area, note: Area, window: Area, is_free: impl Fn(&(f64, f64)) -> bool) -> Option<(f64, f64)> {
    let steps = |room: f64, size: f64| {
        (0..).map(|step| GAP + f64::from(step) * PACE).take_while(move |at| at + size <= room - GAP)
    };
    let places = steps(window.height, note.height)
        .flat_map(|top| steps(window.width, note.width).map(move |left| (left, top)))
        .filter(|(left, top)| Area { left: *left, top: *top, ..note }.shared(thing) == 0.0)
        .filter(is_free);
    let gap = |from: f64, long: f64, other: f64, other_long: f64| {
        (other - from - long).max(from - other - other_long).max(0.0)
    };
    let distance = |(left, top): &(f64, f64)| {
        let across = gap(*left, note.width, thing.left, thing.width);
        let along = gap(*top, note.height, thing.top, thing.height);
        across * across + along * along
    };
    places.min_by(|one, other| distance(one).total_cmp(&distance(other)))
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
    fn a_note_that_was_asked_for_lies_at_the_nearest_place_that_covers_no_answer_and_another_nowhere() {
        // Everything around the thing can be pressed; only the lower left corner of the window is free.
        let answers = [area(0.0, 0.0, 1000.0, 480.0), area(250.0, 480.0, 750.0, 120.0)];
        let thing = area(400.0, 300.0, 100.0, 140.0);
        assert_eq!(beside(thing, NOTE, WINDOW, &answers, false), None);
        let (left, top) = beside(thing, NOTE, WINDOW, &answers, true).expect("a place");
        assert_eq!((left, top), (32.0, 488.0), "as near as it gets");
        assert!(answers.iter().all(|answer| Area { left, top, ..NOTE }.shared(*answer) == 0.0));
    }

    #[test]
    fn nothing_lies_over_an_answer_even_where_answers_fill_the_window() {
        let answers = [area(0.0, 0.0, 1000.0, 600.0)];
        assert_eq!(beside(area(400.0, 300.0, 100.0, 140.0), NOTE, WINDOW, &answers, true), None);
    }

    #[test]
    fn a_note_about_a_thing_that_can_be_pressed_does_not_lie_over_it() {
        let thing = area(100.0, 20.0, 800.0, 560.0);
        let place = beside(thing, NOTE, WINDOW, &[thing], true);
        assert_eq!(place, None, "there is no room for it beside so large a thing");
    }

    #[test]
    fn a_note_stays_within_a_narrow_window() {
        let phone = Area { left: 0.0, top: 0.0, width: 390.0, height: 844.0 };
        let thing = area(350.0, 20.0, 40.0, 40.0);
        let (left, top) = beside(thing, NOTE, phone, &[], true).expect("a place");
        assert!(left >= 0.0 && left + NOTE.width <= phone.width && top >= 0.0, "{left}, {top}");
    }
}
