//! Looking back on games that are over.

use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};

use crate::chromium::{Chromium, PHONE, Page, WIDE};
use crate::pictures;
use crate::play::{against_bots, choose, hire, lay_table, lobby, play_to_the_end, shorten};
use crate::server::Server;

/// Plays a game of BIDS of one round on the device, and opens its review.
fn a_short_game(page: &Page<'_>) {
    choose(page, "bids");
    page.click("[data-open-table]");
    page.click(".set-up .seg button:last-child");
    hire(page, 1);
    shorten(page);
    page.click("[data-lay]");
    page.wait_to_see(".felt");
    play_to_the_end(&[page]);
    page.click(".ending [data-review]");
    page.wait_to_see(".review .stand");
}

/// The step that is shown.
fn step(page: &Page<'_>) -> Value {
    page.run("Number(new URLSearchParams(location.search).get('ply'))")
}

/// Waits until a step is shown.
fn wait_for_step(page: &Page<'_>, step: u64) {
    page.wait_for(&format!("document.querySelector('.reel output')?.textContent.startsWith('Step {step} ') ?? false"));
}

/// Looks with other eyes.
fn look_with(page: &Page<'_>, eyes: &str) {
    page.run(&format!(
        "(eyes => {{ eyes.value = '{eyes}'; eyes.dispatchEvent(new Event('change', {{bubbles: true}})); }})(document.querySelector('[data-eyes]'))"
    ));
}

#[test]
fn a_game_is_looked_back_on_from_above_and_step_by_step() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    a_short_game(&page);
    page.wait_for("document.querySelectorAll('.plot path[data-seat]').length > 2");
    page.wait_for("document.querySelector('.thinks') === null && document.querySelector('.lots tbody tr') !== null");
    let chart = "document.querySelector('.plot path[data-seat]').getAttribute('d')";
    let drawn = page.run(chart);
    pictures::take(&page, "review");

    page.reload();
    page.wait_to_see(".plot path[data-seat]");
    assert_eq!(page.run("document.querySelector('.thinks')"), Value::Null, "what was thought is kept");
    assert_eq!(page.run(chart), drawn);

    page.click("[data-verify]");
    page.wait_to_see("[data-checked=review-fair-again]");

    page.click("[data-replay]");
    wait_for_step(&page, 0);
    page.wait_to_see(".felt .hand .card");
    page.press("ArrowRight");
    wait_for_step(&page, 1);
    page.click("[data-step=review-next]");
    wait_for_step(&page, 2);
    page.click("[data-step=review-previous]");
    wait_for_step(&page, 1);
    page.click("[data-step=review-last]");
    page.wait_for("document.querySelector('[data-step=review-last]').disabled");
    page.click("[data-step=review-first]");
    wait_for_step(&page, 0);
    assert_eq!(page.run("document.querySelector('[data-answer], [data-choice]')"), Value::Null);
    pictures::take(&page, "review-step");

    // With other eyes one sees another hand.
    let hand = "[...document.querySelectorAll('.hand .card')].map(card => card.dataset.piece).join()";
    let own = page.run(hand);
    look_with(&page, "2");
    page.wait_for(&format!("{hand} !== {own}"));

    page.click("[data-overview]");
    page.wait_to_see(".review .stand");
    let turning = page.run("document.querySelector('[data-turning]') !== null");
    if turning == json!(true) {
        page.click("[data-turning]");
        page.wait_to_see(".reel");
        assert!(step(&page).as_u64() > Some(0));
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn the_end_names_the_costliest_decisions_and_each_is_seen_on_the_board() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    play_to_the_end(&[&page]);
    page.wait_to_see(".ending .costly li");
    let rows = page.run("document.querySelectorAll('.ending .costly li').length");
    assert!(rows.as_u64().is_some_and(|rows| rows <= 3), "{rows}");
    let text = page.run("document.querySelector('.ending .costly').innerText");
    let text = text.as_str().unwrap_or_default();
    assert!(text.contains("You: ") && text.contains("Better: ") && text.contains('−'), "{text}");
    let buttons = "new Set([...document.querySelectorAll('.ending .row.next > *')].map(e => e.offsetTop)).size";
    assert_eq!(page.run(buttons), json!(1), "what comes next is one row");
    pictures::take(&page, "ending-bids");

    let told = page.run("document.querySelector('.costly li').innerText");
    page.click(".ending [data-review]");
    page.wait_to_see(".review .costly li");
    assert_eq!(page.run("document.querySelector('.costly li').innerText"), told, "the review says the same");
    let address = page.run("new URL(document.querySelector('.costly [data-see]').href).searchParams.get('ply')");
    page.click(".costly [data-see]");
    page.wait_to_see(".felt .hand .card");
    assert_eq!(json!(step(&page).to_string()), address, "it is the moment of the decision");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_record_is_downloaded_and_opened_again_and_a_broken_one_is_refused() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, PHONE);
    a_short_game(&page);
    page.run("window.name = decodeURIComponent(document.querySelector('[data-download]').href.split(',').slice(1).join(','))");
    page.go(&format!("{}/review", server.address));
    upload(&page, "'a photo'");
    page.wait_for("document.querySelector('.trouble').textContent.includes('no record')");
    upload(&page, "window.name.replace('\"bids\"', '\"go\"')");
    page.wait_for("document.querySelector('.trouble').textContent.includes('changed')");
    pictures::take(&page, "review-past");
    upload(&page, "window.name");
    page.wait_to_see(".review .stand");
    assert!(page.address().contains("/review/file/"), "{}", page.address());
    page.go(&format!("{}/review", server.address));
    page.wait_for("document.querySelectorAll('[data-review]').length === 2");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn whoever_wants_plays_on_from_any_step() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    a_short_game(&page);
    let address = page.address();
    page.go(&format!("{address}?ply=8&eyes=2"));
    wait_for_step(&page, 8);
    page.click("[data-play-on]");
    page.click("[data-begin]");
    page.wait_for("location.pathname.startsWith('/device/')");
    page.wait_to_see(".hand .card");
    play_to_the_end(&[&page]);
    page.click(".ending [data-review]");
    page.wait_to_see(".review .stand");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// The record of a game that bots played in the terminal.
fn a_record(game: &str) -> String {
    let data = tempfile::tempdir().expect("a folder");
    let played = Command::new(env!("CARGO_BIN_EXE_boardroom"))
        .args(["play", game, "--people", "0", "--bots", "intern", "--seed", "to look back on", "--plain"])
        .env("BOARDROOM_DATA", data.path())
        .output()
        .expect("the program starts");
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let mut games = std::fs::read_dir(data.path().join("games")).expect("a folder of games");
    std::fs::read_to_string(games.next().expect("a game").expect("a file").path()).expect("a record")
}

/// Chooses a file of this text, which is a script that gives it.
fn upload(page: &Page<'_>, text: &str) {
    page.wait_to_see("[data-upload]");
    page.run(&format!(
        "(() => {{
            const files = new DataTransfer(), field = document.querySelector('[data-upload]');
            files.items.add(new File([{text}], 'game.json'));
            field.files = files.files;
            field.dispatchEvent(new Event('change', {{bubbles: true}}));
        }})()"
    ));
}

/// Looks back on a whole game that was played elsewhere.
pub(crate) fn a_whole_game(game: &str) {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    page.go(&format!("{}/review", server.address));
    upload(&page, &json!(a_record(game)).to_string());
    page.wait_to_see(".review .stand");
    page.wait_to_see(".by-round tbody tr");
    page.wait_for("(document.querySelector('.plot path[data-seat]')?.getAttribute('d') ?? '').length > 20");
    pictures::take(&page, &format!("review-{game}"));
    page.click("[data-replay]");
    wait_for_step(&page, 0);
    for step in 1..=12 {
        page.press("ArrowRight");
        wait_for_step(&page, step);
    }
    std::thread::sleep(Duration::from_millis(600));
    pictures::take(&page, &format!("review-{game}-step"));
    look_with(&page, "open");
    page.press("End");
    page.wait_for("document.querySelector('[data-step=review-last]').disabled");
    for _ in 0..6 {
        page.press("ArrowLeft");
    }
    page.wait_for("!document.querySelector('[data-step=review-last]').disabled");
    let choice = "document.querySelector('[data-answer], [data-choice]')?.outerHTML ?? null";
    assert_eq!(page.run(choice), Value::Null, "what is over cannot be changed: {game}");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn a_game_on_the_server_is_looked_back_on_by_whoever_has_its_address() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let ada = lobby(&chromium, &server, WIDE);
    lay_table(&ada, "bids", 1);
    ada.wait_to_see(".felt");
    play_to_the_end(&[&ada]);
    ada.click(".ending [data-review]");
    ada.wait_to_see(".review .stand");
    assert!(ada.text().contains("Ada (you)"), "{}", ada.text());
    let eve = chromium.open(&format!("{}?ply=5&eyes=onlooker", ada.address()), PHONE);
    wait_for_step(&eve, 5);
    assert_eq!(eve.run("document.querySelectorAll('.hand .card').length"), json!(0), "an onlooker sees no hand");
    look_with(&eve, "1");
    eve.wait_to_see(".hand .card");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
