//! Who looks: a seat by its number, the spectators, or the referee, who sees everything.

use game::{Audience, Seat};
use pyo3::prelude::*;

use crate::fault::Fault;

/// A viewer as people write it.
#[derive(FromPyObject)]
pub enum Eyes {
    /// The player in this seat.
    Seat(i64),
    /// `"spectator"` or `"referee"`.
    Word(String),
}

impl Eyes {
    /// The audience that is meant.
    pub fn audience(&self) -> Result<Audience, Fault> {
        match self {
            Eyes::Seat(number) => Ok(Audience::Seat(seat(*number)?)),
            Eyes::Word(word) => match word.as_str() {
                "spectator" => Ok(Audience::Spectator),
                "referee" => Ok(Audience::Referee),
                _ => Err(Fault::action(
                    "bad-audience",
                    "who looks is a seat's number, 'spectator' or 'referee'",
                )),
            },
        }
    }
}

/// The seat with this number.
pub fn seat(number: i64) -> Result<Seat, Fault> {
    let seat = usize::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| Fault::action("no-such-seat", format!("there is no seat {number}")))
}
