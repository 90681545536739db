use learn::{FirstGame, Line, Section, Sight, Teach};
use pennies::{Action, Event, Options, Pennies, View};

use crate::Face;

const ROUND: Section = Section::of(Face::SECTIONS, "a-round");
const EQUAL: Section = Section::of(Face::SECTIONS, "equal-bids");
const END: Section = Section::of(Face::SECTIONS, "the-end");

/// The first game: what is explained, and when it first matters.
impl Teach for Face {
    /// The headings of `en.md`, as they stand in addresses.
    const SECTIONS: &'static [&'static str] =
        &["setting-up", "a-round", "equal-bids", "the-end", "options", "our-own-rulings"];

    const LINES: &'static [Line<Pennies>] = &[
        Line::new("learn-pennies-prize", ".middle .pc", ROUND, |_| true),
        Line::new("learn-pennies-bid", ".slip", ROUND, |sight| !sight.menu.is_empty()).trying(an_even_share),
        Line::new("learn-pennies-won", ".own", ROUND, |sight| {
            sight.saw(|event| matches!(event, Event::Won(won) if won.seat == sight.me))
        }),
        Line::new("learn-pennies-lost", ".others", ROUND, |sight| {
            sight.saw(|event| matches!(event, Event::Won(won) if won.seat != sight.me))
        }),
        Line::new("learn-pennies-gavel", ".middle", EQUAL, |sight| sight.view.round >= 2),
        Line::new("learn-pennies-coins", ".ledger", END, |sight| sight.view.round >= 4),
        Line::new("learn-pennies-end", ".own", END, |sight| sight.view.round >= 8),
    ];

    const PLACES: &'static [(&'static str, Section)] = &[(".plate, .ledger", END), (".felt", ROUND)];

    fn first_game() -> FirstGame<Options> {
        FirstGame { options: Options::default(), seats: 3, seed: "first game 1" }
    }

    fn is_enough(sight: &Sight<'_, Pennies>) -> bool {
        sight.view.prize.is_none()
    }

    fn governing(view: &View) -> Section {
        if view.prize.is_some() { ROUND } else { END }
    }

    fn spot(_: Action) -> Option<String> {
        None
    }
}

/// The coins divided among the rounds.
fn an_even_share(sight: &Sight<'_, Pennies>) -> Option<Action> {
    let cards = &sight.view.options.cards;
    let bid = Action::Bid(cards.coins / cards.rounds);
    Some(bid).filter(|bid| sight.menu.contains(*bid))
}
