use sitting::{Happening, Holder, Phase, Sitting};
use table::Seat;
use wire::{Clock, Moment, Occasion, PersonId, Room};

use crate::live::Circle;

/// Something that somebody may want to be told. It follows from the table alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    pub(super) person: PersonId,
    pub(super) occasion: Occasion,
    /// Which of those at this table: how many decisions they have made, or the number of a line, until it is kept.
    pub(super) mark: u64,
    /// When it came about.
    pub(super) at: Moment,
    /// Whether they were looking.
    pub(super) seen: bool,
    /// Whether whoever is told that it is their turn knows it by that.
    pub(super) said_by_turn: bool,
}

impl Fact {
    /// Whether anybody may have to be told: whoever looked when they were asked, or when somebody talked, knows it. That
    /// they saw the beginning or the end is kept, since a later server finds those again.
    pub(super) fn is_news(&self) -> bool {
        !self.seen || matches!(self.occasion, Occasion::Begins | Occasion::Over)
    }

    /// Whether both are kept under the same name.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        (&self.person, self.occasion, self.mark) == (&other.person, other.occasion, other.mark)
    }
}

/// How much of the time for a move is left at the least when somebody is told that it runs out.
const WARNING: u64 = 4 * 3_600 * 1_000;

/// What there is to tell to those at a table who are told anything. What was found before is as it was found then.
pub(super) fn facts(
    sitting: &Sitting,
    circle: &Circle,
    known: &[Fact],
    is_told: impl Fn(&PersonId) -> bool,
) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (seat, chair) in Seat::all(sitting.seats()).zip(sitting.chairs()) {
        let Holder::Person { id, .. } = &chair.holder else { continue };
        if is_told(id) {
            let seen = circle.is_here(id);
            facts.extend(of_seat(sitting, seat, id, seen));
        }
    }
    for fact in &mut facts {
        match known.iter().find(|known| known.is_same(fact)) {
            Some(known) => fact.at = known.at,
            None if fact.occasion == Occasion::Turn => {
                fact.at = sitting.seat_of(&fact.person).map_or(fact.at, |seat| asked_since(sitting, seat));
            }
            None => {}
        }
    }
    facts
}

fn of_seat(sitting: &Sitting, seat: Seat, person: &PersonId, seen: bool) -> Vec<Fact> {
    let fact = |occasion, mark, at| {
        let person = person.clone();
        Fact { person, occasion, mark, at, seen, said_by_turn: false }
    };
    let mut facts = Vec::new();
    match sitting.phase() {
        Phase::Playing => {
            let asked = is_asked(sitting, seat);
            let made = if asked { decisions(sitting, seat) } else { 0 };
            if let Some(at) = began(sitting) {
                facts.push(Fact { said_by_turn: asked && made == 0, ..fact(Occasion::Begins, 0, at) });
            }
            if asked {
                facts.push(fact(Occasion::Turn, made, sitting.changed()));
            }
            if let Some(at) = warning(sitting, seat).filter(|_| asked) {
                facts.push(Fact { seen: false, ..fact(Occasion::Time, made, at) });
            }
        }
        Phase::Over => facts.push(fact(Occasion::Over, 0, ended(sitting))),
        Phase::Gathering | Phase::Broken(_) => {}
    }
    let lines = sitting.chat().iter().rev().filter(|line| line.room == Room::Table && !line.text.is_empty());
    let latest = lines.take(1).find(|line| line.by != *person);
    facts.extend(latest.map(|line| fact(Occasion::Talk, u64::from(line.number), line.at)));
    facts
}

/// Whether a seat is asked, and nobody plays for whoever has it.
pub(super) fn is_asked(sitting: &Sitting, seat: Seat) -> bool {
    sitting.to_act().contains(seat) && !sitting.automatic().contains(seat)
}

/// How far back it is looked for when a seat began to be asked.
const BACK: usize = 16;

/// When a seat was asked what it is asked now: what others have answered or said meanwhile changes nothing of it.
fn asked_since(sitting: &Sitting, seat: Seat) -> Moment {
    let Some(game) = sitting.game() else { return sitting.changed() };
    let actors = game.actors();
    let is_same = |ply: &usize| actors[*ply] != seat && game.at_ply(*ply).to_act().contains(seat);
    let plies = game.plies();
    let since = (plies.saturating_sub(BACK)..plies).rev().take_while(is_same).last().unwrap_or(plies);
    let before = since.checked_sub(1).and_then(|ply| sitting.times().get(ply).copied());
    before.or_else(|| began(sitting)).unwrap_or_else(|| sitting.changed())
}

/// How many decisions a seat has made: whoever is asked the same once more, because somebody took back, has made as many.
pub(super) fn decisions(sitting: &Sitting, seat: Seat) -> u64 {
    let actors = sitting.game().map(shelf::AnyMatch::actors).unwrap_or_default();
    actors.iter().filter(|actor| **actor == seat).count() as u64
}

/// When somebody is to be told that their time runs out, if they have days for a move.
pub(super) fn warning(sitting: &Sitting, seat: Seat) -> Option<Moment> {
    let Clock::Days { hours } = sitting.made().clock else { return None };
    let left = WARNING.min(u64::from(hours) * 3_600_000 / 4);
    sitting.clocks().until(seat).map(|until| until.saturating_sub(left))
}

fn began(sitting: &Sitting) -> Option<Moment> {
    let started = sitting.journal().iter().find(|dated| matches!(dated.what, Happening::Started));
    started.map(|dated| dated.at)
}

fn ended(sitting: &Sitting) -> Moment {
    sitting.times().last().copied().unwrap_or_else(|| sitting.changed())
}
