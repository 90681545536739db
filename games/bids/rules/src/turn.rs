use table::{Seat, Seats, Step};

use crate::bidding::{Burn, Verdict};
use crate::card::{Card, Face};
use crate::options::HAND;
use crate::{Alliance, Bids, Event, Phase};

impl Bids {
    /// Turns up the card of a turn.
    pub(crate) fn flip(&mut self, step: &mut Step<Event>) {
        self.phase = Phase::Bid;
        step.reveal();
        loop {
            let Some(card) = self.pile.draw() else {
                // Ruling C23: a pile that runs dry ends the round.
                return self.end_round(step);
            };
            step.tell(Event::Flipped { turn: self.turn, card });
            if !self.obeyed(card, step) {
                self.stake = Some(card);
                return;
            }
        }
    }

    /// Carries out a card that nobody bids for; `false` for all others.
    fn obeyed(&mut self, card: Card, step: &mut Step<Event>) -> bool {
        match card.face() {
            Face::Shuffle => self.shuffle_pile(step),
            Face::Lowest => self.let_lowest_win(step),
            Face::Number(..) | Face::MinusFive | Face::Double | Face::Thief | Face::Surprise | Face::Ally => {
                return false;
            }
        }
        self.gone.insert(card);
        true
    }

    fn shuffle_pile(&mut self, step: &mut Step<Event>) {
        self.pile.shuffle(step.rng());
        step.tell(Event::Shuffled);
    }

    fn let_lowest_win(&mut self, step: &mut Step<Event>) {
        self.lowest_wins = true;
        step.tell(Event::LowestWins);
    }

    pub(crate) fn bid(&mut self, seat: Seat, card: Card, step: &mut Step<Event>) {
        self.hands[seat].remove(card);
        self.bids.put(card);
        step.reveal();
        step.tell(Event::Bid { seat, card });
        if self.bids.len() == usize::from(self.rules.seats) {
            match self.verdict() {
                Verdict::Won(winner) => self.award(winner, step),
                Verdict::Burned { why, next } => self.burn(why, next, step),
            }
        }
    }

    /// Nobody gets anything and no special card has an effect.
    fn burn(&mut self, why: Burn, next: Seat, step: &mut Step<Event>) {
        step.tell(Event::Burned { why, next });
        // Rulings C24 and C25: the middle first, then the black cards of the hands in bidding order, all under the pile.
        let stake = self.stake.take().expect("a card lies in the middle until the turn is decided");
        self.pile.put_under(stake);
        for index in 0..self.bids.len() {
            let card = self.bids.cards()[index];
            if card.is_black() {
                self.pile.put_under(card);
            } else {
                self.gone.insert(card);
            }
        }
        self.end_turn(next, step);
    }

    /// The winner takes the point cards of the turn: numbers and the -5, then the 2x, then the Thief.
    fn award(&mut self, winner: Seat, step: &mut Step<Event>) {
        let card = self.bids.cards()[usize::from(self.bids_before(winner))];
        step.tell(Event::Won { seat: winner, card });
        let middle = self.prize(step);
        let prizes = || middle.into_iter().chain(self.bids.cards().iter().copied().filter(|card| card.is_black()));
        let numbers = prizes().filter(|card| card.value().is_some());
        let double = prizes().filter(|card| *card == Card::DOUBLE);
        let thief = prizes().filter(|card| *card == Card::THIEF);
        let (mut won, mut steals) = (self.won, false);
        for card in numbers.chain(double).chain(thief) {
            won.put((card, winner));
            step.tell(Event::Took { seat: winner, card });
            steals |= card == Card::THIEF;
        }
        self.won = won;
        let from = if steals { self.victims(winner) } else { Seats::NONE };
        if from.is_empty() {
            // Ruling C10: with nobody to steal from, the winner just keeps the Thief.
            self.after_award(winner, step);
        } else {
            self.phase = Phase::Steal { thief: winner, from };
        }
    }

    /// The card that the winner gets for the middle, with the Surprise carried out.
    fn prize(&mut self, step: &mut Step<Event>) -> Option<Card> {
        let stake = self.stake.take().expect("a card lies in the middle until the turn is decided");
        if self.bids.cards().contains(&Card::SURPRISE) {
            // Ruling C44: the next card is drawn before the middle goes under the pile.
            let next = self.draw_prize(step);
            self.pile.put_under(stake);
            step.tell(Event::Withheld { card: stake });
            next
        } else if stake == Card::SURPRISE {
            self.gone.insert(stake);
            self.draw_prize(step)
        } else {
            Some(stake)
        }
    }

    /// Ruling C19: cards that nobody can be given are carried out, and the next one is drawn.
    fn draw_prize(&mut self, step: &mut Step<Event>) -> Option<Card> {
        step.reveal();
        loop {
            let card = self.pile.draw()?;
            step.tell(Event::Drew { card });
            if !self.obeyed(card, step) {
                return Some(card);
            }
        }
    }

    /// From whom the winner of the Thief must steal: the lowest other bidder who has won a card, or else whoever has won
    /// one and made no bid.
    fn victims(&self, thief: Seat) -> Seats {
        let owners: Seats =
            self.won.cards().iter().filter(|(card, _)| *card != Card::THIEF).map(|(_, owner)| *owner).collect();
        let bids = || self.bids.cards().iter().enumerate().map(|(index, card)| (self.seat_of_bid(index), card.value()));
        let others = || bids().filter(|(seat, _)| *seat != thief && owners.contains(*seat));
        // Ruling C12: a card without a number is no bid, so whoever played one is meant only where no bidder has a card.
        let lowest = others().filter_map(|(_, value)| value).min();
        others().filter(|(_, value)| *value == lowest).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn steal(&mut self, seat: Seat, card: Card, step: &mut Step<Event>) {
        let at = self
            .won
            .cards()
            .iter()
            .position(|(won, _)| *won == card)
            .expect("a stolen card is on the menu, so it was won");
        let (_, from) = self.won.remove(at);
        self.won.put((card, seat));
        step.tell(Event::Stole { seat, from, card });
        self.after_award(seat, step);
    }

    /// The alliance, then the Lowest for the next turn, then the Shuffle.
    fn after_award(&mut self, winner: Seat, step: &mut Step<Event>) {
        let mut shuffle = false;
        for index in 0..self.bids.len() {
            let card = self.bids.cards()[index];
            match card.face() {
                Face::Ally => {
                    let alliance = Alliance { player: self.seat_of_bid(index), winner };
                    self.alliance = Some(alliance);
                    step.tell(Event::Allied(alliance));
                }
                Face::Lowest => self.let_lowest_win(step),
                Face::Shuffle => shuffle = true,
                Face::Number(..) | Face::MinusFive | Face::Double | Face::Thief | Face::Surprise => {}
            }
            // Ruling C43: the Shuffle, the Lowest and the Surprise are set aside once they have had their effect.
            if !card.is_black() || matches!(card.face(), Face::Shuffle | Face::Lowest | Face::Surprise) {
                self.gone.insert(card);
            }
        }
        if shuffle {
            self.shuffle_pile(step);
        }
        self.end_turn(winner, step);
    }

    fn end_turn(&mut self, next: Seat, step: &mut Step<Event>) {
        self.starter = next;
        self.bids.clear();
        if self.turn == HAND {
            self.end_round(step);
        } else {
            self.turn += 1;
            self.flip(step);
        }
    }

    /// How many players bid before `seat` in this turn.
    fn bids_before(&self, seat: Seat) -> u8 {
        let (seat, starter) = (u8::from(seat), u8::from(self.starter));
        if seat >= starter { seat - starter } else { seat + self.rules.seats - starter }
    }
}
