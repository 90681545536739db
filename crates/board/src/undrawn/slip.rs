use std::sync::Arc;

use leptos::prelude::*;

use super::PlainTable;
use super::list::list;
use super::numbers::{Chip, chips, signed};
use super::picture::{Pick, Range, Shape, Slip};
use crate::{parts, words};

/// What can be done that lies on no piece, and the button that does what was picked.
///
/// It is drawn anew when something else is asked, and not when others answer beside.
pub(super) fn slip(table: PlainTable) -> AnyView {
    let inside = move || {
        let slip = table.slip.get();
        match slip.shape {
            Shape::List => list(table, &slip),
            Shape::Dial => dialled(table, &slip),
            Shape::Nothing | Shape::Buttons => plain(table, &slip),
        }
    };
    view! { {inside} }.into_any()
}

/// The button that does what was picked: the only filled one, which says what it does.
pub(super) fn answer(table: PlainTable, target: Memo<Option<Pick>>) -> AnyView {
    let button = move || {
        let pick = target.get()?;
        Some(view! {
            <button class="btn primary big wide" data-answer on:click=move |_| table.act.run(pick)>{table.say.run(pick)}</button>
        })
    };
    view! { {button} }.into_any()
}

/// Some buttons at most, beside what lies on the pieces.
fn plain(table: PlainTable, slip: &Slip) -> AnyView {
    let only = slip.only();
    let target = Memo::new(move |_| table.picked.get().or(only));
    let lines = slip.rest.iter().filter(|_| only.is_none());
    let buttons: Vec<AnyView> =
        lines.map(|&line| choice(table, slip.pick(line), slip.menu[line].label.clone())).collect();
    let options = (!buttons.is_empty()).then(|| view! { <div class="options">{buttons}</div> });
    view! {
        <div class="plain">
            {hint(slip)} {options}
            <div class="do">{answer(table, target)} {move || parts::taking_back(table.session)}</div>
        </div>
    }
    .into_any()
}

/// How many choices lie where they are not looked for, or that one has answered.
fn hint(slip: &Slip) -> Option<AnyView> {
    let (count, everywhere) = (slip.on_cards + slip.on_table, slip.rest.is_empty());
    let said = match (count, slip.on_table) {
        (0, _) if slip.has_answered => "undrawn-answered",
        (0 | 1, _) if everywhere => return None,
        (0, _) => return None,
        (_, 0) => "undrawn-on-cards",
        (_, _) => "undrawn-on-table",
    };
    let keys = (slip.on_cards > 1).then(|| view! { " " <span class="keys">{words().text("undrawn-keys")}</span> });
    Some(view! { <p class="hint">{words().say(said, &[("count", count.into())])} {keys}</p> }.into_any())
}

/// A button that picks something.
pub(super) fn choice(table: PlainTable, pick: Pick, label: String) -> AnyView {
    view! {
        <button class="btn" data-choice aria-pressed=move || (table.picked.get() == Some(pick)).to_string()
            on:click=move |_| table.pick(pick)>{label}</button>
    }
    .into_any()
}

/// An amount on a slip of its own, with the few other choices below.
fn dialled(table: PlainTable, slip: &Arc<Slip>) -> AnyView {
    let ranges: Vec<usize> = slip.rest.iter().copied().filter(|line| slip.menu[*line].range.is_some()).collect();
    // A slip with a dial has a line for it.
    let Some(&first) = ranges.first() else { return plain(table, slip) };
    let turned = RwSignal::new(slip.pick(first));
    let target = Memo::new(move |_| table.picked.get().or_else(|| Some(turned.get())));
    let turn = Callback::new(move |pick: Pick| {
        turned.set(pick);
        table.choose.run(None);
    });
    let of = Arc::clone(slip);
    let dial = move || {
        let line = turned.with(|turned| turned.line);
        of.menu[line].range.map(|range| dial(table, &of.menu[line].kind, range, turned, turn))
    };
    let other = |&line: &usize| {
        if slip.menu[line].range.is_none() {
            return choice(table, slip.pick(line), slip.menu[line].label.clone());
        }
        // One dial is enough: what else has an amount is turned to.
        let (pick, kind) = (slip.pick(line), slip.menu[line].kind.clone());
        let is_turned_to = move || turned.with(|turned| turned.line) == line && table.picked.get().is_none();
        view! {
            <button class="btn" data-choice aria-pressed=move || is_turned_to().to_string() on:click=move |_| turn.run(pick)>{kind}</button>
        }
        .into_any()
    };
    let others = slip.rest.iter().filter(|line| ranges.len() > 1 || **line != first);
    let others: Vec<AnyView> = others.map(other).collect();
    view! {
        <div class="slip">
            {dial}
            {answer(table, target)}
            <div class="options">{others} {move || parts::taking_back(table.session)}</div>
            {hint(slip)}
        </div>
    }
    .into_any()
}

/// The dial of an amount: its bounds, less and more, a slider, short ways.
pub(super) fn dial(
    table: PlainTable,
    kind: &str,
    range: Range,
    turned: RwSignal<Pick>,
    turn: Callback<Pick>,
) -> AnyView {
    let Range { min, max, step } = range;
    let line = turned.with_untracked(|turned| turned.line);
    let amount = Memo::new(move |_| turned.with(|turned| turned.amount));
    let set = move |next: u32| turn.run(Pick { line, amount: next.clamp(min, max) });
    let money = move |amount: u32| signed(&table.say.run(Pick { line, amount }), amount);
    let bounds = words()
        .say("undrawn-bounds", &[("min", untrack(|| money(min)).into()), ("max", untrack(|| money(max)).into())]);
    let chip = |chip: Chip| {
        let (label, goes) = match chip {
            Chip::Least(least) => (words().text("undrawn-least"), Goes::To(least)),
            Chip::Further(by) => (format!("+{by}"), Goes::By(by)),
            Chip::Half(half) => (words().text("undrawn-half"), Goes::To(half)),
            Chip::Most(most) => (words().text("undrawn-most"), Goes::To(most)),
        };
        view! { <button class="btn" on:click=move |_| set(goes.from(amount.get_untracked()))>{label}</button> }
            .into_any()
    };
    let chips: Vec<AnyView> = chips(range).into_iter().map(chip).collect();
    let [title, label, slider] = [kind; 3].map(str::to_owned);
    view! {
        <header><h2>{title}</h2> <span>{bounds}</span></header>
        <div class="amount" role="group" aria-label=label>
            <div class="dial">
                <button aria-label=words().text("page-less") disabled=move || { amount.get() <= min }
                    on:click=move |_| set(amount.get_untracked().saturating_sub(step))>"−"</button>
                <output>{move || money(amount.get())}</output>
                <button aria-label=words().text("page-more") disabled=move || { amount.get() >= max }
                    on:click=move |_| set(amount.get_untracked() + step)>"+"</button>
            </div>
            <input type="range" min=min max=max step=step prop:value=amount aria-label=slider
                on:input=move |event| set(event_target_value(&event).parse().unwrap_or(min))/>
            <div class="quick">{chips}</div>
        </div>
    }
    .into_any()
}

/// Where a chip leads.
#[derive(Clone, Copy)]
enum Goes {
    To(u32),
    By(u32),
}

impl Goes {
    const fn from(self, now: u32) -> u32 {
        match self {
            Self::To(amount) => amount,
            Self::By(amount) => now.saturating_add(amount),
        }
    }
}
