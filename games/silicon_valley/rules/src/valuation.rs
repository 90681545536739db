use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Step};

use crate::{Event, SiliconValley};

/// The valuation track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Track {
    /// How many steps from the start each token stands.
    pub at: BySeat<u16>,
    /// The seats by the last move of their tokens, the latest last: of two on one space the later one lies on top.
    pub moved: [Seat; 4],
}

impl Track {
    /// Every token at the start, the first player's on top.
    pub(crate) fn new(seats: u8, order: &[Seat]) -> Self {
        let mut moved = [Seat::default(); 4];
        moved.iter_mut().zip(order.iter().rev()).for_each(|(slot, seat)| *slot = *seat);
        Self { at: BySeat::empty(seats), moved }
    }

    /// The turn order: the lowest valuation first, on one space the topmost token first.
    pub(crate) fn order(&self) -> [Seat; 4] {
        let seats = usize::from(self.at.seats());
        let mut order = self.moved;
        order[..seats].reverse();
        order[..seats].sort_by_key(|seat| self.at[*seat]);
        order
    }

    fn put_on_top(&mut self, seat: Seat) {
        let seats = usize::from(self.at.seats());
        if let Some(from) = self.moved[..seats].iter().position(|other| *other == seat) {
            self.moved[from..seats].rotate_left(1);
        }
    }
}

impl SiliconValley {
    /// Moves a token up or down, never below the start; salaries follow the marks it passes.
    pub(crate) fn change_valuation(&mut self, seat: Seat, steps: i16, step: &mut Step<Event>) {
        let from = self.track.at[seat];
        let to = from.saturating_add_signed(steps);
        // Ruling 2: a move on the spot does not change the stack.
        if from == to {
            return;
        }
        self.track.at[seat] = to;
        self.track.put_on_top(seat);
        step.tell(Event::Valued { seat, from, to });
        let cards = self.cards;
        for mark in cards.marks().map(u16::from) {
            if from < mark && mark <= to {
                self.companies[seat].staff.each().for_each(|id| {
                    let tokens = &mut self.tokens[usize::from(id)];
                    *tokens = tokens.saturating_add(1);
                });
                step.tell(Event::SalariesRose { seat, mark });
            } else if to < mark && mark <= from {
                self.companies[seat].staff.each().for_each(|id| {
                    let tokens = &mut self.tokens[usize::from(id)];
                    *tokens = tokens.saturating_sub(1);
                });
                step.tell(Event::SalariesFell { seat, mark });
            }
        }
    }
}
