use serde_json::json;
use shelf::{GAMES, Inspect};
use table::contract::{Breach, Care, Contract, Inspected};
use table::{Cards, Game, Heuristic, Ledger, Rng};

/// How many actions are played with a set of cards, at each number of seats.
const ACTIONS: usize = 24;

/// A card file is refused, or a game can be played with it that keeps its promises.
pub fn cards(text: &str) {
    for info in GAMES {
        shelf::with_contract(info.slug, Set(text)).expect("a game of the list");
    }
}

struct Set<'a>(&'a str);

impl Inspect for Set<'_> {
    type Output = ();

    fn inspect<G: Contract + Heuristic + Ledger>(self) {
        let Ok(cards) = Cards::<G::Set>::from_toml(self.0) else { return };
        let options = serde_json::from_value(json!({ "cards": cards })).expect("a checked set is an option");
        for seats in G::INFO.seat_counts() {
            if table::Match::<G>::check(&options, seats).is_ok() {
                play::<G>(&options, seats).unwrap_or_else(|breach| panic!("{breach}"));
            }
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
