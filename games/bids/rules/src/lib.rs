//! The rules of BIDS: card bidding in ten turns a round, with burn-on-tie and special cards.
//!
//! The modules follow the order of play: `deal`, then `bidding` decides who wins a turn, `turn` hands the cards out,
//! and `score` closes the round.

#![forbid(unsafe_code)]

mod archive;
mod bidding;
mod card;
#[cfg(any(test, feature = "contract"))]
mod contract;
mod deal;
mod heuristic;
mod imagine;
mod ledger;
mod options;
mod pile;
mod score;
#[cfg(test)]
mod tests;
mod turn;
mod view;

use serde::{Deserialize, Serialize};
use table::{BySeat, Choice, Deck, Game, Info, Menu, Places, Seat, Seats, Step, Viewer};

pub use bidding::{Burn, Standing, judge};
pub use card::{Card, Colour, Face, HIGHEST, POINT_CARDS, Pack, PackIter};
pub use options::{Ally, HAND, MOST_ROUNDS, Options, Rules, SetUp, SetUps};
pub use view::{View, WonCard};

use pile::Pile;

/// A game of BIDS in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bids {
    rules: Rules,
    phase: Phase,
    /// Counted from 1.
    round: u8,
    /// Counted from 1.
    turn: u8,
    /// Who started the round.
    opener: Seat,
    /// Who starts the bidding of this turn.
    starter: Seat,
    hands: BySeat<Pack>,
    pile: Pile,
    /// The point card in the middle.
    stake: Option<Card>,
    /// The cards bid this turn, in bidding order from the starter.
    bids: Deck<Card, { table::MAX_SEATS }>,
    /// The point cards in front of the players, in the order in which they came there.
    won: Deck<(Card, Seat), POINT_CARDS>,
    /// Cards that everyone has seen leave the round.
    gone: Pack,
    lowest_wins: bool,
    alliance: Option<Alliance>,
    /// How many rounds each player has ended without a black card.
    lucky: BySeat<u8>,
    /// The points of each finished round.
    results: [BySeat<i16>; MOST_ROUNDS as usize],
}

/// Who is asked what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The next player in order bids a card.
    Bid,
    /// The winner of the turn steals a card from one of these.
    Steal {
        /// Who won the Thief.
        thief: Seat,
        /// From whom the card may be taken.
        from: Seats,
    },
    /// The last round is scored.
    Over,
}

/// Two players who share their points of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Alliance {
    /// Who played the Ally.
    pub player: Seat,
    /// Who won that turn.
    pub winner: Seat,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Bids a card of one's hand.
    Bid(Card),
    /// Steals a card that its owner has won.
    Steal(Card),
}

impl Choice for Action {}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// Its number, from 1.
        round: u8,
        /// Who starts.
        starter: Seat,
    },
    /// A hand was dealt; told to its owner alone.
    Dealt {
        /// The owner.
        seat: Seat,
        /// The hand.
        hand: Pack,
    },
    /// A point card was turned up in the middle.
    Flipped {
        /// The number of the turn, from 1.
        turn: u8,
        /// The card.
        card: Card,
    },
    /// The pile was shuffled.
    Shuffled,
    /// From now on, or from the next turn on, the lowest bid wins.
    LowestWins,
    /// A card was bid.
    Bid {
        /// Who bid.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// Nobody gets anything: the point cards of the turn go under the pile.
    Burned {
        /// Why.
        why: Burn,
        /// Who starts the next turn.
        next: Seat,
    },
    /// A turn was won.
    Won {
        /// By whom.
        seat: Seat,
        /// With which bid.
        card: Card,
    },
    /// The next card of the pile was drawn for the winner of a Surprise.
    Drew {
        /// The card.
        card: Card,
    },
    /// The card in the middle went under the pile instead of to the winner.
    Withheld {
        /// The card.
        card: Card,
    },
    /// A point card goes to the winner.
    Took {
        /// The winner.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card was stolen.
    Stole {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// What.
        card: Card,
    },
    /// Two players share their points of this round.
    Allied(Alliance),
    /// A round was scored.
    RoundScored {
        /// Its number, from 1.
        round: u8,
        /// The points of the round.
        points: BySeat<i16>,
        /// Who ended without a black card.
        without: Seats,
        /// Who of them scored as a lucky loser: those who are in no alliance.
        lucky: Seats,
    },
}

impl Game for Bids {
    const INFO: Info =
        Info { slug: "bids", title: "BIDS", spine: "B", minutes: 30, min_seats: 3, max_seats: 6, rules: 2 };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: u8, step: &mut Step<Event>) -> Self {
        let mut game = Self::empty(Rules::new(options, seats));
        // Ruling C1: the longest name is a random seat.
        game.opener = Seat::all(seats)
            .nth(step.rng().below(u32::from(seats)) as usize)
            .expect("a seat below the number of seats");
        game.begin_round(step);
        game
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Bid => Seats::only(self.bidder()),
            Phase::Steal { thief, .. } => Seats::only(thief),
            Phase::Over => Seats::NONE,
        }
    }

    fn menu(&self, seat: Seat, menu: &mut Menu<Action>) {
        match self.phase {
            Phase::Bid if seat == self.bidder() => {
                for card in self.hands[seat] {
                    menu.one(Action::Bid(card));
                }
            }
            Phase::Steal { thief, from } if seat == thief => {
                for &(card, owner) in self.won.cards() {
                    if from.contains(owner) && card != Card::THIEF {
                        menu.one(Action::Steal(card));
                    }
                }
            }
            Phase::Bid | Phase::Steal { .. } | Phase::Over => {}
        }
    }

    fn play(&mut self, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Bid(card) => self.bid(seat, card, step),
            Action::Steal(card) => self.steal(seat, card, step),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn places(&self) -> Option<Places> {
        match self.phase {
            // Ruling C32: a tie at the end is a shared win.
            Phase::Over => Some(Places::by_merit(&self.scores())),
            Phase::Bid | Phase::Steal { .. } => None,
        }
    }

    fn scores(&self) -> BySeat<i32> {
        self.totals()
    }
}

impl Bids {
    fn empty(rules: Rules) -> Self {
        let seats = rules.seats;
        Self {
            rules,
            phase: Phase::Bid,
            round: 0,
            turn: 0,
            opener: Seat::default(),
            starter: Seat::default(),
            hands: BySeat::empty(seats),
            pile: Pile::default(),
            stake: None,
            bids: Deck::new(),
            won: Deck::new(),
            gone: Pack::EMPTY,
            lowest_wins: false,
            alliance: None,
            lucky: BySeat::empty(seats),
            results: [BySeat::empty(seats); MOST_ROUNDS as usize],
        }
    }

    /// Whose turn it is to bid.
    fn bidder(&self) -> Seat {
        self.seat_of_bid(self.bids.len())
    }

    /// Who makes bid number `index` of this turn.
    fn seat_of_bid(&self, index: usize) -> Seat {
        self.starter.clockwise(index as u8, self.rules.seats)
    }
}
