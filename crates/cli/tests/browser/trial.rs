//! What is tried out before it is done: nothing of it leaves the page.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::chromium::{Chromium, Page, WIDE};
use crate::pictures::take;
use crate::play::{GAME, STEP, against_bots, lobby};
use crate::server::Server;

/// Plays by chance until something is true.
fn play_until(page: &Page<'_>, wanted: &str) {
    let start = Instant::now();
    while page.run(wanted) != json!(true) {
        assert!(start.elapsed() < GAME && page.run(STEP) != "over", "it does not come to that: {wanted}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// What is told of the game so far.
const LINES: &str = "document.querySelectorAll('.story [data-line]').length";

#[test]
fn a_product_is_designed_on_the_drawing_board_and_not_launched() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "silicon-valley");
    play_until(&page, "document.querySelector('[data-drawing]') !== null && document.querySelector('.acts') !== null");
    let lines = page.run(LINES);
    page.press("d");
    page.wait_to_see(".drawing .designer .board");
    let products = page.run("document.querySelectorAll('.drawing header .seg button').length");
    assert!(products.as_u64() > Some(1), "{products}");
    page.click(".drawing header .seg button:last-child");
    page.wait_for("document.querySelector('.drawing header .seg button:last-child').ariaPressed === 'true'");
    page.wait_to_see(".drawing .designer .board");
    page.click(".drawing .blk[aria-disabled=false]");
    page.click(".drawing [data-square='0']");
    take(&page, "drawing-board");
    assert_eq!(page.run("document.querySelector('.drawing [data-answer]')"), json!(null), "nothing can be launched");
    page.press("Escape");
    page.wait_for("document.querySelector('.drawing') === null");
    assert_eq!(page.run(LINES), lines, "nothing has happened");
    page.click("[data-drawing]");
    page.wait_to_see(".drawing .designer");
    page.click(".drawing .icon-btn");
    page.wait_for("document.querySelector('.drawing') === null");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_production_is_tried_out_while_the_auction_goes_on() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "furnace");
    play_until(
        &page,
        "document.querySelectorAll('.purse .gone').length > 1 && document.querySelector('[data-rehearse]') !== null",
    );
    let lines = page.run(LINES);
    page.press("e");
    page.wait_to_see(".trial .chain .co");
    take(&page, "trial-production");
    page.click(".trial .seg button");
    page.wait_to_see(".trial .chain .co");
    let left = "document.querySelectorAll('.trial .chain .co.todo').length";
    let before = page.run(left).as_u64().expect("a number");
    page.click(".trial .chain .co.ok");
    page.wait_for(&format!("{left} < {before}"));
    page.click(".trial [data-take-back]");
    page.wait_for(&format!("{left} === {before}"));
    page.click("[data-again-trial]");
    page.wait_to_see(".trial .chain .co.ok");
    page.press("Escape");
    page.wait_for("document.querySelector('.trial') === null");
    assert_eq!(page.run(LINES), lines, "nothing has happened");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
