//! What the rules say in words is what the cards say in numbers.

use furnace::{FurnaceSet, Power};
use furnace_face::{Face, Nouns as _};
use table::Cards;
use words::{Language, Speak as _};

#[test]
fn furnace_says_what_capitalists_begin_with() {
    let set = Cards::<FurnaceSet>::standard();
    for language in Language::ALL {
        let (words, rules) = (Face::strict(language), Face::RULES.of(language));
        let table: Vec<Vec<&str>> = rows(rules).into_iter().filter(|row| row.len() == 3).collect();
        assert_eq!(table.len(), set.capitalists.len() + 1);
        for (row, card) in table[1..].iter().zip(&set.capitalists) {
            let goods = words.furnace_letters(card.starts_with);
            let told = if goods.is_empty() { "–".to_owned() } else { format!("`{goods}`") };
            assert_eq!(row[2], told, "{row:?}");
            if let Power::Income(goods) = card.power {
                assert!(row[1].contains(&format!("`{}`", words.furnace_letters(goods))), "{row:?}");
            }
        }
        let companies = set.companies.len() as u32;
        assert!(rules.lines().any(|line| line.starts_with("- **") && numbers(line) == [companies]));
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
