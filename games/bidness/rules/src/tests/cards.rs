use super::*;
use crate::Employee;

fn scene(card: Card) -> Scene {
    Scene::new(3).hand(ALICE, &[card, Card::Lawyer, Card::Lawyer]).hands_of_three()
}

#[test]
fn headhunting_pays_the_opponent_and_takes_one_employee() {
    for (card, employee, price) in [
        (Card::HeadhuntMarketer, Employee::Marketer, 20),
        (Card::HeadhuntEngineer, Employee::Engineer, 10),
        (Card::HeadhuntLawyer, Employee::Lawyer, 20),
    ] {
        let work = employee.card();
        let mut scene = scene(card).works(ALICE, &[]).works(BOB, &[work, work]).works(CHLOE, &[work]);
        scene.play(ALICE, Action::Play(card));
        assert_eq!(scene.menu(ALICE).iter().collect::<Vec<_>>(), [Action::Target(BOB), Action::Target(CHLOE)]);
        scene.play(ALICE, Action::Target(BOB));
        assert_eq!((scene.cash_of(ALICE), scene.cash_of(BOB)), (100 - price, 100 + price));
        assert_eq!((scene.count(ALICE, work), scene.count(BOB, work)), (1, 1));
        assert!(scene.heard(Event::Headhunted { seat: ALICE, from: BOB, employee }));
    }
}

#[test]
fn an_intern_is_no_lawyer() {
    // Ruling B29: no salary, and no headhunting.
    let scene = scene(Card::HeadhuntLawyer).works(BOB, &[Card::LegalIntern]).works(CHLOE, &[Card::LegalIntern]);
    assert!(!scene.can(ALICE, Action::Play(Card::HeadhuntLawyer)));
    assert_eq!(scene.game.workplaces[BOB].salaries(scene.game.set()), 0);
}

#[test]
fn a_legal_intern_costs_30_and_stays_for_the_round() {
    let mut scene = scene(Card::LegalIntern);
    scene.play(ALICE, Action::Play(Card::LegalIntern));
    assert_eq!((scene.cash_of(ALICE), scene.count(ALICE, Card::LegalIntern)), (70, 1));
    assert_eq!(scene.game.workplaces[ALICE].court_dice(), 3);
    let scene = scene.business();
    assert_eq!(scene.count(ALICE, Card::LegalIntern), 0);
}

#[test]
fn acquisition_and_breakthrough_move_the_tech_award_at_once() {
    // All have 20 at the start, so the award is in the bank.
    let [first, second] = [Card::Acquisition, Card::Breakthrough].map(|card| [card, Card::Lawyer, Card::Lawyer]);
    let mut scene = Scene::new(2).hand(ALICE, &first).hand(BOB, &second);
    assert_eq!(scene.game.tech_leader, None);
    scene.play(ALICE, Action::Play(Card::Acquisition));
    assert_eq!((scene.tech_of(ALICE), scene.cash_of(ALICE), scene.game.tech_leader), (22, 90, Some(ALICE)));
    assert!(scene.heard(Event::TechLeader { seat: Some(ALICE) }));
    // With three cards for Alice the card play goes on, so no engineer's dice come into it.
    let mut scene = scene.hand(ALICE, &[Card::Lawyer; 3]);
    scene.play(BOB, Action::Play(Card::Breakthrough));
    assert!(scene.heard(Event::TechGained { seat: BOB, points: 6 }));
    assert_eq!((scene.tech_of(BOB), scene.cash_of(BOB), scene.game.tech_leader), (26, 70, Some(BOB)));
}

#[test]
fn an_equal_number_of_tech_points_sends_the_award_back() {
    let mut scene = scene(Card::Acquisition).tech(BOB, 22);
    assert_eq!(scene.game.tech_leader, Some(BOB));
    scene.play(ALICE, Action::Play(Card::Acquisition));
    assert_eq!(scene.game.tech_leader, None);
    assert!(scene.heard(Event::TechLeader { seat: None }));
}

#[test]
fn joint_development_needs_no_consent() {
    // Ruling B31.
    let mut scene = scene(Card::JointDevelopment);
    scene.play(ALICE, Action::Play(Card::JointDevelopment)).play(ALICE, Action::Target(CHLOE));
    assert_eq!([ALICE, BOB, CHLOE].map(|seat| scene.tech_of(seat)), [22, 20, 22]);
    assert!(!scene.heard(Event::TechLeader { seat: Some(ALICE) }), "both gain at once, so nobody leads in between");
    assert_eq!([ALICE, BOB, CHLOE].map(|seat| scene.cash_of(seat)), [90, 100, 100]);
    assert_eq!(scene.asked(), [BOB]);
}

#[test]
fn stealing_and_destroying_take_what_there_is() {
    // Ruling B21.
    let mut steal = scene(Card::IndustrialEspionage).tech(BOB, 1).tech(CHLOE, 0);
    steal.play(ALICE, Action::Play(Card::IndustrialEspionage));
    assert!(steal.heard(Event::TechLost { from: BOB, to: Some(ALICE), points: 1 }), "Bob is the only one with any");
    assert_eq!([ALICE, BOB].map(|seat| steal.tech_of(seat)), [21, 0]);
    assert_eq!(steal.cash_of(ALICE), 90);
    let mut destroy = scene(Card::Sabotage);
    destroy.play(ALICE, Action::Play(Card::Sabotage)).play(ALICE, Action::Target(CHLOE));
    assert_eq!([ALICE, BOB, CHLOE].map(|seat| destroy.tech_of(seat)), [20, 20, 18]);
    let none = scene(Card::Sabotage).tech(BOB, 0).tech(CHLOE, 0);
    assert!(!none.can(ALICE, Action::Play(Card::Sabotage)));
}

#[test]
fn coop_marketing_pays_the_partner_without_asking() {
    // Ruling B31.
    let mut scene = scene(Card::CoopMarketing);
    scene.play(ALICE, Action::Play(Card::CoopMarketing)).play(ALICE, Action::Target(BOB));
    assert_eq!([ALICE, BOB].map(|seat| scene.cash_of(seat)), [90, 110]);
    assert_eq!(scene.count(ALICE, Card::CoopMarketing), 1);
    // Ruling B5: the bonus counts for the award.
    assert_eq!(scene.game.market_leader, Some(ALICE));
}

#[test]
fn marketing_bonuses_add_up_and_count_for_the_award() {
    // Rulings B5 and B30: 1 marketer + 3 + 1 + 1.
    let work = [Card::Marketer, Card::AdBlitz, Card::SocialMedia, Card::CoopMarketing];
    let scene = Scene::new(2).works(ALICE, &work).works(BOB, &[Card::Marketer; 5]);
    assert_eq!(scene.game.workplaces[ALICE].marketing(scene.game.set()), 6);
    assert_eq!(scene.game.market_leader, Some(ALICE));
    let tied = scene.works(BOB, &[Card::Marketer; 6]);
    assert_eq!(tied.game.market_leader, None);
}

#[test]
fn a_smear_campaign_lies_with_its_target_for_the_round() {
    let mut scene = scene(Card::SmearCampaign).works(BOB, &[Card::Marketer; 3]);
    assert_eq!(scene.game.market_leader, Some(BOB));
    scene.play(ALICE, Action::Play(Card::SmearCampaign)).play(ALICE, Action::Target(BOB));
    assert_eq!((scene.cash_of(ALICE), scene.count(BOB, Card::SmearCampaign)), (60, 1));
    assert_eq!(scene.game.market_leader, None, "one point each is a tie");
    let scene = scene.business();
    assert_eq!(scene.count(BOB, Card::SmearCampaign), 0);
    assert_eq!(scene.game.market_leader, Some(BOB), "the next round starts without it");
}

#[test]
fn where_only_one_opponent_can_be_meant_nobody_is_asked() {
    let hand = [Card::SmearCampaign, Card::Lawyer, Card::Lawyer];
    let mut scene = Scene::new(2).hand(ALICE, &hand).hands_of_three();
    scene.play(ALICE, Action::Play(Card::SmearCampaign));
    assert_eq!(scene.count(BOB, Card::SmearCampaign), 1);
    assert_eq!(scene.asked(), [BOB]);
}
