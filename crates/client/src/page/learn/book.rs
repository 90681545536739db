use board::{Board, Session, art, keys, words};
use learn::{Block, Chapter, Rulebook, Style};
use leptos::html::{Aside, Input};
use leptos::prelude::*;
use leptos::task::spawn_local;
use shelf::GAMES;
use table::Info;
use web_sys::{Element, HtmlElement};

use super::help::Help;
use crate::server;

/// The rules of a game: its contents, a search, and its sections; `at` says where it is open.
pub(crate) fn book(game: &str, at: Signal<Option<&'static str>>) -> AnyView {
    let rules = RwSignal::new(None::<Rulebook>);
    let query = RwSignal::new(String::new());
    let (address, sections) = (format!("/{game}.{}.md", words().language().code()), faces::sections(game));
    spawn_local(async move {
        // Where there is no such file, the server hands out the page itself.
        let found = server::text(&address).await.ok().filter(|text| text.starts_with('#'));
        let text = found.unwrap_or_else(|| format!("# {}", words().text("page-not-found")));
        // Whoever has closed it does not read on.
        let _ = rules.try_set(Some(Rulebook::read(&text, sections)));
    });
    Effect::new(move |_| {
        if let (Some(anchor), true) = (at.get(), rules.with(Option::is_some)) {
            query.set(String::new());
            request_animation_frame(move || show(anchor));
        }
    });
    let pages = move || rules.with(|rules| rules.as_ref().map(|rules| pages(rules, &query.get())));
    let count = move || rules.with(|rules| rules.as_ref().and_then(|rules| count(rules, &query.get(), query)));
    view! {
        <div class="book" data-game=game.to_owned()>
            <div class="find">{search(query)} <p class="found" role="status">{count}</p></div>
            {pages}
        </div>
    }
    .into_any()
}

/// How often something was found.
fn count(rules: &Rulebook, wanted: &str, query: RwSignal<String>) -> Option<AnyView> {
    if wanted.trim().is_empty() {
        return None;
    }
    let (chapters, places) = rules.search(wanted);
    let text = if chapters.is_empty() {
        words().text("rules-nothing")
    } else {
        words().say("rules-found", &[("places", places.into()), ("sections", chapters.len().into())])
    };
    let clear = view! {
        <button class="btn quiet" on:click=move |_| query.set(String::new())>{words().text("rules-clear")}</button>
    };
    Some(view! { {text} {clear} }.into_any())
}

/// The field to search in; `/` leads there.
fn search(query: RwSignal<String>) -> AnyView {
    let field = NodeRef::<Input>::new();
    keys::offer("/", "rules-search", move || {
        if let Some(field) = field.get_untracked() {
            // What cannot be stood on is left out by the browser.
            let _ = field.focus();
        }
    });
    let leave = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && !query.get_untracked().is_empty() {
            event.stop_propagation();
            query.set(String::new());
        }
    };
    let look = move |event: web_sys::Event| {
        query.set(event_target_value(&event));
        request_animation_frame(|| show("text"));
    };
    view! {
        <label class="search">
            {art::line("i-search")} <span class="sr">{words().text("rules-search")}</span>
            <input type="search" node_ref=field placeholder=words().text("rules-search") autocomplete="off" prop:value=query on:keydown=leave
                on:input=look/>
            <kbd aria-hidden="true">"/"</kbd>
        </label>
    }
    .into_any()
}

fn pages(rules: &Rulebook, wanted: &str) -> AnyView {
    let (chapters, _) = rules.search(wanted);
    let contents: Vec<AnyView> = chapters.iter().map(|chapter| entry(chapter)).collect();
    let text: Vec<AnyView> = chapters.iter().map(|chapter| section(chapter, wanted)).collect();
    view! {
        <nav class="contents" aria-label=words().text("rules-contents")><ol>{contents}</ol></nav>
        <div class="prose" id=id("text")><h1>{rules.title.clone()}</h1> {text}</div>
    }
    .into_any()
}

/// A line of the contents.
fn entry(chapter: &Chapter) -> AnyView {
    let anchor = chapter.anchor;
    let title = if anchor.is_empty() { words().text("rules-beginning") } else { chapter.title.clone() };
    let go = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        show(anchor);
    };
    view! { <li data-level=chapter.level.to_string()><a href=format!("#{anchor}") on:click=go>{title}</a></li> }
        .into_any()
}

/// Leads to a section.
fn show(anchor: &str) {
    let section = document().get_element_by_id(&id(anchor));
    if let Some(section) = section {
        section.scroll_into_view();
    }
}

fn id(anchor: &str) -> String {
    format!("rule-{anchor}")
}

fn section(chapter: &Chapter, wanted: &str) -> AnyView {
    let title = marked(&chapter.title, wanted);
    let heading = match (chapter.anchor, chapter.level) {
        ("", _) => None,
        (_, 2) => Some(view! { <h2>{title}</h2> }.into_any()),
        (_, _) => Some(view! { <h3>{title}</h3> }.into_any()),
    };
    let blocks: Vec<AnyView> = chapter.blocks.iter().map(|part| block(part, wanted)).collect();
    view! { <section id=id(chapter.anchor)>{heading} {blocks}</section> }.into_any()
}

fn block(block: &Block, wanted: &str) -> AnyView {
    match block {
        Block::Text(text) => view! { <p>{spans(text, wanted)}</p> }.into_any(),
        Block::Example(text) => view! { <p class="example">{spans(text, wanted)}</p> }.into_any(),
        Block::List { numbered, items } => {
            let items: Vec<AnyView> =
                items.iter().map(|item| view! { <li>{spans(item, wanted)}</li> }.into_any()).collect();
            if *numbered { view! { <ol>{items}</ol> }.into_any() } else { view! { <ul>{items}</ul> }.into_any() }
        }
        Block::Grid(rows) => {
            let rows: Vec<AnyView> = rows.iter().enumerate().map(|(index, cells)| row(index, cells, wanted)).collect();
            view! { <div class="scroll"><table><tbody>{rows}</tbody></table></div> }.into_any()
        }
    }
}

fn row(index: usize, cells: &[String], wanted: &str) -> AnyView {
    let cells: Vec<AnyView> = cells
        .iter()
        .map(|cell| {
            let text = spans(cell, wanted);
            if index == 0 {
                view! { <th scope="col">{text}</th> }.into_any()
            } else {
                view! { <td>{text}</td> }.into_any()
            }
        })
        .collect();
    view! { <tr>{cells}</tr> }.into_any()
}

/// A text with its strong, stressed and literal words, and what was looked for marked.
pub(super) fn spans(text: &str, wanted: &str) -> Vec<AnyView> {
    let spans = learn::spans(text).into_iter();
    spans
        .map(|span| {
            let text = marked(&span.text, wanted);
            match span.style {
                Style::Plain => text.into_any(),
                Style::Strong => view! { <b>{text}</b> }.into_any(),
                Style::Stressed => view! { <em>{text}</em> }.into_any(),
                Style::Literal => view! { <code>{text}</code> }.into_any(),
            }
        })
        .collect()
}

fn marked(text: &str, wanted: &str) -> Vec<AnyView> {
    let parts = learn::found(text, wanted).into_iter();
    parts
        .map(|(part, is_found)| if is_found { view! { <mark>{part}</mark> }.into_any() } else { part.into_any() })
        .collect()
}

/// That a table goes by earlier rules than those told here, and what has changed since.
pub(crate) fn earlier(info: &Info, rules: Option<u32>) -> Option<AnyView> {
    let rules = rules.filter(|rules| *rules < info.rules)?;
    let said = words().say("rules-earlier", &[("rules", rules.into()), ("today", info.rules.into())]);
    let lines = words().changes(info.slug, rules, info.rules);
    let lines: Vec<AnyView> = lines.into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect();
    Some(
        view! { <section class="earlier" data-earlier=rules.to_string()><p>{said}</p> <ul>{lines}</ul></section> }
            .into_any(),
    )
}

/// Where the rules of a game are, told to whoever comes from a table: one of earlier rules is named.
pub(crate) fn address(session: Session, slug: &str) -> String {
    let earlier = GAMES.iter().find(|info| info.slug == slug).and_then(|info| other_rules(session, info));
    earlier.map_or_else(|| format!("/rules/{slug}"), |rules| format!("/rules/{slug}?version={rules}"))
}

/// The version of the rules that a table is played by, where that is not today's.
pub(crate) fn other_rules(session: Session, info: &Info) -> Option<u32> {
    let rules = session.sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.rules))?;
    let code = shelf::archive(info.slug).map_or(rules, |archive| archive.code(rules));
    (code != info.rules).then_some(code)
}

/// The rules beside the board of a table.
pub(crate) fn sheet<B: Board>(help: Help<B>) -> AnyView {
    let (info, session) = (help.scene.info, help.scene.session);
    let slug = info.slug;
    // A table is played by the same rules to its end, whatever else becomes new on its sheet.
    let (page, version) = untrack(|| (address(session, slug), other_rules(session, &info)));
    let is_open = Memo::new(move |_| help.book.with(Option::is_some));
    let inside = move || {
        let (from, sheet) = (document().active_element(), NodeRef::<Aside>::new());
        sheet.on_load(|sheet| request_animation_frame(move || drop(sheet.focus())));
        let close = move || {
            help.book.set(None);
            give_back(from.as_ref());
        };
        let (escape, button) = (close.clone(), close);
        view! {
            <aside class="rulebook" role="dialog" aria-label=words().text("page-rules") tabindex="-1" node_ref=sheet
                on:keydown=move |event| if event.key() == "Escape" { escape() }>
                <header>
                    <b>{words().text("page-rules")}</b>
                    <a class="btn quiet" href=page.clone() target="_blank">{words().text("rules-page")}</a>
                    <button class="icon-btn" data-close-rules aria-label=words().text("page-close") on:click=move |_| button()>{art::line("i-close")}</button>
                </header>
                {help.lesson.is_none().then(|| view! {
                    <a class="learn" data-learn href=format!("/learn/{slug}")>{art::line("i-learn")} {words().text("learn-first-time")}</a>
                })}
                {earlier(&info, version)}
                {book(slug, help.book.into())}
            </aside>
        }
    };
    view! { {move || is_open.get().then(&inside)} }.into_any()
}

/// The keyboard stands again where it stood.
fn give_back(element: Option<&Element>) {
    use wasm_bindgen::JsCast as _;
    if let Some(element) = element.and_then(|element| element.dyn_ref::<HtmlElement>()) {
        // What cannot be stood on is left out by the browser.
        let _ = element.focus();
    }
}
