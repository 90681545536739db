use std::sync::Arc;

use bots::{AnyBot, Level};
use clerk::{Ask, Deal};
use serde_json::Value;
use shelf::{AnyMatch, GAMES, Refused, UnknownGame};
use table::{BadRecord, Fault, Info, Record, Seed};

use crate::instance::Fuel;
use crate::played::Match;
use crate::review::dealt;
use crate::thinker::Thinker;
use crate::{Program, Speaker};

/// The rules that a table is played by: today's, or a version that was frozen.
#[derive(Clone, Debug)]
pub enum Rules {
    /// Today's, which run natively.
    Today(Info),
    /// A program that was made of an earlier version.
    Frozen(Arc<Program>),
}

impl Rules {
    /// A version of the rules of the game called `game`; versions that differ in cards alone are one.
    ///
    /// # Errors
    /// When there is no such game, or nobody here has that version.
    pub fn of(game: &str, rules: u32) -> Result<Self, Refused> {
        let rules = shelf::archive(game)?.code(rules);
        match today(game)? {
            info if info.rules == rules => Ok(Self::Today(info)),
            _ => Ok(Self::Frozen(Program::of(game, rules)?)),
        }
    }

    /// A version that was frozen, by its module even where it is today's: for trials.
    ///
    /// # Errors
    /// When there is no such game, or that version was not frozen.
    pub fn frozen(game: &str, rules: u32) -> Result<Self, Refused> {
        Ok(Self::Frozen(Program::of(game, shelf::archive(game)?.code(rules))?))
    }

    /// Today's rules of the game called `game`.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn today(game: &str) -> Result<Self, UnknownGame> {
        today(game).map(Self::Today)
    }

    /// Whether they are not today's.
    #[must_use]
    pub const fn is_frozen(&self) -> bool {
        matches!(self, Self::Frozen(_))
    }

    /// Sets up a table.
    ///
    /// # Errors
    /// When it cannot be set up so.
    pub fn deal(&self, options: Value, seats: u8, seed: Seed) -> Result<AnyMatch, Refused> {
        match self {
            Self::Today(info) => AnyMatch::new(info.slug, options, seats, seed),
            Self::Frozen(program) => match_of(program, Deal { options, seats, seed, log: Vec::new() }),
        }
    }

    /// Options as they are sent to whoever has their card sets already.
    ///
    /// # Errors
    /// When these are no options of the game.
    pub fn options_by_name(&self, options: Value) -> Result<Value, Refused> {
        match self {
            Self::Today(info) => AnyMatch::options_by_name(info.slug, options),
            Self::Frozen(program) => {
                program.start()?.ask(&Ask::Name { options: program.brought(options) }, Fuel::SET_UP)
            }
        }
    }

    /// A bot at a table with these options, whose choices follow from `seed`.
    ///
    /// # Errors
    /// When there is no such game any more.
    pub fn bot(&self, options: &Value, level: Level, seed: u64) -> Result<AnyBot, UnknownGame> {
        match self {
            Self::Today(info) => AnyBot::new(info.slug, level, seed),
            Self::Frozen(program) => {
                let thinker = Thinker::new(Arc::clone(program), options.clone(), level, seed);
                Ok(AnyBot::answering(Box::new(thinker)))
            }
        }
    }

    /// Whoever says what happens at a table with these options, where the faces of today may not know it.
    #[must_use]
    pub fn speaker(&self, options: &Value) -> Option<Speaker> {
        match self {
            Self::Today(_) => None,
            Self::Frozen(program) => Some(Speaker::new(Arc::clone(program), options.clone())),
        }
    }

    /// Plays a record again by the rules that it names, and checks it; gives these rules too.
    ///
    /// # Errors
    /// Whatever is not as the record says; where nobody has its rules, that its version is another than today's.
    pub fn replay(record: &Record) -> Result<(Self, AnyMatch), Refused> {
        let (rules, _, table) = Self::fitting(record)?;
        Ok((rules, table))
    }

    /// Plays a record again by the rules that it names, and checks it; gives these rules, and the record with its card
    /// set named: of those that were played with its rules the one that fits, where it names none.
    ///
    /// # Errors
    /// Whatever is not as the record says; where nobody has its rules, that its version is another than today's.
    pub fn fitting(record: &Record) -> Result<(Self, Record, AnyMatch), Refused> {
        let rules = match Self::of(&record.game, record.rules) {
            // Today's rules say whether they are the right ones.
            Err(Refused::Fault(Fault::Missing { .. })) => Self::today(&record.game)?,
            found => found?,
        };
        let (record, table) = shelf::fitting(record, |named| rules.played(named))?;
        Ok((rules, record, table))
    }

    /// Plays a record again by these rules, and checks it.
    ///
    /// # Errors
    /// Whatever is not as the record says.
    pub fn replayed(&self, record: &Record) -> Result<AnyMatch, Refused> {
        let (_, table) = shelf::fitting(record, |named| self.played(named))?;
        Ok(table)
    }

    /// Plays a record again that names its card set.
    fn played(&self, record: &Record) -> Result<AnyMatch, Refused> {
        let program = match self {
            Self::Today(_) => return AnyMatch::replay(record),
            Self::Frozen(program) => program,
        };
        if record.seed.commitment() != record.commitment {
            return Err(BadRecord::Commitment.into());
        }
        let table = match_of(program, dealt(record)?).map_err(|refused| match refused {
            Refused::Fault(fault) => Refused::Fault(fault),
            refused => BadRecord::Replay(refused.to_string()).into(),
        })?;
        table.prepare()?;
        let text = |places: Option<table::Places>| match places {
            Some(places) => format!("{:?}", places.values()),
            None => "none".to_owned(),
        };
        if table.places() != record.places {
            return Err(BadRecord::Places { found: text(table.places()), written: text(record.places) }.into());
        }
        Ok(table)
    }
}

fn match_of(program: &Arc<Program>, deal: Deal) -> Result<AnyMatch, Refused> {
    let about = program.about();
    let (rules, min_seats, max_seats) = (about.rules, about.min_seats, about.max_seats);
    let info = Info { rules, min_seats, max_seats, ..today(&about.game)? };
    Ok(AnyMatch::spoken(Box::new(Match::new(Arc::clone(program), info, deal)?)))
}

/// What is fixed about a game today.
fn today(game: &str) -> Result<Info, UnknownGame> {
    let found = GAMES.iter().find(|info| info.slug == game);
    found.copied().ok_or_else(|| UnknownGame { name: game.to_owned() })
}
