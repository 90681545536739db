use bidness::Bidness;
use leptos::prelude::*;

use crate::board::Board;
use crate::parts;
use crate::scene::Scene;

impl Board for Bidness {
    fn felt(scene: Scene<Self>) -> AnyView {
        view! {
            <div class="others">{move || parts::plates(scene)}</div>
            <section class="own">
                {move || parts::own_plate(scene)}
                <div class="actions">{move || parts::every_choice(scene)} {move || parts::answer(scene)}</div>
            </section>
        }
        .into_any()
    }

    fn when(_scene: Scene<Self>) -> AnyView {
        ().into_any()
    }

    fn pad(_scene: Scene<Self>) -> AnyView {
        ().into_any()
    }
}
