use super::*;

/// What happens in many rounds of random play.
struct Tally {
    rounds: f64,
    burned: f64,
    without: f64,
    least_pile: usize,
}

fn tally(seats: u8, options: &Options, rounds: u32) -> Tally {
    let mut tally = Tally { rounds: f64::from(rounds), burned: 0.0, without: 0.0, least_pile: usize::MAX };
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
    // The reference figures come with the rules; four deviations of 3,000 rounds are allowed for.
    for (seats, without, burned, left) in
        [(3, 0.029, 1.0, 1), (4, 0.092, 1.5, 1), (5, 0.158, 1.6, 2), (6, 0.223, 1.6, 3)]
    {
        let tally = tally(seats, &Options::default(), 3_000);
        let found = (tally.without / tally.rounds, tally.burned / tally.rounds);
        assert!((found.0 - without).abs() < 0.02, "{seats} players, without cards: {found:?}");
        assert!((found.1 - burned).abs() < 0.15, "{seats} players, burned turns: {found:?}");
        assert!(tally.least_pile >= left, "{seats} players: {} left in the pile", tally.least_pile);
    }
}

#[test]
fn c23_the_pile_never_runs_dry_with_all_special_cards() {
    for seats in 3..=6 {
        assert!(tally(seats, &everything(), 1_000).least_pile >= 1);
    }
}
