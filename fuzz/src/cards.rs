use serde_json::json;
use table::contract::{Breach, Care, Contract, Inspected};
use table::{CardSet, Cards, Game, Rng};

/// How many actions are played with a set of cards, at each number of seats.
const ACTIONS: usize = 24;

/// A card file is refused, or a game can be played with it that keeps its promises.
pub fn cards(text: &str) {
    with_cards::<bidness::Bidness, bidness::EventCards>(text);
    with_cards::<silicon_valley::SiliconValley, silicon_valley::CardData>(text);
    with_cards::<bidders::Bidders, bidders::ProjectSet>(text);
    with_cards::<bids::Bids, bids::SetUps>(text);
    with_cards::<furnace::Furnace, furnace::FurnaceSet>(text);
}

fn with_cards<G: Contract, T: CardSet>(text: &str) {
    let Ok(cards) = Cards::<T>::from_toml(text) else { return };
    let options = serde_json::from_value(json!({ "cards": cards })).expect("a checked set is an option");
    for seats in G::INFO.seat_counts() {
        if table::Match::<G>::check(&options, seats).is_ok() {
            play::<G>(&options, seats).unwrap_or_else(|breach| panic!("{breach}"));
        }
    }
}

fn play<G: Contract>(options: &<G as Game>::Options, seats: u8) -> Result<(), Breach> {
    let mut rng = Rng::fast(u64::from(seats));
    let mut game = Inspected::<G>::new(options, seats, "fuzz", Care::Steps)?;
    for _ in 0..ACTIONS {
        game.check()?;
        let Some(seat) = game.table().state().to_act().first() else { break };
        let action = game.table().menu(seat).sample(&mut rng).expect("whoever is asked has a choice");
        game.offer(seat, action)?;
    }
    Ok(())
}
