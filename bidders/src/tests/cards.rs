use table::contract::check_cards;
use table::{BadCards, CardSet, Cards, set_option};

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

fn set(change: impl FnOnce(&mut ProjectSet)) -> Result<(), String> {
    let mut set = (*Cards::<ProjectSet>::standard()).clone();
    change(&mut set);
    set.check()
}

fn says(result: &Result<(), String>, words: &str) {
    let message = result.as_ref().expect_err("a bad set");
    assert!(message.contains(words), "{message}");
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
fn a_set_that_cannot_be_played_says_what_would_be_right() {
    says(&set(|set| set.rounds = 13), "12 white projects, but 13 rounds take 13 to 32");
    says(&set(|set| set.black.truncate(9)), "9 black projects, but 10 rounds take 10 to 32");
    says(&set(|set| set.cubes.three = 11), "only 10 spaces");
    says(&set(|set| set.guild.spaces = vec![Space::Money(1); 21]), "21 spaces, but 20 are enough");
    says(&set(|set| set.white[0].name = " ".into()), "has no name");
}

#[test]
fn a_name_is_one_short_line() {
    says(&set(|set| set.white[0].name = "Town\nwell".into()), "one line without control characters");
    says(&set(|set| set.black[0].name = "\u{1b}[31mRed".into()), "one line without control characters");
    says(&set(|set| set.black[0].name = "x".repeat(21)), "has 21 letters, but at most 20");
    assert_eq!(set(|set| set.black[0].name = "é".repeat(20)), Ok(()));
}

#[test]
fn a_black_project_that_takes_more_workers_than_a_guild_has_is_refused() {
    // Five players have 8 cubes each.
    assert_eq!(set(|set| set.black[0].workers = 8), Ok(()));
    let message = "`Royal portrait` takes 9 workers, but `cubes.five` is 8: nobody could bid on it";
    says(&set(|set| set.black[0].workers = 9), message);
}

#[test]
fn a_number_out_of_range_is_shown_with_the_range_however_large_it_is() {
    for (right, wrong, message) in [
        ("rounds = 10", "rounds = 0", "0 must be from 1 to 32"),
        ("rounds = 10", "rounds = 33", "33 must be from 1 to 32"),
        ("four = 9", "four = 0", "0 must be from 1 to 20"),
        ("three = 10", "three = 21", "21 must be from 1 to 20"),
        ("{ money = 3 }", "{ money = 100 }", "100 must be from 0 to 99"),
        ("{ money = 3 }", "{ favour = 300 }", "300 must be from 0 to 99"),
        ("start = 13", "start = 0", "0 must be from 1 to 99"),
        ("start = 13", "start = 1000", "1000 must be from 1 to 99"),
        ("workers = 2", "workers = 0", "0 must be from 1 to 20"),
        ("workers = 2", "workers = 21", "21 must be from 1 to 20"),
        ("favour = 9", "favour = 300", "300 must be from 0 to 20"),
        ("favour = 9", "favour = -1", "-1 must be from 0 to 20"),
        ("favour = -5", "favour = 1", "1 must be from -20 to 0"),
        ("favour = -5", "favour = -300", "-300 must be from -20 to 0"),
    ] {
        let text = ProjectSet::STANDARD.replacen(right, wrong, 1);
        let Err(BadCards::Unreadable(found)) = Cards::<ProjectSet>::from_toml(&text) else {
            panic!("{wrong} was accepted");
        };
        assert!(found.contains(message) && found.contains(wrong), "{wrong}: {found}");
    }
}

#[test]
fn a_misspelt_word_in_a_card_file_is_named() {
    let text = ProjectSet::STANDARD.replace("workers = 1", "worker = 1");
    let Err(BadCards::Unreadable(message)) = Cards::<ProjectSet>::from_toml(&text) else {
        panic!("a misspelt card file was accepted");
    };
    assert!(message.contains("worker"), "{message}");
}

#[test]
fn the_options_are_set_by_name_and_leave_the_standard_cards_out() {
    let mut options = Options::default();
    assert_eq!(serde_json::to_string(&options).expect("json"), "{\"memory\":true}");
    set_option(&mut options, "memory", "off").expect("a flag");
    assert_eq!(serde_json::to_string(&options).expect("json"), "{\"memory\":false}");
    let text = ProjectSet::STANDARD.replace("favour = 9", "favour = 10");
    set_option(&mut options, "cards", &text).expect("a card file");
    assert_eq!(options.cards.white[11].favour, 10);
    assert!(set_option(&mut options, "cards", "rounds = 3").is_err());
}
