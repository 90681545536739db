use table::{Advice, Game, Heuristic, Imagine, Match, Menu, Rng, Seat, Seed, Step, Viewer};

use super::{A, B, C, D, Position, only, seat};
use crate::Action::{self, BidBlack, BidWhite, Fist, Pass};
use crate::{Bidders, Options, Phase, Project, Projects};

fn advice(table: &Position, index: usize) -> Vec<(Action, f32)> {
    let mut advice = Advice::new();
    table.game.advise(seat(index), &table.menu(index), &mut advice);
    advice.judged().to_vec()
}

fn best(advice: &[(Action, f32)]) -> Action {
    advice.iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("some advice").0
}

fn value(table: &Position, index: usize, action: Action) -> f32 {
    let found = advice(table, index).into_iter().find(|(advised, _)| *advised == action);
    found.expect("advice on that action").1
}

/// A has won the white project; B on the left and D on the right hold out fists.
fn fists(table: Position) -> Position {
    let mut table = table;
    table.run([(A, BidWhite(1)), (B, Pass), (C, Pass), (D, Pass)]);
    table
}

#[test]
fn advice_is_always_on_the_menu_and_chances_add_up() {
    for seats in 3..=5 {
        let mut rng = Rng::fast(u64::from(seats));
        let mut game = Bidders::new(&Options::default(), seats, &mut Step::silent(&mut rng));
        while let Some(seat) = game.to_act().first() {
            let (mut menu, mut advice) = (Menu::new(), Advice::new());
            game.menu(seat, &mut menu);
            game.advise(seat, &menu, &mut advice);
            let advice = advice.judged();
            assert!(!advice.is_empty());
            assert!(advice.iter().all(|(action, value)| menu.contains(*action) && value.is_finite()), "{advice:?}");
            let total: f32 = game.estimate().values().iter().sum();
            assert!((total - 1.0).abs() < 1e-4, "{total}");
            game.play(seat, menu.sample(&mut rng).expect("a choice"), &mut Step::silent(&mut rng));
        }
        let shares = game.places().expect("over").win_shares();
        assert!(game.estimate().iter().all(|(seat, share)| (f64::from(*share) - shares[seat]).abs() < 1e-6));
    }
}

#[test]
fn the_left_neighbour_needs_fewer_cubes_for_the_same_chance() {
    let table = fists(Position::new(4));
    assert!(value(&table, B, Fist(1)) > value(&table, D, Fist(1)));
}

#[test]
fn a_tall_heap_makes_a_project_at_that_place_dearer() {
    let even = fists(Position::new(4).in_round(2).with_cubes_out(B, 0, 4, 0));
    let tall = fists(Position::new(4).in_round(2).with_cubes_out(B, 0, 0, 4));
    assert!(value(&even, B, Fist(2)) > value(&tall, B, Fist(2)));
    let even = Position::new(4).in_round(2).starting_with(B).with_cubes_out(B, 2, 0, 2);
    let tall = Position::new(4).in_round(2).starting_with(B).with_cubes_out(B, 0, 4, 0);
    assert!(value(&even, B, BidBlack(1)) > value(&tall, B, BidBlack(1)));
}

#[test]
fn favour_is_worth_more_to_whoever_is_about_to_be_eliminated() {
    let mut table = Position::new(4).in_round(9);
    let names = ["Hospital", "Canal", "Aqueduct"].map(|name| only(table.white(name)));
    for (index, project) in [B, C, D].into_iter().zip(names) {
        table.game.fronts[seat(index)].projects.white = project;
    }
    let in_danger = value(&table, A, BidWhite(2));
    table.game.fronts[seat(A)].projects.white = only(table.white("Library"));
    assert!(in_danger > value(&table, A, BidWhite(2)));
}

#[test]
fn the_richest_of_those_who_stay_in_is_expected_to_win() {
    let mut table = Position::new(4).in_round(10);
    table.game.guilds[seat(C)].chips = 12;
    let estimate = table.game.estimate();
    assert!([A, B, D].into_iter().all(|index| estimate[seat(C)] > 2.0 * estimate[seat(index)]), "{estimate:?}");
}

#[test]
fn when_every_chance_is_too_small_to_tell_apart_all_are_even() {
    let mut table = Position::new(3).in_round(10);
    table.game.guilds[seat(A)].chips = 400;
    // B and C share favour 72 - 5 = 67, A has 3 - 31 = -28: A is 95 behind in favour, the others $400 in money.
    let all_but = |one: Project| (0..12).map(Project).filter(|project| *project != one).collect::<Projects>();
    table.game.betweens[seat(B)].projects = all_but(table.white("Granary"));
    table.game.fronts[seat(A)].projects.black = all_but(table.black("Golden carriage"));
    for (_, share) in table.game.estimate().iter() {
        assert!((share - 1.0 / 3.0).abs() < 1e-6, "{share}");
    }
    let advice = advice(&table, A);
    assert!(advice.iter().all(|(_, value)| value.is_finite()), "{advice:?}");
}

#[test]
fn nobody_pays_for_a_black_project_that_is_worth_nothing() {
    let mut table = Position::new(4).in_round(10).offering("Footbridge", "Summer palace");
    table.run([(A, BidBlack(12))]);
    assert!(!matches!(best(&advice(&table, B)), BidBlack(_)));
}

#[test]
fn a_player_who_follows_the_advice_beats_three_who_play_at_random() {
    let (mut rng, mut won) = (Rng::fast(4), 0.0);
    for number in 0..60_u8 {
        let seed = Seed::from_text(&number.to_string());
        let (mut table, _) = Match::<Bidders>::new(Options::default(), 4, seed).expect("a table");
        let clever = seat(usize::from(number % 4));
        while let Some(seat) = table.state().to_act().first() {
            let menu = table.menu(seat);
            let action = if seat == clever { advised(&table, seat, &mut rng) } else { menu.sample(&mut rng) };
            table.submit(seat, action.expect("a choice")).expect("it is on the menu");
        }
        assert_eq!(table.state().phase, Phase::Over);
        won += table.state().places().expect("over").win_shares()[clever];
    }
    // By chance it would be 15.
    assert!(won > 45.0, "{won}");
}

fn advised(table: &Match<Bidders>, seat: Seat, rng: &mut Rng) -> Option<Action> {
    let dreamed = Bidders::imagine(&table.state().view(Viewer::Seat(seat)), rng);
    let mut advice = Advice::new();
    dreamed.advise(seat, &table.menu(seat), &mut advice);
    Some(best(advice.judged()))
}
