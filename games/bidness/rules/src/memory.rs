use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Rng, Seat, Seats};

use crate::Card;

/// A card that a seat knows to lie in one of a few places that it cannot see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Known {
    /// Which card.
    pub card: Card,
    /// The hands it may be in.
    pub hands: Seats,
    /// The seats whose face-down discard it may be.
    pub face_down: Seats,
}

/// A place for cards that is hidden from most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    Hand(Seat),
    FaceDown(Seat),
}

impl Known {
    /// A card that is certain to be in this hand.
    #[must_use]
    pub const fn held(holder: Seat, card: Card) -> Self {
        Self { card, hands: Seats::only(holder), face_down: Seats::NONE }
    }

    pub(crate) fn spots(self) -> impl Iterator<Item = Spot> {
        self.hands.map(Spot::Hand).chain(self.face_down.map(Spot::FaceDown))
    }

    fn may_also_be(&mut self, spot: Spot) {
        match spot {
            Spot::Hand(seat) => self.hands = self.hands.with(seat),
            Spot::FaceDown(seat) => self.face_down = self.face_down.with(seat),
        }
    }
}

/// Who knows what about hidden cards: a victim of market research knows what the thief holds.
///
/// It never claims more than is certain. It claims less where a card of a kind of which there are several
/// could be one known card or another, and about cards that may have been shuffled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    known: Vec<(Seat, Known)>,
}

impl Memory {
    /// What `knower` knows for certain.
    pub(crate) fn of(&self, knower: Seat) -> impl Iterator<Item = Known> + '_ {
        self.known.iter().filter(move |(who, _)| *who == knower).map(|(_, known)| *known)
    }

    /// Everything that anybody knows.
    #[cfg(any(test, feature = "contract"))]
    pub(crate) fn all(&self) -> impl Iterator<Item = Known> + '_ {
        self.known.iter().map(|(_, known)| *known)
    }

    /// `knower` knows this of a card that it did not know of before.
    pub(crate) fn learn(&mut self, knower: Seat, known: Known) {
        self.known.push((knower, known));
    }

    /// Everybody has seen the card leave the holder's hand.
    #[inline]
    pub(crate) fn seen_to_leave(&mut self, holder: Seat, card: Card) {
        if !self.known.is_empty() {
            Seat::all(MAX_SEATS as u8).for_each(|knower| self.see_leave(knower, holder, card));
        }
    }

    /// A card has gone from the holder's hand to another place, and only `witness` knows which.
    #[inline]
    pub(crate) fn left_unseen(&mut self, holder: Seat, card: Card, to: Spot, witness: Seat) {
        if !self.known.is_empty() {
            self.see_leave(witness, holder, card);
            let blurred = self.known.iter_mut().filter(|(who, known)| *who != witness && known.hands.contains(holder));
            blurred.for_each(|(_, known)| known.may_also_be(to));
        }
    }

    /// All cards that lie face down are shuffled, and nobody knows where they are now.
    #[inline]
    pub(crate) fn shuffle(&mut self) {
        self.known.retain(|(_, known)| known.face_down.is_empty());
    }

    fn see_leave(&mut self, knower: Seat, holder: Seat, card: Card) {
        let about = |(who, known): &(Seat, Known)| *who == knower && known.card == card && known.hands.contains(holder);
        let Some(one) = self.known.iter().position(about) else { return };
        let (_, mut any) = self.known.remove(one);
        // Of several known cards any may have left, so each of the others may be wherever any of them could be.
        for spot in self.known.iter().filter(|entry| about(entry)).flat_map(|(_, known)| known.spots()) {
            any.may_also_be(spot);
        }
        self.known.iter_mut().filter(|entry| about(entry)).for_each(|(_, known)| *known = any);
    }
}

/// Puts each known card in one of its places, at random by the room there is; none if they cannot all be where they are.
pub(crate) fn place(known: &[Known], room: impl Fn(Spot) -> usize, rng: &mut Rng) -> Option<Vec<(Spot, Card)>> {
    let mut placing = Placing { known, room, spots: vec![None; known.len()] };
    let mut order: Vec<usize> = (0..known.len()).collect();
    order.sort_by_key(|index| known[*index].spots().count());
    order.into_iter().all(|index| placing.place(index, &mut Vec::new(), rng)).then_some(())?;
    placing.spots.iter().zip(known).map(|(spot, known)| Some(((*spot)?, known.card))).collect()
}

struct Placing<'a, R> {
    known: &'a [Known],
    room: R,
    spots: Vec<Option<Spot>>,
}

impl<R: Fn(Spot) -> usize> Placing<'_, R> {
    /// Finds room for a card, moving others on where all its places are full.
    fn place(&mut self, index: usize, tried: &mut Vec<Spot>, rng: &mut Rng) -> bool {
        let spots = || self.known[index].spots();
        let free: Vec<Spot> = spots().flat_map(|spot| std::iter::repeat_n(spot, self.free(spot))).collect();
        if let Some(spot) = rng.pick(&free) {
            self.spots[index] = Some(*spot);
            return true;
        }
        for spot in self.known[index].spots() {
            if tried.contains(&spot) {
                continue;
            }
            tried.push(spot);
            let there: Vec<usize> = (0..self.spots.len()).filter(|other| self.spots[*other] == Some(spot)).collect();
            if there.into_iter().any(|other| self.place(other, tried, rng)) {
                self.spots[index] = Some(spot);
                return true;
            }
        }
        false
    }

    fn free(&self, spot: Spot) -> usize {
        (self.room)(spot).saturating_sub(self.spots.iter().filter(|other| **other == Some(spot)).count())
    }
}
