use words::{Catalogue, Words};

use crate::{Face, Nouns as _};

impl Catalogue for Face {
    fn lot(words: &Words, options: &silicon_valley::Options, lot: silicon_valley::Lot) -> String {
        use silicon_valley::Lot;
        let cards = &options.cards;
        let name = match lot {
            Lot::Mat(mat) => &cards.mats[usize::from(mat)].name,
            Lot::Founder(employee) | Lot::Employee(employee) => &cards.employee(employee).name,
            Lot::Hq(hq) => &cards.hq(hq).name,
            Lot::Vc(vc) => &cards.vc(vc).name,
            Lot::Innovator(product) | Lot::SecondMover(product) => &cards.product(product).name,
        };
        words.silicon_valley_name(name)
    }

    fn choice(words: &Words, action: silicon_valley::Action) -> String {
        use silicon_valley::Action;
        words.text(match action {
            Action::Found(_) => "silicon-valley-choice-found",
            Action::Done => "silicon-valley-choice-done",
            Action::Hire(_) => "silicon-valley-choice-hire",
            Action::Poach(_) => "silicon-valley-choice-poach",
            Action::Expand(_) => "silicon-valley-choice-expand",
            Action::Fund(_) => "silicon-valley-choice-fund",
            Action::Outsource(_) => "silicon-valley-choice-outsource",
            Action::Innovate(_) => "silicon-valley-choice-innovate",
            Action::SecondMove(_) => "silicon-valley-choice-second-move",
            Action::Sunset(_) => "silicon-valley-choice-sunset",
            Action::Layoff(_) => "silicon-valley-choice-layoff",
            Action::Fill(_) => "silicon-valley-choice-fill",
            Action::ByHand => "silicon-valley-choice-by-hand",
            Action::Lay(_) => "silicon-valley-choice-lay",
            Action::Pay(_) => "silicon-valley-choice-pay",
            Action::Give(_) => "silicon-valley-choice-give",
            Action::Take(_) => "silicon-valley-choice-take",
            Action::Refresh(_) => "silicon-valley-choice-refresh",
            Action::LetGo(_) => "silicon-valley-choice-let-go",
            Action::Maintain(_) => "silicon-valley-choice-maintain",
            Action::Settle { .. } => "silicon-valley-choice-settle",
        })
    }
}
