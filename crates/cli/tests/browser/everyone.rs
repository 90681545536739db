//! For everyone: what a checker of accessibility finds, how large things are, and what somebody hears who does not see.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use shelf::GAMES;

use crate::chromium::{Chromium, PHONE, Page, Spoken, WIDE, Window, pictures};
use crate::play::{GAME, STEP, against_bots, choose, lobby};
use crate::server::Server;

/// The checker, as `cargo verify` installs it.
pub(crate) fn axe() -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("axe").join("node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(&file).unwrap_or_else(|_| panic!("`cargo verify` installs axe-core: {}", file.display()))
}

/// What the checker finds that keeps people from using the page, in a sentence each.
fn barriers(page: &Page<'_>, axe: &str) -> Vec<String> {
    page.run(&format!("if (!window.axe) {{ {axe} }}"));
    let found = page.run(
        "axe.run(document, {resultTypes: ['violations']}).then(found => found.violations
            .filter(one => ['serious', 'critical'].includes(one.impact))
            .flatMap(one => one.nodes.map(node => `${one.id}: ${node.html.slice(0, 200)} (${node.any.map(why => why.message).join('; ')})`)))",
    );
    let found = found.as_array().expect("a list");
    found.iter().map(|one| one.as_str().unwrap_or_default().to_owned()).collect()
}

/// Looks through a window for barriers.
pub(crate) fn assert_no_barriers(page: &Page<'_>, axe: &str, name: &str, (window, scheme): (Window, &str)) {
    page.look_through(window);
    page.set_scheme(scheme);
    std::thread::sleep(Duration::from_millis(300));
    let found = barriers(page, axe);
    assert!(found.is_empty(), "{name}, {}, {scheme}: {found:#?}", window.name);
    page.look_through(WIDE);
}

#[test]
fn no_page_has_a_serious_barrier() {
    let (server, chromium, axe) = (Server::start(), Chromium::start(), axe());
    let page = lobby(&chromium, &server, WIDE);
    for path in ["/", "/me", "/rules/bids", "/no/such/page", "/learn/bids", "/review", "/workshop/bids"] {
        page.go(&format!("{}{path}", server.address));
        page.wait_to_see("main");
        assert_no_barriers(&page, &axe, path, (WIDE, "light"));
        assert_no_barriers(&page, &axe, path, (PHONE, "dark"));
    }
    page.go(&server.address);
    page.click("[data-open-table]");
    page.wait_to_see(".set-up");
    assert_no_barriers(&page, &axe, "setting up", (PHONE, "light"));
    page.press("Escape");
    page.press("?");
    page.wait_to_see(".keys[open]");
    assert_no_barriers(&page, &axe, "the keys", (WIDE, "dark"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// Everything that can be pressed and is smaller than a finger; links within sentences are as large as their letters.
const SMALL: &str = "[...document.querySelectorAll('a[href], button, input, select, summary, [role=button], [tabindex=\"0\"]')]
    .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.disabled && !e.closest('p, .sr') && !e.matches('.skip'))
    .map(e => [e.closest('label') ?? e, e])
    .map(([area, e]) => [{width: area.offsetWidth, height: area.offsetHeight}, getComputedStyle(e, '::after'), e])
    .map(([r, after, e]) => e.matches('.reach') ? [{width: parseFloat(after.width), height: parseFloat(after.height)}, e] : [r, e])
    .filter(([r]) => r.width > 0 && (r.width < 43.5 || r.height < 43.5))
    .map(([r, e]) => `${Math.round(r.width)}×${Math.round(r.height)} ${e.outerHTML.slice(0, 120)}`)";

pub(crate) fn small(page: &Page<'_>) -> Vec<String> {
    let found = page.run(SMALL);
    found.as_array().expect("a list").iter().map(|one| one.as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn everything_that_can_be_pressed_is_as_large_as_a_finger() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, PHONE);
    for path in ["/", "/me", "/rules/bids"] {
        page.go(&format!("{}{path}", server.address));
        page.wait_to_see("main");
        assert_eq!(small(&page), Vec::<String>::new(), "{path}");
    }
    for game in GAMES.iter().map(|info| info.slug) {
        let page = lobby(&chromium, &server, PHONE);
        against_bots(&page, game);
        for _ in 0..12 {
            assert_eq!(small(&page), Vec::<String>::new(), "{game}");
            page.run(STEP);
            std::thread::sleep(Duration::from_millis(350));
        }
    }
}

/// How far a page runs out of its window to the right, and every text that is cut off.
const CUT: &str = "(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cut = [...document.querySelectorAll('button, .btn, h1, h2')]
        .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.sr, [data-piece]'))
        .filter(e => getComputedStyle(e).overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 2)
        .map(e => e.outerHTML.slice(0, 120));
    return wide > 1 ? [`${wide} px too wide`, ...cut] : cut;
})()";

/// What a wide window shows when everything in it is twice as large.
const ENLARGED: Window = Window { name: "enlarged", width: 720, height: 450 };
/// A small telephone.
const NARROW: Window = Window { name: "narrow", width: 360, height: 640 };

#[test]
fn text_of_twice_the_size_still_fits() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    for (window, path) in
        [WIDE, PHONE].into_iter().flat_map(|window| ["/", "/me", "/rules/bids"].map(|path| (window, path)))
    {
        page.look_through(window);
        page.go(&format!("{}{path}", server.address));
        page.wait_to_see("main");
        page.run("document.documentElement.style.fontSize = '200%'");
        page.picture(&pictures().join(format!("twice{}-{}.png", path.replace('/', "-"), window.name)));
        assert_eq!(page.run(CUT), json!([]), "{path}, {}", window.name);
    }
}

fn assert_tables_fit(window: Window) {
    let (server, chromium) = (Server::start(), Chromium::start());
    for game in GAMES.iter().map(|info| info.slug) {
        let page = lobby(&chromium, &server, window);
        against_bots(&page, game);
        for step in ["begun", "played"] {
            page.picture(&pictures().join(format!("{game}-{step}-{}.png", window.name)));
            assert_eq!(page.run(CUT), json!([]), "{game}, {}", window.name);
            for _ in 0..12 {
                page.run(STEP);
                std::thread::sleep(Duration::from_millis(60));
            }
        }
    }
}

#[test]
fn tables_of_twice_the_size_still_fit() {
    assert_tables_fit(ENLARGED);
}

#[test]
fn tables_fit_a_small_telephone() {
    assert_tables_fit(NARROW);
}

#[test]
fn on_a_telephone_the_shelf_shows_the_game_that_is_chosen() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, PHONE);
    let in_sight = "(() => {
        const box = document.querySelector('.shelf [aria-pressed=true]').getBoundingClientRect();
        return box.left >= 0 && box.right <= innerWidth;
    })()";
    page.wait_for(in_sight);
    choose(&page, "bidness");
    page.wait_for(in_sight);
    assert_eq!(page.run("scrollY"), json!(0), "the page itself stays where it is");
}

#[test]
fn the_keys_of_a_table_are_told_and_do_what_they_say() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    page.wait_to_see(".hand .card[data-choice]");
    page.press("?");
    page.wait_to_see(".keys[open]");
    page.wait_for("document.querySelectorAll('.keys dt').length >= 6");
    page.press("Escape");
    page.wait_for("document.querySelector('.keys') === null");
    page.press("n");
    page.wait_for("document.activeElement.matches('[data-choice]')");
    page.press("Enter");
    page.wait_to_see("[data-answer]");
    page.run("document.querySelector('[data-answer]').click()");
    page.wait_for("document.querySelectorAll('.hand .card').length === 9");
    page.wait_to_see("[data-take-back]");
    page.press("u");
    page.wait_for("document.querySelectorAll('.hand .card').length === 10");
    let said = "document.querySelector('[data-said] p:last-child')";
    page.run(&format!("window.said = {said}"));
    page.press("p");
    page.wait_for(&format!("{said} !== window.said"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// The names of everything with a role, within the first thing with another role and name.
fn within(spoken: &[Spoken], outer: (&str, &str), role: &str) -> Vec<String> {
    let Some(start) = spoken.iter().position(|one| (one.role.as_str(), one.name.as_str()) == outer) else {
        return Vec::new();
    };
    let inside = spoken[start + 1..].iter().take_while(|one| one.depth > spoken[start].depth);
    inside.filter(|one| one.role == role).map(|one| one.name.clone()).collect()
}

/// Adds what is new at the end of a list of which the beginning may be gone.
fn catch_up(heard: &mut Vec<String>, lines: &[String]) {
    let gone = (0..=heard.len()).find(|gone| lines.starts_with(&heard[*gone..])).unwrap_or(heard.len());
    let known = heard.len() - gone;
    heard.extend_from_slice(&lines[known..]);
}

/// What somebody did and heard at a table.
#[derive(Default)]
struct Evening {
    heard: Vec<String>,
    played: Vec<String>,
}

/// Plays the first card of the hand, again and again, knowing nothing but what a screen reader tells.
fn listen_to_the_end(page: &Page<'_>) -> Evening {
    let mut evening = Evening::default();
    let start = Instant::now();
    loop {
        assert!(start.elapsed() < GAME, "the game does not end; heard: {:#?}", evening.heard);
        let spoken = page.spoken();
        catch_up(&mut evening.heard, &within(&spoken, ("log", "What happens"), "StaticText"));
        if spoken.iter().any(|one| one.role == "dialog") {
            return evening;
        }
        let asked =
            spoken.iter().find(|one| one.role == "heading").is_some_and(|one| one.name.starts_with("Your turn"));
        let hand = within(&spoken, ("group", "Your hand"), "button");
        let choices = within(&spoken, ("main", ""), "button");
        let play = choices.iter().find(|name| name.starts_with("Play "));
        match (asked, play) {
            (true, Some(play)) => {
                evening.played.push(play.trim_start_matches("Play ").to_owned());
                page.tab_to("[data-answer]");
                page.press("Enter");
                page.wait_for("document.querySelector('[data-answer]') === null");
            }
            (true, None) if !hand.is_empty() => {
                assert!(hand.iter().all(|card| !card.is_empty()), "a card has no name: {hand:?}");
                page.press("n");
                page.press("Enter");
            }
            _ => std::thread::sleep(Duration::from_millis(30)),
        }
    }
}

#[test]
fn a_whole_game_of_bids_makes_sense_to_whoever_only_listens() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    let Evening { heard, played } = listen_to_the_end(&page);
    std::fs::create_dir_all(pictures()).expect("a folder");
    std::fs::write(pictures().join("a-game-of-bids-heard.txt"), heard.join("\n"))
        .expect("it is kept for people to read");
    let own: Vec<&str> = heard.iter().filter_map(|line| line.strip_prefix("You play ")?.strip_suffix('.')).collect();
    assert_eq!(own, played, "what was pressed is what was heard");
    // The first turn has begun when somebody sits down.
    let turns = 1 + heard.iter().filter(|line| line.contains("is turned up")).count();
    for name in ["Jun", "Mira", "Quill"] {
        let cards = heard.iter().filter(|line| line.starts_with(&format!("{name} plays "))).count();
        assert_eq!(cards, turns, "{name} plays a card in each of {turns} turns");
    }
    assert_eq!(played.len(), turns, "a card is played in each of {turns} turns");
    let asked = heard.iter().filter(|line| line.starts_with("Your turn: ")).count();
    assert!(asked >= turns, "every turn is asked for: {asked} of {turns}");
    let odd = heard.iter().find(|line| line.contains(['{', '}', '\u{2068}']) || line.contains("bids-"));
    assert_eq!(odd, None, "every line is a sentence");
    let dialog = page.spoken().into_iter().find(|one| one.role == "dialog").map(|one| one.name);
    assert_eq!(dialog.as_deref(), heard.last().map(String::as_str), "the last thing heard is how it ended");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
