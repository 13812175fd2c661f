//! Why one decision is better than another: the parts of the estimate in which they differ.

use game::{Aspect, Seat};

use crate::review::{Reason, Whose, rounded};

/// The most reasons that are given.
const REASONS_MOST: usize = 3;

/// A difference of less than this share of the greatest explains nothing.
const SHARE_LEAST: f32 = 0.25;

/// A difference of fewer points than this is none.
const POINTS_LEAST: f32 = 0.05;

/// What the parts `other` differ in from `played`, as `seat` sees it: what matters most first.
pub fn reasons(played: &[Aspect], other: &[Aspect], seat: Seat, seats: usize) -> Vec<Reason> {
    let mut all: Vec<(f32, Reason)> = Vec::new();
    for (played, other) in played.iter().zip(other) {
        let own = difference(played, other, seat);
        all.push((own.worth as f32, Reason { whose: Whose::Own, ..own }));
        let rivals = Seat::first(seats).filter(|rival| *rival != seat);
        let rivals = rivals.map(|rival| difference(played, other, rival));
        let most = rivals.reduce(|a, b| if b.worth.abs() > a.worth.abs() { b } else { a });
        all.extend(most.map(|rival| (-rival.worth as f32, rival)));
    }
    let greatest = all.iter().map(|(gain, _)| gain.abs()).fold(0.0, f32::max);
    let least = (SHARE_LEAST * greatest).max(POINTS_LEAST);
    all.retain(|(gain, _)| gain.abs() >= least);
    all.sort_by(|a, b| b.0.abs().total_cmp(&a.0.abs()));
    all.truncate(REASONS_MOST);
    all.into_iter().map(|(_, reason)| reason).collect()
}

fn difference(played: &Aspect, other: &Aspect, seat: Seat) -> Reason {
    let at = seat.index();
    let hundredths = other.count[at] - played.count[at];
    Reason {
        code: played.code.to_owned(),
        whose: Whose::Rival,
        seat,
        worth: rounded(other.worth[at] - played.worth[at]),
        count: (hundredths as f32 / 100.0).round() as i32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aspect(code: &'static str, worth: [f32; 2], count: [i32; 2]) -> Aspect {
        let mut aspect = Aspect::named(code);
        aspect.worth[..2].copy_from_slice(&worth);
        aspect.count[..2].copy_from_slice(&count);
        aspect
    }

    #[test]
    fn what_differs_most_is_said_first_and_trifles_not_at_all() {
        let played = [aspect("city", [4.0, 2.0], [100, 0]), aspect("home", [8.0, 8.0], [300, 300])];
        let other = [aspect("city", [9.0, 2.0], [200, 0]), aspect("home", [7.9, 4.0], [300, 100])];
        let found = reasons(&played, &other, Seat::FIRST, 2);
        let said: Vec<_> =
            found.iter().map(|why| (why.code.as_str(), why.whose, why.count)).collect();
        assert_eq!(said, [("city", Whose::Own, 1), ("home", Whose::Rival, -2)]);
        assert_eq!((found[0].worth, found[1].worth), (5.0, -4.0));
    }

    #[test]
    fn where_nothing_differs_nothing_is_said() {
        let same = [aspect("city", [4.0, 2.0], [100, 0])];
        assert_eq!(reasons(&same, &same, Seat::FIRST, 2), []);
        assert_eq!(reasons(&[], &[], Seat::FIRST, 2), []);
    }
}
