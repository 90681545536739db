use table::contract::check_cards;
use table::{CardSet, Cards, Flaw, Part, Why, set_option};

use crate::{BlackProject, Cubes, Options, ProjectSet, Space, WhiteProject};

/// The shortest game, the longest and richest one, and the poorest one.
pub(super) const EXTREMES: [fn(&mut ProjectSet); 3] = [
    |set| {
        set.rounds = 1;
        set.white.truncate(1);
        set.black.truncate(1);
    },
    |set| {
        set.rounds = 32;
        set.white = vec![WhiteProject { name: "Footbridge".into(), favour: 20 }; 32];
        set.black = vec![BlackProject { name: "Hedge maze".into(), start: 99, workers: 1, favour: -20 }; 32];
        set.guild.spaces = vec![Space::Money(99); 20];
        set.cubes = Cubes { three: 20, four: 20, five: 20 };
    },
    |set| {
        for face in &mut set.black {
            (face.start, face.workers) = (1, 1);
        }
        set.cubes = Cubes { three: 1, four: 1, five: 1 };
    },
];

/// The standard set with a change that must pass the check.
pub(super) fn changed(change: fn(&mut ProjectSet)) -> Cards<ProjectSet> {
    let mut set = (*Cards::<ProjectSet>::standard()).clone();
    change(&mut set);
    let json = serde_json::to_string(&set).expect("json");
    serde_json::from_str(&json).expect("a set that passes")
}

fn set(change: impl FnOnce(&mut ProjectSet)) -> Result<(), Flaw> {
    let mut set = (*Cards::<ProjectSet>::standard()).clone();
    change(&mut set);
    set.check()
}

#[test]
fn the_standard_set_passes_its_own_check() {
    assert_eq!(check_cards::<ProjectSet>(), Ok(()));
    let cards = Cards::<ProjectSet>::standard();
    assert_eq!((cards.white.len(), cards.black.len(), cards.guild.spaces.len()), (12, 12, 10));
    // About $110 of chips are asked for; the twelve starting sums add up to exactly that.
    assert_eq!(cards.black.iter().map(|face| u32::from(face.start)).sum::<u32>(), 110);
    assert_eq!(cards.white.iter().map(|face| i32::from(face.favour)).sum::<i32>(), 72);
}

#[test]
fn a_set_that_cannot_be_played_is_refused_for_what_is_wrong_with_it() {
    let projects = |colour: &str, count: u8, rounds: u8| {
        let flaw = Flaw::told("bidders-flaw-projects").with("colour", colour).with("count", count);
        Err(flaw.with("rounds", rounds).with("most", 32_u8))
    };
    assert_eq!(set(|set| set.rounds = 13), projects("white", 12, 13));
    assert_eq!(set(|set| set.black.truncate(9)), projects("black", 9, 10));
    let cubes = Flaw::told("bidders-flaw-cubes").with("players", "three").with("cubes", 11_u8).with("spaces", 10_u8);
    assert_eq!(set(|set| set.cubes.three = 11), Err(cubes));
    let spaces = Why::Count { what: Part::new("set-bidders-spaces"), found: 21, min: 1, max: 20 };
    assert_eq!(set(|set| set.guild.spaces = vec![Space::Money(1); 21]), Err(spaces.into()));
}

#[test]
fn a_name_is_one_short_line() {
    let nameless = Why::NoName { what: Part::new("set-bidders-white") };
    assert_eq!(set(|set| set.white[0].name = " ".into()), Err(nameless.into()));
    for odd in ["Town\nwell", "\u{1b}[31mRed"] {
        assert_eq!(set(|set| set.white[0].name = odd.into()), Err(Why::OddName { name: odd.into() }.into()));
        assert_eq!(set(|set| set.black[0].name = odd.into()), Err(Why::OddName { name: odd.into() }.into()));
    }
    let long = Why::LongName { name: "x".repeat(21), letters: 21, most: 20 };
    assert_eq!(set(|set| set.black[0].name = "x".repeat(21)), Err(long.into()));
    assert_eq!(set(|set| set.black[0].name = "é".repeat(20)), Ok(()));
}

#[test]
fn a_black_project_that_takes_more_workers_than_a_guild_has_is_refused() {
    // Five players have 8 cubes each.
    assert_eq!(set(|set| set.black[0].workers = 8), Ok(()));
    let flaw = Flaw::told("bidders-flaw-workers").with("card", "Royal portrait").with("workers", 9_u8);
    assert_eq!(set(|set| set.black[0].workers = 9), Err(flaw.with("players", "five").with("cubes", 8_u8)));
}

#[test]
fn a_number_out_of_range_is_shown_with_the_range_however_large_it_is() {
    for (right, wrong, found, min, max) in [
        ("rounds = 10", "rounds = 0", 0, 1, 32),
        ("rounds = 10", "rounds = 33", 33, 1, 32),
        ("four = 9", "four = 0", 0, 1, 20),
        ("three = 10", "three = 21", 21, 1, 20),
        ("{ money = 3 }", "{ money = 100 }", 100, 0, 99),
        ("{ money = 3 }", "{ favour = 300 }", 300, 0, 99),
        ("start = 13", "start = 0", 0, 1, 99),
        ("start = 13", "start = 1000", 1000, 1, 99),
        ("workers = 2", "workers = 0", 0, 1, 20),
        ("workers = 2", "workers = 21", 21, 1, 20),
        ("favour = 9", "favour = 300", 300, 0, 20),
        ("favour = 9", "favour = -1", -1, 0, 20),
        ("favour = -5", "favour = 1", 1, -20, 0),
        ("favour = -5", "favour = -300", -300, -20, 0),
    ] {
        let text = ProjectSet::STANDARD.replacen(right, wrong, 1);
        let flaw = Cards::<ProjectSet>::from_toml(&text).expect_err(wrong);
        assert_eq!(flaw.why, Why::Number { found, min, max }, "{wrong}");
        let line = text.lines().nth(flaw.line.expect("a line") - 1).expect("a line of the file");
        assert!(line.contains(wrong), "{wrong}: {line}");
    }
}

#[test]
fn a_misspelt_word_in_a_card_file_is_named() {
    let text = ProjectSet::STANDARD.replace("workers = 1", "worker = 1");
    let flaw = Cards::<ProjectSet>::from_toml(&text).expect_err("a misspelt card file");
    assert!(matches!(flaw.why, Why::Unknown { name, .. } if name == "worker"));
}

#[test]
fn the_options_are_set_by_name_and_name_the_cards_in_the_box() {
    let mut options = Options::default();
    let written = |options: &Options| serde_json::to_string(options).expect("json");
    let box_of_today = Cards::<ProjectSet>::standard().id();
    assert_eq!(written(&options), format!("{{\"memory\":false,\"cards\":\"{box_of_today}\"}}"));
    set_option(&mut options, "memory", "on").expect("a flag");
    assert_eq!(written(&options), format!("{{\"memory\":true,\"cards\":\"{box_of_today}\"}}"));
    let text = ProjectSet::STANDARD.replace("favour = 9", "favour = 10");
    set_option(&mut options, "cards", &text).expect("a card file");
    assert_eq!(options.cards.white[11].favour, 10);
    assert!(written(&options).contains("\"favour\":10"), "cards of one's own travel whole");
    assert!(set_option(&mut options, "cards", "rounds = 3").is_err());
}
