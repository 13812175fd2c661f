//! Random numbers from the operating system: the only place that asks it for any.

use game::Seed;

/// A seed for fair dice that nobody can know beforehand.
pub fn seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed(bytes))
}

pub fn number() -> Result<u64, getrandom::Error> {
    getrandom::u64()
}
