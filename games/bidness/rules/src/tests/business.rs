use super::*;
use crate::Employee;

#[test]
fn lawyers_cost_ten_times_their_number_squared() {
    let salaries: Vec<u32> = (1..=8)
        .map(|lawyers| {
            let scene = Scene::new(2).works(ALICE, &vec![Card::Lawyer; lawyers]);
            scene.game.workplaces[ALICE].salaries(scene.game.set())
        })
        .collect();
    assert_eq!(salaries, [10, 40, 90, 160, 250, 360, 490, 640]);
    let mut team = vec![Card::Marketer; 2];
    team.extend([Card::Engineer; 3]);
    team.extend([Card::Lawyer; 3]);
    let scene = Scene::new(2).works(ALICE, &team);
    assert_eq!(scene.game.workplaces[ALICE].salaries(scene.game.set()), 140);
}

#[test]
fn whoever_has_the_cash_pays_everybody_without_being_asked() {
    // Ruling B26.
    let scene = Scene::new(2).cash(ALICE, 20).business();
    assert!(scene.heard(Event::Salaries { seat: ALICE, dollars: 20 }));
    assert_eq!(scene.game.round, 3);
    // 20 - 20 for the salaries, then 20 x 1.
    assert_eq!(scene.cash_of(ALICE), 20);
}

#[test]
fn whoever_is_short_of_cash_chooses_between_borrowing_and_laying_off() {
    // Ruling B27: one need not borrow first. 10 are there and 20 owed.
    let mut borrower = Scene::new(2).cash(ALICE, 10).business();
    assert_eq!(borrower.asked(), [ALICE]);
    let all = [Action::PaySalaries, Action::LayOff(Employee::Marketer), Action::LayOff(Employee::Engineer)];
    assert_eq!(borrower.menu(ALICE).iter().collect::<Vec<_>>(), all);
    borrower.play(ALICE, Action::PaySalaries);
    assert_eq!((borrower.cash_of(ALICE), borrower.ious_of(ALICE)), (10 + 100 - 20 + 20, 4));
    let mut miser = Scene::new(2).cash(ALICE, 10).business();
    miser.play(ALICE, Action::LayOff(Employee::Engineer)).play(ALICE, Action::PaySalaries);
    assert_eq!((miser.cash_of(ALICE), miser.ious_of(ALICE)), (20, 3));
    assert_eq!(miser.count(ALICE, Card::Engineer), 0);
}

#[test]
fn laid_off_cards_are_shuffled_into_the_next_deck() {
    // Ruling B25.
    let mut scene = Scene::new(2).cash(ALICE, 10).business();
    scene.play(ALICE, Action::LayOff(Employee::Engineer));
    assert_eq!(scene.game.discard, bag(&[Card::Engineer]));
    scene.play(ALICE, Action::PaySalaries);
    assert!(scene.game.discard.is_empty());
}

#[test]
fn one_may_lay_off_more_than_one_needs_to() {
    // Ruling B28: after the first, 10 cover the 10 that are left, but the second may go too.
    let mut scene = Scene::new(2).cash(ALICE, 10).business();
    scene.play(ALICE, Action::LayOff(Employee::Engineer)).play(ALICE, Action::LayOff(Employee::Marketer));
    assert!(scene.game.workplaces[ALICE].cards.is_empty());
    assert_eq!(scene.cash_of(ALICE), 10, "nobody is left to be paid, and nothing is earned");
}

#[test]
fn salaries_past_the_debt_limit_force_a_layoff() {
    // Four lawyers and a marketer cost 170, three and one 100, two and one 50: with 50 and all six IOUs two must go.
    let work = [Card::Lawyer, Card::Lawyer, Card::Lawyer, Card::Lawyer, Card::Marketer];
    let mut scene = Scene::new(2).works(ALICE, &work).cash(ALICE, 50).ious(ALICE, 6).business();
    for left in [3, 2] {
        let all = [Action::LayOff(Employee::Marketer), Action::LayOff(Employee::Lawyer)];
        assert_eq!(scene.menu(ALICE).iter().collect::<Vec<_>>(), all);
        scene.play(ALICE, Action::LayOff(Employee::Lawyer));
        assert_eq!(scene.count(ALICE, Card::Lawyer), left);
    }
    assert!(scene.can(ALICE, Action::PaySalaries));
}

#[test]
fn whoever_can_lay_off_only_one_kind_is_not_asked_until_there_is_a_choice() {
    // Ruling B46: four lawyers cost 160, three 90, two 40; only with two left is there something to choose.
    let scene = Scene::new(2).works(ALICE, &[Card::Lawyer; 4]).cash(ALICE, 50).ious(ALICE, 6).business();
    assert_eq!((scene.asked(), scene.count(ALICE, Card::Lawyer)), (vec![ALICE], 2));
    assert!(scene.heard(Event::LaidOff { seat: ALICE, employee: Employee::Lawyer }));
    let all = [Action::PaySalaries, Action::LayOff(Employee::Lawyer)];
    assert_eq!(scene.menu(ALICE).iter().collect::<Vec<_>>(), all);
}

#[test]
fn one_may_lay_off_some_and_borrow_for_the_rest() {
    // Ruling B27: three lawyers and a marketer cost 100, two and one 50; with 20 in cash one IOU covers the rest.
    let work = [Card::Lawyer, Card::Lawyer, Card::Lawyer, Card::Marketer];
    let mut scene = Scene::new(2).works(ALICE, &work).cash(ALICE, 20).business();
    scene.play(ALICE, Action::LayOff(Employee::Lawyer)).play(ALICE, Action::PaySalaries);
    assert!(scene.heard(Event::Salaries { seat: ALICE, dollars: 50 }));
    // 20 + 100 - 50, and one unit for 20.
    assert_eq!((scene.cash_of(ALICE), scene.ious_of(ALICE)), (70 + 20, 4));
}

#[test]
fn salaries_are_settled_from_the_first_player_on() {
    let mut scene = Scene::new(3).cash(ALICE, 0).cash(CHLOE, 0);
    scene.game.first = BOB;
    let mut scene = scene.business();
    assert_eq!(scene.asked(), [CHLOE]);
    scene.play(CHLOE, Action::PaySalaries);
    assert_eq!(scene.asked(), [ALICE]);
}

#[test]
fn whoever_lays_off_cannot_pay_off_ious() {
    // Bob has 250 but owes 260: he lays off two of five lawyers, pays 100, keeps 150 and still may not pay one off.
    let mut work = vec![Card::Lawyer; 5];
    work.push(Card::Marketer);
    let mut scene = Scene::new(2).works(BOB, &work).cash(BOB, 250).cash(ALICE, 120).business();
    scene.play(BOB, Action::LayOff(Employee::Lawyer)).play(BOB, Action::LayOff(Employee::Lawyer));
    scene.play(BOB, Action::PaySalaries);
    assert_eq!(scene.cash_of(BOB), 150);
    assert_eq!(scene.asked(), [ALICE]);
}

#[test]
fn one_two_or_three_ious_cost_100_300_or_600() {
    for (cash, most) in [(90, 0), (100, 1), (290, 1), (300, 2), (590, 2), (600, 3), (5000, 3)] {
        // The salaries of 20 are paid first.
        let scene = Scene::new(2).cash(ALICE, cash + 20).ious(ALICE, 5).business();
        let offered: Vec<Action> = scene.menu(ALICE).iter().collect();
        let expected: Vec<Action> = (0..=most).map(Action::Repay).collect();
        if most == 0 {
            assert_eq!(scene.game.round, 3, "nobody can pay, so nobody is asked");
        } else {
            assert_eq!(offered, expected, "{cash}");
        }
    }
    let scene = Scene::new(2).cash(ALICE, 5000).ious(ALICE, 2).business();
    assert!(!scene.can(ALICE, Action::Repay(3)), "nobody can pay off more than there is");
}

#[test]
fn with_600_at_the_start_all_three_ious_are_paid_off_and_the_game_is_won() {
    let mut scene = Scene::new(2).cash(ALICE, 620).business();
    scene.play(ALICE, Action::Repay(3));
    assert_eq!((scene.cash_of(ALICE), scene.ious_of(ALICE)), (0, 0));
    assert_eq!(scene.game.places().expect("it is over").values(), [1, 2]);
    assert!(scene.heard(Event::Over { winners: Seats::only(ALICE), debt_free: Seats::only(ALICE) }));
}

#[test]
fn everybody_chooses_repayment_at_once_and_unseen() {
    // Ruling B4.
    let mut scene = Scene::new(3).cash(ALICE, 200).cash(BOB, 200).business();
    assert_eq!(scene.asked(), [ALICE, BOB], "Chloe has 80 and cannot");
    scene.play(BOB, Action::Repay(1));
    assert_eq!((scene.ious_of(BOB), scene.asked()), (3, vec![ALICE]));
    assert!(!scene.told.iter().any(|told| matches!(told.event, Event::Repaid { .. })));
    scene.play(ALICE, Action::Repay(0));
    assert_eq!((scene.ious_of(ALICE), scene.ious_of(BOB)), (3, 2));
    assert!(scene.heard(Event::Repaid { seat: BOB, ious: 1, dollars: 100 }));
}

#[test]
fn the_earnings_of_the_rulebook() {
    let contracts = [Card::GovernmentContract; 2];
    let work = [[Card::Marketer; 3].as_slice(), &contracts].concat();
    let scene =
        Scene::new(2).works(ALICE, &work).works(BOB, &[Card::Marketer]).tech(BOB, 40).tech(ALICE, 23).business();
    // 23 tech points make 20, three marketers and the award make 5: 100, and 60 for the contracts.
    assert_eq!(scene.earned(ALICE), (20, 5, 60));
    assert_eq!(scene.cash_of(ALICE), 100 - 30 + 160);
}

#[test]
fn a_smear_on_a_lone_marketer_leaves_nothing_but_contracts() {
    // Ruling B6: the floor comes before the award. The salary of 10 was still paid.
    let work = [Card::Marketer, Card::SmearCampaign, Card::GovernmentContract];
    let scene = Scene::new(2).works(ALICE, &work).business();
    assert_eq!(scene.earned(ALICE), (20, 0, 30));
    assert_eq!(scene.cash_of(ALICE), 100 - 10 + 30);
    let leader = Scene::new(2).works(ALICE, &[Card::Marketer, Card::Marketer, Card::Marketer, Card::SmearCampaign]);
    let leader = leader.works(BOB, &[Card::LegalIntern]).cash(BOB, 90).business();
    assert_eq!(leader.earned(ALICE), (20, 1 + 2, 0));
}

#[test]
fn the_tech_award_adds_ten_to_the_rounded_price() {
    let scene = Scene::new(2).tech(ALICE, 29).tech(BOB, 20).business();
    assert_eq!((scene.earned(ALICE).0, scene.earned(BOB).0), (30, 20));
    let scene = Scene::new(2).tech(ALICE, 30).tech(BOB, 31).business();
    assert_eq!((scene.earned(ALICE).0, scene.earned(BOB).0), (30, 40));
}

#[test]
fn earnings_come_before_the_engineers_dice() {
    // Ruling B32: 19 tech points earn 10, whatever the dice bring.
    let scene =
        Scene::new(2).tech(ALICE, 19).works(ALICE, &[Card::Marketer, Card::Engineer, Card::Engineer]).business();
    assert_eq!(scene.earned(ALICE).0, 10);
    let thrown = scene.told.iter().find_map(|told| match told.event {
        Event::Engineered { seat: ALICE, dice } => Some(dice),
        _ => None,
    });
    let thrown = thrown.expect("Alice has engineers");
    assert_eq!(thrown.faces().count(), 2);
    assert_eq!(scene.tech_of(ALICE), 19 + thrown.total());
}

#[test]
fn a_layoff_moves_the_market_award_before_the_earnings() {
    // Ruling B32: Alice leads with two marketers, cannot pay, lays one off, and nobody leads.
    let mut scene = Scene::new(2).works(ALICE, &[Card::Marketer, Card::Marketer]).cash(ALICE, 10).business();
    assert_eq!(scene.game.market_leader, Some(ALICE));
    scene.play(ALICE, Action::LayOff(Employee::Marketer)).play(ALICE, Action::PaySalaries);
    assert!(scene.heard(Event::MarketLeader { seat: None }));
    assert_eq!(scene.earned(ALICE).1, 1);
}

#[test]
fn bonus_cards_go_back_at_the_end_of_the_round() {
    let bonus = [Card::AdBlitz, Card::SocialMedia, Card::CoopMarketing, Card::SmearCampaign, Card::LegalIntern];
    let scene = Scene::new(2).works(ALICE, &bonus).cash(ALICE, 90).business();
    assert!(scene.game.workplaces[ALICE].cards.is_empty());
    assert_eq!(scene.earned(ALICE), (20, 3 + 1 + 1 - 2 + 2, 0));
}

#[test]
fn free_borrowing_leaves_nobody_with_the_cash_a_reason_to_lay_off() {
    let free = Options { free_borrowing: true, ..Options::default() };
    let mut scene = Scene::with(free, 2).cash(ALICE, 10).business();
    scene.play(ALICE, Action::Borrow);
    assert_eq!(scene.menu(ALICE).iter().collect::<Vec<_>>(), [Action::PaySalaries, Action::Borrow]);
}

#[test]
fn whoever_has_borrowed_up_to_the_limit_pays_the_salaries_without_being_asked() {
    // Ruling B46: 10 and 100 more cover the 20, and six IOUs leave nothing else to choose.
    let free = Options { free_borrowing: true, ..Options::default() };
    let mut scene = Scene::with(free, 2).cash(ALICE, 10).ious(ALICE, 5).business();
    scene.play(ALICE, Action::Borrow);
    assert!(scene.heard(Event::Salaries { seat: ALICE, dollars: 20 }));
    assert_eq!(scene.asked(), [BOB], "Bob has 80 and could borrow; Alice has 90 and could not");
}

#[test]
fn with_free_borrowing_one_may_borrow_to_pay_off() {
    // Ruling B47, with prices at which it wins: two IOUs and a third cost 50 together.
    let cheap = sets::edited(&[("/rules/repay", serde_json::json!([30, 40, 50]))]);
    let free = Options { free_borrowing: true, ..cheap };
    let mut scene = Scene::with(free, 2).cash(ALICE, 40).ious(ALICE, 2).business();
    assert_eq!(scene.menu(ALICE).iter().collect::<Vec<_>>(), [Action::Repay(0), Action::Borrow]);
    scene.play(ALICE, Action::Borrow).play(ALICE, Action::Repay(3)).play(BOB, Action::Repay(0));
    assert_eq!((scene.cash_of(ALICE), scene.ious_of(ALICE)), (20 + 100 - 50, 0));
    assert_eq!(scene.game.places().expect("it is over").winners(), Seats::only(ALICE));
    let poor = Scene::with(cheap, 2).cash(ALICE, 40).cash(BOB, 40).business();
    assert_eq!(poor.game.round, 3, "without the option nobody who lacks the cash is asked");
}

#[test]
fn with_free_borrowing_a_hand_is_laid_away_and_a_card_aimed_after_borrowing() {
    let free = Options { free_borrowing: true, ..Options::default() };
    let hand = [Card::Sabotage, Card::Libel, Card::Lawyer, Card::Lawyer];
    let mut scene = Scene::with(free, 3).hand(ALICE, &hand);
    scene.step(Bidness::next_round);
    scene.play(ALICE, Action::Borrow).play(ALICE, Action::Discard(Card::Lawyer));
    assert_eq!((scene.cash_of(ALICE), scene.ious_of(ALICE)), (200, 4));
    assert!(!scene.can(ALICE, Action::Borrow), "she has chosen and is not asked any more");
    let mut scene = Scene::with(free, 3).hand(ALICE, &hand).hands_of_three();
    scene.play(ALICE, Action::Play(Card::Sabotage)).play(ALICE, Action::Borrow).play(ALICE, Action::Target(BOB));
    assert_eq!((scene.cash_of(ALICE), scene.tech_of(BOB)), (190, 18));
}

#[test]
fn whoever_has_borrowed_up_to_the_limit_is_asked_which_of_equal_cards_to_lay_away() {
    // Ruling B46: six equal cards leave one thing to lay away, and only Alice may know that.
    let free = Options { free_borrowing: true, ..Options::default() };
    for hand in [[Card::Lawyer; 6], [Card::Lawyer, Card::Lawyer, Card::Lawyer, Card::Lawyer, Card::Lawyer, Card::Libel]]
    {
        let mut scene = Scene::with(free, 2).hand(ALICE, &hand).ious(ALICE, 5);
        scene.step(Bidness::next_round);
        scene.play(ALICE, Action::Borrow);
        assert_eq!((scene.ious_of(ALICE), scene.asked()), (6, vec![ALICE, BOB]));
        assert!(scene.can(ALICE, Action::Discard(Card::Lawyer)) && !scene.can(ALICE, Action::Borrow));
        scene.play(ALICE, Action::Discard(Card::Lawyer));
        assert_eq!(scene.asked(), [BOB]);
    }
}

#[test]
fn with_free_borrowing_a_bidder_a_plaintiff_and_a_debtor_may_borrow() {
    let free = Options { free_borrowing: true, ..Options::default() };
    let hand = [Card::Marketer, Card::Libel, Card::Lawyer, Card::Lawyer];
    let mut scene = Scene::with(free, 2).hand(ALICE, &hand).hands_of_three();
    scene.play(ALICE, Action::Play(Card::Marketer)).play(ALICE, Action::Borrow);
    // What can be bid stays the same: 200 in cash and two IOUs instead of 100 and three.
    assert_eq!(scene.amounts(ALICE, Action::Bid(0)).last(), Some(&400));
    scene.play(ALICE, Action::Drop).play(BOB, Action::Drop).play(BOB, Action::Pass);
    scene.play(ALICE, Action::Play(Card::Libel)).play(ALICE, Action::Damages(1)).play(ALICE, Action::Borrow);
    scene.play(ALICE, Action::Ask(50)).play(BOB, Action::Borrow).play(BOB, Action::Accept);
    assert_eq!([ALICE, BOB].map(|seat| scene.cash_of(seat)), [350, 150]);
    let mut scene = scene.business();
    scene.play(ALICE, Action::Borrow).play(ALICE, Action::Repay(2)).play(BOB, Action::Repay(1));
    // 350 - 20 + 100 - 300, and 20 earned; 5 + 1 - 2 IOUs.
    assert_eq!((scene.cash_of(ALICE), scene.ious_of(ALICE)), (130 + 20, 4));
}
