use bots::Level;
use shelf::{Allowed, AnyMatch, Refused};
use table::{NoUndo, Salt, Seat, Seats, Viewer};
use wire::{Code, Command, PersonId, Room};

use crate::denial::{Breakdown, Denial};
use crate::journal::{Absence, Custom, Happening};
use crate::sitting::{Chair, Holder, Phase, Sitting};

/// Who wants something done.
#[derive(Clone, Debug)]
pub struct Who {
    /// The person.
    pub id: PersonId,
    /// Their name.
    pub name: String,
}

/// What somebody wants and may have: it happens once the journal has it.
#[derive(Debug)]
pub struct Granted {
    /// What the journal is to say.
    pub what: Happening,
    /// The action in it, where the rules have been asked.
    pub allowed: Option<Allowed>,
}

impl Granted {
    /// The same action, which was ordered beforehand.
    #[must_use]
    pub fn by_order(mut self) -> Self {
        if let Happening::Acted { by_order, .. } = &mut self.what {
            *by_order = true;
        }
        self
    }
}

impl From<Happening> for Granted {
    fn from(what: Happening) -> Self {
        Self { what, allowed: None }
    }
}

/// The longest line of chat.
const LONGEST_LINE: usize = 500;

impl Sitting {
    /// What a command would write into the journal; nothing has happened yet.
    ///
    /// # Errors
    /// Why it may not be done now.
    pub fn decide(&self, who: &Who, command: &Command) -> Result<Granted, Denial> {
        if let (Phase::Broken(why), false) = (&self.phase, matches!(command, Command::Say { .. })) {
            return Err(Denial::Broken(why.clone()));
        }
        let what = match command {
            Command::Act { ply, version, action } => {
                let seat = self.own_seat(who)?;
                if self.chair(seat)?.absence.is_some() {
                    return Err(refuse("take-seat-back-first", Code::NotNow));
                }
                let granted = self.acted(seat, *ply, *version, action.get())?;
                let is_plan = || self.game.as_ref().is_some_and(|game| game.is_plan(seat, action.get()));
                if !self.made.plans.are_allowed() && is_plan() {
                    return Err(refuse("plans-by-hand", Code::Rejected));
                }
                return Ok(granted);
            }
            Command::Sit { seat, salt } => self.sit(who, *seat, *salt),
            Command::Leave => match self.phase {
                Phase::Gathering => Ok(Happening::Left { seat: self.own_seat(who)? }),
                Phase::Playing | Phase::Over | Phase::Broken(_) => self.stand_in(who, Absence::Conceded),
            },
            Command::Hire { seat, level } => self.hire(who, *seat, level),
            Command::Dismiss { seat } => self.dismiss(who, *seat),
            Command::Remove { person } => self.remove(who, person),
            Command::Invite { person } => self.invite(who, person),
            Command::Start => self.may_start(who),
            Command::TakeBack { ply } => self.taken_back(who, *ply),
            Command::Answer { agree } => self.answered(who, *agree),
            Command::Away => self.stand_in(who, Absence::Away),
            Command::Concede => self.stand_in(who, Absence::Conceded),
            Command::Back => self.returned(who),
            Command::Rematch => {
                self.own_seat(who)?;
                Err(refuse("rematch-after-the-end", Code::NotNow))
            }
            Command::Say { room, text } => self.said(who, *room, text),
            // What is ordered is in no journal: whoever keeps the table keeps it.
            Command::Order { .. } | Command::Withdraw => {
                self.ordering(who)?;
                Err(refuse("orders-not-here", Code::NotNow))
            }
        };
        what.map(Granted::from)
    }

    /// Plays an action for a seat, if the position that was answered is still the one that the seat sees.
    ///
    /// # Errors
    /// Where it is not, or the rules refuse the action.
    pub fn acted(&self, seat: Seat, ply: u32, version: Option<u64>, action: &str) -> Result<Granted, Denial> {
        let game = self.playing()?;
        let stale = || refuse("position-moved-on", Code::Stale);
        let taken_back = |version: u64| self.cuts.last().is_some_and(|(since, _)| *since > version);
        if version.is_some_and(taken_back) || !sees_the_same(game, seat, ply as usize) {
            return Err(stale());
        }
        let allowed = game.allow(seat, action).map_err(|refused| match refused {
            Refused::Fault(fault) => Denial::Broken(Breakdown::Fault(fault)),
            Refused::Unreadable(_) => Denial::Said { code: Code::Malformed, text: refused.to_string() },
            _ => Denial::Said { code: Code::Rejected, text: refused.to_string() },
        })?;
        let what = Happening::Acted { seat, action: allowed.action().clone(), by_order: false };
        Ok(Granted { what, allowed: Some(allowed) })
    }

    /// The seat of somebody who has to have one.
    ///
    /// # Errors
    /// Where they have none.
    pub fn own_seat(&self, who: &Who) -> Result<Seat, Denial> {
        self.seat_of(&who.id).ok_or_else(|| refuse("no-seat-of-yours", Code::NotYours))
    }

    fn sit(&self, who: &Who, seat: Option<Seat>, salt: Salt) -> Result<Happening, Denial> {
        self.gathering()?;
        if self.seat_of(&who.id).is_some() {
            return Err(refuse("sits-already", Code::Taken));
        }
        if self.removed.contains(&who.id) {
            return Err(refuse("removed-by-host", Code::NotYours));
        }
        let free =
            |chair: &Chair| chair.holder == Holder::Nobody && chair.kept_for.as_ref().is_none_or(|id| *id == who.id);
        let mine = |seat: &Seat| self.chairs[seat.index()].kept_for.as_ref() == Some(&who.id);
        let mut fitting = Seat::all(self.seats()).filter(|seat| free(&self.chairs[seat.index()]));
        let chosen = match seat {
            Some(seat) => free(self.chair(seat)?).then_some(seat),
            None => fitting.clone().find(mine).or_else(|| fitting.next()),
        };
        let seat = chosen.ok_or_else(|| refuse("seat-taken", Code::Taken))?;
        Ok(Happening::Sat { seat, person: who.id.clone(), salt })
    }

    fn hire(&self, who: &Who, seat: Seat, level: &str) -> Result<Happening, Denial> {
        self.gathering()?;
        self.hosted_by(who)?;
        let unknown = |text: bots::UnknownLevel| Denial::Said { code: Code::SetUp, text: text.to_string() };
        level.parse::<Level>().map_err(unknown)?;
        match self.chair(seat)?.holder {
            Holder::Nobody => Ok(Happening::Hired { seat, level: level.to_owned(), name: None }),
            Holder::Person { .. } | Holder::Bot { .. } => Err(refuse("seat-taken", Code::Taken)),
        }
    }

    fn dismiss(&self, who: &Who, seat: Seat) -> Result<Happening, Denial> {
        self.gathering()?;
        self.hosted_by(who)?;
        match self.chair(seat)?.holder {
            Holder::Nobody | Holder::Bot { .. } => Ok(Happening::Dismissed { seat }),
            Holder::Person { .. } => Err(refuse("seat-of-a-person", Code::NotYours)),
        }
    }

    fn remove(&self, who: &Who, person: &PersonId) -> Result<Happening, Denial> {
        self.gathering()?;
        self.hosted_by(who)?;
        match self.seat_of(person) {
            Some(seat) if *person == who.id => Ok(Happening::Left { seat }),
            Some(_) => Ok(Happening::Removed { person: person.clone() }),
            None => Err(refuse("sits-nowhere", Code::NotFound)),
        }
    }

    fn invite(&self, who: &Who, person: &PersonId) -> Result<Happening, Denial> {
        self.gathering()?;
        self.hosted_by(who)?;
        if !self.removed.contains(person) {
            return Err(refuse("may-sit-already", Code::NotNow));
        }
        Ok(Happening::Invited { person: person.clone() })
    }

    fn may_start(&self, who: &Who) -> Result<Happening, Denial> {
        self.gathering()?;
        self.hosted_by(who)?;
        if self.chairs.iter().any(|chair| chair.holder == Holder::Nobody) {
            return Err(refuse("seats-are-free", Code::NotNow));
        }
        Ok(Happening::Started)
    }

    fn taken_back(&self, who: &Who, ply: u32) -> Result<Happening, Denial> {
        let seat = self.own_seat(who)?;
        let game = self.playing()?;
        if !sees_the_same(game, seat, ply as usize) {
            return Err(refuse("position-moved-on", Code::Stale));
        }
        match game.can_undo(seat) {
            Ok(()) => Ok(Happening::TakenBack { seat, custom: Custom::Strict }),
            Err(Refused::NoUndo(NoUndo::Nothing)) => Err(refuse("nothing-to-take-back", Code::NotNow)),
            Err(_) if self.request.is_some() => Err(refuse("somebody-asks-already", Code::NotNow)),
            Err(_) if self.stands(seat) => Err(refuse("stands-while-away", Code::NotNow)),
            Err(_) => Ok(Happening::Asked { by: seat, custom: Custom::Strict }),
        }
    }

    fn answered(&self, who: &Who, agree: bool) -> Result<Happening, Denial> {
        let seat = self.own_seat(who)?;
        match self.request {
            Some(request) if request.waiting.contains(seat) => Ok(Happening::Answered { seat, agree }),
            Some(_) | None => Err(refuse("nothing-to-answer", Code::NotNow)),
        }
    }

    fn returned(&self, who: &Who) -> Result<Happening, Denial> {
        let seat = self.own_seat(who)?;
        match self.chair(seat)?.absence {
            Some(Absence::Away | Absence::Time) => Ok(Happening::Returned { seat }),
            Some(Absence::Conceded) => Err(refuse("conceded-for-good", Code::NotNow)),
            None => Err(refuse("seat-is-yours", Code::NotNow)),
        }
    }

    fn stand_in(&self, who: &Who, why: Absence) -> Result<Happening, Denial> {
        let seat = self.own_seat(who)?;
        self.playing()?;
        match (self.chair(seat)?.absence, why) {
            (Some(Absence::Conceded), _) | (Some(Absence::Away), Absence::Away) => {
                Err(refuse("bot-plays-already", Code::NotNow))
            }
            (_, why) => Ok(Happening::StoodIn { seat, why }),
        }
    }

    fn said(&self, who: &Who, room: Room, text: &str) -> Result<Happening, Denial> {
        let text: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_LINE {
            return Err(refuse("line-empty-or-long", Code::Malformed));
        }
        let seat = self.seat_of(&who.id);
        let may = match room {
            Room::Table => seat.is_some() || (self.phase == Phase::Gathering && !self.removed.contains(&who.id)),
            Room::Gallery => seat.is_none() || self.phase == Phase::Over,
        };
        if !may {
            return Err(refuse("not-your-room", Code::NotYours));
        }
        Ok(Happening::Said { by: who.id.clone(), name: who.name.clone(), seat, room, text: text.to_owned() })
    }

    fn gathering(&self) -> Result<(), Denial> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Playing | Phase::Over | Phase::Broken(_) => Err(refuse("game-has-begun", Code::NotNow)),
        }
    }

    pub(crate) fn playing(&self) -> Result<&AnyMatch, Denial> {
        match (&self.phase, &self.game) {
            (Phase::Playing, Some(game)) => Ok(game),
            (Phase::Over, _) => Err(refuse("game-is-over", Code::NotNow)),
            _ => Err(refuse("game-has-not-begun", Code::NotNow)),
        }
    }

    fn hosted_by(&self, who: &Who) -> Result<(), Denial> {
        if self.host.as_ref() == Some(&who.id) { Ok(()) } else { Err(refuse("host-does-that", Code::NotYours)) }
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Denial> {
        self.chairs.get(seat.index()).ok_or_else(|| refuse("no-such-seat", Code::NotFound))
    }
}

/// Whether a seat was asked the same at `ply` as it is now: then only others' sealed answers have come in between.
fn sees_the_same(game: &AnyMatch, seat: Seat, ply: usize) -> bool {
    if ply >= game.plies() {
        return ply == game.plies();
    }
    // What others did in turn shows in the log, so a replay is worth it only where several are asked at once.
    let since = game.actors().split_off(ply);
    let then = game.at_ply(ply);
    let beside: Seats = then.to_act().without(seat);
    since.iter().all(|actor| beside.contains(*actor))
        && then.menu(seat).get() == game.menu(seat).get()
        && then.view(Viewer::Seat(seat)).get() == game.view(Viewer::Seat(seat)).get()
}

pub(crate) const fn refuse(name: &'static str, code: Code) -> Denial {
    Denial::named(name, code)
}
