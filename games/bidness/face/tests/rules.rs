//! What the rules say in words is what the cards say in numbers.

use bidness::{Card, EventCards};
use bidness_face::{Face, Nouns as _};
use table::Cards;
use words::{Language, Speak as _};

#[test]
fn the_rules_of_bidness_name_the_price_of_every_card() {
    let set = Cards::<EventCards>::standard();
    let headhunters = [Card::HeadhuntMarketer, Card::HeadhuntEngineer, Card::HeadhuntLawyer];
    for language in Language::ALL {
        let words = Face::strict(language);
        let rules = Face::RULES.of(language);
        let prices = |row: &str| -> Vec<u32> {
            let cost = row.split('|').nth(2).expect("a column");
            let number = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok();
            cost.split('$').skip(1).filter_map(number).collect()
        };
        let rows = || rules.lines().filter(|line| line.starts_with('|'));
        for card in Card::ALL.into_iter().filter(|card| set[*card].cost > 0 && !headhunters.contains(card)) {
            let name = format!("| {} |", words.bidness_card(card));
            let row = rows().find(|row| row.starts_with(&name)).unwrap_or_else(|| panic!("no row for {name}"));
            assert_eq!(prices(row), [set[card].cost], "{row}");
        }
        let of_three = rows().map(prices).find(|prices| prices.len() == 3).expect("a row for headhunting");
        assert_eq!(of_three, headhunters.map(|card| set[card].cost));
    }
}

#[test]
fn bidness_counts_every_card() {
    let set = Cards::<EventCards>::standard();
    let counts = |cards: &[Card]| cards.iter().map(|card| u32::from(set[*card].count)).collect::<Vec<_>>();
    for language in Language::ALL {
        let (words, rules) = (Face::strict(language), Face::RULES.of(language));
        let table: Vec<Vec<&str>> = rows(rules).into_iter().filter(|row| row.len() == 4).collect();
        let headhunters = [Card::HeadhuntMarketer, Card::HeadhuntEngineer, Card::HeadhuntLawyer];
        let mut told = Vec::new();
        for row in &table[1..] {
            let names: Vec<&str> = row[0].split([',', '、']).map(str::trim).collect();
            let named = Card::ALL.iter().copied().filter(|card| names.contains(&words.bidness_card(*card).as_str()));
            let mut cards: Vec<Card> = named.collect();
            if cards.is_empty() {
                cards = headhunters.to_vec();
            }
            assert_eq!(numbers(row[3]), counts(&cards), "{row:?}");
            told.extend(cards);
        }
        assert_eq!(told.len(), Card::KINDS, "every kind has a row");
        let all: u32 = counts(&Card::ALL).iter().sum();
        assert!(rules.lines().any(|line| numbers(line) == [all]), "the {all} cards");
    }
}

#[test]
fn the_limit_of_rounds_is_said() {
    let limit = range::<bidness::Options>("round_limit", bidness::Options::default().round_limit);
    for language in Language::ALL {
        let words = Face::strict(language);
        let line = option(Face::RULES.of(language), &words.option_name("bidness", "round_limit"));
        assert_eq!(numbers(line), limit, "{line}");
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
