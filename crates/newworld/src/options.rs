//! What a table may agree on.

use game::{OptionSpec, Options, Seat, SetupError, Values};
use serde::{Deserialize, Serialize};

use crate::state::NewWorld;

/// What the table agreed on; the default is the book's game as we read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Agreement {
    /// What a surveyor pays where several settlers of one player stand in its column (N-36).
    pub bonus: Bonus,
    /// Does a start field count as a card of its road or town (N-12)?
    pub coast_cards: bool,
    /// Does a start field count as a card around a farm (N-12)? Otherwise a farm beside one is never finished.
    pub coast_farms: bool,
    /// Are settlers in the east sent home even when no surveyor could move (N-45)?
    pub blocked_sends_home: bool,
    /// The seat that begins (N-02).
    pub start_seat: Seat,
    /// Corrected entries of the tile file; nothing for the file as we have it.
    pub tiles: String,
}

/// What a surveyor pays to a player who scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// Four points for each of the player's settlers in its column.
    PerSettler,
    /// Four points once, however many of the player's settlers stand there.
    PerSurveyor,
}

impl Default for Agreement {
    fn default() -> Agreement {
        Agreement {
            bonus: Bonus::PerSettler,
            coast_cards: true,
            coast_farms: true,
            blocked_sends_home: true,
            start_seat: Seat::FIRST,
            tiles: String::new(),
        }
    }
}

impl Agreement {
    /// Can this many seats play by it?
    pub(crate) fn check(&self, seats: usize) -> Result<(), SetupError> {
        SetupError::check_seats::<NewWorld>(seats)?;
        if self.start_seat.index() < seats {
            return Ok(());
        }
        let reason = format!("there is no seat {} at a table of {seats}", self.start_seat);
        Err(SetupError::BadOption { key: "start_seat".to_owned(), reason })
    }
}

fn option(key: &str, values: Values, help: &str) -> OptionSpec {
    OptionSpec { key: key.to_owned(), values, help: help.to_owned() }
}

impl Options for Agreement {
    fn schema() -> Vec<OptionSpec> {
        let bonus = ["per-settler", "per-surveyor"].map(str::to_owned).to_vec();
        vec![
            option(
                "bonus",
                Values::Choice { of: bonus },
                "A surveyor pays 4 points for every scoring settler in its column, or once to \
                 each player who scores.",
            ),
            option(
                "coast_cards",
                Values::Switch,
                "A start field counts as a card of the road or town that begins on it.",
            ),
            option(
                "coast_farms",
                Values::Switch,
                "A start field counts as a card around a farm; otherwise a farm beside one is \
                 never finished.",
            ),
            option(
                "blocked_sends_home",
                Values::Switch,
                "Settlers east of both surveyors go home after every scoring, even when no \
                 surveyor could move.",
            ),
            option("start_seat", Values::Number { least: 0, most: 4 }, "The seat that begins."),
            option(
                "tiles",
                Values::Text,
                "Corrected entries of the tile file, as text. The pictures of our file are \
                 reconstructed; whoever owns the box may correct them (--tiles FILE).",
            ),
        ]
    }
}
