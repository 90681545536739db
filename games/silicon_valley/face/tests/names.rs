//! The names on the cards of the standard set.

use silicon_valley::CardData;
use silicon_valley_face::Face;
use table::Cards;
use words::{Language, Speak as _};

fn names() -> Vec<String> {
    let set = Cards::<CardData>::standard();
    let mut names: Vec<&str> = Vec::new();
    names.extend(set.mats.iter().map(|card| card.name.as_str()));
    names.extend(set.founders.iter().chain(&set.employees).map(|card| card.name.as_str()));
    names.extend(set.hqs.iter().map(|card| card.name.as_str()));
    names.extend(set.vcs.iter().map(|card| card.name.as_str()));
    names.extend(set.starting_products.iter().chain(&set.advanced_products).map(|card| card.name.as_str()));
    names.extend(set.personalities.iter().map(|card| card.name.as_str()));
    let mut names: Vec<String> = names.into_iter().map(id).collect();
    names.sort();
    names.dedup();
    names
}

fn id(name: &str) -> String {
    format!("silicon-valley-name-{}", name.to_lowercase().replace(" & ", "-").replace(' ', "-"))
}

#[test]
fn a_language_writes_the_names_of_all_cards_or_of_none_in_its_own_way() {
    for language in Language::ALL {
        let mut written: Vec<&str> =
            Face::MESSAGES.of(language).lines().filter_map(|line| line.split(" =").next()).collect();
        written.retain(|id| id.starts_with("silicon-valley-name-"));
        written.sort_unstable();
        let expected = if language == Language::English { Vec::new() } else { names() };
        assert_eq!(written, expected, "{}", language.code());
    }
}
