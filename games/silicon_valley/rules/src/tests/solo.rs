use table::Game;

use super::{Scene, pile, seat};
use crate::{
    Action, CardData, Colour, Effect, Employee, Event, Gain, Kind, Launch, Owner, PawnColour, Product, Question, Spot,
    Symbol,
};

/// A solo table whose decision cards all say the same.
///
/// Places clockwise: products 0 to 3, HQ 4 to 6, employees 7 (at $9) to 11 (at $5), VC 12 to 14.
fn solo(white: u8, grey: u8, code: &[Kind], change: impl FnOnce(&mut CardData)) -> Scene {
    let mut scene = Scene::new(1, |set| {
        for card in &mut set.decisions {
            (card.white, card.grey, card.code) = (white, grey, code.to_vec());
        }
        for card in &mut set.personalities {
            (card.at, card.effect) = (2, Effect::Fee(1));
        }
        for card in &mut set.starting_products {
            card.grid = vec!["#####".into(), "#####".into()];
        }
        change(set);
    });
    scene.game.rival.as_mut().expect("a rival").row = Vec::new().try_into().expect("an empty row");
    for at in 0..4 {
        scene = scene.product(at, at as u8);
    }
    let mut rng = table::Rng::fast(3);
    scene.game.refill_employees(&mut table::Step::silent(&mut rng));
    scene.game.refill_hqs(&mut table::Step::silent(&mut rng));
    scene.game.refill_vcs(&mut table::Step::silent(&mut rng));
    scene
}

impl Scene {
    fn rival(&mut self) -> &mut crate::Rival {
        self.game.rival.as_mut().expect("a rival")
    }

    fn rival_row(mut self, kinds: &[Kind]) -> Self {
        self.game.market.supply = self.game.market.supply.minus(pile(kinds));
        self.rival().row = kinds.to_vec().try_into().expect("a row");
        self
    }

    fn pawns(&self) -> Vec<(PawnColour, Spot)> {
        let moved = |event: &Event| match event {
            Event::PawnMoved { pawn, to } => Some((*pawn, *to)),
            _ => None,
        };
        self.events().iter().filter_map(moved).collect()
    }
}

#[test]
fn example_8_the_rival_takes_blocks_from_the_left_until_ten_squares_are_reached_or_passed() {
    use Kind::{Domino, I3, I4, L3};
    let scene = solo(1, 4, &[Domino], |_| {});
    let mut scene = scene.rival_row(&[I4, L3, Domino, Domino, I3]);
    scene.play(0, Action::Done);
    let launch = scene.game.market.launch_of(Product(0)).expect("the white pawn is on the leftmost product");
    // 4 + 3 + 2 are 9; the next domino makes 11.
    assert_eq!((launch.by, launch.blocks), (Owner::Rival, pile(&[I4, L3, Domino, Domino])));
    // The I3 has moved to the left; the grey pawn's employee brings nothing, the decision card a domino.
    assert_eq!(scene.rival().row.kinds(), [I3, Domino]);
    assert!(scene.rival().innovator.has(0));
}

#[test]
fn a_rival_short_of_blocks_takes_those_of_its_decision_card_again_and_again() {
    use Kind::{Domino, I3, T4};
    let scene = solo(1, 4, &[T4, Domino], |_| {});
    let mut scene = scene.rival_row(&[I3]);
    scene.play(0, Action::Done);
    let launch = scene.game.market.launch_of(Product(0)).expect("launched");
    // 3, then 4 and 2 from the bank make 9, then 4 again.
    assert_eq!(launch.blocks, pile(&[I3, T4, Domino, T4]));
}

#[test]
fn the_white_pawn_starts_left_of_the_products_and_the_grey_one_right_of_them() {
    let mut scene = solo(6, 3, &[Kind::Domino], |_| {});
    scene.play(0, Action::Done);
    // Six cards on from the left edge is the second HQ card, which leaves;
    // three on from the right edge are the other two and the dearest employee.
    assert_eq!(scene.pawns(), [(PawnColour::White, Spot::Hq(1)), (PawnColour::Grey, Spot::Employee(4))]);
}

#[test]
fn pawns_count_only_places_with_a_card_and_skip_each_other() {
    let mut scene = solo(5, 3, &[Kind::Domino], |_| {});
    scene.play(0, Action::Done);
    // White takes HQ 0. Grey counts HQ 1, HQ 2 and the dearest employee, since HQ 0 holds no card now.
    assert_eq!(scene.pawns(), [(PawnColour::White, Spot::Hq(0)), (PawnColour::Grey, Spot::Employee(4))]);
    assert_eq!(scene.game.market.hqs[0], None, "a spot with a pawn on it is not refilled");
    scene.play(0, Action::Done);
    // White: HQ 1, HQ 2, then past the pawn at the empty employee spot: employees 3, 2, 1.
    assert_eq!(scene.pawns()[0], (PawnColour::White, Spot::Employee(1)));
    assert!(scene.game.market.hqs[0].is_some(), "the pawn has left");
}

#[test]
fn ruling_17_a_hole_with_a_pawn_is_neither_filled_nor_slid_over() {
    let mut scene = solo(1, 5, &[Kind::Domino], |_| {}).money(0, 20);
    scene.play(0, Action::Done);
    // Grey: HQ 0 to 2, employee at 9, employee at 8.
    assert_eq!(scene.pawns()[1], (PawnColour::Grey, Spot::Employee(3)));
    let row = scene.game.market.employees;
    assert!(row[3].is_none() && row[4].is_some());
    let hired = row[0].expect("an employee");
    scene.play(0, Action::Hire(hired));
    let after = scene.game.market.employees;
    assert_eq!((after[0], after[1], after[2], after[3]), (row[1], row[2], row[4], None));
    assert!(after[4].is_some());
}

#[test]
fn the_rival_takes_employees_with_their_blocks_and_the_player_can_poach_them() {
    let mut scene = solo(1, 4, &[Kind::Domino], |set| {
        for card in &mut set.employees {
            (card.instant, card.ongoing) = (pile(&[Kind::O4]), pile(&[Kind::L3]));
            card.wants = vec![Symbol::Tech].into();
        }
    })
    .money(0, 15);
    let dearest = scene.game.market.employees[4].expect("an employee");
    scene.play(0, Action::Done);
    assert!(scene.rival().staff.has(dearest.0));
    assert_eq!(scene.rival().row.kinds(), [Kind::O4, Kind::L3, Kind::Domino], "instant and ongoing, once");
    assert_eq!(scene.rival().markers[Symbol::Tech.index()], 1);
    scene.play(0, Action::Poach(dearest));
    assert_eq!((scene.money_of(0), scene.blocks_of(0)), (0, pile(&[Kind::O4])));
    assert!(!scene.rival().staff.has(dearest.0));
}

#[test]
fn hq_and_vc_cards_move_the_markers_down_and_leave() {
    let mut scene = solo(5, 10, &[Kind::Domino], |set| {
        set.hqs.iter_mut().for_each(|card| card.symbols = vec![Symbol::Vacation].into());
        set.vcs.iter_mut().for_each(|card| card.wants = vec![Symbol::Balance, Symbol::Balance].into());
    });
    let (hq, vc) = (scene.game.market.hqs[0].expect("open"), scene.game.market.vcs[2].expect("open"));
    scene.play(0, Action::Done);
    assert_eq!(scene.pawns()[1].1, Spot::Vc(2), "two HQ cards and five employees come first");
    assert!(scene.game.market.hq_discard.has(hq.0) && scene.game.market.vc_discard.has(vc.0));
    // Balance reached its `!` at 2, fired and went back to the top.
    assert_eq!(scene.rival().markers, [0, 1, 0, 0, 0]);
    assert_eq!(scene.events().iter().filter(|event| matches!(event, Event::Personality { .. })).count(), 1);
}

#[test]
fn ruling_16_the_rival_follows_even_in_the_round_of_the_launch() {
    let mut scene = solo(1, 4, &[Kind::Domino], |set| {
        set.starting_products[0].innovator.ongoing = Gain { cash: 1, valuation: 2 };
    })
    .blocks(0, &[Kind::L4, Kind::L4, Kind::Domino]);
    let row = [Kind::I4, Kind::I4];
    scene = scene.rival_row(&row);
    scene.play(0, Action::Innovate(Product(0)));
    scene.play(0, Action::Done);
    assert!(scene.rival().second.has(0));
    assert_eq!(scene.rival().row.kinds(), [Kind::I4, Kind::I4, Kind::Domino], "it pays nothing for it");
    assert!(scene.game.companies[seat(0)].flipped.has(0));
    assert_eq!((scene.money_of(0), scene.at(0)), (1, 0), "the B side brings cash alone");
    assert_eq!(scene.game.market.products[0], None, "the pawn stands on the hole");
}

#[test]
fn the_rival_does_not_follow_itself_but_moves_on() {
    let mut scene = solo(1, 4, &[Kind::Domino], |_| {});
    for at in 0..2 {
        let blocks = pile(&[Kind::O4]);
        scene.game.market.supply = scene.game.market.supply.minus(blocks);
        let launch = Launch { by: Owner::Rival, round: 1, blocks, design: Default::default() };
        scene.game.market.products[at].as_mut().expect("a product").launch = Some(launch);
    }
    scene.play(0, Action::Done);
    assert_eq!(scene.pawns()[0].1, Spot::Product(2));
}

#[test]
fn ruling_18_the_player_copies_the_rival_with_the_same_blocks() {
    let mut scene = solo(1, 4, &[Kind::Domino], |set| {
        set.starting_products[0].second.instant = Gain { cash: 5, valuation: 3 };
    });
    scene = scene.rival_row(&[Kind::T4, Kind::T4, Kind::T4]);
    scene.play(0, Action::Done);
    let scene = scene.blocks(0, &[Kind::T4, Kind::T4]);
    assert!(!scene.offers(0, Action::SecondMove(Product(0))));
    let mut scene = scene.blocks(0, &[Kind::T4, Kind::T4, Kind::T4]);
    scene.play(0, Action::SecondMove(Product(0)));
    assert_eq!((scene.money_of(0), scene.at(0)), (5, 3));
    assert_eq!(scene.game.market.products[0], None, "the white pawn still stands there");
}

#[test]
fn ruling_19_seven_decision_cards_are_used_and_none_twice() {
    let mut scene = solo(2, 3, &[Kind::Domino], |_| {});
    for round in 1..=7 {
        assert_eq!(scene.game.round, round);
        scene.play(0, Action::Done);
        assert_eq!(scene.rival().decisions.len(), 18 - round);
    }
    assert_eq!(scene.game.places().expect("over").values(), [2], "without a billion the Rival wins");
}

#[test]
fn a_billion_at_the_end_of_any_round_wins() {
    let mut scene = solo(2, 3, &[Kind::Domino], |_| {}).valuation(0, 27);
    scene.play(0, Action::Done);
    assert_eq!(scene.game.places().expect("over").values(), [1]);
}

/// Fires one effect at the player through the mindfulness marker.
fn with_effect(effect: Effect, change: impl FnOnce(&mut CardData)) -> Scene {
    let mut scene = solo(1, 4, &[Kind::Domino], |set| {
        set.personalities.iter_mut().for_each(|card| card.effect = effect);
        change(set);
    });
    scene.rival().markers[0] = 2;
    scene
}

#[test]
fn pay_day_pays_all_salaries_at_once_or_lays_off() {
    let salaries = |set: &mut CardData| {
        (set.employees[30].salary, set.employees[31].salary) = (2, 2);
    };
    let mut scene = with_effect(Effect::PayDay, salaries).money(0, 9);
    for id in [30, 31] {
        scene
            .game
            .market
            .employees
            .iter_mut()
            .filter(|card| **card == Some(Employee(id)))
            .for_each(|card| *card = None);
        scene = scene.staff(0, &[id]);
    }
    let mut poor =
        Scene { game: scene.game.clone(), told: Vec::new(), rng: table::Rng::fast(5) }.money(0, 3).valuation(0, 5);
    scene.play(0, Action::Done);
    assert_eq!(scene.money_of(0), 1, "4 at once and 4 in the operate phase");
    poor.play(0, Action::Done);
    poor.play(0, Action::LetGo(Employee(30)));
    // 2 are paid at once; then 1 is left and the second one has to go as well.
    assert_eq!((poor.money_of(0), poor.at(0)), (1, 1));
    assert!(poor.game.companies[seat(0)].staff.is_empty());
}

#[test]
fn fees_leaks_and_slumps_take_what_there_is() {
    let mut scene = with_effect(Effect::Fee(6), |_| {}).money(0, 4);
    scene.play(0, Action::Done);
    assert_eq!(scene.money_of(0), 0);
    let mut scene = with_effect(Effect::Slump(2), |_| {}).valuation(0, 5);
    scene.play(0, Action::Done);
    assert_eq!(scene.at(0), 3);
    let mut scene = with_effect(Effect::Leak(4), |_| {}).blocks(0, &[Kind::O4, Kind::T4]);
    scene.play(0, Action::Done);
    assert!(matches!(scene.game.phase, crate::Phase::Asking(Question::Pay(_))));
    scene.play(0, Action::Pay(pile(&[Kind::T4])));
    assert_eq!(scene.blocks_of(0), pile(&[Kind::O4]));
    let mut scene = with_effect(Effect::Leak(4), |_| {}).blocks(0, &[Kind::L3]);
    scene.play(0, Action::Done);
    assert!(scene.blocks_of(0).is_empty());
}

#[test]
fn a_headhunter_takes_the_dearest_employee_and_a_lawsuit_flips_the_best_tile() {
    let mut scene = with_effect(Effect::Headhunt, |set| set.employees[30].salary = 3).founder(0).money(0, 9);
    for id in [30, 31] {
        scene
            .game
            .market
            .employees
            .iter_mut()
            .filter(|card| **card == Some(Employee(id)))
            .for_each(|card| *card = None);
        scene = scene.staff(0, &[id]);
    }
    scene.play(0, Action::Done);
    assert!(scene.rival().staff.has(30) && scene.game.companies[seat(0)].staff.has(31));
    assert_eq!(scene.money_of(0), 9);
    let mut scene = with_effect(Effect::Lawsuit, |set| {
        set.starting_products[6].innovator.ongoing = Gain { cash: 1, valuation: 2 };
        set.starting_products[7].innovator.ongoing = Gain { cash: 5, valuation: 1 };
    })
    .hqs(0, &[20])
    .innovator(0, 6)
    .innovator(0, 7);
    scene.play(0, Action::Done);
    assert_eq!(scene.game.companies[seat(0)].flipped.each().collect::<Vec<_>>(), [6]);
}

#[test]
fn the_difficulties_have_one_to_four_red_cards() {
    use crate::{Difficulty, Options, SiliconValley};
    for (difficulty, red) in
        [(Difficulty::Beginner, 1), (Difficulty::Easy, 2), (Difficulty::Medium, 3), (Difficulty::Hard, 4)]
    {
        let options = Options { difficulty, ..Options::default() };
        let mut rng = table::Rng::fast(8);
        let game = SiliconValley::new(&options, 1, &mut table::Step::silent(&mut rng));
        let cards =
            game.rival.expect("a rival").personalities.map(|id| game.cards.personalities[usize::from(id)].colour);
        assert_eq!(cards.iter().filter(|colour| **colour == Colour::Red).count(), red);
    }
}

#[test]
fn the_rival_starts_with_its_founders_blocks_and_its_mats_symbols() {
    use crate::{Options, SiliconValley};
    let mut rng = table::Rng::fast(8);
    let game = SiliconValley::new(&Options::default(), 1, &mut table::Step::silent(&mut rng));
    let rival = game.rival.expect("a rival");
    let founder = game.cards.employee(Employee(rival.staff.each().next().expect("a founder")));
    let blocks: crate::Blocks = rival.row.kinds().iter().copied().collect();
    assert_eq!(blocks, founder.instant.plus(founder.ongoing));
    assert_eq!(rival.markers.iter().sum::<u8>(), 2, "each mat has two symbols");
}

#[test]
fn own_ruling_26_on_a_pay_day_everybody_who_may_leave_is_offered_and_it_costs_2_in_all() {
    let pay = |set: &mut CardData| {
        (set.employees[30].salary, set.employees[31].salary, set.employees[32].salary) = (2, 1, 1);
    };
    let mut scene = with_effect(Effect::PayDay, pay).money(0, 2).valuation(0, 5);
    for card in &mut scene.game.market.employees {
        *card = card.filter(|card| !(30..=32).contains(&card.0));
    }
    scene = scene.staff(0, &[30, 31, 32]);
    scene.play(0, Action::Done);
    // 4 are due and 2 are there: whoever earns 2, or both who earn 1.
    assert_eq!(scene.menu(0), [30, 31, 32].map(|id| Action::LetGo(Employee(id))));
    scene.play(0, Action::LetGo(Employee(31)));
    // Whoever earns 2 is paid now, and has to go when companies operate: 2 steps each time.
    assert_eq!((scene.money_of(0), scene.at(0)), (0, 1));
    assert!(scene.game.companies[seat(0)].staff.is_empty());
}

#[test]
fn own_ruling_23_where_the_bank_is_empty_too_the_rival_launches_with_what_there_is() {
    let scene = solo(1, 4, &[Kind::Domino], |_| {});
    let mut scene = scene.rival_row(&[Kind::T4]).supply(0, &[]);
    scene.play(0, Action::Done);
    assert_eq!(scene.game.market.launch_of(Product(0)).expect("launched").blocks, pile(&[Kind::T4]));
}

#[test]
fn a_rival_skips_a_block_of_its_card_that_the_bank_cannot_replace() {
    use Kind::{Domino, T4};
    let mut scene = solo(1, 4, &[Domino, T4], |_| {}).supply(0, &[T4, T4, T4, T4]);
    scene.play(0, Action::Done);
    // No domino, 4, no domino, 8, no domino, 12.
    assert_eq!(scene.game.market.launch_of(Product(0)).expect("launched").blocks, pile(&[T4, T4, T4]));
}

#[test]
fn own_ruling_23_the_rival_takes_substitutes_until_the_bank_is_empty() {
    use Kind::{Domino, L3, T4};
    let mut scene = solo(1, 4, &[T4], |_| {}).rival_row(&[T4]).supply(0, &[L3, Domino]);
    scene.play(0, Action::Done);
    // 4 from the row, then 3 and 2 for tetrominoes that have run out: 9 of the 10 squares.
    assert_eq!(scene.game.market.launch_of(Product(0)).expect("launched").blocks, pile(&[T4, L3, Domino]));
}

#[test]
fn own_ruling_25_an_investor_who_pays_the_salaries_pays_those_of_a_pay_day_too() {
    let mut scene = with_effect(Effect::PayDay, |set| set.employees[30].salary = 2).money(0, 9);
    let row = &mut scene.game.market.employees;
    row.iter_mut().filter(|card| **card == Some(Employee(30))).for_each(|card| *card = None);
    scene = scene.staff(0, &[30]);
    scene.game.companies[seat(0)].waived = true;
    scene.play(0, Action::Done);
    assert_eq!((scene.money_of(0), scene.game.round), (9, 2));
    assert!(!scene.game.companies[seat(0)].waived);
}

#[test]
fn personality_cards_give_the_rival_code_clear_employees_and_change_the_vcs() {
    let mut scene = with_effect(Effect::Code(3), |_| {});
    scene.play(0, Action::Done);
    assert_eq!(scene.rival().row.kinds(), [Kind::Domino; 4], "one of the decision card and three more");

    let mut scene = with_effect(Effect::Scout(2), |_| {});
    let cheapest: Vec<Employee> = scene.game.market.employees[..2].iter().flatten().copied().collect();
    scene.play(0, Action::Done);
    assert!(cheapest.iter().all(|employee| scene.game.market.employee_discard.has(employee.0)));
    assert!(scene.events().contains(&Event::Scouted { employees: cheapest }));

    let mut scene = with_effect(Effect::Shakeup, |_| {});
    let old = scene.game.market.vcs;
    scene.play(0, Action::Done);
    assert!(scene.game.market.vcs[..3].iter().all(|vc| vc.is_some() && !old.contains(vc)));
}

#[test]
fn personality_cards_come_from_left_to_right_and_a_marker_on_its_mark_stays() {
    let mut scene = solo(1, 4, &[Kind::Domino], |_| {}).money(0, 9);
    scene.rival().markers = [2; 5];
    scene.game.move_markers(Symbol::ALL.into_iter().collect());
    assert_eq!(scene.rival().markers, [2; 5]);
    let expected = scene.rival().personalities;
    scene.play(0, Action::Done);
    let cards: Vec<u8> = scene
        .events()
        .iter()
        .filter_map(|event| if let Event::Personality { card } = event { Some(*card) } else { None })
        .collect();
    assert_eq!(cards, expected);
    assert_eq!((scene.rival().markers, scene.money_of(0)), ([0; 5], 4), "five fees of 1");
}

#[test]
fn the_rival_tells_its_new_blocks_in_the_order_in_which_they_lie() {
    // The card says L4 before I3, though I3 is the smaller kind.
    let mut scene = solo(1, 4, &[Kind::L4, Kind::I3], |_| {}).rival_row(&[Kind::S4]);
    scene.play(0, Action::Done);
    let told = Event::RivalGained { code: vec![Kind::L4, Kind::I3] };
    assert!(scene.events().contains(&told), "{:?}", scene.events());
    assert!(scene.rival().row.kinds().ends_with(&[Kind::L4, Kind::I3]));
}
