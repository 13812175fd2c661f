//! What the rest of the core asks of a match: its seats, who looks, and what is legal.

use arrays::Learnable;
use game::erased::{ActionInput, AnyMatch};
use game::{Audience, Seat, SeatSet, Turn};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::Table;
use crate::eyes::{Eyes, seat};
use crate::fault::Fault;

impl Table {
    /// The match, for bots and judges.
    pub fn at(&self) -> &dyn AnyMatch {
        self.at.as_ref()
    }

    /// Its game.
    pub fn learnable(&self) -> &'static dyn Learnable {
        self.game
    }

    /// The seat that is meant: the first that decides where none is named.
    pub fn mover(&self, named: Option<i64>) -> Result<Seat, Fault> {
        match (named, self.at.turn()) {
            (Some(number), _) => self.seated(number),
            (None, Turn::Decide(seats)) => seats.iter().next().ok_or_else(nobody),
            (None, _) => Err(nobody()),
        }
    }

    /// Carries out a decision, and tells nobody.
    pub fn carry_out(&mut self, seat: Seat, action: &ActionInput) -> Result<(), Fault> {
        Ok(self.at.play(seat, action).map(|_| ())?)
    }

    pub(super) fn seated(&self, number: i64) -> Result<Seat, Fault> {
        let seats = self.at.players().len();
        let found = seat(number)?;
        match found.index() < seats {
            true => Ok(found),
            false => Err(Fault::action(
                "no-such-seat",
                format!("there is no seat {number} at a table of {seats}"),
            )),
        }
    }

    pub(super) fn audience(
        &self,
        eyes: Option<Eyes>,
        otherwise: Audience,
    ) -> Result<Audience, Fault> {
        match eyes.map(|eyes| eyes.audience()).transpose()?.unwrap_or(otherwise) {
            Audience::Seat(found) => Ok(Audience::Seat(self.seated(found.index() as i64)?)),
            other => Ok(other),
        }
    }

    pub(super) fn numbers(&self, seat: Seat) -> Vec<u32> {
        let mut numbers = Vec::new();
        let of_this_game = self.game.numbers(self.at(), seat, &mut numbers);
        debug_assert!(of_this_game.is_some(), "a table knows its own game");
        numbers
    }
}

/// Seats as Python counts them.
pub(super) fn numbers_of(py: Python<'_>, seats: SeatSet) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, seats.iter().map(Seat::index).collect::<Vec<_>>())
}

fn nobody() -> Fault {
    Fault::action("nobody-decides", "no seat decides now")
}
