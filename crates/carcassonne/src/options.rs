//! What a table may agree on.

use game::{OptionSpec, Options, Seat, SetupError, Values};
use serde::{Deserialize, Serialize};

use crate::state::Carcassonne;

/// What the table agreed on; the default is the book's game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Agreement {
    /// May followers be placed as farmers?
    pub farmers: bool,
    /// What a finished city of two tiles pays (B-13).
    pub two_tile_city: TwoTileCity,
    /// How farms are scored (B-22).
    pub field_scoring: FieldScoring,
    /// The seat that begins (B-01).
    pub start_seat: Seat,
    /// How many boxes are shuffled together.
    pub boxes: u8,
}

/// What a finished city of two tiles pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TwoTileCity {
    /// 2 a tile and a pennant, like any other: 4 points.
    #[serde(rename = "4")]
    Four,
    /// 1 a tile and a pennant, as older printings had it: 2 points.
    #[serde(rename = "2")]
    Two,
}

/// How farms are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FieldScoring {
    /// Each field pays its owner 3 for every finished city at it.
    PerField,
    /// Each finished city pays 4, once, to whoever has most farmers in all the fields at it.
    PerCity,
}

/// More boxes than a table can hold; a test of scale, and a long evening.
const BOXES_MAX: i64 = 10;

impl Default for Agreement {
    fn default() -> Agreement {
        Agreement {
            farmers: true,
            two_tile_city: TwoTileCity::Four,
            field_scoring: FieldScoring::PerField,
            start_seat: Seat::FIRST,
            boxes: 1,
        }
    }
}

impl Agreement {
    /// Can this many seats play by it? What comes as text was checked against the schema; what
    /// a program writes was not.
    pub(crate) fn check(&self, seats: usize) -> Result<(), SetupError> {
        SetupError::check_seats::<Carcassonne>(seats)?;
        let bad = |key: &str, reason| Err(SetupError::BadOption { key: key.to_owned(), reason });
        if self.start_seat.index() >= seats {
            let reason = format!("there is no seat {} at a table of {seats}", self.start_seat);
            return bad("start_seat", reason);
        }
        if !(1..=BOXES_MAX).contains(&i64::from(self.boxes)) {
            return bad("boxes", format!("takes 1 to {BOXES_MAX}, not {}", self.boxes));
        }
        Ok(())
    }
}

impl Options for Agreement {
    fn schema() -> Vec<OptionSpec> {
        let words =
            |of: &[&str]| Values::Choice { of: of.iter().map(ToString::to_string).collect() };
        let spec = |key: &str, values, help: &str| OptionSpec {
            key: key.to_owned(),
            values,
            help: help.to_owned(),
        };
        vec![
            spec("farmers", Values::Switch, "Followers may be placed as farmers."),
            spec(
                "two_tile_city",
                words(&["4", "2"]),
                "Points of a finished city of two tiles without pennant.",
            ),
            spec(
                "field_scoring",
                words(&["per-field", "per-city"]),
                "Farms pay 3 per finished city in each field (the book), or each city pays 4 once \
                 to the most farmers around it (older printings).",
            ),
            spec("start_seat", Values::Number { least: 0, most: 5 }, "The seat that begins."),
            spec(
                "boxes",
                Values::Number { least: 1, most: BOXES_MAX },
                "Boxes shuffled together; there is one start tile.",
            ),
        ]
    }
}
