use super::*;

const SEAT_A: Bidder = Bidder::Seat(A);
const SEAT_B: Bidder = Bidder::Seat(B);

fn scene() -> Scene {
    Scene::new(2, cards(&[["2 coal"; 3]; 6], IDLE))
}

/// What the dummy did after A and B placed a disc each, and the die.
fn dummy_moves(scene: &mut Scene) -> (u8, Disc, usize) {
    for event in scene.told.drain(..).rev() {
        if let Event::DummyPlaced { rolled, disc, company } = event {
            return (rolled, disc, company.index());
        }
    }
    panic!("the dummy did not move");
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
    for lot in 0..6 {
        let mut scene = scene();
        scene.place(A, Disc::Four, lot);
        scene.place(B, Disc::Three, (lot + 1) % 6);
        let (rolled, disc, index) = dummy_moves(&mut scene);
        assert_eq!((usize::from(rolled) - 1, Disc::One), (index, disc));
    }
}

#[test]
fn the_dummy_takes_the_next_higher_disc_where_the_lowest_does_not_fit() {
    // The 1 of A or of B lies on every card, so the dummy starts with its 2.
    let mut scene = scene();
    for lot in 0..6 {
        scene = scene.bid(lot, if lot < 3 { SEAT_A } else { SEAT_B }, Disc::One);
    }
    scene.game.players[B].discs = crate::Discs::COLOUR;
    scene.game.ask_bid(B);
    scene.game.players[B].discs = scene.game.players[B].discs.without(Disc::One);
    scene.place(B, Disc::Four, 0);
    let (rolled, disc, index) = dummy_moves(&mut scene);
    assert_eq!((usize::from(rolled) - 1, Disc::Two), (index, disc));
}

#[test]
fn the_dummy_goes_on_to_the_next_card_and_from_the_sixth_to_the_first() {
    // Worked example 8: its own 4 lies on every card but the first, so whatever is rolled it ends on the first,
    // and starts there from its lowest disc again.
    let mut scene = scene();
    for lot in 1..6 {
        scene = scene.bid(lot, Bidder::Dummy, Disc::Four);
    }
    scene.game.dummy = [Disc::One, Disc::Two, Disc::Three].into_iter().collect();
    scene.place(A, Disc::Three, 1);
    scene.place(B, Disc::Three, 2);
    let (_, disc, index) = dummy_moves(&mut scene);
    assert_eq!((disc, index), (Disc::One, 0));
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
    scene.game.ask_bid(A);
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
