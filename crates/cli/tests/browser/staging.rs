//! Climaxes are seen beat by beat, unless somebody skips them or wants no motion; everything can wait.

use serde_json::json;

use crate::chromium::{Chromium, PHONE, Page, WIDE, pictures};
use crate::play::{STEP, against_bots, choose};
use crate::server::Server;

/// A page in the lobby whose bots take so many milliseconds, as long as a beat.
fn lobby<'a>(chromium: &'a Chromium, server: &Server, pace: u32) -> Page<'a> {
    let page = chromium.blank(WIDE);
    let settings = json!({"pace": pace, "sound": false}).to_string();
    page.prepare(&format!("localStorage.setItem('boardroom.settings', {})", json!(settings)));
    page.go(&server.address);
    page.wait_to_see(".shelf");
    page
}

/// Notes every sentence that is said of a climax, and how many cards of the turn lie on the table meanwhile.
const NOTE: &str = "window.beats = []; new MutationObserver(() => {
    if (!document.querySelector('[data-skip]')) return;
    const beat = [document.querySelector('.prompt h1').innerText, document.querySelectorAll('.bids:not(.past) .card').length,
        [...document.querySelectorAll('.bids:not(.past) .ord')].map(ord => ord.innerText)];
    if (JSON.stringify(window.beats.at(-1)) !== JSON.stringify(beat)) window.beats.push(beat);
}).observe(document.body, {childList: true, subtree: true, characterData: true})";

/// Bids a card.
fn bid(page: &Page<'_>) {
    page.wait_to_see(".hand .card[data-choice]");
    let cards = page.run("document.querySelectorAll('.hand .card').length").as_u64().expect("a number");
    page.run("document.querySelector('.hand .card[data-choice]').click()");
    page.wait_to_see("[data-answer]");
    page.run("document.querySelector('[data-answer]').click()");
    page.wait_for(&format!("document.querySelectorAll('.hand .card').length === {}", cards - 1));
}

#[test]
fn the_last_card_of_a_turn_lies_in_its_place_and_then_somebody_wins_or_it_burns() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, 450);
    against_bots(&page, "bids");
    page.run(NOTE);
    bid(&page);
    page.wait_for("window.beats.some(([, , ords]) => ords.some(ord => ord === 'Wins' || ord === 'Burned'))");
    page.picture(&pictures().join("bids-climax-wide-light.png"));
    page.wait_for("!document.querySelector('[data-skip]')");
    let beats = page.run("window.beats");
    // The page is drawn part by part: what counts is what is seen once every place has its card.
    let whole: Vec<String> = beats
        .as_array()
        .expect("beats")
        .iter()
        .filter(|beat| beat[1] == json!(4))
        .map(|beat| beat[2].to_string())
        .collect();
    let is_told = |ords: &String| ords.contains("Wins") || ords.contains("Burned");
    assert!(whole.first().is_some_and(|ords| !is_told(ords)), "first the card, then what came of it: {beats}");
    assert!(whole.iter().any(is_told), "{beats}");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_climax_is_skipped_by_key_and_by_click_and_waits_while_all_is_paused() {
    let (server, chromium) = (Server::start(), Chromium::start());
    // So slow that whatever is not skipped would be seen for long.
    let page = lobby(&chromium, &server, 2400);
    against_bots(&page, "bids");
    let settings = "JSON.parse(localStorage.getItem('boardroom.settings')).pace";
    for skip in ["key", "click"] {
        bid(&page);
        page.wait_to_see("[data-skip]");
        page.press("w");
        page.wait_for("document.querySelector('[data-pause]').getAttribute('aria-pressed') === 'true'");
        let paused = page.run("document.querySelector('.prompt h1').innerText");
        page.press("w");
        page.wait_for("document.querySelector('[data-pause]')?.getAttribute('aria-pressed') !== 'true'");
        if skip == "key" {
            page.press("s");
        } else {
            page.wait_to_see("[data-skip]");
            page.run("document.querySelector('.felt .stake').click()");
        }
        page.wait_for("!document.querySelector('[data-skip]')");
        assert_ne!(page.run("document.querySelector('.prompt h1').innerText"), paused);
        page.wait_to_see(".hand .card[data-choice]");
    }
    assert_eq!(page.run(settings), json!(2400));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn whoever_wants_no_motion_sees_no_beats() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, 150);
    page.calm();
    against_bots(&page, "bids");
    page.run(NOTE);
    for _ in 0..3 {
        bid(&page);
    }
    page.wait_to_see(".hand .card[data-choice]");
    assert_eq!(page.run("window.beats"), json!([]));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn companies_of_furnace_are_taken_one_after_the_other() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, 150);
    against_bots(&page, "furnace");
    page.run(
        "window.asked = []; new MutationObserver(() => {
            const name = document.querySelector('[data-skip]') && document.querySelector('.lot.asked .nm')?.innerText;
            if (name && window.asked.at(-1) !== name) window.asked.push(name);
        }).observe(document.body, {childList: true, subtree: true, characterData: true})",
    );
    for _ in 0..400 {
        if page.run("document.querySelector('[data-in=production]') !== null") == json!(true) {
            break;
        }
        page.run(STEP);
        std::thread::sleep(std::time::Duration::from_millis(60));
    }
    page.wait_for("document.querySelector('[data-in=production]') !== null");
    let asked = page.run("window.asked.length").as_u64().expect("a number");
    assert!(asked >= 4, "{asked} companies were seen to be taken");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn settings_open_over_the_table_and_the_pace_of_bots_is_set_there() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, 0);
    choose(&page, "bids");
    page.click("[data-play]");
    page.wait_to_see(".felt");
    for window in [WIDE, PHONE] {
        page.look_through(window);
        let table = page.address();
        page.click("[data-settings]");
        page.wait_to_see("dialog.settings[open] [data-pace]");
        page.picture(&pictures().join(format!("settings-{}-light.png", window.name)));
        page.run("(() => { const range = document.querySelector('[data-pace]'); range.value = 900; range.dispatchEvent(new Event('input', {bubbles: true})); })()");
        page.wait_for("JSON.parse(localStorage.getItem('boardroom.settings')).pace === 900");
        page.press("Escape");
        page.wait_for("!document.querySelector('dialog.settings')");
        assert_eq!(page.address(), table, "nobody had to leave the table");
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
