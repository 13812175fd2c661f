//! When enough has been played: a sequential probability ratio test over rounds.
//!
//! A round's result is the share of its games that the first player won. The test asks whether the
//! mean of that share is the low or the high one; the spread is estimated from the rounds, so that the
//! same luck for both sides, which makes rounds more alike than games, shortens the match. See Van den
//! Bergh, "A practical introduction to the GSPRT".

use std::str::FromStr;

use serde::Serialize;

/// How often the test may be wrong, either way.
const WRONG: f64 = 0.05;

/// With fewer rounds the spread is not known well enough to end.
const ROUNDS_LEAST: u64 = 16;

/// A round varies at least so much: a few that end alike prove little.
const VARIANCE_LEAST: f64 = 1e-3;

/// The two shares of wins, between 0 and 1, that the test tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The share of a player that has not gained.
    pub low: f64,
    /// The share of one that has.
    pub high: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The low share it is.
    Low,
    /// The high share it is.
    High,
    /// Nobody can tell yet.
    Open,
}

/// Two numbers that bound no test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("must be two percentages, the smaller one first: 50,55")]
pub struct BadBounds;

impl FromStr for Sprt {
    type Err = BadBounds;

    fn from_str(text: &str) -> Result<Sprt, BadBounds> {
        let (low, high) = text.split_once(',').ok_or(BadBounds)?;
        let share = |text: &str| text.trim().parse::<f64>().map(|percent| percent / 100.0);
        let (low, high) = (share(low).map_err(|_| BadBounds)?, share(high).map_err(|_| BadBounds)?);
        let sound = 0.0 < low && low < high && high < 1.0;
        sound.then_some(Sprt { low, high }).ok_or(BadBounds)
    }
}

/// The results of rounds, in sum.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Results {
    /// How many.
    pub rounds: u64,
    sum: f64,
    squares: f64,
}

impl Results {
    /// Adds a round whose first player won this share of its games.
    pub fn add(&mut self, share: f64) {
        self.rounds += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// The logarithm of how much better the high share explains the rounds than the low one.
    pub fn ratio(&self, test: Sprt) -> f64 {
        let rounds = self.rounds as f64;
        let mean = self.sum / rounds.max(1.0);
        let variance = (self.squares / rounds.max(1.0) - mean * mean).max(VARIANCE_LEAST);
        rounds * (test.high - test.low) * (2.0 * mean - test.low - test.high) / (2.0 * variance)
    }

    /// What the test says so far.
    pub fn verdict(&self, test: Sprt) -> Verdict {
        let bound = ((1.0 - WRONG) / WRONG).ln();
        match self.ratio(test) {
            _ if self.rounds < ROUNDS_LEAST => Verdict::Open,
            ratio if ratio >= bound => Verdict::High,
            ratio if ratio <= -bound => Verdict::Low,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::{Rng, SeedableRng};

    use super::*;

    const TEST: Sprt = Sprt { low: 0.5, high: 0.55 };

    /// How often out of a hundred matches the test says "high", for a player who wins `percent`.
    fn said_high(percent: u32) -> u32 {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut game = move || f64::from(u8::from(rng.next_u32() % 100 < percent));
        let mut high = 0;
        for _ in 0..100 {
            let mut results = Results::default();
            while results.verdict(TEST) == Verdict::Open {
                results.add((game() + game()) / 2.0);
            }
            high += u32::from(results.verdict(TEST) == Verdict::High);
        }
        high
    }

    #[test]
    fn it_is_seldom_wrong() {
        assert!(said_high(50) <= 12);
        assert!(said_high(55) >= 88);
    }

    #[test]
    fn few_rounds_say_nothing() {
        let mut results = Results::default();
        (1..ROUNDS_LEAST).for_each(|_| results.add(1.0));
        assert_eq!(results.verdict(TEST), Verdict::Open);
        results.add(1.0);
        assert_eq!(results.verdict(TEST), Verdict::High);
    }

    #[test]
    fn bounds_are_two_percentages_in_order() {
        assert_eq!("50,55".parse(), Ok(TEST));
        for wrong in ["50", "55,50", "50,50", "0,50", "50,100", "a,b", "50,NaN"] {
            assert_eq!(wrong.parse::<Sprt>(), Err(BadBounds), "{wrong}");
        }
    }
}
