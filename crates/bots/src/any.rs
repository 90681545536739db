use std::marker::PhantomData;

use shelf::{UnknownGame, Visit};
use table::{Fault, Heuristic, Menu, Seat, by_name};

use crate::{Bot, Budget, Level, Question};

/// A bot whose game is known at run time: it reads a view and a menu as JSON, and answers in JSON.
///
/// What it is handed is exactly what a player in a browser is sent.
pub struct AnyBot(Box<dyn Answers>);

/// What a bot was handed is not a question of its game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// The view.
    #[error("this is not a view of the game: {0}")]
    View(String),
    /// The menu.
    #[error("this is not a menu of the game: {0}")]
    Menu(String),
    /// Nothing is asked.
    #[error("there is nothing to choose from")]
    Empty,
    /// The program of a frozen version gave no answer.
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl AnyBot {
    /// A bot for the game called `slug` whose choices follow from `seed`.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn new(slug: &str, level: Level, seed: u64) -> Result<Self, UnknownGame> {
        shelf::with(slug, Hire { level, seed })
    }

    /// A bot for the game `G`.
    #[must_use]
    pub fn of<G: Heuristic>(level: Level, seed: u64) -> Self {
        Self(Box::new(Typed { bot: level.bot::<G>(seed), game: PhantomData }))
    }

    /// A bot that thinks elsewhere.
    #[must_use]
    pub fn answering(bot: Box<dyn Answers>) -> Self {
        Self(bot)
    }

    /// Chooses one of the actions on the menu; the view may name a card set that this program has loaded.
    ///
    /// # Errors
    /// When the view or the menu cannot be read, or the menu is empty.
    pub fn choose(&mut self, seat: Seat, view: &str, menu: &str, budget: Budget) -> Result<String, Unreadable> {
        self.0.choose(seat, view, menu, budget)
    }

    /// What it thought about when it chose last, as JSON: an array of [`Candidate`](crate::Candidate)s, the best first.
    #[must_use]
    pub fn thought(&self) -> String {
        self.0.thought()
    }
}

struct Hire {
    level: Level,
    seed: u64,
}

impl Visit for Hire {
    type Output = AnyBot;

    fn visit<G: Heuristic>(self) -> AnyBot {
        AnyBot::of::<G>(self.level, self.seed)
    }
}

/// Whatever an [`AnyBot`] thinks with.
pub trait Answers: Send {
    /// Chooses one of the actions on the menu.
    ///
    /// # Errors
    /// When the view or the menu cannot be read, or the menu is empty.
    fn choose(&mut self, seat: Seat, view: &str, menu: &str, budget: Budget) -> Result<String, Unreadable>;

    /// What it thought about when it chose last, as a JSON array, the best first.
    fn thought(&self) -> String;
}

struct Typed<G: Heuristic> {
    bot: Box<dyn Bot<G>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Heuristic> Answers for Typed<G> {
    fn choose(&mut self, seat: Seat, view: &str, menu: &str, budget: Budget) -> Result<String, Unreadable> {
        let view = by_name(|| serde_json::from_str::<G::View>(view));
        let view = view.map_err(|error| Unreadable::View(error.to_string()))?;
        let menu: Menu<G::Action> = serde_json::from_str(menu).map_err(|error| Unreadable::Menu(error.to_string()))?;
        if menu.is_empty() {
            return Err(Unreadable::Empty);
        }
        let action = self.bot.choose(&Question { seat, view: &view, menu: &menu, budget });
        Ok(serde_json::to_string(&action).expect("an action has a JSON form"))
    }

    fn thought(&self) -> String {
        serde_json::to_string(self.bot.thought()).expect("candidates have a JSON form")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use shelf::{AnyMatch, GAMES};
    use table::{Seed, Viewer};

    use super::*;

    #[test]
    fn every_level_plays_every_game_to_its_end_through_json() {
        for info in GAMES {
            for level in Level::ALL {
                let seed = Seed::from_text(info.slug).salted(&[]);
                let mut table = AnyMatch::new(info.slug, json!({}), info.max_seats.min(3), seed).expect("a table");
                let mut bot = AnyBot::new(info.slug, level, 7).expect("a game");
                while let Some(seat) = table.to_act().first() {
                    let (view, menu) = (table.view(Viewer::Seat(seat)), table.menu(seat));
                    let action = bot.choose(seat, view.get(), menu.get(), Budget::Iterations(8)).expect("an answer");
                    table.submit(seat, &action).expect("a bot answers from the menu");
                }
                assert!(table.places().is_some());
            }
        }
    }

    #[test]
    fn nonsense_is_refused_with_the_reason() {
        let mut bot = AnyBot::new("bids", Level::Random, 1).expect("a game");
        let seat = Seat::all(3).next().expect("a seat");
        let answer = bot.choose(seat, "{}", "[]", Budget::Iterations(1));
        assert!(matches!(answer, Err(Unreadable::View(_))), "{answer:?}");
        assert!(AnyBot::new("go", Level::Random, 1).is_err());
    }
}
