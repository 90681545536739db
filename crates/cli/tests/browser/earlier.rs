//! What the others did last, step by step.

use serde_json::{Value, json};

use crate::chromium::{Chromium, WIDE};
use crate::pictures::take;
use crate::play::{STEP, against_bots, lobby};
use crate::server::Server;

/// What can be done.
const CHOICES: &str = "document.querySelectorAll('[data-answer], [data-choice]').length";

#[test]
fn what_was_done_since_ones_last_move_is_a_press_away_also_after_the_page_was_loaded_anew() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    page.wait_for(&format!("{CHOICES} > 0"));
    page.run(STEP);
    page.wait_for(&format!("{STEP} === 'answered'"));
    page.wait_for("document.querySelector('main').innerText.includes('Turn 2 of')");
    page.wait_for(&format!("!document.querySelector('[data-skip]') && {CHOICES} > 0"));
    let table = page.run("document.querySelector('.felt').innerText");
    page.reload();
    page.click("[data-last-moves]");
    page.wait_to_see(".game[data-back]");
    let steps = "Number(document.querySelector('.earlier [role=status]').innerText.split(' ')[0])";
    let since = page.run(steps).as_u64().expect("a number");
    assert!(since > 1, "the bots have played since: {since}");
    let told = page.run("document.querySelector('.prompt h1').innerText");
    assert!(told.as_str().is_some_and(|told| told.contains("play")), "what was done is said: {told}");
    take(&page, "last-moves-bids");
    for left in (1..since).rev() {
        page.click("[data-step=page-keys-later]");
        page.wait_for(&format!("{steps} === {left}"));
    }
    page.click("[data-step=page-keys-later]");
    page.wait_for("!document.querySelector('.game[data-back]')");
    assert_eq!(page.run("document.querySelector('.felt').innerText"), table);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn what_was_done_last_is_stepped_through_and_nothing_is_lost_by_it() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    page.wait_for(&format!("{CHOICES} > 0"));
    for turn in 2..4 {
        page.run(STEP);
        page.wait_for(&format!("{STEP} === 'answered'"));
        // What was pressed can still be seen until the others have answered as well.
        page.wait_for(&format!("document.querySelector('main').innerText.includes('Turn {turn} of')"));
        page.wait_for(&format!("!document.querySelector('[data-skip]') && {CHOICES} > 0"));
    }
    page.press(",");
    page.wait_to_see(".game[data-back]");
    page.wait_for("document.querySelector('.earlier [role=status]').innerText === '1 step ago'");
    assert_eq!(page.run("document.querySelector('[data-answer], [data-choice]')"), Value::Null, "it is over and done");
    page.press(",");
    page.wait_for("document.querySelector('.earlier [role=status]').innerText === '2 steps ago'");
    let told = page.run("document.querySelector('.prompt h1').innerText");
    assert!(told.as_str().is_some_and(|told| told.contains("play")), "what was done is said: {told}");
    take(&page, "earlier-bids");
    page.press(".");
    page.wait_for("document.querySelector('.earlier [role=status]').innerText === '1 step ago'");
    page.click("[data-now]");
    page.wait_for("!document.querySelector('.game[data-back]')");
    page.wait_for(&format!("{CHOICES} > 0"));
    page.run(STEP);
    assert_eq!(page.run("document.querySelector('.game[data-back]') === null"), json!(true));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
