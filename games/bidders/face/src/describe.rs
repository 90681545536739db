use bidders::{Action, View};
use table::Seat;
use words::{Describe, Fact, People, Place, Tableau, Words};

use crate::Face;

impl Describe for Face {
    fn when(words: &Words, view: &View) -> String {
        words.say("bidders-heading", &[("round", view.round.into()), ("rounds", view.rounds.into())])
    }

    fn tableau(words: &Words, people: &People, view: &View) -> Tableau<Action> {
        let _ = (people, view);
        let place = |_| Place::new(Fact::new(words.text("you-name"), 0));
        Tableau { places: Seat::all(view.seats()).map(place).collect(), middle: Vec::new(), hand: Vec::new() }
    }
}
