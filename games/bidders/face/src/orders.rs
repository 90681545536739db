use bidders::{Action, Colour, PhaseView, View};
use serde::{Deserialize, Serialize};
use table::{Choice, Menu, Seat};
use words::{Obeyed, Orders, People, Words};

use crate::Nouns as _;

/// What can be ordered in Bidders!.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Bid as few cubes on white as one can, up to so many; then pass.
    White {
        /// In which round.
        round: u8,
        /// How many at most.
        cubes: u8,
    },
    /// Bid on black, moving $1 each time, as long as so much stays under it; then pass.
    Black {
        /// In which round.
        round: u8,
        /// How much is to stay.
        dollars: u8,
    },
    /// Pass whenever one is asked.
    Pass {
        /// In which round.
        round: u8,
    },
    /// Hold out a fist with so many cubes.
    Fist {
        /// In which round.
        round: u8,
        /// How many.
        cubes: u8,
    },
}

impl Choice for Order {
    fn with_amount(self, n: u32) -> Self {
        let n = u8::try_from(n).unwrap_or(u8::MAX);
        match self {
            Self::White { round, .. } => Self::White { round, cubes: n },
            Self::Black { round, .. } => Self::Black { round, dollars: n },
            Self::Pass { .. } => self,
            Self::Fist { round, .. } => Self::Fist { round, cubes: n },
        }
    }

    fn amount(self) -> u32 {
        match self {
            Self::White { cubes: n, .. } | Self::Black { dollars: n, .. } | Self::Fist { cubes: n, .. } => n.into(),
            Self::Pass { .. } => 0,
        }
    }
}

impl Orders for crate::Face {
    type Order = Order;

    fn offers(view: &View, seat: Seat) -> Menu<Order> {
        let mut menu = Menu::new();
        let home = view.guilds[seat].cubes;
        let fist = Order::Fist { round: view.round, cubes: 0 };
        match view.phase {
            PhaseView::Bidding { .. } => {
                offer_bids(view, seat, &mut menu);
                menu.amount(fist, 0, home.into(), 1);
            }
            PhaseView::Cooperation { waiting, .. } if waiting.contains(seat) => menu.amount(fist, 0, home.into(), 1),
            PhaseView::Cooperation { .. } | PhaseView::Over => {}
        }
        menu
    }

    fn obey(order: Order, view: &View, seat: Seat, menu: &Menu<Action>) -> Obeyed<Action> {
        let (Order::White { round, .. }
        | Order::Black { round, .. }
        | Order::Pass { round }
        | Order::Fist { round, .. }) = order;
        if round != view.round {
            return Obeyed::Lapsed;
        }
        match (view.phase, order) {
            (PhaseView::Bidding { .. }, Order::White { cubes, .. }) => {
                let least = white_bid(view) + 1;
                let bid = Action::BidWhite(least);
                if least <= cubes && menu.contains(bid) { Obeyed::Act(bid) } else { Obeyed::with(Action::Pass, menu) }
            }
            (PhaseView::Bidding { .. }, Order::Black { dollars, .. }) => {
                let stays = black_chips(view).saturating_sub(1);
                let bid = Action::BidBlack(1);
                let is_worth_it = u32::from(dollars) <= stays && menu.contains(bid);
                if is_worth_it { Obeyed::Act(bid) } else { Obeyed::with(Action::Pass, menu) }
            }
            (PhaseView::Bidding { .. }, Order::Pass { .. }) => Obeyed::with(Action::Pass, menu),
            (PhaseView::Bidding { .. }, Order::Fist { .. }) => Obeyed::Wait,
            (PhaseView::Cooperation { waiting, .. }, Order::Fist { cubes, .. }) if waiting.contains(seat) => {
                Obeyed::with(Action::Fist(cubes), menu)
            }
            (PhaseView::Cooperation { .. } | PhaseView::Over, _) => Obeyed::Lapsed,
        }
    }

    fn ordering(words: &Words, order: Order) -> String {
        words.text(match order {
            Order::White { .. } => "bidders-ordering-white",
            Order::Black { .. } => "bidders-ordering-black",
            Order::Pass { .. } => "bidders-ordering-pass",
            Order::Fist { .. } => "bidders-ordering-fist",
        })
    }

    fn order(words: &Words, _: &People, view: &View, order: Order) -> String {
        let name = |colour: Colour| {
            let project = match colour {
                Colour::White => view.white.map(|offer| offer.project),
                Colour::Black => view.black.map(|offer| offer.project),
            };
            ("name", project.map_or_else(String::new, |project| words.bidders_project(view, colour, project)).into())
        };
        let cubes = |cubes: u8| ("cubes", words.bidders_cubes(cubes).into());
        match order {
            Order::White { cubes: most, .. } => words.say("bidders-order-white", &[cubes(most), name(Colour::White)]),
            Order::Black { dollars, .. } => {
                words.say("bidders-order-black", &[("dollars", dollars.into()), name(Colour::Black)])
            }
            Order::Pass { .. } => words.text("bidders-order-pass"),
            Order::Fist { cubes: held, .. } => words.say("bidders-order-fist", &[cubes(held)]),
        }
    }
}

/// Bids on both projects as far as one could pay for them, and to pass.
fn offer_bids(view: &View, seat: Seat, menu: &mut Menu<Order>) {
    let round = view.round;
    let leads = |bid: Option<bidders::Bid>| bid.filter(|bid| bid.seat == seat);
    let (white, black) = (view.white.and_then(|offer| leads(offer.bid)), view.black.and_then(|offer| leads(offer.bid)));
    // Whoever leads is asked again only when somebody has bid more, and has those cubes back then.
    let back = |bid: Option<bidders::Bid>| bid.map_or(0, |bid| u32::from(bid.cubes));
    let least = u32::from(white_bid(view)) + if white.is_some() { 2 } else { 1 };
    let home = u32::from(view.guilds[seat].cubes);
    menu.amount(Order::White { round, cubes: 0 }, least, home + back(white), 1);
    if view.black.is_some_and(|offer| home + back(black) >= u32::from(offer.workers)) {
        let moved = if black.is_some() { 2 } else { 1 };
        menu.amount(Order::Black { round, dollars: 0 }, 1, black_chips(view).saturating_sub(moved), 1);
    }
    menu.one(Order::Pass { round });
}

fn white_bid(view: &View) -> u8 {
    view.white.and_then(|offer| offer.bid).map_or(0, |bid| bid.cubes)
}

fn black_chips(view: &View) -> u32 {
    view.black.map_or(0, |offer| offer.chips.into())
}
