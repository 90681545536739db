//! What the rules say in words is what the cards say in numbers.

use bids::SetUps;
use bids_face::Face;
use table::Cards;
use words::{Language, Speak as _};

#[test]
fn bids_sets_up_as_its_table_says() {
    let set = Cards::<SetUps>::standard();
    for language in Language::ALL {
        let table = rows(Face::RULES.of(language));
        for set_up in &set.set_up {
            let row = table.iter().find(|row| row[0] == set_up.players.to_string()).expect("a row");
            for cell in [row[1], row[2]] {
                assert_eq!(numbers(cell).last(), Some(&set_up.highest.into()), "{row:?}");
            }
            assert_eq!(numbers(row[3]), [u32::from(set_up.black_in_hand)], "{row:?}");
        }
    }
}

#[test]
fn the_limit_of_rounds_is_said() {
    let limit = range::<bids::Options>("rounds", bids::Options::default().rounds);
    for language in Language::ALL {
        let words = Face::strict(language);
        let line = option(Face::RULES.of(language), &words.option_name("bids", "rounds"));
        assert_eq!(numbers(line), limit, "{line}");
        for name in ["colour_bids", "ally", "thief", "shuffle", "lowest", "surprise"] {
            assert!(Face::RULES.of(language).contains(&words.option_name("bids", name)), "{name}");
        }
    }
}

/// The numbers in a text, in order.
fn numbers(text: &str) -> Vec<u32> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| !digits.is_empty());
    digits.map(|digits| digits.parse().expect("a number")).collect()
}

/// The rows of all tables, as cells.
fn rows(rules: &str) -> Vec<Vec<&str>> {
    let rows = rules.lines().filter_map(|line| line.strip_prefix("| "));
    rows.map(|row| row.trim_end_matches('|').split('|').map(str::trim).collect()).collect()
}

/// The line of the list that begins with this name.
fn option<'a>(rules: &'a str, name: &str) -> &'a str {
    let is_it = |line: &&str| line.strip_prefix("- **").is_some_and(|rest| rest.starts_with(name));
    rules.lines().find(is_it).unwrap_or_else(|| panic!("no line about {name}"))
}

/// The default and the range of an option that is a number.
fn range<O: table::Options>(name: &str, default: u8) -> Vec<u32> {
    let setting = O::settings().iter().find(|setting| setting.name == name).expect("an option");
    match setting.kind {
        table::Kind::Number { min, max } => vec![default.into(), min, max],
        table::Kind::Flag | table::Kind::OneOf(_) | table::Kind::Cards => panic!("{name} is no number"),
    }
}
