use std::panic::{AssertUnwindSafe, catch_unwind};

use shelf::AnyMatch;
use table::{Salt, Seat, Seats, Viewer};
use wire::{Line, Moment, PersonId, Phase, TableId};

use super::clocks::Clocks;
use super::journal::{Absence, Dated, Entry, Made};
use super::told::Told;
use crate::problem::{said, say};

/// A table as it follows from what it was made as and from its journal.
pub struct Table {
    pub(crate) made: Made,
    pub(crate) journal: Vec<Dated>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: Option<PersonId>,
    pub(crate) phase: Phase,
    pub(crate) game: Option<AnyMatch>,
    /// When each action of the game was played.
    pub(crate) times: Vec<Moment>,
    pub(crate) clocks: Clocks,
    pub(crate) request: Option<Request>,
    pub(crate) rematch: Option<TableId>,
    pub(crate) chat: Vec<Line>,
    pub(crate) told: Told,
    /// Each time that something was taken back: the version since then, and the ply gone back to.
    pub(crate) cuts: Vec<(u64, usize)>,
    /// The version with which the game was over.
    pub(crate) over_since: Option<u64>,
}

/// A seat and whoever has it.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) holder: Holder,
    pub(crate) absence: Option<Absence>,
    /// For whom an empty seat is kept.
    pub(crate) kept_for: Option<PersonId>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    Nobody,
    Person { id: PersonId, salt: Salt },
    Bot { level: String },
}

/// Somebody asks everyone to let them take something back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request {
    pub(crate) by: Seat,
    pub(crate) to: usize,
    pub(crate) waiting: Seats,
}

/// What a change touched.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Changed {
    pub(crate) sheet: bool,
    pub(crate) position: bool,
    /// The story from this ply on.
    pub(crate) story: Option<usize>,
    pub(crate) chat: bool,
}

impl Changed {
    pub(crate) const SHEET: Self = Self { sheet: true, position: false, story: None, chat: false };
    pub(super) const SEATS: Self = Self { sheet: true, position: true, story: None, chat: false };
    pub(super) const POSITION: Self = Self { sheet: false, position: true, story: None, chat: false };
    const CHAT: Self = Self { sheet: false, position: false, story: None, chat: true };

    pub(super) fn story(from: usize) -> Self {
        Self { story: Some(from), ..Self::POSITION }
    }

    /// What both touched.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            sheet: self.sheet || other.sheet,
            position: self.position || other.position,
            story: self.story.into_iter().chain(other.story).min(),
            chat: self.chat || other.chat,
        }
    }
}

impl Table {
    /// The table that a journal leads to.
    #[must_use]
    pub fn new(made: Made, journal: Vec<Dated>) -> Self {
        let chairs = made.seats.iter().map(|kept_for| Chair {
            holder: Holder::Nobody,
            absence: None,
            kept_for: kept_for.clone(),
        });
        let mut table = Self {
            chairs: chairs.collect(),
            host: Some(made.host.clone()),
            phase: Phase::Gathering,
            game: None,
            times: Vec::new(),
            clocks: Clocks::new(made.clock, made.seats.len() as u8),
            request: None,
            rematch: None,
            chat: Vec::new(),
            told: Told::default(),
            cuts: Vec::new(),
            over_since: None,
            journal: Vec::with_capacity(journal.len()),
            made,
        };
        let here = shelf::GAMES.iter().find(|info| info.slug == table.made.game).map(|info| info.rules);
        if here != Some(table.made.rules) {
            let rules = [("found", table.made.rules.into()), ("here", here.unwrap_or(0).into())];
            table.phase = Phase::Broken { why: said("table-other-rules", &rules) };
        }
        for dated in journal {
            table.apply(dated);
        }
        table
    }

    /// How many lines the journal has.
    pub(crate) fn version(&self) -> u64 {
        self.journal.len() as u64
    }

    /// How many seats there are.
    pub(crate) fn seats(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// How many actions have been played.
    pub(crate) fn plies(&self) -> usize {
        self.game.as_ref().map_or(0, AnyMatch::plies)
    }

    /// The table when so many actions of its game had been played, to look at.
    pub(crate) fn at_ply(&self, ply: usize) -> Option<Self> {
        let game = self.game.as_ref()?;
        let mut then = Self::new(self.made.clone(), Vec::new());
        then.chairs.clone_from(&self.chairs);
        if ply < game.plies() {
            then.phase = Phase::Playing;
        } else {
            then.phase.clone_from(&self.phase);
        }
        then.game = Some(game.at_ply(ply));
        Some(then)
    }

    /// Who is asked.
    pub(crate) fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Playing => self.game.as_ref().map_or(Seats::NONE, AnyMatch::to_act),
            Phase::Gathering | Phase::Over | Phase::Broken { .. } => Seats::NONE,
        }
    }

    /// The seats that a bot plays, for itself or for somebody.
    pub(crate) fn automatic(&self) -> Seats {
        let chairs = Seat::all(self.seats()).zip(&self.chairs);
        chairs
            .filter(|(_, chair)| chair.absence.is_some() || matches!(chair.holder, Holder::Bot { .. }))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Where somebody sits.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |chair: &Chair| matches!(&chair.holder, Holder::Person { id, .. } if id == person);
        Seat::all(self.seats()).zip(&self.chairs).find(|(_, chair)| sits(chair)).map(|(seat, _)| seat)
    }

    /// Whose eyes somebody has.
    pub(crate) fn viewer(&self, person: Option<&PersonId>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Takes up what happened. A panic in the rules breaks the table, and nothing else.
    pub(crate) fn apply(&mut self, dated: Dated) -> Changed {
        let changed = catch_unwind(AssertUnwindSafe(|| self.happen(&dated.entry, dated.at)));
        self.journal.push(dated);
        changed.unwrap_or_else(|_| {
            self.break_down();
            Changed::SEATS
        })
    }

    /// The rules have panicked: what they left is not to be looked at.
    pub(crate) fn break_down(&mut self) {
        self.phase = Phase::Broken { why: say("table-panic") };
        self.game = None;
    }

    fn happen(&mut self, entry: &Entry, at: Moment) -> Changed {
        match entry {
            Entry::Sat { seat, person, salt } => {
                self.set(*seat, Holder::Person { id: person.clone(), salt: *salt });
                self.host.get_or_insert_with(|| person.clone());
                Changed { chat: true, ..Changed::SHEET }
            }
            Entry::Left { seat } => {
                self.set(*seat, Holder::Nobody);
                self.host =
                    self.host.take().filter(|host| self.seat_of(host).is_some()).or_else(|| self.first_person());
                Changed { chat: true, ..Changed::SHEET }
            }
            Entry::Hired { seat, level } => {
                self.set(*seat, Holder::Bot { level: level.clone() });
                Changed::SHEET
            }
            Entry::Dismissed { seat } => {
                self.set(*seat, Holder::Nobody);
                Changed::SHEET
            }
            Entry::Started => self.start(at),
            Entry::Acted { seat, action } => self.act(*seat, action.get(), at),
            Entry::TakenBack { seat } => self.take_back(*seat, at),
            Entry::Asked { by } => self.ask(*by, at),
            Entry::Answered { seat, agree } => self.answer(*seat, *agree, at),
            Entry::StoodIn { seat, why } => {
                self.chairs[seat.index()].absence = Some(*why);
                self.run_clocks(at);
                self.answer(*seat, true, at);
                Changed { story: self.cut_now(), ..Changed::SEATS }
            }
            Entry::Returned { seat } => {
                self.chairs[seat.index()].absence = None;
                self.run_clocks(at);
                Changed::SEATS
            }
            Entry::Resumed => {
                self.clocks.restart();
                self.run_clocks(at);
                Changed::POSITION
            }
            Entry::Rematched { table } => {
                self.rematch = Some(table.clone());
                Changed::SHEET
            }
            Entry::Said { by, name, seat, room, text } => {
                let (by, name, text) = (by.clone(), name.clone(), text.clone());
                self.chat.push(Line { at, by, name, seat: *seat, room: *room, text });
                Changed::CHAT
            }
            Entry::Broke { why } => {
                self.phase = Phase::Broken { why: why.clone() };
                Changed::SEATS
            }
        }
    }

    fn set(&mut self, seat: Seat, holder: Holder) {
        self.chairs[seat.index()] = Chair { holder, absence: None, kept_for: None };
    }

    fn first_person(&self) -> Option<PersonId> {
        self.chairs.iter().find_map(|chair| match &chair.holder {
            Holder::Person { id, .. } => Some(id.clone()),
            Holder::Nobody | Holder::Bot { .. } => None,
        })
    }

    /// What each seat adds to the deal: a bot nothing.
    pub(crate) fn salts(&self) -> Vec<Salt> {
        let salt = |chair: &Chair| match chair.holder {
            Holder::Person { salt, .. } => salt,
            Holder::Nobody | Holder::Bot { .. } => Salt::default(),
        };
        self.chairs.iter().map(salt).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_changes_are_told_from_where_the_first_began() {
        let both = Changed::story(12).and(Changed::story(9)).and(Changed::POSITION);
        assert_eq!((both.story, both.position, both.sheet, both.chat), (Some(9), true, false, false));
        assert_eq!(Changed::POSITION.and(Changed::SHEET).story, None);
    }
}
