//! Whole games by clicking.

use std::time::Duration;

use crate::chromium::{Chromium, PHONE, WIDE};
use crate::everyone::{assert_no_barriers, axe};
use crate::pictures;
use crate::play::{STEP, against_bots, lobby, play_to_the_end, two_people};
use crate::server::Server;

/// Plays a game and looks at it on the way: as it is seen in every window, and for barriers.
pub(crate) fn a_game_against_bots(game: &str) {
    let (server, chromium, axe) = (Server::start(), Chromium::start(), axe());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, game);
    for _ in 0..12 {
        page.run(STEP);
        std::thread::sleep(Duration::from_millis(60));
    }
    pictures::take(&page, game);
    assert_no_barriers(&page, &axe, game, (WIDE, "light"));
    assert_no_barriers(&page, &axe, game, (PHONE, "dark"));
    play_to_the_end(&[&page]);
    pictures::take(&page, &format!("{game}-end"));
    assert_no_barriers(&page, &axe, &format!("{game} at its end"), (WIDE, "dark"));
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// Two people play a game, one of whom comes back to it.
pub(crate) fn a_game_of_two_people(game: &str) {
    let (server, chromium) = (Server::start(), Chromium::start());
    let (ada, bob) = two_people(&chromium, &server, game);
    ada.calm();
    bob.calm();
    for _ in 0..10 {
        ada.run(STEP);
        bob.run(STEP);
        std::thread::sleep(Duration::from_millis(30));
    }
    bob.reload();
    bob.wait_to_see(".felt");
    play_to_the_end(&[&ada, &bob]);
    let standings = "document.querySelector('.standings').innerText.replace('\\n(you)', '')";
    assert_eq!(ada.run(standings), bob.run(standings), "both see the same end");
    assert_eq!(chromium.errors(), Vec::<String>::new());
}
