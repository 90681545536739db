//! Before the game: who sits there, and who sends whom away.

use crate::chromium::{Chromium, WIDE};
use crate::pictures;
use crate::play::{come_in, lay_table, lobby};
use crate::server::Server;

#[test]
fn a_host_sends_somebody_away_by_the_keyboard_and_lets_them_back() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let ada = lobby(&chromium, &server, WIDE);
    lay_table(&ada, "bids", 2);
    ada.wait_to_see(".gather");
    let bob = come_in(&chromium, &ada.address(), "Bob");
    bob.click("[data-sit]");
    ada.wait_to_see("[data-remove]");
    assert_eq!(bob.run("document.querySelectorAll('[data-start], [data-remove]').length"), 0, "a guest is no host");

    let stands_on = |selector: &str| ada.wait_for(&format!("document.activeElement.matches('{selector}')"));
    ada.tab_to("[data-remove]");
    ada.press("Enter");
    stands_on("[data-remove-sure]");
    pictures::take(&ada, "gathering-sure");
    ada.press("Escape");
    stands_on("[data-remove]");
    ada.press("Enter");
    stands_on("[data-remove-sure]");
    ada.press("Enter");

    bob.wait_to_see("[data-removed]");
    pictures::take(&bob, "gathering-removed");
    assert_eq!(bob.run("document.querySelectorAll('[data-sit]').length"), 0);
    ada.wait_to_see("[data-let-back]");
    pictures::take(&ada, "gathering-let-back");
    ada.click("[data-let-back]");
    bob.click("[data-sit]");
    ada.wait_for("!document.querySelector('[data-start]').disabled");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
