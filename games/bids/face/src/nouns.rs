//! The names of cards.

use bids::{Card, Colour, Face, Pack, Rules};
use words::Words;

/// The names of cards, in the words of a language.
pub trait Nouns {
    /// The name of a card.
    #[must_use]
    fn bids_card(&self, card: Card) -> String;

    /// The name of a colour.
    #[must_use]
    fn bids_colour(&self, colour: Colour) -> String;

    /// What a card does that is no number.
    #[must_use]
    fn bids_text(&self, card: Card) -> Option<String>;

    /// The names of several cards with commas between them.
    #[must_use]
    fn bids_cards(&self, cards: Pack) -> String;

    /// The variant and the special cards of a table; nothing where there are none.
    #[must_use]
    fn bids_in_play(&self, rules: &Rules) -> Option<String>;
}

impl Nouns for Words {
    fn bids_card(&self, card: Card) -> String {
        let name = match card.face() {
            Face::Number(colour, value) => {
                self.say("bids-card-number", &[("colour", name(colour).into()), ("value", value.into())])
            }
            Face::MinusFive => self.text("bids-card-minus-five"),
            Face::Double => self.text("bids-card-double"),
            Face::Thief => self.text("bids-card-thief"),
            Face::Shuffle => self.text("bids-card-shuffle"),
            Face::Lowest => self.text("bids-card-lowest"),
            Face::Surprise => self.text("bids-card-surprise"),
            Face::Ally => self.text("bids-card-ally"),
        };
        self.card(name)
    }

    fn bids_colour(&self, colour: Colour) -> String {
        self.say("bids-colour", &[("colour", name(colour).into())])
    }

    fn bids_text(&self, card: Card) -> Option<String> {
        let id = match card.face() {
            Face::Number(..) => return None,
            Face::MinusFive => "bids-text-minus-five",
            Face::Double => "bids-text-double",
            Face::Thief => "bids-text-thief",
            Face::Shuffle => "bids-text-shuffle",
            Face::Lowest => "bids-text-lowest",
            Face::Surprise => "bids-text-surprise",
            Face::Ally => "bids-text-ally",
        };
        Some(self.text(id))
    }

    fn bids_cards(&self, cards: Pack) -> String {
        self.row(cards.iter().map(|card| self.bids_card(card)))
    }

    fn bids_in_play(&self, rules: &Rules) -> Option<String> {
        let specials = [
            (rules.ally, Card::ALLY),
            (rules.thief, Card::THIEF),
            (rules.shuffle, Card::SHUFFLE),
            (rules.lowest, Card::LOWEST),
            (rules.surprise, Card::SURPRISE),
        ];
        let variant = rules.colour_bids.then(|| self.text("bids-option-colour-bids"));
        let cards = specials.into_iter().filter(|(used, _)| *used).map(|(_, card)| self.bids_card(card));
        let names: Vec<String> = variant.into_iter().chain(cards).collect();
        (!names.is_empty()).then(|| self.say("bids-label-in-play", &[("names", self.row(names).into())]))
    }
}

/// A colour, as messages choose by it.
const fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
        Colour::Black => "black",
        Colour::White => "white",
    }
}
