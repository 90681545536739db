use furnace::{Action, Bidder, Company, Disc, LotView, Phase, Power, View};
use serde::{Deserialize, Serialize};
use table::{Choice, Menu, Seat};
use words::{Obeyed, Orders, People, Words};

use crate::nouns::{company_arg, disc_arg};

/// What can be ordered in Furnace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Place this disc on that company, if it still can be.
    Place {
        /// In which round.
        round: u8,
        /// Which disc.
        disc: Disc,
        /// Where.
        company: Company,
    },
}

impl Choice for Order {}

impl Orders for crate::Face {
    type Order = Order;

    fn offers(view: &View, seat: Seat) -> Menu<Order> {
        let mut menu = Menu::new();
        if matches!(view.phase, Phase::Auction { .. }) {
            for disc in &view.players[seat].discs {
                for lot in view.row.iter().filter(|lot| fits(view, lot, seat, *disc)) {
                    menu.one(Order::Place { round: view.round, disc: *disc, company: lot.company });
                }
            }
        }
        menu
    }

    fn obey(order: Order, view: &View, seat: Seat, menu: &Menu<Action>) -> Obeyed<Action> {
        let Order::Place { round, disc, company } = order;
        let Phase::Auction { seat: asked, disc: taken } = view.phase else { return Obeyed::Lapsed };
        let lot = view.row.iter().position(|lot| lot.company == company && fits(view, lot, seat, disc));
        match lot {
            Some(lot) if view.round == round && view.players[seat].discs.contains(&disc) => match taken {
                None => Obeyed::with(Action::Take { disc }, menu),
                Some(taken) if asked == seat && taken == disc => Obeyed::with(Action::Place { lot: lot as u8 }, menu),
                Some(_) => Obeyed::Wait,
            },
            // No disc leaves a company before the auction is over.
            Some(_) | None => Obeyed::Lapsed,
        }
    }

    fn ordering(words: &Words, _: Order) -> String {
        words.text("furnace-ordering-place")
    }

    fn order(words: &Words, _: &People, view: &View, Order::Place { disc, company, .. }: Order) -> String {
        words.say("furnace-order-place", &[disc_arg(words, disc), company_arg(words, view.options.cards, company)])
    }
}

/// Whether a disc of `seat` may lie on a company: there is none of its value, and not too many of theirs.
fn fits(view: &View, lot: &LotView, seat: Seat, disc: Disc) -> bool {
    let own = lot.bids.iter().filter(|bid| bid.bidder == Bidder::Seat(seat)).count();
    let most = match view.power(seat) {
        Some(Power::DiscsOnACard { most }) => usize::from(most),
        Some(
            Power::NeutralDisc | Power::Compensation { .. } | Power::Income(_) | Power::AdditionalProcessing { .. },
        )
        | None => 1,
    };
    own < most && lot.bids.iter().all(|bid| bid.disc.value() != disc.value())
}
