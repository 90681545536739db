use super::*;

/// What happens in many rounds of random play.
struct Tally {
    rounds: f64,
    burned: f64,
    without: f64,
    /// Points of cards won, per player, before alliances and lucky losers.
    points: f64,
    least_pile: usize,
}

fn tally(seats: u8, options: &Options, rounds: u32) -> Tally {
    let mut tally = Tally { rounds: f64::from(rounds), burned: 0.0, without: 0.0, points: 0.0, least_pile: usize::MAX };
    let mut rng = Rng::fast(u64::from(seats));
    let mut menu = Menu::new();
    for number in 0..rounds {
        let seed = Seed::from_text(&format!("tally {seats} {number}"));
        let mut told = Vec::new();
        let mut game =
            Bids::new(&Options { rounds: 1, ..options.clone() }, seats, &mut Step::recorded(&seed, 0, &mut told));
        let mut ply = 0;
        while let Some(seat) = game.to_act().first() {
            menu.clear();
            game.menu(seat, &mut menu);
            ply += 1;
            let action = menu.sample(&mut rng).expect("a choice");
            game.play(seat, action, &mut Step::recorded(&seed, ply, &mut told));
        }
        tally.points +=
            game.won_points().values().iter().map(|points| f64::from(*points)).sum::<f64>() / f64::from(seats);
        tally.least_pile = tally.least_pile.min(game.pile.len());
        for event in told.iter().map(|told| told.event) {
            match event {
                Event::Burned { .. } => tally.burned += 1.0,
                Event::RoundScored { without, .. } => tally.without += without.len() as f64 / f64::from(seats),
                _ => {}
            }
        }
    }
    tally
}

#[test]
fn random_play_burns_and_leaves_players_empty_handed_as_often_as_worked_out() {
    // The reference figures come with the rules; they are rounded, and 3,000 rounds are played.
    let reference =
        [(3, 15.7, 0.029, 1.0, 1), (4, 10.8, 0.092, 1.5, 1), (5, 11.5, 0.158, 1.6, 2), (6, 12.2, 0.223, 1.6, 3)];
    for (seats, points, without, burned, left) in reference {
        let tally = tally(seats, &Options::default(), 3_000);
        let found = [tally.points, tally.without, tally.burned].map(|sum| sum / tally.rounds);
        assert!((found[0] - points).abs() < 0.4, "{seats} players, points: {found:?}");
        assert!((found[1] - without).abs() < 0.012, "{seats} players, without cards: {found:?}");
        assert!((found[2] - burned).abs() < 0.12, "{seats} players, burned turns: {found:?}");
        assert!(tally.least_pile >= left, "{seats} players: {} left in the pile", tally.least_pile);
    }
}

#[test]
fn c23_the_pile_never_runs_dry_with_all_special_cards() {
    for seats in 3..=6 {
        assert!(tally(seats, &everything(), 1_000).least_pile >= 1);
    }
}
