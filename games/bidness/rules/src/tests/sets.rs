use super::*;
use serde_json::{Value, json};
use table::{Viewer, perft};

/// The standard set with other numbers in the places that `edits` name.
pub(super) fn edited(edits: &[(&str, Value)]) -> Options {
    let mut set = serde_json::to_value(&*Options::default().cards).expect("JSON");
    for (place, value) in edits {
        *set.pointer_mut(place).unwrap_or_else(|| panic!("there is no {place}")) = value.clone();
    }
    Options { cards: serde_json::from_value(set).expect("a playable set"), ..Options::default() }
}

fn only(counts: &[(Card, u8)]) -> Options {
    let edits: Vec<(String, Value)> = Card::ALL
        .iter()
        .map(|card| {
            let name = serde_json::to_value(card).expect("a name");
            let count = counts.iter().find(|(other, _)| other == card).map_or(0, |(_, count)| *count);
            (format!("/cards/{}/count", name.as_str().expect("a string")), json!(count))
        })
        .collect();
    edited(&edits.iter().map(|(place, value)| (place.as_str(), value.clone())).collect::<Vec<_>>())
}

/// Plays whole games with a set and looks after every action whether everything is still there.
fn plays(options: &Options) {
    let mut rng = Rng::fast(11);
    for seats in Bidness::INFO.seat_counts() {
        let (mut table, _) = Match::<Bidness>::new(*options, seats, Seed::from_text("sets")).expect("a table");
        while let Some(seat) = table.state().to_act().first() {
            let action = table.menu(seat).sample(&mut rng).expect("a choice");
            table.submit(seat, action).expect("on the menu");
            table.state().conserved().expect("nothing is created or lost");
            let imagined = <Bidness as table::Imagine>::imagine(&table.state().view(Viewer::Seat(seat)), &mut rng);
            imagined.conserved().expect("what is imagined could be real");
        }
        assert!(table.state().places().is_some());
    }
}

/// Almost nothing but market research, and some cards that are worth stealing.
pub(crate) fn thieves() -> Options {
    let counts = [(Card::Marketer, 8), (Card::Engineer, 8), (Card::Libel, 10), (Card::Sabotage, 2)];
    let options = only(&[&counts[..], &[(Card::MarketResearch, 80)]].concat());
    Options { round_limit: 8, ..options }
}

#[test]
fn a_deck_full_of_thieves_can_be_played() {
    plays(&thieves());
    plays(&only(&[(Card::Marketer, 6), (Card::Engineer, 6), (Card::MarketResearch, 108)]));
}

#[test]
fn the_smallest_deck_can_be_played() {
    plays(&only(&[(Card::Marketer, 30), (Card::Engineer, 6)]));
}

#[test]
fn the_wildest_numbers_can_be_played() {
    plays(&edited(&[
        ("/start/cash", json!(10_000)),
        ("/start/ious", json!(20)),
        ("/start/tech", json!(0)),
        ("/rules/debt_limit", json!(20)),
        ("/rules/hand", json!(10)),
        ("/rules/sale", json!(0)),
        ("/rules/salary", json!(100)),
        ("/rules/repay", json!([10, 20, 10_000])),
        ("/rules/tech_leader", json!(100)),
        ("/cards/breakthrough/value", json!(10)),
        ("/cards/patent_infringement/value", json!(100)),
    ]));
}

#[test]
fn a_set_of_ones_own_travels_with_the_options() {
    let options = edited(&[("/cards/legal_intern/cost", json!(70))]);
    let text = serde_json::to_string(&options).expect("JSON");
    assert_eq!(serde_json::from_str::<Options>(&text).expect("options"), options);
    assert_eq!(options.cards[Card::LegalIntern].cost, 70);
    let named = format!(r#"{{"free_borrowing":false,"round_limit":30,"cards":"{}"}}"#, Options::default().cards.id());
    assert_eq!(serde_json::to_string(&Options::default()).expect("JSON"), named);
}

#[test]
fn a_game_begins_with_as_many_choices_as_there_are_kinds_in_the_first_hand() {
    let (table, _) = Match::<Bidness>::new(Options::default(), 2, Seed::from_text("sets")).expect("a table");
    let kinds = table.state().hands[ALICE].kinds().count() as u64;
    assert_eq!(perft(&table, 1), kinds);
    assert_eq!(perft(&table, 2), kinds * table.state().hands[BOB].kinds().count() as u64);
}
