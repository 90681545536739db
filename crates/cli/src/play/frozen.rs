//! A game of rules of another day: the module of those rules has its words.

use std::path::Path;

use ::frozen::{Rules, Speaker};
use anyhow::{Result, anyhow};
use bots::{AnyBot, Level};
use clerk::{MenuLine, Pick, Picture, Position, Reader};
use serde_json::value::RawValue;
use shelf::{AnyMatch, Refused};
use table::{NoUndo, Places, Record, Seat, Seats};
use terminal::{laid_out, spread_out};
use words::{Merit, Words};

use super::player::Player;
use super::playing::{Offer, Playing, Said, Sight, titled, viewer};
use super::saves::Keeping;
use crate::rules;
use crate::trouble::Trouble;

/// A game that is played by a module, and who plays it.
pub(super) struct Session<'a> {
    words: &'a Words,
    rules: Rules,
    table: AnyMatch,
    speaker: Speaker,
    keeping: Keeping,
    bots: Vec<Option<AnyBot>>,
}

impl<'a> Session<'a> {
    /// Goes on with a record of these rules, which have played it to where it stands.
    pub(super) fn resume(
        words: &'a Words,
        (rules, table): (Rules, AnyMatch),
        record: &Record,
        path: &Path,
    ) -> Result<Self> {
        let speaker =
            rules.speaker(&record.options).ok_or_else(|| anyhow!("today's rules are spoken by their own face"))?;
        let keeping = Keeping::resumed(record, path);
        let mut bots = Vec::with_capacity(keeping.players.len());
        for (player, seed) in keeping.players.iter().zip(0..) {
            bots.push(match player {
                Player::Person(_) => None,
                Player::Bot(_, bot) => Some(rules.bot(&record.options, bot.level, seed)?),
            });
        }
        Ok(Self { words, rules, table, speaker, keeping, bots })
    }

    fn reader(&self, eyes: Option<Seat>) -> Reader {
        let people = self.names(eyes);
        let language = self.words.language().code().to_owned();
        Reader { language, pictured: false, marked: false, names: people.names, me: people.me }
    }

    fn position(&self, eyes: Option<Seat>, asked: Option<Seat>) -> Result<Position> {
        self.table.prepare()?;
        let menu = match asked.filter(|asked| eyes == Some(*asked)) {
            Some(seat) if self.keeping.plans.are_allowed() => self.table.menu(seat),
            Some(seat) => self.table.menu_by_hand(seat),
            None => RawValue::from_string("[]".to_owned())?,
        };
        Ok(Position { reader: self.reader(eyes), view: self.table.view_by_name(viewer(eyes)), menu, asked })
    }

    fn submit(&mut self, seat: Seat, action: &str) -> Result<()> {
        self.table.submit(seat, action)?;
        self.table.prepare()?;
        self.save()
    }
}

impl Playing for Session<'_> {
    fn words(&self) -> &Words {
        self.words
    }

    fn title(&self) -> String {
        let info = self.table.info();
        titled(self.words, format!("{} ({})", info.title, info.rules), &self.table.options())
    }

    /// A module says no more than its words.
    fn legend(&self) -> Vec<String> {
        Vec::new()
    }

    fn preface(&self) -> Option<String> {
        let info = self.table.info();
        Some(rules::earlier(self.words, info.slug, info.rules))
    }

    /// Those of that day, and below their title what has changed since.
    fn rules(&mut self) -> Result<String> {
        let text = self.speaker.rules(self.words.language().code())?;
        let (title, rest) = text.split_once('\n').unwrap_or((&text, ""));
        Ok(format!("{title}\n\n{}\n{rest}", self.preface().unwrap_or_default()))
    }

    fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    fn to_act(&self) -> Seats {
        self.table.to_act()
    }

    fn places(&self) -> Option<Places> {
        self.table.places()
    }

    fn sight(&mut self, eyes: Option<Seat>, asked: Option<Seat>) -> Result<Sight> {
        let (position, people) = (self.position(eyes, asked)?, self.names(eyes));
        let picture = self.speaker.picture(position)?;
        let offer = |(line, offer): (usize, &MenuLine)| {
            let said = Said { label: offer.label.clone(), note: printed(&picture, line) };
            Offer { said, range: offer.range, least: offer.least, start: offer.least }
        };
        Ok(Sight {
            offers: picture.lines.iter().enumerate().map(offer).collect(),
            table: laid_out(self.words, &people, std::slice::from_ref(&picture.tableau)),
            details: spread_out(self.words, &people, &picture.tableau),
            when: picture.when,
            prompt: picture.prompt,
        })
    }

    fn said(&mut self, seat: Seat, pick: Pick) -> Result<Said> {
        let position = self.position(Some(seat), Some(seat))?;
        let picture = self.speaker.picture(position.clone())?;
        let label = self.speaker.pick(position, pick)?.label;
        Ok(Said { label, note: printed(&picture, pick.line) })
    }

    fn play(&mut self, seat: Seat, pick: Pick) -> Result<()> {
        let picked = self.speaker.pick(self.position(Some(seat), Some(seat))?, pick)?;
        self.submit(seat, picked.action.get())
    }

    /// Where its module gives a bot no answer, chance does.
    fn bot_plays(&mut self, seat: Seat) -> Result<()> {
        let (view, menu) = (self.table.view_by_name(viewer(Some(seat))), self.table.menu(seat));
        let budget = self.keeping.players[seat.index()].budget().unwrap_or_else(|| Level::Random.repeatable());
        let bot = self.bots[seat.index()].as_mut().ok_or_else(|| Trouble::new("not-a-bot").with("seat", seat))?;
        let action = bot.choose(seat, view.get(), menu.get(), budget).or_else(|_| {
            let mut chance = self.rules.bot(&self.table.options(), Level::Random, self.table.plies() as u64)?;
            Ok::<_, anyhow::Error>(chance.choose(seat, view.get(), menu.get(), Level::Random.repeatable())?)
        })?;
        self.submit(seat, &action)
    }

    /// The reasons of hints belong to the rules of the day.
    fn explain(&mut self, _: Seat) {}

    fn undo(&mut self, seat: Seat) -> Result<Result<(), NoUndo>> {
        match self.table.undo(seat) {
            Ok(()) => self.save().map(Ok),
            Err(Refused::NoUndo(reason)) => Ok(Err(reason)),
            Err(refused) => Err(refused.into()),
        }
    }

    fn take_back(&mut self, seat: Seat) -> Result<Result<(), NoUndo>> {
        let Some(ply) = self.table.actors().iter().rposition(|actor| *actor == seat) else {
            return Ok(Err(NoUndo::Nothing));
        };
        self.table = self.table.at_ply(ply);
        self.save().map(Ok)
    }

    fn steps(&self) -> usize {
        self.table.plies() + 1
    }

    fn story(&mut self, eyes: Option<Seat>, from: usize) -> Result<Vec<String>> {
        self.table.prepare()?;
        let events = self.table.story(viewer(eyes), from).into_iter().map(|(_, event)| event).collect();
        Ok(self.speaker.log(self.reader(eyes), events)?.into_iter().map(|sentence| sentence.text).collect())
    }

    fn winners(&mut self, eyes: Option<Seat>, winners: Seats) -> Result<String> {
        Ok(self.speaker.winners(self.reader(eyes), winners)?)
    }

    fn merits(&mut self, eyes: Option<Seat>) -> Result<Vec<Merit>> {
        self.table.prepare()?;
        Ok(self.speaker.merits(self.reader(eyes), self.table.view_by_name(viewer(eyes)))?)
    }

    fn save(&self) -> Result<()> {
        self.keeping.write(|labels, dealer, salts| self.table.record(labels, dealer, salts, &[]))
    }
}

/// What is printed on the piece that a line of the menu is about; empty where it is about none.
fn printed(picture: &Picture, line: usize) -> String {
    picture.tableau.printed(|pick| pick.line == line).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use shelf::GAMES;
    use table::Seed;
    use terminal::plain;
    use words::Language;

    use super::super::playing::Next;
    use super::*;

    #[test]
    fn whatever_can_be_looked_at_in_a_game_of_another_day_is_in_the_words_of_its_module() {
        for language in Language::ALL {
            let words = faces::strict(language);
            let versions = GAMES.iter().flat_map(|info| (0..info.rules).map(move |rules| (info, rules)));
            for (info, version) in versions.filter(|(info, rules)| ::frozen::wanted(info.slug, *rules).is_some()) {
                let rules = Rules::of(info.slug, version).expect("they are kept");
                let (seats, dealer) = (info.min_seats.max(3), Seed::from_text("another day"));
                let table = rules.deal(json!({}), seats, dealer.salted(&[])).expect("a table");
                let speaker = rules.speaker(&table.options()).expect("frozen rules speak");
                let players = vec![Player::Person("Ada".to_owned()); usize::from(seats)];
                let bots = players.iter().map(|_| None).collect();
                let keeping = Keeping::nowhere(players, dealer);
                let mut game = Session { words: &words, rules, table, speaker, keeping, bots };
                let Next::Person(seat) = game.next() else { panic!("people are asked first") };
                let sight = game.sight(Some(seat), Some(seat)).expect("it can be seen");
                assert!(!sight.when.is_empty() && !sight.prompt.is_empty(), "{}", info.slug);
                assert!(sight.table.height() > 3 && sight.details.height() > 3, "{}", plain(&sight.table));
                assert!(game.rules().expect("rules").starts_with('#'), "{}", info.slug);
                let first = sight.offers.first().expect("something can be done");
                let pick = Pick { line: 0, amount: first.least };
                assert_eq!(game.said(seat, pick).expect("it says so").label, first.said.label);
                let spectating = game.sight(None, Some(seat)).expect("it can be seen");
                assert!(spectating.offers.is_empty(), "nobody else is offered anything");
                let steps = game.steps();
                game.play(seat, pick).expect("it is on the menu");
                assert_eq!(game.steps(), steps + 1);
                assert!(!game.story(None, 0).expect("a story").is_empty());
            }
        }
    }
}
