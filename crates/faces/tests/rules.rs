//! Every section that a question, a card or a line leads to is there, in every language.

use learn::{Rulebook, Section, Teach};
use shelf::GAMES;
use words::{Catalogue, Language};

/// A heading as it stands in addresses.
fn anchor(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

fn read<F: Teach>(language: Language) -> Rulebook {
    Rulebook::read(F::RULES.of(language), F::SECTIONS)
}

fn check<F: Teach>() {
    let english = read::<F>(Language::English);
    let anchors: Vec<String> = english.sections[1..].iter().map(|chapter| anchor(&chapter.title)).collect();
    assert_eq!(anchors, F::SECTIONS, "the sections of {} by their English headings", F::INFO.slug);
    let shape = |book: &Rulebook| book.sections.iter().map(|chapter| chapter.level).collect::<Vec<_>>();
    for language in Language::ALL {
        let book = read::<F>(language);
        let code = language.code();
        assert_eq!(shape(&book), shape(&english), "the headings of {} in {code}", F::INFO.slug);
        assert_eq!(book.title, F::INFO.title);
        let linked = F::PLACES.iter().map(|place| place.1).chain(F::LINES.iter().map(|line| line.more));
        for section in linked {
            assert!(is_there(&book, section), "{section:?} of {} in {code}", F::INFO.slug);
        }
    }
}

fn is_there(book: &Rulebook, section: Section) -> bool {
    let anchored = |chapter: &&learn::Chapter| chapter.anchor == section.anchor();
    book.sections.iter().find(anchored).is_some_and(|chapter| !chapter.blocks.is_empty())
}

struct Sections;

impl faces::Visit for Sections {
    type Output = ();

    fn visit<F: Catalogue + Teach>(self) {
        check::<F>();
    }
}

#[test]
fn the_rules_of_every_game_have_every_section_that_something_leads_to() {
    for info in GAMES {
        faces::with(info.slug, Sections).expect("a game of the list");
    }
}

#[test]
fn the_rules_can_be_searched_in_every_language() {
    let places = |language: Language, query: &str| {
        Rulebook::read(faces::rules(language, "bids").expect("rules"), faces::sections("bids")).search(query).1
    };
    assert!(places(Language::English, "thief") >= 3);
    assert!(places(Language::Japanese, "泥棒") >= 3);
    assert_eq!(places(Language::Japanese, "らっきーるーざー"), places(Language::Japanese, "ラッキールーザー"));
    assert_eq!(places(Language::English, "zeppelin"), 0);
}
