use table::{Game, Seat, Seats};

use crate::{Arg, Words};

/// A game that can be talked about.
pub trait Speak: Game {
    /// What `seat` is asked, in one sentence, seen by the people's own viewer.
    fn prompt(words: &Words, people: &People, view: &Self::View, seat: Seat) -> String;

    /// What choosing `action` does, as it stands on a button: "Play Flame 9".
    fn action(words: &Words, people: &People, view: &Self::View, action: Self::Action) -> String;

    /// What happened at a table with these options, whose cards may have names of their own, as it stands in the log.
    fn event(words: &Words, people: &People, options: &Self::Options, event: &Self::Event) -> String;

    /// Who has won, where these seats have; a game against a rival that has no seat names that one.
    fn winners(words: &Words, people: &People, winners: Seats) -> String {
        people.several(words, winners)
    }
}

/// Who sits where, and who of them is reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People {
    /// The names in order of the seats.
    pub names: Vec<String>,
    /// The reader's own seat, if any.
    pub me: Option<Seat>,
}

impl People {
    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The arguments that a message about `seat` takes: `$who`, its name, and `$me`, whether that is the reader.
    #[must_use]
    pub fn who(&self, seat: Seat) -> [(&'static str, Arg); 2] {
        [("who", self.name(seat).into()), ("me", if self.me == Some(seat) { "yes" } else { "no" }.into())]
    }

    /// The name of a seat within a sentence: "you" for the reader.
    #[must_use]
    pub fn someone(&self, words: &Words, seat: Seat) -> String {
        words.say("someone", &self.who(seat))
    }

    /// Several names in a row: "Ada, Jun and you".
    #[must_use]
    pub fn several(&self, words: &Words, seats: Seats) -> String {
        let names: Vec<String> = seats.map(|seat| self.someone(words, seat)).collect();
        if names.is_empty() { words.text("nobody") } else { words.list(&names) }
    }
}
