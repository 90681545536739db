//! What a view shows, and what is imagined from it.

use std::collections::HashMap;

use table::{Imagine, Viewer};

use super::*;

/// Three players with two cards each, the viewer in seat 0; the pile holds four cards, of which one is known.
fn endgame() -> Bids {
    let mut position = Position::plain(3).turn(9).stake("black 9").pile(&["black 1", "black 2", "black 3"]);
    position.game.pile.put_under(card("black 4"));
    for (index, names) in [["red 1", "red 2"], ["red 3", "black 5"], ["red 4", "red 5"]].iter().enumerate() {
        position.game.hands[seat(index as u8)] = cards(names).into_iter().collect();
    }
    let seen = ["black 6", "black 7", "black 8", "black 10", "2x", "-5"];
    position = position.won(1, &seen);
    let known: Pack = cards(&["red 1", "red 2", "red 3", "red 4", "red 5", "red 6"]).into_iter().collect();
    position.game.gone = position.game.rules.coloured().minus(known);
    position.game
}

#[test]
fn a_view_shows_what_everyone_has_seen_and_the_own_hand() {
    let mut game = endgame();
    let view = game.view(Viewer::Seat(seat(1)));
    assert_eq!(view.hand, cards(&["red 3", "black 5"]).into_iter().collect());
    assert_eq!(view.under, cards(&["black 4"]));
    assert_eq!((view.pile, view.in_hand.values()), (4, [2, 2, 2].as_slice()));
    let unseen = ["red 1", "red 2", "red 4", "red 5", "red 6", "black 1", "black 2", "black 3"];
    assert_eq!(view.unseen(), cards(&unseen).into_iter().collect());
    game.pile.shuffle(&mut Rng::fast(1));
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.under.len(), view.somewhere), (0, cards(&["black 4"]).into_iter().collect()));
    assert!(view.hand.is_empty());
}

/// How often each answer to a question about an imagined game comes up.
fn frequencies(game: &Bids, question: impl Fn(&Bids) -> String) -> HashMap<String, u32> {
    let (view, mut rng, mut counts) = (game.view(Viewer::Seat(seat(0))), Rng::fast(5), HashMap::new());
    for _ in 0..6_000 {
        *counts.entry(question(&Bids::imagine(&view, &mut rng))).or_default() += 1;
    }
    counts
}

fn evenly(counts: &HashMap<String, u32>, answers: usize) {
    let expected = 6_000 / answers as u32;
    assert_eq!(counts.len(), answers, "{counts:?}");
    // Five deviations of a binomial count, at most.
    let slack = 5.0 * f64::from(expected).sqrt();
    assert!(counts.values().all(|count| (f64::from(*count) - f64::from(expected)).abs() < slack), "{counts:?}");
}

#[test]
fn what_is_imagined_is_even_over_everything_that_could_be() {
    let game = endgame();
    // Seat 0 has not seen red 3 to 6 nor black 1, 2, 3 and 5: one black is in a hand, one red is out of play.
    let black = |game: &Bids| format!("{:?}", game.hands[seat(1)].union(game.hands[seat(2)]).black());
    evenly(&frequencies(&game, black), 4);
    let holder = |game: &Bids| game.hands[seat(1)].black().len().to_string();
    evenly(&frequencies(&game, holder), 2);
    let out = |game: &Bids| {
        let held = game.hands[seat(1)].union(game.hands[seat(2)]);
        let red: Pack = cards(&["red 3", "red 4", "red 5", "red 6"]).into_iter().collect();
        format!("{:?}", red.minus(held))
    };
    evenly(&frequencies(&game, out), 4);
    let order = |game: &Bids| format!("{:?}", &game.pile.cards()[1..]);
    // Three of four blacks in any order.
    evenly(&frequencies(&game, order), 24);
    let bottom = |game: &Bids| format!("{:?}", game.pile.cards()[0]);
    evenly(&frequencies(&game, bottom), 1);
}

#[test]
fn a_burned_card_can_be_anywhere_in_the_pile_after_a_shuffle_but_in_no_hand() {
    let mut game = endgame();
    game.pile.shuffle(&mut Rng::fast(1));
    let place = |game: &Bids| format!("{:?}", game.pile.cards().iter().position(|found| *found == card("black 4")));
    evenly(&frequencies(&game, place), 4);
}
