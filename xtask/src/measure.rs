//! Measurements that are no tests: what they find depends on the machine, and goes into
//! `docs/performance.md` by hand.

use crate::Failure;
use crate::chromium;
use crate::commands::cargo;

/// 1,000 tables on one server, for so many seconds and with so much thought between decisions.
const LOAD: [&str; 7] = ["--program", "--tables", "1000", "--seconds", "20", "--pause-ms", "500"];

/// Twenty people against an easy bot each, while somebody lets the bots of sixty tables search.
const ATTACK: [&str; 9] =
    ["--program", "--attack", "60", "--tables", "20", "--seconds", "20", "--pause-ms", "500"];

/// Loads one server, the program as people start it, over loopback.
pub fn load() -> Result<(), Failure> {
    cargo(&["build", "--release", "-p", "anleger"])?;
    let program = ["run", "--release", "-p", "anleger-tables", "--example", "load", "--"];
    cargo(&[&program[..], &LOAD].concat())?;
    cargo(&[&program[..], &ATTACK].concat())
}

/// A storm over one server, on loopback. No measurement, but it takes as long as one likes.
pub fn storm(minutes: f64, seed: u64) -> Result<(), Failure> {
    let (minutes, seed) = (minutes.to_string(), seed.to_string());
    let program = ["run", "-p", "anleger-tables", "--example", "storm", "--"];
    cargo(&[&program[..], &["--minutes", &minutes, "--seed", &seed]].concat())
}

/// Shows what the page weighs.
pub fn weight() -> Result<(), Failure> {
    cargo(&["run", "--quiet", "--release", "-p", "anleger-bundle", "--example", "weight"])
}

/// Measures the page in Chromium.
pub fn paint() -> Result<(), Failure> {
    chromium::install()?;
    cargo(&["bench", "-p", "anleger", "--bench", "paint"])
}
