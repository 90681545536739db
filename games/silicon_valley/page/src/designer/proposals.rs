use board::{parts, words};
use leptos::prelude::*;
use silicon_valley::{Action, Blocks, Laid, Product};
use silicon_valley_face::Nouns as _;

use super::on_grid;
use crate::desk::DesignDesk;
use crate::draft::{Draft, is_same};
use crate::forecast::Forecast;
use crate::pieces;

/// How many whole designs are shown.
const MOST: usize = 6;

/// What can become of what lies on the drawing board.
#[derive(Clone, PartialEq)]
enum Way {
    /// Nothing lies there that has to be completed.
    Open,
    /// It cannot be completed.
    Dead,
    /// It can be completed like this.
    On(Vec<Laid>),
}

/// Whole designs: what lies there completed, then the engine's own.
///
/// They are worked out when something is put down, not while it is held over the grid.
pub(super) fn proposals(desk: DesignDesk, product: Product) -> AnyView {
    let way = Memo::new(move |_| way(desk, product));
    let fillings = Memo::new(move |_| fillings(desk, product));
    let shown = Memo::new(move |_| MOST - usize::from(matches!(way.get(), Way::On(_))));
    let owned = Memo::new(move |_| desk.scene.now().view.blocks.unwrap_or_default());
    let heading = move || {
        let dead = way.get() == Way::Dead;
        let note = if dead { "silicon-valley-page-dead-end" } else { "silicon-valley-page-fillings-help" };
        view! { <div class="blkh" class:warn=dead><h2>{words().text("silicon-valley-page-fillings")}</h2><span>{words().text(note)}</span></div> }
    };
    let own = move || match way.get() {
        Way::On(laid) => {
            Some(proposal(desk, product, owned.get(), laid, Some(words().text("silicon-valley-page-continues"))))
        }
        Way::Open | Way::Dead => None,
    };
    let engine = move || {
        let all = fillings.get().into_iter().take(shown.get());
        all.map(|laid| proposal(desk, product, owned.get(), laid, None)).collect::<Vec<AnyView>>()
    };
    view! { {heading} <ol class="props">{own} {engine}</ol> }.into_any()
}

fn way(desk: DesignDesk, product: Product) -> Way {
    let draft = Draft::new(product, &desk.laid.get());
    let now = desk.scene.now();
    let grid = now.view.cards.grid(product);
    let started = !draft.laid.is_empty() && draft.covered() < u16::from(grid.squares());
    let asked_by_hand = desk.design().is_some_and(|asked| asked.by_hand);
    if !started && !asked_by_hand {
        return Way::Open;
    }
    match draft.completed(grid, now.view.blocks.unwrap_or_default()) {
        Some(laid) => Way::On(laid),
        None if started => Way::Dead,
        None => Way::Open,
    }
}

/// The designs that the rules propose.
fn fillings(desk: DesignDesk, product: Product) -> Vec<Vec<Laid>> {
    let now = desk.scene.now();
    let grid = now.view.cards.grid(product);
    let recipes =
        now.menu.iter().filter_map(|action| if let Action::Fill(recipe) = action { Some(recipe) } else { None });
    recipes.filter_map(|recipe| grid.fill(recipe)).map(|design| design.laid().to_vec()).take(MOST).collect()
}

fn proposal(desk: DesignDesk, product: Product, owned: Blocks, laid: Vec<Laid>, name: Option<String>) -> AnyView {
    let used: Blocks = laid.iter().map(|laid| laid.kind).collect();
    let left = owned.minus(used.common(owned));
    let title = words().say(
        "silicon-valley-page-filling",
        &[("used", words().silicon_valley_blocks(used).into()), ("left", words().silicon_valley_blocks(left).into())],
    );
    let picture = on_grid(desk, product, |grid| pieces::grid(grid, &laid));
    let pressed = {
        let laid = laid.clone();
        move || desk.laid.with(|design| is_same(design, &laid)).to_string()
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
pub(super) fn outcome(desk: DesignDesk, product: Product) -> Option<AnyView> {
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
