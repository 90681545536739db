use leptos::prelude::*;
use silicon_valley::{Action, Blocks, Grid, Laid, Product};

use crate::app::words;
use crate::boards::silicon_valley::desk::Desk;
use crate::boards::silicon_valley::forecast::Forecast;
use crate::boards::silicon_valley::{pieces, saying};
use crate::parts;

/// Whole designs: what lies there completed, then the engine's own.
pub(super) fn proposals(desk: Desk, product: Product) -> AnyView {
    let now = desk.scene.now();
    let owned = now.view.blocks.unwrap_or_default();
    let grid = now.view.cards.grid(product);
    let draft = desk.draft.get();
    let started = !draft.laid.is_empty() && draft.covered() < u16::from(grid.squares());
    let asked_by_hand = desk.design().is_some_and(|asked| asked.by_hand);
    let yours = draft.completed(grid, owned).filter(|_| started || asked_by_hand);
    let dead = started && yours.is_none();
    let own = yours.map(|laid| proposal(desk, grid, owned, laid, Some(words().text("silicon-valley-page-continues"))));
    let fillings = now.menu.iter().filter_map(|action| {
        let Action::Fill(recipe) = action else { return None };
        grid.fill(recipe)
    });
    let engine = fillings.map(|design| proposal(desk, grid, owned, design.laid().to_vec(), None));
    let all: Vec<AnyView> = own.into_iter().chain(engine).take(6).collect();
    let note = words().text(if dead { "silicon-valley-page-dead-end" } else { "silicon-valley-page-fillings-help" });
    view! {
        <div class="blkh" class:warn=dead><h2>{words().text("silicon-valley-page-fillings")}</h2><span>{note}</span></div>
        <ol class="props">{all}</ol>
    }
    .into_any()
}

fn proposal(desk: Desk, grid: &Grid, owned: Blocks, laid: Vec<Laid>, name: Option<String>) -> AnyView {
    let used: Blocks = laid.iter().map(|laid| laid.kind).collect();
    let left = owned.minus(used.common(owned));
    let title = words().say(
        "silicon-valley-page-filling",
        &[("used", saying::blocks(used).into()), ("left", saying::blocks(left).into())],
    );
    let picture = pieces::grid(grid, &laid);
    let pressed = {
        let laid = laid.clone();
        move || desk.draft.with(|draft| draft.is(&laid)).to_string()
    };
    let face = view! {
        {picture} <b>{name}</b>
        <span class="kp"><em>{words().text("silicon-valley-page-left")}</em> {pieces::blocks(left)}</span>
    };
    view! {
        <li>
            <button class="c prp" data-choice title=title aria-pressed=pressed
                on:click=move |_| desk.draft.update(|draft| draft.fill(&laid))>
                {parts::drawn(title.clone(), face)}
            </button>
        </li>
    }
    .into_any()
}

/// What the launch would bring.
pub(super) fn outcome(desk: Desk, product: Product) -> Option<AnyView> {
    let now = desk.scene.now();
    let me = now.me()?;
    let before = Forecast::new(&now.view, me, None);
    let after = Forecast::new(&now.view, me, Some(Action::Innovate(product)));
    let value = |steps: i32| words().silicon_valley_value(&now.view.cards, u16::try_from(steps).unwrap_or_default());
    let to = |steps: i32| words().say("silicon-valley-page-to", &[("value", value(steps).into())]);
    Some(
        view! {
            <div class="iff">
                <h2>{words().text("silicon-valley-page-if-launch")}</h2>
                <p><span>{words().text("silicon-valley-page-at-once")}</span> <b class="up">{format!("+${}", after.money - before.money)}</b> {pieces::valuation(format!("+{}", after.at - before.at))} {to(after.at)}</p>
                <p><span>{words().text("silicon-valley-page-forecast")}</span> <b class="up">{format!("+${}", after.earned)}</b> <b class="dn">{format!("−${}", after.paid)}</b></p>
                <p><span>{words().text("silicon-valley-page-code")}</span> <b class="up">{format!("+{}", after.code)}</b> <b class="dn">{format!("−{}", after.upkeep)}</b></p>
                <p><span>{words().text("silicon-valley-page-valuation")}</span> {pieces::valuation(format!("+{}", after.steps))} {to(after.end())}</p>
            </div>
        }
        .into_any(),
    )
}
