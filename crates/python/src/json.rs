//! Views, events and options as Python's own lists and dicts, by way of its `json`.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::fault::Fault;

/// Anything that can be written as JSON.
pub fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    match serde_json::to_vec(value) {
        Ok(text) => parsed(py, &text),
        Err(error) => Err(Fault::setup("not-json", error.to_string()).into()),
    }
}

/// What a text of JSON says.
pub fn parsed<'py>(py: Python<'py>, text: &[u8]) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (PyBytes::new(py, text),))
}

/// What Python calls a dict of plain values.
pub fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text = value.py().import("json")?.call_method1("dumps", (value,))?;
    serde_json::from_str(&text.extract::<String>()?)
        .map_err(|error| Fault::setup("not-json", error.to_string()).into())
}

/// Options; none where nothing is given.
pub fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Map<String, Value>> {
    match given.map(|given| from_python(given.as_any())).transpose()? {
        Some(Value::Object(options)) => Ok(options),
        _ => Ok(Map::new()),
    }
}
