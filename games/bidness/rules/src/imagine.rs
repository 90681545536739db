use table::{BySeat, Deck, Imagine, Rng, Sealed, Seat, Seats};

use crate::memory::{Memory, Spot, place};
use crate::phase::Phase;
use crate::setup::draw;
use crate::view::{Asking, View};
use crate::{Bag, Bidness, Card, MAX_CARDS};

impl Imagine for Bidness {
    /// Puts what the viewer knows of where it can be, and deals the other cards that it has not seen at random.
    ///
    /// As in [`View`], nothing tells kept cards from new ones: a card that somebody kept over the last shuffle
    /// is imagined as if it could be one that lay open before.
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let seats = view.workplaces.seats();
        let own = view.viewer.seat();
        let mut deck = unseen_cards(view);
        let mut memory = Memory::default();
        let mut hands: BySeat<Bag> = BySeat::empty(seats);
        let mut unseen: BySeat<Option<Card>> = BySeat::empty(seats);
        view.known.iter().for_each(|known| memory.learn(own.unwrap_or_default(), *known));
        let room = |spot: Spot| match spot {
            Spot::Hand(seat) => usize::from(view.hand_sizes[seat]),
            Spot::FaceDown(seat) => usize::from(view.face_down.contains(seat)),
        };
        for (spot, card) in place(&view.known, room, rng).unwrap_or_default() {
            match spot {
                Spot::Hand(seat) => hands[seat].add(card),
                Spot::FaceDown(seat) => unseen[seat] = Some(card),
            }
        }
        for seat in Seat::all(seats) {
            if Some(seat) == own {
                hands[seat] = view.hand;
                continue;
            }
            while hands[seat].len() < usize::from(view.hand_sizes[seat])
                && let Some(card) = draw(&mut deck, rng)
            {
                hands[seat].add(card);
            }
        }
        for seat in view.face_down {
            unseen[seat] = if Some(seat) == own { view.unseen } else { unseen[seat].or_else(|| draw(&mut deck, rng)) };
        }
        let mut game = Self {
            options: view.options,
            round: view.round,
            first: view.first,
            turn: view.turn,
            passes: view.passes,
            phase: Phase::Turn,
            workplaces: view.workplaces,
            market_leader: view.market_leader,
            tech_leader: view.tech_leader,
            hands,
            deck,
            discard: view.discard,
            unseen,
            memory,
            laid_off: view.laid_off,
        };
        game.phase = game.imagine_phase(view, rng);
        game
    }
}

impl Bidness {
    fn imagine_phase(&self, view: &View, rng: &mut Rng) -> Phase {
        let own = view.viewer.seat();
        match view.asking {
            Asking::Discard { waiting, answered, own: chosen } => {
                Phase::Discard(self.imagine_answers(waiting, answered, |seat| {
                    let hand = &self.hands[seat];
                    let any = || hand.iter().nth(rng.below(hand.len() as u32) as usize).unwrap_or_default();
                    chosen.filter(|_| Some(seat) == own).unwrap_or_else(any)
                }))
            }
            Asking::Turn => Phase::Turn,
            Asking::Target { card } => Phase::Target(card),
            Asking::Damages { lawsuit, defendant } => Phase::Damages { lawsuit, defendant },
            Asking::Auction(auction) => Phase::Auction(auction),
            Asking::Suit(suit) => Phase::Suit(suit),
            Asking::Salaries { settled } => Phase::Salaries { settled },
            Asking::Debts { waiting, answered, own: chosen } => {
                Phase::Debts(self.imagine_answers(waiting, answered, |seat| {
                    let most = self.workplaces[seat].most_repaid(self.set());
                    let any = || rng.below(u32::from(most) + 1) as u8;
                    chosen.filter(|_| Some(seat) == own).unwrap_or_else(any)
                }))
            }
            Asking::Over => Phase::Over,
        }
    }

    fn imagine_answers<T: Copy>(
        &self,
        waiting: Seats,
        answered: Seats,
        mut answer: impl FnMut(Seat) -> T,
    ) -> Sealed<T> {
        let mut answers = Sealed::ask(self.seats(), waiting.chain(answered).collect());
        for seat in answered {
            answers.answer(seat, answer(seat));
        }
        answers
    }
}

/// The cards of the set that the viewer sees nowhere and knows nothing about.
fn unseen_cards(view: &View) -> Deck<Card, MAX_CARDS> {
    let mut deck = Deck::new();
    for card in Card::ALL {
        let at_work: u32 = view.workplaces.values().iter().map(|workplace| workplace.cards.count(card)).sum();
        let known = view.known.iter().filter(|known| known.card == card).count() as u32;
        let played = on_the_table(view.asking) == Some(card);
        let seen = at_work
            + known
            + view.hand.count(card)
            + view.discard.count(card)
            + u32::from(view.unseen == Some(card))
            + u32::from(played);
        deck.extend((seen..u32::from(view.options.cards[card].count)).map(|_| card));
    }
    deck
}

const fn on_the_table(asking: Asking) -> Option<Card> {
    match asking {
        Asking::Target { card } => Some(card),
        Asking::Damages { lawsuit, .. } => Some(lawsuit.card()),
        Asking::Auction(auction) => Some(auction.card),
        Asking::Suit(suit) => Some(suit.lawsuit.card()),
        Asking::Discard { .. } | Asking::Turn | Asking::Salaries { .. } | Asking::Debts { .. } | Asking::Over => None,
    }
}
