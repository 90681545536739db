use super::*;
use crate::{Goal, Stage};

/// A game for three with chains, in which seat A has just won these companies.
fn chain(companies: &[[&str; 3]], stock: &str) -> Scene {
    let options = Options { capitalists: false, chain: true, cards: cards(companies, IDLE), ..Options::default() };
    let mut scene = Scene::with(3, &options).stock(A, stock);
    for index in 0..companies.len() {
        scene = scene.owns(A, index);
        scene.game.players[A].engine.wait();
    }
    scene.produce()
}

fn order(scene: &Scene) -> Vec<Card> {
    scene.game.players[A].engine.cards().to_vec()
}

const FIRST: Card = Card::Company(company(0));
const SECOND: Card = Card::Company(company(1));

#[test]
fn new_cards_are_inserted_anywhere_one_after_the_other() {
    let mut scene = chain(&[["coal"; 3], ["coal"; 3]], "");
    assert_eq!(scene.menu(A), [0, 1].map(|at| Action::Insert { at }));
    scene.play(A, Action::Insert { at: 0 });
    assert_eq!(scene.menu(A), [0, 1, 2].map(|at| Action::Insert { at }));
    scene.play(A, Action::Insert { at: 1 });
    assert_eq!(order(&scene), [FIRST, SECOND, scene.start_up(A)]);
}

#[test]
fn who_won_nothing_inserts_nothing() {
    let scene = chain(&[["coal"; 3]], "");
    assert!(matches!(scene.game.shift(A).stage, Stage::Insert));
    assert!(matches!(scene.game.shift(B).stage, Stage::Confirm), "the start-up alone runs by itself");
}

#[test]
fn every_order_of_the_new_cards_can_be_reached_and_the_old_ones_keep_theirs() {
    // Two new cards and the start-up: the six orders, each reached once.
    let mut seen = Vec::new();
    for first in 0..=1 {
        for second in 0..=2 {
            let mut scene = chain(&[["coal"; 3], ["coal"; 3]], "");
            scene.play(A, Action::Insert { at: first });
            scene.play(A, Action::Insert { at: second });
            assert!(!seen.contains(&order(&scene)));
            seen.push(order(&scene));
        }
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn production_runs_strictly_from_left_to_right() {
    // The sale stands to the left of the iron, so nothing can be sold in this round.
    let mut scene = chain(&[["coal", "iron -> 2 money", "coal"], ["coal", "iron", "coal"]], "");
    scene.play(A, Action::Insert { at: 0 });
    scene.play(A, Action::Insert { at: 2 });
    let runs = [Goal::Money, Goal::Growth].map(|goal| Action::Run { goal });
    assert_eq!(scene.menu(A), [runs.to_vec(), vec![Action::Activate { card: FIRST }]].concat());
    scene.play(A, Action::Activate { card: FIRST });
    assert_eq!(scene.menu(A), [Action::Done]);
    assert_eq!(scene.held(A), goods("iron"));
}

#[test]
fn the_chain_stops_only_where_there_is_something_to_decide() {
    let mut scene = chain(&[["coal", "iron", "coal"], ["coal", "iron -> 2 money x3", "coal"]], "iron");
    scene.play(A, Action::Insert { at: 0 });
    scene.play(A, Action::Insert { at: 2 });
    scene.play(A, Action::Activate { card: FIRST });
    assert_eq!(scene.menu(A), up_to(2));
    scene.process(A, 2);
    assert_eq!(scene.held(A), goods("4 money"));
    assert_eq!(scene.menu(A), [Action::Done]);
}

#[test]
fn a_chain_runs_at_one_click_in_its_order() {
    let mut scene = chain(&[["coal", "iron -> 2 money", "coal"], ["coal", "iron", "coal"]], "");
    scene.play(A, Action::Insert { at: 0 });
    scene.play(A, Action::Insert { at: 2 });
    scene.play(A, Action::Run { goal: Goal::Money });
    assert_eq!(scene.held(A), goods("iron"));
}

#[test]
fn a_card_upgraded_further_left_has_both_effects_when_the_chain_comes_to_it() {
    let mut scene = chain(&[["coal", "coal + token -> upgrade", "coal"], ["coal", "iron", "oil"]], "coal + token");
    scene.play(A, Action::Insert { at: 0 });
    scene.play(A, Action::Insert { at: 2 });
    scene.play(A, Action::Activate { card: FIRST });
    scene.play(A, Action::Upgrade { company: company(1) });
    // The idle start-up stands between the two and has nothing to sell yet.
    assert_eq!(scene.held(A), goods("iron + oil"));
}
