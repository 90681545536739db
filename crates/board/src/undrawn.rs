//! The board of any game, from its position in words: it stands in for whatever nobody has drawn.
//!
//! What has to know the game is compiled for each and stands in this file and in [`Picture::of`]; all else draws words.

mod arrows;
mod glance;
mod list;
mod numbers;
mod picture;
mod pieces;
mod seats;
mod slip;

pub(crate) use picture::Picture;

use std::marker::PhantomData;
use std::sync::Arc;

use learn::Teach;
use leptos::prelude::*;
use table::Seat;
use words::{Catalogue, Describe, Speak};

use crate::{Board, Now, Scene, Session, words};
use picture::{Pick, Slip};

/// The board of a game that nobody has drawn.
#[derive(Debug)]
pub struct Undrawn<F>(PhantomData<F>);

impl<F: Teach + Catalogue + Describe> Board for Undrawn<F> {
    type Face = F;

    const HAS_SHEET: bool = false;
}

/// A table whose game is forgotten: what its menu offers is numbers.
#[derive(Clone, Copy)]
struct PlainTable {
    session: Session,
    picture: Memo<Arc<Picture>>,
    slip: Memo<Arc<Slip>>,
    /// What was picked and waits for the big button.
    picked: Memo<Option<Pick>>,
    choose: Callback<Option<Pick>>,
    act: Callback<Pick>,
    say: Callback<Pick, String>,
}

impl PlainTable {
    fn of<B: Board>(scene: Scene<B>) -> Self {
        let picture = scene.picture;
        let action = move |pick: Pick| scene.now.with(|now| pick.action(now.menu.items()));
        let found = untracked(action);
        Self {
            session: scene.session,
            picture,
            slip: Memo::new(move |_| Arc::new(Slip::of(&picture.get()))),
            picked: Memo::new(move |_| Pick::of(scene.now.get().menu.items(), scene.chosen.get()?)),
            choose: Callback::new(move |pick: Option<Pick>| scene.chosen.set(pick.and_then(found))),
            act: Callback::new(move |pick| {
                if let Some(action) = found(pick) {
                    scene.act(action);
                }
            }),
            say: Callback::new(move |pick| action(pick).map(|action| scene.label(action)).unwrap_or_default()),
        }
    }

    /// Picks something, or lets go of it where it was picked already.
    fn pick(self, pick: Pick) {
        let again = self.picked.get_untracked() == Some(pick);
        self.choose.run((!again).then_some(pick));
    }
}

fn untracked<I, O>(read: impl Fn(I) -> O + Copy) -> impl Fn(I) -> O + Copy {
    move |wanted| untrack(|| read(wanted))
}

/// The table: others at the far edge, what lies between in the middle, the own seat with its choices at the near edge.
pub(crate) fn felt<B: Board>(scene: Scene<B>) -> AnyView {
    seats::felt(PlainTable::of(scene))
}

/// Where the game is.
pub(crate) fn when<B: Board>(scene: Scene<B>) -> AnyView {
    view! { <span>{move || B::Face::when(words(), &scene.now().view)}</span> }.into_any()
}

/// Every fact of every seat.
pub(crate) fn pad<B: Board>(scene: Scene<B>) -> AnyView {
    glance::glance(scene.picture)
}

/// What a seat ends the game with.
pub(crate) fn score<F: Describe>(now: &Now<<F as Speak>::Game>, seat: Seat) -> Option<String> {
    let tableau = F::tableau(words(), &now.people, &now.view);
    tableau.places.get(seat.index()).and_then(|place| place.score.value.clone())
}

/// What marks a part as undrawn, with the sheet that it is drawn with; it takes no place of its own.
fn part(inside: impl IntoView + 'static) -> AnyView {
    view! { <div class="undrawn" on:keydown=|event| arrows::walk(&event)><link rel="stylesheet" href="/undrawn.css"/>{inside}</div> }.into_any()
}
