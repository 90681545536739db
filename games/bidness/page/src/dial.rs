use crate::Page;
use bidness::{Action, Bidness};
use bidness_face::opening;
use board::{Now, Scene, words};
use leptos::prelude::*;
use table::{Choice, Item};

/// The line of the menu whose amount is open. What it stands at is picked like anything else on the table.
#[derive(Clone, Copy)]
pub(super) struct Dial {
    of: Action,
    pub(super) min: u32,
    pub(super) max: u32,
    step: u32,
    start: u32,
}

/// A short cut to an amount.
#[derive(Clone, Copy)]
pub(super) enum Chip {
    Less(u32),
    Add(u32),
    Set(u32),
}

impl Dial {
    /// The dial that the menu asks for, if it asks for one.
    pub(super) fn on(now: &Now<Bidness>) -> Option<Self> {
        now.menu.items().iter().find_map(|item| match *item {
            Item::Amount { of, min, max, step } => {
                let dial = Self { of, min, max, step, start: min };
                Some(Self { start: dial.nearest(opening(&now.view, of, [min, max])), ..dial })
            }
            Item::One(_) => None,
        })
    }

    /// What it stands at: before anybody turns it, where its owner would begin.
    pub(super) fn value(self, scene: Scene<Page>) -> u32 {
        let turned = scene.chosen.get().filter(|picked| picked.with_amount(0) == self.of.with_amount(0));
        turned.map_or(self.start, Choice::amount)
    }

    /// What is played where nobody turns it.
    pub(super) fn start_action(self) -> Action {
        self.of.with_amount(self.start)
    }

    /// The nearest amount on the menu.
    fn nearest(self, value: u32) -> u32 {
        self.min + (value.clamp(self.min, self.max) - self.min) / self.step * self.step
    }

    fn set(self, scene: Scene<Page>, value: u32) {
        scene.chosen.set(Some(self.of.with_amount(self.nearest(value))));
    }

    fn turn(self, scene: Scene<Page>, chip: Chip) {
        let value = untrack(|| self.value(scene));
        self.set(
            scene,
            match chip {
                Chip::Less(less) => value.saturating_sub(less),
                Chip::Add(more) => value + more,
                Chip::Set(value) => value,
            },
        );
    }

    /// − value +, with short cuts below; arrows turn it too, and Enter plays it.
    pub(super) fn draw(
        self,
        scene: Scene<Page>,
        show: impl Fn(u32) -> String + Copy + Send + Sync + 'static,
        chips: Vec<(String, Chip)>,
    ) -> AnyView {
        let keys = move |event: web_sys::KeyboardEvent| {
            match event.key().as_str() {
                "ArrowUp" | "ArrowRight" => self.turn(scene, Chip::Add(self.step)),
                "ArrowDown" | "ArrowLeft" => self.turn(scene, Chip::Less(self.step)),
                "Home" => self.set(scene, self.min),
                "End" => self.set(scene, self.max),
                "Enter" => scene.act(self.of.with_amount(untrack(|| self.value(scene)))),
                _ => return,
            }
            event.prevent_default();
        };
        let chips: Vec<_> = chips
            .into_iter()
            .map(
                |(label, chip)| view! { <button class="btn" on:click=move |_| self.turn(scene, chip)>{label}</button> },
            )
            .collect();
        view! {
            <div class="amount">
                <div class="dial">
                    <button aria-label=words().text("page-less") disabled=move || { self.value(scene) <= self.min }
                        on:click=move |_| self.turn(scene, Chip::Less(self.step))>"−"</button>
                    <output tabindex="0" role="spinbutton" aria-valuemin=self.min aria-valuemax=self.max
                        aria-valuenow=move || self.value(scene) aria-valuetext=move || show(self.value(scene)) on:keydown=keys>
                        {move || show(self.value(scene))}
                    </output>
                    <button aria-label=words().text("page-more") disabled=move || { self.value(scene) >= self.max }
                        on:click=move |_| self.turn(scene, Chip::Add(self.step))>"+"</button>
                </div>
                {(!chips.is_empty()).then(|| view! { <div class="quick">{chips}</div> })}
            </div>
        }
        .into_any()
    }
}
