//! Amounts: cubes or dollars, set by steps within what the menu offers.

use crate::Page;
use bidders::{Action, Bidders};
use board::{Now, Scene, words};
use leptos::prelude::*;
use table::{Choice, Item};

/// The bid that was touched last, or the first on the menu.
pub(super) fn leaning(scene: Scene<Page>) -> Option<Action> {
    let now = scene.now();
    scene
        .chosen
        .get()
        .filter(|action| now.menu.contains(*action))
        .or_else(|| now.find(|action| *action != Action::Pass))
}

/// The amounts of one kind of action.
#[derive(Clone, Copy)]
pub(super) struct Range {
    of: Action,
    pub(super) min: u32,
    pub(super) max: u32,
    step: u32,
}

impl Range {
    pub(super) fn of(now: &Now<Bidders>, wanted: fn(&Action) -> bool) -> Option<Self> {
        now.item(wanted).map(|item| match item {
            Item::Amount { of, min, max, step } => Self { of, min, max, step },
            Item::One(of) => Self { of, min: of.amount(), max: of.amount(), step: 1 },
        })
    }

    pub(super) fn is_touched(self, scene: Scene<Page>) -> bool {
        leaning(scene).is_some_and(|action| std::mem::discriminant(&action) == std::mem::discriminant(&self.of))
    }

    pub(super) fn action(self, scene: Scene<Page>) -> Action {
        let touched = leaning(scene).filter(|_| self.is_touched(scene));
        self.of.with_amount(touched.map_or(self.min, Choice::amount))
    }

    pub(super) fn touch(self, scene: Scene<Page>, amount: u32) {
        scene.chosen.set(Some(self.of.with_amount(amount.clamp(self.min, self.max))));
    }
}

/// − value +.
pub(super) fn dial(scene: Scene<Page>, range: Range, show: fn(u32) -> String) -> AnyView {
    let Range { min, max, step, .. } = range;
    let value = move || range.action(scene).amount();
    view! {
        <div class="dial">
            <button data-choice aria-label=words().text("page-less") disabled=move || { value() <= min }
                on:click=move |_| range.touch(scene, value().saturating_sub(step))>"−"</button>
            <output>{move || show(value())}</output>
            <button data-choice aria-label=words().text("page-more") disabled=move || { value() >= max }
                on:click=move |_| range.touch(scene, value() + step)>"+"</button>
        </div>
    }
    .into_any()
}

/// The dial of a bid that cannot be made.
pub(super) fn dead_dial() -> AnyView {
    view! {
        <div class="dial">
            <button disabled aria-label=words().text("page-less")>"−"</button>
            <output>"–"</output>
            <button disabled aria-label=words().text("page-more")>"+"</button>
        </div>
    }
    .into_any()
}

/// The button that plays a bid; where it cannot be made, it says why.
pub(super) fn play(
    scene: Scene<Page>,
    range: Option<Range>,
    label: impl Fn(u32) -> String + Send + Sync + 'static,
    why: String,
) -> AnyView {
    match range {
        Some(range) => view! {
            <button class="btn wide" class:primary=move || range.is_touched(scene) data-answer on:click=move |_| scene.act(range.action(scene))>
                {move || label(range.action(scene).amount())}
            </button>
        }
        .into_any(),
        None => view! { <button class="btn wide" aria-disabled="true" title=why>{label(0)}</button> }.into_any(),
    }
}
