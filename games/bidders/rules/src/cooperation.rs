//! Phase 4: the neighbours of the white project's winner bid blindly for a share in it.

use table::{BySeat, Sealed, Seat, Seats, Step};

use crate::{Bid, Bidders, Event, Phase};

impl Bidders {
    pub(crate) fn open_cooperation(&mut self, winner: Seat, step: &mut Step<Event>) {
        self.phase = Phase::Cooperation { fists: Sealed::ask(self.seats, self.can_cooperate(winner)) };
        self.open_fists(winner, step);
    }

    /// The neighbours with cubes at home; a fist of any other can only be empty.
    pub(crate) fn can_cooperate(&self, winner: Seat) -> Seats {
        let neighbours = [winner.next(self.seats), winner.previous(self.seats)];
        neighbours.into_iter().filter(|seat| self.guilds[*seat].cubes > 0).collect()
    }

    pub(crate) fn close_fist(&mut self, seat: Seat, cubes: u8, step: &mut Step<Event>) {
        let Phase::Cooperation { fists } = &mut self.phase else { unreachable!("fists are for the cooperation") };
        step.tell(Event::FistClosed { seat });
        fists.answer(seat, cubes);
        let winner = self.white_winner().expect("there is a cooperation where white is won");
        self.open_fists(winner, step);
    }

    /// Opens the fists if all are closed.
    fn open_fists(&mut self, winner: Seat, step: &mut Step<Event>) {
        let Phase::Cooperation { fists } = &self.phase else { unreachable!("fists are for the cooperation") };
        let Some(opened) = fists.open() else { return };
        step.reveal();
        let mut cubes = BySeat::<u8>::empty(self.seats);
        for (seat, fist) in opened {
            cubes[seat] = fist;
        }
        let (left, right) = (winner.next(self.seats), winner.previous(self.seats));
        let (left_cubes, right_cubes) = (cubes[left], cubes[right]);
        step.tell(Event::FistsOpened { left, left_cubes, right, right_cubes });
        // The left neighbour wins a tie. Ruling D1: but not with nothing.
        let seat = if left_cubes >= right_cubes { left } else { right };
        let partner = Bid { seat, cubes: cubes[seat] };
        if partner.cubes == 0 {
            step.tell(Event::NoCooperation { seat: winner });
            self.end_round(None, step);
        } else {
            self.guilds[seat].cubes -= partner.cubes;
            step.tell(Event::Cooperated { seat, cubes: partner.cubes, tie: left_cubes == right_cubes });
            self.end_round(Some(partner), step);
        }
    }

    pub(crate) fn white_winner(&self) -> Option<Seat> {
        self.tenders.white.and_then(|tender| tender.bid).map(|bid| bid.seat)
    }
}
