//! Games by keyboard alone.

use std::time::{Duration, Instant};

use serde_json::json;
use shelf::GAMES;

use crate::chromium::{Chromium, Page, WIDE};
use crate::play::{GAME, lobby, play_to_the_end};
use crate::server::Server;

/// What there is to do: answer, pick something, or wait.
const ASKED: &str = "(() => {
    if (document.querySelector('.ending')) return 'over';
    const there = what => [...document.querySelectorAll(what)].some(e => e.offsetParent !== null && !e.disabled);
    return there('[data-answer]') ? '[data-answer]' : there('[data-choice]') ? '[data-choice]' : 'waiting';
})()";

/// How many answers are given by keyboard, which takes a browser far longer than a click.
const ANSWERS: u32 = 16;

/// Longer games than this, in minutes that people take, are not played to their end.
const LONG: u16 = 40;

/// Plays a game against bots from the lobby without a mouse; the end of a short one too.
pub(crate) fn a_game_by_keys(game: &str) {
    let info = GAMES.iter().find(|info| info.slug == game).expect("a game of the list");
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    page.calm();
    page.tab_to(&format!(".box[data-game=\"{game}\"]"));
    page.press("Enter");
    page.wait_for(&format!("document.querySelector('.tray').dataset.game === {}", json!(game)));
    page.tab_to("[data-play]");
    page.press("Enter");
    page.wait_to_see(".felt");
    play(&page);
    if info.minutes <= LONG {
        play_to_the_end(&[&page]);
        page.tab_to(".ending [data-again]");
        page.wait_for("document.activeElement.matches('.ending [data-again]')");
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// Plays by chance until enough answers were given, or the game is over.
fn play(page: &Page<'_>) {
    let start = Instant::now();
    let (mut dice, mut given) = (7_u32, 0);
    while given < ANSWERS {
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
                    given += u32::from(selector == "[data-answer]");
                }
            }
        }
    }
}
