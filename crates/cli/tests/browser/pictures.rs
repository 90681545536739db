//! Pictures of the pages around the tables, for people to look at.

use std::time::Duration;

use serde_json::{Value, json};
use shelf::GAMES;

use crate::chromium::{Chromium, PHONE, Page, WIDE, pictures};
use crate::play::{STEP, come_in, lay_table, lobby};
use crate::server::Server;

/// Keeps a picture of a page in every window and in both schemes, and sees that it fits.
pub(crate) fn take(page: &Page<'_>, name: &str) {
    for (window, scheme) in [(WIDE, "light"), (WIDE, "dark"), (PHONE, "light"), (PHONE, "dark")] {
        page.look_through(window);
        page.set_scheme(scheme);
        std::thread::sleep(Duration::from_millis(200));
        page.picture(&pictures().join(format!("{name}-{}-{scheme}.png", window.name)));
        let wider = page.run("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(wider, json!(0), "{name} is wider than the {} window", window.name);
    }
    page.look_through(WIDE);
}

#[test]
fn every_page_fits_its_window() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = chromium.open(&server.address, WIDE);
    page.wait_to_see(".shelf");
    for (name, path) in [("lobby", "/"), ("account", "/me"), ("rules", "/rules/bids"), ("nothing", "/no/such/page")] {
        page.go(&format!("{}{path}", server.address));
        page.wait_to_see("main");
        take(&page, name);
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn whoever_has_no_seat_sees_every_table() {
    let (server, chromium) = (Server::start(), Chromium::start());
    for game in GAMES.iter().map(|info| info.slug) {
        let ada = lobby(&chromium, &server, WIDE);
        lay_table(&ada, game, 1);
        ada.wait_to_see(".felt");
        let eve = come_in(&chromium, &ada.address(), "Eve");
        eve.wait_to_see(".felt");
        for _ in 0..20 {
            ada.run(STEP);
            std::thread::sleep(Duration::from_millis(30));
        }
        take(&eve, &format!("{game}-watched"));
        assert_eq!(eve.run("document.querySelector('[data-answer], [data-choice]')"), Value::Null, "{game}");
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
