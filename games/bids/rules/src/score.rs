use table::{BySeat, Seat, Seats, Step};

use crate::card::{Card, Face};
use crate::{Alliance, Bids, Colour, Event, Phase};

impl Bids {
    /// Scores the round and deals the next one, or ends the game.
    pub(crate) fn end_round(&mut self, step: &mut Step<Event>) {
        let without = Seats::all(self.rules.seats).minus(self.won.cards().iter().map(|(_, owner)| *owner).collect());
        // Ruling C29: allies without black cards raise their count, but get no lucky-loser points.
        let lucky: Seats = without.filter(|seat| !self.is_allied(*seat)).collect();
        let points = self.round_points(lucky);
        for seat in without {
            self.lucky[seat] += 1;
        }
        self.results[usize::from(self.round - 1)] = points;
        step.tell(Event::RoundScored { round: self.round, points, without, lucky });
        if self.round == self.rules.rounds {
            self.phase = Phase::Over;
        } else {
            self.opener = self.next_opener();
            self.begin_round(step);
        }
    }

    /// What each player scores for this round.
    fn round_points(&self, lucky: Seats) -> BySeat<i16> {
        let mut points = shared(self.won_points(), self.alliance);
        for seat in lucky {
            points[seat] = i16::from(self.rules.lucky_loser) * i16::from(self.lucky[seat] + 1);
        }
        points
    }

    /// The points of the cards in front of each player, counted in the order in which they came.
    pub(crate) fn won_points(&self) -> BySeat<i16> {
        let mut points = BySeat::empty(self.rules.seats);
        for &(card, owner) in self.won.cards() {
            match card.value() {
                Some(value) => points[owner] += i16::from(value),
                // Rulings C6 and C7: the 2x doubles the running total, whatever its sign.
                None if card == Card::DOUBLE => points[owner] *= 2,
                None => {}
            }
        }
        points
    }

    pub(crate) fn is_allied(&self, seat: Seat) -> bool {
        self.alliance.is_some_and(|alliance| alliance.player == seat || alliance.winner == seat)
    }

    pub(crate) fn totals(&self) -> BySeat<i32> {
        totals(self.rules.seats, &self.results[..usize::from(self.finished_rounds())])
    }

    pub(crate) fn finished_rounds(&self) -> u8 {
        match self.phase {
            Phase::Over => self.round,
            Phase::Bid | Phase::Steal { .. } => self.round - 1,
        }
    }

    /// Highest total, then best last round, then highest number won in it, then seat order (ruling C31).
    fn next_opener(&self) -> Seat {
        let last = self.results[usize::from(self.round - 1)];
        let totals = totals(self.rules.seats, &self.results[..usize::from(self.round)]);
        let highest = |seat: Seat| {
            let won = self.won.cards().iter().filter(|(_, owner)| *owner == seat);
            won.filter_map(|(card, _)| match card.face() {
                Face::Number(Colour::Black, value) => Some(value),
                Face::Number(..) | Face::MinusFive | Face::Double | Face::Thief => None,
                Face::Shuffle | Face::Lowest | Face::Surprise | Face::Ally => None,
            })
            .max()
        };
        let merit = |seat: Seat| (totals[seat], last[seat], highest(seat));
        let mut best = self.opener;
        for seat in self.opener.around(self.rules.seats).skip(1) {
            if merit(seat) > merit(best) {
                best = seat;
            }
        }
        best
    }
}

/// What the rounds come to together.
pub(crate) fn totals(seats: u8, results: &[BySeat<i16>]) -> BySeat<i32> {
    BySeat::new(seats, |seat| results.iter().map(|points| i32::from(points[seat])).sum())
}

/// What an alliance makes of the points of a round: both get half of the sum.
pub(crate) fn shared(mut points: BySeat<i16>, alliance: Option<Alliance>) -> BySeat<i16> {
    if let Some(Alliance { player, winner }) = alliance {
        // Ruling C27: half, rounded up towards plus infinity.
        let half = (points[player] + points[winner] + 1).div_euclid(2);
        points[player] = half;
        points[winner] = half;
    }
    points
}
