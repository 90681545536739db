//! Tables on this device: taken back, left and found again, shared.

use std::time::Duration;

use crate::chromium::{Chromium, PHONE, Page, WIDE, pictures};
use crate::play::{STEP, against_bots, lobby};
use crate::server::Server;

/// The own cards.
const HAND: &str = "[...document.querySelectorAll('.hand .card')].map(card => card.dataset.piece).join()";

/// Plays a card of the hand.
fn bid(page: &Page<'_>) {
    page.run("document.querySelector('.hand .card[data-choice]').click()");
    page.wait_to_see("[data-answer]");
    page.run("document.querySelector('[data-answer]').click()");
}

#[test]
fn a_card_that_was_played_against_bots_is_taken_back() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    page.wait_to_see(".hand .card[data-choice]");
    let before = page.run(HAND);
    bid(&page);
    page.wait_for("document.querySelectorAll('.hand .card').length === 9");
    page.wait_to_see("[data-take-back]");
    page.run("document.querySelector('[data-take-back]').click()");
    page.wait_for("document.querySelectorAll('.hand .card').length === 10");
    assert_eq!(page.run(HAND), before);
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
    let before = page.run(HAND);
    page.go(&server.address);
    page.click(".device a.btn");
    page.wait_to_see(".hand .card[data-choice]");
    assert_eq!(page.run(HAND), before);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// What the icon of the page is drawn with.
const ICON: &str = "document.querySelector('link[rel=icon]')?.getAttribute('href')";

#[test]
fn the_icon_and_the_title_say_whose_turn_it_is() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = chromium.open(&server.address, WIDE);
    page.wait_to_see(".shelf");
    assert_eq!(page.run(ICON), "/icon.svg");
    against_bots(&page, "bids");
    page.wait_to_see(".hand .card[data-choice]");
    page.wait_for(&format!("{ICON}.startsWith('data:image/svg+xml,') && document.title.includes('turn')"));
    bid(&page);
    page.wait_for(&format!("{ICON} === '/icon.svg' && document.title === 'BIDS'"));
    page.click(".brand");
    page.wait_for(&format!("{ICON} === '/icon.svg' && document.title === 'Boardroom'"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn people_at_one_device_have_names_and_nobody_is_you_to_all() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    page.wait_for("!document.querySelector('.open .note')?.textContent.includes('being laid')");
    page.click("[data-open-table]");
    page.click(".set-up .seg button:nth-child(2)");
    page.wait_for(
        "[...document.querySelectorAll('.set-up option')].every(option => !option.innerText.includes('Open'))",
    );
    page.fill(".set-up li:nth-child(1) [data-name]", "Ada");
    page.fill(".set-up li:nth-child(2) [data-name]", "Bo");
    page.picture(&pictures().join("one-device-set-up-wide.png"));
    page.click("[data-lay]");
    page.wait_to_see(".curtain");
    let said = page.run("document.querySelector('.curtain').innerText");
    let said = said.as_str().expect("a text");
    assert!(["Ada", "Bo", "Player 3", "Player 4"].iter().any(|name| said.contains(name)), "{said}");
    page.click("[data-lift]");
    page.wait_to_see(".felt");
    let plates = page.run("[...document.querySelectorAll('.felt .plate')].map(plate => plate.innerText).join()");
    let plates = plates.as_str().expect("a text");
    assert!(plates.contains("Ada") && plates.contains("Bo"), "{plates}");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn the_theme_is_switched_and_kept() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    page.set_scheme("light");
    let paper = "getComputedStyle(document.body).backgroundColor";
    let light = page.run(paper);
    let switch = ".topbar [aria-label^='Light or dark']";
    page.click(switch);
    page.wait_for("document.documentElement.dataset.theme === 'dark'");
    let dark = page.run(paper);
    assert_ne!(light, dark);
    page.click(switch);
    page.wait_for("document.documentElement.dataset.theme === 'light'");
    page.set_scheme("dark");
    assert_eq!(page.run(paper), light);
    page.click(switch);
    page.wait_for("document.documentElement.dataset.theme === undefined");
    assert_eq!(page.run(paper), dark);
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
    bid(&page);
    page.wait_to_see(".curtain");
    assert_ne!(page.run("document.querySelector('.curtain h1').textContent"), first);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
