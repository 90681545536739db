//! Two people on one server: a broken line, answers in secret, and taking back by consent.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::chromium::{Chromium, Page};
use crate::play::{STEP, play_to_the_end, two_people};
use crate::server::Server;

#[test]
fn whoever_loses_the_line_for_a_while_misses_nothing() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let (ada, bob) = two_people(&chromium, &server, "bids");
    bob.run("window.kept = true");
    bob.run("window.lines = () => document.querySelectorAll('.log li').length");
    bob.set_offline(true);
    bob.run("window.dispatchEvent(new Event('offline'))");
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(2) {
        ada.run(STEP);
        std::thread::sleep(Duration::from_millis(50));
    }
    bob.set_offline(false);
    let lines = "[...document.querySelectorAll('.log li')].length";
    let same = || ada.run(lines) == bob.run(lines);
    let start = Instant::now();
    while !same() {
        assert!(start.elapsed() < Duration::from_secs(20), "Bob does not catch up");
        std::thread::sleep(Duration::from_millis(50));
    }
    play_to_the_end(&[&ada, &bob]);
}

/// Whether Bob has still to answer, as Ada sees it.
const BOB_IS_ASKED: &str = "document.querySelector('[data-piece=plate-1].acting') !== null";

#[test]
fn what_one_has_picked_stays_picked_while_somebody_else_answers_in_secret() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let (ada, bob) = two_people(&chromium, &server, "bidness");
    ada.wait_to_see("[data-choice]");
    ada.click("[data-choice]");
    let picked = "[...document.querySelectorAll('[data-choice]')].findIndex(e => e.ariaPressed === 'true')";
    ada.wait_for(&format!("{picked} >= 0 && document.querySelector('[data-answer]:not([disabled])') !== null"));
    let (before, start) = (ada.run(picked), Instant::now());
    assert_eq!(ada.run(BOB_IS_ASKED), json!(true));
    while ada.run(BOB_IS_ASKED) == json!(true) {
        assert!(start.elapsed() < Duration::from_secs(30), "Bob does not answer; his page says: {}", bob.text());
        bob.run(STEP);
        std::thread::sleep(Duration::from_millis(15));
    }
    assert_eq!(ada.run(picked), before, "nothing new is asked of Ada");
    ada.click("[data-answer]");
    ada.wait_for(&format!("{picked} === -1"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// How many cards somebody holds.
fn cards(page: &Page<'_>) -> u64 {
    page.run("document.querySelectorAll('.hand .card').length").as_u64().expect("a number")
}

/// Lets both play until Ada's last card cannot be taken back without asking, and lets her ask.
fn ask_to_take_back(ada: &Page<'_>, bob: &Page<'_>) {
    let can_ask = "document.querySelector('[data-take-back]')?.innerText.startsWith('Ask') ?? false";
    let start = Instant::now();
    while ada.run(can_ask) != json!(true) {
        assert!(start.elapsed() < Duration::from_secs(30), "there is nothing to ask for");
        for page in [ada, bob] {
            if page.run(STEP) == "waiting" {
                std::thread::sleep(Duration::from_millis(15));
            }
        }
    }
    ada.click("[data-take-back]");
}

#[test]
fn what_others_have_seen_is_taken_back_once_they_allow_it() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let (ada, bob) = two_people(&chromium, &server, "bids");
    ask_to_take_back(&ada, &bob);
    let before = cards(&ada);
    bob.click("[data-agree]");
    ada.wait_for(&format!("document.querySelectorAll('.hand .card').length === {}", before + 1));
    bob.wait_for("document.querySelector('[data-agree]') === null");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn what_others_have_seen_stays_where_they_refuse() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let (ada, bob) = two_people(&chromium, &server, "bids");
    ask_to_take_back(&ada, &bob);
    let before = cards(&ada);
    ada.wait_for("document.querySelector('.toast') !== null");
    bob.click("[data-refuse]");
    bob.wait_for("document.querySelector('[data-refuse]') === null");
    ada.wait_for("document.querySelector('.toast') === null");
    assert_eq!(cards(&ada), before);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
