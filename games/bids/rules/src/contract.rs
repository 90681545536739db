use table::contract::Contract;
use table::{Rng, Seat, Viewer};

use crate::{Bids, Card, HAND, MOST_ROUNDS, Pack, Phase};

impl Contract for Bids {
    /// Ten rounds of ten turns with six bids, and at most one theft in a round.
    const MAX_PLIES: usize = MOST_ROUNDS as usize * (HAND as usize * 6 + 1);
    const SEALS: bool = false;

    fn conserved(&self) -> Result<(), String> {
        let rules = self.rules;
        let mut all = rules.coloured().union(rules.points());
        if rules.ally {
            all.insert(Card::ALLY);
        }
        let mut seen = Pack::EMPTY;
        for card in self.in_play() {
            if seen.contains(card) || !all.contains(card) {
                return Err(format!("{card} is there twice or should not be there"));
            }
            seen.insert(card);
        }
        let out = all.minus(seen);
        if out.len() != usize::from(rules.removed().unwrap_or(0)) || !out.black().is_empty() || out.contains(Card::ALLY)
        {
            return Err(format!("out of play are {out:?}"));
        }
        let cards_left = usize::from(HAND + 1 - self.turn);
        for (seat, hand) in self.hands.iter() {
            let bid = (0..self.bids.len()).any(|index| self.seat_of_bid(index) == seat);
            let expected = if self.phase == Phase::Over { 0 } else { cards_left - usize::from(bid) };
            if hand.len() != expected {
                return Err(format!("seat {seat} holds {} cards in turn {}", hand.len(), self.turn));
            }
        }
        Ok(())
    }

    fn swap_secrets(&mut self, viewer: Viewer, rng: &mut Rng) -> bool {
        let others: Vec<Seat> = Seat::all(self.rules.seats)
            .filter(|seat| viewer != Viewer::Seat(*seat) && !self.hands[*seat].is_empty())
            .collect();
        let Some(&seat) = rng.pick(&others) else { return false };
        let hand: Vec<Card> = self.hands[seat].iter().collect();
        let Some(&card) = rng.pick(&hand) else { return false };
        let unknown = self.pile.under().len()..self.pile.len();
        match rng.below(4) {
            3 if !card.is_black() && card != Card::ALLY => {
                let Some(other) = self.out_of_play().iter().next() else { return false };
                self.hands[seat].remove(card);
                self.hands[seat].insert(other);
            }
            0 if card.is_black() && !unknown.is_empty() => {
                let at = unknown.start + rng.below(unknown.len() as u32) as usize;
                let other = self.pile.cards()[at];
                if self.pile.somewhere().contains(other) {
                    return false;
                }
                self.pile.cards_mut()[at] = card;
                self.hands[seat].remove(card);
                self.hands[seat].insert(other);
            }
            1 if unknown.len() >= 2 => rng.shuffle(&mut self.pile.cards_mut()[unknown]),
            0..=3 => {
                let Some(&other) = rng.pick(&others).filter(|other| **other != seat) else { return false };
                let theirs: Vec<Card> = self.hands[other].iter().collect();
                let Some(&their) = rng.pick(&theirs) else { return false };
                self.hands[seat].remove(card);
                self.hands[seat].insert(their);
                self.hands[other].remove(their);
                self.hands[other].insert(card);
            }
            4.. => unreachable!("a number below 4"),
        }
        true
    }
}

impl Bids {
    /// Every card that is somewhere in this round.
    fn in_play(&self) -> impl Iterator<Item = Card> + '_ {
        let hands = self.hands.values().iter().flat_map(|hand| hand.iter());
        let won: Pack = self.won.cards().iter().map(|(card, _)| *card).collect();
        // While the winner chooses what to steal, the bids still lie there to be looked at.
        let bids = self.bids.cards().iter().filter(move |card| self.phase == Phase::Bid || !won.contains(**card));
        let table = self.stake.iter().chain(bids).chain(self.pile.cards()).copied();
        hands.chain(table).chain(self.won.cards().iter().map(|(card, _)| *card)).chain(self.gone)
    }

    /// The coloured cards that were taken out before the deal.
    fn out_of_play(&self) -> Pack {
        self.rules.coloured().minus(self.in_play().collect())
    }
}
