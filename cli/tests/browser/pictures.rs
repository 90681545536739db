//! Pictures of the pages around the tables, for people to look at.

use std::time::Duration;

use serde_json::json;

use crate::chromium::{Chromium, PHONE, WIDE, pictures};
use crate::server::Server;

#[test]
fn every_page_fits_its_window() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = chromium.open(&server.address, WIDE);
    page.wait_to_see(".shelf");
    for (name, path) in [("lobby", "/"), ("account", "/me"), ("rules", "/rules/bidders"), ("nothing", "/no/such/page")]
    {
        page.go(&format!("{}{path}", server.address));
        page.wait_to_see("main");
        for (window, scheme) in [(WIDE, "light"), (WIDE, "dark"), (PHONE, "light"), (PHONE, "dark")] {
            page.look_through(window);
            page.set_scheme(scheme);
            std::thread::sleep(Duration::from_millis(200));
            page.picture(&pictures().join(format!("{name}-{}-{scheme}.png", window.name)));
            let wider = page.run("document.documentElement.scrollWidth - document.documentElement.clientWidth");
            assert_eq!(wider, json!(0), "{name} is wider than the {} window", window.name);
        }
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
