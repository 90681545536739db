use table::{BySeat, Cards, Game, Viewer};

use super::{A, B, C, D, Position, only, seat};
use crate::Action::{BidBlack, BidWhite, Fist, Pass};
use crate::judgement::{places, rank};
use crate::{ByColour, Covered, Options, Phase, Pile, ProjectSet, Standing};

/// Standings with the given favour, and money where it matters.
fn standings<const N: usize>(favour: [i16; N], money: [u16; N]) -> BySeat<Standing> {
    let each = favour.iter().zip(money).map(|(projects, chips)| Standing {
        projects: *projects,
        chips,
        ..Standing::default()
    });
    let mut standings = BySeat::from_values(each).expect("few enough");
    rank(&mut standings);
    standings
}

fn ranks<const N: usize>(favour: [i16; N]) -> [(u8, bool); N] {
    let standings = standings(favour, [0; N]);
    std::array::from_fn(|index| (standings[seat(index)].rank, standings[seat(index)].eliminated))
}

#[test]
fn example_1_two_thirds_of_four_leave_nobody_fourth() {
    assert_eq!(ranks([27, 25, 23, 23]), [(1, false), (2, false), (3, false), (3, false)]);
}

#[test]
fn example_2_a_fourth_place_is_eliminated() {
    assert_eq!(ranks([27, 25, 25, 23]), [(1, false), (2, false), (2, false), (4, true)]);
}

#[test]
fn example_5_of_three_players_the_third_is_eliminated_unless_tied_for_second() {
    assert_eq!(ranks([20, 18, 18]), [(1, false), (2, false), (2, false)]);
    assert_eq!(ranks([20, 18, 15]), [(1, false), (2, false), (3, true)]);
}

#[test]
fn ruling_d18_of_five_players_the_fourth_and_the_fifth_are_eliminated() {
    assert_eq!(ranks([30, 10, 20, 15, 25]), [(1, false), (5, true), (3, false), (4, true), (2, false)]);
}

#[test]
fn ruling_d19_three_seconds_of_five_leave_only_the_fifth_to_go() {
    assert_eq!(ranks([30, 28, 28, 28, 20]), [(1, false), (2, false), (2, false), (2, false), (5, true)]);
}

#[test]
fn ruling_d24_when_all_have_the_same_favour_nobody_is_eliminated_and_the_richest_wins() {
    let standings = standings([7, 7, 7], [12, 30, 5]);
    assert!(standings.values().iter().all(|standing| !standing.eliminated));
    assert_eq!(places(&standings).values(), [2, 1, 3]);
}

#[test]
fn example_3_eight_cubes_cover_five_hearts_and_six_dollars() {
    let cards = Cards::<ProjectSet>::standard();
    assert_eq!(cards.guild.covered(8), Covered { hearts: 5, dollars: 6 });
    assert_eq!(cards.guild.covered(0), Covered::default());
    assert_eq!(cards.guild.covered(10), Covered { hearts: 7, dollars: 9 });
}

#[test]
fn example_16_and_ruling_d20_equal_money_shares_the_win_and_the_eliminated_do_not_count() {
    let mut table = Position::new(4).in_round(10).with_cubes_out(A, 1, 0, 0).with_cubes_out(B, 3, 3, 3);
    table.game.phase = Phase::Over;
    let names = ["Hospital", "Aqueduct", "Canal"].map(|name| only(table.white(name)));
    for (index, project) in [A, B, C].into_iter().zip(names) {
        table.game.fronts[seat(index)].projects.white = project;
    }
    for (index, chips) in [(A, 31), (B, 37), (C, 2), (D, 60)] {
        table.game.guilds[seat(index)].chips = chips;
    }
    // Favour: A 9 + 5, B 8 + 0, C 8 + 7, D 0 + 7. D is fourth and out with $60 + $6.
    let standings = table.game.standings();
    assert_eq!(standings.map(|_, standing| i32::from(standing.favour())).values(), [14, 8, 15, 7]);
    assert_eq!(table.game.scores().values(), [37, 37, 8, 66]);
    assert_eq!(table.game.places().expect("over").values(), [1, 1, 3, 4]);
}

#[test]
fn own_ruling_e1_the_eliminated_come_last_in_the_order_of_their_favour() {
    let standings = standings([30, 10, 20, 15, 25], [1, 50, 2, 40, 3]);
    assert_eq!(places(&standings).values(), [3, 5, 2, 4, 1]);
}

#[test]
fn the_places_are_known_only_when_the_game_is_over() {
    let mut table = Position::new(3);
    assert_eq!(table.game.places(), None);
    assert_eq!(table.view(A).standings, None);
    table.game.phase = Phase::Over;
    assert!(table.game.places().is_some() && table.view(A).standings.is_some());
}

#[test]
fn without_memory_the_projects_are_still_turned_up_at_the_end_but_not_those_in_the_box() {
    let options = Options { memory: false, ..Options::default() };
    let mut table = Position::with_options(3, &options).in_round(10);
    let (white, black) = (table.white("Granary"), table.black("Golden carriage"));
    table.run([(A, BidWhite(1)), (B, BidBlack(1)), (C, Pass)]);
    assert_eq!(table.view(A).guilds[seat(B)].favour, None);
    table.run([(B, Fist(1)), (C, Fist(0))]);
    assert_eq!(table.game.phase, Phase::Over);
    for viewer in Viewer::all(3) {
        let view = table.game.view(viewer);
        assert_eq!(view.betweens[seat(A)].projects, Pile { count: 1, known: Some(only(white)) });
        assert_eq!(view.fronts[seat(B)].projects.black, Pile { count: 1, known: Some(only(black)) });
        // The Granary counts 5 for A and B, the Golden carriage -3 for B.
        assert_eq!([A, B, C].map(|index| view.guilds[seat(index)].favour), [Some(5), Some(2), Some(0)]);
        // The projects of the nine rounds before are in the box.
        let forgotten = Pile { count: 9, known: None };
        assert_eq!(view.boxed, ByColour { white: forgotten, black: forgotten });
    }
}
