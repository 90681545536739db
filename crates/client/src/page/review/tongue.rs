use std::sync::Arc;

use board::{Board, LotName, Scene, words};
use bots::Advised;
use leptos::prelude::GetUntracked as _;
use serde_json::Value;
use table::{Seat, Seats};
use words::{Describe as _, People, Speak as _};

use super::past::Past;

/// What a game says about itself, whatever game it is.
#[derive(Clone)]
pub(super) struct Tongue {
    /// The name of the game.
    pub(super) title: &'static str,
    /// What everyone ended with, as people count it.
    pub(super) scores: Vec<Option<String>>,
    /// Who could not win any more, whatever they had.
    pub(super) out: Seats,
    event: Arc<SayEvent>,
    action: Arc<SayAction>,
    asked: Arc<SayAsked>,
    lots: Arc<Vec<LotName>>,
}

type SayEvent = dyn Fn(&Value) -> Option<String> + Send + Sync;
type SayAction = dyn Fn(&Value, &Value) -> Option<String> + Send + Sync;
type SayAsked = dyn Fn(&Value, Seat) -> Option<String> + Send + Sync;

impl Tongue {
    /// The tongue of a game; the table shows how it stood at its end.
    pub(super) fn of<B: Board>(past: Past, scene: Scene<B>) -> Self {
        let end = scene.now.get_untracked();
        let people = People { names: end.people.names.clone(), me: past.me() };
        let (seats, options) = (end.seats(), end.options.clone());
        let (readers, askers) = (people.clone(), people.clone());
        Self {
            title: scene.info.title,
            scores: Seat::all(seats).map(|seat| B::score(&end, seat)).collect(),
            out: B::Face::merits(words(), &end.view).iter().flat_map(|merit| merit.out).collect(),
            event: Arc::new(move |event| {
                let event = serde_json::from_value(event.clone()).ok()?;
                Some(B::Face::event(words(), &readers, &options, &event))
            }),
            action: Arc::new(move |view, action| {
                let view = serde_json::from_value(view.clone()).ok()?;
                let action = serde_json::from_value(action.clone()).ok()?;
                Some(B::Face::action(words(), &people, &view, action))
            }),
            asked: Arc::new(move |view, seat| {
                let view = serde_json::from_value(view.clone()).ok()?;
                Some(B::Face::prompt(words(), &askers, &view, seat))
            }),
            lots: Arc::new(B::lots(&end)),
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

    /// A decision in words: what was asked, what was done, and what would have been better.
    pub(super) fn decision(&self, Advised { seat, view, made, best, .. }: &Advised) -> Option<[String; 3]> {
        let action = |action| (self.action)(view, action);
        Some([(self.asked)(view, *seat)?, action(&made.action)?, action(&best.action)?])
    }

    /// A lot by its number.
    pub(super) fn lot(&self, number: usize) -> Option<&LotName> {
        self.lots.get(number)
    }
}
