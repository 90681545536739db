use board::words;
use leptos::prelude::*;
use silicon_valley::{Action, LET_GO_LOSS, Question};
use silicon_valley_face::Nouns as _;
use words::Arg;

use super::desk::DesignDesk;

/// The big button that plays what was picked and names its effect.
pub(super) fn answer(desk: DesignDesk) -> AnyView {
    let scene = desk.scene;
    let now = scene.now();
    let Some(action) = scene.chosen.get().filter(|action| now.menu.contains(*action)) else {
        let text = match (now.places, now.is_mine()) {
            (Some(_), _) => words().text("silicon-valley-prompt-over"),
            (None, true) => words().text("silicon-valley-page-pick"),
            (None, false) => words().text("silicon-valley-page-wait"),
        };
        return view! { <p class="btn big none">{text}</p> }.into_any();
    };
    view! {
        <button class="btn primary big" data-answer on:click=move |_| scene.act(action)>{effect(desk, action)}</button>
    }
    .into_any()
}

/// What an action does, as it stands on the big button.
pub(super) fn effect(desk: DesignDesk, action: Action) -> String {
    let now = desk.scene.now();
    let view = &now.view;
    let cards = &view.cards;
    let free = matches!(view.question, Some(Question::Power(_)));
    let price = |price: u32| ("price", Arg::from(if free { 0 } else { price }));
    let say = |id: &str, name: &str, more: (&'static str, Arg)| words().say(id, &[("name", name.into()), more]);
    let named = |name: &str| words().silicon_valley_name(name);
    let about = |id: &str, name: &str| words().say(id, &[("name", named(name).into())]);
    match action {
        Action::Hire(id) => {
            say("silicon-valley-page-do-hire", &named(&cards.employee(id).name), price(view.hiring_price(id)))
        }
        Action::Poach(id) => {
            say("silicon-valley-page-do-poach", &named(&cards.employee(id).name), price(view.poaching_price(id)))
        }
        Action::Expand(id) => {
            let asked = view.companies[view.active].hq_price(cards);
            say("silicon-valley-page-do-expand", &named(&cards.hq(id).name), price(asked.into()))
        }
        Action::Fund(id) => {
            let card = cards.vc(id);
            let name = words().say(
                "silicon-valley-page-cash-from",
                &[("cash", card.cash.into()), ("name", named(&card.name).into())],
            );
            say("silicon-valley-page-do-fund", &name, ("price", view.funding_price(id).into()))
        }
        Action::Outsource(kind) => {
            let asked = cards.outsourcing_price(kind);
            say("silicon-valley-page-do-outsource", &words().silicon_valley_kind(kind), price(asked.into()))
        }
        Action::Innovate(id) => about("silicon-valley-page-do-innovate", &cards.product(id).name),
        Action::SecondMove(id) => {
            let blocks = view
                .market
                .launch_of(id)
                .map(|launch| words().silicon_valley_blocks(launch.blocks))
                .unwrap_or_default();
            say("silicon-valley-page-do-second", &named(&cards.product(id).name), ("blocks", blocks.into()))
        }
        Action::Sunset(id) => about("silicon-valley-page-do-sunset", &cards.product(id).name),
        Action::Layoff(id) => {
            let steps = u8::from(view.question == Some(Question::Act));
            say("silicon-valley-page-do-layoff", &named(&cards.employee(id).name), ("steps", steps.into()))
        }
        Action::LetGo(id) => {
            let names = words().silicon_valley_leaving(view, id);
            let args = [("names", names.into()), ("steps", LET_GO_LOSS.into())];
            words().say("silicon-valley-page-do-let-go", &args)
        }
        Action::Found(id) => about("silicon-valley-page-do-found", &cards.employee(id).name),
        Action::Pay(blocks) => {
            words().say("silicon-valley-page-do-pay", &[("blocks", words().silicon_valley_blocks(blocks).into())])
        }
        Action::Give(kind) => {
            words().say("silicon-valley-page-do-give", &[("kind", words().silicon_valley_kind(kind).into())])
        }
        Action::Take(kind) => {
            words().say("silicon-valley-page-do-take", &[("kind", words().silicon_valley_kind(kind).into())])
        }
        Action::Maintain(id) => about("silicon-valley-page-do-maintain", &cards.product(id).name),
        Action::Settle { .. }
        | Action::Done
        | Action::Fill(_)
        | Action::ByHand
        | Action::Lay(_)
        | Action::Refresh(_) => desk.scene.label(action),
    }
}
