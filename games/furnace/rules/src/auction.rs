//! Placing discs, in turn, until none can be placed.

use table::{Menu, Seat, Step};

use crate::bits::bits;
use crate::disc::{Bidder, Disc, Discs};
use crate::event::Event;
use crate::power::{ONE_ON_A_CARD, Power};
use crate::{Action, Furnace, Phase};

impl Furnace {
    pub(crate) fn bidding_menu(&self, seat: Seat, disc: Option<Disc>, menu: &mut Menu<Action>) {
        match disc {
            None => {
                for disc in self.placeable(seat).iter() {
                    menu.one(Action::Take { disc });
                }
            }
            Some(disc) => {
                for lot in self.lots_for(seat, disc) {
                    menu.one(Action::Place { lot });
                }
            }
        }
    }

    /// Takes a disc, and places it at once where only one card takes it.
    pub(crate) fn take(&mut self, seat: Seat, disc: Disc, step: &mut Step<Event>) {
        self.phase = Phase::Auction { seat, disc: Some(disc) };
        let mut lots = self.lots_for(seat, disc);
        if let (Some(lot), None) = (lots.next(), lots.next()) {
            self.place(seat, lot, step);
        }
    }

    /// Puts the disc that was taken on a card, and lets the next bidder go on.
    pub(crate) fn place(&mut self, seat: Seat, lot: u8, step: &mut Step<Event>) {
        let Phase::Auction { disc: Some(disc), .. } = self.phase else {
            unreachable!("a card is chosen only after a disc")
        };
        self.row.place(lot, Bidder::Seat(seat), disc);
        step.tell(Event::Placed { seat, disc, company: self.row.companies()[usize::from(lot)] });
        self.players[seat].discs = self.players[seat].discs.without(disc);
        self.next_bid(seat, step);
    }

    /// Asks the next seat after `last` that can place a disc; ends the auction where there is none.
    ///
    /// Ruling 2: players without discs are skipped. Ruling 3: so are those whose discs fit nowhere.
    fn next_bid(&mut self, last: Seat, step: &mut Step<Event>) {
        let seats = self.players.seats();
        let mut seat = last;
        for _ in 0..seats {
            seat = seat.next(seats);
            if seat == self.first {
                self.move_dummy(step);
            }
            let discs = self.placeable(seat);
            if !discs.is_empty() {
                self.ask_bid(seat, discs, step);
                return;
            }
        }
        for (seat, player) in self.players.iter() {
            player.discs.iter().for_each(|disc| step.tell(Event::Unused { seat, disc }));
        }
        self.resolve(Some(self.first), step);
    }

    /// Asks `seat` which of `discs` to place, or at once for a card where there is only one.
    pub(crate) fn ask_bid(&mut self, seat: Seat, discs: Discs, step: &mut Step<Event>) {
        match discs.iter().next() {
            Some(disc) if discs.len() == 1 => self.take(seat, disc, step),
            Some(_) | None => self.phase = Phase::Auction { seat, disc: None },
        }
    }

    /// The discs of `seat` that fit on some card.
    pub(crate) fn placeable(&self, seat: Seat) -> Discs {
        let room = self.row.with_room(Bidder::Seat(seat), self.most_on_a_card(seat));
        self.players[seat].discs.iter().filter(|disc| room & self.row.without(disc.value()) != 0).collect()
    }

    /// The cards that `disc` fits on.
    pub(crate) fn lots_for(&self, seat: Seat, disc: Disc) -> impl Iterator<Item = u8> + use<> {
        let room = self.row.with_room(Bidder::Seat(seat), self.most_on_a_card(seat));
        bits((room & self.row.without(disc.value())).into())
    }

    /// How many discs of `seat` may lie on one card.
    fn most_on_a_card(&self, seat: Seat) -> u8 {
        self.power(seat).map_or(ONE_ON_A_CARD, Power::most_on_a_card)
    }

    /// Rolls the die for the dummy and places its lowest disc on the first card from there on that takes one.
    ///
    /// Ruling 13: without discs there is no roll, and a dummy that is stuck skips.
    fn move_dummy(&mut self, step: &mut Step<Event>) {
        if !self.dummy.is_empty() {
            let rolled = step.rng().die();
            self.place_dummy(rolled, step);
        }
    }

    pub(crate) fn place_dummy(&mut self, rolled: u8, step: &mut Step<Event>) {
        let lots = self.row.companies().len() as u8;
        let room = self.row.with_room(Bidder::Dummy, ONE_ON_A_CARD);
        for ahead in 0..lots {
            let index = (rolled - 1 + ahead) % lots;
            let free = |disc: &Disc| self.row.without(disc.value()) & room & (1 << index) != 0;
            if let Some(disc) = self.dummy.iter().find(free) {
                self.row.place(index, Bidder::Dummy, disc);
                self.dummy = self.dummy.without(disc);
                let company = self.row.companies()[usize::from(index)];
                step.tell(Event::DummyPlaced { rolled, disc, company, lot: index });
                return;
            }
        }
        step.tell(Event::DummyStuck { rolled });
    }
}
