use pennies::{Action, Options};
use words::{Catalogue, Words};

/// Names as they stand in tables and beside charts.
impl Catalogue for crate::Face {
    fn lot(words: &Words, _: &Options, prize: u8) -> String {
        words.say("pennies-prize", &[("points", prize.into())])
    }

    fn choice(words: &Words, action: Action) -> String {
        words.text(match action {
            Action::Bid(_) => "pennies-choice-bid",
        })
    }
}
