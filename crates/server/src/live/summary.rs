use sitting::Sitting;
use table::{Seat, Seats};
use wire::{Moment, OpenTable, PersonId, Phase, Sitter, TableId, Visibility};

use super::circle::Circle;
use crate::quota::{Players, Share};

/// A table in the lobby's eyes.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    pub(crate) id: TableId,
    pub(crate) game: String,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) host: Option<PersonId>,
    pub(crate) clock: wire::Clock,
    pub(crate) usual: bool,
    pub(crate) visibility: Visibility,
    pub(crate) phase: Phase,
    /// The people who are asked.
    pub(crate) to_act: Seats,
    pub(crate) ply: Option<u32>,
    pub(crate) version: u64,
    pub(crate) changed: Moment,
    pub(crate) until: Vec<Option<Moment>>,
}

impl Summary {
    /// What the lobby needs to know of a table.
    pub(super) fn of(sitting: &Sitting, circle: &Circle) -> Self {
        let made = sitting.made();
        let mut summary = Self {
            id: made.id.clone(),
            game: made.game.clone(),
            sitters: sitting.sitters(circle),
            host: sitting.host().cloned(),
            clock: made.clock,
            usual: circle.usual,
            visibility: made.visibility,
            phase: sitting.said_phase(circle),
            to_act: Seats::NONE,
            ply: None,
            version: 0,
            changed: made.at,
            until: Vec::new(),
        };
        summary.follow(sitting, circle);
        summary
    }

    /// Takes up how far the game has come; the people are the same.
    pub(super) fn follow(&mut self, sitting: &Sitting, circle: &Circle) {
        self.phase = sitting.said_phase(circle);
        self.to_act = sitting.to_act().minus(sitting.automatic());
        self.ply = sitting.game().map(|game| game.plies() as u32);
        self.version = sitting.version();
        self.changed = sitting.changed();
        self.until.clear();
        self.until.extend(Seat::all(sitting.seats()).map(|seat| sitting.clocks().until(seat)));
    }

    /// Where somebody sits.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if id == person);
        Seat::all(self.sitters.len() as u8).zip(&self.sitters).find(|(_, sitter)| sits(sitter)).map(|(seat, _)| seat)
    }

    /// What the table is of what somebody may have: nothing where it is another's, or over.
    pub(crate) fn share(&self, person: &PersonId) -> Option<Share> {
        let host = self.host.clone().filter(|host| host == person)?;
        let players = match self.phase {
            Phase::Gathering => Players::People,
            Phase::Playing if self.sitters.iter().all(|sitter| matches!(sitter, Sitter::Bot { .. })) => Players::Bots,
            Phase::Playing => Players::People,
            Phase::Over | Phase::Broken { .. } => return None,
        };
        Some(Share { table: self.id.clone(), host, players })
    }

    /// The table in the list of somebody, or of whoever is not known.
    pub(crate) fn listed(&self, person: Option<&PersonId>) -> OpenTable {
        let asked = person.and_then(|person| self.seat_of(person)).filter(|seat| self.to_act.contains(*seat));
        let until = |seat: Seat| self.until.get(seat.index()).copied().flatten();
        OpenTable {
            id: self.id.clone(),
            game: self.game.clone(),
            sitters: self.sitters.clone(),
            clock: self.clock,
            usual: self.usual,
            my_turn: asked.is_some(),
            ply: self.ply,
            changed: self.changed,
            asked: self.to_act,
            until: asked.map_or_else(|| self.to_act.filter_map(until).min(), until),
        }
    }
}
