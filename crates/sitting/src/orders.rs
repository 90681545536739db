use std::collections::BTreeMap;

use frozen::Rules;
use table::{Seat, Viewer};
use wire::{Code, Json, Moment};

use crate::decide::{Who, refuse};
use crate::denial::Denial;
use crate::journal::Happening;
use crate::sitting::{Phase, Sitting};

/// What was ordered beforehand: it is in no journal, so whoever keeps the table keeps it, and hands it over.
impl Sitting {
    /// The seat of somebody who may order something beforehand.
    ///
    /// # Errors
    /// Where they have none, nobody plays, a bot plays for them, or the table goes by rules that know no orders.
    pub fn ordering(&self, who: &Who) -> Result<Seat, Denial> {
        let seat = self.own_seat(who)?;
        self.playing()?;
        if self.chair(seat)?.absence.is_some() {
            return Err(refuse("take-seat-back-first", Code::NotNow));
        }
        if self.rules().is_none_or(Rules::is_frozen) {
            return Err(refuse("orders-other-rules", Code::NotNow));
        }
        Ok(seat)
    }

    /// Whose order each action of the game was, where it was one: for whoever keeps the table, until the game is over.
    #[must_use]
    pub fn by_order(&self) -> &[Option<Seat>] {
        &self.by_order
    }

    /// What was ordered beforehand.
    #[must_use]
    pub const fn orders(&self) -> &BTreeMap<Seat, Json> {
        &self.orders
    }

    /// Keeps what somebody has ordered, or that they have ordered nothing; says whether that is something else.
    pub fn set_order(&mut self, seat: Seat, order: Option<Json>) -> bool {
        let text = |order: &Json| order.get().to_owned();
        let (new, old) = (order.as_ref().map(text), self.orders.get(&seat).map(text));
        match order {
            Some(order) => drop(self.orders.insert(seat, order)),
            None => drop(self.orders.remove(&seat)),
        }
        new != old
    }

    /// When the game last went on: since then whoever is asked has been.
    #[must_use]
    pub fn went_on(&self) -> Moment {
        let goes_on = |what: &Happening| match what {
            Happening::Started
            | Happening::Acted { .. }
            | Happening::TakenBack { .. }
            | Happening::Answered { .. }
            | Happening::StoodIn { .. }
            | Happening::Returned { .. }
            | Happening::Resumed => true,
            Happening::Sat { .. }
            | Happening::Left { .. }
            | Happening::Hired { .. }
            | Happening::Dismissed { .. }
            | Happening::Removed { .. }
            | Happening::Invited { .. }
            | Happening::Asked { .. }
            | Happening::Rematched { .. }
            | Happening::Said { .. }
            | Happening::Broke { .. }
            | Happening::Later => false,
        };
        self.journal.iter().rev().find(|dated| goes_on(&dated.what)).map_or(self.made.at, |dated| dated.at)
    }

    /// What was played by order, as far as a viewer may know: the secret of whoever ordered it until the game is over.
    pub(crate) fn played_by_order(&self, viewer: Viewer) -> Vec<u32> {
        let may_know = |owner: &Option<Seat>| match owner {
            Some(owner) => self.phase == Phase::Over || viewer.seat() == Some(*owner),
            None => false,
        };
        (1..).zip(&self.by_order).filter(|(_, owner)| may_know(owner)).map(|(ply, _)| ply).collect()
    }
}
