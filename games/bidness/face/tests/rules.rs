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
