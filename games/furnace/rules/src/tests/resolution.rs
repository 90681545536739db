use super::*;

const SEAT_A: Bidder = Bidder::Seat(A);
const SEAT_B: Bidder = Bidder::Seat(B);
const SEAT_C: Bidder = Bidder::Seat(C);

#[test]
fn a_three_that_loses_on_two_coal_brings_six() {
    // Worked example 1.
    let scene = Scene::new(3, cards(&[["2 coal", "iron", "iron"]], IDLE));
    let scene = scene.bid(0, SEAT_A, Disc::Three).bid(0, SEAT_B, Disc::Four).resolve();
    assert_eq!(scene.held(A), goods("6 coal"));
    assert_eq!(scene.held(B), Goods::NONE);
    assert_eq!(scene.companies(B), [0]);
}

#[test]
fn a_four_always_wins_and_the_largest_multiplier_is_three_or_four_with_the_power() {
    // Worked example 2 and ruling 6: the power raises the multiplier and never the bid.
    let scene = Scene::new(3, cards(&[["2 coal", "iron", "iron"]], IDLE)).power(A, "compensation +1");
    let scene = scene.bid(0, SEAT_A, Disc::Three).bid(0, SEAT_B, Disc::Four).bid(0, SEAT_C, Disc::Two).resolve();
    assert_eq!(scene.companies(B), [0]);
    assert_eq!(scene.held(A), goods("8 coal"), "2 coal times 3 + 1");
    assert_eq!(scene.held(C), goods("4 coal"), "2 coal times 2");
    let raised =
        Event::Compensated { seat: A, company: company(0), multiplier: 4, paid: Goods::NONE, got: goods("8 coal") };
    assert!(scene.told.contains(&raised));
}

#[test]
fn a_compensation_by_processing_is_limited_by_what_is_held() {
    // Worked example 3: a lost 2 on iron -> oil with 1 iron: 0 or 1 times.
    let scene = Scene::new(3, cards(&[["iron -> oil", "iron", "iron"]], IDLE)).stock(A, "iron");
    let mut scene = scene.bid(0, SEAT_A, Disc::Two).bid(0, SEAT_B, Disc::Four).resolve();
    assert_eq!(scene.menu(A), up_to(1));
    scene.process(A, 1);
    assert_eq!(scene.held(A), goods("oil"));
}

#[test]
fn a_compensation_from_further_left_can_be_processed_at_once() {
    // Worked example 3 and ruling 5: the card to the left gives 2 iron first, so up to 2 times.
    let set = cards(&[["2 iron", "coal", "coal"], ["iron -> oil", "iron", "iron"]], IDLE);
    let scene = Scene::new(3, set).stock(A, "iron");
    let scene = scene.bid(0, SEAT_A, Disc::One).bid(0, SEAT_B, Disc::Four);
    let mut scene = scene.bid(1, SEAT_A, Disc::Two).bid(1, SEAT_B, Disc::Three).resolve();
    assert_eq!(scene.held(A), goods("3 iron"));
    assert_eq!(scene.menu(A), up_to(2));
    scene.process(A, 2);
    assert_eq!(scene.held(A), goods("iron + 2 oil"));
}

#[test]
fn printed_times_are_multiplied_by_the_disc() {
    // Ruling 5: printed twice, lost with a 3: up to 6 times.
    let scene = Scene::new(3, cards(&[["coal -> money x2", "iron", "iron"]], IDLE)).stock(A, "9 coal");
    let mut scene = scene.bid(0, SEAT_A, Disc::Three).bid(0, SEAT_B, Disc::Four).resolve();
    assert_eq!(scene.menu(A), up_to(6));
    scene.process(A, 6);
    assert_eq!(scene.held(A), goods("3 coal + 6 money"));
}

#[test]
fn processing_as_a_compensation_is_optional() {
    let scene = Scene::new(3, cards(&[["iron -> oil", "iron", "iron"]], IDLE)).stock(A, "5 iron");
    let mut scene = scene.bid(0, SEAT_A, Disc::Two).bid(0, SEAT_B, Disc::Four).resolve();
    scene.process(A, 0);
    assert_eq!(scene.held(A), goods("5 iron"));
    assert!(matches!(scene.game.phase, Phase::Production(_)));
}

#[test]
fn extraction_is_compulsory_and_nobody_is_asked_who_can_process_nothing() {
    let set = cards(&[["2 coal", "iron", "iron"], ["iron -> oil", "iron", "iron"]], IDLE);
    let scene = Scene::new(3, set).bid(0, SEAT_A, Disc::One).bid(0, SEAT_B, Disc::Four);
    let scene = scene.bid(1, SEAT_A, Disc::Two).bid(1, SEAT_B, Disc::Three).resolve();
    assert_eq!(scene.held(A), goods("2 coal"));
    assert!(matches!(scene.game.phase, Phase::Production(_)), "{:?}", scene.game.phase);
    // Everybody is told that the lost 2 brought nothing.
    let (paid, got) = (Goods::NONE, Goods::NONE);
    assert!(scene.told.contains(&Event::Compensated { seat: A, company: company(1), multiplier: 2, paid, got }));
}

#[test]
fn losers_are_compensated_in_turn_order_from_the_first_player_and_the_winner_comes_last() {
    // Ruling 4: C is first, then A; B wins.
    let scene = Scene::new(3, cards(&[["coal", "iron", "iron"]], IDLE));
    let mut scene = scene.bid(0, SEAT_A, Disc::Three).bid(0, SEAT_B, Disc::Four).bid(0, SEAT_C, Disc::One);
    scene.game.first = C;
    let scene = scene.resolve();
    let order: Vec<Seat> = scene
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Compensated { seat, .. } | Event::Won { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(order, [C, A, B]);
}

#[test]
fn two_losers_who_process_are_asked_one_after_the_other() {
    let scene = Scene::new(3, cards(&[["iron -> oil", "iron", "iron"]], IDLE)).stock(A, "iron").stock(C, "4 iron");
    let scene = scene.bid(0, SEAT_A, Disc::Two).bid(0, SEAT_B, Disc::Four);
    let mut scene = scene.bid(0, SEAT_C, Disc::Three).resolve();
    assert_eq!(scene.menu(A), up_to(1));
    assert!(scene.menu(C).is_empty());
    assert_eq!(scene.game.view(table::Viewer::Seat(A)).multiplier(A), 2);
    scene.process(A, 1);
    assert_eq!(scene.menu(C), up_to(3));
    scene.process(C, 2);
    assert_eq!(scene.held(C), goods("2 iron + 2 oil"));
    assert_eq!(scene.companies(B), [0]);
}

#[test]
fn a_single_bidder_wins_and_nobody_is_compensated() {
    // Ruling 7.
    let scene = Scene::new(3, cards(&[["2 coal", "iron", "iron"]], IDLE)).bid(0, SEAT_C, Disc::One).resolve();
    assert_eq!(scene.companies(C), [0]);
    assert!(!scene.told.iter().any(|event| matches!(event, Event::Compensated { .. })));
}

#[test]
fn a_card_without_discs_leaves_the_game() {
    let scene = Scene::new(3, cards(&[], IDLE)).bid(0, SEAT_C, Disc::One).resolve();
    assert!(scene.told.contains(&Event::Unwanted { company: company(1) }));
    assert_eq!(scene.game.discarded.len(), 6);
}

#[test]
fn discs_come_back_when_their_card_is_resolved() {
    let scene = Scene::new(3, cards(&[], IDLE)).bid(0, SEAT_A, Disc::One).bid(0, SEAT_B, Disc::Four).resolve();
    assert_eq!(scene.game.players[A].discs, crate::Discs::COLOUR);
    assert_eq!(scene.game.players[B].discs, crate::Discs::COLOUR);
}

#[test]
fn with_two_own_discs_on_a_card_the_lower_one_is_compensated_even_if_the_higher_one_wins() {
    // Ruling 15.
    let scene = Scene::new(3, cards(&[["2 coal", "iron", "iron"]], IDLE)).power(A, "2 discs on a card");
    let scene = scene.bid(0, SEAT_A, Disc::Four).bid(0, SEAT_A, Disc::Three).resolve();
    assert_eq!(scene.companies(A), [0]);
    assert_eq!(scene.held(A), goods("6 coal"));
}

#[test]
fn two_own_losing_discs_are_compensated_together() {
    // Ruling 15: 3 and 1 lose against a 4, so the compensation is multiplied by 4.
    let scene = Scene::new(3, cards(&[["iron -> oil", "iron", "iron"]], IDLE)).power(A, "2 discs on a card");
    let scene = scene.stock(A, "9 iron").bid(0, SEAT_A, Disc::One).bid(0, SEAT_A, Disc::Three);
    let scene = scene.bid(0, SEAT_B, Disc::Four).resolve();
    assert_eq!(scene.menu(A), up_to(4));
}
