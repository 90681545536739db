//! Whatever is wrong with a card set is said in every language.

use std::fmt::Write as _;

use shelf::{Press, Tree};
use table::{Flaw, Why};
use words::{Language, Words};

/// A change of the standard set that breaks it: what is put at a path, as JSON; nothing takes away what is there.
type Break = (&'static str, &'static str);

/// Breaks the standard set of a game in each of these ways and reads what is said about it, in every language.
fn break_all(slug: &str, breaks: &[Break]) -> Vec<Flaw> {
    let press = Press::of(slug).expect("a game");
    let flaw = |&(path, json): &Break| {
        let mut set = press.standard();
        match json {
            "" => set.remove(path),
            json => set.put(path, serde_json::from_str(json).expect("a tree")),
        }
        press.check(&set).expect_err(path)
    };
    let flaws: Vec<Flaw> = breaks.iter().map(flaw).collect();
    for language in Language::ALL {
        let words = Words::strict(language);
        flaws.iter().for_each(|flaw| assert_said(&words, flaw));
    }
    flaws
}

/// A flaw is said in words of the language alone, save for what stands in backticks.
fn assert_said(words: &Words, flaw: &Flaw) {
    let said = words.why(&flaw.why);
    assert!(!said.is_empty() && !said.contains("{ $"), "{flaw}: {said}");
    assert_eq!(said.matches('`').count() % 2, 0, "{said}");
    if words.language() == Language::Japanese {
        let own: String = said.split('`').step_by(2).collect();
        let foreign = own.split(|letter: char| !letter.is_ascii_alphabetic()).find(|word| {
            // What the language writes so itself.
            !["", "VC", "TOML", "true", "false"].contains(word)
        });
        assert_eq!(foreign, None, "{said}");
    }
    let travelled: Flaw = serde_json::from_str(&flaw.to_string()).expect("a flaw travels");
    assert_eq!(travelled, *flaw);
}

/// What is said in English about each of these ways to break the standard set of a game.
fn said(slug: &str, breaks: &[Break]) -> String {
    let words = Words::strict(Language::English);
    break_all(slug, breaks).iter().fold(String::new(), |mut all, flaw| {
        // Writing to a text cannot fail.
        let _ = writeln!(all, "{}", words.why(&flaw.why));
        all
    })
}

#[test]
fn whatever_is_wrong_with_the_cards_of_bidness_is_said() {
    let said = said(
        "bidness",
        &[
            ("cards/marketer/count", "5"),
            ("cards/negligence/count", "99"),
            ("cards/negligence/cost", "10"),
            ("cards/legal_intern/cost", "35"),
            ("cards/libel/value", "0"),
            ("cards/lawyer/value", "1"),
            ("cards/lawyer", ""),
            ("cards/lawyer/luck", "1"),
            ("rules/sale", "5000"),
            ("rules/hand", "3"),
            ("rules/repay", "[300, 300, 600]"),
            ("rules/repay", "[300]"),
            ("start/cash", "5"),
            ("start/ious", "7"),
            ("start/tech", "1001"),
            ("start/tech", ""),
            ("start", "[]"),
        ],
    );
    let wanted = [
        "`marketer`: there are 5; 6 players start with one each, so there must be at least 6",
        "Event cards: there are 169; there must be from 36 to 120",
        "`negligence` costs 10; auctions and lawsuits are free to play, so leave the cost out",
        "Cost of `legal_intern`: 35 does not fit; all money is in whole tens, for example 40",
        "Value of `libel`: 0 does not fit; it must be from 1 to 5",
        "`lawyer` has the value 1; there is no number on it, so leave the value out",
        "there is no line for `lawyer`; write `lawyer = { count = 0 }` if there are none",
        "`luck` is not known here; `count`, `cost` or `value` can stand here",
        "Sale of a card: 5000 does not fit; it must be from 0 to 1000",
        "Hand: 3 does not fit; it must be from 4 to 10",
        "Paying off 1, 2, 3 IOUs: 300, 300, 600 must rise from the first to the last",
        "there are 1 here; there must be 3",
        "Cash: 5 does not fit; all money is in whole tens, for example 10",
        "IOUs: 7 does not fit; it must be from 1 to 6",
        "Tech points: 1001 does not fit; it must be from 0 to 1000",
        "`tech` is missing here",
        "this must be a table of members with names",
    ];
    assert_eq!(said.lines().collect::<Vec<_>>(), wanted);
}

#[test]
fn whatever_is_wrong_with_the_cards_of_silicon_valley_is_said() {
    let said = said(
        "silicon-valley",
        &[
            ("employees", "[]"),
            ("market/employee_prices", "[5, 6, 7, 8]"),
            ("market/employee_prices", "[5, 6, 7, 9, 8]"),
            ("market/hq_row", "9"),
            ("track/spaces", "[0]"),
            ("track/salary_marks", "[11]"),
            ("supply/domino", "99"),
            ("supply/domino", "101"),
            ("start/rounds", "200"),
            ("start/rounds", "300"),
            ("employees/0/salary", "21"),
            ("employees/0/instant", r#"{ "domino": 7 }"#),
            ("founders/0/ongoing", r#"{ "domino": 7 }"#),
            ("employees/0/wants", r#"["tech", "tech", "tech", "tech", "tech", "tech"]"#),
            ("employees/0/wants", r#"["cheese"]"#),
            ("mats/0/places", "0"),
            ("hqs/0/upkeep", "21"),
            ("vcs/0/price", "31"),
            ("vcs/0/power", r#"{ "hire": 1 }"#),
            ("starting_products/0/grid", r##"["#x"]"##),
            ("starting_products/0/grid", r##"["#.#"]"##),
            ("starting_products/0/grid", r##"["........#"]"##),
            ("starting_products/0/grid", r#"["."]"#),
            ("starting_products/0/innovator/instant/cash", "41"),
            ("starting_products/0/second/ongoing", r#"{ "cash": 21 }"#),
            ("starting_products/0/second/upkeep", "9"),
            ("decisions/0/white", "31"),
            ("decisions/0/code", "[]"),
            ("personalities/0/at", "9"),
            ("personalities/0/effect", r#"{ "fee": 21 }"#),
            ("personalities/0/effect", r#""fee""#),
            ("personalities/0/colour", "7"),
            ("founders/0/name", r#"" ""#),
            ("hqs/0/name", r#""Two\tlines""#),
        ],
    );
    assert!(said.contains("Employees: there are 0; there must be from 5 to 48\n"), "{said}");
    assert!(said.contains("Prices of the row: there are 4; there must be 5\n"), "{said}");
    assert!(said.contains("Founders and employees: one of them has no name; give it one\n"), "{said}");
    assert!(said.contains(r"the name `Two\tlines` has a sign that cannot be shown"), "{said}");
    assert!(said.contains("101 does not fit; it must be from 0 to 100\n"), "{said}");
    assert!(said.contains("`cheese` cannot be chosen here; choose `mindfulness`, "), "{said}");
}

#[test]
fn whatever_is_wrong_with_the_cards_of_bidders_is_said() {
    let said = said(
        "bidders",
        &[
            ("rounds", "13"),
            ("rounds", "33"),
            ("cubes/three", "11"),
            ("guild/spaces", "[]"),
            ("guild/spaces/0", r#"{ "cheese": 1 }"#),
            ("white/0/name", r#""""#),
            ("black/0/name", r#""A name of more than twenty letters""#),
            ("black/0/workers", "9"),
            ("black/0/start", r#""much""#),
        ],
    );
    assert!(said.contains("there are 12 white projects; 13 rounds take from 13 to 32\n"), "{said}");
    assert!(said.contains("33 does not fit; it must be from 1 to 32\n"), "{said}");
    assert!(said.contains("takes 9 workers, but `cubes.five` is 8: nobody could bid on it\n"), "{said}");
    assert!(said.contains("has 34 letters; at most 20 fit on a card\n"), "{said}");
    assert!(said.contains("this must be a whole number\n"), "{said}");
}

#[test]
fn whatever_is_wrong_with_the_set_ups_of_bids_is_said() {
    let said = said(
        "bids",
        &[
            ("set_up", "[]"),
            ("set_up/3/players", "5"),
            ("set_up/4", r#"{ "players": 7, "colours": 1, "highest": 1, "black_in_hand": 0, "lucky_loser": 0 }"#),
            ("set_up/0/colours", "5"),
            ("set_up/0/highest", "15"),
            ("set_up/0/black_in_hand", "3"),
            ("set_up/0/lucky_loser", "101"),
            ("set_up/3/highest", "12"),
            ("set_up/3/highest", "true"),
        ],
    );
    let wanted = [
        "there is no row for 3 players; there must be one for each of 3 to 6",
        "there are 2 rows for 5 players; there must be one",
        "there is a row for 7 players; the game is for 3 to 6",
        "3 players, Colours: 5 does not fit; it must be from 1 to 4",
        "3 players, Highest number: 15 does not fit; it must be from 1 to 14",
        "3 players, Black cards in hands: 3 does not fit; it must be from 0 to 1",
        "3 players, Lucky loser points: 101 does not fit; it must be from 0 to 100",
        "6 players: 4 colours up to 12, 3 black cards and the Ally are 52 cards, but 60 are dealt",
        "this must be a whole number",
    ];
    assert_eq!(said.lines().collect::<Vec<_>>(), wanted);
}

#[test]
fn whatever_is_wrong_with_the_cards_of_furnace_is_said() {
    let said = said(
        "furnace",
        &[
            ("companies", "[]"),
            ("start_ups/0/effects", "[]"),
            ("start_ups/0/starts_with", r#"{ "coal": 21 }"#),
            ("companies/0/compensation", r#""coal -> upgrade""#),
            ("companies/0/basic", r#""money -> coal""#),
            ("companies/0/basic", r#""coal -> 2 coal""#),
            ("companies/0/basic", r#""13 coal""#),
            ("companies/0/basic", r#""coal -> iron x9""#),
            ("companies/0/basic", r#""coal -> iron xx""#),
            ("companies/0/basic", r#""3 cheese""#),
            ("companies/0/name", r#""xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx""#),
            ("capitalists/0/power", r#""compensation +4""#),
            ("capitalists/0/power", r#""4 discs on a card""#),
            ("capitalists/0/power", r#""13 coal each round""#),
            ("capitalists/0/power", r#""compensation +x""#),
            ("capitalists/0/power", r#""flying""#),
        ],
    );
    assert!(said.contains("Companies: there are 0; there must be from 32 to 64\n"), "{said}");
    assert!(said.contains("`3 cheese` is not an amount of goods; write for example `2 coal` or `coal + token`\n"));
    assert!(said.contains("spends money, which is only ever score; let it use goods\n"), "{said}");
    assert!(said.contains("`flying` is not a power; there are `neutral disc`"), "{said}");
}

#[test]
fn the_same_name_twice_is_said() {
    let press = Press::of("furnace").expect("a game");
    let mut set = press.standard();
    let name = set.get("companies/0/name").cloned().expect("a name");
    set.put("companies/1/name", name);
    let flaw = press.check(&set).expect_err("twice the same");
    Language::ALL.into_iter().for_each(|language| assert_said(&Words::strict(language), &flaw));
}

#[test]
fn a_file_that_cannot_be_read_is_said_with_its_line() {
    let press = Press::of("bids").expect("a game");
    let [english, japanese] = Language::ALL.map(Words::strict);
    let flaw = press.from_toml("set_up = 3").expect_err("no list");
    assert_eq!(english.flaw(&flaw), "line 1: this must be a list in square brackets");
    assert_eq!(japanese.flaw(&flaw), "1 行目: ここに書けるのは角括弧で囲んだリストです");
    let broken = press.from_toml("# Mine.\nset_up = [").expect_err("no TOML");
    assert!(english.flaw(&broken).starts_with("line 2: this is not TOML at column "), "{broken}");
    assert!(japanese.flaw(&broken).starts_with("2 行目: "), "{broken}");
    let set = press.standard();
    assert_eq!(press.check(&set), Ok(()));
    let flaw = Flaw { at: vec!["set_up/0/colours".into()], ..Why::TooMany.into() };
    assert!(english.flaw(&flaw).starts_with("`set_up/0/colours`: too many different card sets"));
}

#[test]
fn what_a_file_holds_cannot_upset_a_terminal() {
    let press = Press::of("furnace").expect("a game");
    let mut set = press.standard();
    set.put("companies/0/basic", Tree::Text(format!("\u{1b}[2J{}", "x".repeat(500))));
    let flaw = press.check(&set).expect_err("no effect");
    let said = Words::strict(Language::English).why(&flaw.why);
    assert!(!said.contains('\u{1b}') && said.chars().count() < 250, "{said}");
}
