use std::sync::Arc;

use board::{Board, GameOf, Now, words};
use serde_json::Value;
use table::{Ledger as _, Seat};
use words::{Catalogue as _, People, Speak as _};

use super::past::Past;

/// What a game says about itself, whatever game it is.
#[derive(Clone)]
pub(super) struct Tongue {
    /// The name of the game.
    pub(super) title: &'static str,
    /// What everyone ended with, as people count it.
    pub(super) scores: Vec<Option<String>>,
    event: Arc<SayEvent>,
    action: Arc<SayAction>,
    lots: Arc<Vec<LotName>>,
}

type SayEvent = dyn Fn(&Value) -> Option<String> + Send + Sync;
type SayAction = dyn Fn(&Value, &Value) -> Option<String> + Send + Sync;

/// A lot as a table shows it.
#[derive(Clone, Debug)]
pub(super) struct LotName {
    pub(super) name: String,
    /// What kind of thing it is, as the game calls it, and for people.
    pub(super) kind: &'static str,
    pub(super) kind_name: String,
}

impl Tongue {
    /// The tongue of a game; `end` is how it stood at its end.
    pub(super) fn of<B: Board>(past: Past, end: &Now<GameOf<B>>) -> Self {
        let people = People { names: end.people.names.clone(), me: past.me() };
        let (seats, options) = (end.seats(), end.options.clone());
        let lots = GameOf::<B>::lots(&options, seats).into_iter().map(|lot| LotName {
            name: B::Face::lot(words(), &options, lot),
            kind: GameOf::<B>::kind(lot),
            kind_name: words().lot_kind(B::INFO.slug, GameOf::<B>::kind(lot)),
        });
        let lots = Arc::new(lots.collect());
        let readers = people.clone();
        Self {
            title: B::INFO.title,
            scores: Seat::all(seats).map(|seat| B::score(end, seat)).collect(),
            event: Arc::new(move |event| {
                let event = serde_json::from_value(event.clone()).ok()?;
                Some(B::Face::event(words(), &readers, &options, &event))
            }),
            action: Arc::new(move |view, action| {
                let view = serde_json::from_value(view.clone()).ok()?;
                let action = serde_json::from_value(action.clone()).ok()?;
                Some(B::Face::action(words(), &people, &view, action))
            }),
            lots,
        }
    }

    /// What happened.
    pub(super) fn event(&self, event: &Value) -> Option<String> {
        (self.event)(event)
    }

    /// What an action does, to whoever sees this view.
    pub(super) fn action(&self, view: &Value, action: &Value) -> Option<String> {
        (self.action)(view, action)
    }

    /// A lot by its number.
    pub(super) fn lot(&self, number: usize) -> Option<&LotName> {
        self.lots.get(number)
    }
}
