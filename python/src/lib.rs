//! The Python package `boardroom`: matches of any game, and the bots that play them.
//!
//! Everything but numbers and seats crosses the border as the JSON that browsers are sent too,
//! so whatever Python sees is what a player may see.

#![forbid(unsafe_code)]

mod bot;
mod json;
mod table;

use ::table::{Heuristic, Ledger, Options as _};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::{Value, json};
use shelf::{GAMES, Printer, Visit};

use crate::bot::Bot;
use crate::table::Match;

create_exception!(
    boardroom,
    Refused,
    PyValueError,
    "Something that cannot be done; it says what was wrong and what would be right. Nothing has changed."
);

/// The games, each with its name, its numbers of seats, the version of its rules and its options.
#[pyfunction]
#[pyo3(name = "games")]
fn catalogue(py: Python<'_>) -> PyResult<Py<PyAny>> {
    let all: Vec<Value> = GAMES.iter().filter_map(|info| ::shelf::with(info.slug, Describe).ok()).collect();
    json::to_python(py, &json!(all).to_string())
}

/// A card set of a game: the one in its box, or one that was, by the name that options, views and records give it.
#[pyfunction]
#[pyo3(signature = (game, name = None))]
fn cards(py: Python<'_>, game: &str, name: Option<&str>) -> PyResult<Py<PyAny>> {
    let printer = Printer::of(game).map_err(|error| json::refused(&error))?;
    let set = match name {
        None => printer.standard(),
        Some(name) => {
            let archive = ::shelf::archive(game).map_err(|error| json::refused(&error))?;
            let none = || json::refused(&format!("no card set `{name}` was ever in the box of `{game}`"));
            printer.from_toml(archive.find(name).ok_or_else(none)?.toml).map_err(|flaw| json::refused(&flaw))?
        }
    };
    json::to_python(py, &json!(set).to_string())
}

struct Describe;

impl Visit for Describe {
    type Output = Value;

    fn visit<G: Heuristic + Ledger>(self) -> Value {
        let mut described = json!(G::INFO);
        described["options"] = json!(G::Options::settings());
        described
    }
}

/// What Python imports.
#[pymodule]
fn boardroom(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("Refused", module.py().get_type::<Refused>())?;
    module.add_class::<Match>()?;
    module.add_class::<Bot>()?;
    module.add_function(wrap_pyfunction!(catalogue, module)?)?;
    module.add_function(wrap_pyfunction!(cards, module)?)
}
