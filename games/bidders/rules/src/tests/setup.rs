use table::{BySeat, Game, Rng, Step};

use super::{A, Position, seat};
use crate::{Bidders, Event, Options, Phase};

fn deal(seats: u8, seed: u64) -> Bidders {
    Bidders::new(&Options::default(), seats, &mut Step::silent(&mut Rng::fast(seed)))
}

#[test]
fn three_players_get_ten_cubes_four_nine_five_eight() {
    for (seats, cubes) in [(3, 10), (4, 9), (5, 8)] {
        assert!(deal(seats, 1).guilds.values().iter().all(|guild| guild.cubes == cubes), "{seats}");
    }
}

#[test]
fn everybody_begins_with_no_money() {
    assert_eq!(deal(4, 1).scores(), BySeat::new(4, |_| 0));
}

#[test]
fn two_projects_of_each_colour_are_set_aside_and_nine_rounds_follow_the_first() {
    let game = deal(4, 1);
    // Of 12 projects one is on offer, and 9 + 2 are in the pile.
    assert_eq!([game.decks.white.len(), game.decks.black.len()], [11, 11]);
    assert_eq!((game.round, game.cards.rounds), (1, 10));
}

#[test]
fn ruling_d22_chance_names_the_first_start_player() {
    for seats in 3..=5 {
        let mut seen = vec![0; usize::from(seats)];
        for seed in 0..200 {
            seen[deal(seats, seed).start_player.index()] += 1;
        }
        assert!(seen.iter().all(|times| *times > 10), "{seen:?}");
    }
}

#[test]
fn the_first_round_puts_the_black_starting_sum_under_the_black_project_and_asks_the_start_player() {
    let game = deal(5, 3);
    let black = game.tenders.black.expect("a black project");
    assert_eq!(black.chips, u16::from(game.cards.black[black.project.index()].start));
    assert_eq!(game.tenders.white.expect("a white project").chips, 0);
    assert_eq!(game.phase, Phase::Bidding { turn: game.start_player, passes: 0 });
}

#[test]
fn the_opening_tells_how_many_are_set_aside_and_what_is_turned_up() {
    let (seed, mut told) = (table::Seed::from_text("opening"), Vec::new());
    let options = Options { memory: true, ..Options::default() };
    let game = Bidders::new(&options, 4, &mut Step::recorded(&seed, 0, &mut told));
    let start_player = game.start_player;
    assert_eq!(told[0].event, Event::SetUp { cubes: 9, set_aside: [2, 2], start_player });
    assert!(matches!(told[1].event, Event::TurnedUp { round: 1, .. }));
    assert_eq!(told.len(), 2);
}

#[test]
fn memory_is_off_unless_the_table_switches_it_on() {
    let named = serde_json::from_str::<Options>("{}").expect("the usual options");
    assert_eq!((named.memory, Options::default().memory), (false, false));
    let table = Position::with_options(4, &Options::default());
    assert_eq!((table.view(A).options.memory, table.view(A).guilds[seat(A)].favour), (false, None));
    let remembers = Position::with_options(4, &Options { memory: true, ..Options::default() });
    assert_eq!((remembers.view(A).options.memory, remembers.view(A).guilds[seat(A)].favour), (true, Some(0)));
}

#[test]
fn the_state_cannot_be_serialized_and_the_view_can() {
    static_assertions::assert_not_impl_any!(Bidders: serde::Serialize);
    static_assertions::assert_impl_all!(crate::View: serde::Serialize);
    static_assertions::assert_impl_all!(crate::Action: Copy);
    assert_eq!(size_of::<crate::Action>(), 2);
    assert_eq!(Position::new(3).view(A).seats(), 3);
}
