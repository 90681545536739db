//! The workshop: sets are changed, tried out over many games, kept, shared and played.

use std::time::Duration;

use serde_json::json;
use shelf::{GAMES, Printer, Tree};

use crate::chromium::{Chromium, PHONE, Page, WIDE};
use crate::pictures::take;
use crate::play::{choose, hire, lobby};
use crate::server::Server;

/// Comes from the lobby into the workshop of a game.
fn enter(page: &Page<'_>, game: &str) {
    choose(page, game);
    page.click("[data-workshop]");
    page.wait_to_see(".one");
}

/// Types a value over what stands in a field.
fn type_over(page: &Page<'_>, path: &str, value: &str) {
    let field = format!("[data-field=\"{path}\"]");
    page.wait_to_see(&field);
    page.run(&format!("document.querySelector({}).select()", json!(field)));
    page.fill(&field, value);
    page.wait_for(&format!("document.querySelector({}).value === {}", json!(field), json!(value)));
}

/// Lets bots play at random, 200 games, and waits until they are counted.
fn run(page: &Page<'_>) {
    page.click("[data-level=random]");
    page.click("[data-games=\"200\"]");
    page.wait_for("!document.querySelector('[data-run]').disabled");
    page.click("[data-run]");
}

/// How many charts there are.
const CHARTS: &str = "(document.querySelector('[data-charts]')?.shadowRoot?.querySelectorAll('svg').length ?? 0)";

/// What is written on the charts.
const WRITTEN: &str = "document.querySelector('[data-charts]').shadowRoot.textContent";

/// Gives a file to the page, as if somebody had chosen it.
fn upload(page: &Page<'_>, name: &str, text: &str) {
    page.run(&format!(
        "(() => {{
            const files = new DataTransfer();
            files.items.add(new File([{}], {}));
            const input = document.querySelector('[data-upload]');
            input.files = files.files;
            input.dispatchEvent(new Event('change', {{bubbles: true}}));
        }})()",
        json!(text),
        json!(name)
    ));
}

#[test]
fn a_price_is_changed_tried_out_kept_shared_and_played() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    enter(&page, "bidness");
    page.click("[data-section=start]");
    page.click("[data-path='start/cash'] .step button:last-child");
    page.wait_to_see("[data-path='start/cash'].changed [data-reset]");
    page.wait_for("document.querySelector('[data-path=\"start/cash\"]').textContent.includes('was 100')");
    page.wait_for("document.querySelector('[data-changes]').textContent.includes('1 change')");

    run(&page);
    page.wait_for(&format!("{CHARTS} > 3"));
    page.wait_for("document.querySelector('[data-done]').dataset.done === '200'");
    page.wait_for(&format!("{WRITTEN}.includes('200 games') && {WRITTEN}.includes('compared with Standard set')"));

    page.fill("[data-name]", "Rich start");
    page.click("[data-save]");
    page.wait_to_see("[data-kept]");
    page.wait_for("document.querySelector('[data-download]').download === 'Rich start.toml'");
    let file = page.run("decodeURIComponent(document.querySelector('[data-download]').href.split(',', 2)[1])");
    let file = file.as_str().expect("a file").to_owned();
    assert!(file.contains("[start]\ncash = 110\n"), "{file}");

    upload(&page, "richer.toml", &file.replace("cash = 110", "cash = 250"));
    page.wait_for("document.querySelector('[data-field=\"start/cash\"]').value === '250'");
    page.wait_for("document.querySelector('[data-name]').value === 'richer'");
    upload(&page, "broken.toml", &file.replace("cash = 110", "cash = 5"));
    page.wait_for(
        "document.querySelector('.note.bad')?.textContent.includes('broken.toml cannot be used: Cash: 5 does not fit')",
    );
    assert_eq!(page.run("document.querySelector('[data-field=\"start/cash\"]').value"), json!("250"));

    page.wait_for("!document.querySelector('[data-play]').disabled");
    page.click("[data-play]");
    page.wait_to_see(".felt");
    page.wait_for("document.body.innerText.includes('$250')");

    page.go(&format!("{}/workshop/bidness", server.address));
    page.wait_for("document.querySelector('[data-name]')?.value === 'richer'");
    page.click(".keeping summary");
    page.click("[data-kept] [data-rename]");
    page.fill("[data-kept] form input", "er");
    page.click("[data-rename-done]");
    page.wait_for("document.querySelector('[data-kept] b')?.textContent === 'Rich starter'");
    page.click("[data-kept] [data-open]");
    page.wait_for("document.querySelector('[data-name]').value === 'Rich starter'");
    page.click("[data-section=start]");
    page.wait_for("document.querySelector('[data-field=\"start/cash\"]').value === '110'");
    page.click("[data-reset]");
    page.wait_for("document.querySelector('[data-changes]').textContent.includes('as in the box')");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_table_with_others_can_have_a_kept_set() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    enter(&page, "bidness");
    page.click("[data-section=start]");
    type_over(&page, "start/cash", "370");
    page.wait_for("document.querySelector('[data-save]') && !document.querySelector('[data-save]').disabled");
    page.click("[data-save]");
    page.wait_to_see("[data-kept]");
    page.click(".brand");
    choose(&page, "bidness");
    page.wait_for("!document.querySelector('.open .note')?.textContent.includes('being laid')");
    page.click("[data-open-table]");
    page.fill(".set-up .field input", "Ada");
    page.run("(() => { const cards = document.querySelector('[data-cards]'); cards.value = '0'; cards.dispatchEvent(new Event('change', {bubbles: true})); })()");
    hire(&page, 1);
    page.click("[data-lay]");
    page.wait_to_see(".felt");
    page.wait_for("document.body.innerText.includes('$370')");
    assert!(page.address().contains("/table/"), "{}", page.address());
    page.go(&format!("{}/workshop/bidness", server.address));
    page.click(".keeping summary");
    page.click("[data-kept] [data-delete]");
    page.click("[data-kept] [data-delete]");
    page.wait_for("document.querySelector('[data-kept]') === null");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn what_cannot_be_played_with_is_said_where_it_stands() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, PHONE);
    enter(&page, "bids");
    type_over(&page, "set_up/0/colours", "9");
    page.wait_for(
        "document.querySelector('[data-path=\"set_up/0/colours\"] .why')?.textContent.includes('from 1 to 4')",
    );
    page.wait_for("document.querySelector('[data-run]').disabled && document.querySelector('[data-save]').disabled");
    take(&page, "workshop-flaw");
    page.look_through(PHONE);
    page.click("[data-path='set_up/0/colours'] [data-reset]");
    page.wait_for("!document.querySelector('[data-run]').disabled && !document.querySelector('.flaw')");

    page.click("[data-view=balance]");
    page.click("[data-level=random]");
    page.click("[data-games=\"100000\"]");
    page.click("[data-run]");
    page.wait_for("Number(document.querySelector('[data-done]')?.dataset.done) > 0");
    page.click("[data-stop]");
    page.wait_to_see("[data-go-on]");
    std::thread::sleep(Duration::from_secs(1));
    let stopped = page.run("document.querySelector('[data-done]').dataset.done");
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!(page.run("document.querySelector('[data-done]').dataset.done"), stopped, "nobody plays");
    page.click("[data-go-on]");
    page.wait_for(&format!("document.querySelector('[data-done]').dataset.done !== {stopped}"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// A text that stands on a card of a set, where any has one.
fn a_text(set: &Tree) -> Option<String> {
    match set {
        Tree::Text(text) => {
            Some(text.clone()).filter(|text| text.chars().all(|sign| sign.is_alphabetic() || sign == ' '))
        }
        Tree::List(items) => items.iter().find_map(a_text),
        Tree::Table(members) => members.iter().find_map(|(_, member)| a_text(member)),
        Tree::Flag(_) | Tree::Number(_) => None,
    }
}

#[test]
fn the_workshop_of_every_game_shows_all_its_cards_and_fits_its_window() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    for game in GAMES.iter().map(|info| info.slug) {
        page.go(&server.address);
        page.wait_to_see(".shelf");
        enter(&page, game);
        take(&page, &format!("workshop-{game}"));
        let sections =
            page.run("[...document.querySelectorAll('[data-section]')].map(section => section.dataset.section)");
        for section in sections.as_array().expect("sections") {
            page.click(&format!("[data-section={section}]"));
            page.wait_for(&format!("document.querySelector('[data-section={section}]').ariaPressed === 'true'"));
            assert_ne!(
                page.run("document.querySelectorAll('.one [data-field], .one [data-grid]').length"),
                json!(0),
                "{game}"
            );
        }
        if let Some(text) = a_text(&Printer::of(game).expect("a game of the list").standard()) {
            page.fill(".search", &text);
            page.wait_for("document.querySelectorAll('.one').length > 0");
        }
        page.fill(".search", "no such thing");
        page.wait_for("document.querySelectorAll('.one').length === 0");
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn cards_are_duplicated_and_removed_and_charts_are_drawn_in_japanese() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = chromium.blank(WIDE);
    page.prepare("localStorage.setItem('boardroom.settings', JSON.stringify({language: 'ja', sound: false}))");
    page.go(&format!("{}/workshop/bidders", server.address));
    page.wait_to_see(".one");
    page.click("[data-section=white]");
    page.click("[data-card='white/0'] [data-copy]");
    page.wait_to_see("[data-card='white/12']");
    page.wait_for("document.activeElement.dataset.field === 'white/12/name'");
    page.click("[data-card='white/0'] [data-remove]");
    page.wait_for("document.querySelector('[data-card=\"white/12\"]') === null");
    run(&page);
    page.wait_for("document.querySelector('[data-done]')?.dataset.done === '200'");
    page.wait_for(&format!("{WRITTEN}.includes('どれだけ公平か') && {WRITTEN}.includes('200ゲーム')"));
    take(&page, "workshop-ja");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
