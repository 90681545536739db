use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ::table::{Seat, Viewer};
use bots::{AnyBot, Budget, Level};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::json::{from_python, refused, to_python};

/// A player that is handed a view and a menu, and nothing else.
#[pyclass(module = "boardroom", frozen)]
pub(crate) struct Bot {
    /// Threads of Python may share a bot: they take turns.
    bot: Mutex<AnyBot>,
    game: String,
    level: Level,
    budget: Budget,
}

#[pymethods]
impl Bot {
    /// Hires a bot: `random`, `intern`, `manager` or `shark`.
    ///
    /// It thinks for so many imagined games, which can be repeated exactly, or for so many milliseconds on all cores.
    #[new]
    #[pyo3(signature = (game, level, *, seed = 0, iterations = None, milliseconds = None))]
    fn new(game: &str, level: &str, seed: u64, iterations: Option<u32>, milliseconds: Option<u64>) -> PyResult<Self> {
        let level: Level = level.parse().map_err(|error| refused(&error))?;
        let budget = match (iterations, milliseconds) {
            (None, None) => level.repeatable(),
            (Some(iterations), None) => Budget::Iterations(iterations),
            (None, Some(milliseconds)) => Budget::Time(Duration::from_millis(milliseconds)),
            (Some(_), Some(_)) => return Err(refused(&"say either `iterations` or `milliseconds`, not both")),
        };
        let bot = Mutex::new(AnyBot::new(game, level, seed).map_err(|error| refused(&error))?);
        Ok(Self { bot, game: game.to_owned(), level, budget })
    }

    /// Chooses an action for a seat from what the seat sees and what it may do.
    fn choose(
        &self,
        py: Python<'_>,
        seat: u8,
        view: &Bound<'_, PyAny>,
        menu: &Bound<'_, PyAny>,
    ) -> PyResult<Py<PyAny>> {
        let seat = Seat::try_from(seat).map_err(|error| refused(&error))?;
        let (view, menu) = (from_python(view)?, from_python(menu)?);
        if is_of_another(&view, seat) {
            return Err(refused(&format!("this is not what seat {seat} sees: the view says whose it is")));
        }
        let action =
            py.detach(|| self.bot().choose(seat, &view, &menu, self.budget)).map_err(|error| refused(&error))?;
        to_python(py, &action)
    }

    /// What the bot thought of when it chose last, the best first; empty for bots that do not search.
    #[getter]
    fn thought(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let thought = py.detach(|| self.bot().thought());
        to_python(py, &thought)
    }

    fn __repr__(&self) -> String {
        format!("<boardroom.Bot {} for {}>", self.level.name(), self.game)
    }
}

impl Bot {
    /// A bot that was hired elsewhere.
    pub(crate) fn new_of(bot: AnyBot, game: &str, level: Level, budget: Budget) -> Self {
        Self { bot: Mutex::new(bot), game: game.to_owned(), level, budget }
    }

    fn bot(&self) -> MutexGuard<'_, AnyBot> {
        self.bot.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a view says that it is not for this seat.
fn is_of_another(view: &str, seat: Seat) -> bool {
    let view: Value = serde_json::from_str(view).unwrap_or_default();
    view.get("viewer").is_some_and(|viewer| *viewer != json!(Viewer::Seat(seat)))
}
