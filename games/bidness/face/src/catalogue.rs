use words::{Catalogue, Words};

use crate::{Face, Nouns as _};

impl Catalogue for Face {
    fn lot(words: &Words, _: &bidness::Options, lot: bidness::Lot) -> String {
        use bidness::Lot;
        let (Lot::Auctioned(card) | Lot::Played(card) | Lot::Dealt(card)) = lot;
        words.bidness_card(card)
    }

    fn choice(words: &Words, action: bidness::Action) -> String {
        use bidness::Action;
        words.text(match action {
            Action::Discard(_) => "bidness-choice-discard",
            Action::Play(_) => "bidness-choice-play",
            Action::Sell(_) => "bidness-choice-sell",
            Action::Pass => "bidness-choice-pass",
            Action::Target(_) => "bidness-choice-target",
            Action::Damages(_) => "bidness-choice-damages",
            Action::Bid(_) => "bidness-choice-bid",
            Action::Drop => "bidness-choice-drop",
            Action::Ask(_) => "bidness-choice-ask",
            Action::Offer(_) => "bidness-choice-offer",
            Action::Accept => "bidness-choice-accept",
            Action::Reject => "bidness-choice-reject",
            Action::Trial => "bidness-choice-trial",
            Action::LayOff(_) => "bidness-choice-lay-off",
            Action::PaySalaries => "bidness-choice-pay-salaries",
            Action::Repay(_) => "bidness-choice-repay",
            Action::Borrow => "bidness-choice-borrow",
        })
    }
}
