use serde_json::Value;
use table::contract::{golden, golden_perft, transcript};
use table::{Menu, Rng, Seat};

use crate::{Action, Bidders, Options, Standing};

/// Plays at random, but timidly in every third round, so that projects stay unsold now and then.
fn choose(game: &Bidders, _seat: Seat, menu: &Menu<Action>, rng: &mut Rng) -> Action {
    let timid = game.round.is_multiple_of(3) && rng.below(4) > 0;
    let first = menu.nth(0).filter(|_| timid);
    first.or_else(|| menu.sample(rng)).expect("a seat that is asked has a choice")
}

/// How the judgement of a golden game ends.
#[derive(Clone, Copy)]
enum Ending {
    TheRichestIsOut,
    NobodyIsOut,
}

/// Compares the game with its file, and looks for everything odd that the rules speak of.
fn check(path: &str, expected: &str, seats: u8, seed: &str, options: &Options, ending: Ending) {
    let text = transcript::<Bidders>(options, seats, seed, choose);
    golden(path, expected, &text);
    let events: Vec<Value> = text.lines().filter_map(|line| serde_json::from_str(line.trim()).ok()).collect();
    let unsold: Vec<&Value> = events.iter().map(|event| &event["unsold"]["colour"]).collect();
    let cases = [
        ("white unsold alone", unsold.windows(2).any(|two| two[0] == "white" && two[1] != "black")),
        ("black unsold alone", unsold.windows(2).any(|two| two[0] != "white" && two[1] == "black")),
        ("nobody bids", unsold.windows(2).any(|two| two[0] == "white" && two[1] == "black")),
        ("nobody cooperates", events.iter().any(|event| event["no_cooperation"].is_object())),
        ("a tie in the cooperation", events.iter().any(|event| event["cooperated"]["tie"] == true)),
        ("black driven to $0", events.iter().any(|event| event["bid_black"]["left"] == 0)),
        ("a forced pass by the marker", text.contains("\"because\":\"marker\"")),
        ("a forced pass by lack of means", text.contains("\"because\":\"means\"")),
    ];
    for (case, occurs) in cases {
        assert!(occurs, "{path} has no case of: {case}");
    }
    check_ending(path, &events, seats, ending);
}

fn check_ending(path: &str, events: &[Value], seats: u8, ending: Ending) {
    let judged = events.iter().filter_map(|event| event.get("judged"));
    let standings: Vec<Standing> =
        judged.map(|judged| serde_json::from_value(judged["standing"].clone()).expect("a standing")).collect();
    assert_eq!(standings.len(), usize::from(seats), "{path}");
    let (out, left): (Vec<&Standing>, Vec<&Standing>) = standings.iter().partition(|standing| standing.eliminated);
    let richest = |standings: &[&Standing]| standings.iter().map(|standing| standing.money()).max();
    match ending {
        Ending::TheRichestIsOut => assert!(richest(&out) > richest(&left), "{path}"),
        Ending::NobodyIsOut => assert!(out.is_empty(), "{path}"),
    }
}

#[test]
fn a_game_of_three_in_which_the_richest_is_eliminated() {
    let expected = include_str!("../../golden/three.txt");
    check("golden/three.txt", expected, 3, "19", &Options::default(), Ending::TheRichestIsOut);
}

#[test]
fn a_game_of_three_in_which_a_tie_saves_everybody() {
    let expected = include_str!("../../golden/three_tied.txt");
    check("golden/three_tied.txt", expected, 3, "525", &Options::default(), Ending::NobodyIsOut);
}

#[test]
fn a_game_of_four_in_which_the_richest_is_eliminated() {
    let expected = include_str!("../../golden/four.txt");
    check("golden/four.txt", expected, 4, "23", &Options::default(), Ending::TheRichestIsOut);
}

#[test]
fn a_game_of_four_with_memory_in_which_a_tie_saves_everybody() {
    let expected = include_str!("../../golden/four_with_memory_tied.txt");
    let options = Options { memory: true, ..Options::default() };
    check("golden/four_with_memory_tied.txt", expected, 4, "64", &options, Ending::NobodyIsOut);
}

#[test]
fn a_game_of_five_in_which_the_richest_is_eliminated() {
    let expected = include_str!("../../golden/five.txt");
    check("golden/five.txt", expected, 5, "104", &Options::default(), Ending::TheRichestIsOut);
}

#[test]
fn a_game_of_five_in_which_a_tie_saves_everybody() {
    let expected = include_str!("../../golden/five_tied.txt");
    check("golden/five_tied.txt", expected, 5, "626", &Options::default(), Ending::NobodyIsOut);
}

#[test]
fn the_number_of_ways_to_go_on_is_known() {
    golden_perft::<Bidders>("golden/perft.txt", include_str!("../../golden/perft.txt"));
}
