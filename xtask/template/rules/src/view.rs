use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Seats, Viewer};

use crate::auction::points;
use crate::{Options, Pennies, Phase, Won};

/// What one player, or a spectator, knows of a game of Pennies.
///
/// It is written field by field, so that a new field of the state stays secret until somebody adds it here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: Options,
    /// The number of the round, from 1.
    pub round: u8,
    /// Who wins among equal bids.
    pub gavel: Seat,
    /// The prize that is bid for; nothing when the game is over.
    pub prize: Option<u8>,
    /// Who has not bid yet.
    pub waiting: Seats,
    /// The viewer's own bid, once it lies face down.
    pub bid: Option<u8>,
    /// What everybody has left.
    pub coins: BySeat<u8>,
    /// What has been paid so far.
    pub bank: u16,
    /// What has been won, in that order.
    pub won: Vec<Won>,
    /// What was bid in the round before.
    pub last: Option<BySeat<u8>>,
}

impl View {
    /// How many play.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.coins.seats()
    }

    /// What everybody's prizes are worth together.
    #[must_use]
    pub fn points(&self) -> BySeat<i32> {
        points(self.seats(), &self.won)
    }

    /// The prizes that nobody has seen yet, in the order of the card file.
    #[must_use]
    pub fn unseen(&self) -> Vec<u8> {
        let mut unseen = self.options.cards.prizes.clone();
        for seen in self.won.iter().map(|won| won.prize).chain(self.prize) {
            let at = unseen.iter().position(|prize| *prize == seen);
            at.map(|at| unseen.remove(at));
        }
        unseen
    }
}

impl Pennies {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let (prize, bid) = match self.phase {
            Phase::Bidding { prize, bids } => (Some(prize), viewer.seat().and_then(|seat| bids.own(seat))),
            Phase::Over => (None, None),
        };
        View {
            viewer,
            options: self.options,
            round: self.round,
            gavel: self.gavel,
            prize,
            waiting: table::Game::to_act(self),
            bid,
            coins: self.coins,
            bank: self.bank,
            won: self.won.cards().to_vec(),
            last: self.last,
        }
    }
}
