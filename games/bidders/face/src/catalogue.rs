use bidders::Colour;
use words::{Catalogue, Words};

use crate::{Face, Nouns as _};

impl Catalogue for Face {
    fn lot(words: &Words, options: &bidders::Options, lot: bidders::Lot) -> String {
        use bidders::Lot;
        match lot {
            Lot::White(project) | Lot::Share(project) => {
                words.bidders_project_of(&options.cards, Colour::White, project)
            }
            Lot::Black(project) => words.bidders_project_of(&options.cards, Colour::Black, project),
        }
    }

    fn choice(words: &Words, action: bidders::Action) -> String {
        use bidders::Action;
        words.text(match action {
            Action::BidWhite(_) => "bidders-choice-bid-white",
            Action::BidBlack(_) => "bidders-choice-bid-black",
            Action::Pass => "bidders-choice-pass",
            Action::Fist(_) => "bidders-choice-fist",
        })
    }
}
