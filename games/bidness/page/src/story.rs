use crate::Page;
use bidness::{Card, Event};
use board::Scene;
use table::Seat;

/// A card that was played or sold, and what came of it.
pub(super) struct Turn {
    pub(super) card: Card,
    pub(super) by: Seat,
    /// What happened, from the playing or selling on.
    pub(super) events: Vec<Event>,
}

/// The last card of this round that was played or sold.
pub(super) fn turn(scene: Scene<Page>) -> Option<Turn> {
    let is_beginning = |event: &Event| matches!(event, Event::Played { .. } | Event::Sold { .. } | Event::Round { .. });
    let events = since(scene, is_beginning);
    match *events.first()? {
        Event::Played { seat, card } | Event::Sold { seat, card, .. } => Some(Turn { card, by: seat, events }),
        _ => None,
    }
}

/// The last trial of this round, for as long as the person who looks has not had another turn.
pub(super) fn verdict(scene: Scene<Page>, me: Option<Seat>) -> Option<Event> {
    let is_turn = |event: &Event| match *event {
        Event::Played { seat, .. } | Event::Sold { seat, .. } | Event::Passed { seat, .. } => {
            me.is_none_or(|me| me == seat)
        }
        _ => false,
    };
    let ends = |event: &Event| is_turn(event) || matches!(event, Event::Verdict { .. } | Event::Round { .. });
    since(scene, ends).into_iter().next().filter(|event| matches!(event, Event::Verdict { .. }))
}

/// What the last Business phase brought, for as long as no card has been played since.
pub(super) fn payday(scene: Scene<Page>) -> Vec<Event> {
    let is_over = |event: &Event| matches!(event, Event::Discarded | Event::Played { .. } | Event::Passed { .. });
    since(scene, is_over)
        .into_iter()
        .filter(|event| matches!(event, Event::Earned { .. } | Event::Engineered { .. }))
        .collect()
}

/// What happened since the last event of which this holds, that one first.
fn since(scene: Scene<Page>, is_first: impl Fn(&Event) -> bool) -> Vec<Event> {
    let story = scene.story();
    let first = story.events.iter().rposition(|(_, event)| is_first(event)).unwrap_or_default();
    story.events[first..].iter().map(|(_, event)| *event).collect()
}
