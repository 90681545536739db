use bots::{AnyBot, Level, Unreadable};
use sitting::{Around, Breakdown, Changed, Dated, Denial, Granted, Holder, Phase, Sitting, Who};
use table::{Seat, Seats, Viewer};
use wire::{Code, Command, Have, Moment, PersonId, Problem, Rating, Update};

use crate::opening::person;
use crate::save::{Player, Save};
use crate::talk::FromDealer;

/// A table on this device: its bots, and the one page that looks at it, with the eyes of one person after the other.
pub(crate) struct Host {
    save: Save,
    sitting: Sitting,
    bots: Vec<Option<(Level, AnyBot)>>,
    /// Whose eyes the page has been shown the table with.
    shown: Option<Viewer>,
    /// What has changed since.
    untold: Changed,
}

impl Host {
    /// Sits down to a table where it was left.
    pub(crate) fn open(save: Save) -> Result<Self, Breakdown> {
        let sitting = Sitting::new(save.made(), save.whole_journal());
        if let Phase::Broken(why) = sitting.phase() {
            return Err(why.clone());
        }
        let rules = sitting.rules().ok_or(Breakdown::Rules { found: save.rules, here: 0 })?;
        let bots = save.players.iter().zip(0..).map(|(player, index)| match player {
            Player::Person(_) => Ok(None),
            Player::Bot { level, .. } => rules.bot(&save.options, *level, index).map(|bot| Some((*level, bot))),
        });
        let bots = bots.collect::<Result<_, _>>().map_err(|unknown| Breakdown::Said(unknown.to_string()))?;
        Ok(Self { save, sitting, bots, shown: None, untold: Changed::default() })
    }

    /// What to keep so that the table can be opened again.
    pub(crate) fn keepsake(&self) -> FromDealer {
        let save = serde_json::value::to_raw_value(&self.save).expect("a table has a JSON form");
        FromDealer::Keep { id: self.save.id.clone(), save }
    }

    /// What the page does not know yet of all that the person who looks at the device may see.
    pub(crate) fn update(&mut self) -> Update {
        let eyes = self.eyes();
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let changed = std::mem::take(&mut self.untold);
        let people = People(&self.save.players);
        let mut update = match self.shown.replace(viewer) {
            None => self.sitting.missing(eyes.map(person).as_ref(), Have::default(), &people),
            Some(shown) if shown == viewer => self.sitting.update(viewer, changed, &people),
            Some(_) => self.sitting.update(viewer, Changed::EVERYTHING, &people),
        };
        // Whoever acted last still holds the device: what they did is what can be taken back.
        if let (Some(position), Some(seat)) = (&mut update.position, self.acted_last()) {
            position.take_back = self.sitting.may_take_back(Viewer::Seat(seat));
        }
        update
    }

    /// Does what a person wants done.
    pub(crate) fn command(&mut self, command: &Command, now: Moment) -> Result<(), Problem> {
        let seat = match command {
            Command::Act { .. } | Command::Answer { .. } => self.eyes(),
            Command::TakeBack { .. } => self.acted_last().or_else(|| self.eyes()),
            Command::Sit { .. }
            | Command::Leave
            | Command::Hire { .. }
            | Command::Dismiss { .. }
            | Command::Remove { .. }
            | Command::Invite { .. }
            | Command::Start
            | Command::Away
            | Command::Back
            | Command::Concede
            | Command::Rematch
            | Command::Order { .. }
            | Command::Withdraw
            | Command::Say { .. } => None,
        };
        let seat = seat.ok_or_else(|| refuse(Code::NotNow, "page-not-possible"))?;
        let who = Who { id: person(seat), name: name(&self.save.players[seat.index()]).to_owned() };
        let granted = self.sitting.decide(&who, command).map_err(problem)?;
        self.write(granted, now);
        Ok(())
    }

    /// The bot that is to act now, if it is a bot's turn; while people have to agree to something, bots wait.
    pub(crate) fn bot_to_act(&self) -> Option<Seat> {
        let automatic = self.sitting.automatic();
        let asked = self.sitting.to_act().find(|seat| automatic.contains(*seat));
        asked.filter(|_| self.sitting.request().is_none())
    }

    /// Lets a bot answer.
    pub(crate) fn bot_acts(&mut self, seat: Seat, now: Moment) -> Result<(), Breakdown> {
        let game = self.sitting.game().ok_or(Breakdown::Panic)?;
        let (view, menu, ply) = (game.view_by_name(Viewer::Seat(seat)), game.menu(seat), self.ply());
        let (level, bot) = self.bots[seat.index()].as_mut().ok_or(Breakdown::Panic)?;
        let mut answer = bot.choose(seat, view.get(), menu.get(), level.at_a_table());
        let rules = self.sitting.rules().ok_or(Breakdown::Panic)?;
        for weaker in Level::ALL.into_iter().rev().filter(|weaker| *weaker < *level) {
            if !matches!(answer, Err(Unreadable::Fault(_))) {
                break;
            }
            // No table breaks over a bot: a weaker one answers in its place.
            let stand_in = rules.bot(&self.save.options, weaker, u64::from(ply));
            let mut stand_in = stand_in.map_err(|unknown| Breakdown::Said(unknown.to_string()))?;
            answer = stand_in.choose(seat, view.get(), menu.get(), weaker.at_a_table());
        }
        let answer = answer.map_err(|unreadable| match unreadable {
            Unreadable::Fault(fault) => Breakdown::Fault(fault),
            unreadable => Breakdown::Said(unreadable.to_string()),
        })?;
        let granted = self.sitting.acted(seat, ply, None, &answer);
        let granted = granted.map_err(|denial| Breakdown::Said(problem(denial).message))?;
        self.write(granted, now);
        Ok(())
    }

    pub(crate) fn ply(&self) -> u32 {
        self.sitting.plies() as u32
    }

    fn write(&mut self, Granted { what, allowed }: Granted, now: Moment) {
        let dated = Dated { at: now.max(self.sitting.changed()), what };
        self.save.journal.push(dated.clone());
        self.untold = self.untold.and(self.sitting.carry_out(dated, allowed));
        self.save.changed = now;
        self.save.over = *self.sitting.phase() == Phase::Over;
    }

    fn people(&self) -> Seats {
        Seats::all(self.sitting.seats()).minus(self.sitting.automatic())
    }

    /// The person who acted last.
    fn acted_last(&self) -> Option<Seat> {
        let people = self.people();
        self.sitting.game()?.actors().into_iter().rev().find(|seat| people.contains(*seat))
    }

    /// Whose eyes look at the device: those of the person who is asked to agree, or to act, or who acted last.
    fn eyes(&self) -> Option<Seat> {
        let people = self.people();
        let among = |mut seats: Seats| seats.find(|seat| people.contains(*seat));
        let agreeing = self.sitting.request().and_then(|request| among(request.waiting));
        agreeing.or_else(|| among(self.sitting.to_act())).or_else(|| self.acted_last()).or_else(|| people.first())
    }
}

/// Those who sit at a table on this device: they are always there.
struct People<'a>(&'a [Player]);

impl Around for People<'_> {
    fn name(&self, who: &PersonId) -> String {
        let seats = Seat::all(self.0.len() as u8).zip(self.0);
        seats.filter(|(seat, _)| person(*seat) == *who).map(|(_, player)| name(player)).collect()
    }

    fn is_present(&self, _: &PersonId) -> bool {
        true
    }

    fn rating(&self, _: &Holder) -> Option<Rating> {
        None
    }

    fn why(&self, breakdown: &Breakdown) -> String {
        match breakdown {
            Breakdown::Said(why) => why.clone(),
            Breakdown::Fault(fault) => fault.to_string(),
            // A table that is broken for these reasons is not opened: the page says them.
            Breakdown::Rules { .. } | Breakdown::Panic | Breakdown::Later => String::new(),
        }
    }
}

/// What somebody is called.
fn name(player: &Player) -> &str {
    match player {
        Player::Person(name) | Player::Bot { name, .. } => name,
    }
}

/// What the table denies; the page says why, in its own language.
fn problem(denial: Denial) -> Problem {
    match denial {
        Denial::Named { code, name } => refuse(code, name),
        Denial::Said { code, text } => Problem { code, message: text, name: None, retry_after: None },
        Denial::Broken(_) => refuse(Code::Broken, "table-panic"),
    }
}

fn refuse(code: Code, name: &str) -> Problem {
    Problem { code, message: name.to_owned(), name: Some(name.to_owned()), retry_after: None }
}

#[cfg(test)]
mod tests;
