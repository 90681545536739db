use std::sync::Arc;

use bots::{Answers, Budget, Level, Unreadable};
use clerk::{Ask, Choice, Dilemma};
use serde_json::Value;
use serde_json::value::RawValue;
use shelf::{Json, Refused};
use table::Seat;

use crate::Program;
use crate::aside::Aside;
use crate::instance::Fuel;

/// A bot that thinks in an instance of its own: it sees what it is handed, and no table.
///
/// A module has no clock, so a bot that was given time imagines as many games as where it has to be repeatable.
/// That is far fewer than it would natively, and it plays the weaker for it.
pub(crate) struct Thinker {
    aside: Aside,
    level: Level,
    seed: u64,
    thought: String,
}

impl Thinker {
    pub(crate) fn new(program: Arc<Program>, options: Value, level: Level, seed: u64) -> Self {
        Self { aside: Aside::new(program, options), level, seed, thought: "[]".to_owned() }
    }
}

impl Answers for Thinker {
    fn choose(&mut self, seat: Seat, view: &str, menu: &str, budget: Budget) -> Result<String, Unreadable> {
        let view = json(view).map_err(Unreadable::View)?;
        let menu = json(menu).map_err(Unreadable::Menu)?;
        let games = games(self.level, budget);
        let dilemma = Dilemma { level: self.level, seed: self.seed, seat, view, menu, games };
        let choice: Choice =
            self.aside.ask(&Ask::Choose(dilemma), Fuel::thought(games)).map_err(|refused| match refused {
                Refused::Fault(fault) => Unreadable::Fault(fault),
                refused => Unreadable::View(refused.to_string()),
            })?;
        choice.thought.get().clone_into(&mut self.thought);
        Ok(choice.action.get().to_owned())
    }

    fn thought(&self) -> String {
        self.thought.clone()
    }
}

/// How many games a bot may imagine.
fn games(level: Level, budget: Budget) -> u32 {
    match (budget, level.repeatable()) {
        (Budget::Iterations(games), _) | (Budget::Time(_), Budget::Iterations(games)) => games,
        (Budget::Time(_), Budget::Time(_)) => 1,
    }
}

fn json(text: &str) -> Result<Json, String> {
    RawValue::from_string(text.to_owned()).map_err(|error| error.to_string())
}
