use std::collections::BTreeMap;

use table::{Seat, Seats};
use wire::{Clock, Moment, Remaining};

use crate::journal::Custom;

/// The clocks of a table: they follow from the times in its journal.
#[derive(Clone, Debug, Default)]
pub struct Clocks {
    per_move: u64,
    seats: Vec<SeatClock>,
    /// The clocks before each action, to go back to.
    past: Vec<Vec<SeatClock>>,
    /// How much of the time for a move a seat has used on the decision that it was asked for at a ply.
    used: BTreeMap<(usize, Seat), u64>,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    bank: u64,
    /// Since when it runs.
    since: Option<Moment>,
    /// The ply at which it began to.
    asked: usize,
}

impl Clocks {
    /// Clocks for so many seats; none where nobody is timed.
    pub(crate) fn new(clock: Clock, seats: u8) -> Self {
        let (per_move, bank) = match clock {
            Clock::None => return Self::default(),
            Clock::Live { per_move, bank } => (u64::from(per_move) * 1_000, u64::from(bank) * 1_000),
            Clock::Days { hours } => (u64::from(hours) * 3_600_000, 0),
        };
        let seats = vec![SeatClock { bank, ..SeatClock::default() }; usize::from(seats)];
        Self { per_move, seats, ..Self::default() }
    }

    /// From now on the clocks of these seats run, and no others; whoever was asked at this ply before goes on.
    pub(crate) fn run(&mut self, running: Seats, ply: usize, at: Moment) {
        for (seat, clock) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            if !running.contains(seat) {
                clock.since = None;
            } else if clock.since.is_none() {
                let used = self.used.get(&(ply, seat)).copied().unwrap_or(0);
                (clock.since, clock.asked) = (Some(at.saturating_sub(used)), ply);
            }
        }
    }

    /// A seat has acted: what it took beyond its move goes off its bank.
    pub(crate) fn acted(&mut self, seat: Seat, at: Moment) {
        self.past.push(self.seats.clone());
        self.charge(seat, at);
    }

    /// Stops the clock of a seat and keeps what it has used.
    fn charge(&mut self, seat: Seat, at: Moment) {
        let per_move = self.per_move;
        let Some(clock) = self.seats.get_mut(seat.index()) else { return };
        let Some(since) = clock.since.take() else { return };
        let taken = at.saturating_sub(since);
        clock.bank = clock.bank.saturating_sub(taken.saturating_sub(per_move));
        self.used.insert((clock.asked, seat), taken.min(per_move));
    }

    /// A seat took back the action at `ply`, and nobody else's time changes.
    pub(crate) fn taken_back(&mut self, seat: Seat, ply: usize, at: Moment, custom: Custom) {
        let before = self.past.remove(ply);
        let Some(then) = before.get(seat.index()).copied() else { return };
        match custom {
            Custom::Lenient => {
                self.used.retain(|(asked, _), _| *asked < ply);
                for past in self.past.iter_mut().skip(ply).chain([&mut self.seats]) {
                    past[seat.index()] = SeatClock { since: None, ..then };
                }
            }
            Custom::Strict => {
                for past in self.past.iter_mut().skip(ply) {
                    past[seat.index()] = SeatClock { bank: past[seat.index()].bank, ..then };
                }
                self.charge(seat, at);
                self.go_on(seat, then, at);
            }
        }
    }

    /// Everyone agreed to go back to `ply`.
    pub(crate) fn rewound(&mut self, ply: usize, at: Moment, custom: Custom) {
        let then = self.past.split_off(ply).swap_remove(0);
        match custom {
            Custom::Lenient => {
                self.used.retain(|(asked, _), _| *asked < ply);
                self.seats = then;
                self.restart();
            }
            Custom::Strict => {
                for (seat, then) in Seat::all(self.seats.len() as u8).zip(then) {
                    self.charge(seat, at);
                    self.go_on(seat, then, at);
                }
            }
        }
    }

    /// A seat is asked again what it was asked `then`: what it has used since stays used.
    fn go_on(&mut self, seat: Seat, then: SeatClock, at: Moment) {
        let used = self.used.get(&(then.asked, seat)).copied().unwrap_or(0);
        let clock = &mut self.seats[seat.index()];
        clock.since = then.since.map(|_| at.saturating_sub(used));
        clock.asked = then.asked;
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
mod tests;
