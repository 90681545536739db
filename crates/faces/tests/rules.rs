//! Every section that a question, a card or a line leads to is there, in every language.

use learn::{Rulebook, Section, Teach};
use words::Language;

/// A heading as it stands in addresses.
fn anchor(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

fn read<G: Teach>(language: Language) -> Rulebook {
    Rulebook::read(language.rules(G::INFO.slug).expect("rules"), G::SECTIONS)
}

fn check<G: Teach>() {
    let english = read::<G>(Language::English);
    let anchors: Vec<String> = english.sections[1..].iter().map(|chapter| anchor(&chapter.title)).collect();
    assert_eq!(anchors, G::SECTIONS, "the sections of {} by their English headings", G::INFO.slug);
    let shape = |book: &Rulebook| book.sections.iter().map(|chapter| chapter.level).collect::<Vec<_>>();
    for language in Language::ALL {
        let book = read::<G>(language);
        let code = language.code();
        assert_eq!(shape(&book), shape(&english), "the headings of {} in {code}", G::INFO.slug);
        assert_eq!(book.title, G::INFO.title);
        let linked = G::PLACES.iter().map(|place| place.1).chain(G::LINES.iter().map(|line| line.more));
        for section in linked {
            assert!(is_there(&book, section), "{section:?} of {} in {code}", G::INFO.slug);
        }
    }
}

fn is_there(book: &Rulebook, section: Section) -> bool {
    let anchored = |chapter: &&learn::Chapter| chapter.anchor == section.anchor();
    book.sections.iter().find(anchored).is_some_and(|chapter| !chapter.blocks.is_empty())
}

#[test]
fn the_rules_have_every_section_that_something_leads_to() {
    check::<bids::Bids>();
    check::<bidders::Bidders>();
    check::<bidness::Bidness>();
    check::<furnace::Furnace>();
    check::<silicon_valley::SiliconValley>();
}

#[test]
fn the_rules_can_be_searched_in_every_language() {
    let places = |language: Language, query: &str| read::<bids::Bids>(language).search(query).1;
    assert!(places(Language::English, "thief") >= 3);
    assert!(places(Language::Japanese, "泥棒") >= 3);
    assert_eq!(places(Language::Japanese, "らっきーるーざー"), places(Language::Japanese, "ラッキールーザー"));
    assert_eq!(places(Language::English, "zeppelin"), 0);
}
