use serde::{Deserialize, Serialize};
use table::{BySeat, Sealed, Seat, Seats, Step};

use crate::{Event, Pennies, Phase};

/// A prize that somebody has won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Won {
    /// By whom.
    pub seat: Seat,
    /// What it is worth.
    pub prize: u8,
    /// What its winner paid.
    pub price: u8,
}

impl Pennies {
    /// Turns the next prize up, or ends the game after the last round.
    pub(crate) fn turn_up(&mut self, step: &mut Step<Event>) {
        if self.round == self.options.cards.rounds {
            self.phase = Phase::Over;
            return;
        }
        self.round += 1;
        let prize = self.pile.draw().expect("a checked card file has a prize for every round");
        self.phase = Phase::Bidding { prize, bids: Sealed::ask(self.seats(), Seats::all(self.seats())) };
        step.tell(Event::TurnedUp { round: self.round, prize, gavel: self.gavel });
    }

    pub(crate) fn bid(&mut self, seat: Seat, coins: u8, step: &mut Step<Event>) {
        let Phase::Bidding { prize, bids } = &mut self.phase else { unreachable!("bids are for a prize") };
        bids.answer(seat, coins);
        // Nothing is known of any bid before the last one is there.
        let Some(opened) = bids.open() else { return };
        let opened: BySeat<u8> =
            BySeat::from_values(opened.map(|(_, coins)| coins)).expect("a bid for each seat of the table");
        let prize = *prize;
        // What was secret is known now, so nobody takes a bid back any more.
        step.reveal();
        step.tell(Event::Opened { bids: opened });
        self.award(prize, &opened, step);
        self.last = Some(opened);
        self.gavel = self.gavel.next(self.seats());
        self.turn_up(step);
    }

    /// The highest bid takes the prize.
    fn award(&mut self, prize: u8, bids: &BySeat<u8>, step: &mut Step<Event>) {
        let highest = bids.values().iter().max().expect("somebody bids");
        // Ruling 2: among equal bids it is whoever comes first to the left of the gavel, its holder before all others.
        let mut by_gavel = self.gavel.around(self.seats());
        let winner = by_gavel.find(|seat| bids[*seat] == *highest).expect("somebody has bid the most");
        for (seat, coins) in bids.iter() {
            if seat == winner || self.options.all_pay {
                self.coins[seat] -= coins;
                self.bank += u16::from(*coins);
            }
        }
        let won = Won { seat: winner, prize, price: *highest };
        self.won.put(won);
        step.tell(Event::Won(won));
    }
}

/// What everybody's prizes are worth together.
pub(crate) fn points(seats: u8, won: &[Won]) -> BySeat<i32> {
    BySeat::new(seats, |seat| won.iter().filter(|won| won.seat == seat).map(|won| i32::from(won.prize)).sum())
}
