use table::{BySeat, Deck, Rng, Sealed, Seat, Seats, Step};

use crate::memory::{Memory, Spot};
use crate::phase::Phase;
use crate::{Bag, Bidness, Card, Event, MAX_CARDS, Options, Workplace};

impl Bidness {
    /// Gives everybody the starting workplace and begins the first round.
    pub(crate) fn set_up(options: Options, seats: u8, step: &mut Step<Event>) -> Self {
        let set = options.cards;
        let mut deck = Deck::new();
        for card in Card::ALL {
            let at_work = if matches!(card, Card::Marketer | Card::Engineer) { seats } else { 0 };
            deck.extend((at_work..set[card].count).map(|_| card));
        }
        let start = Workplace {
            cash: set.start.cash,
            ious: set.start.ious,
            tech: set.start.tech,
            cards: [Card::Engineer, Card::Marketer].into_iter().collect(),
        };
        let first = step.rng().below(u32::from(seats)) as u8;
        let first = Seat::default().clockwise(first, seats);
        let mut game = Self {
            options,
            round: 1,
            first,
            turn: first,
            passes: 0,
            phase: Phase::Turn,
            workplaces: BySeat::new(seats, |_| start),
            market_leader: None,
            tech_leader: None,
            hands: BySeat::empty(seats),
            deck,
            discard: Bag::EMPTY,
            unseen: BySeat::empty(seats),
            memory: Memory::default(),
            laid_off: Seats::NONE,
        };
        game.begin_round(step);
        game
    }

    /// Passes the First Player token on and begins another round.
    pub(crate) fn next_round(&mut self, step: &mut Step<Event>) {
        self.round += 1;
        self.first = self.first.next(self.seats());
        self.begin_round(step);
    }

    fn begin_round(&mut self, step: &mut Step<Event>) {
        step.tell(Event::Round { round: self.round, first: self.first });
        self.turn = self.first;
        self.passes = 0;
        self.laid_off = Seats::NONE;
        self.shuffle_and_deal(step);
        let asked: Seats = Seat::all(self.seats()).filter(|seat| !self.hands[*seat].is_empty()).collect();
        if asked.is_empty() {
            self.begin_card_play(step);
        } else {
            self.phase = Phase::Discard(Sealed::ask(self.seats(), asked));
        }
    }

    fn shuffle_and_deal(&mut self, step: &mut Step<Event>) {
        self.deck.extend(self.discard.iter());
        self.discard = Bag::EMPTY;
        self.deck.extend(self.unseen.values_mut().iter_mut().filter_map(Option::take));
        self.memory.shuffle();
        let mut dealt: BySeat<Bag> = BySeat::empty(self.seats());
        // Ruling B24: one card at a time from the first player, so that a deck that runs short does so fairly.
        let hand = usize::from(self.set().rules.hand);
        for _ in 0..hand {
            for seat in self.first.around(self.seats()) {
                if self.hands[seat].len() < hand
                    && let Some(card) = draw(&mut self.deck, step.rng())
                {
                    self.hands[seat].add(card);
                    dealt[seat].add(card);
                }
            }
        }
        for (seat, cards) in dealt.iter().filter(|(_, cards)| !cards.is_empty()) {
            step.whisper(Seats::only(seat), Event::Dealt { seat, cards: *cards });
        }
    }

    /// Lays a card face down; once everybody has, the card play begins.
    pub(crate) fn discard_unseen(&mut self, seat: Seat, card: Card, step: &mut Step<Event>) {
        let Phase::Discard(answers) = &mut self.phase else { unreachable!("cards are laid away before the card play") };
        if !answers.answer(seat, card) {
            return;
        }
        let answers = *answers;
        for (seat, card) in answers.open().into_iter().flatten() {
            self.hands[seat].take(card);
            self.unseen[seat] = Some(card);
            self.memory.left_unseen(seat, card, Spot::FaceDown(seat), seat);
        }
        step.tell(Event::Discarded);
        self.begin_card_play(step);
    }
}

/// Takes a card from anywhere in the deck: as good as shuffling it first, and quicker.
pub(crate) fn draw(deck: &mut Deck<Card, MAX_CARDS>, rng: &mut Rng) -> Option<Card> {
    let last = deck.len().checked_sub(1)?;
    let chosen = rng.below(deck.len() as u32) as usize;
    deck.cards_mut().swap(chosen, last);
    deck.draw()
}
