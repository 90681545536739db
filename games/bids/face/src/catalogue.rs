use words::{Catalogue, Words};

use crate::{Face, Nouns as _};

impl Catalogue for Face {
    fn lot(words: &Words, _: &bids::Options, lot: bids::Card) -> String {
        words.bids_card(lot)
    }

    fn choice(words: &Words, action: bids::Action) -> String {
        use bids::Action;
        words.text(match action {
            Action::Bid(_) => "bids-choice-bid",
            Action::Steal(_) => "bids-choice-steal",
        })
    }
}
