//! Decisions and outcomes as Python says them.

use arrays::Learnable;
use game::Seat;
use game::erased::{ActionInput, AnyMatch};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::fault::Fault;
use crate::json;

/// A decision or an outcome as it comes in.
#[derive(FromPyObject)]
pub enum Said<'py> {
    /// By its number.
    Number(i64),
    /// In notation.
    Text(String),
    /// In its structured form.
    Json(Bound<'py, PyDict>),
}

impl Said<'_> {
    /// As the referee takes a decision of this seat.
    pub fn decision(
        &self,
        game: &dyn Learnable,
        at: &dyn AnyMatch,
        seat: Seat,
    ) -> PyResult<ActionInput> {
        self.spelt(|number| Ok(game.spelt(at, seat, number)?))
    }

    /// As the referee takes an outcome: a number is its place in the list.
    pub fn outcome(&self, at: &dyn AnyMatch) -> PyResult<ActionInput> {
        self.spelt(|place| {
            let outcomes = at.outcomes();
            let listed = usize::try_from(place).ok().and_then(|place| outcomes.get(place));
            let most = outcomes.len();
            let none =
                || Fault::action("impossible-outcome", format!("there are {most} outcomes now"));
            Ok(listed.ok_or_else(none)?.notation.clone())
        })
    }

    fn spelt(&self, number: impl FnOnce(i64) -> Result<String, Fault>) -> PyResult<ActionInput> {
        Ok(match self {
            Said::Text(text) => ActionInput::Text(text.clone()),
            Said::Json(value) => ActionInput::Json(json::from_python(value.as_any())?),
            Said::Number(said) => ActionInput::Text(number(*said)?),
        })
    }
}
