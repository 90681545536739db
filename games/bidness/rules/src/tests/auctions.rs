use super::*;

fn scene(card: Card) -> Scene {
    Scene::new(4).hand(ALICE, &[card, card, card]).hands_of_three()
}

#[test]
fn the_auction_of_the_rulebook() {
    let mut scene = scene(Card::Marketer);
    scene.play(ALICE, Action::Play(Card::Marketer));
    scene.play(ALICE, Action::Bid(30)).play(BOB, Action::Bid(50)).play(CHLOE, Action::Bid(70));
    scene.play(DIRK, Action::Drop).play(ALICE, Action::Drop).play(BOB, Action::Drop);
    assert_eq!((scene.cash_of(CHLOE), scene.cash_of(ALICE)), (30, 170));
    assert_eq!(scene.count(CHLOE, Card::Marketer), 2);
    assert!(scene.heard(Event::Bought { seat: CHLOE, card: Card::Marketer, dollars: 70, to: Some(ALICE) }));
    assert_eq!(scene.game.market_leader, Some(CHLOE), "she alone has two marketers");
    assert_eq!(scene.asked(), [BOB]);
}

#[test]
fn a_seller_who_wins_pays_the_bank() {
    let mut scene = scene(Card::GovernmentContract);
    scene.play(ALICE, Action::Play(Card::GovernmentContract)).play(ALICE, Action::Bid(20));
    for seat in [BOB, CHLOE, DIRK] {
        scene.play(seat, Action::Drop);
    }
    let cash: Vec<u32> = scene.game.workplaces.values().iter().map(|workplace| workplace.cash).collect();
    assert_eq!(cash, [80, 100, 100, 100]);
    assert_eq!(scene.count(ALICE, Card::GovernmentContract), 1);
    assert!(scene.heard(Event::Bought { seat: ALICE, card: Card::GovernmentContract, dollars: 20, to: None }));
}

#[test]
fn a_card_that_nobody_bids_for_is_discarded_and_the_turn_is_used() {
    let mut scene = scene(Card::Engineer);
    scene.play(ALICE, Action::Play(Card::Engineer));
    for seat in [ALICE, BOB, CHLOE, DIRK] {
        scene.play(seat, Action::Drop);
    }
    assert!(scene.heard(Event::Unsold { card: Card::Engineer }));
    assert_eq!(scene.game.discard, bag(&[Card::Engineer]));
    assert_eq!((scene.cash_of(ALICE), scene.asked()), (100, vec![BOB]));
}

#[test]
fn the_lowest_bid_is_ten_and_every_bid_is_higher_than_the_last() {
    // Ruling B8.
    let mut scene = scene(Card::Lawyer);
    scene.play(ALICE, Action::Play(Card::Lawyer));
    // 100 in cash and three more IOUs.
    let all: Vec<u32> = (1..=40).map(|tens| tens * 10).collect();
    assert_eq!(scene.amounts(ALICE, Action::Bid(0)), all);
    scene.play(ALICE, Action::Bid(60));
    assert_eq!(scene.amounts(BOB, Action::Bid(0)), all[6..]);
}

#[test]
fn the_last_one_left_may_still_bid_ten() {
    // Ruling B9.
    let mut scene = scene(Card::Lawyer);
    scene.play(ALICE, Action::Play(Card::Lawyer));
    scene.play(ALICE, Action::Drop).play(BOB, Action::Drop).play(CHLOE, Action::Drop);
    assert_eq!(scene.asked(), [DIRK]);
    scene.play(DIRK, Action::Bid(10));
    assert_eq!((scene.count(DIRK, Card::Lawyer), scene.cash_of(DIRK), scene.cash_of(ALICE)), (1, 90, 110));
}

#[test]
fn whoever_has_dropped_out_is_not_asked_again() {
    // Ruling B10: not even the seller who did not open.
    let mut scene = scene(Card::Lawyer);
    scene.play(ALICE, Action::Play(Card::Lawyer)).play(ALICE, Action::Drop);
    scene.play(BOB, Action::Bid(10)).play(CHLOE, Action::Bid(20)).play(DIRK, Action::Bid(30));
    assert_eq!(scene.asked(), [BOB]);
    scene.play(BOB, Action::Drop).play(CHLOE, Action::Drop);
    assert_eq!(scene.count(DIRK, Card::Lawyer), 1);
}

#[test]
fn nobody_can_bid_past_the_debt_limit() {
    // Ruling B11.
    let mut scene = scene(Card::Marketer).cash(BOB, 40).ious(BOB, 5).cash(CHLOE, 90).ious(CHLOE, 6);
    scene.play(ALICE, Action::Play(Card::Marketer)).play(ALICE, Action::Bid(90));
    assert_eq!(scene.amounts(BOB, Action::Bid(0)), [100, 110, 120, 130, 140]);
    scene.play(BOB, Action::Bid(140));
    assert!(scene.heard(Event::Dropped { seat: CHLOE, forced: true }), "Chloe cannot pay more than 90");
    scene.play(DIRK, Action::Drop).play(ALICE, Action::Drop);
    assert_eq!((scene.cash_of(BOB), scene.ious_of(BOB)), (0, 6), "the winner borrows what is missing");
    assert_eq!(scene.cash_of(ALICE), 240);
}

#[test]
fn a_winner_borrows_no_more_than_it_takes() {
    let mut scene = scene(Card::Marketer).cash(BOB, 50).ious(BOB, 1);
    scene.play(ALICE, Action::Play(Card::Marketer)).play(ALICE, Action::Drop).play(BOB, Action::Bid(220));
    scene.play(CHLOE, Action::Drop).play(DIRK, Action::Drop);
    // 220 - 50 = 170 is missing: two IOUs, and 30 are left.
    assert_eq!((scene.cash_of(BOB), scene.ious_of(BOB)), (30, 3));
}
