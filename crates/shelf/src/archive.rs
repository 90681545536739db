use table::{Archive, BadRecord, CardSet, Heuristic, Ledger, Record};

use crate::{Refused, UnknownGame, Visit, with};

/// Every card set of the game called `slug` that was ever in the box.
///
/// # Errors
/// When there is no such game.
pub fn archive(slug: &str) -> Result<Archive, UnknownGame> {
    with(slug, Archived)
}

/// Plays a record with the card set that it names; where it names none, with the one of its day that fits.
/// Gives the record with the set named, and what came of it.
///
/// # Errors
/// When there is no such game; why it cannot be played with the latest of these sets where none fits.
pub fn fitting<T>(
    record: &Record,
    mut play: impl FnMut(&Record) -> Result<T, Refused>,
) -> Result<(Record, T), Refused> {
    let mut why = None;
    for named in record.named(archive(&record.game)?) {
        match play(&named) {
            Ok(played) => return Ok((named, played)),
            Err(refused) => why = why.or(Some(refused)),
        }
    }
    Err(why.unwrap_or_else(|| BadRecord::Replay("it was played with no card set".to_owned()).into()))
}

struct Archived;

impl Visit for Archived {
    type Output = Archive;

    fn visit<G: Heuristic + Ledger>(self) -> Archive {
        G::Set::ARCHIVE
    }
}
