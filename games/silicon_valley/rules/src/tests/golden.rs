use table::contract::{golden, golden_perft, transcript};
use table::{Advice, Heuristic, Menu, Rng, Seat};

use crate::{Action, Difficulty, Options, SiliconValley};

/// Mostly a decent player, now and then a careless one, who likes to lay blocks by hand.
fn careless(game: &SiliconValley, seat: Seat, menu: &Menu<Action>, rng: &mut Rng) -> Action {
    if menu.contains(Action::ByHand) && rng.below(2) == 0 {
        return Action::ByHand;
    }
    if rng.below(4) == 0 { menu.sample(rng).expect("a choice") } else { decent(game, seat, menu, rng) }
}

fn decent(game: &SiliconValley, seat: Seat, menu: &Menu<Action>, _: &mut Rng) -> Action {
    let mut advice = Advice::new();
    game.advise(seat, menu, &mut advice);
    advice.judged().iter().max_by(|a, b| a.1.total_cmp(&b.1)).expect("some advice").0
}

/// Plays well until the billion is near, then spends all code on anything but upkeep.
fn spendthrift(game: &SiliconValley, seat: Seat, menu: &Menu<Action>, rng: &mut Rng) -> Action {
    let reach = game.track.at[seat] + 6 >= u16::from(game.cards.goal());
    let funds: Vec<Action> = menu.iter().filter(|action| matches!(action, Action::Fund(_))).collect();
    match rng.pick(&funds) {
        Some(fund) if reach => *fund,
        _ => decent(game, seat, menu, rng),
    }
}

type Chooser = fn(&SiliconValley, Seat, &Menu<Action>, &mut Rng) -> Action;

struct Golden {
    path: &'static str,
    expected: &'static str,
    seats: u8,
    difficulty: Difficulty,
    seed: &'static str,
    choose: Chooser,
}

const GAMES: [Golden; 8] = [
    Golden {
        path: "golden/2_players.txt",
        expected: include_str!("../../golden/2_players.txt"),
        seats: 2,
        difficulty: Difficulty::Beginner,
        seed: "two",
        choose: careless,
    },
    Golden {
        path: "golden/3_players.txt",
        expected: include_str!("../../golden/3_players.txt"),
        seats: 3,
        difficulty: Difficulty::Beginner,
        seed: "three",
        choose: careless,
    },
    Golden {
        path: "golden/4_players.txt",
        expected: include_str!("../../golden/4_players.txt"),
        seats: 4,
        difficulty: Difficulty::Beginner,
        seed: "four 2",
        choose: careless,
    },
    Golden {
        path: "golden/billion_lost.txt",
        expected: include_str!("../../golden/billion_lost.txt"),
        seats: 2,
        difficulty: Difficulty::Beginner,
        seed: "lost 3",
        choose: spendthrift,
    },
    Golden {
        path: "golden/solo_beginner.txt",
        expected: include_str!("../../golden/solo_beginner.txt"),
        seats: 1,
        difficulty: Difficulty::Beginner,
        seed: "solo",
        choose: decent,
    },
    Golden {
        path: "golden/solo_easy.txt",
        expected: include_str!("../../golden/solo_easy.txt"),
        seats: 1,
        difficulty: Difficulty::Easy,
        seed: "solo",
        choose: decent,
    },
    Golden {
        path: "golden/solo_medium.txt",
        expected: include_str!("../../golden/solo_medium.txt"),
        seats: 1,
        difficulty: Difficulty::Medium,
        seed: "solo",
        choose: decent,
    },
    Golden {
        path: "golden/solo_hard.txt",
        expected: include_str!("../../golden/solo_hard.txt"),
        seats: 1,
        difficulty: Difficulty::Hard,
        seed: "solo",
        choose: careless,
    },
];

fn played(game: &Golden) -> String {
    let options = Options { difficulty: game.difficulty, ..Options::default() };
    transcript::<SiliconValley>(&options, game.seats, game.seed, game.choose)
}

#[test]
fn golden_games_are_played_as_ever() {
    for game in &GAMES {
        golden(game.path, game.expected, &played(game));
    }
}

#[test]
fn golden_games_show_every_action_and_every_turn_of_fortune() {
    let all: String = GAMES.iter().map(|game| game.expected).collect();
    for action in [
        "\"found\"",
        "\"done\"",
        "\"hire\"",
        "\"poach\"",
        "\"expand\"",
        "\"fund\"",
        "\"outsource\"",
        "\"innovate\"",
        "\"second_move\"",
        "\"sunset\"",
        "\"layoff\"",
        "\"fill\"",
        "\"by_hand\"",
        "\"lay\"",
        "\"pay\"",
        "\"give\"",
        "\"take\"",
        "\"refresh\"",
        "\"let_go\"",
        "\"maintain\"",
        // Upkeep that is settled as proposed.
        "[{\"maintain\"",
    ] {
        assert!(all.lines().any(|line| line.contains(". seat") && line.contains(action)), "nobody plays {action}");
    }
    for event in ["product_lost", "let_go", "cleared_out", "flipped", "salaries_rose", "salaries_fell", "personality"] {
        assert!(all.contains(&format!("{{\"{event}\"")), "no {event}");
    }
}

#[test]
fn a_golden_game_has_a_second_mover_who_flips_a_tile() {
    let flips = |text: &str| {
        let lines: Vec<&str> = text.lines().collect();
        let second = |line: &str| line.contains("{\"second_moved\"") || line.contains("{\"rival_second_moved\"");
        lines.windows(5).any(|lines| second(lines[0]) && lines[1..].iter().any(|line| line.contains("{\"flipped\"")))
    };
    assert!(GAMES.iter().any(|game| flips(game.expected)));
}

/// The valuations that a transcript tells of, in order, for one seat.
fn valuations(text: &str, seat: u8) -> Vec<(u16, u16)> {
    let number = |line: &str, name: &str| line.split(name).nth(1)?.split([',', '}']).next()?.parse::<u16>().ok();
    let lines = text.lines().filter(|line| line.contains(&format!("{{\"valued\":{{\"seat\":{seat},")));
    lines.filter_map(|line| Some((number(line, "\"from\":")?, number(line, "\"to\":")?))).collect()
}

#[test]
fn one_golden_game_ends_with_a_billion_and_one_loses_it_in_upkeep() {
    let ends = |game: &Golden| {
        (0..game.seats).any(|seat| valuations(game.expected, seat).last().is_some_and(|move_| move_.1 >= 27))
    };
    assert!(GAMES.iter().any(ends));
    let game = &GAMES[3];
    let lost = |seat| valuations(game.expected, seat).iter().any(|(from, to)| *from >= 27 && *to < 27);
    assert!((0..game.seats).any(lost) && game.expected.contains("product_lost"));
}

#[test]
fn the_numbers_of_possible_openings_are_as_ever() {
    golden_perft::<SiliconValley>("golden/perft.txt", include_str!("../../golden/perft.txt"));
}
