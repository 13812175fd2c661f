//! The games of the house for Python: the extension `anleger._anleger`.
//!
//! What Python's people read stands in `python/anleger`: this is its core, which knows no interface but
//! numpy's arrays. No thread of ours outlives a call, and the interpreter's lock is given back while a batch
//! steps or a bot thinks.

#![warn(missing_docs)]

mod analysis;
mod batch;
mod bot;
mod eyes;
mod fault;
mod json;
mod layout;
mod picture;
mod row;
mod said;
mod seeds;
mod table;
mod terms;

use game::RecordText;
use pyo3::prelude::*;

use crate::fault::Fault;

/// The names of all games.
#[pyfunction]
fn games() -> Vec<&'static str> {
    arrays::all().map(|game| game.game().name()).to_vec()
}

/// The levels of our bots that people choose from, weakest first.
#[pyfunction]
fn levels() -> Vec<&'static str> {
    bots::LEVELS.to_vec()
}

/// What a game is: its seats, the version of its rules, and every option with its values.
#[pyfunction]
fn describe<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let found = arrays::find(game).map_err(Fault::from)?.game();
    let (least, most) = found.seats();
    let about = serde_json::json!({
        "name": found.name(),
        "rules": found.rules_version(),
        "seats": [least, most],
        "options": found.schema(),
        "book": found.book(),
    });
    json::to_python(py, &about)
}

/// Checks a record in full: every step by the rules, every draw by the seed.
#[pyfunction]
fn verify<'py>(py: Python<'py>, record: &str) -> PyResult<Bound<'py, PyAny>> {
    let text: RecordText = record.parse().map_err(Fault::from)?;
    let game = arrays::find(text.game()).map_err(Fault::from)?.game();
    let verdict = py.detach(|| game.verify(&text)).map_err(Fault::from)?;
    json::to_python(py, &verdict)
}

/// The core of the package.
#[pymodule]
mod _anleger {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::fault::{
        AnlegerError, BadPosition, BadRecord, BadSetup, IllegalAction, UnknownName,
    };
    #[pymodule_export]
    use crate::table::Table;
    #[pymodule_export]
    use crate::{describe, games, levels, verify};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
