use furnace::Holding;
use words::{Catalogue, Words};

use crate::{Face, Nouns as _};

impl Catalogue for Face {
    fn lot(words: &Words, options: &furnace::Options, lot: Holding) -> String {
        match lot {
            Holding::StartUp(start_up) => words.furnace_start_up(options.cards, start_up),
            Holding::Capitalist(capitalist) => words.furnace_capitalist(options.cards, capitalist),
            Holding::Company(company) => words.furnace_company(options.cards, company),
        }
    }

    fn choice(words: &Words, action: furnace::Action) -> String {
        use furnace::Action;
        words.text(match action {
            Action::Take { .. } => "furnace-choice-take",
            Action::Place { .. } => "furnace-choice-place",
            Action::Process { .. } => "furnace-choice-process",
            Action::Insert { .. } => "furnace-choice-insert",
            Action::Activate { .. } => "furnace-choice-activate",
            Action::Upgrade { .. } => "furnace-choice-upgrade",
            Action::KeepAll => "furnace-choice-keep-all",
            Action::Run { .. } => "furnace-choice-run",
            Action::Done => "furnace-choice-done",
        })
    }
}
