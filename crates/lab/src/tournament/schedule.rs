use table::Rng;

use crate::Entrant;
use crate::play::derive;

/// Who meets whom in which seat: it follows from the number of the game alone, so that more games can be added later.
pub(super) struct Schedule {
    /// At least as many as there are seats.
    field: Vec<Entrant>,
    seats: usize,
    seed: String,
}

impl Schedule {
    pub(super) fn new(bots: &[Entrant], seats: u8, seed: &str) -> Self {
        let seats = usize::from(seats);
        let field = bots.iter().copied().cycle().take(bots.len().max(seats)).collect();
        Self { field, seats, seed: seed.to_owned() }
    }

    /// The least number of games that is not below `games` and ends with a whole deal.
    pub(super) const fn whole_deals(&self, games: u64) -> u64 {
        games.next_multiple_of(self.seats as u64)
    }

    /// Which deal a game is of: each is played once from every seat.
    pub(super) const fn deal(&self, game: u64) -> u64 {
        game / self.seats as u64
    }

    /// Who sits where: all line-ups take turns, each in an order that chance gives the deal, moved on by a seat for each of its games.
    pub(super) fn seated(&self, game: u64) -> Vec<Entrant> {
        let deal = self.deal(game);
        let mut seated: Vec<Entrant> = self.line_up(deal).into_iter().map(|index| self.field[index]).collect();
        Rng::fast(derive(&self.seed, deal, u64::MAX - 1)).shuffle(&mut seated);
        seated.rotate_left((game % self.seats as u64) as usize);
        seated
    }

    /// Who plays a deal: the line-ups in lexical order, and again from the first.
    fn line_up(&self, deal: u64) -> Vec<usize> {
        let mut left = deal % choices(self.field.len(), self.seats);
        let (mut line_up, mut next) = (Vec::with_capacity(self.seats), 0);
        while line_up.len() < self.seats {
            let with_next = choices(self.field.len() - next - 1, self.seats - line_up.len() - 1);
            if left < with_next {
                line_up.push(next);
            } else {
                left -= with_next;
            }
            next += 1;
        }
        line_up
    }
}

/// How many ways there are to choose `some` of `all`.
fn choices(all: usize, some: usize) -> u64 {
    if some > all { 0 } else { (0..some as u64).fold(1, |product, index| product * (all as u64 - index) / (index + 1)) }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn schedule(bots: &[&str], seats: u8) -> Schedule {
        let bots: Vec<Entrant> = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
        Schedule::new(&bots, seats, "test")
    }

    fn names(schedule: &Schedule, game: u64) -> Vec<String> {
        schedule.seated(game).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_deal_is_played_once_from_each_seat() {
        let schedule = schedule(&["manager", "intern", "random"], 3);
        for deal in 0..4 {
            for seat in 0..3 {
                let sitters: BTreeSet<String> =
                    (0..3).map(|turn| names(&schedule, deal * 3 + turn)[seat].clone()).collect();
                assert_eq!(sitters.len(), 3, "everybody sits at seat {seat} of deal {deal}");
            }
        }
        assert_eq!((schedule.deal(5), schedule.deal(6), schedule.whole_deals(7)), (1, 2, 9));
    }

    #[test]
    fn more_bots_than_seats_meet_in_every_line_up_equally_often() {
        let schedule = schedule(&["manager@1", "manager@2", "manager@3", "manager@4", "manager@5"], 3);
        let mut met: BTreeMap<Vec<String>, u32> = BTreeMap::new();
        for game in 0..2 * 10 * 3 {
            let mut line_up = names(&schedule, game);
            line_up.sort();
            *met.entry(line_up).or_default() += 1;
        }
        assert_eq!(met.len(), 10, "five choose three");
        assert!(met.values().all(|games| *games == 6));
    }

    #[test]
    fn fewer_bots_than_seats_sit_down_more_than_once() {
        let mut line_up = names(&schedule(&["manager", "random"], 4), 0);
        line_up.sort();
        assert_eq!(line_up, ["manager", "manager", "random", "random"]);
    }
}
