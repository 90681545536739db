use super::*;

fn table(seats: u8, seed: &str) -> Match<Bidness> {
    Match::new(Options::default(), seats, Seed::from_text(seed)).expect("a table").0
}

#[test]
fn two_to_six_can_play() {
    // Ruling B1.
    assert_eq!(Bidness::INFO.seat_counts(), 2..=6);
    assert!(Match::<Bidness>::new(Options::default(), 1, Seed::from_text("one")).is_err());
    assert!(Match::<Bidness>::new(Options::default(), 7, Seed::from_text("seven")).is_err());
}

#[test]
fn everybody_starts_with_an_engineer_a_marketer_three_ious_100_dollars_and_20_tech_points() {
    let table = table(6, "start");
    let game = table.state();
    for workplace in game.workplaces.values() {
        assert_eq!((workplace.cash, workplace.ious, workplace.tech), (100, 3, 20));
        assert_eq!(workplace.cards, bag(&[Card::Engineer, Card::Marketer]));
    }
    assert_eq!((game.market_leader, game.tech_leader), (None, None), "everybody is tied");
    // 74 cards, 12 of them at work and 36 in hands.
    assert_eq!(game.deck.len(), 26);
}

#[test]
fn every_seat_can_be_the_first_player() {
    let firsts: Seats = (0..40).map(|seed| table(4, &format!("first {seed}")).state().first).collect();
    assert_eq!(firsts, Seats::all(4));
}

#[test]
fn hands_are_dealt_up_to_six_and_kept_cards_count() {
    let kept = [Card::Libel, Card::Lawyer, Card::Lawyer, Card::Engineer];
    let mut scene = Scene::new(2).hand(ALICE, &kept);
    scene.step(Bidness::next_round);
    let hand = scene.game.hands[ALICE];
    assert_eq!(hand.len(), 6);
    let mut new = hand;
    assert!(kept.iter().all(|card| new.take(*card)), "what was kept is still there");
    assert!(scene.heard(Event::Dealt { seat: ALICE, cards: new }), "Alice kept four and gets two");
    scene.play(ALICE, Action::Discard(Card::Libel));
    let any = scene.game.hands[BOB].iter().next().expect("a card");
    scene.play(BOB, Action::Discard(any));
    assert_eq!(scene.game.hands[ALICE].len(), 5);
}

#[test]
fn the_token_goes_to_the_left_from_the_second_round_on() {
    let mut scene = Scene::new(3);
    scene.step(Bidness::next_round);
    assert_eq!((scene.game.first, scene.game.round), (BOB, 3));
    assert!(scene.heard(Event::Round { round: 3, first: BOB }));
}

#[test]
fn a_hand_of_more_than_six_gets_nothing_and_keeps_everything() {
    // Ruling B23.
    let seven = [Card::Lawyer; 7];
    let mut scene = Scene::new(2).hand(ALICE, &seven);
    scene.step(Bidness::next_round);
    assert_eq!(scene.game.hands[ALICE], bag(&seven));
    assert_eq!(scene.game.hands[BOB].len(), 6);
}

#[test]
fn a_deck_that_runs_short_is_dealt_one_at_a_time_from_the_first_player() {
    // Ruling B24: the token goes to Bob, and four cards for three empty hands go Bob, Chloe, Alice, Bob.
    let mut scene = Scene::new(3);
    scene.game.deck = [Card::Libel; 4].into_iter().collect();
    scene.game.next_round(&mut Step::silent(&mut Rng::fast(1)));
    let sizes: Vec<usize> = scene.game.hands.values().iter().map(Bag::len).collect();
    assert_eq!(sizes, [1, 2, 1]);
}

#[test]
fn everybody_discards_one_card_unseen_at_the_same_time() {
    let mut scene = Scene::new(3);
    scene.step(Bidness::next_round);
    assert_eq!(scene.asked(), [ALICE, BOB, CHLOE]);
    for seat in [CHLOE, ALICE, BOB] {
        let card = scene.game.hands[seat].iter().next().expect("a card");
        scene.play(seat, Action::Discard(card));
        let lies = scene.game.unseen[seat] == Some(card);
        assert_eq!(lies, seat == BOB, "nothing moves before the last has chosen");
    }
    assert!(scene.heard(Event::Discarded));
    assert_eq!(scene.game.discard, Bag::EMPTY, "the pile shows nothing");
    assert!(scene.game.hands.values().iter().all(|hand| hand.len() == 5));
    assert_eq!(scene.asked(), [BOB], "the first player begins");
}

#[test]
fn the_discard_pile_is_shuffled_back_at_the_start_of_the_next_round() {
    let mut scene = Scene::new(2).hand(ALICE, &[Card::Sabotage, Card::Libel, Card::Libel]).hands_of_three();
    scene.play(ALICE, Action::Sell(Card::Sabotage));
    assert_eq!(scene.game.discard, bag(&[Card::Sabotage]));
    scene.step(Bidness::next_round);
    assert!(scene.game.discard.is_empty());
    assert_eq!(scene.game.deck.len(), 74 - 4 - 12);
}

#[test]
fn house_values_are_data() {
    // Ruling B2.
    let set = &*Options::default().cards;
    let costs = [Card::HeadhuntMarketer, Card::HeadhuntEngineer, Card::HeadhuntLawyer].map(|card| set[card].cost);
    assert_eq!(costs, [20, 10, 20]);
    let counts = [Card::Marketer, Card::Engineer, Card::Lawyer, Card::GovernmentContract, Card::LegalIntern];
    assert_eq!(counts.map(|card| set[card].count), [10, 8, 8, 8, 6]);
}

#[test]
fn whoever_holds_no_card_lays_none_away() {
    // Ruling B41: the only card goes to Bob, who is first.
    let mut scene = Scene::new(2);
    scene.game.deck = [Card::Libel].into_iter().collect();
    scene.game.next_round(&mut Step::silent(&mut Rng::fast(1)));
    assert_eq!(scene.asked(), [BOB]);
    scene.game.play(BOB, Action::Discard(Card::Libel), &mut Step::silent(&mut Rng::fast(1)));
    assert_eq!(scene.game.round, 4, "nobody has anything to play with, so the round is over");
}
