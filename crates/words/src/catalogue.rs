use bidders::{Bidders, Colour};
use bidness::Bidness;
use bids::Bids;
use furnace::{Furnace, Holding};
use silicon_valley::SiliconValley;
use table::{Game, Ledger};

use crate::Words;

/// A game whose lots and choices have names, as they stand in a table or beside a chart.
pub trait Catalogue: Ledger {
    /// The name of a lot at a table with these options.
    fn lot(words: &Words, options: &Self::Options, lot: Self::Lot) -> String;

    /// What kind of thing an action is, whatever it is done with: "Bid".
    fn choice(words: &Words, action: Self::Action) -> String;
}

impl Words {
    /// The name of a kind of lots of the game called `slug`: "Companies".
    #[must_use]
    pub fn lot_kind(&self, slug: &str, kind: &str) -> String {
        self.text(&format!("{slug}-lots-{kind}"))
    }
}

impl Catalogue for Bidness {
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

impl Catalogue for SiliconValley {
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

impl Catalogue for Bidders {
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

impl Catalogue for Bids {
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

impl Catalogue for Furnace {
    fn lot(words: &Words, options: &furnace::Options, lot: Holding) -> String {
        match lot {
            Holding::StartUp(start_up) => words.furnace_start_up(options.cards, start_up),
            Holding::Capitalist(capitalist) => words.furnace_capitalist(options.cards, capitalist),
            Holding::Company(company) => words.furnace_company(options.cards, company),
        }
    }

    fn choice(words: &Words, action: <Self as Game>::Action) -> String {
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
