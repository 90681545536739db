//! The page in other languages.

use std::time::Duration;

use serde_json::json;
use shelf::GAMES;

use crate::chromium::{Chromium, Page, WIDE};
use crate::pictures;
use crate::play::{STEP, against_bots};
use crate::server::Server;

/// The lobby as somebody sees it whose browser prefers Japanese, with bots that act at once.
pub(crate) fn japanese_lobby<'a>(chromium: &'a Chromium, server: &Server) -> Page<'a> {
    let page = chromium.blank(WIDE);
    page.prepare(
        "localStorage.setItem('boardroom.settings', JSON.stringify({pace: 'quick', sound: false}));
        Object.defineProperty(navigator, 'languages', {get: () => ['de-DE', 'ja-JP', 'en']});",
    );
    page.go(&server.address);
    page.wait_to_see(".shelf");
    page
}

#[test]
fn the_language_changes_at_once_and_is_remembered() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = chromium.open(&server.address, WIDE);
    page.wait_to_see(".shelf");
    assert!(page.text().contains("What shall we play?"), "{}", page.text());
    page.run("window.loadedOnce = true");
    page.click("[data-language=ja]");
    page.wait_for("document.documentElement.lang === 'ja'");
    assert!(page.text().contains("何で遊びますか？"), "{}", page.text());
    page.wait_for("document.activeElement.dataset.language === 'ja'");
    assert_eq!(page.run("window.loadedOnce"), json!(true), "the page is not loaded anew");
    page.reload();
    page.wait_to_see(".shelf");
    assert!(page.text().contains("何で遊びますか？"), "{}", page.text());
    page.go(&format!("{}/rules/bids", server.address));
    page.wait_to_see("main h2");
    assert!(page.text().contains("ラッキールーザー"), "{}", page.text());
    page.go(&format!("{}/me", server.address));
    page.wait_to_see("[data-language=en]");
    page.click("[data-language=en]");
    page.wait_for("document.documentElement.lang === 'en'");
    assert!(page.text().contains("Settings") && !page.text().contains("設定"), "{}", page.text());
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn every_page_and_every_table_fits_its_window_in_japanese() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = japanese_lobby(&chromium, &server);
    assert_eq!(page.run("document.documentElement.lang"), json!("ja"), "the browser's second language is ours");
    for (name, path) in [("lobby", "/"), ("account", "/me"), ("rules", "/rules/bids")] {
        page.go(&format!("{}{path}", server.address));
        page.wait_to_see("main");
        pictures::take(&page, &format!("{name}-ja"));
    }
    for game in GAMES.iter().map(|info| info.slug) {
        let page = japanese_lobby(&chromium, &server);
        against_bots(&page, game);
        for _ in 0..12 {
            page.run(STEP);
            std::thread::sleep(Duration::from_millis(60));
        }
        pictures::take(&page, &format!("{game}-ja"));
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
