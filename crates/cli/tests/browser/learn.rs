//! First games, the rules to look things up in, and hints.

use std::collections::BTreeSet;
use std::time::Instant;

use serde_json::{Value, json};
use shelf::GAMES;

use crate::chromium::{Chromium, PHONE, Page, WIDE, pictures};
use crate::language::japanese_lobby;
use crate::pictures::take;
use crate::play::{GAME, STEP, against_bots, choose, lobby};
use crate::server::Server;

/// The line that is explained.
const LINE: &str = "document.querySelector('.coach [data-line]')?.dataset.line ?? null";

/// Reads what is explained and goes on, or else plays by chance.
fn learn(page: &Page<'_>) -> Option<String> {
    let line = page.run(LINE).as_str().map(str::to_owned);
    if line.is_some() {
        page.run("document.querySelector('[data-next]')?.click()");
    } else {
        page.run(STEP);
    }
    line
}

/// Goes on until a line other than those is explained, and gives it.
fn next_line(page: &Page<'_>, known: &BTreeSet<String>) -> String {
    let start = Instant::now();
    loop {
        assert!(start.elapsed() < GAME, "nothing more is explained; the page says: {}", page.text());
        match page.run(LINE).as_str() {
            Some(line) if !known.contains(line) => return line.to_owned(),
            _ => drop(learn(page)),
        }
    }
}

#[test]
fn a_first_game_is_learned_by_clicking() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    choose(&page, "bids");
    page.click(".tray [data-learn]");
    page.wait_to_see(".coach [data-line='learn-bids-stake']");
    let ring = "getComputedStyle(document.querySelector('.card.point')).outlineStyle";
    assert_eq!(page.run(ring), "solid", "what is spoken of has a ring");
    take(&page, "learn-bids");
    let mut said = Vec::new();
    let start = Instant::now();
    while page.run("document.querySelector('.ending') === null") == json!(true) {
        assert!(start.elapsed() < GAME, "the first game does not end; the page says: {}", page.text());
        if let Some(line) = learn(&page)
            && said.last() != Some(&line)
        {
            said.push(line);
        }
    }
    let different: BTreeSet<&String> = said.iter().collect();
    assert_eq!(different.len(), said.len(), "nothing is said twice: {said:?}");
    assert!(said.len() >= 8, "most is said, whatever is played: {said:?}");
    page.click(".ending [data-again]");
    page.wait_for("!document.querySelector('.coach') && document.querySelector('.when')?.textContent.includes('6')");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_first_game_goes_on_where_it_was_left_and_can_be_begun_anew() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, PHONE);
    page.go(&format!("{}/learn/bids", server.address));
    page.wait_to_see(".coach [data-line]");
    page.click("[data-next]");
    page.wait_to_see(".coach [data-line='learn-bids-hand']");
    page.reload();
    page.wait_to_see(".coach [data-line='learn-bids-hand']");
    let start = Instant::now();
    while page.run("document.querySelector('[data-over]') === null") == json!(true) {
        assert!(start.elapsed() < GAME, "there is always something to say: {}", page.text());
        learn(&page);
    }
    page.run("document.querySelector('[data-over]').click()");
    page.wait_to_see(".coach [data-line='learn-bids-stake']");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn every_first_game_explains_its_first_things() {
    let (server, chromium) = (Server::start(), Chromium::start());
    for game in GAMES.iter().map(|info| info.slug) {
        let page = lobby(&chromium, &server, WIDE);
        page.go(&format!("{}/learn/{game}", server.address));
        page.wait_to_see(".coach [data-line]");
        let mut known = BTreeSet::new();
        for count in 1..=3 {
            let line = next_line(&page, &known);
            take(&page, &format!("learn-{game}-{count}"));
            known.insert(line);
        }
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_first_game_is_explained_in_japanese() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = japanese_lobby(&chromium, &server);
    page.go(&format!("{}/learn/bidders", server.address));
    page.wait_for("document.querySelector('.coach .says')?.textContent.includes('事業')");
    take(&page, "learn-bidders-ja");
    page.press("b");
    page.wait_for("document.querySelector('.rulebook h3')?.textContent.includes('ラウンド準備')");
    page.fill(".rulebook input", "まーかー");
    page.wait_for("document.querySelectorAll('.rulebook mark').length > 3");
    take(&page, "rules-beside-ja");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_hint_is_asked_for_and_taken() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    page.wait_to_see(".hand .card[data-choice]");
    page.press("h");
    page.wait_to_see(".hints");
    page.wait_to_see("[data-take-hint]");
    assert_eq!(page.run("document.querySelectorAll('.hints li').length"), json!(3));
    let why = page.run("document.querySelector('.hints small').textContent");
    assert!(why.as_str().is_some_and(|why| why.contains("imagined games")), "{why}");
    take(&page, "hint");
    page.click("[data-take-hint]");
    page.wait_for("document.querySelectorAll('.hand .card').length === 9 && !document.querySelector('.hints')");
    page.wait_to_see("[data-hint]");
    page.click("[data-hint]");
    page.wait_to_see("[data-take-hint]");
    page.click("[data-hint]");
    page.wait_for("!document.querySelector('.hints')");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn the_rules_are_searched() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = chromium.open(&format!("{}/rules/bids#special-cards", server.address), WIDE);
    page.wait_to_see("#rule-special-cards");
    let top = "Math.abs(document.querySelector('#rule-special-cards').getBoundingClientRect().top)";
    page.wait_for(&format!("{top} < 120"));
    let all = page.run("document.querySelectorAll('.prose section').length");
    assert_eq!(all, page.run("document.querySelectorAll('.contents a').length"), "the contents list every section");
    page.press("/");
    page.wait_for("document.activeElement.matches('.search input')");
    page.fill(".search input", "thief");
    page.wait_for("document.querySelectorAll('mark').length > 3");
    let marks = page.run("[...document.querySelectorAll('mark')].every(mark => /thief/i.test(mark.textContent))");
    assert_eq!(marks, json!(true));
    let sections = page.run("document.querySelectorAll('.prose section').length");
    let listed = page.run("document.querySelectorAll('.contents a').length");
    assert_eq!(sections, listed, "the contents list what was found");
    take(&page, "rules-search");
    page.fill(".search input", "zeppelin");
    page.wait_for("document.querySelectorAll('.prose section').length === 0");
    page.click(".found button");
    page.wait_for(&format!("document.querySelectorAll('.prose section').length === {all}"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// How many things on the board lead to no rule.
const UNRULED: &str = "[...document.querySelectorAll('.felt .card, .felt [data-choice], .felt [data-piece]')]
    .filter(e => e.offsetParent !== null && !e.closest('.plate, .holding, .purse'))
    .filter(e => e.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true})))
    .map(e => e.className + ' ' + e.dataset.piece)";

#[test]
fn the_rules_open_beside_every_board_at_what_is_asked() {
    let (server, chromium) = (Server::start(), Chromium::start());
    for game in GAMES.iter().map(|info| info.slug) {
        let page = lobby(&chromium, &server, WIDE);
        against_bots(&page, game);
        page.wait_to_see(".felt [data-choice]");
        page.click("[data-rule]");
        page.wait_to_see(".rulebook .prose section");
        page.picture(&pictures().join(format!("rules-beside-{game}.png")));
        page.press("Escape");
        page.wait_for("!document.querySelector('.rulebook')");
        assert_eq!(page.run(UNRULED), json!([]), "{game} has things without a rule");
        page.wait_for("document.querySelector('.rule-note:not([style*=hidden])') !== null");
        page.click("[data-rule-note]");
        page.wait_to_see(".rulebook .prose section");
        page.click("[data-close-rules]");
        page.wait_for("!document.querySelector('.rulebook')");
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn there_are_no_hints_at_a_table_with_others() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let (ada, _bob) = crate::play::two_people(&chromium, &server, "bids");
    assert_eq!(ada.run("document.querySelector('[data-hint]')"), Value::Null);
    ada.press("h");
    ada.wait_for("document.querySelector('.hints')?.textContent.includes('No hints here')");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
