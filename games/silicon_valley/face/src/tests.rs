use silicon_valley::{
    Action, Blocks, CardData, Effect, Employee, Event, Kind, Options, Product, Question, Shortfall, SiliconValley, View,
};
use table::{CardSet as _, Cards, Game as _, Match, Rng, Seat, Seed, Viewer};
use words::{Language, People, Speak as _, Words};

use crate::{Face, Nouns as _};

/// The standard cards with two names changed and one employee more.
fn changed() -> Options {
    let more = "\n[[employees]]\nname = \"Zoe Newcomer\"\nsalary = 1\ninstant = { domino = 1 }\nongoing = { domino = 1 }\nwants = []\n";
    let text = CardData::STANDARD.replacen("Ada Quill", "Ava Quince", 1).replacen("Homekey", "Housekey", 1) + more;
    Options { cards: Cards::from_toml(&text).expect("a set that passes its check"), ..Options::default() }
}

#[test]
fn events_of_a_changed_card_set_say_its_names() {
    let (words, people) = (Face::strict(Language::ALL[0]), People { names: Vec::new(), me: None });
    let options = changed();
    let say = |event: &Event| Face::event(&words, &people, &options, event);
    assert!(say(&Event::EmployeeDrawn { employee: Employee(0) }).contains("Ava Quince"));
    assert!(say(&Event::EmployeeDrawn { employee: Employee(36) }).contains("Zoe Newcomer"));
    let housekey = (0..8).any(|id| say(&Event::ProductDrawn { product: Product(id) }).contains("Housekey"));
    assert!(housekey);
}

/// Plays solo games and games for two by chance, and says every button to whoever is asked.
fn buttons(mut look: impl FnMut(&View, Action, String)) {
    let words = Face::strict(Language::ALL[0]);
    for number in 0..60_u8 {
        let (seats, seed) = (1 + number % 2, Seed::from_text(&number.to_string()));
        let people = People { names: vec!["Ada".to_owned(), "Bartholomew".to_owned()], me: None };
        let (mut table, _) = Match::<SiliconValley>::new(Options::default(), seats, seed).expect("a table");
        let mut rng = Rng::fast(number.into());
        while let Some(seat) = table.state().to_act().first() {
            let (view, menu) = (table.state().view(Viewer::Seat(seat)), table.menu(seat));
            menu.iter().for_each(|action| look(&view, action, Face::action(&words, &people, &view, action)));
            table.submit(seat, menu.sample(&mut rng).expect("a choice")).expect("it is on the menu");
        }
    }
}

#[test]
fn buttons_say_whose_employee_is_poached_and_which_product_is_lost() {
    let (mut poached, mut settled) = (0, 0);
    buttons(|view, action, label| {
        assert!(!label.contains("−$0"), "whoever draws no salary costs none: {label}");
        if let Action::Poach(employee) = action {
            let from = if view.rival.is_some() { "·Rival " } else { ["·Ada ", "·Barth "][1 - view.active.index()] };
            let salary = match view.salary(employee) {
                0 => " ".to_owned(),
                salary => format!(" −${salary} "),
            };
            assert!(label.contains(from) && label.contains(&salary), "{label}");
            assert!(label.chars().count() <= 33, "two of {label} fit beside each other");
            poached += 1;
        }
        if let Action::Settle { lost, .. } = action {
            let names = view.unpaid.each().map(|id| view.cards.product(Product(id)).name.as_str());
            let (head, _) = label.split_once(" · ").unwrap_or((&label, ""));
            let head = head.strip_prefix("Pay and lose ").unwrap_or_default();
            let named = names.filter(|name| head.contains(name)).count();
            assert_eq!(named, usize::from(lost), "{label}");
            settled += usize::from(lost > 0);
        }
    });
    assert!(poached > 0 && settled > 0, "{poached} {settled}");
}

/// A company of Ada (who then earns 3), Ben (2) and Carla (1), who cannot be paid in full: `missing` is.
fn short_of(missing: u16) -> View {
    let (table, _) = Match::<SiliconValley>::new(Options::default(), 2, Seed::from_text("short")).expect("a table");
    let mut view = table.state().view(Viewer::Spectator);
    let salaries: Vec<u8> = (0..3).map(|id| view.cards.employee(Employee(id)).salary).collect();
    let tokens = salaries.iter().zip([3, 2, 1]).enumerate();
    view.tokens = tokens.map(|(id, (salary, wanted))| (Employee(id as u8), wanted - salary)).collect();
    view.companies[view.active].staff = (0..3).collect();
    view.question = Some(Question::LetGo(Shortfall { missing, least: None }));
    view
}

#[test]
fn letting_somebody_go_says_who_leaves_then_and_what_it_costs_in_all() {
    let people = People { names: vec!["Ada".to_owned(), "Bob".to_owned()], me: None };
    let words = Face::strict(Language::English);
    let say = |missing: u16| {
        let view = short_of(missing);
        [0, 1, 2].map(|id| Face::action(&words, &people, &view, Action::LetGo(Employee(id))))
    };
    // Of 6 dollars 3 are missing: Ada alone, or both others.
    let both = ["Let Ben and Carla go ($3): −2▲ in all", "Let Carla and Ben go ($3): −2▲ in all"];
    assert_eq!(say(3), ["Let Ada go ($3): −2▲ in all", both[0], both[1]]);
    let view = short_of(3);
    let asked = Face::prompt(&words, &People { me: Some(view.active), ..people }, &view, view.active);
    assert_eq!(
        asked,
        "$3 of salaries cannot be paid. Who has to go? It costs 2 steps of valuation in all, however many leave."
    );
}

#[test]
fn nothing_can_be_taken_for_a_block_that_ran_out_and_is_called_so() {
    let (words, people) = (Face::strict(Language::English), People { names: Vec::new(), me: None });
    let view = View { question: Some(Question::Substitute(Kind::T4)), ..short_of(3) };
    assert_eq!(Face::action(&words, &people, &view, Action::Done), "Take none");
}

#[test]
fn a_company_that_cannot_pay_for_its_hq_is_told_all_that_it_loses() {
    let people = People { names: vec!["Ada".to_owned(), "Bob".to_owned()], me: Seat::new(0) };
    let (words, options) = (Face::strict(Language::English), Options::default());
    let say = |seat| {
        let (employees, products) = (vec![Employee(0), Employee(1)], vec![Product(0)]);
        Face::event(&words, &people, &options, &Event::ClearedOut { seat, missing: 2, employees, products })
    };
    let [ada, bob] = [0, 1].map(|index| Seat::new(index).expect("a small index"));
    assert_eq!(say(ada), "Your HQ costs $2 more than you have: you lose Ada Quill, Ben Sorrel and Chirrup.");
    assert_eq!(say(bob), "Bob's HQ costs $2 more than there is: Bob loses Ada Quill, Ben Sorrel and Chirrup.");
}

#[test]
fn nobody_is_left_to_be_scouted_in_an_empty_row() {
    let (words, people) = (Face::strict(Language::ALL[0]), People { names: Vec::new(), me: None });
    let say =
        |employees: Vec<Employee>| Face::event(&words, &people, &Options::default(), &Event::Scouted { employees });
    assert_eq!(say(vec![]), "There is nobody in the row who could leave it.");
    assert_eq!(say(vec![Employee(0)]), "Ada Quill leaves the row.");
    assert_eq!(say(vec![Employee(0), Employee(1)]), "Ada Quill, Ben Sorrel leave the row.");
}

#[test]
fn an_event_about_a_card_that_the_set_lacks_can_still_be_said() {
    let (words, people) = (Face::strict(Language::ALL[0]), People { names: Vec::new(), me: None });
    let text = Face::event(&words, &people, &Options::default(), &Event::EmployeeDrawn { employee: Employee(36) });
    assert!(text.contains('?'));
}

#[test]
fn blocks_have_names_beside_pictures_and_letters_elsewhere() {
    let blocks = Blocks::from_iter([Kind::Domino, Kind::Domino, Kind::I3, Kind::T4]);
    let said = |words: Words| (words.silicon_valley_blocks(blocks), words.silicon_valley_effect(Effect::Code(2)));
    let strict = || Face::strict(Language::English);
    assert_eq!(said(strict()), ("2×I2 I3 T4".to_owned(), "the Rival takes 2×I2".to_owned()));
    let pictured = ("2×Domino, Bar 3, T".to_owned(), "the Rival takes 2×Domino".to_owned());
    assert_eq!(said(strict().beside_pictures()), pictured);
}
