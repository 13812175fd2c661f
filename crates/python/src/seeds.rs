//! What chance follows from: the only place that asks the operating system for random numbers.

use bots::rng_from;
use game::{Rng, Seed};
use pyo3::prelude::*;

use crate::fault::Fault;

/// A seed as people write it.
#[derive(FromPyObject)]
pub enum SeedInput {
    /// A small number, which is spread over all 32 bytes.
    Number(u64),
    /// All of them, in hexadecimal digits.
    Hex(String),
    /// All of them.
    Bytes(Vec<u8>),
}

fn bad() -> Fault {
    Fault::setup("bad-seed", "a seed is a number below 2**64, 32 bytes or 64 hexadecimal digits")
}

/// The seed that is meant; one that nobody can know beforehand where none is.
pub fn read(given: Option<SeedInput>) -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    match given {
        None => getrandom::fill(&mut bytes)
            .map_err(|error| Fault::setup("no-entropy", error.to_string()))?,
        Some(SeedInput::Number(number)) => rng_from(number).fill_bytes(&mut bytes),
        Some(SeedInput::Bytes(given)) => bytes = given.try_into().map_err(|_| bad())?,
        Some(SeedInput::Hex(text)) => bytes = digits(&text).ok_or_else(bad)?,
    }
    Ok(Seed(bytes))
}

fn digits(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (into, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *into = u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// A seed in hexadecimal digits.
pub fn hex(seed: &Seed) -> String {
    seed.0.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A small seed; one that nobody can know beforehand where none is given.
pub fn number(given: Option<u64>) -> Result<u64, Fault> {
    let unheard = |error: getrandom::Error| Fault::setup("no-entropy", error.to_string());
    given.map_or_else(|| getrandom::u64().map_err(unheard), Ok)
}
