//! Ratings that make results most likely: the model of Bradley and Terry.
//!
//! A player of strength s beats one of strength t in s / (s + t) of their games. Strengths are found by
//! minorisation and maximisation (Hunter, "MM algorithms for generalized Bradley-Terry models"), their uncertainty
//! from the curvature of the likelihood at its top. On the scale of Elo 400 points are a factor of ten.

/// The standard normal quantile of a two-sided 95 % interval.
const Z_95: f64 = 1.959_963_984_540_054;

/// Points for a factor of e in strength.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// Every pair that met counts one drawn game more: a player who won them all is strong, not infinitely so.
const DRAWN: f64 = 1.0;

/// Rounds of improvement: far more than a ladder of neighbours needs.
const STEPS: usize = 20_000;

/// The games of two players.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// Who met.
    pub at: [usize; 2],
    /// How many games each won.
    pub wins: [f64; 2],
}

/// A rating with its 95 % interval, measured from the anchor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// Points above the anchor.
    pub points: f64,
    /// How many points it may be off either way.
    pub off: f64,
}

/// The ratings of `count` players, that of `anchor` being 0.
pub fn fit(count: usize, games: &[Games], anchor: usize) -> Vec<Rated> {
    let games: Vec<Games> = games.iter().map(|pair| with_a_draw(*pair)).collect();
    let logs = most_likely(count, &games);
    let variances = uncertainty(count, &games, &logs, anchor);
    let rated = |player: usize| Rated {
        points: POINTS * (logs[player] - logs[anchor]),
        off: POINTS * Z_95 * variances[player].max(0.0).sqrt(),
    };
    (0..count).map(rated).collect()
}

fn with_a_draw(pair: Games) -> Games {
    Games { wins: pair.wins.map(|won| won + DRAWN / 2.0), ..pair }
}

/// The logarithms of the strengths.
fn most_likely(count: usize, games: &[Games]) -> Vec<f64> {
    let mut strengths = vec![1.0; count];
    for _ in 0..STEPS {
        let (mut won, mut met) = (vec![0.0; count], vec![0.0; count]);
        for Games { at, wins } in games {
            let rate = (wins[0] + wins[1]) / (strengths[at[0]] + strengths[at[1]]);
            for side in 0..2 {
                won[at[side]] += wins[side];
                met[at[side]] += rate;
            }
        }
        for player in (0..count).filter(|player| met[*player] > 0.0) {
            strengths[player] = won[player] / met[player];
        }
    }
    strengths.into_iter().map(f64::ln).collect()
}

/// The variance of every logarithm, the anchor's being certain: the inverse of the information that the
/// games give.
fn uncertainty(count: usize, games: &[Games], logs: &[f64], anchor: usize) -> Vec<f64> {
    let mut information = vec![vec![0.0; count]; count];
    for Games { at: [one, other], wins } in games {
        let share = 1.0 / (1.0 + (logs[*other] - logs[*one]).exp());
        let told = (wins[0] + wins[1]) * share * (1.0 - share);
        information[*one][*one] += told;
        information[*other][*other] += told;
        information[*one][*other] -= told;
        information[*other][*one] -= told;
    }
    let others: Vec<usize> = (0..count).filter(|player| *player != anchor).collect();
    let reduced: Vec<Vec<f64>> = others
        .iter()
        .map(|row| others.iter().map(|column| information[*row][*column]).collect())
        .collect();
    let mut variances = vec![0.0; count];
    for (at, player) in others.iter().enumerate() {
        let unit: Vec<f64> = (0..others.len()).map(|other| f64::from(other == at)).collect();
        variances[*player] = solved(reduced.clone(), unit).map_or(f64::INFINITY, |x| x[at]);
    }
    variances
}

/// The solution of a system of linear equations by elimination; `None` where there is not exactly one.
fn solved(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let count = right.len();
    for at in 0..count {
        let largest =
            (at..count).max_by(|a, b| rows[*a][at].abs().total_cmp(&rows[*b][at].abs()))?;
        rows.swap(at, largest);
        right.swap(at, largest);
        if rows[at][at].abs() < 1e-12 {
            return None;
        }
        let (pivot, known) = (rows[at].clone(), right[at]);
        for row in (0..count).filter(|row| *row != at) {
            let factor = rows[row][at] / pivot[at];
            rows[row].iter_mut().zip(&pivot).for_each(|(entry, above)| *entry -= factor * above);
            right[row] -= factor * known;
        }
    }
    Some((0..count).map(|at| right[at] / rows[at][at]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(one: usize, other: usize, wins: [f64; 2]) -> Games {
        Games { at: [one, other], wins }
    }

    #[test]
    fn two_players_have_the_difference_that_elo_gives() {
        let rated = fit(2, &[games(0, 1, [300.0, 100.0])], 1);
        let elo = 400.0 * (300.5f64 / 100.5).log10();
        assert!((rated[0].points - elo).abs() < 1e-6, "{rated:?}");
        assert_eq!(rated[1], Rated { points: 0.0, off: 0.0 });
        // The standard error of the logarithm of the odds is the root of 1/300.5 + 1/100.5.
        let off = POINTS * Z_95 * (1.0 / 300.5f64 + 1.0 / 100.5).sqrt();
        assert!((rated[0].off - off).abs() < 1e-6, "{rated:?}");
    }

    #[test]
    fn differences_add_up_along_the_ladder_and_grow_less_certain() {
        let ten_to_one = [99.5, 9.5];
        let rated = fit(3, &[games(1, 0, ten_to_one), games(2, 1, ten_to_one)], 0);
        assert!((rated[1].points - 400.0).abs() < 0.01, "{rated:?}");
        assert!((rated[2].points - 800.0).abs() < 0.01, "{rated:?}");
        assert!(rated[2].off > rated[1].off);
    }

    #[test]
    fn results_that_contradict_each_other_are_shared_out() {
        let pairs = [(0, 1), (1, 2), (2, 0)].map(|(one, other)| games(one, other, [70.0, 30.0]));
        assert!(fit(3, &pairs, 0).iter().all(|rated| rated.points.abs() < 1e-6));
    }

    #[test]
    fn a_clean_sweep_is_finite_and_who_met_nobody_unknown() {
        let rated = fit(3, &[games(1, 0, [50.0, 0.0])], 0);
        assert!(rated[1].points > 500.0 && rated[1].points.is_finite());
        assert!(rated[2].off.is_infinite());
    }
}
