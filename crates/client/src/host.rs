use bots::{AnyBot, Level};
use shelf::{AnyMatch, Json, Refused};
use table::{Salt, Seat, Seats, Viewer};
use wire::{
    Chair, Clock, Code, Command, Fairness, Moment, PersonId, Phase, Position, Problem, Sheet, Sitter, Story, TableId,
    TakeBack, Telling, Update, Visibility,
};

use crate::save::{Played, Player, Save};
use crate::talk::FromDealer;

/// The dealer, referee and bots of a table on this device.
pub(crate) struct Host {
    save: Save,
    game: AnyMatch,
    bots: Vec<Option<(Level, AnyBot)>>,
    version: u64,
    told: Told,
}

/// What the page was told so far.
#[derive(Default)]
struct Told {
    /// Who looked at the page.
    eyes: Option<Seat>,
    /// How many plies it knows of, the dealing included.
    plies: usize,
    /// The ply of each thing that it was told.
    of: Vec<u32>,
}

impl Told {
    /// Forgets what was told of everything after a ply.
    fn cut(&mut self, ply: usize) {
        self.plies = self.plies.min(ply + 1);
        self.of.retain(|of| *of as usize <= ply);
    }
}

impl Host {
    /// Sits down to a table where it was left.
    pub(crate) fn open(save: Save) -> Result<Self, String> {
        let seats = save.players.len() as u8;
        let deal = save.seed.salted(&save.salts());
        let mut game =
            AnyMatch::new(&save.game, save.options.clone(), seats, deal).map_err(|refused| refused.to_string())?;
        if game.info().rules != save.rules {
            return Err(format!(
                "rules {} of this game are no longer played; now there are {}",
                save.rules,
                game.info().rules
            ));
        }
        for Played { seat, action } in &save.log {
            game.submit(*seat, &action.to_string()).map_err(|refused| refused.to_string())?;
        }
        let bots = save.players.iter().zip(0..).map(|(player, index)| match player {
            Player::Person(_) => Ok(None),
            Player::Bot { level, .. } => AnyBot::new(&save.game, *level, index).map(|bot| Some((*level, bot))),
        });
        let bots = bots.collect::<Result<_, _>>().map_err(|unknown| unknown.to_string())?;
        Ok(Self { save, game, bots, version: 0, told: Told::default() })
    }

    /// What to keep so that the table can be opened again.
    pub(crate) fn keepsake(&self) -> FromDealer {
        let save = serde_json::value::to_raw_value(&self.save).expect("a table has a JSON form");
        FromDealer::Keep { id: self.save.id.clone(), save }
    }

    /// Everything that the person who looks at the device may see now.
    pub(crate) fn update(&mut self) -> Update {
        self.version += 1;
        let eyes = self.eyes();
        let story = self.story(eyes);
        Update {
            table: TableId(self.save.id.clone()),
            version: self.version,
            sheet: Some(self.sheet(eyes)),
            position: Some(self.position(viewer(eyes))),
            story: Some(story),
            chat: None,
        }
    }

    /// What the page has not been told yet, and where that begins.
    fn story(&mut self, eyes: Option<Seat>) -> Story {
        if self.told.eyes != eyes {
            self.told = Told { eyes, ..Told::default() };
        }
        let from = self.told.of.len() as u32;
        let news = self.game.story(viewer(eyes), self.told.plies).into_iter();
        let tellings: Vec<Telling> = news.map(|(ply, event)| Telling { ply: ply as u32, event }).collect();
        self.told.plies = self.game.plies() + 1;
        self.told.of.extend(tellings.iter().map(|telling| telling.ply));
        Story { from, tellings }
    }

    /// Does what a person wants done.
    pub(crate) fn command(&mut self, command: &Command, now: Moment) -> Result<(), Problem> {
        match command {
            Command::Act { ply, action, .. } => {
                if *ply != self.ply() {
                    return Err(refuse(Code::Stale, "position-moved-on"));
                }
                let seat = self.eyes().filter(|seat| self.game.to_act().contains(*seat));
                let seat = seat.ok_or_else(|| refuse(Code::NotNow, "position-moved-on"))?;
                self.play(seat, action, now).map_err(|_| refuse(Code::Rejected, "page-not-possible"))
            }
            Command::TakeBack { .. } => self.take_back(now),
            Command::Sit { .. }
            | Command::Leave
            | Command::Hire { .. }
            | Command::Dismiss { .. }
            | Command::Start
            | Command::Answer { .. }
            | Command::Away
            | Command::Back
            | Command::Concede
            | Command::Rematch
            | Command::Say { .. } => Err(refuse(Code::NotNow, "page-not-possible")),
        }
    }

    /// The bot that is to act now, if it is a bot's turn and no person's.
    pub(crate) fn bot_to_act(&self) -> Option<Seat> {
        self.game.to_act().find(|seat| self.bots[seat.index()].is_some())
    }

    /// Lets a bot answer.
    pub(crate) fn bot_acts(&mut self, seat: Seat, now: Moment) -> Result<(), String> {
        let view = self.game.view(Viewer::Seat(seat));
        let menu = self.game.menu(seat);
        let (level, bot) = self.bots[seat.index()].as_mut().ok_or("a person sits there")?;
        let answer = bot.choose(seat, view.get(), menu.get(), level.at_a_table()).map_err(|error| error.to_string())?;
        let action = Json::from(serde_json::value::RawValue::from_string(answer).map_err(|error| error.to_string())?);
        self.play(seat, &action, now).map_err(|refused| refused.to_string())
    }

    pub(crate) fn ply(&self) -> u32 {
        self.game.plies() as u32
    }

    fn play(&mut self, seat: Seat, action: &Json, now: Moment) -> Result<(), Refused> {
        self.game.submit(seat, action.get())?;
        let action = serde_json::from_str(action.get()).expect("the game has read it");
        self.save.log.push(Played { seat, action });
        self.save.changed = now;
        self.save.over = self.game.places().is_some();
        Ok(())
    }

    /// Takes the last decision of the person at the device back.
    ///
    /// Bots agree to anything; between two people only what nobody has learned from is taken back.
    fn take_back(&mut self, now: Moment) -> Result<(), Problem> {
        let to = self.take_back_to().ok_or_else(|| refuse(Code::NotNow, "nothing-to-take-back"))?;
        self.save.log.truncate(to);
        self.game = self.game.at_ply(to);
        self.told.cut(to);
        self.save.changed = now;
        self.save.over = false;
        Ok(())
    }

    fn take_back_to(&self) -> Option<usize> {
        let last = self.game.actors().iter().rposition(|seat| self.is_person(*seat))?;
        let alone = self.people().len() == 1;
        let seat = self.game.actors()[last];
        (alone || self.game.can_undo(seat).is_ok() && last + 1 == self.game.plies()).then_some(last)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.bots[seat.index()].is_none()
    }

    fn people(&self) -> Seats {
        Seat::all(self.save.players.len() as u8).filter(|seat| self.is_person(*seat)).collect()
    }

    /// Whose eyes look at the device: the person who is asked, or who acted last.
    fn eyes(&self) -> Option<Seat> {
        let people = self.people();
        let asked = self.game.to_act().find(|seat| people.contains(*seat));
        let last = || self.game.actors().into_iter().rev().find(|seat| people.contains(*seat));
        asked.or_else(last).or_else(|| people.first())
    }

    fn position(&self, viewer: Viewer) -> Position {
        let menu = viewer.seat().map(|seat| self.game.menu(seat));
        let places = self.game.places();
        Position {
            ply: self.ply(),
            view: self.game.view(viewer),
            menu: menu.unwrap_or_else(|| Json::from(serde_json::value::RawValue::NULL.to_owned())),
            to_act: self.game.to_act(),
            take_back: if self.take_back_to().is_some() { TakeBack::Free } else { TakeBack::Nothing },
            clocks: Vec::new(),
            places,
            scores: places.map(|_| self.game.scores().values().to_vec()).unwrap_or_default(),
            thinking: self.bot_to_act().map_or(Seats::NONE, Seats::only),
        }
    }

    fn sheet(&self, mine: Option<Seat>) -> Sheet {
        let over = self.game.places().is_some();
        Sheet {
            id: TableId(self.save.id.clone()),
            game: self.save.game.clone(),
            rules: self.save.rules,
            options: self.save.options.clone(),
            chairs: self.save.players.iter().zip(0..).map(|(player, index)| chair(player, index)).collect(),
            host: None,
            mine,
            phase: if over { Phase::Over } else { Phase::Playing },
            visibility: Visibility::Invitation,
            clock: Clock::None,
            fairness: Fairness {
                commitment: self.save.seed.commitment(),
                salts: self.save.salts(),
                seed: over.then(|| self.save.seed.clone()),
            },
            rematch: None,
            made: self.save.made,
        }
    }
}

impl Save {
    /// All that was added to the dealer's seed.
    pub(crate) fn salts(&self) -> Vec<Salt> {
        self.salts.clone().unwrap_or_else(|| vec![self.salt])
    }
}

fn viewer(eyes: Option<Seat>) -> Viewer {
    eyes.map_or(Viewer::Spectator, Viewer::Seat)
}

fn chair(player: &Player, index: u32) -> Chair {
    let sitter = match player {
        Player::Person(name) => Sitter::Person { id: PersonId(format!("device-{index}")), name: name.clone() },
        Player::Bot { level, name } => Sitter::Bot { level: level.to_string(), name: name.clone() },
    };
    Chair { sitter, present: true, stand_in: None, conceded: false, rating: None }
}

/// Refuses something; the page says why, in its own language.
fn refuse(code: Code, name: &str) -> Problem {
    Problem { code, message: name.to_owned(), name: Some(name.to_owned()), retry_after: None }
}
