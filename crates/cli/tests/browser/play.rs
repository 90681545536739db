//! What somebody does who plays in a browser.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::chromium::{Chromium, Page, WIDE, Window};
use crate::server::Server;

/// How long a whole game may take.
pub(crate) const GAME: Duration = Duration::from_secs(300);

/// Presses the button that answers, or else picks one of the things that can be picked, by chance.
pub(crate) const STEP: &str = "(() => {
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
pub(crate) fn play_to_the_end(pages: &[&Page<'_>]) {
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
pub(crate) fn lobby<'a>(chromium: &'a Chromium, server: &Server, window: Window) -> Page<'a> {
    let page = chromium.blank(window);
    page.prepare("localStorage.setItem('boardroom.settings', JSON.stringify({pace: 'quick', sound: false}))");
    page.go(&server.address);
    page.wait_to_see(".shelf");
    page
}

/// Takes a game from the shelf.
pub(crate) fn choose(page: &Page<'_>, game: &str) {
    page.click(&format!(".box[data-game=\"{game}\"]"));
    page.wait_for(&format!("document.querySelector('.tray').dataset.game === {}", json!(game)));
}

/// Opens a table against bots on the device.
pub(crate) fn against_bots(page: &Page<'_>, game: &str) {
    choose(page, game);
    page.click("[data-play]");
    page.wait_to_see(".felt");
}

/// Opens a table on the server as Ada, with bots on all but the first seats.
pub(crate) fn lay_table(ada: &Page<'_>, game: &str, people: usize) {
    choose(ada, game);
    ada.wait_for("!document.querySelector('.open .note')?.textContent.includes('being laid')");
    ada.click("[data-open-table]");
    ada.fill(".set-up .field input", "Ada");
    hire(ada, people);
    shorten(ada);
    ada.click("[data-lay]");
}

/// Makes a game short that is set up, where that can be chosen: one round of BIDS, three of others, so that everything comes up.
pub(crate) fn shorten(page: &Page<'_>) {
    page.run(
        "[...document.querySelectorAll('.set-up .variant')].forEach(variant => {
            const field = variant.querySelector('input[type=number]');
            if (field) {
                field.value = field.max === '10' ? '1' : '3';
                field.dispatchEvent(new Event('change', {bubbles: true}));
            }
        })",
    );
}

/// Seats bots at a table that is set up, on all but the first seats.
pub(crate) fn hire(page: &Page<'_>, people: usize) {
    page.run(&format!(
        "[...document.querySelectorAll('.set-up li select')].slice({people}).forEach(s => {{
            s.value = 'intern'; s.dispatchEvent(new Event('change', {{bubbles: true}})); }})"
    ));
}

/// One person opens a table for two and bots, the other comes by its address.
pub(crate) fn two_people<'a>(chromium: &'a Chromium, server: &Server, game: &str) -> (Page<'a>, Page<'a>) {
    let ada = lobby(chromium, server, WIDE);
    lay_table(&ada, game, 2);
    ada.wait_to_see(".gather");
    let bob = come_in(chromium, &ada.address(), "Bob");
    bob.click("[data-sit]");
    ada.wait_for("document.querySelector('[data-start]') && !document.querySelector('[data-start]').disabled");
    ada.click("[data-start]");
    ada.wait_to_see(".felt");
    bob.wait_to_see(".felt");
    (ada, bob)
}

/// Somebody comes to a table by its address, and says who they are.
pub(crate) fn come_in<'a>(chromium: &'a Chromium, address: &str, name: &str) -> Page<'a> {
    let page = chromium.open(address, WIDE);
    page.fill(".door input", name);
    page.click("[data-enter]");
    page
}
