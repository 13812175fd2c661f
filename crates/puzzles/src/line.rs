//! A line of play in a file: one string, since a list of steps would be longer than all else together.

use game::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};
use teacher::Spoken;

/// What stands between two steps; no notation has it.
pub const BETWEEN: char = ';';

/// Who decides where chance does.
const CHANCE: &str = "*";

pub fn serialize<S: Serializer>(line: &[Spoken], serializer: S) -> Result<S::Ok, S::Error> {
    let step = |spoken: &Spoken| match spoken.seat {
        Some(seat) => format!("{seat} {}", spoken.notation),
        None => format!("{CHANCE} {}", spoken.notation),
    };
    let steps: Vec<String> = line.iter().map(step).collect();
    serializer.serialize_str(&steps.join(&BETWEEN.to_string()))
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Spoken>, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.split(BETWEEN).filter(|step| !step.is_empty()).map(read).collect()
}

fn read<E: Error>(step: &str) -> Result<Spoken, E> {
    let nobody = || E::custom(format!("'{step}' does not say who decides"));
    let (who, notation) = step.split_once(' ').ok_or_else(nobody)?;
    let seat = match who {
        CHANCE => None,
        seat => Some(seat.parse().ok().and_then(Seat::new).ok_or_else(nobody)?),
    };
    Ok(Spoken { seat, notation: notation.to_owned() })
}
