//! The page as an app on somebody's device.

use crate::chromium::{Chromium, PHONE};
use crate::play::{STEP, against_bots, lobby};
use crate::server::Server;

#[test]
fn after_the_first_visit_the_page_starts_and_plays_without_a_server() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, PHONE);
    page.wait_for("navigator.serviceWorker.controller !== null");
    drop(server);
    page.reload();
    page.wait_to_see(".shelf");
    against_bots(&page, "bids");
    page.wait_to_see(".hand .card[data-choice]");
    page.run(STEP);
    page.run(STEP);
    page.wait_for("document.querySelectorAll('.hand .card').length === 9");
}

#[test]
fn the_page_can_be_installed() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, PHONE);
    let manifest = page.run(
        "fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())
            .then(async manifest => ({
                name: manifest.name,
                icons: await Promise.all(manifest.icons.map(icon =>
                    fetch(icon.src).then(answer => answer.headers.get('content-type') === icon.type))),
            }))",
    );
    assert_eq!(manifest, serde_json::json!({"name": "Boardroom", "icons": [true, true, true, true]}));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
