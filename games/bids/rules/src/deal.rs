use table::{Deck, Seat, Seats, Step};

use crate::card::{Card, POINT_CARDS};
use crate::options::{HAND, Rules};
use crate::pile::Pile;
use crate::{Bids, Event, Pack};

/// The most cards that can be dealt into the hands, those out of play included.
const BID_DECK: usize = 64;

impl Bids {
    /// Deals a round and turns up its first card.
    pub(crate) fn begin_round(&mut self, step: &mut Step<Event>) {
        self.round += 1;
        self.turn = 1;
        self.starter = self.opener;
        self.gone = Pack::EMPTY;
        self.won.clear();
        self.lowest_wins = false;
        self.alliance = None;
        self.deal(step);
        step.tell(Event::RoundBegan { round: self.round, starter: self.starter });
        for seat in Seat::all(self.rules.seats) {
            step.whisper(Seats::only(seat), Event::Dealt { seat, hand: self.hands[seat] });
        }
        self.flip(step);
    }

    fn deal(&mut self, step: &mut Step<Event>) {
        let rules: Rules = self.rules;
        let rng = step.rng();
        let mut points: Deck<Card, POINT_CARDS> = rules.points().iter().collect();
        points.shuffle(rng);
        let mut deck: Deck<Card, BID_DECK> = rules.coloured().iter().collect();
        // Ruling C2: only coloured cards are taken out of play, before the others join.
        for _ in 0..rules.removed().expect("checked options have enough cards") {
            let index = rng.below(deck.len() as u32) as usize;
            deck.remove(index);
        }
        deck.extend((0..rules.black_in_hand).filter_map(|_| points.draw()));
        if rules.ally {
            deck.put(Card::ALLY);
        }
        deck.shuffle(rng);
        let hands = deck.cards().chunks_exact(usize::from(HAND));
        for (hand, cards) in self.hands.values_mut().iter_mut().zip(hands) {
            *hand = cards.iter().copied().collect();
        }
        self.pile = Pile::new(points);
    }
}
