use pyo3::prelude::*;

use crate::Refused;

/// What a text in JSON stands for, as Python's own reader reads it.
pub(crate) fn to_python(py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
    Ok(py.import("json")?.call_method1("loads", (text,))?.unbind())
}

/// A thing of Python's as JSON.
pub(crate) fn from_python(thing: &Bound<'_, PyAny>) -> PyResult<String> {
    let text = thing.py().import("json")?.call_method1("dumps", (thing,)).map_err(|error| refused(&error))?;
    text.extract()
}

/// Something was refused for this reason.
pub(crate) fn refused(reason: &impl ToString) -> PyErr {
    Refused::new_err(reason.to_string())
}
