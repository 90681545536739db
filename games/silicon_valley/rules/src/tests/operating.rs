use table::Game as _;

use super::{Scene, pile, seat};
use crate::{Action, CardData, Employee, Event, Gain, Kind, Product, Question, Shortfall};

fn upkeeps(upkeeps: &'static [u8]) -> impl FnOnce(&mut CardData) {
    move |set| {
        for (card, upkeep) in set.starting_products.iter_mut().zip(upkeeps) {
            card.innovator.upkeep = *upkeep;
        }
    }
}

fn salaries(salaries: &'static [u8]) -> impl FnOnce(&mut CardData) {
    move |set| {
        set.hqs.iter_mut().for_each(|hq| hq.room = 6);
        for (card, salary) in set.employees.iter_mut().zip(salaries) {
            card.salary = *salary;
        }
    }
}

#[test]
fn ongoing_benefits_are_collected_before_upkeep_is_paid() {
    let mut scene = Scene::new(2, |set| {
        set.starting_products[0].innovator.ongoing = Gain { cash: 4, valuation: 1 };
        set.starting_products[0].innovator.upkeep = 2;
        set.mats.iter_mut().for_each(|mat| mat.upkeep = 2);
        (set.employees[0].ongoing, set.employees[0].salary) = (pile(&[Kind::Domino]), 1);
    })
    .innovator(0, 0)
    .staff(0, &[0])
    .money(1, 2);
    scene.operate();
    // 4 dollars come, 2 go for the HQ and 1 for the salary; the domino comes and goes again.
    assert_eq!((scene.money_of(0), scene.at(0)), (1, 1));
    assert!(scene.blocks_of(0).is_empty());
    assert!(scene.game.companies[seat(0)].innovator.has(0));
}

#[test]
fn ruling_3_the_companies_operate_in_turn_order_first_all_collect_then_all_pay() {
    let mut scene = Scene::new(2, |set| {
        set.starting_products[0].innovator.ongoing = Gain { cash: 1, valuation: 0 };
        set.starting_products[1].innovator.ongoing = Gain { cash: 1, valuation: 0 };
    })
    .innovator(0, 0)
    .innovator(1, 1);
    scene.operate();
    let seats: Vec<(char, usize)> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Collected { seat, .. } => Some(('c', seat.index())),
            Event::HqPaid { seat, .. } => Some(('p', seat.index())),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [('c', 0), ('c', 1), ('p', 0), ('p', 1)]);
}

#[test]
fn example_4_an_upkeep_of_2_is_paid_with_any_one_block_and_gives_no_change() {
    for kind in Kind::ALL {
        let mut scene = Scene::new(2, upkeeps(&[2])).innovator(0, 0).blocks(0, &[kind]);
        scene.operate();
        assert!(scene.game.companies[seat(0)].innovator.has(0));
        assert!(scene.blocks_of(0).is_empty(), "{kind:?}");
    }
}

#[test]
fn example_7_two_products_lost_in_upkeep_cost_4() {
    let mut scene = Scene::new(2, upkeeps(&[2, 2])).hqs(0, &[0]).innovator(0, 0).innovator(0, 1).valuation(0, 8);
    scene.operate();
    assert_eq!(scene.at(0), 4);
    assert!(scene.game.companies[seat(0)].products().is_empty());
}

#[test]
fn example_7_involuntary_layoffs_cost_2_in_all() {
    let mut scene = Scene::new(2, |set| set.employees.iter_mut().for_each(|card| card.salary = 2))
        .staff(0, &[0, 1, 2])
        .valuation(0, 8);
    scene.operate();
    assert_eq!(scene.at(0), 6);
    assert!(scene.game.companies[seat(0)].staff.is_empty());
    assert!([0, 1, 2].iter().all(|id| scene.game.market.employee_discard.has(*id)));
}

#[test]
fn ruling_11_the_owner_picks_who_leaves_and_only_as_many_as_needed() {
    let mut scene = Scene::new(2, salaries(&[3, 2, 1])).staff(0, &[0, 1, 2]).money(0, 4).valuation(0, 8);
    scene.operate_until_asked();
    // 6 are due and 4 are there: whoever earns 3 or 2 can go alone; with 1 alone the rest cannot be paid.
    assert_eq!(scene.menu(0), [Action::LetGo(Employee(0)), Action::LetGo(Employee(1))]);
    scene.play(0, Action::LetGo(Employee(1)));
    assert_eq!((scene.money_of(0), scene.at(0)), (0, 6));
    assert_eq!(scene.game.companies[seat(0)].staff.each().collect::<Vec<_>>(), [0, 2]);
}

#[test]
fn ruling_11_nobody_leaves_who_could_have_stayed() {
    let mut scene = Scene::new(2, salaries(&[2, 1, 1])).staff(0, &[0, 1, 2]).money(0, 2);
    scene.operate_until_asked();
    // Either the one who earns 2, or both who earn 1; never the first and one of the others.
    assert_eq!(scene.menu(0), [0, 1, 2].map(|id| Action::LetGo(Employee(id))));
    scene.play(0, Action::LetGo(Employee(2)));
    assert_eq!(scene.game.companies[seat(0)].staff.each().collect::<Vec<_>>(), [0]);
}

#[test]
fn ruling_11_everybody_who_may_leave_is_offered_each_time() {
    // 3 and five times 1 are due, and 3 are there: five who earn 1 may go, or whoever earns 3 with two of them.
    let mut scene = Scene::new(2, salaries(&[3, 1, 1, 1, 1, 1])).hqs(0, &[0]).staff(0, &[0, 1, 2, 3, 4, 5]).money(0, 3);
    scene = scene.valuation(0, 8);
    scene.operate_until_asked();
    assert_eq!(scene.menu(0), [0, 1, 2, 3, 4, 5].map(|id| Action::LetGo(Employee(id))));
    scene.play(0, Action::LetGo(Employee(1)));
    assert_eq!(scene.menu(0), [0, 2, 3, 4, 5].map(|id| Action::LetGo(Employee(id))), "nothing else follows from it");
    scene.play(0, Action::LetGo(Employee(0)));
    // 1 is still missing, which anyone of the others makes up.
    assert_eq!(scene.menu(0), [2, 3, 4, 5].map(|id| Action::LetGo(Employee(id))));
    assert_eq!(scene.at(0), 8, "the loss comes at the end");
    scene.play(0, Action::LetGo(Employee(4)));
    assert_eq!((scene.money_of(0), scene.at(0)), (0, 6));
    assert_eq!(scene.game.companies[seat(0)].staff.each().collect::<Vec<_>>(), [2, 3, 5]);
}

#[test]
fn ruling_11_a_choice_says_who_has_to_leave_with_it() {
    let mut scene = Scene::new(2, salaries(&[3, 2, 1])).staff(0, &[0, 1, 2]).money(0, 3).valuation(0, 8);
    scene.operate_until_asked();
    // 3 are missing: whoever earns 3 alone, or the other two together.
    let view = scene.game.view(table::Viewer::Spectator);
    let leaving = [0, 1, 2].map(|id| view.leaving(Employee(id)));
    let [first, second, third] = [0, 1, 2].map(Employee);
    assert_eq!(leaving, [vec![first], vec![second, third], vec![third, second]]);
    scene.play(0, Action::LetGo(third));
    assert_eq!((scene.game.round, scene.at(0)), (2, 6), "once, however many leave");
    assert_eq!(scene.game.companies[seat(0)].staff.each().collect::<Vec<_>>(), [0]);
}

#[test]
fn ruling_11_whoever_works_for_nothing_is_not_let_go_for_a_salary() {
    let mut scene = Scene::new(2, salaries(&[2, 0, 2])).staff(0, &[0, 1, 2]).money(0, 1);
    scene.operate();
    assert_eq!(scene.game.companies[seat(0)].staff.each().collect::<Vec<_>>(), [1], "3 are missing, so both go");
    assert_eq!(scene.money_of(0), 1);
}

#[test]
fn ruling_11_a_shortage_of_money_for_salaries_costs_no_product() {
    let mut scene = Scene::new(2, |set| {
        set.mats.iter_mut().for_each(|mat| mat.upkeep = 3);
        (set.employees[0].salary, set.employees[1].salary) = (1, 0);
    })
    .innovator(0, 0)
    .staff(0, &[0, 1])
    .money(0, 3)
    .money(1, 3)
    .valuation(0, 8);
    scene.operate();
    assert_eq!((scene.money_of(0), scene.at(0)), (0, 6));
    assert!(scene.game.companies[seat(0)].innovator.has(0));
    assert_eq!(scene.game.companies[seat(0)].staff.each().collect::<Vec<_>>(), [1]);
    assert!(scene.events().contains(&Event::HqPaid { seat: seat(0), cash: 3, forgiven: 0 }));
}

#[test]
fn ruling_11_an_hq_is_forgiven_only_once_everybody_and_every_product_has_gone() {
    let mut scene = Scene::new(2, |set| {
        set.mats.iter_mut().for_each(|mat| mat.upkeep = 5);
        upkeeps(&[2, 0])(set);
        (set.employees[0].salary, set.employees[1].salary) = (1, 0);
    })
    .hqs(0, &[0])
    .innovator(0, 0)
    .innovator(0, 1)
    .founder(0)
    .staff(0, &[0, 1])
    .blocks(0, &[Kind::Domino])
    .money(0, 3)
    .money(1, 5)
    .valuation(0, 12);
    let founder = scene.game.companies[seat(0)].founder.expect("a founder");
    scene.operate();
    // 2 of 5 are missing: all people, 2 in all, and two products, 2 each, whatever they cost themselves.
    assert_eq!((scene.money_of(0), scene.at(0)), (0, 6));
    let company = &scene.game.companies[seat(0)];
    assert!(company.staff.is_empty() && company.products().is_empty());
    assert_eq!(company.hqs.len(), 1, "the HQ never goes");
    assert_eq!(scene.blocks_of(0), pile(&[Kind::Domino]), "no code is paid for what has gone");
    assert!([0, 1].iter().all(|id| scene.game.market.employee_discard.has(*id)));
    let (employees, products) = (vec![Employee(0), Employee(1), founder], vec![Product(0), Product(1)]);
    let told = scene.events();
    let at = |event: Event| told.iter().position(|other| *other == event).expect("it happened");
    let cleared = at(Event::ClearedOut { seat: seat(0), missing: 2, employees, products });
    assert!(cleared < at(Event::HqPaid { seat: seat(0), cash: 3, forgiven: 2 }));
    assert!(!told.iter().any(|event| matches!(event, Event::SalariesPaid { seat: who, .. } if *who == seat(0))));
}

#[test]
fn ruling_11_an_empty_company_loses_nothing_where_its_hq_is_forgiven() {
    let mut scene = Scene::new(2, |set| set.mats.iter_mut().for_each(|mat| mat.upkeep = 5));
    scene = scene.money(0, 4).money(1, 5).valuation(0, 8);
    scene.operate();
    assert_eq!((scene.money_of(0), scene.at(0)), (0, 8));
    assert!(scene.events().contains(&Event::HqPaid { seat: seat(0), cash: 4, forgiven: 1 }));
    assert!(!scene.events().iter().any(|event| matches!(event, Event::ClearedOut { .. })));
}

#[test]
fn ruling_11_who_has_just_enough_for_the_hq_loses_people_alone() {
    let mut scene = Scene::new(2, |set| {
        set.mats.iter_mut().for_each(|mat| mat.upkeep = 5);
        set.employees[0].salary = 1;
    });
    scene = scene.innovator(0, 0).staff(0, &[0]).money(0, 5).money(1, 5).valuation(0, 8);
    scene.operate();
    assert_eq!((scene.money_of(0), scene.at(0)), (0, 6));
    assert!(scene.game.companies[seat(0)].innovator.has(0));
}

#[test]
fn a_question_of_earlier_rules_about_who_goes_is_not_read_as_todays() {
    let read = serde_json::from_str::<Question>;
    assert!(read(r#"{"let_go":{"missing":3,"last":null}}"#).is_err());
    let todays = read(r#"{"let_go":{"missing":3,"least":null}}"#).expect("a question");
    assert_eq!(todays, Question::LetGo(Shortfall { missing: 3, least: None }));
}

#[test]
fn whoever_may_leave_is_who_is_in_some_smallest_group_that_is_enough() {
    // Against every group there is: of up to seven people, some with one who earned as little as 1 to 3 gone already.
    let mut rng = table::Rng::fast(7);
    for _ in 0..2_000 {
        let staff: Vec<(Employee, u16)> =
            (0..1 + rng.below(7)).map(|id| (Employee(id as u8), rng.below(5) as u16)).collect();
        let due: u16 = staff.iter().map(|(_, salary)| salary).sum();
        if due == 0 {
            continue;
        }
        let least = Some(1 + rng.below(3) as u16).filter(|_| rng.below(2) == 0);
        let shortfall = Shortfall { missing: 1 + rng.below(u32::from(due)) as u16, least };
        let groups = (1_u32..1 << staff.len()).filter(|group| {
            let earned = staff.iter().enumerate().filter(|(at, _)| group & 1 << at != 0).map(|(_, one)| one.1);
            let (sum, smallest) = (earned.clone().sum::<u16>(), earned.chain(least).min().unwrap_or(0));
            sum >= shortfall.missing && sum - smallest < shortfall.missing
        });
        let groups: Vec<u32> = groups.collect();
        let some = groups.iter().fold(0, |all, group| all | group);
        let offered = shortfall.expendable(&staff).fold(0, |all, (id, _)| all | 1 << id.0);
        assert_eq!(offered, some, "{shortfall:?} {staff:?}");
        assert_eq!(shortfall.forced(&staff).is_some(), groups.len() <= 1, "{shortfall:?} {staff:?}");
        for (at, one) in staff.iter().enumerate() {
            let cost = |employee: Employee| i32::from(employee.0) - 2;
            let all = |group: &u32| -> i32 {
                (0..staff.len() as i32).filter(|id| group & 1 << id != 0).map(|id| id - 2).sum()
            };
            let least = groups.iter().filter(|group| *group & 1 << at != 0).map(all).min();
            assert_eq!(shortfall.cheapest_with(*one, &staff, cost), least, "{shortfall:?} {staff:?}");
        }
    }
}

#[test]
fn ruling_1_a_founder_draws_a_salary_and_has_to_go_when_it_cannot_be_paid() {
    let mut scene =
        Scene::new(2, |set| set.founders.iter_mut().for_each(|card| card.salary = 1)).founder(0).valuation(0, 8);
    scene.operate();
    assert!(scene.game.companies[seat(0)].staff.is_empty());
    assert_eq!(scene.at(0), 6);
}

#[test]
fn the_loss_for_layoffs_comes_after_they_are_settled() {
    // Falling behind the mark at 9 would make the other cheaper, but only from the next round on.
    let mut scene = Scene::new(2, |set| set.employees[..2].iter_mut().for_each(|card| card.salary = 1))
        .staff(0, &[0, 1])
        .money(0, 2)
        .valuation(0, 9);
    (scene.game.tokens[0], scene.game.tokens[1]) = (1, 1);
    scene.operate_until_asked();
    scene.play(0, Action::LetGo(Employee(0)));
    assert_eq!((scene.money_of(0), scene.at(0), scene.tokens(1), scene.tokens(0)), (0, 7, 0, 0));
}

#[test]
fn ruling_12_one_block_does_not_pay_for_two_products() {
    let mut scene = Scene::new(2, upkeeps(&[2, 2]))
        .hqs(0, &[0])
        .innovator(0, 0)
        .innovator(0, 1)
        .blocks(0, &[Kind::O4])
        .valuation(0, 8);
    scene.operate_until_asked();
    scene.play(0, Action::Maintain(Product(1)));
    assert_eq!(scene.game.companies[seat(0)].products().each().collect::<Vec<_>>(), [1]);
    assert_eq!(scene.at(0), 6);
}

#[test]
fn ruling_12_the_proposal_keeps_most_and_wastes_least() {
    // 3 + 2 + 4: the only assignment that keeps all three.
    let mut scene = Scene::new(2, upkeeps(&[4, 3, 1]))
        .hqs(0, &[0, 1])
        .innovator(0, 0)
        .innovator(0, 1)
        .innovator(0, 2)
        .blocks(0, &[Kind::T4, Kind::L3, Kind::Domino]);
    scene.operate_until_asked();
    let all = pile(&[Kind::T4, Kind::L3, Kind::Domino]);
    assert_eq!(scene.menu(0)[0], Action::Settle { blocks: all, lost: 0 });
    scene.play(0, Action::Settle { blocks: all, lost: 0 });
    assert_eq!(scene.game.companies[seat(0)].products().len(), 3);
    // Only one of two can be kept: the one that costs less, and then the one that brings more.
    let mut scene = Scene::new(2, |set| {
        upkeeps(&[3, 3])(set);
        set.starting_products[1].innovator.ongoing = Gain { cash: 0, valuation: 1 };
    })
    .hqs(0, &[0])
    .innovator(0, 0)
    .innovator(0, 1)
    .blocks(0, &[Kind::L3, Kind::Domino]);
    scene.operate_until_asked();
    scene.play(0, Action::Settle { blocks: pile(&[Kind::L3]), lost: 1 });
    assert_eq!(scene.game.companies[seat(0)].products().each().collect::<Vec<_>>(), [1]);
    assert_eq!(scene.blocks_of(0), pile(&[Kind::Domino]));
}

#[test]
fn upkeep_that_can_be_paid_must_be_paid() {
    let mut scene = Scene::new(2, upkeeps(&[2, 2])).hqs(0, &[0]).innovator(0, 0).innovator(0, 1);
    scene = scene.blocks(0, &[Kind::O4, Kind::I3, Kind::Domino]);
    scene.operate_until_asked();
    assert!(!scene.offers(0, Action::Done));
    scene.play(0, Action::Maintain(Product(0)));
    scene.play(0, Action::Pay(pile(&[Kind::O4])));
    assert!(!scene.offers(0, Action::Done));
    scene.play(0, Action::Pay(pile(&[Kind::I3])));
    assert_eq!(scene.blocks_of(0), pile(&[Kind::Domino]));
    assert_eq!(scene.game.companies[seat(0)].products().len(), 2);
}

#[test]
fn where_every_way_to_pay_the_upkeep_ends_alike_nobody_is_asked() {
    let mut scene = Scene::new(2, upkeeps(&[2, 2])).hqs(0, &[0]).innovator(0, 0).innovator(0, 1);
    scene = scene.blocks(0, &[Kind::O4, Kind::I3]);
    scene.operate();
    assert_eq!(scene.game.round, 2);
    assert!(scene.blocks_of(0).is_empty(), "each block pays for one of them");
    assert_eq!(scene.game.companies[seat(0)].products().len(), 2);
}

#[test]
fn nobody_is_asked_about_six_products_and_as_many_dominoes_though_there_are_720_orders() {
    let mut scene = Scene::new(2, upkeeps(&[2, 2, 2, 2, 2, 2])).hqs(0, &[0, 1, 2, 3, 4]).blocks(0, &[Kind::Domino; 7]);
    for id in 0..6 {
        scene = scene.innovator(0, id);
    }
    scene.operate();
    assert_eq!(scene.game.round, 2);
    assert_eq!(scene.blocks_of(0), pile(&[Kind::Domino]));
}

#[test]
fn upkeep_is_asked_about_where_only_the_blocks_left_over_differ_or_only_the_products_kept() {
    // Both are kept in every way; what is left is the domino, the bar or the square.
    let mut scene = Scene::new(2, upkeeps(&[2, 2])).hqs(0, &[0]).innovator(0, 0).innovator(0, 1);
    scene = scene.blocks(0, &[Kind::Domino, Kind::I3, Kind::O4]);
    scene.operate_until_asked();
    assert!(scene.offers(0, Action::Maintain(Product(1))));
    // One block for one of two: nothing is left over, and either is kept.
    let mut scene = Scene::new(2, upkeeps(&[3, 3])).hqs(0, &[0]).innovator(0, 0).innovator(0, 1);
    scene = scene.blocks(0, &[Kind::I3]);
    scene.operate_until_asked();
    assert!(scene.offers(0, Action::Maintain(Product(0))) && scene.offers(0, Action::Maintain(Product(1))));
}

#[test]
fn ruling_9_what_a_pile_cannot_hold_is_owed_as_a_substitute() {
    let owed = [Kind::I3; 101].into_iter().fold(crate::Blocks::NONE, crate::operate::owing);
    assert_eq!((owed.count(Kind::I3), owed.count(Kind::L3)), (100, 1));
}

impl Scene {
    /// Everybody passes until the operate phase has a question.
    pub(crate) fn operate_until_asked(&mut self) {
        while self.game.stage == crate::Stage::Actions {
            self.play(self.game.active.index() as u8, Action::Done);
            assert_eq!(self.game.round, 1, "nothing was asked");
        }
    }
}
