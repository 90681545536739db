use super::*;

const SEAT_A: Bidder = Bidder::Seat(A);
const SEAT_B: Bidder = Bidder::Seat(B);
const SEAT_C: Bidder = Bidder::Seat(C);

fn scene(seats: u8) -> Scene {
    Scene::new(seats, cards(&[], START_UP))
}

#[test]
fn six_seven_or_eight_cards_are_laid_out_and_24_28_or_32_used() {
    // Worked example 4.
    for (seats, lots, used) in [(2, 6, 24), (3, 7, 28), (4, 8, 32)] {
        let mut rng = Rng::fast(3);
        let mut game = Furnace::new(&Options::default(), seats, &mut Step::silent(&mut rng));
        assert_eq!(game.row.companies().len(), lots);
        assert_eq!(game.deck.len(), 36 - lots);
        table::playout(&mut game, &mut Menu::new(), &mut rng);
        assert_eq!(game.deck.len(), 36 - used);
    }
}

#[test]
fn everybody_begins_with_a_start_up_its_goods_a_capitalist_and_four_discs() {
    let mut rng = Rng::fast(4);
    let game = Furnace::new(&Options::default(), 4, &mut Step::silent(&mut rng));
    for player in game.players.values() {
        let capitalist = player.capitalist.expect("capitalists are on by default");
        let capitalist = &game.cards.capitalists[capitalist.index()];
        assert_eq!(player.stock, game.cards.start_up(player.start_up).starts_with.plus(capitalist.starts_with));
        // Ruling 1: the neutral disc belongs to one capitalist alone.
        let neutral = capitalist.power == crate::Power::NeutralDisc;
        assert_eq!(player.discs.contains(Disc::Neutral), neutral);
        assert_eq!(player.discs.len(), if neutral { 5 } else { 4 });
    }
}

#[test]
fn the_deck_is_shuffled_and_the_first_player_random() {
    // Ruling 12: there is no cutting; the order is hidden and different every time.
    let row = |seed: u64| {
        let game = Furnace::new(&Options::default(), 3, &mut Step::silent(&mut Rng::fast(seed)));
        (game.first, game.row.companies().iter().map(|company| company.index()).collect::<Vec<_>>())
    };
    assert_ne!(row(1).1, row(2).1);
    let firsts: std::collections::BTreeSet<Seat> = (0..40).map(|seed| row(seed).0).collect();
    assert_eq!(firsts.len(), 3);
}

#[test]
fn a_disc_is_chosen_first_and_a_card_then() {
    let mut scene = scene(3);
    let discs = [Disc::One, Disc::Two, Disc::Three, Disc::Four];
    assert_eq!(scene.menu(A), discs.map(|disc| Action::Take { disc }));
    scene.play(A, Action::Take { disc: Disc::Three });
    assert_eq!(scene.menu(A), (0..7).map(|lot| Action::Place { lot }).collect::<Vec<_>>());
    scene.play(A, Action::Place { lot: 6 });
    assert_eq!(scene.told, [Event::Placed { seat: A, disc: Disc::Three, company: company(6) }]);
    assert!(scene.menu(A).is_empty());
    assert_eq!(scene.menu(B).len(), 4);
}

#[test]
fn the_last_disc_is_not_asked_for() {
    let mut scene = scene(3).bid(0, SEAT_A, Disc::One).bid(1, SEAT_A, Disc::Two).bid(2, SEAT_A, Disc::Four);
    scene.ask(A);
    assert_eq!(scene.menu(A), [3, 4, 5, 6].map(|lot| Action::Place { lot }));
}

#[test]
fn where_a_disc_fits_on_one_card_only_it_is_placed_at_once() {
    // A's other discs lie on cards 0 to 3 of six, a two of B on card 4: the neutral 2 goes on card 5 by itself.
    let scene = scene(2).power(A, "neutral disc");
    let scene = scene.bid(0, SEAT_A, Disc::One).bid(1, SEAT_A, Disc::Two).bid(2, SEAT_A, Disc::Three);
    let mut scene = scene.bid(3, SEAT_A, Disc::Four).bid(4, SEAT_B, Disc::Two);
    scene.game.dummy = crate::Discs::NONE;
    scene.ask(A);
    assert_eq!(scene.told, [Event::Placed { seat: A, disc: Disc::Neutral, company: company(5) }]);
    assert_eq!(scene.game.to_act().first(), Some(B));
}

#[test]
fn a_disc_that_was_chosen_and_fits_on_one_card_only_is_placed_at_once() {
    // A's 1, 2 and 4 lie on cards 0 to 2, other threes on 3 and 4: the 3 fits on card 5 only, the neutral 2 on three.
    let scene = scene(2).power(A, "neutral disc");
    let scene = scene.bid(0, SEAT_A, Disc::One).bid(1, SEAT_A, Disc::Two).bid(2, SEAT_A, Disc::Four);
    let mut scene = scene.bid(3, SEAT_B, Disc::Three).bid(4, Bidder::Dummy, Disc::Three);
    scene.ask(A);
    scene.play(A, Action::Take { disc: Disc::Three });
    assert_eq!(scene.told, [Event::Placed { seat: A, disc: Disc::Three, company: company(5) }]);
    assert_eq!(scene.game.to_act().first(), Some(B));
}

#[test]
fn nobody_has_two_discs_on_a_card() {
    let mut scene = scene(3).bid(2, SEAT_A, Disc::One);
    scene.ask(A);
    scene.play(A, Action::Take { disc: Disc::Four });
    assert!(!scene.menu(A).contains(&Action::Place { lot: 2 }));
    assert_eq!(scene.menu(A).len(), 6);
}

#[test]
fn no_value_lies_on_a_card_twice() {
    let mut scene = scene(3).bid(2, SEAT_B, Disc::Four).bid(3, SEAT_C, Disc::Three);
    scene.play(A, Action::Take { disc: Disc::Four });
    assert_eq!(scene.menu(A), [0, 1, 3, 4, 5, 6].map(|lot| Action::Place { lot }));
}

#[test]
fn the_neutral_disc_is_its_owners_and_has_the_value_two() {
    // Ruling 1: both placement limits hold for it.
    let scene = scene(3).power(A, "neutral disc");
    let mut scene = scene.bid(0, SEAT_A, Disc::Two).bid(1, SEAT_B, Disc::Two).bid(2, SEAT_C, Disc::Three);
    scene.ask(A);
    scene.play(A, Action::Take { disc: Disc::Neutral });
    assert_eq!(scene.menu(A), [2, 3, 4, 5, 6].map(|lot| Action::Place { lot }));
    scene.play(A, Action::Place { lot: 3 });
    scene.play(B, Action::Take { disc: Disc::One });
    scene.play(B, Action::Place { lot: 3 });
    scene.play(C, Action::Take { disc: Disc::Two });
    assert!(!scene.menu(C).contains(&Action::Place { lot: 3 }));
}

#[test]
fn five_discs_against_four_go_round_and_the_others_are_skipped() {
    // Ruling 2. Seat B holds the neutral disc; A, B, C place four each, then B alone.
    let mut scene = scene(3).power(B, "neutral disc");
    let mut order = Vec::new();
    while let Phase::Auction { seat, .. } = scene.game.phase {
        order.push(seat);
        let disc = scene.game.placeable(seat).iter().next().expect("a disc");
        let lot = scene.game.lots_for(seat, disc).next().expect("a card");
        scene.place(seat, disc, lot);
    }
    let mut expected = [A, B, C].repeat(4);
    expected.push(B);
    assert_eq!(order, expected);
}

#[test]
fn nobody_may_pass() {
    // Ruling 3: every item of the menu places a disc.
    let mut scene = scene(4);
    assert!(scene.menu(A).iter().all(|action| matches!(action, Action::Take { .. })));
    scene.play(A, Action::Take { disc: Disc::One });
    assert!(scene.menu(A).iter().all(|action| matches!(action, Action::Place { .. })));
}

#[test]
fn a_disc_that_fits_nowhere_stays_unused() {
    // Ruling 3: A's discs lie on cards 0 to 3, other twos on 4 and 5, so the neutral 2 is stuck.
    let scene = scene(2).power(A, "neutral disc");
    let scene = scene.bid(0, SEAT_A, Disc::One).bid(1, SEAT_A, Disc::Two).bid(2, SEAT_A, Disc::Three);
    let scene = scene.bid(3, SEAT_A, Disc::Four).bid(4, SEAT_B, Disc::Two).bid(5, Bidder::Dummy, Disc::Two);
    let scene = scene.bid(0, SEAT_B, Disc::Three).bid(1, SEAT_B, Disc::Four);
    let mut scene = scene.bid(0, Bidder::Dummy, Disc::Four).bid(1, Bidder::Dummy, Disc::One);
    scene.game.dummy = crate::Discs::NONE;
    scene.ask(B);
    scene.place(B, Disc::One, 5);
    assert!(scene.told.contains(&Event::Unused { seat: A, disc: Disc::Neutral }));
    assert!(matches!(scene.game.phase, Phase::Production(_)));
    assert!(scene.game.players[A].discs.contains(Disc::Neutral));
}

#[test]
fn any_disc_has_at_least_two_cards_with_three_or_four_players() {
    // Worked example 5: without capitalists. Three: at most 3 own cards and 2 other discs of the value block 5 of 7.
    for seats in [3, 4] {
        let options = Options { capitalists: false, ..Options::default() };
        for seed in 0..200 {
            let mut rng = Rng::fast(seed);
            let mut game = Furnace::new(&options, seats, &mut Step::silent(&mut rng));
            let mut menu = Menu::new();
            while let Phase::Auction { seat, .. } = game.phase {
                for disc in game.players[seat].discs.iter() {
                    assert!(game.lots_for(seat, disc).count() >= 2);
                }
                menu.clear();
                game.menu(seat, &mut menu);
                let action = menu.sample(&mut rng).expect("something");
                game.play(seat, action, &mut Step::silent(&mut rng));
            }
        }
    }
}

#[test]
fn one_capitalist_may_have_two_discs_on_a_card_of_different_values() {
    let mut scene = scene(3).power(A, "2 discs on a card").bid(0, SEAT_A, Disc::Four);
    scene.ask(A);
    scene.place(A, Disc::Three, 0);
    scene.ask(A);
    scene.play(A, Action::Take { disc: Disc::One });
    assert!(!scene.menu(A).contains(&Action::Place { lot: 0 }), "a third disc is too many");
}
