//! Seats that left a match before its end. The rules know nothing of it; the table that plays on
//! without them, or ends, does, and the record says so.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::RecordText;
use crate::fair::Seed;
use crate::seat::Seat;

/// Why a seat is out of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Withdrawal {
    /// Its person gave up.
    Resigned,
    /// Its time is up.
    OutOfTime,
}

impl fmt::Display for Withdrawal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Withdrawal::Resigned => "resigned",
            Withdrawal::OutOfTime => "out-of-time",
        })
    }
}

impl FromStr for Withdrawal {
    type Err = ();

    fn from_str(word: &str) -> Result<Withdrawal, ()> {
        match word {
            "resigned" => Ok(Withdrawal::Resigned),
            "out-of-time" => Ok(Withdrawal::OutOfTime),
            _ => Err(()),
        }
    }
}

impl RecordText {
    /// The record of a match that ended with these seats out of it, `None` for those that stayed:
    /// it tells who they were, and the seed although the game itself may not be over.
    #[must_use]
    pub fn after_withdrawals(mut self, out: &[Option<Withdrawal>], seed: Seed) -> RecordText {
        let left = |(seat, why): (Seat, &Option<Withdrawal>)| Some((seat, (*why)?));
        self.out = Seat::first(self.players.len()).zip(out).filter_map(left).collect();
        if !self.out.is_empty() {
            self.seed = Some(seed);
        }
        self
    }
}
