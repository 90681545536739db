use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Viewer};

use crate::bidding::{Standing, judge};
use crate::card::{Card, Pack};
use crate::options::Rules;
use crate::score::{shared, totals};
use crate::{Alliance, Bids, Phase};

/// What one player, or a spectator, knows of a game of BIDS.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The options of the table.
    pub rules: Rules,
    /// Who is asked what.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u8,
    /// The number of the turn, from 1.
    pub turn: u8,
    /// Who started the round.
    pub opener: Seat,
    /// Who started this turn.
    pub starter: Seat,
    /// The viewer's own hand; empty for a spectator.
    pub hand: Pack,
    /// How many cards each player holds.
    pub in_hand: BySeat<u8>,
    /// The card in the middle.
    pub stake: Option<Card>,
    /// The cards bid this turn, in bidding order from the starter.
    pub bids: Vec<Card>,
    /// The point cards in front of the players, in the order in which they came there.
    pub won: Vec<WonCard>,
    /// What the cards in front of each player are worth so far.
    pub points: BySeat<i16>,
    /// How many cards are in the pile.
    pub pile: u8,
    /// The burned cards at the bottom of the pile, the lowest first.
    pub under: Vec<Card>,
    /// Burned cards that a shuffle has put anywhere in the pile.
    pub somewhere: Pack,
    /// Cards that have left the round.
    pub gone: Pack,
    /// Whether the lowest bid wins.
    pub lowest_wins: bool,
    /// Who shares the points of the round.
    pub alliance: Option<Alliance>,
    /// How many rounds each player has ended without a black card.
    pub lucky: BySeat<u8>,
    /// The points of each finished round.
    pub results: Vec<BySeat<i16>>,
}

/// A point card in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WonCard {
    /// The card.
    pub card: Card,
    /// Its owner.
    pub owner: Seat,
}

impl View {
    /// Who is asked now.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Bid => Some(self.bidder(self.bids.len())),
            Phase::Steal { thief, .. } => Some(thief),
            Phase::Over => None,
        }
    }

    /// Who makes bid number `index` of this turn.
    #[must_use]
    pub fn bidder(&self, index: usize) -> Seat {
        self.starter.clockwise(index as u8, self.rules.seats)
    }

    /// How the turn stands by the cards bid so far; nothing before the first bid.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        let judged = || judge(&self.bids, self.stake, self.rules.colour_bids, self.lowest_wins);
        (!self.bids.is_empty()).then(judged)
    }

    /// The sum of the finished rounds.
    #[must_use]
    pub fn totals(&self) -> BySeat<i32> {
        totals(self.rules.seats, &self.results)
    }

    /// What the cards won so far bring each player this round; allies share.
    #[must_use]
    pub fn round_so_far(&self) -> BySeat<i16> {
        shared(self.points, self.alliance)
    }

    /// Whom somebody shares the points of this round with.
    #[must_use]
    pub fn ally_of(&self, seat: Seat) -> Option<Seat> {
        let Alliance { player, winner } = self.alliance?;
        match seat {
            _ if player == seat => Some(winner),
            _ if winner == seat => Some(player),
            _ => None,
        }
    }

    /// The cards in front of one player, in the order in which they came.
    pub fn won_by(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.won.iter().filter(move |won| won.owner == seat).map(|won| won.card)
    }

    /// Every card that the viewer has not seen this round: in other hands, in the pile, or out of play.
    #[must_use]
    pub fn unseen(&self) -> Pack {
        let mut all = self.rules.coloured().union(self.rules.points());
        if self.rules.ally {
            all.insert(Card::ALLY);
        }
        let table: Pack = self.bids.iter().chain(&self.stake).chain(&self.under).copied().collect();
        let won: Pack = self.won.iter().map(|won| won.card).collect();
        all.minus(self.hand).minus(table).minus(won).minus(self.gone).minus(self.somewhere)
    }
}

impl Bids {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            viewer,
            rules: self.rules,
            phase: self.phase,
            round: self.round,
            turn: self.turn,
            opener: self.opener,
            starter: self.starter,
            hand: viewer.seat().map_or(Pack::EMPTY, |seat| self.hands[seat]),
            in_hand: self.hands.map(|_, hand| hand.len() as u8),
            stake: self.stake,
            bids: self.bids.cards().to_vec(),
            won: self.won.cards().iter().map(|&(card, owner)| WonCard { card, owner }).collect(),
            points: self.won_points(),
            pile: self.pile.len() as u8,
            under: self.pile.under().to_vec(),
            somewhere: self.pile.somewhere(),
            gone: self.gone,
            lowest_wins: self.lowest_wins,
            alliance: self.alliance,
            lucky: self.lucky,
            results: self.results[..usize::from(self.finished_rounds())].to_vec(),
        }
    }
}
