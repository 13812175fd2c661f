//! What must hold before the first move.

use super::Exam;
use super::flaw::{Flaw, Law, demand, same};
use super::spelling;
use crate::contract::Game;
use crate::options::{self, Options};
use crate::seat::SEATS_MAX;

const LIMITS: &str = "a game keeps its limits on seats";
const START: &str = "a game starts as it was told";
const OPTIONS: &str = "options round trip";

pub(super) fn holds<G: Game>(exam: &Exam<G>) -> Law {
    limits::<G>(exam)?;
    round_trip(&exam.options)?;
    round_trip(&G::Options::default())?;
    let start = start(exam)?;
    same(START, "options", start.options(), &exam.options)?;
    same(START, "seats", &start.seats(), &exam.seats)?;
    same(START, "a second start", &self::start(exam)?, &start)
}

/// The game before its first step.
pub(super) fn start<G: Game>(exam: &Exam<G>) -> Result<G, Flaw> {
    G::start(&exam.options, exam.seats).map_err(|error| Flaw::new(START, error.to_string()))
}

fn limits<G: Game>(exam: &Exam<G>) -> Law {
    demand(G::SEATS_MOST <= SEATS_MAX, LIMITS, || format!("SEATS_MOST is {}", G::SEATS_MOST))?;
    let least = G::seats_least(&exam.options);
    for wrong in [0, least.saturating_sub(1), G::SEATS_MOST + 1, usize::MAX] {
        let started = G::start(&exam.options, wrong).is_ok();
        demand(!started, LIMITS, || format!("it starts with {wrong} seats"))?;
    }
    Ok(())
}

/// Written by the schema and read again, options are what they were, and no field is missing.
fn round_trip<O: Options>(options: &O) -> Law {
    spelling::json(OPTIONS, options)?;
    let written = options::write(options);
    let keys: Vec<String> = O::schema().into_iter().map(|spec| spec.key).collect();
    let fields = serde_json::to_value(options).expect("they were written above");
    let fields = fields.as_object().map_or(0, serde_json::Map::len);
    demand(written.len() == keys.len() && keys.len() == fields, OPTIONS, || {
        format!("the schema has {} keys {keys:?}, the options {fields} fields", keys.len())
    })?;
    let read = options::read::<O>(&written.into_iter().collect());
    let read = read.map_err(|error| Flaw::new(OPTIONS, error.to_string()))?;
    same(OPTIONS, "options", &read, options)
}
