//! The end of a turn: the last card lies in its place, then it is said what came of it, and only then everything travels.

use bids::{Event, View};
use table::Seat;

/// What came of a turn, as soon as it has been told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// This seat wins it.
    Won(Seat),
    /// Nobody gets anything.
    Burned,
}

/// The last bid of the turn, and what came of it. Several turns at once are not followed.
pub(super) fn beats(events: &[Event]) -> Vec<usize> {
    let mut ends = (0..events.len()).filter(|at| outcome(&events[*at]).is_some());
    let (Some(end), None) = (ends.next(), ends.next()) else { return Vec::new() };
    let last = events[..end].iter().rposition(|event| matches!(event, Event::Bid { .. }));
    last.into_iter().chain([end]).collect()
}

/// Lays the bids that have been told in their places.
pub(super) fn perform(view: &mut View, told: &[Event]) {
    for event in told {
        if let Event::Bid { seat, card } = *event {
            view.bids.push(card);
            view.hand.remove(card);
            view.in_hand[seat] = view.in_hand[seat].saturating_sub(1);
        }
    }
}

/// What an event says came of the turn.
pub(super) fn outcome(event: &Event) -> Option<Outcome> {
    match *event {
        Event::Won { seat, .. } => Some(Outcome::Won(seat)),
        Event::Burned { .. } => Some(Outcome::Burned),
        Event::RoundBegan { .. }
        | Event::Dealt { .. }
        | Event::Flipped { .. }
        | Event::Shuffled
        | Event::LowestWins
        | Event::Bid { .. }
        | Event::Drew { .. }
        | Event::Withheld { .. }
        | Event::Took { .. }
        | Event::Stole { .. }
        | Event::Allied(_)
        | Event::RoundScored { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use bids::{Bids, Options};
    use table::{Game as _, Match, Seed, Viewer};

    use super::*;

    /// Plays the first thing on every menu, and calls `see` with the view before and what a step told the first seat.
    fn play(mut see: impl FnMut(View, Vec<Event>)) {
        let me = Viewer::Seat(Seat::default());
        let (mut table, _) = Match::<Bids>::new(Options::default(), 4, Seed::from_text("s")).expect("a table");
        while let Some(seat) = table.state().to_act().next() {
            let before = table.state().view(me);
            let action = table.menu(seat).items()[0].nth(0);
            let told = table.submit(seat, action).expect("it is on the menu");
            see(before, told.into_iter().map(|told| told.event).collect());
        }
    }

    #[test]
    fn the_last_card_lies_in_its_place_before_anybody_wins_or_the_turn_burns() {
        let mut turns = 0;
        play(|mut view, events| {
            let beats = beats(&events);
            let Some((&last, &end)) = beats.first().zip(beats.get(1)) else {
                assert!(!events.iter().any(|event| outcome(event).is_some()), "{events:?}");
                return;
            };
            assert!(last < end);
            perform(&mut view, &events[..=last]);
            assert_eq!(view.bids.len(), 4, "every place has its card");
            assert!(events[..=last].iter().all(|event| outcome(event).is_none()));
            turns += 1;
        });
        assert!(turns >= 10, "{turns}");
    }
}
