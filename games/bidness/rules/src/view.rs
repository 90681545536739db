use serde::{Deserialize, Serialize};
use table::{BySeat, Places, Sealed, Seat, Seats, Viewer};

use crate::memory::Known;
use crate::phase::Phase;
use crate::workplace::{Earnings, Leaders};
use crate::{Auction, Bag, Bidness, Card, Lawsuit, Options, Suit, Workplace};

/// What one seat, or a spectator, may know.
///
/// Everything but hands, face-down discards and undealt cards lies open in this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// The variant that is played, with its cards.
    pub options: Options,
    /// Which round, counted from 1.
    pub round: u8,
    /// Who has the First Player token.
    pub first: Seat,
    /// Whose turn it is in the card play.
    pub turn: Seat,
    /// How many seats have passed one after the other.
    pub passes: u8,
    /// Who is asked what.
    pub asking: Asking,
    /// What lies before each seat.
    pub workplaces: BySeat<Workplace>,
    /// Who holds the Market Leader Award.
    pub market_leader: Option<Seat>,
    /// Who holds the Tech Leader Award.
    pub tech_leader: Option<Seat>,
    /// The viewer's own hand.
    pub hand: Bag,
    /// How many cards each seat holds.
    pub hand_sizes: BySeat<u8>,
    /// Cards of which the viewer knows more or less where they are.
    pub known: Vec<Known>,
    /// The card that the viewer laid face down this round.
    pub unseen: Option<Card>,
    /// Who has a card lying face down on the discard pile.
    pub face_down: Seats,
    /// What everybody has seen go to the discard pile since the last shuffle.
    pub discard: Bag,
    /// How many cards were not dealt.
    pub deck: u8,
    /// Who has laid somebody off this round and cannot pay off IOUs.
    pub laid_off: Seats,
    /// The order of finish, once the game is over.
    pub places: Option<Places>,
}

/// Who is asked what, as everybody at the table can see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asking {
    /// Which card to lay face down.
    Discard {
        /// Who has not chosen yet.
        waiting: Seats,
        /// Who has.
        answered: Seats,
        /// What the viewer chose.
        own: Option<Card>,
    },
    /// To play, sell or pass.
    Turn,
    /// Whom the card is about.
    Target {
        /// The card.
        card: Card,
    },
    /// How much to sue for.
    Damages {
        /// The reason.
        lawsuit: Lawsuit,
        /// Who is sued.
        defendant: Seat,
    },
    /// To bid or to drop out.
    Auction(Auction),
    /// To settle or to go to trial.
    Suit(Suit),
    /// Whether to lay off or to borrow.
    Salaries {
        /// How many seats, from the first player on, have settled theirs.
        settled: u8,
    },
    /// How many IOUs to pay off.
    Debts {
        /// Who has not chosen yet.
        waiting: Seats,
        /// Who has.
        answered: Seats,
        /// What the viewer chose.
        own: Option<u8>,
    },
    /// Nothing: the game is over.
    Over,
}

impl View {
    /// What a seat would collect if the round ended now.
    #[must_use]
    pub fn earnings(&self, seat: Seat) -> Earnings {
        let leaders = Leaders { market: self.market_leader, tech: self.tech_leader };
        leaders.earnings(&self.options.cards, seat, &self.workplaces[seat])
    }

    /// Whether a seat has passed, and nobody has acted since.
    #[must_use]
    pub fn has_passed(&self, seat: Seat) -> bool {
        (1..=self.passes).any(|back| seat.clockwise(back, self.workplaces.seats()) == self.turn)
    }

    pub(crate) fn new(game: &Bidness, viewer: Viewer) -> Self {
        let own = viewer.seat();
        Self {
            viewer,
            options: game.options,
            round: game.round,
            first: game.first,
            turn: game.turn,
            passes: game.passes,
            asking: Asking::new(&game.phase, game.seats(), own),
            workplaces: game.workplaces,
            market_leader: game.market_leader,
            tech_leader: game.tech_leader,
            hand: own.map_or(Bag::EMPTY, |seat| game.hands[seat]),
            hand_sizes: game.hands.map(|_, hand| hand.len() as u8),
            known: own.into_iter().flat_map(|seat| game.memory.of(seat)).collect(),
            unseen: own.and_then(|seat| game.unseen[seat]),
            face_down: game.unseen.iter().filter(|(_, card)| card.is_some()).map(|(seat, _)| seat).collect(),
            discard: game.discard,
            deck: game.deck.len() as u8,
            laid_off: game.laid_off,
            places: matches!(game.phase, Phase::Over).then(|| game.standing()),
        }
    }
}

impl Asking {
    fn new(phase: &Phase, seats: u8, viewer: Option<Seat>) -> Self {
        match *phase {
            Phase::Discard(answers) => Self::Discard {
                waiting: answers.waiting(),
                answered: answered(&answers, seats),
                own: viewer.and_then(|seat| answers.own(seat)),
            },
            Phase::Turn => Self::Turn,
            Phase::Target(card) => Self::Target { card },
            Phase::Damages { lawsuit, defendant } => Self::Damages { lawsuit, defendant },
            Phase::Auction(auction) => Self::Auction(auction),
            Phase::Suit(suit) => Self::Suit(suit),
            Phase::Salaries { settled } => Self::Salaries { settled },
            Phase::Debts(answers) => Self::Debts {
                waiting: answers.waiting(),
                answered: answered(&answers, seats),
                own: viewer.and_then(|seat| answers.own(seat)),
            },
            Phase::Over => Self::Over,
        }
    }
}

fn answered<T: Copy>(answers: &Sealed<T>, seats: u8) -> Seats {
    Seat::all(seats).filter(|seat| answers.own(*seat).is_some()).collect()
}
