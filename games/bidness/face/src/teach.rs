use bidness::{Action, Asking, Bidness, Event, Options, View};
use learn::{FirstGame, Line, Section, Sight, Teach};

use crate::Face;

const WORKPLACE: Section = Section::of(Face::SECTIONS, "what-lies-before-you");
const DEBT: Section = Section::of(Face::SECTIONS, "debt");
const SET_UP: Section = Section::of(Face::SECTIONS, "1-set-up");
const CARD_PLAY: Section = Section::of(Face::SECTIONS, "2-card-play");
const BUSINESS: Section = Section::of(Face::SECTIONS, "3-business");
const AUCTIONS: Section = Section::of(Face::SECTIONS, "auctions");
const LAWSUITS: Section = Section::of(Face::SECTIONS, "lawsuits");
const CARDS: Section = Section::of(Face::SECTIONS, "all-cards");
const END: Section = Section::of(Face::SECTIONS, "the-end");

/// After how many rounds enough is seen.
const ROUNDS: u8 = 2;

impl Teach for Face {
    const SECTIONS: &'static [&'static str] = &[
        "what-lies-before-you",
        "debt",
        "a-round",
        "1-set-up",
        "2-card-play",
        "3-business",
        "auctions",
        "lawsuits",
        "all-cards",
        "the-end",
        "options",
        "our-own-rulings",
    ];

    const LINES: &'static [Line<Bidness>] = &[
        Line::new("learn-bidness-debt", ".ious", DEBT, |_| true),
        Line::new("learn-bidness-discard", ".hand", SET_UP, |sight| {
            sight.can(|action| matches!(action, Action::Discard(_))).is_some()
        }),
        Line::new("learn-bidness-crew", ".own .crew, .own .tech", WORKPLACE, |sight| {
            !matches!(sight.view.asking, Asking::Discard { .. })
        }),
        Line::<Bidness>::new("learn-bidness-award", ".award", WORKPLACE, |sight| {
            !matches!(sight.view.asking, Asking::Discard { .. })
        })
        .before(|event| matches!(event, Event::MarketLeader { .. } | Event::TechLeader { .. })),
        Line::<Bidness>::new("learn-bidness-turn", ".slip", CARD_PLAY, |sight| {
            sight.is_asked() && sight.view.asking == Asking::Turn
        })
        .trying(|sight| sight.can(|action| matches!(action, Action::Play(card) if is_auctioned(card)))),
        Line::new("learn-bidness-auction", ".ladder, .order", AUCTIONS, |sight| {
            sight.is_asked() && matches!(sight.view.asking, Asking::Auction(_))
        }),
        Line::new("learn-bidness-borrow", ".slip .means", DEBT, |sight| match sight.view.asking {
            Asking::Auction(auction) => sight.is_asked() && auction.bid.is_some(),
            _ => false,
        }),
        Line::<Bidness>::new("learn-bidness-sold", ".plate .score", AUCTIONS, |sight| {
            matches!(sight.view.asking, Asking::Auction(_))
        })
        .before(|event| matches!(event, Event::Bought { .. })),
        Line::<Bidness>::new("learn-bidness-pass", ".order", CARD_PLAY, |sight| {
            sight.is_asked()
                && sight.view.asking == Asking::Turn
                && sight.saw(|event| matches!(event, Event::Played { .. }))
        })
        .before(|event| matches!(event, Event::Salaries { .. })),
        Line::<Bidness>::new("learn-bidness-salaries", ".pad", BUSINESS, |sight| {
            sight.saw(|event| matches!(event, Event::Passed { .. }))
        })
        .before(|event| matches!(event, Event::Salaries { .. })),
        Line::new("learn-bidness-repay", ".slip", BUSINESS, |sight| {
            sight.can(|action| matches!(action, Action::Repay(_))).is_some()
        }),
        Line::new("learn-bidness-earned", ".pad", BUSINESS, is_business)
            .before(|event| matches!(event, Event::Earned { .. })),
        Line::new("learn-bidness-engineered", ".own .tech", BUSINESS, is_business)
            .before(|event| matches!(event, Event::Engineered { .. })),
        Line::new("learn-bidness-second", ".hand", CARDS, |sight| {
            sight.view.round >= 2 && sight.is_asked() && sight.view.asking == Asking::Turn
        }),
        Line::new("learn-bidness-court", ".court, .odds, .stage", LAWSUITS, |sight| {
            sight.saw(|event| matches!(event, Event::Sued { .. }))
                || matches!(sight.view.asking, Asking::Damages { .. })
        }),
    ];

    const PLACES: &'static [(&'static str, Section)] = &[
        (".court, .odds, .card.suit, .card.lawsuit", LAWSUITS),
        (".ladder, .order, .lot", AUCTIONS),
        (".ious, .means", DEBT),
        (".mat, .crew, .award, .plate", WORKPLACE),
        (".columns", BUSINESS),
        (".pile, .piles", SET_UP),
        (".card", CARDS),
    ];

    fn first_game() -> FirstGame<Options> {
        FirstGame { options: Options { round_limit: 3, ..Options::default() }, seats: 3, seed: "first game 98" }
    }

    fn is_enough(sight: &Sight<'_, Bidness>) -> bool {
        sight.view.round > ROUNDS || sight.view.asking == Asking::Over
    }

    fn governing(view: &View) -> Section {
        match view.asking {
            Asking::Discard { .. } => SET_UP,
            Asking::Turn => CARD_PLAY,
            Asking::Target { .. } => CARDS,
            Asking::Damages { .. } | Asking::Suit(_) => LAWSUITS,
            Asking::Auction(_) => AUCTIONS,
            Asking::Salaries { .. } | Asking::Debts { .. } => BUSINESS,
            Asking::Over => END,
        }
    }

    fn spot(action: Action) -> Option<String> {
        match action {
            Action::Discard(card) | Action::Play(card) => Some(format!(".hand [data-piece^='hand-{card:?}-']")),
            Action::Target(seat) => Some(format!(".shop:has([data-piece=plate-{seat}]) .aim")),
            Action::Sell(_)
            | Action::Pass
            | Action::Damages(_)
            | Action::Bid(_)
            | Action::Drop
            | Action::Ask(_)
            | Action::Offer(_)
            | Action::Accept
            | Action::Reject
            | Action::Trial
            | Action::LayOff(_)
            | Action::PaySalaries
            | Action::Repay(_)
            | Action::Borrow => Some(".slip".to_owned()),
        }
    }
}

fn is_auctioned(card: bidness::Card) -> bool {
    use bidness::Card;
    matches!(card, Card::Marketer | Card::Engineer | Card::Lawyer | Card::GovernmentContract)
}

/// Whether the card play is over.
fn is_business(sight: &Sight<'_, Bidness>) -> bool {
    matches!(sight.view.asking, Asking::Salaries { .. } | Asking::Debts { .. })
}
