use table::{Advice, Game as _, Heuristic as _, Menu, Rng, Seat, Step};

use super::seat;
use crate::{Options, Pennies};

/// How many of so many games seat 0 wins that follows the heuristic, against others who bid at random.
fn wins(games: u64) -> f64 {
    let (mut menu, mut advice, mut shares) = (Menu::new(), Advice::new(), 0.0);
    for number in 0..games {
        let mut rng = Rng::fast(number);
        let mut game = Pennies::new(&Options::default(), 3, &mut Step::silent(&mut rng));
        while let Some(asked) = game.to_act().first() {
            menu.clear();
            game.menu(asked, &mut menu);
            let follows = asked == seat(0);
            let thought = follows.then(|| game.glance(asked, &menu, &mut advice, &mut rng));
            let action = thought.or_else(|| menu.sample(&mut rng)).expect("whoever is asked has a choice");
            game.play(asked, action, &mut Step::silent(&mut rng));
        }
        shares += game.places().expect("it is over").win_shares()[seat(0)];
    }
    shares
}

#[test]
fn whoever_follows_the_heuristic_beats_whoever_bids_at_random() {
    // A third of 60 games would be 20.
    let wins = wins(60);
    assert!(wins > 40.0, "{wins} of 60");
}

#[test]
fn everybody_is_as_likely_to_win_at_the_beginning() {
    let game = Pennies::new(&Options::default(), 4, &mut Step::silent(&mut Rng::fast(1)));
    let estimate = game.estimate();
    assert!(Seat::all(4).all(|seat| (estimate[seat] - 0.25).abs() < 0.001), "{estimate:?}");
}
