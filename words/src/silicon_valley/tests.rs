use silicon_valley::{CardData, Employee, Event, Options, Product, SiliconValley};
use table::{CardSet as _, Cards};

use crate::{Language, People, Speak as _, Words};

/// The standard cards with two names changed and one employee more.
fn changed() -> Options {
    let more = "\n[[employees]]\nname = \"Zoe Newcomer\"\nsalary = 1\ninstant = { domino = 1 }\nongoing = { domino = 1 }\nwants = []\n";
    let text = CardData::STANDARD.replacen("Ada Quill", "Ava Quince", 1).replacen("Homekey", "Housekey", 1) + more;
    Options { cards: Cards::from_toml(&text).expect("a set that passes its check"), ..Options::default() }
}

#[test]
fn events_of_a_changed_card_set_say_its_names() {
    let (words, people) = (Words::strict(Language::ALL[0]), People { names: Vec::new(), me: None });
    let options = changed();
    let say = |event: &Event| SiliconValley::event(&words, &people, &options, event);
    assert!(say(&Event::EmployeeDrawn { employee: Employee(0) }).contains("Ava Quince"));
    assert!(say(&Event::EmployeeDrawn { employee: Employee(36) }).contains("Zoe Newcomer"));
    let housekey = (0..8).any(|id| say(&Event::ProductDrawn { product: Product(id) }).contains("Housekey"));
    assert!(housekey);
}

#[test]
fn an_event_about_a_card_that_the_set_lacks_can_still_be_said() {
    let (words, people) = (Words::strict(Language::ALL[0]), People { names: Vec::new(), me: None });
    let text =
        SiliconValley::event(&words, &people, &Options::default(), &Event::EmployeeDrawn { employee: Employee(36) });
    assert!(text.contains('?'));
}
