use table::contract::Contract;
use table::{Rng, Viewer};

use crate::card::{Card, Company};
use crate::disc::{Bidder, Disc, Discs};
use crate::power::{ONE_ON_A_CARD, Power};
use crate::{Furnace, Phase};

impl Contract for Furnace {
    const MAX_PLIES: usize = 1_500;
    const SEALS: bool = false;

    fn conserved(&self) -> Result<(), String> {
        self.companies_conserved()?;
        self.discs_conserved()?;
        for (seat, player) in self.players.iter() {
            let start_ups =
                player.engine.cards().iter().filter(|card| **card == Card::StartUp(player.start_up)).count();
            if start_ups != 1 {
                return Err(format!("seat {seat} has {start_ups} start-ups"));
            }
            let strange = player
                .engine
                .upgraded()
                .iter()
                .find(|company| player.engine.position(Card::Company(*company)).is_none());
            if let Some(company) = strange {
                return Err(format!("seat {seat} has upgraded the foreign {company:?}"));
            }
            // A stock that went below nothing would have wrapped around.
            if player.stock.kinds().iter().any(|(_, amount)| *amount > 10_000) {
                return Err(format!("seat {seat} has an impossible stock of {:?}", player.stock));
            }
            let others = self.players.iter().filter(|(other, _)| *other != seat);
            for (_, other) in others {
                let shared = other.start_up == player.start_up
                    || other.capitalist.is_some() && other.capitalist == player.capitalist;
                if shared {
                    return Err(format!("seat {seat} shares a start-up or a capitalist"));
                }
            }
        }
        Ok(())
    }

    /// Only the order of the deck is secret, and it is secret to all.
    fn swap_secrets(&mut self, _viewer: Viewer, rng: &mut Rng) -> bool {
        let cards = self.deck.cards_mut();
        let count = cards.len() as u32;
        if count < 2 {
            return false;
        }
        let one = rng.below(count);
        let other = (one + 1 + rng.below(count - 1)) % count;
        cards.swap(one as usize, other as usize);
        true
    }
}

impl Furnace {
    /// Every company is in the deck, in the row, in an engine or out of the game: exactly once.
    fn companies_conserved(&self) -> Result<(), String> {
        let mut seen: Vec<Company> = self.deck.cards().to_vec();
        seen.extend(self.row.companies());
        seen.extend(self.discarded.iter());
        for player in self.players.values() {
            seen.extend(player.engine.companies());
        }
        seen.sort_unstable();
        let all: Vec<Company> = (0..self.cards.companies.len()).map(Company::new).collect();
        if seen == all { Ok(()) } else { Err(format!("the companies are {seen:?}")) }
    }

    /// Every disc is in its owner's hand or on one card, and the placement limits hold.
    fn discs_conserved(&self) -> Result<(), String> {
        let two = self.players.seats() == 2;
        let bidders = self.players.iter().map(|(seat, _)| Bidder::Seat(seat)).chain(two.then_some(Bidder::Dummy));
        for bidder in bidders {
            let (hand, power) = match bidder {
                Bidder::Seat(seat) => (self.players[seat].discs, self.power(seat)),
                Bidder::Dummy => (self.dummy, None),
            };
            let mut discs: Vec<Disc> = hand.iter().collect();
            for lot in self.row.lots() {
                let here = lot.bids().filter(|bid| bid.bidder == bidder).map(|bid| bid.disc);
                discs.extend(here);
                let most = power.map_or(ONE_ON_A_CARD, Power::most_on_a_card);
                if lot.discs_of(bidder) > most {
                    return Err(format!("{bidder:?} has too many discs on {:?}", lot.company));
                }
            }
            discs.sort_unstable();
            let expected = power.map_or(Discs::COLOUR, Power::discs).len();
            let bidding = matches!(self.phase, Phase::Auction { .. });
            if discs[..] != Disc::ALL[..expected] && (bidding || bidder != Bidder::Dummy) {
                return Err(format!("the discs of {bidder:?} are {discs:?}"));
            }
        }
        Ok(())
    }
}
