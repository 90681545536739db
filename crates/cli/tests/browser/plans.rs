//! Whether people may leave whole runs of decisions to a plan: a table says it before anybody sits down.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::chromium::{Chromium, Page, WIDE};
use crate::pictures::take;
use crate::play::{GAME, STEP, against_bots, choose, come_in, hire, lobby, play_to_the_end, shorten};
use crate::server::Server;

/// Whether whoever looks produces now.
const PRODUCES: &str = "document.querySelector('.works[data-in=production] .chain .co.ok') !== null && !document.querySelector('[data-skip]')";

/// The button that runs a whole engine.
const RUN: &str = "[...document.querySelectorAll('.actions button')].some(e => e.innerText.includes('best plan'))";

/// Lets everybody play until a page shows something.
fn play_until(pages: &[&Page<'_>], wanted: &str) {
    let start = Instant::now();
    while pages[0].run(wanted) != json!(true) {
        assert!(start.elapsed() < GAME, "it does not come to that: {wanted}; the page says: {}", pages[0].text());
        for page in pages {
            if page.run(wanted) != json!(true) {
                page.run(STEP);
            }
        }
        std::thread::sleep(Duration::from_millis(15));
    }
}

#[test]
fn between_people_engines_are_run_step_by_step_unless_the_table_says_otherwise() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let ada = lobby(&chromium, &server, WIDE);
    choose(&ada, "furnace");
    ada.wait_for("!document.querySelector('.open .note')?.textContent.includes('being laid')");
    ada.click("[data-open-table]");
    ada.fill(".set-up .field input", "Ada");
    let are_on = "document.querySelector('[data-plans]').checked";
    assert_eq!(ada.run(are_on), json!(false), "four people");
    hire(&ada, 1);
    ada.wait_for(are_on);
    ada.run("[...document.querySelectorAll('.set-up li select')].slice(1, 2).forEach(s => { s.value = 'person'; s.dispatchEvent(new Event('change', {bubbles: true})); })");
    ada.wait_for(&format!("!{are_on}"));
    shorten(&ada);
    take(&ada, "furnace-set-up-plans");
    ada.click("[data-lay]");
    ada.wait_to_see(".gather [data-plans]");
    let said = ada.run("document.querySelector('.gather [data-plans]').innerText");
    assert!(said.as_str().is_some_and(|said| said.contains("step by step")), "{said}");
    take(&ada, "furnace-gathering-plans");
    let bob = come_in(&chromium, &ada.address(), "Bob");
    bob.click("[data-sit]");
    ada.wait_for("document.querySelector('[data-start]') && !document.querySelector('[data-start]').disabled");
    ada.click("[data-start]");
    ada.wait_to_see(".felt");
    bob.wait_to_see(".felt");
    play_until(&[&ada, &bob], PRODUCES);
    for page in [&ada, &bob] {
        assert_eq!(page.run(RUN), json!(false), "no plan is offered");
    }
    take(&ada, "furnace-by-hand");
    play_to_the_end(&[&ada, &bob]);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn one_press_on_a_card_or_its_number_runs_it_and_a_number_says_how_often() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "furnace");
    play_until(&[&page], PRODUCES);
    assert_eq!(page.run(RUN), json!(true), "against bots there is a plan");
    let at = page.run("[...document.querySelectorAll('.chain .co')].findIndex(e => e.matches('.ok')) + 1");
    let left = "document.querySelectorAll('.chain .co.todo').length";
    let before = page.run(left).as_u64().expect("a number");
    page.press(&at.to_string());
    page.wait_for(&format!("{left} < {before}"));
    page.click("[data-take-back]");
    page.wait_for(&format!("{left} === {before}"));
    // Cards run one after the other until one is asked about, and 0 lets it be.
    let asked = "document.querySelector('.work :is(.often, .dial)') !== null";
    let start = Instant::now();
    while page.run(asked) != json!(true) && page.run(PRODUCES) == json!(true) {
        assert!(start.elapsed() < GAME, "no card is asked about");
        page.run("document.querySelector('.chain .co.ok').click()");
        std::thread::sleep(Duration::from_millis(60));
    }
    if page.run(asked) == json!(true) {
        take(&page, "furnace-how-often");
        let card = page.run("document.querySelector('.chain .co.act').dataset.piece");
        page.press("0");
        page.wait_for(&format!(
            "document.querySelector('.chain .co.act')?.dataset.piece !== {card} || document.querySelector('.work') === null"
        ));
    }
    assert_ne!(page.run("document.querySelector('.felt')"), Value::Null);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
