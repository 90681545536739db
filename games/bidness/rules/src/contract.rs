use table::contract::Contract;
use table::{Rng, Sealed, Seat, Seats, Viewer};

use crate::memory::{Known, Spot, place};
use crate::phase::Phase;
use crate::{Bag, Bidness, Card};

impl Contract for Bidness {
    /// A hundred rounds in which six players use three cards each, with the longest auctions and haggles chance brings.
    const MAX_PLIES: usize = 40_000;
    const SEALS: bool = true;

    fn conserved(&self) -> Result<(), String> {
        let undealt: Bag = self.deck.cards().iter().copied().collect();
        for card in Card::ALL {
            let there = undealt.count(card) + self.count_dealt(card);
            let printed = u32::from(self.options.cards[card].count);
            if there != printed {
                return Err(format!("{there} cards {card:?} instead of {printed}"));
            }
        }
        for (seat, workplace) in self.workplaces.iter() {
            if workplace.ious > self.set().rules.debt_limit || !workplace.cash.is_multiple_of(10) {
                return Err(format!("seat {seat} has ${} and {} IOUs", workplace.cash, workplace.ious));
            }
        }
        Seat::all(self.seats()).try_for_each(|knower| self.remembers_what_is(knower))
    }

    fn swap_secrets(&mut self, viewer: Viewer, rng: &mut Rng) -> bool {
        let mut places = self.hidden_places(viewer);
        rng.shuffle(&mut places);
        if let Phase::Discard(_) | Phase::Debts(_) = self.phase
            && rng.below(2) == 0
            && self.swap_answer(viewer, rng)
        {
            return true;
        }
        let cards: Vec<Card> = places.iter().map(|place| self.card_at(*place)).collect();
        let Some(other) = cards.iter().position(|card| *card != cards[0]) else { return false };
        self.put_at(places[0], cards[other]);
        self.put_at(places[other], cards[0]);
        true
    }
}

/// Where a card lies that some viewer cannot see.
#[derive(Clone, Copy)]
enum HiddenSpot {
    Hand(Seat, Card),
    Unseen(Seat),
    Deck(usize),
}

impl Bidness {
    fn count_dealt(&self, card: Card) -> u32 {
        let bags = self.hands.values().iter().chain(self.workplaces.values().iter().map(|workplace| &workplace.cards));
        let bagged: u32 = bags.chain([&self.discard]).map(|bag: &Bag| bag.count(card)).sum();
        let unseen = self.unseen.values().iter().filter(|unseen| **unseen == Some(card)).count();
        bagged + unseen as u32 + u32::from(self.phase.card() == Some(card))
    }

    /// Whether the cards that `knower` knows of can all be where it knows them to be.
    fn remembers_what_is(&self, knower: Seat) -> Result<(), String> {
        let cards: Bag = self.memory.of(knower).map(|known| known.card).collect();
        for card in cards.kinds() {
            let known: Vec<Known> = self.memory.of(knower).filter(|known| known.card == card).collect();
            let there = |spot: Spot| match spot {
                Spot::Hand(seat) => self.hands[seat].count(card) as usize,
                Spot::FaceDown(seat) => usize::from(self.unseen[seat] == Some(card)),
            };
            if place(&known, there, &mut Rng::fast(1)).is_none() {
                return Err(format!("seat {knower} is wrong about {known:?}"));
            }
        }
        Ok(())
    }

    /// Cards that the viewer cannot see and about which nobody else has a memory or has just chosen.
    fn hidden_places(&self, viewer: Viewer) -> Vec<HiddenSpot> {
        let mut places: Vec<HiddenSpot> = (0..self.deck.len()).map(HiddenSpot::Deck).collect();
        let others = Seats::all(self.seats()).filter(|seat| viewer.seat() != Some(*seat));
        for seat in others {
            let remembered = |card, spot| {
                self.memory
                    .all()
                    .filter(move |known| known.card == card && known.spots().any(|other| other == spot))
                    .count()
            };
            if self.unseen[seat].is_some_and(|card| remembered(card, Spot::FaceDown(seat)) == 0) {
                places.push(HiddenSpot::Unseen(seat));
            }
            for card in self.hands[seat].kinds() {
                let chosen = matches!(&self.phase, Phase::Discard(answers) if answers.own(seat) == Some(card));
                let free = self.hands[seat].count(card) as usize;
                places.extend(
                    (remembered(card, Spot::Hand(seat)) + usize::from(chosen)..free)
                        .map(|_| HiddenSpot::Hand(seat, card)),
                );
            }
        }
        places
    }

    fn card_at(&self, place: HiddenSpot) -> Card {
        match place {
            HiddenSpot::Hand(_, card) => card,
            HiddenSpot::Unseen(seat) => self.unseen[seat].expect("a card lies there"),
            HiddenSpot::Deck(index) => self.deck.cards()[index],
        }
    }

    fn put_at(&mut self, place: HiddenSpot, card: Card) {
        match place {
            HiddenSpot::Hand(seat, old) => {
                self.hands[seat].take(old);
                self.hands[seat].add(card);
            }
            HiddenSpot::Unseen(seat) => self.unseen[seat] = Some(card),
            HiddenSpot::Deck(index) => self.deck.cards_mut()[index] = card,
        }
    }

    /// Changes what another seat has laid face down while the others still think.
    fn swap_answer(&mut self, viewer: Viewer, rng: &mut Rng) -> bool {
        let others: Vec<Seat> = Seat::all(self.seats()).filter(|seat| viewer.seat() != Some(*seat)).collect();
        let Some(&seat) = rng.pick(&others) else { return false };
        match &mut self.phase {
            Phase::Discard(answers) => {
                let Some(old) = answers.own(seat) else { return false };
                let Some(new) = self.hands[seat].kinds().find(|card| *card != old) else { return false };
                *answers = resealed(answers, others.len() as u8 + 1, seat, new);
            }
            Phase::Debts(answers) => {
                let Some(old) = answers.own(seat) else { return false };
                if self.workplaces[seat].most_repaid(&self.options.cards) == 0 {
                    return false;
                }
                *answers = resealed(answers, others.len() as u8 + 1, seat, if old == 0 { 1 } else { old - 1 });
            }
            Phase::Turn
            | Phase::Target(_)
            | Phase::Damages { .. }
            | Phase::Auction(_)
            | Phase::Suit(_)
            | Phase::Salaries { .. }
            | Phase::Over => return false,
        }
        true
    }
}

fn resealed<T: Copy>(answers: &Sealed<T>, seats: u8, changed: Seat, answer: T) -> Sealed<T> {
    let all = Seat::all(seats.min(6));
    let given: Vec<(Seat, T)> = all.filter_map(|seat| Some((seat, answers.own(seat)?))).collect();
    let asked = answers.waiting().chain(given.iter().map(|(seat, _)| *seat)).collect();
    let mut again = Sealed::ask(seats.min(6), asked);
    for (seat, old) in given {
        again.answer(seat, if seat == changed { answer } else { old });
    }
    again
}
