//! Going on with a game of other rules than today's: line by line, in the words of their module.

use std::io::BufRead as _;
use std::path::{Path, PathBuf};

use ::frozen::{Rules, Speaker};
use anyhow::{Result, anyhow};
use bots::{AnyBot, Level};
use clerk::{Picture, Position, Reader};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shelf::{AnyMatch, Refused};
use table::{Choice, Menu, NoUndo, Record, Salt, Seat, Seats, Seed, Viewer};
use terminal::{laid_out, plain};
use words::{People, Words};

use super::plain::{choose, no_undo, not_understood};
use super::player::Player;
use super::saves;
use crate::output::{line, print};
use crate::trouble::{OrTrouble as _, Trouble};

/// A game that is played by a module, and who plays it.
struct Game<'a> {
    words: &'a Words,
    rules: Rules,
    table: AnyMatch,
    speaker: Speaker,
    players: Vec<Player>,
    bots: Vec<Option<AnyBot>>,
    dealer: Seed,
    salts: Vec<Salt>,
    file: Option<PathBuf>,
}

/// A line of a menu, and how much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Chosen {
    line: u32,
    amount: u32,
}

impl Choice for Chosen {
    fn with_amount(self, amount: u32) -> Self {
        Self { amount, ..self }
    }

    fn amount(self) -> u32 {
        self.amount
    }
}

/// Goes on with a record of these rules; a game of our own folder goes on in its own file, any other is left as it is.
pub(super) fn resume(words: &Words, rules: Rules, record: &Record, path: &Path) -> Result<()> {
    let table = rules.replayed(record)?;
    let speaker =
        rules.speaker(&record.options).ok_or_else(|| anyhow!("today's rules are spoken by their own face"))?;
    let players: Vec<Player> = record.players.iter().map(|label| Player::from_label(label)).collect();
    let mut bots = Vec::with_capacity(players.len());
    for (player, seed) in players.iter().zip(0..) {
        bots.push(match player {
            Player::Person(_) => None,
            Player::Bot(_, bot) => Some(rules.bot(&record.options, bot.level, seed)?),
        });
    }
    let file = if saves::is_ours(path) { Some(path.to_owned()) } else { saves::new_file(&record.game).ok() };
    let (dealer, salts) = (record.seed.clone(), record.salts.clone());
    Game { words, rules, table, speaker, players, bots, dealer, salts, file }.play()
}

impl Game<'_> {
    fn play(mut self) -> Result<()> {
        let info = self.table.info();
        line(&format!("{} ({})", info.title, info.rules))?;
        let only = self.people();
        let reader = if only.len() == 1 { only.first() } else { None };
        let mut read = 0;
        loop {
            let asked = self.table.to_act();
            let bot = asked.into_iter().find(|seat| self.bots[seat.index()].is_some());
            match (bot, asked.first()) {
                (Some(seat), _) => self.bot_plays(seat)?,
                (None, Some(seat)) => {
                    self.tell(reader.or(Some(seat)), &mut read)?;
                    if !self.ask(seat, &mut read)? {
                        return self.farewell();
                    }
                }
                (None, None) => {
                    self.tell(reader, &mut read)?;
                    self.show(reader.map_or(Viewer::Spectator, Viewer::Seat), None)?;
                    line(&self.ending(reader)?)?;
                    return self.farewell();
                }
            }
        }
    }

    /// The seats of people.
    fn people(&self) -> Seats {
        let people = self.bots.iter().zip(Seat::all(self.table.seats())).filter(|(bot, _)| bot.is_none());
        people.map(|(_, seat)| seat).collect()
    }

    fn names(&self, me: Option<Seat>) -> People {
        let mut names: Vec<String> = self.players.iter().map(|player| player.name().to_owned()).collect();
        let alone = me.filter(|me| self.people().without(*me) == Seats::NONE);
        if let Some(name) = alone.and_then(|me| names.get_mut(me.index())) {
            *name = self.words.text("you-name");
        }
        People { names, me }
    }

    fn reader(&self, me: Option<Seat>) -> Reader {
        let People { names, me } = self.names(me);
        Reader { language: self.words.language().code().to_owned(), pictured: false, marked: false, names, me }
    }

    /// Lets a bot choose and play; where its module gives it no answer, chance does.
    fn bot_plays(&mut self, seat: Seat) -> Result<()> {
        let (view, menu) = (self.table.view_by_name(Viewer::Seat(seat)), self.table.menu(seat));
        let budget = self.players[seat.index()].budget().unwrap_or_else(|| Level::Random.repeatable());
        let bot = self.bots[seat.index()].as_mut().ok_or_else(|| Trouble::new("not-a-bot").with("seat", seat))?;
        let action = bot.choose(seat, view.get(), menu.get(), budget).or_else(|_| {
            let mut chance = self.rules.bot(&self.table.options(), Level::Random, self.table.plies() as u64)?;
            Ok::<_, anyhow::Error>(chance.choose(seat, view.get(), menu.get(), Level::Random.repeatable())?)
        })?;
        self.submit(seat, &action)
    }

    fn submit(&mut self, seat: Seat, action: &str) -> Result<()> {
        self.table.submit(seat, action)?;
        self.table.prepare()?;
        self.save()
    }

    /// Tells a reader what happened since the last time.
    fn tell(&mut self, reader: Option<Seat>, read: &mut usize) -> Result<()> {
        let viewer = reader.map_or(Viewer::Spectator, Viewer::Seat);
        let events = self.table.story(viewer, *read).into_iter().map(|(_, event)| event).collect();
        for sentence in self.speaker.log(self.reader(reader), events)? {
            line(&sentence.text)?;
        }
        *read = self.table.plies() + 1;
        Ok(())
    }

    fn position(&self, viewer: Viewer, asked: Option<Seat>) -> Result<Position> {
        self.table.prepare()?;
        let menu = match asked {
            Some(seat) => self.table.menu(seat),
            None => RawValue::from_string("[]".to_owned())?,
        };
        Ok(Position { reader: self.reader(viewer.seat()), view: self.table.view_by_name(viewer), menu, asked })
    }

    /// Shows the table, and gives its picture.
    fn show(&mut self, viewer: Viewer, asked: Option<Seat>) -> Result<Picture> {
        let position = self.position(viewer, asked)?;
        let picture = self.speaker.picture(position)?;
        line("")?;
        line(&picture.when)?;
        let tableaus = [picture.tableau.clone()];
        line(&plain(&laid_out(self.words, &self.names(viewer.seat()), &tableaus)))?;
        line("")?;
        Ok(picture)
    }

    /// Asks a person until they choose; `false` when they leave.
    fn ask(&mut self, seat: Seat, read: &mut usize) -> Result<bool> {
        let picture = self.show(Viewer::Seat(seat), Some(seat))?;
        line(&picture.prompt)?;
        let menu = self.show_menu(&picture)?;
        loop {
            print("> ")?;
            let mut input = String::new();
            if std::io::stdin().lock().read_line(&mut input)? == 0 {
                line("")?;
                return Ok(false);
            }
            match input.trim() {
                "" => {}
                "q" | "quit" => return Ok(false),
                "?" | "h" | "help" => line(&self.words.text("plain-help"))?,
                "d" | "details" | "t" | "table" => drop(self.show(Viewer::Seat(seat), Some(seat))?),
                "m" | "menu" => drop(self.show_menu(&picture)?),
                "u" | "undo" => match self.take_back(seat)? {
                    None => {
                        *read = self.table.plies() + 1;
                        line(&self.words.text("taken-back"))?;
                        return Ok(true);
                    }
                    Some(reason) => line(&no_undo(self.words, reason))?,
                },
                text => match choose(&menu, text) {
                    Some(Chosen { line, amount }) => {
                        let position = self.position(Viewer::Seat(seat), Some(seat))?;
                        let picked = self.speaker.pick(position, clerk::Pick { line: line as usize, amount })?;
                        self.submit(seat, picked.action.get())?;
                        return Ok(true);
                    }
                    None => line(&not_understood(self.words, &menu, text))?,
                },
            }
        }
    }

    fn show_menu(&self, picture: &Picture) -> Result<Menu<Chosen>> {
        let (mut menu, alone) = (Menu::new(), picture.lines.len() == 1);
        for (index, offer) in picture.lines.iter().enumerate() {
            let (number, of) = (index + 1, Chosen { line: index as u32, amount: offer.least });
            let Some([min, max, step]) = offer.range else {
                menu.one(of);
                line(&format!("{number:3}  {}", offer.label))?;
                continue;
            };
            menu.amount(of, min, max, step);
            let args = [
                ("action", offer.label.as_str().into()),
                ("number", number.into()),
                ("min", min.into()),
                ("max", max.into()),
                ("step", step.into()),
            ];
            let id = if alone { "plain-amount-only" } else { "plain-amount" };
            line(&format!("{number:3}  {}", self.words.say(id, &args)))?;
        }
        Ok(menu)
    }

    /// Takes back freely where that is possible; bots always agree to more. Says why it cannot be.
    fn take_back(&mut self, seat: Seat) -> Result<Option<NoUndo>> {
        let reason = match self.table.undo(seat) {
            Ok(()) => return self.save().map(|()| None),
            Err(Refused::NoUndo(reason)) => reason,
            Err(refused) => return Err(refused.into()),
        };
        if self.people().without(seat) != Seats::NONE {
            return Ok(Some(reason));
        }
        match self.table.actors().iter().rposition(|actor| *actor == seat) {
            None => Ok(Some(NoUndo::Nothing)),
            Some(ply) => {
                self.table = self.table.at_ply(ply);
                self.save().map(|()| None)
            }
        }
    }

    fn ending(&mut self, reader: Option<Seat>) -> Result<String> {
        let winners = self.table.places().map(|places| places.winners()).unwrap_or_default();
        let is_mine = winners.len() == 1 && reader.is_some() && winners.first() == reader;
        let args = [
            ("winners", self.speaker.winners(self.reader(reader), winners)?.into()),
            ("shared", if winners.len() > 1 { "yes" } else { "no" }.into()),
            ("me", if is_mine { "yes" } else { "no" }.into()),
        ];
        Ok(self.words.say("game-over", &args))
    }

    fn save(&self) -> Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let labels = self.players.iter().map(Player::label).collect();
        saves::write(file, &self.table.record(labels, &self.dealer, &self.salts, &[]))
    }

    /// Says where the game is kept.
    fn farewell(&self) -> Result<()> {
        self.save()?;
        let file = self.file.as_ref().or_trouble(|| Trouble::new("not-saved"))?;
        let id = if self.table.places().is_some() { "saved-over" } else { "saved-open" };
        line(&self.words.say(id, &[("file", file.display().to_string().into())]))
    }
}
