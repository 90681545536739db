use furnace::{Action, Phase, View};
use table::Seat;
use words::{Describe, Fact, People, Place, Tableau, Words};

use crate::Face;

impl Describe for Face {
    fn when(words: &Words, view: &View) -> String {
        let phase = match view.phase {
            Phase::Auction { .. } => "auction",
            Phase::Compensation { .. } => "compensation",
            Phase::Production(_) => "production",
            Phase::Over => "over",
        };
        let args = [
            ("round", view.round.into()),
            ("rounds", view.options.rounds.into()),
            ("phase", phase.into()),
            ("cards", view.deck.into()),
        ];
        words.say("furnace-heading", &args)
    }

    fn tableau(words: &Words, people: &People, view: &View) -> Tableau<Action> {
        let _ = (people, view);
        let place = |_| Place::new(Fact::new(words.text("you-name"), 0));
        Tableau {
            places: Seat::all(people.names.len() as u8).map(place).collect(),
            middle: Vec::new(),
            hand: Vec::new(),
        }
    }
}
