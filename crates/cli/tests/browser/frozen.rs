//! Tables of rules of another day: played by the modules of these rules, on the board of the game or in their own words.

use serde_json::{Value, json};
use shelf::GAMES;
use table::Info;

use crate::chromium::{Chromium, Page, WIDE, pictures};
use crate::play::{STEP, against_bots, lobby, play_to_the_end};
use crate::server::Server;
use crate::undrawn;

/// A game with the latest version of its rules that is not today's, which is kept as a module; none before rules have
/// changed that were frozen.
fn of_another_day() -> Option<(&'static Info, u32)> {
    let versions = |info: &'static Info| (0..info.rules).rev().map(move |rules| (info, rules));
    // The shorter the game, the sooner the test is over.
    let mut games: Vec<_> = GAMES.iter().collect();
    games.sort_by_key(|info| info.minutes);
    let mut kept =
        games.into_iter().flat_map(versions).filter(|(info, rules)| ::frozen::wanted(info.slug, *rules).is_some());
    kept.next()
}

/// Turns a table on this device into one that was begun with other rules, and opens it.
fn begin_anew(page: &Page<'_>, rules: u32, query: &str) {
    page.wait_for("localStorage.getItem(`boardroom.table.${location.pathname.split('/').pop()}`) !== null");
    let address = page.address();
    // While the table is open its dealer may still keep it.
    page.go(&format!("{}/rules/bids", address.split("/device").next().expect("an address")));
    page.wait_to_see("main");
    let id = address.rsplit('/').next().expect("a name").split('?').next().expect("a name").to_owned();
    page.run(&format!(
        "(() => {{
            const key = 'boardroom.table.{id}', table = JSON.parse(localStorage.getItem(key));
            localStorage.setItem(key, JSON.stringify({{...table, rules: {rules}, journal: [], over: false}}));
        }})()"
    ));
    page.go(&format!("{address}{query}"));
    page.wait_to_see(".felt");
}

/// How many modules the keeper has.
const KEPT: &str = "caches.open('frozen').then(kept => kept.keys()).then(keys => keys.length)";

#[test]
fn a_table_of_another_day_is_played_by_its_module_on_the_board_of_its_game_and_without_a_network() {
    let Some((info, rules)) = of_another_day() else { return };
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    page.wait_for("navigator.serviceWorker.controller !== null");
    against_bots(&page, info.slug);
    assert_eq!(page.run(KEPT), json!(0), "today's rules need no module");
    begin_anew(&page, rules, "");
    page.wait_to_see(".felt [data-choice], .felt [data-answer]");
    assert_eq!(page.run("document.querySelector('.undrawn')"), Value::Null, "the board of the game can read it");
    assert_eq!(page.run(KEPT), json!(1));
    page.click("[data-rules]");
    page.wait_to_see(".rulebook .prose h2");
    let note = page.run("document.querySelector('.rulebook > .earlier').innerText");
    let note = note.as_str().expect("a text");
    assert!(note.contains(&format!("earlier rules, version {rules},")), "{note}");
    assert!(note.contains(&format!("\nVersion {}: ", rules + 1)), "{note}");
    page.picture(&pictures().join(format!("frozen-{}-rules.png", info.slug)));
    let address = page.run("document.querySelector('.rulebook a[target]').getAttribute('href')");
    assert_eq!(address, json!(format!("/rules/{}?version={rules}", info.slug)));
    page.click("[data-close-rules]");
    page.run(STEP);
    drop(server);
    page.reload();
    page.wait_to_see(".felt [data-choice], .felt [data-answer]");
    page.picture(&pictures().join(format!("frozen-{}.png", info.slug)));
    play_to_the_end(&[&page]);
    page.click(".ending [data-review]");
    page.wait_to_see(".review .stand");
    page.click("[data-verify]");
    page.wait_to_see("[data-checked=review-fair-again]");
    page.click("[data-replay]");
    page.wait_to_see(".reel");
    // Without a network the page asks for its server in vain, and says nothing else.
    assert!(chromium.errors().iter().all(|error| error.contains("CONNECTION_REFUSED")), "{:?}", chromium.errors());
}

#[test]
fn a_table_of_another_day_is_played_and_looked_back_on_in_the_words_of_its_module() {
    let Some((info, rules)) = of_another_day() else { return };
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, info.slug);
    begin_anew(&page, rules, "?undrawn");
    page.wait_to_see(".felt > .undrawn");
    page.wait_for("document.querySelector('[data-choice], [data-answer]') !== null");
    assert_ne!(page.run("document.querySelector('.prompt h1').innerText"), json!(""));
    undrawn::play(&[&page], 3);
    page.wait_to_see(".log li");
    page.picture(&pictures().join(format!("frozen-{}-undrawn.png", info.slug)));
    let said = page.run("[...document.querySelectorAll('.log li span')].map(line => line.innerText).join(' ')");
    assert!(said.as_str().is_some_and(|said| said.len() > 20), "the log is told: {said}");
    undrawn::play(&[&page], u32::MAX);
    assert_ne!(page.run("document.querySelector('.ending h2').innerText"), json!(""));
    page.click(".ending [data-review]");
    page.wait_to_see(".review .stand");
    page.wait_for("(document.querySelector('.plot path[data-seat]')?.getAttribute('d') ?? '').length > 20");
    page.picture(&pictures().join(format!("frozen-{}-review.png", info.slug)));
    page.click("[data-replay]");
    page.wait_to_see(".replaying .felt > .undrawn");
    page.press("ArrowRight");
    page.wait_for("location.search.includes('ply=1')");
    page.wait_for("document.querySelector('.replaying .prompt h1')?.innerText.length > 3");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_worker_that_does_not_come_back_is_ended_and_the_page_says_so_and_lives() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = chromium.blank(WIDE);
    // A glance in a tenth of the time.
    page.prepare(
        "localStorage.setItem('boardroom.settings', JSON.stringify({pace: 'quick', sound: false}));
        window.ended = 0;
        const usual = window.setInterval;
        window.setInterval = (work, after, ...more) => usual(work, after === 2000 ? 200 : after, ...more);
        const end = Worker.prototype.terminate;
        Worker.prototype.terminate = function() { window.ended += 1; end.call(this); };",
    );
    page.go(&server.address);
    page.wait_to_see(".shelf");
    against_bots(&page, "bids");
    page.wait_to_see(".hand .card[data-choice]");
    // From now on it hears nothing, as if it were in the middle of something without an end.
    page.run("window.ended = 0; Worker.prototype.postMessage = () => {}");
    page.wait_for("document.querySelector('.toast')?.innerText.includes('did not come to an end')");
    assert_eq!(page.run("window.ended"), json!(1));
    page.click(".brand");
    page.wait_to_see(".shelf");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
