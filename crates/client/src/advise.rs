use std::time::Duration;

use bots::{Budget, Level};
use frozen::Rules;
use serde_json::value::RawValue;
use shelf::Json;
use sitting::Breakdown;

use crate::talk::{Dilemma, FromDealer};

/// What the strongest bot thinks of a question, knowing what the person who is asked sees and nothing else.
pub(crate) fn advise(dilemma: &Dilemma) -> FromDealer {
    match think(dilemma) {
        Ok(thought) => FromDealer::Advice { ply: dilemma.ply, thought },
        Err(why) => FromDealer::Broken(Breakdown::Said(why)),
    }
}

fn think(dilemma: &Dilemma) -> Result<Json, String> {
    let budget = Budget::Time(Duration::from_millis(dilemma.time.into()));
    let rules = Rules::of(&dilemma.game, dilemma.rules).map_err(|error| error.to_string())?;
    let bot = rules.bot(&dilemma.options, Level::Shark, dilemma.ply.into());
    let mut bot = bot.map_err(|error| error.to_string())?;
    bot.choose(dilemma.seat, dilemma.view.get(), dilemma.menu.get(), budget).map_err(|error| error.to_string())?;
    RawValue::from_string(bot.thought()).map_err(|error| error.to_string())
}
