use table::{Game, Seat, Step};

use super::{Scene, seat};
use crate::{Action, Employee, Gain, Product};

fn change(scene: &mut Scene, index: u8, steps: i16) {
    let mut rng = table::Rng::fast(0);
    scene.game.change_valuation(seat(index), steps, &mut Step::silent(&mut rng));
}

fn order(scene: &Scene) -> Vec<usize> {
    scene.game.track.order()[..usize::from(scene.game.seats)].iter().copied().map(Seat::index).collect()
}

#[test]
fn example_9_on_one_space_the_token_that_landed_later_goes_first() {
    let mut scene = Scene::new(3, |_| {});
    let [a, b, c] = [0, 1, 2];
    change(&mut scene, c, 5);
    change(&mut scene, a, 3);
    change(&mut scene, b, 3);
    assert_eq!(order(&scene), [1, 0, 2]);
}

#[test]
fn the_first_player_starts_on_top_of_the_stack() {
    let scene = Scene::new(4, |_| {});
    assert_eq!(order(&scene), [0, 1, 2, 3]);
}

#[test]
fn ruling_2_a_move_on_the_spot_does_not_change_the_stack() {
    let mut scene = Scene::new(2, |_| {});
    change(&mut scene, 1, -1);
    assert_eq!((scene.at(1), order(&scene)), (0, vec![0, 1]));
    change(&mut scene, 1, 1);
    change(&mut scene, 1, -1);
    assert_eq!((scene.at(1), order(&scene)), (0, vec![1, 0]));
}

#[test]
fn from_round_2_the_lowest_valuation_goes_first() {
    let mut scene = Scene::new(3, |_| {}).valuation(0, 4).valuation(1, 2).valuation(2, 3);
    scene.operate();
    assert_eq!(scene.game.order[..3], [seat(1), seat(2), seat(0)]);
    assert_eq!(scene.game.active, seat(1));
}

#[test]
fn ruling_10_each_mark_passed_puts_a_token_on_everybody_there() {
    // The marks are at 10, 100 and 500 millions: 9, 18 and 22 steps from the start.
    let mut scene = Scene::new(2, |_| {}).founder(0).staff(0, &[3]).valuation(0, 8).row(0, 4).money(0, 5);
    change(&mut scene, 0, 10);
    let founder = scene.game.companies[seat(0)].founder.expect("a founder").0;
    assert_eq!((scene.at(0), scene.tokens(3), scene.tokens(founder)), (18, 2, 2));
    scene.play(0, Action::Hire(Employee(4)));
    assert_eq!(scene.tokens(4), 0, "whoever comes later starts without");
    change(&mut scene, 0, 1);
    assert_eq!(scene.tokens(3), 2, "no mark was passed");
}

#[test]
fn falling_back_behind_a_mark_takes_a_token_off_each_that_has_one() {
    let mut scene = Scene::new(2, |_| {}).staff(0, &[3]).valuation(0, 8);
    change(&mut scene, 0, 1);
    let mut scene = scene.staff(0, &[4]);
    assert_eq!((scene.tokens(3), scene.tokens(4)), (1, 0));
    change(&mut scene, 0, -1);
    assert_eq!((scene.tokens(3), scene.tokens(4)), (0, 0));
    change(&mut scene, 0, 1);
    assert_eq!((scene.tokens(3), scene.tokens(4)), (1, 1));
}

#[test]
fn ruling_10_tokens_gained_while_collecting_are_paid_in_the_same_round() {
    let mut scene = Scene::new(2, |set| {
        set.starting_products[0].innovator.ongoing = Gain { cash: 0, valuation: 2 };
        set.employees[3].salary = 1;
    })
    .innovator(0, 0)
    .staff(0, &[3])
    .valuation(0, 8)
    .money(0, 10);
    scene.operate();
    // The token of the mark at 9 makes the salary 2.
    assert_eq!((scene.at(0), scene.money_of(0)), (10, 8));
}

#[test]
fn ruling_14_at_the_start_sunset_and_layoff_cost_nothing_more() {
    let mut scene = Scene::new(2, |_| {}).hqs(0, &[0]).innovator(0, 0).innovator(0, 1).staff(0, &[1]);
    scene.play(0, Action::Sunset(Product(0)));
    scene.play(0, Action::Sunset(Product(1)));
    assert_eq!((scene.at(0), scene.game.actions_left), (0, 2), "several products in one action");
    scene.play(0, Action::Layoff(Employee(1)));
    assert_eq!((scene.at(0), scene.game.actions_left), (0, 1));
}

#[test]
fn example_7_a_layoff_of_three_costs_1_and_a_sunset_of_two_costs_2() {
    let mut scene = Scene::new(2, |_| {}).staff(0, &[1, 2, 3]).valuation(0, 9);
    scene.play(0, Action::Layoff(Employee(1)));
    scene.play(0, Action::Layoff(Employee(2)));
    scene.play(0, Action::Layoff(Employee(3)));
    assert_eq!((scene.at(0), scene.game.actions_left), (8, 2));
    let mut scene = Scene::new(2, |_| {}).hqs(0, &[0]).innovator(0, 0).innovator(0, 1).valuation(0, 9);
    scene.play(0, Action::Sunset(Product(0)));
    scene.play(0, Action::Sunset(Product(1)));
    assert_eq!(scene.at(0), 7);
}

#[test]
fn the_game_ends_after_a_whole_round_with_a_billion_and_the_highest_wins() {
    let mut scene = Scene::new(3, |_| {}).valuation(0, 27).valuation(1, 29).valuation(2, 28);
    scene.play(0, Action::Done);
    assert_eq!(scene.game.places(), None, "the others still have their turns");
    scene.play(1, Action::Done);
    scene.play(2, Action::Done);
    assert_eq!(scene.game.places().expect("over").values(), [3, 1, 2]);
}

#[test]
fn a_tie_goes_to_the_money_then_to_the_number_of_blocks_and_is_then_shared() {
    use crate::Kind::{Domino, O4};
    let tied = || Scene::new(2, |_| {}).valuation(0, 27).valuation(1, 27);
    let mut scene = tied().money(0, 3).money(1, 4);
    scene.operate();
    assert_eq!(scene.game.places().expect("over").values(), [2, 1]);
    // Two dominoes are more blocks than one square of four.
    let mut scene = tied().blocks(0, &[Domino, Domino]).blocks(1, &[O4]);
    scene.operate();
    assert_eq!(scene.game.places().expect("over").values(), [1, 2]);
    let mut scene = tied();
    scene.operate();
    assert_eq!(scene.game.places().expect("over").values(), [1, 1]);
}

#[test]
fn ruling_13_a_billion_lost_in_upkeep_does_not_end_the_game() {
    let mut scene = Scene::new(2, |set| set.starting_products[0].innovator.upkeep = 2).innovator(0, 0).valuation(0, 28);
    scene.operate();
    assert_eq!((scene.at(0), scene.game.round), (26, 2));
    assert_eq!(scene.game.places(), None);
}

#[test]
fn a_game_that_nobody_wins_ends_after_its_last_round() {
    let mut scene = Scene::new(2, |set| set.start.rounds = 1).valuation(1, 1);
    scene.operate();
    assert_eq!(scene.game.places().expect("over").values(), [2, 1]);
}
