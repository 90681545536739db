use super::{Scene, pile, seat};
use crate::{Action, CardData, Employee, Event, Gain, Kind, Product};

fn upkeeps(upkeeps: &'static [u8]) -> impl FnOnce(&mut CardData) {
    move |set| {
        for (card, upkeep) in set.starting_products.iter_mut().zip(upkeeps) {
            card.innovator.upkeep = *upkeep;
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
    let mut scene = Scene::new(2, |set| {
        for (card, salary) in set.employees.iter_mut().zip([3, 2, 1]) {
            card.salary = salary;
        }
    })
    .staff(0, &[0, 1, 2])
    .money(0, 4)
    .valuation(0, 8);
    scene.operate_until_asked();
    // 6 are due and 4 are there: whoever earns 3 or 2 can go alone; with 1 alone the rest cannot be paid.
    assert_eq!(scene.menu(0), [Action::LetGo(Employee(0)), Action::LetGo(Employee(1))]);
    scene.play(0, Action::LetGo(Employee(1)));
    assert_eq!((scene.money_of(0), scene.at(0)), (0, 6));
    assert_eq!(scene.game.companies[seat(0)].staff.each().collect::<Vec<_>>(), [0, 2]);
}

#[test]
fn ruling_11_nobody_leaves_who_could_have_stayed() {
    let mut scene = Scene::new(2, |set| {
        for (card, salary) in set.employees.iter_mut().zip([2, 1, 1]) {
            card.salary = salary;
        }
    })
    .staff(0, &[0, 1, 2])
    .money(0, 2);
    scene.operate_until_asked();
    // Either the one who earns 2, or both who earn 1; never the first and one of the others.
    assert_eq!(scene.menu(0), [Action::LetGo(Employee(0)), Action::LetGo(Employee(2))]);
    scene.play(0, Action::LetGo(Employee(2)));
    assert_eq!(scene.game.companies[seat(0)].staff.each().collect::<Vec<_>>(), [0]);
}

#[test]
fn ruling_11_a_shortage_of_money_never_costs_a_product_and_the_hq_is_forgiven() {
    let mut scene = Scene::new(2, |set| {
        set.mats.iter_mut().for_each(|mat| mat.upkeep = 5);
        (set.employees[0].salary, set.employees[1].salary) = (1, 0);
    })
    .innovator(0, 0)
    .staff(0, &[0, 1])
    .money(0, 3)
    .money(1, 5)
    .valuation(0, 8);
    scene.operate();
    assert_eq!((scene.money_of(0), scene.at(0)), (0, 6));
    assert!(scene.game.companies[seat(0)].innovator.has(0));
    assert_eq!(scene.game.companies[seat(0)].staff.each().collect::<Vec<_>>(), [1], "whoever works for nothing stays");
    assert!(scene.events().contains(&Event::HqPaid { seat: seat(0), cash: 3, forgiven: 2 }));
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
