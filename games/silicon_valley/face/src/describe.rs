use silicon_valley::{Action, View};
use table::Seat;
use words::{Describe, Fact, People, Place, Tableau, Words};

use crate::Face;

impl Describe for Face {
    fn when(words: &Words, view: &View) -> String {
        if view.round == 0 {
            return words.text("silicon-valley-heading-founding");
        }
        let limit = if view.rival.is_some() { view.cards.start.solo_rounds } else { 0 };
        words.say("silicon-valley-heading", &[("round", view.round.into()), ("limit", limit.into())])
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
