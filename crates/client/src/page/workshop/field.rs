use board::{art, words};
use leptos::prelude::*;
use shelf::{Possible, Tree, choice};
use web_sys::{HtmlInputElement, KeyboardEvent};

use super::shop::Shop;
use super::{grid, outline};

/// Whatever lies at a path, to be changed.
pub(crate) fn field(shop: Shop, path: &str, label: &str) -> AnyView {
    if let Some(Possible::OneOf(choices)) = shop.possible(path) {
        return choose(shop, path, label, choices);
    }
    match shop.draft.with_untracked(|draft| draft.get(path).cloned()) {
        Some(Tree::Number(_)) => framed(shop, path, label, "n", number(shop, path, label)),
        Some(Tree::Text(_)) => framed(shop, path, label, "t", text(shop, path, label)),
        Some(Tree::Flag(_)) => framed(shop, path, label, "n", flag(shop, path, label)),
        Some(Tree::List(_)) if shop.draft.with_untracked(|draft| outline::grid(draft.get(path)).is_some()) => {
            framed(shop, path, label, "g", grid::grid(shop, path))
        }
        Some(Tree::List(_)) => list(shop, path, label),
        Some(Tree::Table(_)) => table(shop, path, label),
        None => ().into_any(),
    }
}

/// The fields of a table, and a way to add those that it does not have.
pub(crate) fn fields(shop: Shop, path: &str) -> AnyView {
    let (path, inside) = (path.to_owned(), path.to_owned());
    let names = Memo::new(move |_| shop.draft.with(|draft| outline::members(draft, &inside)));
    let all = move || {
        let names = names.get();
        let shown = names.iter().filter(|name| *name != "name");
        let fields: Vec<AnyView> = shown.map(|name| field(shop, &join(&path, name), &shop.label(name))).collect();
        view! { {fields} {adder(shop, path.clone(), &names)} }
    };
    view! { {all} }.into_any()
}

pub(crate) fn join(path: &str, step: &str) -> String {
    if path.is_empty() { step.to_owned() } else { format!("{path}/{step}") }
}

/// The frame of a field: its label, what it was before, and what is wrong with it.
fn framed(shop: Shop, path: &str, label: &str, class: &str, input: AnyView) -> AnyView {
    let (changed, was, wrong, place) = (path.to_owned(), path.to_owned(), path.to_owned(), path.to_owned());
    let is_changed = Memo::new(move |_| shop.is_changed(&changed));
    let before = move || {
        is_changed.get().then(|| {
            let before = shop.was(&was).map_or_else(
                || words().text("workshop-was-nothing"),
                |tree| words().say("workshop-was", &[("value", said(shop, &was, &tree).into())]),
            );
            view! { <em>{before}</em> }
        })
    };
    let why = Memo::new(move |_| {
        shop.flaw.with(|flaw| flaw.as_ref().filter(|flaw| flaw.at.contains(&wrong)).map(|flaw| words().why(&flaw.why)))
    });
    view! {
        <div class=format!("f {class}") class:changed=is_changed class:wrong=move || why.with(Option::is_some) data-path=place>
            <span class="l">{label.to_owned()} {before}</span>
            <span class="in">{input} {reset(shop, path.to_owned(), label.to_owned(), is_changed)}</span>
            {move || why.get().map(|why| view! { <p class="why">{why}</p> })}
        </div>
    }
    .into_any()
}

/// The button that puts a field back to what it was.
fn reset(shop: Shop, path: String, label: String, is_changed: Memo<bool>) -> AnyView {
    let button = move || {
        let (path, args) = (path.clone(), ("label", label.as_str().into()));
        let name = match shop.was(&path) {
            Some(was) => words().say("workshop-reset", &[args, ("value", said(shop, &path, &was).into())]),
            None => words().say("workshop-reset-nothing", &[args]),
        };
        view! {
            <button class="icon-btn" data-reset aria-label=name.clone() title=name on:click=move |_| shop.restore(&path)>{art::line("i-undo")}</button>
        }
    };
    view! { {move || is_changed.get().then(button.clone())} }.into_any()
}

/// The value at a path in words.
fn said(shop: Shop, path: &str, tree: &Tree) -> String {
    let is_choice = matches!(shop.possible(path), Some(Possible::OneOf(_)));
    match tree {
        Tree::Number(number) => minus(*number),
        Tree::Text(name) if is_choice => shop.label(name),
        Tree::Text(text) => text.clone(),
        Tree::Flag(flag) => flag.to_string(),
        Tree::List(items) => {
            words().row(items.iter().enumerate().map(|(index, item)| said(shop, &join(path, &index.to_string()), item)))
        }
        Tree::Table(members) => {
            let member = |(name, member): &(String, Tree)| {
                let value = said(shop, &join(path, name), member);
                words().say("workshop-item", &[("label", shop.label(name).into()), ("number", value.into())])
            };
            words().row(members.iter().map(member))
        }
    }
}

fn minus(number: i64) -> String {
    number.to_string().replace('-', "−")
}

/// − value +
fn number(shop: Shop, path: &str, label: &str) -> AnyView {
    let path = path.to_owned();
    let (step, negative) =
        shop.with_standard(|standard| (outline::step(standard, &path), outline::can_be_negative(standard, &path)));
    let read = path.clone();
    let value = Memo::new(move |_| match shop.at(&read) {
        Some(Tree::Number(number)) => number,
        _ => 0,
    });
    let [typed, stepped, less, more] = std::array::from_fn(|_| path.clone());
    let least = if negative { i64::MIN } else { 0 };
    let args = [("label", label.into())];
    let type_in = move |event| {
        if let Ok(number) = event_target_value(&event).trim().replace('−', "-").parse() {
            shop.put(&typed, Tree::Number(number));
        }
    };
    let typed_nonsense = move |event| {
        // What is no number leaves the number as it was.
        event_target::<HtmlInputElement>(&event).set_value(&minus(value.get_untracked()));
    };
    let step_by_key = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowUp" => step,
            "ArrowDown" => -step,
            _ => return,
        };
        event.prevent_default();
        shop.put(&stepped, Tree::Number((value.get_untracked() + by).max(least)));
    };
    view! {
        <span class="step">
            <button type="button" aria-label=words().say("workshop-less", &args) disabled=move || value.get() <= least
                on:click=move |_| shop.put(&less, Tree::Number((value.get_untracked() - step).max(least)))>"−"</button>
            <input type="text" inputmode="numeric" autocomplete="off" aria-label=label.to_owned() data-field=path
                prop:value=move || minus(value.get()) on:input=type_in on:change=typed_nonsense on:keydown=step_by_key/>
            <button type="button" aria-label=words().say("workshop-more", &args)
                on:click=move |_| shop.put(&more, Tree::Number(value.get_untracked() + step))>"+"</button>
        </span>
    }
    .into_any()
}

fn text(shop: Shop, path: &str, label: &str) -> AnyView {
    let path = path.to_owned();
    let (read, typed) = (path.clone(), path.clone());
    let value = Memo::new(move |_| match shop.at(&read) {
        Some(Tree::Text(text)) => text,
        _ => String::new(),
    });
    view! {
        <input type="text" autocomplete="off" spellcheck="false" aria-label=label.to_owned() data-field=path prop:value=value
            on:input=move |event| shop.put(&typed, Tree::Text(event_target_value(&event)))/>
    }
    .into_any()
}

/// The name of a card, as its heading.
pub(crate) fn name(shop: Shop, path: &str) -> AnyView {
    let path = join(path, "name");
    framed(shop, &path, "", "name", text(shop, &path, &shop.label("name")))
}

fn flag(shop: Shop, path: &str, label: &str) -> AnyView {
    let path = path.to_owned();
    let read = path.clone();
    let value = Memo::new(move |_| shop.at(&read) == Some(Tree::Flag(true)));
    view! {
        <input type="checkbox" aria-label=label.to_owned() prop:checked=value
            on:change=move |event| shop.put(&path, Tree::Flag(event_target_checked(&event)))/>
    }
    .into_any()
}

/// One of several things; some of them come with a number.
fn choose(shop: Shop, path: &str, label: &str, choices: Vec<Tree>) -> AnyView {
    let (read, set) = (path.to_owned(), path.to_owned());
    let chosen = Memo::new(move |_| shop.at(&read).as_ref().and_then(choice).map(str::to_owned).unwrap_or_default());
    let counted = choices.iter().filter(|tree| matches!(tree, Tree::Table(_)));
    let counted: Vec<String> = counted.filter_map(choice).map(str::to_owned).collect();
    let names: Vec<String> = choices.iter().filter_map(choice).map(str::to_owned).collect();
    let options: Vec<AnyView> = names
        .into_iter()
        .map(|name| {
            let (own, label) = (name.clone(), shop.label(&name));
            view! { <option value=name selected=move || chosen.get() == own>{label}</option> }.into_any()
        })
        .collect();
    let change = move |event| {
        let name = event_target_value(&event);
        let Some(next) = choices.iter().find(|tree| choice(tree) == Some(&name)) else { return };
        let before = shop.draft.with_untracked(|draft| draft.get(&set).cloned());
        shop.put(&set, with_number_of(next.clone(), before.as_ref()));
    };
    let inside = (path.to_owned(), label.to_owned());
    let amount = move || {
        let (path, label) = inside.clone();
        let name = chosen.get();
        counted.contains(&name).then(|| number(shop, &join(&path, &name), &label))
    };
    let input = view! {
        <select aria-label=label.to_owned() data-field=path.to_owned() prop:value=chosen on:change=change>{options}</select> {amount}
    };
    framed(shop, path, label, "c", input.into_any())
}

/// A choice with the number that another one had.
fn with_number_of(next: Tree, before: Option<&Tree>) -> Tree {
    match (next, before) {
        (Tree::Table(mut next), Some(Tree::Table(before))) => {
            if let ([(_, next)], [(_, before)]) = (&mut next[..], &before[..]) {
                *next = before.clone();
            }
            Tree::Table(next)
        }
        (next, _) => next,
    }
}

/// Things in order, one more and one less.
fn list(shop: Shop, path: &str, label: &str) -> AnyView {
    let read = path.to_owned();
    let count = Memo::new(move |_| match shop.at(&read) {
        Some(Tree::List(items)) => items.len(),
        _ => 0,
    });
    let (inside, inside_label) = (path.to_owned(), label.to_owned());
    let items = move || -> Vec<AnyView> {
        (0..count.get())
            .map(|index| {
                let args = [("label", inside_label.as_str().into()), ("number", (index + 1).into())];
                let item = join(&inside, &index.to_string());
                view! { <li>{field(shop, &item, &words().say("workshop-item", &args))}</li> }.into_any()
            })
            .collect()
    };
    let (longer, shorter) = (path.to_owned(), path.to_owned());
    let add = move |_| {
        let item = join(&longer, &count.get_untracked().to_string());
        shop.put(&item, next_item(shop, &longer, &item));
    };
    let drop = move |_| shop.remove(&join(&shorter, &count.get_untracked().saturating_sub(1).to_string()));
    let args = [("label", label.into())];
    let buttons = view! {
        <li class="ends">
            <button type="button" class="btn" aria-label=words().say("workshop-one-less", &args) disabled=move || count.get() == 0 on:click=drop>"−"</button>
            <button type="button" class="btn" aria-label=words().say("workshop-one-more", &args) on:click=add>"+"</button>
        </li>
    };
    framed(shop, path, label, "g list", view! { <ul>{items} {buttons}</ul> }.into_any())
}

/// What a list is continued with: another like the last one, or the first thing that can stand there.
fn next_item(shop: Shop, list: &str, item: &str) -> Tree {
    let last = match shop.draft.with_untracked(|draft| draft.get(list).cloned()) {
        Some(Tree::List(items)) => items.last().cloned(),
        _ => None,
    };
    last.unwrap_or_else(|| match shop.possible(item) {
        Some(Possible::OneOf(choices)) => choices.into_iter().next().unwrap_or(Tree::Number(0)),
        Some(Possible::Members(_)) | None => Tree::Number(0),
    })
}

/// Things with names, in one frame.
fn table(shop: Shop, path: &str, label: &str) -> AnyView {
    let inside = view! { <div class="fields">{fields(shop, path)}</div> };
    framed(shop, path, label, "g", inside.into_any())
}

/// The members that a table could have besides those that it has.
fn adder(shop: Shop, path: String, has: &[String]) -> Option<AnyView> {
    let Some(Possible::Members(all)) = shop.possible(&path) else { return None };
    let missing: Vec<AnyView> = all
        .into_iter()
        .filter(|name| !has.contains(name) && !path.is_empty())
        .map(|name| view! { <option value=name.clone()>{shop.label(&name)}</option> }.into_any())
        .collect();
    if missing.is_empty() {
        return None;
    }
    let label = words().say("workshop-add-to", &[("label", shop.title(&path).into())]);
    let add = move |event| {
        let name = event_target_value(&event);
        let value = shop.with_standard(|standard| outline::example(standard, &name));
        shop.put(&join(&path, &name), value.unwrap_or(Tree::Number(1)));
    };
    Some(
        view! {
            <div class="f add"><span class="in">
                <select aria-label=label data-add on:change=add><option value="" selected=true>{words().text("workshop-add")}</option>{missing}</select>
            </span></div>
        }
        .into_any(),
    )
}
