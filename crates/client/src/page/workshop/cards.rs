use board::{art, words};
use leptos::prelude::*;
use shelf::Tree;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::field;
use super::outline::{self, Section};
use super::shop::Shop;

/// How many cards a search shows at most.
const FOUND: usize = 60;

/// The cards of the set, section by section, or those that a search finds.
pub(crate) fn cards(shop: Shop) -> AnyView {
    let sections = Memo::new(move |_| shop.draft.with(outline::sections));
    let section =
        RwSignal::new(sections.with_untracked(|all| all.first().map(|first| first.name.clone())).unwrap_or_default());
    let search = RwSignal::new(String::new());
    let shown = Memo::new(move |_| {
        shop.draft.with(|draft| {
            let text = search.get();
            if text.trim().is_empty() {
                outline::cards(draft, &section.get())
            } else {
                let mut found = outline::matching(draft, &text, |name| shop.label(name));
                found.truncate(FOUND);
                found
            }
        })
    });
    let found = move || -> AnyView {
        let paths = shown.get();
        if paths.is_empty() {
            return view! { <p class="nothing">{words().text("workshop-nothing-found")}</p> }.into_any();
        }
        paths.iter().map(|path| card(shop, path)).collect::<Vec<_>>().into_any()
    };
    view! {
        <section class="sheet cards" aria-labelledby="cards">
            <header>
                <h2 id="cards">{words().text("workshop-cards")}</h2>
                <input type="search" class="search" placeholder=words().text("workshop-search") aria-label=words().text("workshop-search")
                    prop:value=search on:input=move |event| search.set(event_target_value(&event))/>
            </header>
            {navigation(shop, sections, section, search)}
            {flaw(shop, section, search)}
            <p class="help">{words().set_help(shop.info.slug)}</p>
            <div class="deck">{found}</div>
        </section>
    }
    .into_any()
}

/// A button for each section, with how much of it is changed.
fn navigation(
    shop: Shop,
    sections: Memo<Vec<Section>>,
    section: RwSignal<String>,
    search: RwSignal<String>,
) -> AnyView {
    let button = move |Section { name, cards }: Section| {
        let (title, own, changed) = (title(shop, &name), name.clone(), name.clone());
        let changes = move || {
            let count = shop.draft.with(|draft| {
                let is_here = |path: &&String| outline::section_of(draft, path) == changed;
                shop.changes.with(|changes| changes.iter().filter(is_here).count())
            });
            (count > 0).then(|| view! { <i class="mark" title=words().text("workshop-changed")>{count}</i> })
        };
        let is_chosen = move || search.with(String::is_empty) && section.get() == own;
        view! {
            <button class="tab" data-section=name.clone() aria-pressed=move || is_chosen().to_string()
                on:click=move |_| { search.set(String::new()); section.set(name.clone()); }>
                {title} {cards.map(|cards| view! { <small>{cards}</small> })} {changes}
            </button>
        }
        .into_any()
    };
    view! {
        <nav class="sections" aria-label=words().text("workshop-sections")>
            {move || sections.get().into_iter().map(button).collect::<Vec<_>>()}
        </nav>
    }
    .into_any()
}

fn title(shop: Shop, section: &str) -> String {
    if section.is_empty() { words().text("workshop-general") } else { shop.label(section) }
}

/// What is wrong with the set as a whole, and the way to the place.
fn flaw(shop: Shop, section: RwSignal<String>, search: RwSignal<String>) -> AnyView {
    let show = move |path: String| {
        search.set(String::new());
        section.set(shop.draft.with_untracked(|draft| outline::section_of(draft, &path).to_owned()));
        request_animation_frame(move || stand_on(&path));
    };
    let note = move || {
        shop.flaw.get().map(|flaw| {
            let why = words().why(&flaw.why);
            let place = flaw.at.into_iter().next().map(|path| {
                view! { <button class="btn" on:click=move |_| show(path.clone())>{words().text("workshop-show-flaw")}</button> }
            });
            view! { <div class="flaw" role="alert"><b>{words().text("workshop-flawed")}</b><span>{why}</span>{place}</div> }
        })
    };
    view! { {note} }.into_any()
}

/// Stands on the field at a path.
fn stand_on(path: &str) {
    let found = document().query_selector(&format!("[data-field='{path}'], [data-path='{path}'] input")).ok().flatten();
    if let Some(field) = found.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
        field.scroll_into_view();
        // What cannot be stood on is left out by the browser.
        let _ = field.focus();
    }
}

/// One card with all its fields.
fn card(shop: Shop, path: &str) -> AnyView {
    let is_named = shop.draft.with_untracked(|draft| draft.get(path).is_some_and(|card| card.name().is_some()));
    let key = path.rsplit('/').next().unwrap_or_default();
    let is_listed = path.contains('/') && key.parse::<usize>().is_ok();
    let (heading, label) = (path.to_owned(), path.to_owned());
    let heading = if is_named {
        view! { {field::name(shop, path)} }.into_any()
    } else {
        view! { <h3>{move || shop.title(&heading)}</h3> }.into_any()
    };
    view! {
        <article class="one" aria-label=move || shop.title(&label) data-card=path.to_owned()>
            <header>{heading} {mark(shop, path)} {is_listed.then(|| handles(shop, path))}</header>
            <div class="fields">{field::fields(shop, path)}</div>
        </article>
    }
    .into_any()
}

/// Says that a card is new or changed, and puts it back.
fn mark(shop: Shop, path: &str) -> AnyView {
    let (own, path) = (path.to_owned(), path.to_owned());
    let state = Memo::new(move |_| {
        let is_inside = |change: &String| match own.as_str() {
            "" => shop.draft.with(|draft| outline::section_of(draft, change).is_empty()),
            own => change.strip_prefix(own).is_some_and(|rest| rest.starts_with('/')),
        };
        shop.changes.with(|changes| (changes.iter().any(is_inside), changes.contains(&own)))
    });
    let undo = {
        let path = path.clone();
        move || {
            let name = words().say("workshop-reset-card-of", &[("name", shop.title(&path).into())]);
            let path = path.clone();
            view! { <button class="btn quiet" aria-label=name on:click=move |_| restore(shop, &path)>{words().text("workshop-reset-card")}</button> }
        }
    };
    view! {
        {move || match state.get() {
            (_, true) => view! { <span class="chip brass">{words().text("workshop-new")}</span> }.into_any(),
            (true, false) => view! { <span class="chip brass">{words().text("workshop-changed")}</span> {undo()} }.into_any(),
            (false, false) => ().into_any(),
        }}
    }
    .into_any()
}

/// Puts a card back; the numbers that stand alone are one card.
fn restore(shop: Shop, path: &str) {
    if !path.is_empty() {
        shop.restore(path);
        return;
    }
    for name in shop.draft.with_untracked(|draft| outline::members(draft, "")) {
        shop.restore(&name);
    }
}

/// Duplicates or removes a card of a deck.
fn handles(shop: Shop, path: &str) -> AnyView {
    let [copied, removed, named] = [path; 3].map(str::to_owned);
    let say = move |id: &'static str| {
        let path = named.clone();
        move || words().say(id, &[("name", shop.title(&path).into())])
    };
    view! {
        <span class="handles">
            <button class="icon-btn" data-copy aria-label=say("workshop-copy-card-of") title=words().text("workshop-copy-card") on:click=move |_| copy(shop, &copied)>{art::line("i-copy")}</button>
            <button class="icon-btn" data-remove aria-label=say("workshop-remove-card-of") title=words().text("workshop-remove-card") on:click=move |_| shop.remove(&removed)>{art::line("i-close")}</button>
        </span>
    }
    .into_any()
}

/// Lays a copy of a card at the end of its deck, with a name of its own, and stands on it.
fn copy(shop: Shop, path: &str) {
    let Some((deck, _)) = path.rsplit_once('/') else { return };
    let Some(mut card) = shop.draft.with_untracked(|draft| draft.get(path).cloned()) else { return };
    let Some(Tree::List(cards)) = shop.draft.with_untracked(|draft| draft.get(deck).cloned()) else { return };
    while let Some(name) = card.name().filter(|name| cards.iter().any(|known| known.name() == Some(name))) {
        let name = words().say("workshop-copy-name", &[("name", name.into())]);
        card.put("name", Tree::Text(name));
    }
    let place = field::join(deck, &cards.len().to_string());
    shop.put(&place, card);
    request_animation_frame(move || stand_on(&field::join(&place, "name")));
}
