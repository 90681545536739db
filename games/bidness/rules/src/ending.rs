use std::cmp::Reverse;

use table::{Places, Step};

use crate::phase::Phase;
use crate::{Bidness, Event, Workplace};

/// What places a seat before another: compared from the first field to the last, more being better.
#[derive(Default, PartialEq, Eq, PartialOrd, Ord)]
enum Merit {
    #[default]
    Nothing,
    /// The rounds have run out on somebody in debt.
    InDebt { ious: Reverse<u8>, net_worth: i32, tech: u32 },
    /// Somebody has paid off everything.
    DebtFree { tech: u32, marketing: u32, cash: u32 },
}

impl Bidness {
    pub(crate) fn end(&mut self, step: &mut Step<Event>) {
        self.phase = Phase::Over;
        let free = self.workplaces.iter().filter(|(_, workplace)| workplace.ious == 0);
        let debt_free = free.map(|(seat, _)| seat).collect();
        step.tell(Event::Over { winners: self.standing().winners(), debt_free });
    }

    pub(crate) fn standing(&self) -> Places {
        Places::by_merit(&self.workplaces.map(|_, workplace| self.merit(workplace)))
    }

    fn merit(&self, workplace: &Workplace) -> Merit {
        let Workplace { cash, ious, tech, .. } = *workplace;
        if ious == 0 {
            // Ruling B7: tech points as they lie there, without the award.
            Merit::DebtFree { tech, marketing: workplace.marketing(self.set()), cash }
        } else {
            Merit::InDebt { ious: Reverse(ious), net_worth: workplace.net_worth(), tech }
        }
    }
}
