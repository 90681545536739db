use super::{Scene, pile, seat};
use crate::{Action, CardData, Employee, Hq, Kind, Owner, Power, Product, Question, Row, Symbol, Vc};

#[test]
fn example_1_the_fourth_hq_card_costs_20() {
    let mut scene = Scene::new(2, |_| {}).hqs(0, &[1, 2, 3]).open_hq(0).money(0, 20);
    scene.play(0, Action::Expand(Hq(0)));
    assert_eq!(scene.money_of(0), 0);
    let scene = Scene::new(2, |_| {}).hqs(0, &[1, 2, 3]).open_hq(0).money(0, 19);
    assert!(!scene.offers(0, Action::Expand(Hq(0))));
}

#[test]
fn the_first_hq_card_costs_5_and_the_second_10() {
    let mut scene = Scene::new(2, |_| {}).open_hq(0).money(0, 15);
    scene.play(0, Action::Expand(Hq(0)));
    assert_eq!(scene.money_of(0), 10);
    let next = scene.game.market.hqs[0].expect("the open card is replaced at once");
    scene.play(0, Action::Expand(next));
    assert_eq!(scene.money_of(0), 0);
}

#[test]
fn an_hq_card_brings_places_symbols_upkeep_and_a_product_slot() {
    let mut scene = Scene::new(2, |set| {
        (set.hqs[0].room, set.hqs[0].upkeep) = (2, 3);
        set.hqs[0].symbols = vec![Symbol::Tech].into();
    })
    .open_hq(0)
    .money(0, 5);
    assert_eq!(scene.game.companies[seat(0)].slots(), 1);
    scene.play(0, Action::Expand(Hq(0)));
    let company = &scene.game.companies[seat(0)];
    assert_eq!((company.room, company.upkeep, company.slots()), (5, 3, 2));
    assert_eq!(company.symbols.count(Symbol::Tech), 1);
}

#[test]
fn example_2_a_matched_symbol_takes_a_dollar_off_an_employee_at_7() {
    let wants = |set: &mut CardData| {
        set.employees[0].wants = vec![Symbol::Vacation].into();
        set.hqs[0].symbols = vec![Symbol::Vacation].into();
        set.hqs[1].symbols = vec![Symbol::Vacation].into();
    };
    let mut scene = Scene::new(2, wants).row(2, 0).hqs(0, &[0]).money(0, 10);
    scene.play(0, Action::Hire(Employee(0)));
    assert_eq!(scene.money_of(0), 4);
    // One want and two symbols of it: still one dollar off.
    let mut scene = Scene::new(2, wants).row(2, 0).hqs(0, &[0, 1]).money(0, 10);
    scene.play(0, Action::Hire(Employee(0)));
    assert_eq!(scene.money_of(0), 4);
}

#[test]
fn ruling_4_two_wants_of_a_kind_need_two_symbols_and_symbols_are_not_used_up() {
    let wants = |set: &mut CardData| {
        set.employees[0].wants = vec![Symbol::Tech, Symbol::Tech].into();
        set.employees[1].wants = vec![Symbol::Tech].into();
        set.hqs[0].symbols = vec![Symbol::Tech].into();
        set.hqs[1].symbols = vec![Symbol::Tech].into();
    };
    let mut scene = Scene::new(2, wants).row(0, 0).row(1, 1).hqs(0, &[0]).money(0, 20);
    assert_eq!(scene.game.hiring_price(seat(0), Employee(0)), 4);
    scene.play(0, Action::Hire(Employee(0)));
    // The other one has slid to the spot at 5 and finds the same symbol again.
    assert_eq!(scene.game.hiring_price(seat(0), Employee(1)), 4);
    let scene = Scene::new(2, wants).row(0, 0).hqs(0, &[0, 1]);
    assert_eq!(scene.game.hiring_price(seat(0), Employee(0)), 3);
}

#[test]
fn a_discount_never_goes_below_nothing() {
    let scene = Scene::new(2, |set| {
        set.market.employee_prices = vec![1, 6, 7, 8, 9];
        set.employees[0].wants = vec![Symbol::Tech, Symbol::Tech].into();
        set.hqs[0].symbols = vec![Symbol::Tech, Symbol::Tech].into();
    })
    .row(0, 0)
    .hqs(0, &[0]);
    assert_eq!(scene.game.hiring_price(seat(0), Employee(0)), 0);
    assert!(scene.offers(0, Action::Hire(Employee(0))));
}

#[test]
fn example_3_poaching_with_one_match_costs_14_and_is_paid_to_the_bank() {
    let mut scene = Scene::new(2, |set| {
        set.employees[0].wants = vec![Symbol::Balance].into();
        set.employees[0].instant = pile(&[Kind::T4]);
        set.hqs[0].symbols = vec![Symbol::Balance].into();
    })
    .staff(1, &[0])
    .hqs(0, &[0])
    .money(0, 14);
    scene.game.tokens[0] = 2;
    scene.play(0, Action::Poach(Employee(0)));
    assert_eq!((scene.money_of(0), scene.money_of(1)), (0, 0));
    assert!(scene.game.companies[seat(0)].staff.has(0) && !scene.game.companies[seat(1)].staff.has(0));
    assert_eq!(scene.blocks_of(0), pile(&[Kind::T4]), "the instant blocks come again");
    assert_eq!(scene.tokens(0), 2, "salary tokens travel along");
}

#[test]
fn somebody_poached_can_be_poached_again_in_the_same_round() {
    let mut scene = Scene::new(3, |_| {}).staff(2, &[0]).money(0, 15).money(1, 15);
    scene.play(0, Action::Poach(Employee(0)));
    scene.play(0, Action::Done);
    scene.play(1, Action::Poach(Employee(0)));
    assert!(scene.game.companies[seat(1)].staff.has(0));
}

#[test]
fn hiring_needs_a_free_place() {
    let scene = Scene::new(2, |_| {}).staff(0, &[1, 2, 3]).staff(1, &[4]).row(0, 0).money(0, 50);
    assert!(!scene.offers(0, Action::Hire(Employee(0))));
    assert!(!scene.offers(0, Action::Poach(Employee(4))));
}

#[test]
fn ruling_1_a_founder_takes_a_place_and_can_neither_be_poached_nor_laid_off() {
    let scene = Scene::new(2, |_| {}).founder(0).founder(1).staff(0, &[1, 2]).row(0, 0).money(0, 50);
    assert!(!scene.offers(0, Action::Hire(Employee(0))), "there is room for three");
    let founders = [0, 1].map(|index| scene.game.companies[seat(index)].founder.expect("a founder"));
    assert!(!scene.menu(0).iter().any(|action| match action {
        Action::Poach(employee) | Action::Layoff(employee) => founders.contains(employee),
        _ => false,
    }));
}

#[test]
fn hiring_slides_the_row_to_the_cheap_end_and_refills_at_9() {
    let mut scene = Scene::new(2, |_| {}).row(0, 0).row(1, 1).row(2, 2).row(3, 3).row(4, 4).money(0, 10);
    scene.play(0, Action::Hire(Employee(1)));
    let row = scene.game.market.employees.map(|card| card.expect("a full row").0);
    assert_eq!(row[..4], [0, 2, 3, 4]);
    assert!(row[4] > 4);
    assert_eq!(scene.money_of(0), 4);
}

#[test]
fn outsourcing_buys_one_block_that_is_there() {
    let mut scene = Scene::new(2, |_| {}).supply(1, &[Kind::Domino, Kind::O4]).money(0, 9);
    let bought: Vec<Action> =
        scene.menu(0).into_iter().filter(|action| matches!(action, Action::Outsource(_))).collect();
    assert_eq!(bought, [Action::Outsource(Kind::Domino), Action::Outsource(Kind::O4)]);
    scene.play(0, Action::Outsource(Kind::O4));
    assert_eq!((scene.money_of(0), scene.blocks_of(0)), (0, pile(&[Kind::O4])));
}

#[test]
fn a_turn_has_three_actions_and_the_same_one_may_come_again() {
    let mut scene = Scene::new(2, |_| {}).money(0, 50);
    for left in [2, 1] {
        scene.play(0, Action::Outsource(Kind::Domino));
        assert_eq!((scene.game.active, scene.game.actions_left), (seat(0), left));
    }
    scene.play(0, Action::Outsource(Kind::Domino));
    assert_eq!((scene.game.active, scene.game.actions_left), (seat(1), 3));
}

#[test]
fn ruling_5_a_vc_is_paid_with_any_set_from_which_no_block_could_be_left_out() {
    let mut scene = Scene::new(2, |set| set.vcs[0].price = 5)
        .open_vc(0)
        .blocks(0, &[Kind::Domino, Kind::Domino, Kind::I3, Kind::T4]);
    scene.play(0, Action::Fund(Vc(0)));
    // 2+3, 4+2, 4+3 reach 5; 2+2+3 could leave a domino out, 4+2+2 too.
    let mut menu = scene.menu(0);
    let expected = [
        Action::Pay(pile(&[Kind::Domino, Kind::I3])),
        Action::Pay(pile(&[Kind::Domino, Kind::T4])),
        Action::Pay(pile(&[Kind::I3, Kind::T4])),
    ];
    assert_eq!(menu.remove(0), expected[0], "the one that wastes nothing comes first");
    assert_eq!(menu, expected[1..]);
    scene.play(0, expected[2]);
    assert_eq!(scene.blocks_of(0), pile(&[Kind::Domino, Kind::Domino]), "no change is given");
    assert_eq!(scene.money_of(0), 10);
}

#[test]
fn where_there_are_many_ways_to_pay_any_of_them_can_be_given_block_by_block() {
    let mut scene = Scene::new(2, |set| set.vcs[0].price = 8).open_vc(0);
    scene = scene.blocks(0, &[Kind::I4, Kind::O4, Kind::T4, Kind::L4, Kind::S4]);
    scene.play(0, Action::Fund(Vc(0)));
    let (pays, gives): (Vec<Action>, Vec<Action>) =
        scene.menu(0).into_iter().partition(|action| matches!(action, Action::Pay(_)));
    // Ten pairs of tetrominoes make 8; six are proposed.
    assert_eq!(pays.len(), 6);
    // Giving the O4 would mean giving the I4 too, which is among the six.
    assert!(pays.contains(&Action::Pay(pile(&[Kind::I4, Kind::O4]))));
    assert_eq!(gives, [Action::Give(Kind::S4), Action::Give(Kind::L4), Action::Give(Kind::T4)]);
    scene.play(0, Action::Give(Kind::S4));
    scene.play(0, Action::Give(Kind::I4));
    assert_eq!(scene.money_of(0), 10);
    assert_eq!(scene.blocks_of(0), pile(&[Kind::O4, Kind::T4, Kind::L4]));
}

#[test]
fn a_vc_is_cheaper_by_a_square_for_each_match() {
    let mut scene = Scene::new(2, |set| {
        set.vcs[0].price = 5;
        set.vcs[0].valuation = 2;
        set.vcs[0].wants = vec![Symbol::Tech, Symbol::Promotion].into();
        set.hqs[0].symbols = vec![Symbol::Tech].into();
    })
    .open_vc(0)
    .hqs(0, &[0])
    .blocks(0, &[Kind::O4]);
    scene.play(0, Action::Fund(Vc(0)));
    assert_eq!((scene.money_of(0), scene.at(0)), (10, 2));
    assert!(scene.blocks_of(0).is_empty());
    assert!(scene.game.market.vc_discard.has(0));
    assert!(scene.game.market.vcs[0].is_some_and(|vc| vc != Vc(0)), "the card is replaced");
}

fn with_power(power: Power) -> Scene {
    Scene::new(2, |set| {
        set.vcs[0].price = 2;
        set.vcs[0].power = power;
    })
    .open_vc(0)
}

#[test]
fn ruling_15_a_power_is_no_action_and_costs_nothing() {
    let mut scene = with_power(Power::Hire).row(3, 7).blocks(0, &[Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    scene.play(0, Action::Hire(Employee(7)));
    assert!(scene.game.companies[seat(0)].staff.has(7));
    assert_eq!((scene.money_of(0), scene.game.actions_left), (10, 2));

    let mut scene = with_power(Power::Expand).open_hq(5).blocks(0, &[Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    scene.play(0, Action::Expand(Hq(5)));
    assert_eq!((scene.money_of(0), scene.game.actions_left), (10, 2));
    assert_eq!(scene.game.companies[seat(0)].hq_price(&scene.game.cards), 10, "it counts for the next price");
}

#[test]
fn ruling_15_a_power_that_is_not_used_at_once_is_lost() {
    let mut scene = with_power(Power::Outsource).blocks(0, &[Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    assert!(scene.offers(0, Action::Outsource(Kind::S4)));
    scene.play(0, Action::Done);
    assert!(!scene.game.is_free());
    assert!(scene.offers(0, Action::Outsource(Kind::S4)), "now for 9 of the VC's 10 dollars");
    scene.play(0, Action::Outsource(Kind::S4));
    assert_eq!((scene.money_of(0), scene.game.actions_left), (1, 1));
}

#[test]
fn a_power_that_cannot_be_used_asks_nothing() {
    let mut scene = with_power(Power::Launch).blocks(0, &[Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    assert_eq!(scene.game.phase, crate::Phase::Asking(Question::Act));
}

#[test]
fn a_swap_gives_a_block_of_at_most_one_square_more() {
    let mut scene = with_power(Power::Swap).blocks(0, &[Kind::Domino, Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    scene.play(0, Action::Give(Kind::Domino));
    assert_eq!(scene.menu(0), [Action::Take(Kind::I3), Action::Take(Kind::L3)]);
    scene.play(0, Action::Take(Kind::L3));
    assert_eq!(scene.blocks_of(0), pile(&[Kind::L3]));
}

#[test]
fn a_refreshed_row_has_none_of_its_old_cards() {
    let mut scene = with_power(Power::Refresh).row(0, 0).row(1, 1).blocks(0, &[Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    scene.play(0, Action::Refresh(Row::Employees));
    let row: Vec<u8> = scene.game.market.employees.iter().flatten().map(|card| card.0).collect();
    assert!(row.len() == 5 && !row.contains(&0) && !row.contains(&1), "{row:?}");
    assert!(scene.game.market.employee_discard.has(0) && scene.game.market.employee_discard.has(1));
}

#[test]
fn hype_is_worth_valuation_and_a_waiver_pays_upkeep_once() {
    let mut scene = with_power(Power::Hype).blocks(0, &[Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    assert_eq!(scene.at(0), 1);

    let mut scene = Scene::new(2, |set| {
        set.vcs[0].price = 2;
        set.mats.iter_mut().for_each(|mat| mat.upkeep = 2);
        set.employees[0].salary = 3;
    })
    .open_vc(0)
    .staff(0, &[0])
    .blocks(0, &[Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    scene.operate();
    assert_eq!((scene.money_of(0), scene.game.round), (10, 2));
    scene.operate();
    assert_eq!((scene.money_of(0), scene.game.round), (5, 3), "the next round is paid as usual");
}

#[test]
fn a_vc_card_is_replaced_after_its_power_is_used_or_lost() {
    for answer in [Action::Expand(Hq(5)), Action::Done] {
        let mut scene = with_power(Power::Expand).open_hq(5).blocks(0, &[Kind::Domino]);
        scene.play(0, Action::Fund(Vc(0)));
        assert_eq!(scene.game.market.vcs[0], None, "the power comes first");
        scene.play(0, answer);
        assert!(scene.game.market.vcs[0].is_some());
    }
}

#[test]
fn a_power_to_launch_is_no_action() {
    let mut scene = Scene::new(2, |set| {
        set.vcs[0].price = 2;
        set.vcs[0].power = Power::Launch;
        set.starting_products[0].grid = vec!["##".into(), "##".into()];
    })
    .open_vc(0)
    .product(0, 0)
    .blocks(0, &[Kind::Domino, Kind::O4]);
    scene.play(0, Action::Fund(Vc(0)));
    scene.play(0, Action::Pay(pile(&[Kind::Domino])));
    scene.play(0, Action::Innovate(Product(0)));
    assert_eq!((scene.launched_by(0), scene.game.actions_left), (Some(Owner::Seat(seat(0))), 2));
}

#[test]
fn refreshed_hq_and_vc_rows_have_none_of_their_old_cards() {
    let mut scene = with_power(Power::Refresh).open_hq(5).blocks(0, &[Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    scene.play(0, Action::Refresh(Row::Hqs));
    assert!(scene.game.market.hqs[..3].iter().all(|hq| hq.is_some_and(|hq| hq != Hq(5))));
    assert!(scene.game.market.hq_discard.has(5));

    let mut scene = with_power(Power::Refresh).blocks(0, &[Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    let old = scene.game.market.vcs;
    scene.play(0, Action::Refresh(Row::Vcs));
    assert!(scene.game.market.vcs[..3].iter().all(|vc| vc.is_some() && !old.contains(vc)));
    assert!(old.iter().flatten().all(|vc| scene.game.market.vc_discard.has(vc.0)));
}

#[test]
fn a_swap_with_one_kind_to_take_asks_nothing() {
    let mut scene = with_power(Power::Swap).supply(1, &[Kind::Domino, Kind::Domino, Kind::L3]);
    scene = scene.blocks(0, &[Kind::Domino, Kind::Domino]);
    scene.play(0, Action::Fund(Vc(0)));
    scene.play(0, Action::Give(Kind::Domino));
    assert_eq!((scene.blocks_of(0), scene.game.actions_left), (pile(&[Kind::L3]), 2));
}

#[test]
fn a_turn_with_nothing_left_to_do_ends_by_itself() {
    let dear = |set: &mut CardData| set.vcs.iter_mut().for_each(|vc| vc.price = 4);
    let mut scene = Scene::new(2, dear).money(0, 5).money(1, 5);
    scene.play(0, Action::Outsource(Kind::Domino));
    // A domino pays for no VC, and without money there is nothing to buy.
    assert_eq!((scene.game.active, scene.game.actions_left), (seat(1), 3));
    scene.play(1, Action::Outsource(Kind::Domino));
    assert_eq!((scene.game.phase, scene.game.round), (crate::Phase::Over, 20), "nor in any later round");
}

#[test]
fn blocks_of_two_and_three_squares_cost_5_and_7() {
    let mut scene = Scene::new(2, |_| {}).money(0, 12);
    scene.play(0, Action::Outsource(Kind::Domino));
    assert_eq!(scene.money_of(0), 7);
    scene.play(0, Action::Outsource(Kind::L3));
    assert_eq!(scene.money_of(0), 0);
}
