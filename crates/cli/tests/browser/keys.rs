//! Games by keyboard alone.

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

/// How many answers are enough where a game is not played to its end.
const ANSWERS: u32 = 30;

/// Plays a game against bots from the lobby without a mouse, to its end or for so many answers.
fn a_game_by_keys(game: &str, answers: Option<u32>) {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    page.tab_to(&format!(".box[data-game=\"{game}\"]"));
    page.press("Enter");
    page.wait_for(&format!("document.querySelector('.tray').dataset.game === {}", json!(game)));
    page.tab_to("[data-play]");
    page.press("Enter");
    page.wait_to_see(".felt");
    if play(&page, answers.unwrap_or(u32::MAX)) {
        page.tab_to(".ending [data-again]");
        page.wait_for("document.activeElement.matches('.ending [data-again]')");
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// Plays by chance until the game is over, or so many answers were given; says whether it is over.
fn play(page: &Page<'_>, answers: u32) -> bool {
    let start = Instant::now();
    let (mut dice, mut given) = (7_u32, 0);
    while given < answers {
        assert!(start.elapsed() < GAME, "the game does not end; the page says: {}", page.text());
        let asked = page.run(ASKED);
        match asked.as_str() {
            Some("over") => return true,
            Some("waiting") | None => std::thread::sleep(Duration::from_millis(15)),
            Some(selector) => {
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let further = if selector == "[data-answer]" { 0 } else { (dice >> 16) % 4 };
                for _ in 0..=further {
                    page.tab_to(selector);
                }
                if page.run(&format!("document.activeElement.matches({})", json!(selector))) == json!(true) {
                    page.press("Enter");
                    given += u32::from(selector == "[data-answer]");
                }
            }
        }
    }
    false
}

#[test]
fn bids_is_played_to_its_end_by_keyboard() {
    a_game_by_keys("bids", None);
}

#[test]
fn bidders_is_played_to_its_end_by_keyboard() {
    a_game_by_keys("bidders", None);
}

#[test]
fn bidness_is_played_by_keyboard() {
    a_game_by_keys("bidness", Some(ANSWERS));
}

#[test]
fn furnace_is_played_by_keyboard() {
    a_game_by_keys("furnace", Some(ANSWERS));
}

#[test]
fn silicon_valley_is_played_by_keyboard() {
    a_game_by_keys("silicon-valley", Some(ANSWERS));
}
