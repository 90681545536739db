use table::{Seat, Seats};
use wire::{Clock, Moment, Remaining};

/// The clocks of a table: they follow from the times in its journal.
#[derive(Clone, Debug, Default)]
pub struct Clocks {
    per_move: u64,
    seats: Vec<SeatClock>,
    /// The clocks before each action, to go back to.
    past: Vec<Vec<SeatClock>>,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    bank: u64,
    /// Since when it runs.
    since: Option<Moment>,
}

impl Clocks {
    /// Clocks for so many seats; none where nobody is timed.
    pub(crate) fn new(clock: Clock, seats: u8) -> Self {
        let (per_move, bank) = match clock {
            Clock::None => return Self::default(),
            Clock::Live { per_move, bank } => (u64::from(per_move) * 1_000, u64::from(bank) * 1_000),
            Clock::Days { hours } => (u64::from(hours) * 3_600_000, 0),
        };
        Self { per_move, seats: vec![SeatClock { bank, since: None }; usize::from(seats)], past: Vec::new() }
    }

    /// From now on the clocks of these seats run, and no others.
    pub(crate) fn run(&mut self, running: Seats, at: Moment) {
        for (seat, clock) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            clock.since = if running.contains(seat) { clock.since.or(Some(at)) } else { None };
        }
    }

    /// A seat has acted: what it took beyond its move goes off its bank.
    pub(crate) fn acted(&mut self, seat: Seat, at: Moment) {
        self.past.push(self.seats.clone());
        let per_move = self.per_move;
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            let taken = clock.since.map_or(0, |since| at.saturating_sub(since));
            clock.bank = clock.bank.saturating_sub(taken.saturating_sub(per_move));
            clock.since = None;
        }
    }

    /// A seat took back the action at `ply`, and nobody else's time changes.
    pub(crate) fn taken_back(&mut self, seat: Seat, ply: usize) {
        let before = self.past.remove(ply);
        for past in self.past.iter_mut().skip(ply).chain([&mut self.seats]) {
            if let (Some(clock), Some(then)) = (past.get_mut(seat.index()), before.get(seat.index())) {
                *clock = SeatClock { bank: then.bank, since: None };
            }
        }
    }

    /// Everyone agreed to go back to `ply`.
    pub(crate) fn rewound(&mut self, ply: usize) {
        self.seats = self.past.split_off(ply).swap_remove(0);
        self.restart();
    }

    /// Whoever's clock runs begins the move anew.
    pub(crate) fn restart(&mut self) {
        for clock in &mut self.seats {
            clock.since = None;
        }
    }

    /// When a seat's time is over, if its clock runs.
    #[must_use]
    pub fn until(&self, seat: Seat) -> Option<Moment> {
        let clock = self.seats.get(seat.index())?;
        clock.since.map(|since| since + self.per_move + clock.bank)
    }

    /// The next moment at which somebody's time is over, and whose.
    #[must_use]
    pub fn next(&self) -> Option<(Moment, Seat)> {
        Seat::all(self.seats.len() as u8).filter_map(|seat| Some((self.until(seat)?, seat))).min()
    }

    /// What everyone has left.
    #[must_use]
    pub fn remaining(&self) -> Vec<Remaining> {
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        seats
            .map(|(seat, clock)| Remaining { for_move: self.per_move, bank: clock.bank, until: self.until(seat) })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: u8) -> Seat {
        Seat::new(index).expect("a small index")
    }

    #[test]
    fn a_move_beyond_its_time_goes_off_the_bank_and_comes_back_when_taken_back() {
        let mut clocks = Clocks::new(Clock::Live { per_move: 10, bank: 60 }, 2);
        clocks.run(Seats::only(seat(0)), 1_000);
        assert_eq!(clocks.next(), Some((71_000, seat(0))));
        clocks.acted(seat(0), 31_000);
        clocks.run(Seats::only(seat(1)), 31_000);
        assert_eq!(clocks.remaining()[0].bank, 40_000, "30 seconds are 20 more than the move has");
        assert_eq!(clocks.until(seat(1)), Some(101_000));
        clocks.taken_back(seat(0), 0);
        clocks.run(Seats::only(seat(0)), 40_000);
        assert_eq!(clocks.remaining()[0].bank, 60_000);
        assert_eq!(clocks.next(), Some((110_000, seat(0))));
    }

    #[test]
    fn going_back_restores_every_bank() {
        let mut clocks = Clocks::new(Clock::Live { per_move: 1, bank: 9 }, 2);
        for (mover, at) in [(0, 3_000), (1, 8_000)] {
            clocks.run(Seats::only(seat(mover)), at - 3_000);
            clocks.acted(seat(mover), at);
        }
        clocks.rewound(0);
        assert!(clocks.remaining().iter().all(|clock| clock.bank == 9_000 && clock.until.is_none()));
    }

    #[test]
    fn nobody_is_timed_without_a_clock() {
        let mut clocks = Clocks::new(Clock::None, 3);
        clocks.run(Seats::all(3), 5);
        clocks.acted(seat(2), 9);
        assert_eq!(clocks.next(), None);
        assert!(clocks.remaining().is_empty());
    }
}
