//! Games as if nobody had drawn them: any game through the generic board.

use std::time::{Duration, Instant};

use serde_json::json;
use shelf::GAMES;

use crate::chromium::{Chromium, PHONE, Page, WIDE, Window, pictures};
use crate::everyone::{assert_no_barriers, axe, small};
use crate::play::{GAME, against_bots, choose, lobby, shorten, two_people};
use crate::server::Server;

/// A low laptop.
const LOW: Window = Window { name: "low", width: 1280, height: 720 };

/// Picks something by chance, then presses the button that answers; an amount that a dial offers is sometimes taken as it is.
const STEP: &str = "(() => {
    if (document.querySelector('.ending')) return 'over';
    const there = what => [...document.querySelectorAll(what)].filter(e => e.offsetParent !== null && !e.disabled);
    const [answer] = there('[data-answer]'), choices = there('[data-choice]');
    window.dice = Math.imul((window.dice || 7) ^ 0x2545f491, 0x9e3779b1) >>> 0;
    const mixed = (window.dice ^ (window.dice >>> 15)) >>> 0;
    const isPicked = there('[data-choice][aria-pressed=true]').length > 0 || !choices.length || mixed % 3 === 0;
    if (answer && isPicked) { answer.click(); return 'answered'; }
    if (!choices.length) return 'waiting';
    choices[mixed % choices.length].click();
    return 'picked';
})()";

/// Longer games than this, in minutes that people take, are not played to their end.
///
/// By chance one takes hundreds of answers, and a browser minutes for them. The same parts draw it all the way, and
/// what they draw, every piece and every choice, is checked to the end of every game without a browser
/// (`crates/faces/tests/tableaus.rs`).
const LONG: u16 = 40;

/// How many answers are given in a long game, and before one looks at any.
const ANSWERS: u32 = 24;
const FIRST: u32 = 5;

/// Shows a table as if nobody had drawn it.
pub(crate) fn undraw(page: &Page<'_>) {
    page.go(&format!("{}?undrawn", page.address()));
    page.wait_to_see(".felt > .undrawn");
    page.calm();
}

/// Plays by chance until so many answers were given, or the game is over.
pub(crate) fn play(pages: &[&Page<'_>], answers: u32) {
    let (start, mut given) = (Instant::now(), 0);
    while given < answers {
        assert!(start.elapsed() < GAME, "the game does not end; the page says: {}", pages[0].text());
        let steps: Vec<_> = pages.iter().map(|page| page.run(STEP)).collect();
        if steps.iter().all(|step| step == "over") {
            return;
        }
        given += steps.iter().filter(|step| *step == "answered").count() as u32;
        if steps.iter().all(|step| step == "waiting" || step == "over") {
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

/// Keeps a picture in every window and in both schemes, and sees that everything fits.
fn look(page: &Page<'_>, name: &str) {
    for (window, scheme) in
        [WIDE, LOW, PHONE].into_iter().flat_map(|window| ["light", "dark"].map(|scheme| (window, scheme)))
    {
        page.look_through(window);
        page.set_scheme(scheme);
        std::thread::sleep(Duration::from_millis(120));
        page.picture(&pictures().join(format!("undrawn-{name}-{}-{scheme}.png", window.name)));
        let wider = page.run("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(wider, json!(0), "{name} is wider than the {} window", window.name);
    }
    page.look_through(WIDE);
}

/// Sees that everything can be pressed with a finger.
fn assert_large(page: &Page<'_>, name: &str) {
    page.look_through(PHONE);
    assert_eq!(small(page), Vec::<String>::new(), "{name}");
    page.look_through(WIDE);
}

/// Plays a game through the generic board, the end of a short one too, and looks at it on the way.
pub(crate) fn a_whole_game(game: &str) {
    let info = GAMES.iter().find(|info| info.slug == game).expect("a game of the list");
    let (server, chromium, axe) = (Server::start(), Chromium::start(), axe());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, game);
    undraw(&page);
    let own = format!("document.querySelector('link[href$=\"/{game}.css\"]')");
    assert_eq!(page.run(&own), json!(null), "the sheet of the drawn board is not there");
    page.wait_for("document.querySelector('[data-choice], [data-answer]') !== null");
    look(&page, &format!("{game}-begun"));
    play(&[&page], FIRST);
    look(&page, game);
    assert_large(&page, game);
    assert_no_barriers(&page, &axe, game, (WIDE, "light"));
    assert_no_barriers(&page, &axe, game, (PHONE, "dark"));
    page.calm();
    play(&[&page], if info.minutes <= LONG { u32::MAX } else { ANSWERS });
    assert!(page.address().ends_with("?undrawn"), "the board stays as it is");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn two_people_play_a_game_that_nobody_has_drawn_and_look_back_on_it() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let (ada, bob) = two_people(&chromium, &server, "bids");
    undraw(&ada);
    undraw(&bob);
    play(&[&ada, &bob], u32::MAX);
    let standings = "document.querySelector('.standings').innerText.replace('\\n(you)', '')";
    assert_eq!(ada.run(standings), bob.run(standings), "both see the same end");
    ada.click(".ending [data-review]");
    ada.click("[data-replay]");
    ada.wait_to_see(".replaying .felt > .undrawn .handrow");
    ada.press("ArrowRight");
    ada.wait_for("location.search.includes('ply=1') && location.search.includes('undrawn')");
    look(&ada, "replay");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// How many cards are in the own hand.
const CARDS: &str = "document.querySelectorAll('.handrow .pc').length";

#[test]
fn digits_pick_cards_arrows_go_on_and_enter_plays() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    choose(&page, "bids");
    page.click("[data-open-table]");
    page.click(".set-up .seg button:last-child");
    crate::play::hire(&page, 1);
    shorten(&page);
    page.click("[data-lay]");
    page.wait_to_see(".felt");
    undraw(&page);
    page.wait_to_see(".handrow [data-choice]");
    page.press("1");
    let nth = |nth: u32| {
        format!("document.querySelector('.handrow .pc:nth-child({nth})[aria-pressed=true]') === document.activeElement")
    };
    page.wait_for(&nth(1));
    page.press("ArrowRight");
    page.wait_for(&nth(2));
    page.press("ArrowLeft");
    page.wait_for(&nth(1));
    page.press("Enter");
    page.wait_for(&format!("{CARDS} === 9"));
    let start = Instant::now();
    while page.run("document.querySelector('.ending') === null") == json!(true) {
        assert!(start.elapsed() < GAME, "the game does not end; the page says: {}", page.text());
        if page.run("document.querySelector('.handrow [data-choice]') !== null") == json!(true) {
            page.press("1");
        } else if page.run("document.querySelector('[data-choice]:not([aria-pressed=true])') !== null") == json!(true) {
            page.press("n");
            page.press("Enter");
        } else {
            std::thread::sleep(Duration::from_millis(10));
        }
        page.press("Enter");
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// The choices that a list shows.
const SHOWN: &str = "[...document.querySelectorAll('.choice')].filter(e => e.offsetParent !== null)";

#[test]
fn many_choices_are_listed_by_kind_and_filtered_by_words() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "silicon-valley");
    undraw(&page);
    let start = Instant::now();
    while page.run("document.querySelectorAll('.kinds button').length > 2") != json!(true) {
        assert!(start.elapsed() < GAME, "nothing is listed; the page says: {}", page.text());
        page.run(STEP);
        std::thread::sleep(Duration::from_millis(15));
    }
    look(&page, "list");
    assert_large(&page, "list");
    page.calm();
    let all = page.run(&format!("{SHOWN}.length")).as_u64().expect("a number");
    let counts = "[...document.querySelectorAll('.kinds small')].map(e => Number(e.textContent))";
    let each = page.run(&format!("{counts}.slice(1).reduce((a, b) => a + b)"));
    assert_eq!((each, page.run(&format!("{counts}[0]"))), (json!(all), json!(all)), "every choice is of one kind");
    page.run("document.querySelectorAll('.kinds button')[1].click()");
    page.wait_for(&format!("{SHOWN}.length === {counts}[1]"));
    page.run("document.querySelectorAll('.kinds button')[0].click()");

    page.press("/");
    page.wait_for("document.activeElement.matches('input[type=search]')");
    let word =
        page.run(&format!("{SHOWN}.pop().textContent.split(' ').pop().replace(/[^A-Za-z0-9]/g, '').slice(0, 3)"));
    let word = word.as_str().expect("a word").to_owned();
    word.chars().for_each(|letter| page.press(&letter.to_string()));
    page.wait_for(&format!("{SHOWN}.every(e => (e.closest('section').textContent).includes({}))", json!(word)));
    page.wait_for(&format!("document.querySelector('[data-answer]').textContent === {SHOWN}[0].textContent"));
    "qqq".chars().for_each(|letter| page.press(&letter.to_string()));
    page.wait_to_see(".list .none");
    assert_eq!(page.run("document.querySelector('[data-answer]')"), json!(null), "nothing is played that is not seen");
    page.press("Escape");
    page.wait_for(&format!("{SHOWN}.length === {all}"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
