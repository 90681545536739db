use super::*;
use crate::Lawsuit;

fn scene(card: Card) -> Scene {
    Scene::new(2).hand(ALICE, &[card, Card::Lawyer, Card::Lawyer]).hands_of_three()
}

/// Alice sues Bob, who is the only one she can sue.
fn sued(mut scene: Scene, card: Card, damages: u32) -> Scene {
    scene.play(ALICE, Action::Play(card)).play(ALICE, Action::Damages(damages));
    scene
}

#[test]
fn the_libel_suit_of_the_rulebook() {
    let scene = scene(Card::Libel)
        .works(ALICE, &[Card::Marketer, Card::Lawyer, Card::Lawyer])
        .works(BOB, &[Card::Marketer, Card::Marketer, Card::LegalIntern]);
    let mut scene = sued(scene, Card::Libel, 2);
    assert!(scene.heard(Event::Sued { plaintiff: ALICE, defendant: BOB, lawsuit: Lawsuit::Libel, damages: 2 }));
    scene.play(ALICE, Action::Ask(120)).play(BOB, Action::Offer(40));
    assert!(scene.can(ALICE, Action::Reject));
    assert_eq!([ALICE, BOB].map(|seat| scene.game.workplaces[seat].court_dice()), [4, 3]);
    scene.trial(&[2, 3, 4, 5], &[4, 4, 6]);
    // 14 against 14: the defendant wins the tie.
    assert_eq!((scene.count(ALICE, Card::Marketer), scene.count(BOB, Card::Marketer)), (0, 2));
    // Ruling B19: the marketer goes to the discard pile.
    assert_eq!(scene.game.discard, bag(&[Card::Marketer, Card::Libel]));
    let verdict = Event::Verdict {
        plaintiff: ALICE,
        plaintiff_dice: dice(&[2, 3, 4, 5]),
        defendant: BOB,
        defendant_dice: dice(&[4, 4, 6]),
        winner: BOB,
    };
    assert!(scene.heard(verdict));
    assert!(scene.heard(Event::Compensated { from: ALICE, to: None, lawsuit: Lawsuit::Libel, amount: 1 }));
}

#[test]
fn a_trial_throws_two_dice_and_one_for_each_lawyer_and_intern() {
    // Ruling B30: several interns add up.
    let scene = scene(Card::Libel)
        .works(ALICE, &[Card::Marketer, Card::Lawyer, Card::Lawyer, Card::LegalIntern, Card::LegalIntern])
        .works(BOB, &[Card::Marketer]);
    let mut scene = sued(scene, Card::Libel, 1);
    scene.play(ALICE, Action::Trial);
    let thrown = scene.told.iter().find_map(|told| match told.event {
        Event::Verdict { plaintiff_dice, defendant_dice, .. } => Some([plaintiff_dice, defendant_dice]),
        _ => None,
    });
    let thrown = thrown.expect("a verdict");
    assert_eq!(thrown.map(|dice| dice.faces().count()), [6, 2]);
    let won = thrown[0].total() > thrown[1].total();
    assert_eq!(scene.count(ALICE, Card::Marketer), if won { 2 } else { 0 });
}

#[test]
fn negligence_is_limited_by_what_the_plaintiff_could_pay() {
    // Ruling B18, with the example of the rulebook: 50 in cash and 5 IOUs make 150.
    let mut scene = scene(Card::Negligence).cash(ALICE, 50).ious(ALICE, 5).cash(BOB, 400);
    scene.play(ALICE, Action::Play(Card::Negligence));
    assert_eq!(scene.amounts(ALICE, Action::Damages(0)), (1..=15).map(|tens| tens * 10).collect::<Vec<_>>());
}

#[test]
fn negligence_is_limited_by_the_cash_of_the_defendant() {
    // Ruling B16.
    let mut scene = scene(Card::Negligence).cash(BOB, 30);
    scene.play(ALICE, Action::Play(Card::Negligence));
    assert_eq!(scene.amounts(ALICE, Action::Damages(0)), [10, 20, 30]);
}

#[test]
fn negligence_won_is_paid_to_the_plaintiff_and_lost_to_the_bank() {
    let mut won = sued(scene(Card::Negligence).cash(BOB, 90), Card::Negligence, 80);
    won.trial(&[6, 6], &[1, 1]);
    assert_eq!((won.cash_of(ALICE), won.cash_of(BOB)), (180, 10));
    let mut lost = sued(scene(Card::Negligence).cash(ALICE, 20), Card::Negligence, 80);
    lost.trial(&[1, 2], &[6, 5]);
    // 80 are owed and 20 there: one IOU, and 40 are left.
    assert_eq!((lost.cash_of(ALICE), lost.ious_of(ALICE), lost.cash_of(BOB)), (40, 4, 100));
}

#[test]
fn negligence_lost_at_its_limit_takes_the_last_dollar_and_the_last_iou() {
    // Ruling B18: 50 and one more IOU make 150.
    let suit = scene(Card::Negligence).cash(ALICE, 50).ious(ALICE, 5).cash(BOB, 400);
    let mut lost = sued(suit, Card::Negligence, 150);
    lost.trial(&[1, 2], &[1, 2]);
    assert_eq!((lost.cash_of(ALICE), lost.ious_of(ALICE), lost.cash_of(BOB)), (0, 6, 400));
}

#[test]
fn where_only_one_amount_can_be_sued_for_nobody_is_asked() {
    // Ruling B46: Bob has 10; and with a card of the value 1 there is one marketer to sue for.
    let mut negligence = scene(Card::Negligence).cash(BOB, 10);
    negligence.play(ALICE, Action::Play(Card::Negligence));
    let lawsuit = Lawsuit::Negligence;
    assert!(negligence.heard(Event::Sued { plaintiff: ALICE, defendant: BOB, lawsuit, damages: 10 }));
    assert!(negligence.can(ALICE, Action::Trial));
    let one = sets::edited(&[("/cards/libel/value", serde_json::json!(1))]);
    let mut libel = Scene::with(one, 2).hand(ALICE, &[Card::Libel, Card::Lawyer, Card::Lawyer]).hands_of_three();
    libel.play(ALICE, Action::Play(Card::Libel));
    assert!(libel.heard(Event::Sued { plaintiff: ALICE, defendant: BOB, lawsuit: Lawsuit::Libel, damages: 1 }));
}

#[test]
fn libel_takes_what_the_defendant_has() {
    // Ruling B16: one may sue for two marketers of somebody who has one.
    let mut scene = sued(scene(Card::Libel), Card::Libel, 2);
    scene.trial(&[6, 6], &[1, 1]);
    assert_eq!((scene.count(ALICE, Card::Marketer), scene.count(BOB, Card::Marketer)), (2, 0));
    assert_eq!(scene.game.market_leader, Some(ALICE));
}

#[test]
fn a_lost_libel_suit_costs_as_many_as_were_announced_however_few_the_other_has() {
    let scene = scene(Card::Libel).works(ALICE, &[Card::Marketer, Card::Marketer, Card::Marketer]);
    let mut scene = sued(scene, Card::Libel, 2);
    scene.trial(&[1, 1], &[6, 6]);
    assert_eq!((scene.count(ALICE, Card::Marketer), scene.count(BOB, Card::Marketer)), (1, 1));
}

#[test]
fn a_patent_suit_is_for_up_to_ten_tech_points() {
    let mut won = scene(Card::PatentInfringement).tech(BOB, 7);
    won.play(ALICE, Action::Play(Card::PatentInfringement));
    assert_eq!(won.amounts(ALICE, Action::Damages(0)), (1..=10).collect::<Vec<_>>());
    won.play(ALICE, Action::Damages(10)).trial(&[3, 3], &[2, 3]);
    assert_eq!((won.tech_of(ALICE), won.tech_of(BOB)), (27, 0));
    assert_eq!(won.game.tech_leader, Some(ALICE));
    let mut lost = sued(scene(Card::PatentInfringement).tech(ALICE, 4), Card::PatentInfringement, 10);
    lost.trial(&[3, 3], &[3, 3]);
    assert_eq!((lost.tech_of(ALICE), lost.tech_of(BOB)), (0, 20), "a tie goes to the defendant, the bank gets four");
    let lost_points = Event::Compensated { from: ALICE, to: None, lawsuit: Lawsuit::PatentInfringement, amount: 4 };
    assert!(lost.heard(lost_points));
}

#[test]
fn nobody_is_sued_for_what_they_do_not_have() {
    // Ruling B15.
    let hand = [Card::Negligence, Card::Libel, Card::PatentInfringement];
    let scene = Scene::new(2).hand(ALICE, &hand).cash(BOB, 0).tech(BOB, 0).works(BOB, &[]);
    for card in hand {
        assert!(!scene.can(ALICE, Action::Play(card)), "{card:?}");
    }
    let scene = scene.cash(BOB, 10).tech(BOB, 1).works(BOB, &[Card::Marketer]);
    for card in hand {
        assert!(scene.can(ALICE, Action::Play(card)), "{card:?}");
    }
}

#[test]
fn the_plaintiff_needs_no_marketers_and_no_tech_points() {
    // Ruling B17.
    let hand = [Card::Libel, Card::PatentInfringement, Card::Lawyer];
    let scene = Scene::new(2).hand(ALICE, &hand).tech(ALICE, 0).works(ALICE, &[]);
    assert!(scene.can(ALICE, Action::Play(Card::Libel)) && scene.can(ALICE, Action::Play(Card::PatentInfringement)));
}

#[test]
fn a_settlement_is_paid_at_once_by_the_defendant_who_may_borrow_for_it() {
    // Ruling B13: from 10 to what the defendant can pay, here 100 and three IOUs.
    let mut scene = sued(scene(Card::Libel), Card::Libel, 1);
    assert_eq!(scene.amounts(ALICE, Action::Ask(0)), (1..=40).map(|tens| tens * 10).collect::<Vec<_>>());
    scene.play(ALICE, Action::Ask(250)).play(BOB, Action::Accept);
    assert_eq!((scene.cash_of(ALICE), scene.cash_of(BOB), scene.ious_of(BOB)), (350, 50, 5));
    assert!(scene.heard(Event::Settled { plaintiff: ALICE, defendant: BOB, lawsuit: Lawsuit::Libel, dollars: 250 }));
    assert_eq!((scene.count(BOB, Card::Marketer), scene.game.discard), (1, bag(&[Card::Libel])));
    assert_eq!(scene.asked(), [BOB], "the case is closed and it is Bob's turn");
}

#[test]
fn asks_fall_offers_rise_and_neither_crosses_the_other() {
    // Ruling B14.
    let mut scene = sued(scene(Card::Libel), Card::Libel, 1);
    scene.play(ALICE, Action::Ask(100));
    assert_eq!(scene.amounts(BOB, Action::Offer(0)), [10, 20, 30, 40, 50, 60, 70, 80, 90]);
    scene.play(BOB, Action::Offer(60));
    assert_eq!(scene.amounts(ALICE, Action::Ask(0)), [70, 80, 90]);
    scene.play(ALICE, Action::Ask(80));
    assert_eq!(scene.amounts(BOB, Action::Offer(0)), [70]);
    scene.play(BOB, Action::Offer(70));
    assert_eq!(scene.menu(ALICE).iter().collect::<Vec<_>>(), [Action::Accept, Action::Reject], "nothing lies between");
    scene.play(ALICE, Action::Accept);
    assert_eq!((scene.cash_of(ALICE), scene.cash_of(BOB)), (170, 30));
}

#[test]
fn either_side_can_send_the_case_to_trial() {
    for (ask, offer) in [(None, None), (Some(50), None), (Some(50), Some(20))] {
        let mut scene = sued(scene(Card::Negligence), Card::Negligence, 10);
        let mut seat = ALICE;
        if let Some(ask) = ask {
            scene.play(ALICE, Action::Ask(ask));
            seat = BOB;
        }
        if let Some(offer) = offer {
            scene.play(BOB, Action::Offer(offer));
            seat = ALICE;
        }
        scene.play(seat, if ask.is_some() { Action::Reject } else { Action::Trial });
        assert!(scene.heard(Event::Rejected { seat }));
        assert!(scene.told.iter().any(|told| matches!(told.event, Event::Verdict { .. })));
    }
}

#[test]
fn whoever_could_not_pay_a_settlement_goes_straight_to_trial() {
    let scene = scene(Card::Libel).cash(BOB, 0).ious(BOB, 6);
    let scene = sued(scene, Card::Libel, 1);
    assert!(scene.told.iter().any(|told| matches!(told.event, Event::Verdict { .. })));
}

#[test]
fn the_same_player_can_be_sued_again_in_the_same_round() {
    // Ruling B35.
    let mut scene = Scene::new(2).hand(ALICE, &[Card::Negligence; 4]).hand(BOB, &[]);
    for settled in [10, 20] {
        scene.play(ALICE, Action::Play(Card::Negligence)).play(ALICE, Action::Damages(10));
        scene.play(ALICE, Action::Ask(settled)).play(BOB, Action::Accept);
        if settled == 10 {
            assert_eq!((scene.cash_of(ALICE), scene.cash_of(BOB)), (110, 90));
        }
    }
    assert!(scene.heard(Event::Settled {
        plaintiff: ALICE,
        defendant: BOB,
        lawsuit: Lawsuit::Negligence,
        dollars: 20
    }));
}
