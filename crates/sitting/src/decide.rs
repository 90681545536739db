use bots::Level;
use shelf::{AnyMatch, Refused};
use table::{NoUndo, Salt, Seat, Seats, Viewer};
use wire::{Code, Command, PersonId, Phase, Problem, Room};

use super::journal::{Absence, Entry};
use super::table::{Chair, Holder, Table};
use crate::problem::{because, refuse};

/// Who wants something done.
#[derive(Clone, Debug)]
pub struct Who {
    /// The person.
    pub id: PersonId,
    /// Their name.
    pub name: String,
}

/// The longest line of chat.
const LONGEST_LINE: usize = 500;

impl Table {
    /// What a command would write into the journal; nothing has happened yet.
    pub(crate) fn decide(&self, who: &Who, command: &Command) -> Result<Entry, Problem> {
        if let (Phase::Broken { why }, false) = (&self.phase, matches!(command, Command::Say { .. })) {
            return Err(because(Code::Broken, why.clone()));
        }
        match command {
            Command::Sit { seat, salt } => self.sit(who, *seat, *salt),
            Command::Leave => match self.phase {
                Phase::Gathering => Ok(Entry::Left { seat: self.own_seat(who)? }),
                Phase::Playing | Phase::Over | Phase::Broken { .. } => self.stand_in(who, Absence::Conceded),
            },
            Command::Hire { seat, level } => self.hire(who, *seat, level),
            Command::Dismiss { seat } => self.dismiss(who, *seat),
            Command::Start => self.may_start(who),
            Command::Act { ply, version, action } => {
                let seat = self.own_seat(who)?;
                if self.chair(seat)?.absence.is_some() {
                    return Err(refuse("take-seat-back-first", Code::NotNow));
                }
                self.acted(seat, *ply, *version, action.get())
            }
            Command::TakeBack { ply } => self.taken_back(who, *ply),
            Command::Answer { agree } => {
                let seat = self.own_seat(who)?;
                match self.request {
                    Some(request) if request.waiting.contains(seat) => Ok(Entry::Answered { seat, agree: *agree }),
                    Some(_) | None => Err(refuse("nothing-to-answer", Code::NotNow)),
                }
            }
            Command::Away => self.stand_in(who, Absence::Away),
            Command::Concede => self.stand_in(who, Absence::Conceded),
            Command::Back => {
                let seat = self.own_seat(who)?;
                match self.chair(seat)?.absence {
                    Some(Absence::Away | Absence::Time) => Ok(Entry::Returned { seat }),
                    Some(Absence::Conceded) => Err(refuse("conceded-for-good", Code::NotNow)),
                    None => Err(refuse("seat-is-yours", Code::NotNow)),
                }
            }
            Command::Rematch => {
                self.own_seat(who)?;
                Err(refuse("rematch-after-the-end", Code::NotNow))
            }
            Command::Say { room, text } => self.said(who, *room, text),
        }
    }

    /// Plays an action for a seat, if the position that was answered is still the one that the seat sees.
    pub(crate) fn acted(&self, seat: Seat, ply: u32, version: Option<u64>, action: &str) -> Result<Entry, Problem> {
        let game = self.playing()?;
        let stale = || refuse("position-moved-on", Code::Stale);
        let taken_back = |version: u64| self.cuts.last().is_some_and(|(since, _)| *since > version);
        if version.is_some_and(taken_back) || !sees_the_same(game, seat, ply as usize) {
            return Err(stale());
        }
        let action = game.allows(seat, action).map_err(|refused| match refused {
            Refused::Unreadable(_) => because(Code::Malformed, refused.to_string()),
            _ => because(Code::Rejected, refused.to_string()),
        })?;
        Ok(Entry::Acted { seat, action })
    }

    /// The seat of somebody who has to have one.
    pub(crate) fn own_seat(&self, who: &Who) -> Result<Seat, Problem> {
        self.seat_of(&who.id).ok_or_else(|| refuse("no-seat-of-yours", Code::NotYours))
    }

    fn sit(&self, who: &Who, seat: Option<Seat>, salt: Salt) -> Result<Entry, Problem> {
        self.gathering()?;
        if self.seat_of(&who.id).is_some() {
            return Err(refuse("sits-already", Code::Taken));
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
        Ok(Entry::Sat { seat, person: who.id.clone(), salt })
    }

    fn hire(&self, who: &Who, seat: Seat, level: &str) -> Result<Entry, Problem> {
        self.gathering()?;
        self.hosted_by(who)?;
        level.parse::<Level>().map_err(|unknown| because(Code::SetUp, unknown.to_string()))?;
        match self.chair(seat)?.holder {
            Holder::Nobody => Ok(Entry::Hired { seat, level: level.to_owned() }),
            Holder::Person { .. } | Holder::Bot { .. } => Err(refuse("seat-taken", Code::Taken)),
        }
    }

    fn dismiss(&self, who: &Who, seat: Seat) -> Result<Entry, Problem> {
        self.gathering()?;
        self.hosted_by(who)?;
        match self.chair(seat)?.holder {
            Holder::Nobody | Holder::Bot { .. } => Ok(Entry::Dismissed { seat }),
            Holder::Person { .. } => Err(refuse("seat-of-a-person", Code::NotYours)),
        }
    }

    fn may_start(&self, who: &Who) -> Result<Entry, Problem> {
        self.gathering()?;
        self.hosted_by(who)?;
        if self.chairs.iter().any(|chair| chair.holder == Holder::Nobody) {
            return Err(refuse("seats-are-free", Code::NotNow));
        }
        Ok(Entry::Started)
    }

    fn taken_back(&self, who: &Who, ply: u32) -> Result<Entry, Problem> {
        let seat = self.own_seat(who)?;
        let game = self.playing()?;
        if !sees_the_same(game, seat, ply as usize) {
            return Err(refuse("position-moved-on", Code::Stale));
        }
        match game.can_undo(seat) {
            Ok(()) => Ok(Entry::TakenBack { seat }),
            Err(Refused::NoUndo(NoUndo::Nothing)) => Err(refuse("nothing-to-take-back", Code::NotNow)),
            Err(_) if self.request.is_some() => Err(refuse("somebody-asks-already", Code::NotNow)),
            Err(_) => Ok(Entry::Asked { by: seat }),
        }
    }

    fn stand_in(&self, who: &Who, why: Absence) -> Result<Entry, Problem> {
        let seat = self.own_seat(who)?;
        self.playing()?;
        match (self.chair(seat)?.absence, why) {
            (Some(Absence::Conceded), _) | (Some(Absence::Away), Absence::Away) => {
                Err(refuse("bot-plays-already", Code::NotNow))
            }
            (_, why) => Ok(Entry::StoodIn { seat, why }),
        }
    }

    fn said(&self, who: &Who, room: Room, text: &str) -> Result<Entry, Problem> {
        let text: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_LINE {
            return Err(refuse("line-empty-or-long", Code::Malformed));
        }
        let seat = self.seat_of(&who.id);
        let may = match room {
            Room::Table => seat.is_some() || self.phase == Phase::Gathering,
            Room::Gallery => seat.is_none() || self.phase == Phase::Over,
        };
        if !may {
            return Err(refuse("not-your-room", Code::NotYours));
        }
        Ok(Entry::Said { by: who.id.clone(), name: who.name.clone(), seat, room, text: text.to_owned() })
    }

    fn gathering(&self) -> Result<(), Problem> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Playing | Phase::Over | Phase::Broken { .. } => Err(refuse("game-has-begun", Code::NotNow)),
        }
    }

    fn playing(&self) -> Result<&AnyMatch, Problem> {
        match (&self.phase, &self.game) {
            (Phase::Playing, Some(game)) => Ok(game),
            (Phase::Over, _) => Err(refuse("game-is-over", Code::NotNow)),
            _ => Err(refuse("game-has-not-begun", Code::NotNow)),
        }
    }

    fn hosted_by(&self, who: &Who) -> Result<(), Problem> {
        if self.host.as_ref() == Some(&who.id) { Ok(()) } else { Err(refuse("host-does-that", Code::NotYours)) }
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Problem> {
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
