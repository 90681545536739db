use table::Cards;
use table::contract::{check, check_cards};

use crate::{CardData, Kind, SiliconValley};

#[test]
fn the_game_keeps_the_contract() {
    let checked = check::<SiliconValley>(4).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{checked:?}");
    assert!(checked.games >= 28 && checked.swaps > 1_000 && checked.simultaneous > 10 && checked.undone > 100);
}

// The cards do not depend on the machine, and an interpreter takes minutes for so many.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn the_game_keeps_the_contract_with_a_designers_cards() {
    use table::contract::check_options;

    use crate::{MAX_EMPLOYEES, Options};

    let mut set = (*Cards::<CardData>::standard()).clone();
    for number in set.employees.len()..MAX_EMPLOYEES {
        let mut card = set.employees[number % 36].clone();
        card.name = format!("{} {number}", card.name);
        set.employees.push(card);
    }
    set.mats.iter_mut().for_each(|mat| mat.room = 1);
    (set.market.hq_row, set.market.vc_row, set.start.actions) = (4, 1, 3);
    let json = serde_json::to_string(&set).expect("json");
    let options = Options { cards: serde_json::from_str(&json).expect("playable"), ..Default::default() };
    for seats in [1, 4] {
        check_options::<SiliconValley>(&options, seats, 1).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[test]
fn the_standard_cards_pass_their_check_and_travel() {
    check_cards::<CardData>().expect("the standard set");
    let cards = Cards::<CardData>::standard();
    let counts = [cards.employees.len(), cards.founders.len(), cards.hqs.len(), cards.vcs.len(), cards.mats.len()];
    assert_eq!(counts, [36, 9, 27, 27, 4]);
    assert_eq!((cards.starting_products.len(), cards.advanced_products.len()), (8, 16));
    assert_eq!((cards.decisions.len(), cards.personalities.len()), (18, 18));
    assert_eq!((cards.supply.len(), cards.supply.count(Kind::Domino)), (140, 40));
    assert_eq!(cards.goal(), 27);
}

static_assertions::assert_not_impl_any!(SiliconValley: serde::Serialize);
