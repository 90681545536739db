use bids::{Action, Bids, Card, Event, Options, Phase, Standing, View};
use learn::{FirstGame, Line, Section, Sight, Teach};

use crate::Face;

const CARDS: Section = Section::of(Face::SECTIONS, "the-cards");
const ROUND: Section = Section::of(Face::SECTIONS, "a-round");
const SCORING: Section = Section::of(Face::SECTIONS, "scoring-a-round");
const BLACK: Section = Section::of(Face::SECTIONS, "black-cards-in-hand");
const SPECIAL: Section = Section::of(Face::SECTIONS, "special-cards");

impl Teach for Face {
    const SECTIONS: &'static [&'static str] = &[
        "the-cards",
        "a-round",
        "scoring-a-round",
        "black-cards-in-hand",
        "special-cards",
        "colour-bids",
        "options",
        "our-own-rulings",
    ];

    const LINES: &'static [Line<Bids>] = &[
        Line::new("learn-bids-stake", ".card.point", ROUND, |_| true),
        Line::<Bids>::new("learn-bids-hand", ".hand", CARDS, |sight| !sight.menu.is_empty()).trying(first_bid),
        Line::new("learn-bids-leads", ".leads .card", ROUND, |sight| sight.is_asked() && leads(sight).is_some()),
        Line::new("learn-bids-black", ".hand [data-suit=coal]", BLACK, |sight| !sight.view.hand.black().is_empty()),
        Line::<Bids>::new("learn-bids-won", ".own .won", ROUND, |sight| !sight.menu.is_empty())
            .before(|event| matches!(event, Event::Won { .. })),
        Line::<Bids>::new("learn-bids-burned", ".pile-spot", ROUND, |sight| sight.is_asked() && leads(sight).is_some())
            .before(|event| matches!(event, Event::Burned { .. })),
        Line::new("learn-bids-equal", ".leads .card", ROUND, holds_equal),
        Line::new("learn-bids-lost", ".others .won .row", SCORING, |sight| {
            sight.is_asked() && sight.saw(|event| matches!(event, Event::Won { .. }))
        }),
        Line::new("learn-bids-last", ".bids .turn", ROUND, |sight| {
            sight.is_asked() && sight.view.bids.len() + 1 == usize::from(sight.view.rules.seats)
        }),
        Line::new("learn-bids-double", "[data-piece=card-2x]", SPECIAL, |sight| is_in_sight(sight, Card::DOUBLE)),
        Line::new("learn-bids-minus", ".card.minus", BLACK, |sight| is_in_sight(sight, Card::MINUS_FIVE)),
        Line::<Bids>::new("learn-bids-count", ".pad", SCORING, |sight| sight.view.turn >= 4)
            .before(|event| matches!(event, Event::RoundScored { .. })),
        Line::<Bids>::new("learn-bids-lucky", ".lucky", SCORING, |sight| sight.view.turn >= 6)
            .before(|event| matches!(event, Event::RoundScored { .. })),
    ];

    const PLACES: &'static [(&'static str, Section)] = &[
        (".hand .card[data-suit=coal]", BLACK),
        (".card[data-piece=card-2x]", SPECIAL),
        (".card[data-suit=ally]", SPECIAL),
        (".lucky", SCORING),
        (".won", SCORING),
        (".pile, .bids", ROUND),
        (".card", CARDS),
    ];

    fn first_game() -> FirstGame<Options> {
        FirstGame { options: Options { rounds: 2, ..Options::default() }, seats: 3, seed: "first game 18" }
    }

    fn is_enough(sight: &Sight<'_, Bids>) -> bool {
        sight.view.phase == Phase::Over
    }

    fn governing(view: &View) -> Section {
        match view.phase {
            Phase::Bid => ROUND,
            Phase::Steal { .. } => SPECIAL,
            Phase::Over => SCORING,
        }
    }

    fn spot(action: Action) -> Option<String> {
        Some(match action {
            Action::Bid(card) => format!(".hand [data-piece='card-{card}']"),
            Action::Steal(card) => format!(".won [data-piece='card-{card}']"),
        })
    }
}

/// The bid that leads.
fn leads(sight: &Sight<'_, Bids>) -> Option<Card> {
    match sight.view.standing()? {
        Standing::Leads(index) => sight.view.bids.get(index).copied(),
        Standing::Burns { .. } => None,
    }
}

/// Whether the hand has a card that would burn the turn.
fn holds_equal(sight: &Sight<'_, Bids>) -> bool {
    let leading = leads(sight).and_then(Card::value);
    leading.is_some() && sight.is_asked() && sight.view.hand.iter().any(|card| card.value() == leading)
}

fn is_in_sight(sight: &Sight<'_, Bids>, card: Card) -> bool {
    let view = sight.view;
    view.stake == Some(card) || view.hand.contains(card) || view.bids.contains(&card)
}

/// The lowest card that would lead, or else the lowest.
fn first_bid(sight: &Sight<'_, Bids>) -> Option<Action> {
    let leading = leads(sight).and_then(Card::value).unwrap_or(4);
    let mut hand: Vec<Card> =
        sight.view.hand.iter().filter(|card| !card.is_black() && card.value().is_some()).collect();
    hand.sort_by_key(|card| card.value());
    let card = hand.iter().find(|card| card.value() > Some(leading)).or_else(|| hand.first())?;
    Some(Action::Bid(*card)).filter(|action| sight.menu.contains(*action))
}
