//! Things that are drawn over the table with a finger.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::chromium::{Chromium, PHONE, Page, WIDE};
use crate::everyone::small;
use crate::play::{GAME, STEP, against_bots, choose, hire, lobby};
use crate::server::Server;

/// Picks the launch of a product where it is offered.
const LAUNCH: &str = "(() => {
    const launch = [...document.querySelectorAll('[data-choice]')].find(choice => choice.textContent.startsWith('Launch'));
    if (!launch || document.querySelector('[data-answer]')) return false;
    launch.click();
    return true;
})()";

/// Plays one game after the other by chance, but launches where it can, until a product is to be designed.
fn play_until_design(page: &Page<'_>) {
    let start = Instant::now();
    while page.run("document.querySelector('.designer .blk:not(.z)') !== null") != json!(true) {
        assert!(start.elapsed() < GAME, "nothing is designed; the page says: {}", page.text());
        if page.run(LAUNCH) != json!(true) && page.run(STEP) == "over" {
            page.click("[data-again]");
        }
        std::thread::sleep(Duration::from_millis(15));
    }
}

/// Draws a block to one square of the grid after the other until it fits.
fn draw_a_block(page: &Page<'_>) {
    page.run("document.querySelector('.designer .tools button:last-child').click()");
    page.run("document.querySelector('.designer .canvas').scrollIntoView({block: 'start'})");
    let covered = "document.querySelector('.designer footer b').textContent";
    page.wait_for(&format!("parseInt({covered}) === 0"));
    let before = page.run(covered);
    let squares = page.run("document.querySelectorAll('.cell').length").as_u64().expect("a number");
    let fits = (0..squares).any(|square| {
        page.draw(".designer .blk:not(.z)", &format!(".cell[data-square='{square}']"));
        page.run(covered) != before
    });
    assert!(fits, "no square takes the block; the page says: {}", page.text());
}

/// What lies on the grid is continued or called a dead end, and a proposal that is taken fills the grid.
fn take_a_proposal(page: &Page<'_>) {
    page.wait_for("document.querySelector('.designer .blkh.warn, .props b:not(:empty)') !== null");
    page.run("document.querySelector('.props li:last-child button').click()");
    page.wait_to_see(".props li:last-child [aria-pressed=true]");
    page.wait_to_see(".golaunch [data-answer]");
}

#[test]
fn a_finger_draws_a_block_onto_the_grid() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    choose(&page, "silicon-valley");
    for _ in 0..3 {
        page.click(".tray .count button:first-child");
    }
    page.click("[data-play]");
    play_until_design(&page);
    draw_a_block(&page);
    take_a_proposal(&page);
    page.look_through(PHONE);
    assert_eq!(small(&page), Vec::<String>::new());
    draw_a_block(&page);
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_finger_draws_a_disc_onto_a_company() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, PHONE);
    against_bots(&page, "furnace");
    page.wait_to_see(".purse .disc[data-choice]");
    page.wait_for("getComputedStyle(document.querySelector('.purse .disc')).touchAction === 'none'");
    page.wait_for("document.querySelector('.felt').getAnimations({subtree: true}).length === 0");
    page.run("document.querySelector('.lots').scrollIntoView({block: 'end'})");
    page.draw(".purse .disc[data-choice]", ".lot.ok:last-of-type");
    page.wait_to_see(".lot .disc.ghost");
    page.click("[data-answer]");
    page.wait_to_see(".purse .gone");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_finger_draws_a_new_card_into_the_chain() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    choose(&page, "furnace");
    page.click("[data-open-table]");
    page.click(".set-up .seg button:last-child");
    hire(&page, 1);
    page.run("[...document.querySelectorAll('.variant')].find(v => v.textContent.trim().startsWith('Chain')).querySelector('input').click()");
    page.click("[data-lay]");
    let start = Instant::now();
    while page.run("document.querySelector('.inserting') !== null") != json!(true) {
        assert!(start.elapsed() < GAME, "no card goes into the chain; the page says: {}", page.text());
        page.run(STEP);
        std::thread::sleep(Duration::from_millis(15));
    }
    let next = page.run("document.querySelector('.next .tile').dataset.piece");
    page.wait_for("document.querySelector('.felt').getAnimations({subtree: true}).length === 0");
    page.draw(".next .tile", ".gap:last-child");
    page.wait_for(&format!(
        "![...document.querySelectorAll('.next .tile')].some(tile => tile.dataset.piece === {next})"
    ));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
