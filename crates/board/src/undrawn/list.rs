use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use web_sys::{HtmlElement, KeyboardEvent};

use super::PlainTable;
use super::picture::{Pick, Slip};
use super::slip::{answer, dial};
use crate::{art, focus, keys, parts, words};

/// Many choices: by kinds, with their counts and a filter.
#[derive(Clone, Copy)]
struct Listed {
    table: PlainTable,
    kind: RwSignal<Option<usize>>,
    query: RwSignal<String>,
    shown: Memo<Vec<usize>>,
    /// Where a line with an amount was turned to.
    turned: RwSignal<Pick>,
}

pub(super) fn list(table: PlainTable, slip: &Arc<Slip>) -> AnyView {
    let (kind, query) = (RwSignal::new(None), RwSignal::new(String::new()));
    let of = Arc::clone(slip);
    let listed = Listed {
        table,
        kind,
        query,
        shown: Memo::new(move |_| query.with(|query| of.matching(kind.get(), query))),
        turned: RwSignal::new(slip.pick(0)),
    };
    keys::offer("/", "undrawn-keys-filter", || {
        if let Some(field) = focus::elements(".felt input[type=search]").next() {
            // What cannot be stood on is left out by the browser.
            let _ = field.focus();
        }
    });
    let target = Memo::new(move |_| table.picked.get());
    let none =
        move || listed.shown.with(Vec::is_empty).then(|| view! { <p class="none">{words().text("undrawn-none")}</p> });
    let lists = lists(listed, slip);
    view! {
        <div class="slip long">
            {kinds(listed, slip)}
            <div class="list" role="group" aria-label=words().text("undrawn-choices")>{lists} {none}</div>
            {dialled(listed, slip)}
            <div class="go">
                {filter(listed)} {found(listed, slip.rest.len())}
                <div class="do">{answer(table, target)} {pick_one(table)} {move || parts::taking_back(table.session)}</div>
            </div>
        </div>
    }
    .into_any()
}

impl Listed {
    /// Where the filter hides what was picked, the first match is picked.
    fn settle(self) {
        let picked = self.table.picked.get_untracked();
        let is_asked_for = picked.is_some() || self.query.with_untracked(|query| !query.trim().is_empty());
        let first = self.shown.with_untracked(|shown| {
            let is_shown = picked.is_some_and(|pick| shown.contains(&pick.line));
            (is_asked_for && !is_shown).then(|| shown.first().copied())
        });
        if let Some(first) = first {
            self.table.choose.run(first.map(|line| self.table.slip.get_untracked().pick(line)));
        }
    }

    fn search(self, query: String) {
        self.query.set(query);
        self.settle();
    }

    fn show(self, kind: Option<usize>) {
        self.kind.set(kind);
        self.settle();
    }
}

/// The kinds, each with how many choices there are of it.
fn kinds(listed: Listed, slip: &Slip) -> AnyView {
    let kinds = slip.kinds();
    let tab = |kind: Option<usize>, label: String, count: usize| {
        view! {
            <button aria-pressed=move || (listed.kind.get() == kind).to_string() on:click=move |_| listed.show(kind)>
                {label} " " <small>{count}</small>
            </button>
        }
        .into_any()
    };
    if kinds.len() < 2 {
        return ().into_any();
    }
    let all = tab(None, words().text("undrawn-all"), slip.rest.len());
    let each =
        kinds.into_iter().enumerate().map(|(index, (kind, lines))| tab(Some(index), kind.to_owned(), lines.len()));
    let tabs: Vec<AnyView> = std::iter::once(all).chain(each).collect();
    view! { <div class="kinds" role="group" aria-label=words().text("undrawn-kinds")>{tabs}</div> }.into_any()
}

/// The choices, kind by kind.
fn lists(listed: Listed, slip: &Slip) -> Vec<AnyView> {
    let is_shown = move |line: usize| listed.shown.with(|shown| shown.contains(&line));
    let kind = |(kind, lines): (&str, Vec<usize>)| {
        let choices: Vec<AnyView> = lines
            .iter()
            .map(|&line| {
                let choice = choice(listed.table, slip.pick(line), slip.menu[line].label.clone());
                view! { <li hidden=move || !is_shown(line)>{choice}</li> }.into_any()
            })
            .collect();
        let hidden = move || !lines.iter().any(|line| is_shown(*line));
        view! { <section hidden=hidden><h3>{kind.to_owned()}</h3><ul>{choices}</ul></section> }.into_any()
    };
    slip.kinds().into_iter().map(kind).collect()
}

fn choice(table: PlainTable, pick: Pick, label: String) -> AnyView {
    let is_picked = move || table.picked.get().is_some_and(|picked| picked.line == pick.line);
    view! {
        <button class="choice" data-choice aria-pressed=move || is_picked().to_string() on:click=move |_| table.pick(pick)>{label}</button>
    }
    .into_any()
}

/// The dial of what was picked, where that has an amount.
fn dialled(listed: Listed, slip: &Arc<Slip>) -> AnyView {
    let (table, turned, slip) = (listed.table, listed.turned, Arc::clone(slip));
    let line = Memo::new(move |_| table.picked.get().map(|pick| pick.line));
    let turn = Callback::new(move |pick: Pick| {
        turned.set(pick);
        table.choose.run(Some(pick));
    });
    let inside = move || {
        let line = line.get()?;
        let range = slip.menu[line].range?;
        turned.set(slip.pick(line));
        Some(dial(table, &slip.menu[line].kind, range, turned, turn))
    };
    view! { {inside} }.into_any()
}

/// The field that filters: Escape empties it, Enter plays what was found.
fn filter(listed: Listed) -> AnyView {
    let empty = move |event: KeyboardEvent| {
        if event.key() == "Escape" && listed.query.with_untracked(|query| !query.is_empty()) {
            event.prevent_default();
            event.stop_propagation();
            listed.search(String::new());
        } else if event.key() == "Escape" {
            // Nothing is left to empty, so the single keys are wanted again.
            let _ = event_target::<HtmlElement>(&event).blur();
        }
    };
    let label = words().text("undrawn-filter");
    view! {
        <label class="field">{art::line("i-search")} <span class="sr">{label.clone()}</span>
            <input type="search" placeholder=label prop:value=listed.query on:keydown=empty
                on:input=move |event: ev::Event| listed.search(event_target_value(&event))/>
        </label>
    }
    .into_any()
}

/// How many choices are left.
fn found(listed: Listed, all: usize) -> AnyView {
    let said = move || match listed.shown.with(Vec::len) {
        shown if shown == all => words().say("undrawn-count", &[("count", all.into())]),
        shown => words().say("undrawn-found", &[("found", shown.into()), ("count", all.into())]),
    };
    view! { <p role="status">{said}</p> }.into_any()
}

/// What stands in the place of the button while nothing is picked.
fn pick_one(table: PlainTable) -> AnyView {
    let is_none = move || table.picked.get().is_none();
    let button = move || {
        is_none()
            .then(|| view! { <button class="btn primary big" disabled=true>{words().text("undrawn-pick")}</button> })
    };
    view! { {button} }.into_any()
}
