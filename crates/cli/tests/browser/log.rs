//! The log is a story: the newest turn is on top, and within it things stand in their order.

use std::time::{Duration, Instant};

use serde_json::json;
use shelf::GAMES;

use crate::chromium::{Chromium, PHONE, Page, WIDE, pictures};
use crate::play::{GAME, STEP, against_bots, lobby, two_people};
use crate::server::Server;

/// The numbers of the lines that are shown, by section, from top to bottom.
const LINES: &str = "[...document.querySelectorAll('.story > section')].map(section =>
    [...section.querySelectorAll('[data-line]')].map(line => Number(line.dataset.line)))";

/// Plays by chance until something is true, or the game is over.
fn play_until(page: &Page<'_>, wanted: &str) {
    let start = Instant::now();
    while page.run(wanted) != json!(true) && page.run(STEP) != "over" {
        assert!(start.elapsed() < GAME, "it does not come to that: {wanted}");
        std::thread::sleep(Duration::from_millis(15));
    }
}

fn lines(page: &Page<'_>) -> Vec<Vec<u64>> {
    serde_json::from_value(page.run(LINES)).expect("numbers")
}

#[test]
fn every_log_has_its_newest_turn_on_top_and_is_read_downward_within_it() {
    let (server, chromium) = (Server::start(), Chromium::start());
    for game in GAMES.iter().map(|info| info.slug) {
        let page = lobby(&chromium, &server, WIDE);
        against_bots(&page, game);
        play_until(&page, "document.querySelectorAll('.story > section').length > 2");
        let sections = lines(&page);
        assert!(sections.iter().all(|lines| !lines.is_empty() && lines.is_sorted()), "{game}: {sections:?}");
        let firsts: Vec<u64> = sections.iter().map(|lines| lines[0]).collect();
        assert!(firsts.is_sorted_by(|above, below| above > below), "{game}: the newest is on top: {firsts:?}");
        let headings =
            page.run("[...document.querySelectorAll('.story h3')].every(heading => heading.innerText.trim())");
        assert_eq!(headings, json!(true), "{game}: every section has a heading");
        page.picture(&pictures().join(format!("log-{game}-wide.png")));
        page.look_through(PHONE);
        page.click(".topbar .only-s");
        page.wait_for("document.querySelector('.rail').dataset.open === ''");
        std::thread::sleep(Duration::from_millis(400));
        page.picture(&pictures().join(format!("log-{game}-phone.png")));
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_round_that_is_over_is_folded_and_can_be_read() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    play_until(&page, "document.querySelectorAll('.story details').length > 0");
    let shown = lines(&page).concat().len();
    page.click(".story details summary");
    page.wait_for("document.querySelectorAll('.story details [data-line]').length > 20");
    let all = page.run("document.querySelectorAll('.story [data-line]').length").as_u64().expect("a number");
    assert!(all as usize > shown, "what is folded is more than what was shown");
}

#[test]
fn one_persons_lines_can_be_read_alone() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    play_until(&page, "document.querySelectorAll('.story > section').length > 3");
    let all = lines(&page).concat().len();
    page.click(".filters .seg button:nth-child(3)");
    page.wait_for(&format!("document.querySelectorAll('.story [data-line]').length < {all}"));
    let name = "document.querySelector('.filters [aria-pressed=true]').getAttribute('aria-label').split(' ').pop()";
    let about =
        format!("[...document.querySelectorAll('.story [data-line]')].every(line => line.innerText.includes({name}))");
    assert_eq!(page.run(&about), json!(true), "every line names whom it was asked for");
    page.click(".filters .seg button:first-child");
    page.wait_for(&format!("document.querySelectorAll('.story [data-line]').length >= {all}"));
}

#[test]
fn what_is_gained_and_paid_can_be_read_alone_with_what_was_left() {
    let (server, chromium) = (Server::start(), Chromium::start());
    for (game, wanted) in [("bidness", "left: $"), ("furnace", "+$")] {
        let page = lobby(&chromium, &server, WIDE);
        against_bots(&page, game);
        page.click("[data-counted]");
        play_until(&page, "document.querySelectorAll('.story .flow').length > 4");
        let lines = "[...document.querySelectorAll('.story [data-line]')]";
        assert_eq!(page.run(&format!("{lines}.every(line => line.querySelector('.flow b') !== null)")), json!(true));
        let text = page.run("document.querySelector('.story').innerText");
        assert!(text.as_str().is_some_and(|text| text.contains(wanted)), "{text}");
        page.picture(&pictures().join(format!("log-counted-{game}-wide.png")));
    }
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    assert_eq!(page.run("document.querySelector('[data-counted]').innerText"), json!("Points"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn whoever_comes_back_finds_where_they_stopped_reading() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let (ada, bob) = two_people(&chromium, &server, "bids");
    ada.run(
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true});
        document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))",
    );
    assert_eq!(ada.run("document.querySelector('[data-unread]')"), json!(null), "nothing is new yet");
    let start = Instant::now();
    while ada.run("document.querySelector('[data-unread]') !== null") != json!(true) {
        assert!(start.elapsed() < GAME, "nothing new is marked");
        for page in [&ada, &bob] {
            page.run(STEP);
        }
        std::thread::sleep(Duration::from_millis(30));
    }
    let told = "/^[0-9]+ new$/.test(document.querySelector('.jump').innerText.trim())";
    ada.wait_for(told);
    ada.picture(&pictures().join("log-unread-wide.png"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
