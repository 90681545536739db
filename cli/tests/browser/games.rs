//! Whole games by clicking.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::chromium::{Chromium, PHONE, Page, WIDE, Window, pictures};
use crate::server::Server;

/// How long a whole game may take.
const GAME: Duration = Duration::from_secs(150);

/// Presses the button that answers, or else picks one of the things that can be picked, by chance.
const STEP: &str = "(() => {
    if (document.querySelector('.ending')) return 'over';
    const there = e => e.offsetParent !== null && !e.disabled;
    const answer = [...document.querySelectorAll('[data-answer]')].filter(there)[0];
    if (answer) { answer.click(); return 'answered'; }
    const choices = [...document.querySelectorAll('[data-choice]')].filter(there);
    if (!choices.length) return 'waiting';
    window.dice = ((window.dice || 7) + 0x6d2b79f5) | 0;
    let mixed = Math.imul(window.dice ^ (window.dice >>> 15), 1 | window.dice);
    mixed = ((mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed) >>> 0;
    choices[mixed % choices.length].click();
    return 'picked';
})()";

/// Plays by chance until every page shows the end.
fn play_to_the_end(pages: &[&Page<'_>]) {
    let start = Instant::now();
    loop {
        let steps: Vec<_> = pages.iter().map(|page| page.run(STEP)).collect();
        if steps.iter().all(|step| step == "over") {
            return;
        }
        assert!(start.elapsed() < GAME, "the game does not end; the page says: {}", pages[0].text());
        if steps.iter().all(|step| step == "waiting" || step == "over") {
            std::thread::sleep(Duration::from_millis(15));
        }
    }
}

/// A page in the lobby whose bots act at once.
fn lobby<'a>(chromium: &'a Chromium, server: &Server, window: Window) -> Page<'a> {
    let page = chromium.open(&server.address, window);
    page.wait_to_see(".shelf");
    page.run("localStorage.setItem('boardroom.settings', JSON.stringify({pace: 'quick', sound: false}))");
    page.reload();
    page.wait_to_see(".shelf");
    page
}

/// Opens a table against bots on the device.
fn against_bots(page: &Page<'_>, game: &str) {
    page.click(&format!(".box[data-game=\"{game}\"]"));
    page.wait_for(&format!("document.querySelector('.tray').dataset.game === {}", json!(game)));
    page.click("[data-play]");
    page.wait_to_see(".felt");
}

/// One person opens a table for two and bots, the other comes by its address.
fn two_people<'a>(chromium: &'a Chromium, server: &Server, game: &str) -> (Page<'a>, Page<'a>) {
    let ada = lobby(chromium, server, WIDE);
    ada.click(&format!(".box[data-game=\"{game}\"]"));
    ada.wait_for(&format!("document.querySelector('.tray').dataset.game === {}", json!(game)));
    ada.wait_for("!document.querySelector('.open .note')?.textContent.includes('being laid')");
    ada.click("[data-open-table]");
    ada.fill(".set-up .field input", "Ada");
    ada.run(
        "[...document.querySelectorAll('.set-up li select')].slice(2).forEach(s => {
            s.value = 'intern'; s.dispatchEvent(new Event('change', {bubbles: true})); })",
    );
    ada.click("[data-lay]");
    ada.wait_to_see(".gather");
    let bob = chromium.open(&ada.address(), WIDE);
    bob.fill(".door input", "Bob");
    bob.click("[data-enter]");
    bob.click("[data-sit]");
    ada.wait_for("document.querySelector('[data-start]') && !document.querySelector('[data-start]').disabled");
    ada.click("[data-start]");
    ada.wait_to_see(".felt");
    bob.wait_to_see(".felt");
    (ada, bob)
}

fn a_game_against_bots(game: &str) {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, game);
    for _ in 0..12 {
        page.run(STEP);
        std::thread::sleep(Duration::from_millis(60));
    }
    for (window, scheme) in [(WIDE, "light"), (WIDE, "dark"), (PHONE, "light"), (PHONE, "dark")] {
        page.look_through(window);
        page.set_scheme(scheme);
        std::thread::sleep(Duration::from_millis(400));
        page.picture(&pictures().join(format!("{game}-{}-{scheme}.png", window.name)));
        let wider = page.run("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(wider, json!(0), "{game} is wider than the {} window", window.name);
    }
    play_to_the_end(&[&page]);
    page.picture(&pictures().join(format!("{game}-end.png")));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

fn a_game_of_two_people(game: &str) {
    let (server, chromium) = (Server::start(), Chromium::start());
    let (ada, bob) = two_people(&chromium, &server, game);
    for _ in 0..10 {
        ada.run(STEP);
        bob.run(STEP);
        std::thread::sleep(Duration::from_millis(30));
    }
    bob.reload();
    bob.wait_to_see(".felt");
    play_to_the_end(&[&ada, &bob]);
    let standings = "document.querySelector('.standings').innerText.replace('\\n(you)', '')";
    assert_eq!(ada.run(standings), bob.run(standings), "both see the same end");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn bids_is_played_to_its_end_against_bots() {
    a_game_against_bots("bids");
}

#[test]
fn bidness_is_played_to_its_end_against_bots() {
    a_game_against_bots("bidness");
}

#[test]
fn bidders_is_played_to_its_end_against_bots() {
    a_game_against_bots("bidders");
}

#[test]
fn furnace_is_played_to_its_end_against_bots() {
    a_game_against_bots("furnace");
}

#[test]
fn silicon_valley_is_played_to_its_end_against_bots() {
    a_game_against_bots("silicon-valley");
}

#[test]
fn two_people_play_bids_to_its_end() {
    a_game_of_two_people("bids");
}

#[test]
fn two_people_play_bidness_to_its_end() {
    a_game_of_two_people("bidness");
}

#[test]
fn two_people_play_bidders_to_its_end() {
    a_game_of_two_people("bidders");
}

#[test]
fn two_people_play_furnace_to_its_end() {
    a_game_of_two_people("furnace");
}

#[test]
fn two_people_play_silicon_valley_to_its_end() {
    a_game_of_two_people("silicon-valley");
}

#[test]
fn a_card_that_was_played_against_bots_is_taken_back() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    page.wait_to_see(".hand .card[data-choice]");
    let hand = "[...document.querySelectorAll('.hand .card')].map(card => card.dataset.piece).join()";
    let before = page.run(hand);
    page.run("document.querySelector('.hand .card[data-choice]').click()");
    page.wait_to_see("[data-answer]");
    page.run("document.querySelector('[data-answer]').click()");
    page.wait_for("document.querySelectorAll('.hand .card').length === 9");
    page.wait_to_see("[data-take-back]");
    page.run("document.querySelector('[data-take-back]').click()");
    page.wait_for("document.querySelectorAll('.hand .card').length === 10");
    assert_eq!(page.run(hand), before);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_table_on_the_device_is_found_again_where_it_was_left() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, PHONE);
    against_bots(&page, "bids");
    for _ in 0..6 {
        page.run(STEP);
        std::thread::sleep(Duration::from_millis(100));
    }
    page.wait_to_see(".hand .card[data-choice]");
    let hand = "[...document.querySelectorAll('.hand .card')].map(card => card.dataset.piece).join()";
    let before = page.run(hand);
    page.go(&server.address);
    page.click(".device a.btn");
    page.wait_to_see(".hand .card[data-choice]");
    assert_eq!(page.run(hand), before);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn between_two_people_at_one_device_hangs_a_curtain() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    page.click(".box[data-game=\"bids\"]");
    page.click("[data-open-table]");
    page.click(".set-up .seg button:last-child");
    page.click("[data-lay]");
    page.wait_to_see(".curtain");
    let first = page.run("document.querySelector('.curtain h1').textContent");
    page.click("[data-lift]");
    page.wait_for("document.querySelector('.curtain') === null");
    page.run("document.querySelector('.hand .card[data-choice]').click()");
    page.wait_to_see("[data-answer]");
    page.run("document.querySelector('[data-answer]').click()");
    page.wait_to_see(".curtain");
    assert_ne!(page.run("document.querySelector('.curtain h1').textContent"), first);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

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
