use super::*;

const SEAT_A: Bidder = Bidder::Seat(A);
const SEAT_B: Bidder = Bidder::Seat(B);

fn scene() -> Scene {
    Scene::new(2, cards(&[["2 coal"; 3]; 6], IDLE))
}

/// Lets the die show `rolled`: which disc the dummy places, and on which card.
fn dummy_moves(scene: &mut Scene, rolled: u8) -> (Disc, usize) {
    let mut told = Vec::new();
    scene.game.place_dummy(rolled, &mut Step::recorded(&Seed::from_text("scene"), 0, &mut told));
    match told.into_iter().map(|told| told.event).collect::<Vec<_>>()[..] {
        [Event::DummyPlaced { rolled: shown, disc, company, lot }] if shown == rolled => {
            assert_eq!(company.index(), usize::from(lot), "the companies lie in order");
            (disc, company.index())
        }
        ref other => panic!("the dummy did not move: {other:?}"),
    }
}

#[test]
fn the_die_shows_every_number() {
    let mut seen = std::collections::BTreeSet::new();
    for ply in 0..60 {
        let mut scene = scene();
        scene.ply = ply;
        scene.place(A, Disc::Four, 0);
        scene.place(B, Disc::Three, 1);
        seen.extend(scene.told.iter().filter_map(|event| match event {
            Event::DummyPlaced { rolled, disc: Disc::One, company, .. }
                if company.index() + 1 == usize::from(*rolled) =>
            {
                Some(*rolled)
            }
            _ => None,
        }));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn the_dummy_bids_third_in_every_turn() {
    let mut scene = scene();
    let mut bidders = Vec::new();
    let mut rng = Rng::fast(8);
    while let Phase::Auction { .. } = scene.game.phase {
        let seat = scene.game.to_act().first().expect("a bidder");
        let menu = scene.menu(seat);
        let action = *rng.pick(&menu).expect("a choice");
        scene.play(seat, action);
    }
    for event in &scene.told {
        match event {
            Event::Placed { seat, .. } => bidders.push(Bidder::Seat(*seat)),
            Event::DummyPlaced { .. } | Event::DummyStuck { .. } => bidders.push(Bidder::Dummy),
            _ => {}
        }
    }
    assert_eq!(bidders, [SEAT_A, SEAT_B, Bidder::Dummy].repeat(4));
}

#[test]
fn the_dummy_places_its_lowest_disc_on_the_card_that_the_die_shows() {
    for rolled in 1..=6 {
        let mut scene = scene().bid(0, SEAT_A, Disc::Four).bid(3, SEAT_B, Disc::Three);
        assert_eq!(dummy_moves(&mut scene, rolled), (Disc::One, usize::from(rolled) - 1));
    }
}

#[test]
fn the_dummy_takes_the_next_higher_disc_where_the_lowest_does_not_fit() {
    // On card 4 lies a 1, on card 5 a 1 and a 2; the other cards take the dummy's 1.
    let scene = || scene().bid(3, SEAT_A, Disc::One).bid(4, SEAT_B, Disc::One).bid(4, SEAT_A, Disc::Two);
    assert_eq!(dummy_moves(&mut scene(), 3), (Disc::One, 2));
    assert_eq!(dummy_moves(&mut scene(), 4), (Disc::Two, 3));
    assert_eq!(dummy_moves(&mut scene(), 5), (Disc::Three, 4));
    assert_eq!(dummy_moves(&mut scene(), 6), (Disc::One, 5));
}

#[test]
fn the_dummy_goes_on_to_the_next_card_and_from_the_sixth_to_the_first() {
    // Worked example 8: its own 1 lies on card 6 and its 2 on card 3. A 6 wraps to card 1, a 3 goes on to card 4.
    // Card 4 holds the 3 of A, so only the 4 fits there; card 1 takes the lowest disc left, the 3.
    let scene = || {
        let scene = scene().bid(5, Bidder::Dummy, Disc::One).bid(2, Bidder::Dummy, Disc::Two);
        scene.bid(3, SEAT_A, Disc::Three)
    };
    assert_eq!(dummy_moves(&mut scene(), 6), (Disc::Three, 0));
    assert_eq!(dummy_moves(&mut scene(), 3), (Disc::Four, 3));
    assert_eq!(dummy_moves(&mut scene(), 2), (Disc::Three, 1));
}

#[test]
fn the_dummy_can_pass_by_several_cards() {
    // Its own 4 lies on every card but the third: whatever is rolled, it comes round to that one.
    for rolled in 1..=6 {
        let mut scene = scene();
        for lot in [0, 1, 3, 4, 5] {
            scene = scene.bid(lot, Bidder::Dummy, Disc::Four);
        }
        assert_eq!(dummy_moves(&mut scene, rolled), (Disc::One, 2));
    }
}

#[test]
fn a_dummy_that_is_stuck_skips() {
    // Ruling 13: its own disc lies on every card.
    let mut scene = scene();
    for lot in 0..6 {
        scene = scene.bid(lot, Bidder::Dummy, Disc::Four);
    }
    scene.game.dummy = [Disc::One].into_iter().collect();
    scene.place(A, Disc::Three, 1);
    scene.place(B, Disc::Three, 2);
    assert!(scene.told.iter().any(|event| matches!(event, Event::DummyStuck { .. })));
    assert_eq!(scene.game.to_act().first(), Some(A));
}

#[test]
fn no_die_is_rolled_once_the_dummy_has_no_discs() {
    // Ruling 13: in the fifth turn A has the neutral disc left, and the dummy nothing.
    let mut scene = scene().power(A, "neutral disc");
    scene.game.players[A].discs = [Disc::Neutral].into_iter().collect();
    scene.game.players[B].discs = crate::Discs::NONE;
    scene.game.dummy = crate::Discs::NONE;
    scene.ask(A);
    scene.place(A, Disc::Neutral, 0);
    assert!(!scene.told.iter().any(|event| matches!(event, Event::DummyPlaced { .. } | Event::DummyStuck { .. })));
    assert!(matches!(scene.game.phase, Phase::Production(_)));
}

#[test]
fn who_loses_to_the_dummy_is_compensated_and_the_card_is_discarded() {
    let scene = scene().bid(0, SEAT_A, Disc::Three).bid(0, Bidder::Dummy, Disc::Four).resolve();
    assert_eq!(scene.held(A), goods("6 coal"));
    assert!(scene.game.discarded.contains(company(0)));
    assert!(scene.told.contains(&Event::DummyWon { company: company(0), disc: Disc::Four }));
    assert!(scene.companies(A).is_empty());
}

#[test]
fn the_dummy_is_never_compensated_and_has_nothing() {
    let scene = scene().bid(0, SEAT_A, Disc::Three).bid(0, Bidder::Dummy, Disc::Two).resolve();
    assert_eq!(scene.companies(A), [0]);
    assert!(!scene.told.iter().any(|event| matches!(event, Event::Compensated { .. })));
    assert_eq!(scene.game.players.seats(), 2);
}

#[test]
fn the_first_player_token_alternates_between_two_players() {
    // Ruling 14.
    let mut rng = Rng::fast(11);
    let mut game = Furnace::new(&Options::default(), 2, &mut Step::silent(&mut rng));
    let mut firsts = vec![game.first];
    let mut menu = Menu::new();
    let mut round = 1;
    while let Some(seat) = game.to_act().first() {
        menu.clear();
        game.menu(seat, &mut menu);
        let action = menu.sample(&mut rng).expect("something");
        game.play(seat, action, &mut Step::silent(&mut rng));
        if game.round > round {
            round = game.round;
            firsts.push(game.first);
        }
    }
    let (one, other) = (firsts[0], firsts[0].next(2));
    assert_eq!(firsts, [one, other, one, other]);
}
