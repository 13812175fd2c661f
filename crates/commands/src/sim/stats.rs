//! What a number of games says about strength, and how sure it is.

use serde::Serialize;

/// The standard normal quantile of a two-sided 95 % interval.
const Z_95: f64 = 1.959_963_984_540_054;

/// A value with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The 95 % interval of a share of wins, after Wilson.
///
/// Chosen over the plain normal interval because it stays inside 0 and 1 and remains honest
/// where one side wins nearly always. A shared victory is a fraction of a win.
pub fn wilson(wins: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let (share, z2) = (wins / n, Z_95 * Z_95);
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = Z_95 / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    // Where one side has won nothing the end is exact; rounding must not move it.
    let low = if wins <= 0.0 { 0.0 } else { centre - reach };
    let high = if wins >= n { 1.0 } else { centre + reach };
    Interval { low, high }
}

/// The Elo difference that predicts a share of wins; `None` where it is without bound.
pub fn elo(share: f64) -> Option<f64> {
    let inside = share > 0.0 && share < 1.0;
    inside.then(|| 400.0 * (share / (1.0 - share)).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn wilson_gives_the_textbook_interval() {
        // 95 % Wilson interval of 8 in 10, as printed in textbooks: 0.490 to 0.943.
        let Interval { low, high } = wilson(8.0, 10);
        assert!(near(low, 0.4902) && near(high, 0.9433), "{low} {high}");
    }

    #[test]
    fn wilson_stays_inside_even_when_one_side_wins_all() {
        let all = wilson(400.0, 400);
        assert!(near(all.low, 0.9905) && all.high == 1.0, "{all:?}");
        let none = wilson(0.0, 400);
        assert!(none.low == 0.0 && near(none.high, 0.0095), "{none:?}");
    }

    #[test]
    fn no_games_say_nothing() {
        assert_eq!(wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn elo_of_three_in_four_is_191() {
        assert!(near(elo(0.75).unwrap(), 190.8485));
        assert_eq!(elo(0.5), Some(0.0));
        assert_eq!(elo(1.0), None);
        assert_eq!(elo(0.0), None);
    }
}
