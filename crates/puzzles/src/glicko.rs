//! The rating of whoever solves puzzles: Glicko-2, after Mark Glickman's "Example of the Glicko-2 system".
//!
//! Every puzzle is a rating period of one game: solved or not. A puzzle's own rating is an opponent's that never
//! changes.

use serde::{Deserialize, Serialize};

/// What a point of Glicko-2's own scale is worth on the usual one.
const SCALE: f64 = 173.7178;
/// The rating of whoever has none.
const START: f64 = 1500.0;
/// How uncertain that is.
const START_DEVIATION: f64 = 350.0;
/// How much a rating is expected to change.
const START_VOLATILITY: f64 = 0.06;
/// How much that may change itself; Glickman names 0.3 to 1.2.
const TAU: f64 = 0.5;
/// When the search for the new volatility ends.
const CLOSE: f64 = 0.000_001;
/// Far more steps than the search needs: it halves an interval.
const STEPS_MOST: usize = 100;
/// Nobody's rating gets more certain than this, or it would hardly move any more.
const DEVIATION_LEAST: f64 = 45.0;

/// A rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The rating itself, 1500 for a beginner.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

/// A game against an opponent of this rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scored {
    /// The opponent.
    pub against: Rating,
    /// 1 for a victory, 0 for a defeat.
    pub score: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: START, deviation: START_DEVIATION, volatility: START_VOLATILITY }
    }
}

impl Rating {
    /// A puzzle's: as certain as what was measured when it was found.
    pub fn of_puzzle(rating: u32) -> Rating {
        Rating { rating: rating.into(), deviation: 100.0, volatility: START_VOLATILITY }
    }

    /// The rating after one puzzle.
    #[must_use]
    pub fn after_puzzle(self, puzzle: u32, solved: bool) -> Rating {
        let score = if solved { 1.0 } else { 0.0 };
        let after = self.after(&[Scored { against: Rating::of_puzzle(puzzle), score }]);
        Rating { deviation: after.deviation.max(DEVIATION_LEAST), ..after }
    }

    /// The rating after a period with these games.
    #[must_use]
    pub fn after(self, games: &[Scored]) -> Rating {
        let (mu, phi) = ((self.rating - START) / SCALE, self.deviation / SCALE);
        if games.is_empty() {
            let phi = (phi * phi + self.volatility * self.volatility).sqrt();
            return Rating { deviation: phi * SCALE, ..self };
        }
        let (mut inverse_variance, mut ahead) = (0.0, 0.0);
        for game in games {
            let weight = weight(game.against.deviation / SCALE);
            let expected = expected(mu, (game.against.rating - START) / SCALE, weight);
            inverse_variance += weight * weight * expected * (1.0 - expected);
            ahead += weight * (game.score - expected);
        }
        let variance = 1.0 / inverse_variance;
        let volatility = volatility(self.volatility, phi, variance, variance * ahead);
        let before = phi * phi + volatility * volatility;
        let phi = 1.0 / (1.0 / before + 1.0 / variance).sqrt();
        let mu = mu + phi * phi * ahead;
        Rating { rating: mu * SCALE + START, deviation: phi * SCALE, volatility }
    }
}

/// How much a game against somebody of this deviation counts: g in the paper.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (std::f64::consts::PI * std::f64::consts::PI)).sqrt()
}

/// The expected score: E in the paper.
fn expected(mu: f64, against: f64, weight: f64) -> f64 {
    1.0 / (1.0 + (-weight * (mu - against)).exp())
}

/// The new volatility, by the Illinois variant of regula falsi: step 5 of the paper.
fn volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let e = x.exp();
        let all = phi * phi + variance + e;
        e * (delta * delta - all) / (2.0 * all * all) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = match delta * delta > phi * phi + variance {
        true => (delta * delta - phi * phi - variance).ln(),
        false => {
            let steps = (1..STEPS_MOST).map(|k| a - k as f64 * TAU);
            steps.into_iter().find(|x| f(*x) >= 0.0).unwrap_or(a - STEPS_MOST as f64 * TAU)
        }
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..STEPS_MOST {
        if (high - low).abs() <= CLOSE {
            break;
        }
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        match f_middle * f_high <= 0.0 {
            true => (low, f_low) = (high, f_high),
            false => f_low /= 2.0,
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, volatility: 0.06 }
    }

    /// The example that Glickman works out in his paper.
    #[test]
    fn the_published_example_comes_out() {
        let games = [
            Scored { against: rating(1400.0, 30.0), score: 1.0 },
            Scored { against: rating(1550.0, 100.0), score: 0.0 },
            Scored { against: rating(1700.0, 300.0), score: 0.0 },
        ];
        let after = rating(1500.0, 200.0).after(&games);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn who_plays_nothing_gets_less_certain() {
        let after = rating(1500.0, 200.0).after(&[]);
        assert_eq!(after.rating, 1500.0);
        assert!(after.deviation > 200.0);
    }

    #[test]
    fn hard_puzzles_bring_more_and_easy_ones_cost_more() {
        let before = rating(1500.0, 80.0);
        let gain = |puzzle| before.after_puzzle(puzzle, true).rating - before.rating;
        let loss = |puzzle| before.rating - before.after_puzzle(puzzle, false).rating;
        assert!(gain(1800) > gain(1500) && gain(1500) > gain(1200) && gain(1200) > 0.0);
        assert!(loss(1200) > loss(1500) && loss(1500) > loss(1800) && loss(1800) > 0.0);
    }

    #[test]
    fn whatever_happens_a_rating_stays_a_number_that_moves() {
        let mut rating = Rating::default();
        for round in 0..2_000 {
            rating = rating.after_puzzle(if round % 3 == 0 { 2600 } else { 600 }, round % 5 == 0);
            assert!(rating.rating.is_finite() && rating.volatility.is_finite(), "{rating:?}");
            assert!(rating.deviation >= DEVIATION_LEAST, "{rating:?}");
        }
    }
}
