use bidness::{Action, Asking, View};
use table::Seat;
use words::{Describe, Fact, People, Place, Tableau, Words};

use crate::Face;

impl Describe for Face {
    fn when(words: &Words, view: &View) -> String {
        let phase = match view.asking {
            Asking::Discard { .. } => "set-up",
            Asking::Turn | Asking::Target { .. } | Asking::Damages { .. } | Asking::Auction(_) | Asking::Suit(_) => {
                "play"
            }
            Asking::Salaries { .. } | Asking::Debts { .. } => "business",
            Asking::Over => "over",
        };
        let args = [("round", view.round.into()), ("limit", view.options.round_limit.into()), ("phase", phase.into())];
        words.say("bidness-heading", &args)
    }

    fn tableau(words: &Words, people: &People, view: &View) -> Tableau<Action> {
        let _ = (people, view);
        let place = |_| Place::new(Fact::new(words.text("you-name"), 0));
        Tableau {
            places: Seat::all(view.workplaces.seats()).map(place).collect(),
            middle: Vec::new(),
            hand: Vec::new(),
        }
    }
}
