use table::contract::Contract;
use table::{MAX_SEATS, Rng, Seat, Viewer};

use crate::{MOST_PRIZES, Pennies, Phase};

/// What `table::contract` checks at every step of thousands of games.
impl Contract for Pennies {
    /// A bid from everybody for every prize.
    const MAX_PLIES: usize = MOST_PRIZES * MAX_SEATS;
    const SEALS: bool = true;

    fn conserved(&self) -> Result<(), String> {
        let held: u16 = self.coins.values().iter().map(|coins| u16::from(*coins)).sum();
        let start = u16::from(self.options.cards.coins) * u16::from(self.seats());
        if held + self.bank != start {
            return Err(format!("{held} coins are held and {} are paid, of {start}", self.bank));
        }
        let on_offer = match self.phase {
            Phase::Bidding { prize, .. } => Some(prize),
            Phase::Over => None,
        };
        let won = self.won.cards().iter().map(|won| won.prize);
        let mut there: Vec<u8> = self.pile.cards().iter().copied().chain(won).chain(on_offer).collect();
        let mut all = self.options.cards.prizes.clone();
        there.sort_unstable();
        all.sort_unstable();
        if there == all { Ok(()) } else { Err(format!("the prizes are {there:?}")) }
    }

    /// Nobody knows the order of the pile, nor what somebody else has bid.
    fn swap_secrets(&mut self, viewer: Viewer, rng: &mut Rng) -> bool {
        if rng.below(2) == 0 && self.swap_bid(viewer, rng) {
            return true;
        }
        self.pile.shuffle(rng);
        self.pile.len() > 1
    }
}

impl Pennies {
    fn swap_bid(&mut self, viewer: Viewer, rng: &mut Rng) -> bool {
        let Phase::Bidding { bids, .. } = &mut self.phase else { return false };
        let mut others = Seat::all(self.coins.seats()).filter(|seat| viewer != Viewer::Seat(*seat));
        let Some(seat) = others.find(|seat| bids.own(*seat).is_some()) else { return false };
        bids.answer(seat, rng.below(u32::from(self.coins[seat]) + 1) as u8);
        true
    }
}
