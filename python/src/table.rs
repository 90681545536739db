use ::table::{Record, Salt, Seat, Seed, Viewer};
use bots::{Budget, Level};
use frozen::Rules;
use pyo3::prelude::*;
use shelf::AnyMatch;

use crate::bot::Bot;
use crate::json::{from_python, refused, to_python};

/// A game in progress: its options, its seed and its log. What it shows is what a seat, or a spectator, may see.
#[pyclass(module = "boardroom")]
#[derive(Clone)]
pub(crate) struct Match {
    game: AnyMatch,
    rules: Rules,
    seed: Seed,
    salts: Vec<Salt>,
}

#[pymethods]
impl Match {
    /// Sets up a table. Equal seeds deal equally; without one the deal is anybody's guess.
    #[new]
    #[pyo3(signature = (game, seats, *, seed = None, options = None))]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: u8,
        seed: Option<Bound<'_, PyAny>>,
        options: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let seed: String = match seed {
            Some(seed) => seed.str()?.extract()?,
            None => py.import("secrets")?.call_method1("token_hex", (32,))?.extract()?,
        };
        let options = match options {
            Some(options) => serde_json::from_str(&from_python(&options)?).map_err(|error| refused(&error))?,
            None => serde_json::json!({}),
        };
        let seed = Seed::from_text(&seed);
        let rules = Rules::today(game).map_err(|error| refused(&error))?;
        let game = rules.deal(options, seats, seed.salted(&[])).map_err(|error| refused(&error))?;
        Ok(Self { game, rules, seed, salts: Vec::new() })
    }

    /// Plays a record again, and checks that it is whole, fairly dealt and played by the rules.
    #[staticmethod]
    fn replay(record: &Bound<'_, PyAny>) -> PyResult<Self> {
        let text = match record.extract::<String>() {
            Ok(text) => text,
            Err(_) => from_python(record)?,
        };
        let record = Record::from_json(&text).map_err(|error| refused(&error))?;
        let (rules, game) = Rules::replay(&record).map_err(|error| refused(&error))?;
        Ok(Self { game, rules, seed: record.seed, salts: record.salts })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.info().slug
    }

    /// The version of its rules: that of a record may be an earlier one than is played today.
    #[getter]
    fn rules(&self) -> u32 {
        self.game.info().rules
    }

    /// Hires a bot that knows the rules of this match, whatever their version; it thinks for so many imagined games.
    #[pyo3(signature = (level, *, seed = 0, iterations = None))]
    fn bot(&self, level: &str, seed: u64, iterations: Option<u32>) -> PyResult<Bot> {
        let level: Level = level.parse().map_err(|error| refused(&error))?;
        let bot = self.rules.bot(&self.game.options(), level, seed).map_err(|error| refused(&error))?;
        Ok(Bot::new_of(bot, self.game(), level, iterations.map_or(level.repeatable(), Budget::Iterations)))
    }

    /// How many seats there are; they are counted from 0.
    #[getter]
    fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// Who is asked now; nobody when the game is over. Several answer without knowing of each other.
    #[getter]
    fn to_act(&self) -> Vec<u8> {
        self.game.to_act().map(u8::from).collect()
    }

    /// What a seat may know; without one, what a spectator may.
    #[pyo3(signature = (seat = None))]
    fn view(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<Py<PyAny>> {
        let viewer = seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))?;
        to_python(py, self.game.view(viewer).get())
    }

    /// What a seat may do, a line for each kind of thing; a line may stand for a whole range of amounts.
    fn menu(&self, py: Python<'_>, seat: u8) -> PyResult<Py<PyAny>> {
        to_python(py, self.game.menu(self.seat(seat)?).get())
    }

    /// Every single action that a seat may choose, amounts included, always in the same order.
    fn actions(&self, py: Python<'_>, seat: u8) -> PyResult<Py<PyAny>> {
        to_python(py, self.game.actions(self.seat(seat)?).get())
    }

    /// Carries out an action for a seat, or several as one where a list is given.
    fn play(&mut self, seat: u8, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.game.submit(seat, &from_python(action)?).map_err(|error| refused(&error))?;
        self.game.prepare().map_err(|error| refused(&error))
    }

    /// Takes back the last action of a seat, where nothing was revealed since.
    fn undo(&mut self, seat: u8) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.game.undo(seat).map_err(|error| refused(&error))?;
        self.game.prepare().map_err(|error| refused(&error))
    }

    /// What a seat, or a spectator, was told: pairs of a ply and an event, from ply `start` on.
    #[pyo3(signature = (seat = None, start = 0))]
    fn story(&self, py: Python<'_>, seat: Option<u8>, start: usize) -> PyResult<Vec<(usize, Py<PyAny>)>> {
        let viewer = seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))?;
        let told = self.game.story(viewer, start);
        told.into_iter().map(|(ply, event)| Ok((ply, to_python(py, event.get())?))).collect()
    }

    /// How many actions have been played.
    #[getter]
    fn plies(&self) -> usize {
        self.game.plies()
    }

    /// The round that is being played, counted from 1.
    #[getter]
    fn round(&self) -> u8 {
        self.game.round()
    }

    /// Where each seat has finished, 1 for the first, ties share; None while the game goes on.
    #[getter]
    fn places(&self) -> Option<Vec<u8>> {
        self.game.places().map(|places| places.values().to_vec())
    }

    /// Everybody's points, once the game is over; None before that, since they may be secret.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        self.game.places().map(|_| self.game.scores().values().to_vec())
    }

    /// The share of the win that each seat has got; None while the game goes on.
    #[getter]
    fn rewards(&self) -> Option<Vec<f64>> {
        self.game.places().map(|places| places.win_shares().values().to_vec())
    }

    /// The record of the game, as the page and the terminal read it too.
    #[pyo3(signature = (players = None))]
    fn record(&self, py: Python<'_>, players: Option<Vec<String>>) -> PyResult<Py<PyAny>> {
        let players = players.unwrap_or_else(|| (0..self.seats()).map(|seat| seat.to_string()).collect());
        if players.len() != usize::from(self.seats()) {
            return Err(refused(&format!("{} names for {} seats", players.len(), self.seats())));
        }
        to_python(py, &self.game.record(players, &self.seed, &self.salts, &[]).to_json())
    }

    /// A match that goes its own way from here.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __repr__(&self) -> String {
        format!("<boardroom.Match of {} with {} seats after {} actions>", self.game(), self.seats(), self.plies())
    }
}

impl Match {
    /// The seat with this number, if there is one at this table.
    fn seat(&self, number: u8) -> PyResult<Seat> {
        let last = self.seats() - 1;
        let seat = Seat::try_from(number).ok().filter(|_| number <= last);
        seat.ok_or_else(|| refused(&format!("there is no seat {number}: the seats of this table are 0 to {last}")))
    }
}
