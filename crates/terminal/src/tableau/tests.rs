use table::Seats;
use words::Place;

use super::*;

/// The facts of two seats with names so long, drawn.
fn drawn(labels: &[&str], name: usize) -> String {
    let people = People { names: ["a", "b"].map(|letter| letter.repeat(name)).to_vec(), me: None };
    let fact = |label: &&str| Fact::new((*label).to_owned(), 7);
    let place = || {
        let mut facts = labels.iter().map(fact);
        let mut place = Place::<()>::new(facts.next().expect("a score"));
        place.facts = facts.collect();
        place
    };
    let tableau = Tableau { places: vec![place(), place()], middle: Vec::new(), hand: Vec::new() };
    let drawn = crate::plain(&Text::from(seats(&people, &tableau)));
    assert!(drawn.lines().all(|line| line.width() <= WIDTH), "{drawn}");
    drawn
}

#[test]
fn labels_go_on_two_lines_before_a_fact_is_left_out() {
    let labels = ["Money", "Favour", "At home", "Worth", "In bids", "At left", "In front", "At right"];
    let short = drawn(&labels, 6);
    assert!(short.lines().next().is_some_and(|line| line.ends_with("In front  At right")), "{short}");
    let long = drawn(&labels, 16);
    let heads: Vec<&str> = long.lines().take(2).map(str::trim).collect();
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(
        heads.into_iter().map(squeezed).collect::<Vec<_>>(),
        ["At In At In At", "Money Favour home Worth bids left front right",]
    );
}

#[test]
fn a_long_name_gives_way_to_facts_and_keeps_its_beginning() {
    let labels = ["Points", "Contracts", "Salaries", "Earnings", "Engineers"];
    let wide = drawn(&labels, 60);
    assert!(wide.contains("Engineers") && wide.contains("aaaaaaaaaa…"), "{wide}");
    let many = drawn(&labels.repeat(3), 60);
    assert!(many.contains("● aaaaaaaaa…"), "{many}");
}

#[test]
fn facts_that_nothing_turns_on_come_after_what_one_holds() {
    let group = |title: &str| Group::<()>::facts(title.to_owned(), Vec::new());
    let bids = Group::sealed("Bids".to_owned(), Seats::all(2), Seats::NONE);
    let middle = [group("Sale").chief(), group("Highest bid"), bids, group("Deck"), group("Known")];
    assert_eq!(last_in_play(&middle), 3);
    assert_eq!(last_in_play(&middle[3..]), 2, "where there is nothing else, they are what there is");
}
