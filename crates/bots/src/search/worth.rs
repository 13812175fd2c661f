//! What a world is worth to each seat: its chance of winning.

use game::{Heuristics, Outlook, SEATS_MAX, Seat, Turn};

/// The chance of winning per seat; the sum over the table is 1.
pub(crate) type Worth = [f32; SEATS_MAX];

/// How much of a finished game's worth is who won; the rest says how clearly.
///
/// Winning is what counts, but a search that sees only lost lines should still lose by little.
const VERDICT: f32 = 0.9;

/// What an estimate of the final points is worth, seat by seat.
///
/// Shares in proportion to `exp(points / scale)`: with two seats the logistic curve of the
/// lead, and with more a seat's hopes shrink with every rival who is near.
pub(crate) fn of_outlook<G: Heuristics>(outlook: &Outlook, seats: usize, steepness: f32) -> Worth {
    let per_point = steepness / G::DECISIVE_LEAD;
    let best = outlook.iter().take(seats).copied().fold(f32::NEG_INFINITY, f32::max);
    let mut worth = [0.0; SEATS_MAX];
    for seat in Seat::first(seats) {
        worth[seat.index()] = ((outlook[seat.index()] - best) * per_point).exp();
    }
    let sum: f32 = worth.iter().sum();
    worth.map(|share| share / sum)
}

/// What a world is worth: the verdict once the game is over, the estimate before.
pub(crate) fn of_world<G: Heuristics>(world: &G, steepness: f32) -> Worth {
    let mut worth = of_outlook::<G>(&world.outlook(), world.seats(), steepness);
    if world.turn() == Turn::Over {
        let winners = world.winners();
        for seat in Seat::first(world.seats()) {
            let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            let share = &mut worth[seat.index()];
            *share = VERDICT * won + (1.0 - VERDICT) * *share;
        }
    }
    worth
}

/// Adds one worth to a sum of them.
pub(crate) fn add(sum: &mut Worth, worth: &Worth) {
    sum.iter_mut().zip(worth).for_each(|(sum, chance)| *sum += chance);
}

/// The worth halfway between two.
pub(crate) fn halfway(a: &Worth, b: &Worth) -> Worth {
    std::array::from_fn(|seat| 0.5 * (a[seat] + b[seat]))
}

#[cfg(test)]
mod tests {
    use game::toys::Lanterns;

    use super::*;

    fn worth(points: [f32; 3], seats: usize) -> Worth {
        let mut outlook = [0.0; SEATS_MAX];
        outlook[..3].copy_from_slice(&points);
        of_outlook::<Lanterns>(&outlook, seats, 3.0)
    }

    #[test]
    fn a_decisive_lead_all_but_wins() {
        let ahead = worth([Lanterns::DECISIVE_LEAD, 0.0, 0.0], 2);
        assert!((0.95..0.96).contains(&ahead[0]), "{ahead:?}");
        assert!((ahead[0] + ahead[1] - 1.0).abs() < 1e-6);
    }

    #[test]
    fn equal_points_are_equal_hopes_among_those_at_the_table() {
        assert_eq!(worth([7.0, 7.0, 99.0], 2)[..3], [0.5, 0.5, 0.0]);
    }

    #[test]
    fn every_rival_who_is_near_costs_hope() {
        assert!(worth([8.0, 7.0, 7.0], 3)[0] < worth([8.0, 7.0, 0.0], 3)[0]);
    }

    #[test]
    fn halfway_is_the_mean() {
        let (a, b) = ([0.2, 0.8, 0.0, 0.0, 0.0, 0.0], [0.4, 0.6, 0.0, 0.0, 0.0, 0.0]);
        let between = halfway(&a, &b);
        assert!((between[0] - 0.3).abs() < 1e-6 && (between[1] - 0.7).abs() < 1e-6);
    }
}
