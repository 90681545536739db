use clerk::{Answer, Ask, Refusal};
use serde::de::DeserializeOwned;
use shelf::Refused;
use table::Fault;

use crate::engine::Calls;

/// An instance that is asked in types instead of texts.
pub(crate) struct Instance(Box<dyn Calls>);

/// How much work a question may be, in steps of the interpreter: a hundred million last some twenty milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fuel(u64);

impl Fuel {
    /// For what somebody waits for at a table.
    pub(crate) const CALL: Self = Self(300_000_000);

    /// For setting up a table, whose card set may have to be read and checked.
    pub(crate) const SET_UP: Self = Self(4_000_000_000);

    /// For looking back on a whole game.
    pub(crate) const REVIEW: Self = Self(400_000_000_000);

    /// For a table at which so much was played.
    pub(crate) const fn replay(plies: usize) -> Self {
        Self(Self::SET_UP.0 + 30_000_000 * plies as u64)
    }

    /// For the move of a bot that imagines so many games.
    pub(crate) const fn thought(games: u32) -> Self {
        Self(Self::CALL.0 + 60_000_000 * games as u64)
    }
}

impl Instance {
    pub(crate) const fn new(calls: Box<dyn Calls>) -> Self {
        Self(calls)
    }

    /// Asks something.
    ///
    /// # Errors
    /// Where the rules refuse it; a [`Fault`] where there is no answer, and the instance is not to be asked again.
    pub(crate) fn ask<T: DeserializeOwned>(&mut self, ask: &Ask, fuel: Fuel) -> Result<T, Refused> {
        let asked = serde_json::to_string(ask).map_err(|error| Refused::Unreadable(error.to_string()))?;
        let said = self.0.call(&asked, fuel.0)?;
        let answer = serde_json::from_str(&said).map_err(|error| Fault::Nonsense(error.to_string()))?;
        match answer {
            Answer::Done(done) => Ok(done),
            Answer::Refused(Refusal::Unknown(why)) => {
                Err(Fault::Nonsense(format!("it does not know what it was asked: {why}")).into())
            }
            Answer::Refused(Refusal::Unreadable(why)) => Err(Refused::Unreadable(why)),
            Answer::Refused(Refusal::Rejected(why) | Refusal::SetUp(why)) => Err(Refused::Rejected(why)),
            Answer::Refused(Refusal::NoUndo(why)) => Err(Refused::NoUndo(why)),
            Answer::Refused(Refusal::NoTable) => Err(Fault::Nonsense("it has no table".to_owned()).into()),
        }
    }
}
