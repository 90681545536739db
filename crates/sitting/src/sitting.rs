use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use frozen::Rules;
use serde_json::Value;
use shelf::{Allowed, AnyMatch, Refused};
use table::{Fault, Salt, Seat, Seats, Viewer};
use wire::{Json, Moment, PersonId, Remark, TableId};

use crate::bookmarks::Bookmarks;
use crate::clocks::Clocks;
use crate::denial::Breakdown;
use crate::journal::{Absence, Custom, Dated, Happening, Made};

/// A table as it follows from what it was made as and from its journal.
pub struct Sitting {
    pub(crate) made: Made,
    /// The rules that it is played by, or why there are none.
    pub(crate) rules: Result<Rules, Breakdown>,
    /// The variants as they are sent to whoever has them whole already.
    pub(crate) options_by_name: Value,
    pub(crate) journal: Vec<Dated>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: Option<PersonId>,
    /// Who was asked to leave, and not invited again.
    pub(crate) removed: Vec<PersonId>,
    pub(crate) phase: Phase,
    pub(crate) game: Option<AnyMatch>,
    pub(crate) times: Vec<Moment>,
    /// Who chose each action themselves: nobody where a bot did.
    pub(crate) hands: Vec<Option<Seat>>,
    /// Whose order each action was, where it was one.
    pub(crate) by_order: Vec<Option<Seat>>,
    /// What was ordered beforehand and is kept beside the journal: each is its owner's secret.
    pub(crate) orders: BTreeMap<Seat, Json>,
    pub(crate) clocks: Clocks,
    pub(crate) request: Option<Request>,
    pub(crate) rematch: Option<TableId>,
    pub(crate) chat: Vec<Remark>,
    pub(crate) bookmarks: Bookmarks,
    /// Each time that something was taken back: the version since then, and the ply gone back to.
    pub(crate) cuts: Vec<(u64, usize)>,
    /// The version with which the game was over.
    pub(crate) over_since: Option<u64>,
}

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// The table cannot go on.
    Broken(Breakdown),
}

/// A seat and whoever has it.
#[derive(Clone, Debug)]
pub struct Chair {
    /// Who has it.
    pub holder: Holder,
    /// Why a bot plays for them, where one does.
    pub absence: Option<Absence>,
    /// For whom an empty seat is kept.
    pub kept_for: Option<PersonId>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// What they add to the seed.
        salt: Salt,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
        /// What it is called, where it was given a name.
        name: Option<String>,
    },
}

/// Somebody asks everyone to let them take something back.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// Who asks.
    pub by: Seat,
    /// The ply to go back to.
    pub to: usize,
    /// Whose answer is missing.
    pub waiting: Seats,
    /// As it was done when they asked.
    pub(crate) custom: Custom,
}

/// What a change touched.
#[derive(Clone, Copy, Debug, Default)]
pub struct Changed {
    /// Who sits where.
    pub sheet: bool,
    /// Where the game stands.
    pub position: bool,
    /// The story from this ply on.
    pub story: Option<usize>,
    /// What was said from this line on.
    pub chat: Option<usize>,
}

impl Changed {
    /// Who sits where has changed.
    pub const SHEET: Self = Self { sheet: true, position: false, story: None, chat: None };
    /// All of it, from the beginning.
    pub const EVERYTHING: Self = Self { sheet: true, position: true, story: Some(0), chat: Some(0) };
    pub(crate) const SEATS: Self = Self { sheet: true, position: true, story: None, chat: None };
    pub(crate) const POSITION: Self = Self { sheet: false, position: true, story: None, chat: None };

    pub(crate) fn story(from: usize) -> Self {
        Self { story: Some(from), ..Self::POSITION }
    }

    /// What both touched.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            sheet: self.sheet || other.sheet,
            position: self.position || other.position,
            story: self.story.into_iter().chain(other.story).min(),
            chat: self.chat.into_iter().chain(other.chat).min(),
        }
    }
}

impl Sitting {
    /// The table that a journal leads to.
    #[must_use]
    pub fn new(made: Made, journal: Vec<Dated>) -> Self {
        let mut candidates = named(made).into_iter();
        let Some(latest) = candidates.next() else { unreachable!("a table was played with some card set") };
        let mut sitting = Self::played(rules_of(&latest), latest, journal);
        for made in candidates {
            if !matches!(sitting.phase, Phase::Broken(_)) {
                break;
            }
            let other = Self::played(rules_of(&made), made, sitting.journal.clone());
            if !matches!(other.phase, Phase::Broken(_)) {
                sitting = other;
            }
        }
        sitting
    }

    /// The table that a journal leads to when it is played by these rules.
    #[must_use]
    pub fn by(rules: Rules, made: Made, journal: Vec<Dated>) -> Self {
        Self::played(Ok(rules), made, journal)
    }

    fn played(rules: Result<Rules, Breakdown>, made: Made, journal: Vec<Dated>) -> Self {
        let mut sitting = Self::empty(rules, made);
        sitting.journal.reserve(journal.len());
        for dated in journal {
            sitting.take_up(dated, None);
        }
        sitting.prepare();
        sitting
    }

    /// A table at which nothing has happened.
    fn empty(rules: Result<Rules, Breakdown>, made: Made) -> Self {
        let chair =
            |kept_for: &Option<PersonId>| Chair { holder: Holder::Nobody, absence: None, kept_for: kept_for.clone() };
        let by_name = rules.as_ref().ok().and_then(|rules| rules.options_by_name(made.options.clone()).ok());
        Self {
            chairs: made.seats.iter().map(chair).collect(),
            host: Some(made.host.clone()),
            removed: Vec::new(),
            phase: rules.as_ref().map_or_else(|why| Phase::Broken(why.clone()), |_| Phase::Gathering),
            game: None,
            times: Vec::new(),
            hands: Vec::new(),
            by_order: Vec::new(),
            orders: BTreeMap::new(),
            clocks: Clocks::new(made.clock, made.seats.len() as u8),
            request: None,
            rematch: None,
            chat: Vec::new(),
            bookmarks: Bookmarks::default(),
            cuts: Vec::new(),
            over_since: None,
            journal: Vec::new(),
            // Variants of other rules may not be readable: they are passed on as they are.
            options_by_name: by_name.unwrap_or_else(|| made.options.clone()),
            made,
            rules,
        }
    }

    /// What it was made as.
    #[must_use]
    pub const fn made(&self) -> &Made {
        &self.made
    }

    /// The rules that it is played by, where they are here.
    #[must_use]
    pub fn rules(&self) -> Option<&Rules> {
        self.rules.as_ref().ok()
    }

    /// Everything that has happened.
    #[must_use]
    pub fn journal(&self) -> &[Dated] {
        &self.journal
    }

    /// When something last happened.
    #[must_use]
    pub fn changed(&self) -> Moment {
        self.journal.last().map_or(self.made.at, |dated| dated.at)
    }

    /// Everybody's seat.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Whoever may start the game.
    #[must_use]
    pub const fn host(&self) -> Option<&PersonId> {
        self.host.as_ref()
    }

    /// Who was asked to leave, and not invited again.
    #[must_use]
    pub fn removed(&self) -> &[PersonId] {
        &self.removed
    }

    /// How far it is.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The game, once it has begun.
    #[must_use]
    pub const fn game(&self) -> Option<&AnyMatch> {
        self.game.as_ref()
    }

    /// When each action of the game was played.
    #[must_use]
    pub fn times(&self) -> &[Moment] {
        &self.times
    }

    /// The clocks.
    #[must_use]
    pub const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// What somebody asks to take back.
    #[must_use]
    pub const fn request(&self) -> Option<Request> {
        self.request
    }

    /// The next table of the same people.
    #[must_use]
    pub const fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Everything that was said.
    #[must_use]
    pub fn chat(&self) -> &[Remark] {
        &self.chat
    }

    /// How many entries the journal has.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.journal.len() as u64
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// How many actions have been played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.game.as_ref().map_or(0, AnyMatch::plies)
    }

    /// The table when so many actions of its game had been played, to look at.
    #[must_use]
    pub fn at_ply(&self, ply: usize) -> Option<Self> {
        let game = self.game.as_ref()?;
        let phase = if ply < game.plies() { Phase::Playing } else { self.phase.clone() };
        let then = Self::empty(self.rules.clone(), self.made.clone());
        let hands = self.hands[..ply.min(self.hands.len())].to_vec();
        Some(Self { chairs: self.chairs.clone(), phase, game: Some(game.at_ply(ply)), hands, ..then })
    }

    /// Who is asked.
    #[must_use]
    pub fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Playing => self.game.as_ref().map_or(Seats::NONE, AnyMatch::to_act),
            Phase::Gathering | Phase::Over | Phase::Broken(_) => Seats::NONE,
        }
    }

    /// The seats that a bot plays, for itself or for somebody.
    #[must_use]
    pub fn automatic(&self) -> Seats {
        let chairs = Seat::all(self.seats()).zip(&self.chairs);
        chairs
            .filter(|(_, chair)| chair.absence.is_some() || matches!(chair.holder, Holder::Bot { .. }))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Where somebody sits.
    #[must_use]
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |chair: &Chair| matches!(&chair.holder, Holder::Person { id, .. } if id == person);
        Seat::all(self.seats()).zip(&self.chairs).find(|(_, chair)| sits(chair)).map(|(seat, _)| seat)
    }

    /// Whether a seat has been played by its person to this point: nobody plays for them now, and a bot has decided
    /// no more for them than they themselves.
    #[must_use]
    pub fn is_attended(&self, seat: Seat) -> bool {
        let chair = &self.chairs[seat.index()];
        let actors = self.game.as_ref().map(AnyMatch::actors).unwrap_or_default();
        let decided = actors.iter().filter(|actor| **actor == seat).count();
        let by_hand = self.hands.iter().filter(|hand| **hand == Some(seat)).count();
        matches!(chair.holder, Holder::Person { .. }) && chair.absence.is_none() && 2 * by_hand >= decided
    }

    /// Whose eyes somebody has.
    #[must_use]
    pub fn viewer(&self, person: Option<&PersonId>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What each seat adds to the deal: a bot nothing.
    #[must_use]
    pub fn salts(&self) -> Vec<Salt> {
        let salt = |chair: &Chair| match chair.holder {
            Holder::Person { salt, .. } => salt,
            Holder::Nobody | Holder::Bot { .. } => Salt::default(),
        };
        self.made.salts.clone().unwrap_or_else(|| self.chairs.iter().map(salt).collect())
    }

    /// Whoever has said something that is not forgotten.
    pub fn talkers(&self) -> impl Iterator<Item = &PersonId> {
        self.chat.iter().filter(|remark| !remark.text.is_empty()).map(|remark| &remark.by)
    }

    /// Forgets what somebody said and what they were called then: the lines stay, and nothing is in them.
    pub fn forget(&mut self, person: &PersonId) -> Changed {
        if !self.talkers().any(|talker| talker == person) {
            return Changed::default();
        }
        for remark in self.chat.iter_mut().filter(|remark| remark.by == *person) {
            remark.name.clear();
            remark.text.clear();
        }
        for dated in &mut self.journal {
            dated.what.forget(person);
        }
        Changed { chat: Some(0), ..Changed::SHEET }
    }

    /// Takes up what the journal says. A panic in the rules breaks the table, and nothing else.
    pub fn apply(&mut self, dated: Dated) -> Changed {
        self.carry_out(dated, None)
    }

    /// Takes up what was decided and is now in the journal: an action that was allowed is not looked up again.
    pub fn carry_out(&mut self, dated: Dated, allowed: Option<Allowed>) -> Changed {
        self.take_up(dated, allowed).and(self.prepare())
    }

    fn take_up(&mut self, dated: Dated, allowed: Option<Allowed>) -> Changed {
        let changed = catch_unwind(AssertUnwindSafe(|| self.happen(&dated, allowed)));
        self.journal.push(dated);
        changed.unwrap_or_else(|_| {
            self.break_down();
            Changed::SEATS
        })
    }

    /// Works out what is about to be shown, where that can go wrong: then it breaks the table, which says why.
    fn prepare(&mut self) -> Changed {
        match self.game.as_ref().map(AnyMatch::prepare) {
            None | Some(Ok(())) => Changed::default(),
            Some(Err(refused)) => {
                (self.phase, self.game) = (Phase::Broken(refused.into()), None);
                Changed::SEATS
            }
        }
    }

    /// The rules have panicked: what they left is not to be looked at.
    pub fn break_down(&mut self) {
        self.phase = Phase::Broken(Breakdown::Panic);
        self.game = None;
    }

    fn happen(&mut self, dated: &Dated, allowed: Option<Allowed>) -> Changed {
        let at = dated.at;
        match &dated.what {
            Happening::Sat { seat, person, salt } => {
                self.set(*seat, Holder::Person { id: person.clone(), salt: *salt });
                self.host.get_or_insert_with(|| person.clone());
                Changed::SHEET
            }
            Happening::Left { seat } => {
                self.leave(*seat);
                Changed::SHEET
            }
            Happening::Removed { person } => {
                if let Some(seat) = self.seat_of(person) {
                    self.removed.push(person.clone());
                    self.leave(seat);
                }
                Changed::SHEET
            }
            Happening::Invited { person } => {
                self.removed.retain(|removed| removed != person);
                Changed::SHEET
            }
            Happening::Hired { seat, level, name } => {
                self.set(*seat, Holder::Bot { level: level.clone(), name: name.clone() });
                Changed::SHEET
            }
            Happening::Dismissed { seat } => {
                self.set(*seat, Holder::Nobody);
                Changed::SHEET
            }
            Happening::Started => self.start(at),
            Happening::Acted { seat, action, by_order } => {
                let changed = self.act(*seat, action.get(), allowed, at);
                let hand = by_order.then_some(*seat);
                self.by_order.resize(self.times.len(), hand);
                changed
            }
            Happening::TakenBack { seat, custom } => self.take_back(*seat, *custom, at),
            Happening::Asked { by, custom } => self.ask(*by, *custom, at),
            Happening::Answered { seat, agree } => self.answer(*seat, *agree, at),
            Happening::StoodIn { seat, why } => {
                let objects = self.objects_by_leaving(*seat, *why);
                self.chairs[seat.index()].absence = Some(*why);
                self.run_clocks(at);
                self.answer(*seat, !objects, at);
                Changed { story: self.cut_now(), ..Changed::SEATS }
            }
            Happening::Returned { seat } => {
                self.chairs[seat.index()].absence = None;
                self.run_clocks(at);
                Changed::SEATS
            }
            Happening::Resumed => {
                self.clocks.restart();
                self.run_clocks(at);
                Changed::POSITION
            }
            Happening::Rematched { table } => {
                self.rematch = Some(table.clone());
                Changed::SHEET
            }
            Happening::Said { by, name, seat, room, text } => {
                let (by, name, text) = (by.clone(), name.clone(), text.clone());
                let number = self.chat.len();
                self.chat.push(Remark { number: number as u32, at, by, name, seat: *seat, room: *room, text });
                Changed { chat: Some(number), ..Changed::default() }
            }
            Happening::Broke { why } => {
                self.phase = Phase::Broken(Breakdown::Said(why.clone()));
                Changed::SEATS
            }
            Happening::Later => {
                self.phase = Phase::Broken(Breakdown::Later);
                Changed::SEATS
            }
        }
    }

    fn set(&mut self, seat: Seat, holder: Holder) {
        self.chairs[seat.index()] = Chair { holder, absence: None, kept_for: None };
    }

    /// Somebody gets up: a host who does hands the table on.
    fn leave(&mut self, seat: Seat) {
        let is_host = self.host.as_ref().is_none_or(|host| self.seat_of(host) == Some(seat));
        self.set(seat, Holder::Nobody);
        if is_host {
            self.host = self.first_person();
        }
        if self.host.is_none() {
            // Nobody is left who could invite them.
            self.removed.clear();
        }
    }

    fn first_person(&self) -> Option<PersonId> {
        self.chairs.iter().find_map(|chair| match &chair.holder {
            Holder::Person { id, .. } => Some(id.clone()),
            Holder::Nobody | Holder::Bot { .. } => None,
        })
    }
}

/// What a table was made as, with the version of the code that plays it and its card set named: from before sets had
/// names once for each that was played with its rules, the latest first.
fn named(made: Made) -> Vec<Made> {
    let Ok(archive) = shelf::archive(&made.game) else { return vec![made] };
    let rules = archive.code(made.rules);
    let candidates = archive.named(made.rules, &made.options).into_iter();
    candidates.map(|options| Made { rules, options, ..made.clone() }).collect()
}

/// The rules of a table, or why it cannot go on.
fn rules_of(made: &Made) -> Result<Rules, Breakdown> {
    Rules::of(&made.game, made.rules).map_err(|refused| match refused {
        Refused::Game(_) | Refused::Fault(Fault::Missing { .. }) => {
            let here = shelf::GAMES.iter().find(|info| info.slug == made.game).map_or(0, |info| info.rules);
            Breakdown::Rules { found: made.rules, here }
        }
        refused => refused.into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_changes_are_told_from_where_the_first_began() {
        let both = Changed::story(12).and(Changed::story(9)).and(Changed::POSITION);
        assert_eq!((both.story, both.position, both.sheet, both.chat), (Some(9), true, false, None));
        assert_eq!(Changed::POSITION.and(Changed::SHEET).story, None);
    }
}
