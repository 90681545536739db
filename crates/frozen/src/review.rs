use std::time::Duration;

use bots::{Costly, Patience, Review};
use clerk::{Deal, Past, Play};
use serde_json::value::to_raw_value;
use shelf::Refused;
use table::{Record, Seat};

use crate::Rules;

/// How often a module may look at a clock that it has not: for the chances, the turning points and what was bought.
const LOOKS: [u32; 3] = [3_000, 2_000, 1_500];

/// Studies a game that is over by the rules that it was played by; `hear` is told again and again what is known by then,
/// and how much of the work is done. A module has no clock and says nothing before it is done.
///
/// # Errors
/// When the record is not to be trusted, or its rules are not here.
pub fn review(record: &Record, patience: Patience, hear: &mut dyn FnMut(&Review, f32)) -> Result<Review, Refused> {
    let (rules, record, _) = Rules::fitting(record)?;
    match rules.speaker(&record.options) {
        None => bots::review(&record, patience, hear),
        Some(mut speaker) => speaker.review(Past { deal: dealt(&record)?, looks: LOOKS }),
    }
}

/// The decisions that cost a seat most in a game that is over; nothing where it was played by rules of another day, whose
/// modules do not say.
///
/// # Errors
/// When the record is not to be trusted, or its rules are not here.
pub fn costliest(
    record: &Record,
    seat: Seat,
    time: Duration,
    hear: &mut dyn FnMut(f32),
) -> Result<Option<Vec<Costly>>, Refused> {
    let (rules, record, _) = Rules::fitting(record)?;
    match rules.is_frozen() {
        true => Ok(None),
        false => bots::costliest(&record, seat, time, hear).map(Some),
    }
}

/// The game of a record, as a module is told of it.
pub(crate) fn dealt(record: &Record) -> Result<Deal, Refused> {
    let mut log = Vec::with_capacity(record.actions.len());
    for action in &record.actions {
        let json = to_raw_value(&action.action).map_err(|error| Refused::Unreadable(error.to_string()))?;
        log.push(Play { seat: action.seat, action: json });
    }
    let seats = u8::try_from(record.players.len()).unwrap_or(u8::MAX);
    Ok(Deal { options: record.options.clone(), seats, seed: record.seed.salted(&record.salts), log })
}
