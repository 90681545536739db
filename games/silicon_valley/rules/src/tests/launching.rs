use super::{Scene, pile, seat};
use crate::{Action, CardData, Event, Gain, Kind, Owner, Phase, Product, Question, Side};

/// Product 0 is a grid of two by two squares, product 1 of two by five.
fn small(set: &mut CardData) {
    set.starting_products[0].grid = vec!["##".into(), "##".into()];
    set.starting_products[1].grid = vec!["#####".into(), "#####".into()];
    set.starting_products[0].innovator.instant = Gain { cash: 3, valuation: 1 };
    set.starting_products[0].innovator.ongoing = Gain { cash: 2, valuation: 2 };
    set.starting_products[0].second.instant = Gain { cash: 9, valuation: 4 };
    set.starting_products[0].second.ongoing = Gain { cash: 1, valuation: 0 };
}

fn launched() -> Scene {
    let mut scene = Scene::new(3, small).product(0, 0).blocks(0, &[Kind::O4]).blocks(1, &[Kind::O4, Kind::T4]);
    scene.play(0, Action::Innovate(Product(0)));
    scene
}

#[test]
fn the_innovator_fills_the_grid_and_takes_the_tile() {
    let scene = launched();
    assert_eq!((scene.money_of(0), scene.at(0)), (3, 1));
    assert!(scene.blocks_of(0).is_empty());
    assert_eq!(scene.game.companies[seat(0)].side(Product(0)), Some(Side::InnovatorA));
    let launch = scene.game.market.launch_of(Product(0)).expect("launched");
    assert_eq!((launch.by, launch.blocks), (Owner::Seat(seat(0)), pile(&[Kind::O4])));
}

#[test]
fn example_10_a_grid_of_ten_squares_needs_exactly_ten_that_tile_it() {
    let with =
        |kinds: &[Kind]| Scene::new(2, small).product(0, 1).blocks(0, kinds).offers(0, Action::Innovate(Product(1)));
    assert!(with(&[Kind::L4, Kind::L4, Kind::Domino]));
    assert!(!with(&[Kind::T4, Kind::T4, Kind::Domino]), "ten squares that do not tile it");
    assert!(!with(&[Kind::O4, Kind::O4, Kind::I3]), "eleven squares, none of which can be cut");
}

#[test]
fn where_several_piles_fit_the_scarce_ones_are_spared_first_and_a_design_can_be_laid_by_hand() {
    let mut scene = Scene::new(2, small).product(0, 0).blocks(0, &[Kind::O4, Kind::Domino, Kind::Domino]);
    scene.play(0, Action::Innovate(Product(0)));
    // Dominoes are the most plentiful blocks.
    let two = pile(&[Kind::Domino, Kind::Domino]);
    assert_eq!(scene.menu(0), [Action::Fill(two), Action::Fill(pile(&[Kind::O4])), Action::ByHand]);
    scene.play(0, Action::ByHand);
    let lay: Vec<Action> = scene.menu(0);
    assert_eq!(lay.len(), 3, "the square, and the first domino across or down");
    scene.play(0, lay[1]);
    let launch = scene.game.market.launch_of(Product(0)).expect("the second domino follows by itself");
    assert_eq!((launch.blocks, launch.design.laid().len()), (two, 2));
}

#[test]
fn a_launch_needs_a_free_slot() {
    let scene = Scene::new(2, small).product(0, 0).innovator(0, 5).blocks(0, &[Kind::O4]);
    assert!(!scene.offers(0, Action::Innovate(Product(0))));
    let scene = scene.hqs(0, &[0]);
    assert!(scene.offers(0, Action::Innovate(Product(0))));
}

#[test]
fn example_5_a_product_is_copied_in_the_round_after_it_was_innovated_at_the_earliest() {
    let mut scene = launched();
    scene.play(0, Action::Done);
    assert!(!scene.offers(1, Action::SecondMove(Product(0))));
    scene.play(1, Action::Done);
    scene.play(2, Action::Done);
    assert_eq!((scene.game.round, scene.game.active), (2, seat(1)));
    assert!(scene.offers(1, Action::SecondMove(Product(0))));
}

#[test]
fn example_6_a_second_mover_flips_the_innovators_tile_which_keeps_the_cash_alone() {
    let mut scene = launched();
    scene.operate_rest();
    // The first round brought 2 dollars and 2 steps.
    assert_eq!((scene.money_of(0), scene.at(0)), (5, 3));
    scene.play(1, Action::SecondMove(Product(0)));
    assert_eq!(scene.game.companies[seat(0)].side(Product(0)), Some(Side::InnovatorB));
    assert_eq!(scene.game.companies[seat(1)].side(Product(0)), Some(Side::SecondMover));
    assert_eq!((scene.money_of(1), scene.at(1)), (9, 4));
    for index in [1, 2, 0] {
        scene.play(index, Action::Done);
    }
    assert_eq!((scene.money_of(0), scene.at(0)), (7, 3), "the cash stays, the valuation is gone");
    assert_eq!((scene.money_of(1), scene.at(1)), (10, 4));
}

#[test]
fn ruling_6_a_second_mover_pays_the_same_kinds_and_all_blocks_return() {
    let mut scene = launched();
    scene.operate_rest();
    let supply = scene.game.market.supply;
    scene.play(1, Action::SecondMove(Product(0)));
    assert_eq!(scene.blocks_of(1), pile(&[Kind::T4]));
    assert_eq!(scene.game.market.supply, supply.plus(pile(&[Kind::O4, Kind::O4])));
    assert!(scene.game.market.spot_of(Product(0)).is_none());
    assert!(scene.game.market.products[0].is_some(), "an advanced product has come");
}

#[test]
fn a_second_mover_cannot_substitute_other_blocks_that_would_fill_the_grid_too() {
    let mut scene = launched().blocks(1, &[Kind::Domino, Kind::Domino]);
    scene.operate_rest();
    assert!(!scene.offers(1, Action::SecondMove(Product(0))));
}

#[test]
fn ruling_7_a_sunset_product_stays_open_for_others_and_nothing_flips() {
    let mut scene = launched().blocks(0, &[Kind::O4]);
    scene.play(0, Action::Sunset(Product(0)));
    assert_eq!(scene.launched_by(0), Some(Owner::Seat(seat(0))));
    scene.play(0, Action::Done);
    scene.play(1, Action::Done);
    scene.play(2, Action::Done);
    // The sunset put the token on top of the stack at the start.
    assert_eq!(scene.game.active, seat(0));
    assert!(!scene.offers(0, Action::SecondMove(Product(0))), "it is not another player's product");
    scene.play(0, Action::Done);
    scene.play(1, Action::SecondMove(Product(0)));
    assert!(scene.game.companies[seat(0)].flipped.is_empty());
}

#[test]
fn a_tile_that_a_lawsuit_has_flipped_does_not_flip_again() {
    let mut scene = launched();
    scene.operate_rest();
    scene.game.companies[seat(0)].flipped.put(0);
    scene.play(1, Action::SecondMove(Product(0)));
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Flipped { .. })));
    assert_eq!(scene.game.companies[seat(0)].side(Product(0)), Some(Side::InnovatorB));
}

#[test]
fn a_first_block_that_can_only_lie_in_one_way_is_laid_by_itself() {
    let tower = vec!["#.".into(), "#.".into(), "##".into(), "##".into()];
    let mut scene = Scene::new(2, |set| set.starting_products[0].grid = tower).product(0, 0);
    scene = scene.blocks(0, &[Kind::Domino, Kind::Domino, Kind::Domino, Kind::O4]);
    scene.play(0, Action::Innovate(Product(0)));
    scene.play(0, Action::ByHand);
    // A domino stands at the top; below it come the square, or a domino across or down.
    let Phase::Asking(Question::Design(draft)) = scene.game.phase else { panic!("{:?}", scene.game.phase) };
    assert_eq!(draft.design.blocks(), pile(&[Kind::Domino]));
    assert_eq!(scene.menu(0).len(), 3);
}

#[test]
fn a_symbol_on_a_tile_counts_as_long_as_the_tile_is_there() {
    use crate::Symbol;
    let mut scene = Scene::new(2, |set| {
        small(set);
        set.starting_products[0].innovator.symbols = vec![Symbol::Tech].into();
    })
    .product(0, 0)
    .blocks(0, &[Kind::O4]);
    scene.play(0, Action::Innovate(Product(0)));
    assert_eq!(scene.game.companies[seat(0)].symbols.count(Symbol::Tech), 1);
    scene.play(0, Action::Sunset(Product(0)));
    assert_eq!(scene.game.companies[seat(0)].symbols.count(Symbol::Tech), 0);
    assert_eq!(scene.game.phase, Phase::Asking(Question::Act));
}

impl Scene {
    /// Everybody passes from whoever is active, until the next round.
    fn operate_rest(&mut self) {
        let round = self.game.round;
        while self.game.round == round {
            self.play(self.game.active.index() as u8, Action::Done);
        }
    }
}
