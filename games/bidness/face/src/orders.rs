use bidness::{Action, Asking, Auction, Card, Suit, View};
use serde::{Deserialize, Serialize};
use table::{Choice, Menu, Seat};
use words::{Obeyed, Orders, People, Speak as _, Words};

use crate::Nouns as _;

/// What can be ordered in Bidness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Bid as little as one can, up to so much; then drop out.
    BidUpTo {
        /// In which auction.
        lot: Lot,
        /// How much at most.
        dollars: u32,
    },
    /// Drop out as soon as one is asked.
    Drop {
        /// Of which auction.
        lot: Lot,
    },
    /// As plaintiff: settle for so much or more.
    SettleFrom {
        /// In which case.
        lot: Lot,
        /// The least.
        dollars: u32,
    },
    /// As defendant: settle for so much or less.
    PayUpTo {
        /// In which case.
        lot: Lot,
        /// The most.
        dollars: u32,
    },
    /// Play this card on the next turn.
    Play {
        /// In which round.
        round: u8,
        /// With how many cards in hand.
        hand: u8,
        /// Which.
        card: Card,
    },
}

/// A card that is dealt with: whatever is played leaves fewer cards in hands and deck, so no two are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lot {
    round: u8,
    left: u16,
    card: Card,
}

impl Lot {
    fn of(view: &View, card: Card) -> Self {
        let hands: u16 = view.hand_sizes.values().iter().map(|size| u16::from(*size)).sum();
        Self { round: view.round, left: hands + u16::from(view.deck), card }
    }
}

impl Choice for Order {
    fn with_amount(self, n: u32) -> Self {
        match self {
            Self::BidUpTo { lot, .. } => Self::BidUpTo { lot, dollars: n },
            Self::SettleFrom { lot, .. } => Self::SettleFrom { lot, dollars: n },
            Self::PayUpTo { lot, .. } => Self::PayUpTo { lot, dollars: n },
            Self::Drop { .. } | Self::Play { .. } => self,
        }
    }

    fn amount(self) -> u32 {
        match self {
            Self::BidUpTo { dollars, .. } | Self::SettleFrom { dollars, .. } | Self::PayUpTo { dollars, .. } => dollars,
            Self::Drop { .. } | Self::Play { .. } => 0,
        }
    }
}

/// What bids and settlements are counted in.
const TEN: u32 = 10;

impl Orders for crate::Face {
    type Order = Order;

    fn offers(view: &View, seat: Seat) -> Menu<Order> {
        let mut menu = Menu::new();
        match view.asking {
            Asking::Auction(auction) if auction.active.contains(seat) => offer_bids(view, &auction, seat, &mut menu),
            Asking::Suit(suit) => offer_settlements(view, &suit, seat, &mut menu),
            Asking::Auction(_)
            | Asking::Discard { .. }
            | Asking::Turn
            | Asking::Target { .. }
            | Asking::Damages { .. }
            | Asking::Salaries { .. }
            | Asking::Debts { .. }
            | Asking::Over => {}
        }
        if is_card_play(view) && view.turn != seat {
            let hand = view.hand_sizes[seat];
            view.hand.kinds().for_each(|card| menu.one(Order::Play { round: view.round, hand, card }));
        }
        menu
    }

    fn obey(order: Order, view: &View, seat: Seat, menu: &Menu<Action>) -> Obeyed<Action> {
        match order {
            Order::BidUpTo { lot, dollars } => match auction(view, lot, seat) {
                None => Obeyed::Lapsed,
                Some(auction) if auction.least() <= dollars && menu.contains(Action::Bid(auction.least())) => {
                    Obeyed::Act(Action::Bid(auction.least()))
                }
                Some(_) => Obeyed::with(Action::Drop, menu),
            },
            Order::Drop { lot } => match auction(view, lot, seat) {
                None => Obeyed::Lapsed,
                Some(_) => Obeyed::with(Action::Drop, menu),
            },
            Order::SettleFrom { lot, dollars } => match suit(view, lot) {
                Some(suit) if suit.plaintiff == seat && suit.offer.is_none_or(|offer| offer < dollars) => Obeyed::Wait,
                Some(suit) if suit.plaintiff == seat => Obeyed::with(Action::Accept, menu),
                Some(_) | None => Obeyed::Lapsed,
            },
            Order::PayUpTo { lot, dollars } => match suit(view, lot) {
                Some(suit) if suit.defendant == seat && suit.ask.is_none_or(|ask| ask > dollars) => Obeyed::Wait,
                Some(suit) if suit.defendant == seat => Obeyed::with(Action::Accept, menu),
                Some(_) | None => Obeyed::Lapsed,
            },
            Order::Play { round, hand, card } => {
                let still = is_card_play(view) && view.round == round && view.hand_sizes[seat] == hand;
                if still && view.hand.count(card) > 0 { Obeyed::with(Action::Play(card), menu) } else { Obeyed::Lapsed }
            }
        }
    }

    fn ordering(words: &Words, order: Order) -> String {
        words.text(match order {
            Order::BidUpTo { .. } => "bidness-ordering-bid",
            Order::Drop { .. } => "bidness-ordering-drop",
            Order::SettleFrom { .. } => "bidness-ordering-settle",
            Order::PayUpTo { .. } => "bidness-ordering-pay",
            Order::Play { .. } => "bidness-ordering-play",
        })
    }

    fn order(words: &Words, people: &People, view: &View, order: Order) -> String {
        let dollars = |id: &str, dollars: u32| words.say(id, &[("dollars", dollars.into())]);
        match order {
            Order::BidUpTo { dollars: most, .. } => dollars("bidness-order-bid", most),
            Order::Drop { lot } => words.say("bidness-order-drop", &[("card", words.bidness_card(lot.card).into())]),
            Order::SettleFrom { dollars: least, .. } => dollars("bidness-order-settle", least),
            Order::PayUpTo { dollars: most, .. } => dollars("bidness-order-pay", most),
            Order::Play { card, .. } => {
                let play = Self::action(words, people, view, Action::Play(card));
                words.say("bidness-order-play", &[("play", play.into())])
            }
        }
    }
}

/// From the least bid that there can be once `seat` is asked to all that it can pay, and to drop out.
fn offer_bids(view: &View, auction: &Auction, seat: Seat, menu: &mut Menu<Order>) {
    let lot = Lot::of(view, auction.card);
    let leads = auction.bid.is_some_and(|bid| bid.seat == seat);
    // Whoever leads is asked again only when somebody has bid more.
    let least = if leads { auction.least() + TEN } else { auction.least() };
    let most = view.workplaces[seat].capacity(&view.options.cards);
    menu.amount(Order::BidUpTo { lot, dollars: 0 }, least, most, TEN);
    menu.one(Order::Drop { lot });
}

/// What the other side may still come to name.
fn offer_settlements(view: &View, suit: &Suit, seat: Seat, menu: &mut Menu<Order>) {
    let lot = Lot::of(view, suit.lawsuit.card());
    let most = view.workplaces[suit.defendant].capacity(&view.options.cards);
    // Asks fall and offers rise; what lies there already can be accepted as well.
    let (least, most) = (suit.offer.unwrap_or(TEN), suit.ask.map_or(most, |ask| ask.min(most)));
    if seat == suit.plaintiff {
        menu.amount(Order::SettleFrom { lot, dollars: 0 }, least, most, TEN);
    } else if seat == suit.defendant {
        menu.amount(Order::PayUpTo { lot, dollars: 0 }, least, most, TEN);
    }
}

/// The auction of this card, if `seat` is still in it.
fn auction(view: &View, lot: Lot, seat: Seat) -> Option<Auction> {
    let Asking::Auction(auction) = view.asking else { return None };
    (Lot::of(view, auction.card) == lot && auction.active.contains(seat)).then_some(auction)
}

fn suit(view: &View, lot: Lot) -> Option<Suit> {
    let Asking::Suit(suit) = view.asking else { return None };
    (Lot::of(view, suit.lawsuit.card()) == lot).then_some(suit)
}

const fn is_card_play(view: &View) -> bool {
    match view.asking {
        Asking::Turn | Asking::Target { .. } | Asking::Damages { .. } | Asking::Auction(_) | Asking::Suit(_) => true,
        Asking::Discard { .. } | Asking::Salaries { .. } | Asking::Debts { .. } | Asking::Over => false,
    }
}
