//! Whole games by keyboard alone.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::chromium::{Chromium, Page, WIDE};
use crate::play::{GAME, lobby};
use crate::server::Server;

/// What there is to do: answer, pick something, or wait.
const ASKED: &str = "(() => {
    if (document.querySelector('.ending')) return 'over';
    const there = what => [...document.querySelectorAll(what)].some(e => e.offsetParent !== null && !e.disabled);
    return there('[data-answer]') ? '[data-answer]' : there('[data-choice]') ? '[data-choice]' : 'waiting';
})()";

/// Plays a game against bots from the lobby to its end without a mouse.
fn a_game_by_keys(game: &str) {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    page.tab_to(&format!(".box[data-game=\"{game}\"]"));
    page.press("Enter");
    page.wait_for(&format!("document.querySelector('.tray').dataset.game === {}", json!(game)));
    page.tab_to("[data-play]");
    page.press("Enter");
    page.wait_to_see(".felt");
    play(&page);
    page.tab_to(".ending [data-again]");
    page.wait_for("document.activeElement.matches('.ending [data-again]')");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

fn play(page: &Page<'_>) {
    let start = Instant::now();
    let mut dice = 7_u32;
    loop {
        assert!(start.elapsed() < GAME, "the game does not end; the page says: {}", page.text());
        let asked = page.run(ASKED);
        match asked.as_str() {
            Some("over") => return,
            Some("waiting") | None => std::thread::sleep(Duration::from_millis(15)),
            Some(selector) => {
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let further = if selector == "[data-answer]" { 0 } else { (dice >> 16) % 4 };
                for _ in 0..=further {
                    page.tab_to(selector);
                }
                if page.run(&format!("document.activeElement.matches({})", json!(selector))) == json!(true) {
                    page.press("Enter");
                }
            }
        }
    }
}

#[test]
fn bids_is_played_to_its_end_by_keyboard() {
    a_game_by_keys("bids");
}

#[test]
fn bidders_is_played_to_its_end_by_keyboard() {
    a_game_by_keys("bidders");
}

#[test]
fn bidness_is_played_to_its_end_by_keyboard() {
    a_game_by_keys("bidness");
}

#[test]
fn furnace_is_played_to_its_end_by_keyboard() {
    a_game_by_keys("furnace");
}

#[test]
fn silicon_valley_is_played_to_its_end_by_keyboard() {
    a_game_by_keys("silicon-valley");
}
