//! A game that is being played here, by whatever rules.

use anyhow::Result;
use clerk::Pick;
use ratatui::text::{Line, Text};
use serde_json::Value;
use table::{NoUndo, Places, Seat, Seats, Viewer};
use words::{Merit, People, Words};

use super::player::Player;
use super::saves::Keeping;
use crate::output::line;
use crate::trouble::{OrTrouble as _, Trouble};

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Bot(Seat),
    Person(Seat),
    Over,
}

/// What somebody sees of a game.
#[derive(Default)]
pub(super) struct Sight {
    /// How far it is.
    pub(super) when: String,
    pub(super) table: Text<'static>,
    /// What the table is too small for.
    pub(super) details: Text<'static>,
    /// What is asked, where somebody is.
    pub(super) prompt: String,
    /// What whoever looks can do, where it is they who are asked.
    pub(super) offers: Vec<Offer>,
}

/// A line of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    pub(super) said: Said,
    /// The least amount, the most and the step between two, where more than one is open.
    pub(super) range: Option<[u32; 3]>,
    /// The least amount, which `said` speaks of.
    pub(super) least: u32,
    /// The amount that it begins with on the screen.
    pub(super) start: u32,
}

/// What an offer says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    /// What it does.
    pub(super) label: String,
    /// What is to be known before it is chosen; empty where the label says it all.
    pub(super) note: String,
}

/// A game in the terminal. `eyes` are those of whoever looks, where that is somebody at the table.
pub(super) trait Playing {
    fn words(&self) -> &Words;

    /// The name of the game.
    fn title(&self) -> String;

    /// What is to be known before it goes on.
    fn preface(&self) -> Option<String> {
        None
    }

    /// What the signs on its table mean, and who wins ties.
    fn legend(&self) -> Vec<String>;

    /// Its rules, as Markdown.
    fn rules(&mut self) -> Result<String>;

    /// Who plays it, and where it is kept.
    fn keeping(&self) -> &Keeping;

    fn to_act(&self) -> Seats;

    fn places(&self) -> Option<Places>;

    /// What these eyes see, with the question that `asked` is to answer.
    fn sight(&mut self, eyes: Option<Seat>, asked: Option<Seat>) -> Result<Sight>;

    /// What picking something says to `seat`, who is asked.
    fn said(&mut self, seat: Seat, pick: Pick) -> Result<Said>;

    /// Plays a pick of the menu of `seat`, and saves the game.
    fn play(&mut self, seat: Seat, pick: Pick) -> Result<()>;

    /// Lets the bot in `seat` choose and play.
    fn bot_plays(&mut self, seat: Seat) -> Result<()>;

    /// Lets the strongest bot say what it would do in the place of a person, where that was asked for.
    fn explain(&mut self, seat: Seat);

    /// Takes back the last decision of `seat`, where the rules of undo allow it.
    fn undo(&mut self, seat: Seat) -> Result<Result<(), NoUndo>>;

    /// Takes back everything since the last decision of `seat`, as everyone at the table has agreed to.
    fn take_back(&mut self, seat: Seat) -> Result<Result<(), NoUndo>>;

    /// How many steps have been told, the set-up first.
    fn steps(&self) -> usize;

    /// What was told after the first `from` steps, one sentence each.
    fn story(&mut self, eyes: Option<Seat>, from: usize) -> Result<Vec<String>>;

    /// The names of those who have won.
    fn winners(&mut self, eyes: Option<Seat>, winners: Seats) -> Result<String>;

    /// What decides where everybody has finished, once the game is over.
    fn merits(&mut self, eyes: Option<Seat>) -> Result<Vec<Merit>>;

    fn save(&self) -> Result<()>;

    fn players(&self) -> &[Player] {
        &self.keeping().players
    }

    /// Bots answer before people are asked, so that nobody waits in vain.
    fn next(&self) -> Next {
        let asked = self.to_act();
        let is_bot = |seat: &Seat| self.players()[seat.index()].is_bot();
        match (asked.into_iter().find(is_bot), asked.first()) {
            (Some(bot), _) => Next::Bot(bot),
            (None, Some(person)) => Next::Person(person),
            (None, None) => Next::Over,
        }
    }

    /// The seats of people.
    fn people(&self) -> Seats {
        let seats = Seat::all(self.players().len() as u8).zip(self.players());
        seats.filter(|(_, player)| !player.is_bot()).map(|(seat, _)| seat).collect()
    }

    /// Whether anybody but `seat` at this table is a person, who would have to agree to a take-back.
    fn has_other_people(&self, seat: Seat) -> bool {
        self.people().without(seat) != Seats::NONE
    }

    /// The only person at the table, who sees it all the time.
    fn only_person(&self) -> Option<Seat> {
        let people = self.people();
        if people.len() == 1 { people.first() } else { None }
    }

    /// The names at the table; a reader who plays alone against bots is called "You".
    fn names(&self, eyes: Option<Seat>) -> People {
        let mut names: Vec<String> = self.players().iter().map(|player| player.name().to_owned()).collect();
        let alone = eyes.filter(|eyes| !self.has_other_people(*eyes));
        if let Some(name) = alone.and_then(|eyes| names.get_mut(eyes.index())) {
            *name = self.words().text("you-name");
        }
        People { names, me: eyes }
    }
}

/// A title, and that a table with these options is played with a designer's own cards, where it is: these travel whole.
pub(super) fn titled(words: &Words, title: String, options: &Value) -> String {
    let has_own = options.get("cards").is_some_and(Value::is_object);
    if has_own { words.say("title-own-cards", &[("title", title.into())]) } else { title }
}

/// With whose eyes somebody looks, as rules say it.
pub(super) fn viewer(eyes: Option<Seat>) -> Viewer {
    eyes.map_or(Viewer::Spectator, Viewer::Seat)
}

/// The greatest amount that is open and no more than this; the least, where all are more.
pub(super) fn nearest([min, max, step]: [u32; 3], amount: u32) -> u32 {
    let amount = amount.clamp(min, max);
    amount - (amount - min) % step.max(1)
}

/// Who has won, and what decided it.
pub(super) fn ending(game: &mut dyn Playing, eyes: Option<Seat>) -> Result<String> {
    let places = game.places();
    let winners = places.map(|places| places.winners()).unwrap_or_default();
    let is_mine = eyes.is_some_and(|eyes| winners == Seats::only(eyes));
    let args = [
        ("winners", game.winners(eyes, winners)?.into()),
        ("shared", if winners.len() > 1 { "yes" } else { "no" }.into()),
        ("me", if is_mine { "yes" } else { "no" }.into()),
    ];
    let (merits, people, words) = (game.merits(eyes)?, game.names(eyes), game.words());
    let won = words.say("game-over", &args);
    let why = places.and_then(|places| Merit::verdict(words, &people, &merits, places));
    Ok(why.map_or(won.clone(), |why| words.then(&won, &why)))
}

/// Everything that counts, with what everybody has of it, from the first to the last.
pub(super) fn standings(game: &mut dyn Playing, eyes: Option<Seat>) -> Result<Vec<Line<'static>>> {
    let Some(places) = game.places() else { return Ok(Vec::new()) };
    let merits = game.merits(eyes)?;
    Ok(terminal::standings(game.words(), &game.names(eyes), &merits, places))
}

/// Says where the game is kept.
pub(super) fn farewell(game: &dyn Playing) -> Result<()> {
    game.save()?;
    let file = game.keeping().file().or_trouble(|| Trouble::new("not-saved"))?;
    let id = if game.places().is_some() { "saved-over" } else { "saved-open" };
    line(&game.words().say(id, &[("file", file.display().to_string().into())]))
}

/// Why something cannot be taken back.
pub(super) fn no_undo(words: &Words, reason: NoUndo) -> String {
    words.text(match reason {
        NoUndo::Nothing => "no-undo-nothing",
        NoUndo::Revealed => "no-undo-revealed",
        NoUndo::Answered => "no-undo-answered",
    })
}
