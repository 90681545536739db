use table::{Advice, Heuristic, Imagine, Seats, Viewer};

use super::*;
use crate::Appraisals;

/// What the heuristic likes best.
fn advised(game: &Furnace, seat: Seat, menu: &Menu<Action>) -> Action {
    let mut advice = Advice::new();
    game.advise(seat, menu, &mut advice);
    let advice = advice.judged();
    assert!(advice.iter().all(|(action, worth)| menu.contains(*action) && worth.is_finite()));
    advice.iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("some advice").0
}

/// Plays to the end; `clever` seats follow the heuristic.
fn play_out(game: &mut Furnace, clever: Seats, rng: &mut Rng) {
    let mut menu = Menu::new();
    while let Some(seat) = game.to_act().first() {
        menu.clear();
        game.menu(seat, &mut menu);
        let action =
            if clever.contains(seat) { advised(game, seat, &menu) } else { menu.sample(rng).expect("a choice") };
        game.play(seat, action, &mut Step::silent(rng));
        let sum: f32 = game.estimate().values().iter().sum();
        assert!((sum - 1.0).abs() < 0.001);
    }
}

#[test]
fn the_heuristic_beats_chance() {
    for chain in [false, true] {
        let options = Options { chain, ..Options::default() };
        for seats in 2..=4 {
            let mut wins = 0.0;
            for seed in 0..100 {
                let mut rng = Rng::fast(seed);
                let mut game = Furnace::new(&options, seats, &mut Step::silent(&mut rng));
                let clever = Seat::all(seats).nth(seed as usize % usize::from(seats)).expect("a seat");
                play_out(&mut game, Seats::only(clever), &mut rng);
                wins += game.places().expect("over").win_shares()[clever];
            }
            assert!(wins >= 60.0, "{wins} of 100 with {seats} seats");
        }
    }
}

/// What the heuristic thinks of A's disc on the first card, which everybody wants.
fn worth_of(scene: &Scene, disc: Disc) -> f32 {
    let mut game = scene.game.clone();
    game.phase = Phase::Auction { seat: A, disc: Some(disc) };
    let (mut menu, mut advice) = (Menu::new(), Advice::new());
    game.menu(A, &mut menu);
    game.advise(A, &menu, &mut advice);
    let first = advice.judged().iter().find(|(action, _)| *action == Action::Place { lot: 0 });
    first.expect("the first card takes the disc").1
}

#[test]
fn a_disc_is_worth_more_where_the_rivals_can_no_longer_beat_it() {
    let wanted = ["coal", "2 iron", "iron -> 2 money x8"];
    let open = || Scene::new(3, cards(&[wanted], START_UP));
    let spent = open().bid(4, Bidder::Seat(B), Disc::Four).bid(5, Bidder::Seat(C), Disc::Four);
    assert!(worth_of(&open(), Disc::Three) < worth_of(&spent, Disc::Three));
    // A 4 is never beaten, whatever the others have.
    assert!((worth_of(&open(), Disc::Four) - worth_of(&spent, Disc::Four)).abs() < 0.001);
    assert!((worth_of(&spent, Disc::Three) - worth_of(&spent, Disc::Four)).abs() < 0.001);
    // What lies under a 4 is lost, but still compensated: by a coal for each point, which is worth less than the card.
    let beaten = open().bid(0, Bidder::Seat(B), Disc::Four);
    let lost = worth_of(&beaten, Disc::Three);
    assert!(0.0 < lost && lost < 3.0 && lost < worth_of(&open(), Disc::Three), "{lost}");
}

#[test]
fn a_rival_is_expected_where_the_card_is_worth_most_to_that_rival() {
    // B alone can sell iron at once, so that B's 4 will rather go to the card that sells more of it.
    let sale = ["coal", "coal", "coal -> money x2"];
    let (iron, oil) = (["iron", "iron -> 2 money x4", "2 iron"], ["iron", "oil -> 2 money x4", "2 iron"]);
    let scene = |first| Scene::new(2, cards(&[first, sale], IDLE)).stock(B, "8 iron").stock(A, "8 iron + 4 oil");
    let safe = |first| {
        let open = scene(first);
        let spent = scene(first).bid(3, Bidder::Seat(B), Disc::Four);
        worth_of(&open, Disc::Three) / worth_of(&spent, Disc::Three)
    };
    assert!(safe(iron) < safe(oil) && safe(oil) < 1.0, "{} {}", safe(iron), safe(oil));
}

#[test]
fn what_was_thought_of_another_auction_changes_nothing() {
    let tables = [
        Options::default(),
        Options { rounds: 3, ..Options::default() },
        Options { chain: true, ..Options::default() },
        Options { capitalists: false, ..Options::default() },
        Options { cards: cards(&[], START_UP), ..Options::default() },
    ];
    let mut rng = Rng::fast(3);
    let mut games = tables.map(|options| Furnace::new(&options, 4, &mut Step::silent(&mut Rng::fast(4))));
    let (mut menu, mut remembered) = (Menu::new(), Appraisals::default());
    let mut asked = 0;
    // All games take turns, so that what is remembered of one is in the way of the next.
    while games.iter().any(|game| !game.to_act().is_empty()) {
        for game in &mut games {
            let Some(seat) = game.to_act().first() else { continue };
            menu.clear();
            game.menu(seat, &mut menu);
            if matches!(game.phase, Phase::Auction { .. }) {
                assert_eq!(remembered.of(game)[seat], game.appraise(seat));
                asked += 1;
            }
            let by_chance = rng.below(4) == 0;
            let action = if by_chance { menu.sample(&mut rng).expect("a choice") } else { advised(game, seat, &menu) };
            game.play(seat, action, &mut Step::silent(&mut rng));
        }
    }
    assert!(asked > 500, "{asked}");
}

#[test]
fn the_estimate_is_sure_once_the_game_is_over() {
    let mut rng = Rng::fast(1);
    let mut game = Furnace::new(&Options::default(), 3, &mut Step::silent(&mut rng));
    play_out(&mut game, Seats::all(3), &mut rng);
    let winners = game.places().expect("over").winners();
    for (seat, share) in game.estimate().iter() {
        assert_eq!(*share > 0.0, winners.contains(seat));
    }
}

#[test]
fn every_order_of_the_deck_can_be_imagined() {
    let game = Furnace::new(&Options::default(), 4, &mut Step::silent(&mut Rng::fast(6)));
    let view = game.view(Viewer::Spectator);
    let mut rng = Rng::fast(7);
    // Each of the 28 unseen cards should lie at each of the 28 depths 100 times, give or take 10.
    let mut count = [[0; 36]; 28];
    for _ in 0..2_800 {
        let imagined = Furnace::imagine(&view, &mut rng);
        assert_eq!(imagined.deck.len(), 28);
        for (depth, company) in imagined.deck.cards().iter().enumerate() {
            count[depth][company.index()] += 1;
        }
    }
    let seen: Vec<usize> = game.row.companies().iter().map(|company| company.index()).collect();
    for (depth, counts) in count.iter().enumerate() {
        for (index, times) in counts.iter().enumerate() {
            let expected = if seen.contains(&index) { 0..=0 } else { 55..=145 };
            assert!(expected.contains(times), "company {index} at depth {depth}: {times} times");
        }
    }
}
