//! Who is seated with whom, of all who want the same: those who have waited longest first, with the nearest in strength.
//! The longer somebody waits, the less near the others have to be; who has no rating suits everybody.

/// Somebody who waits for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub id: String,
    /// Since when, by the calendar.
    pub since_ms: u64,
    /// How strong they are, where that is known.
    pub rating: Option<u32>,
}

/// How far apart two ratings may be at once: three games of four go to the stronger.
const GAP: u64 = 200;

/// Milliseconds in which that becomes one point more: after two minutes nearly everybody suits everybody.
const GAP_WIDENS_MS: u64 = 100;

/// So many of them who suit each other, by their places in the list.
pub(crate) fn company(all: &[Waiting], seats: usize, now_ms: u64) -> Option<Vec<usize>> {
    let mut eldest: Vec<usize> = (0..all.len()).collect();
    eldest.sort_by_key(|&place| all[place].since_ms);
    eldest.iter().find_map(|&first| around(all, first, seats, now_ms))
}

/// A company around one of them.
fn around(all: &[Waiting], first: usize, seats: usize, now_ms: u64) -> Option<Vec<usize>> {
    let mut others: Vec<usize> = (0..all.len()).filter(|&place| place != first).collect();
    others.sort_by_key(|&place| (gap(&all[first], &all[place]), all[place].since_ms));
    let mut company = vec![first];
    for place in others {
        if company.len() < seats
            && company.iter().all(|&member| suits(&all[member], &all[place], now_ms))
        {
            company.push(place);
        }
    }
    (company.len() == seats).then_some(company)
}

fn gap(one: &Waiting, other: &Waiting) -> u64 {
    one.rating.zip(other.rating).map_or(0, |(one, other)| u64::from(one.abs_diff(other)))
}

/// Does either of them accept the other by now?
fn suits(one: &Waiting, other: &Waiting, now_ms: u64) -> bool {
    let waited_ms = now_ms.saturating_sub(one.since_ms.min(other.since_ms));
    gap(one, other) <= GAP + waited_ms / GAP_WIDENS_MS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(
        waiting: &[(u64, Option<u32>)],
        seats: usize,
        now_ms: u64,
        expected: Option<&[usize]>,
    ) {
        let all: Vec<Waiting> = waiting
            .iter()
            .map(|&(since_ms, rating)| Waiting { id: String::new(), since_ms, rating })
            .collect();
        assert_eq!(company(&all, seats, now_ms).as_deref(), expected, "{waiting:?}");
    }

    #[test]
    fn who_has_waited_longest_comes_first() {
        check(&[], 2, 0, None);
        check(&[(5, None)], 2, 9, None);
        check(&[(7, None), (5, None), (6, None)], 2, 9, Some(&[1, 2]));
        check(&[(5, None), (6, None)], 3, 9, None);
        check(&[(5, None), (6, None), (7, Some(1500))], 3, 9, Some(&[0, 1, 2]));
    }

    #[test]
    fn the_nearest_in_strength_are_seated_together_and_with_time_everybody_suits() {
        check(&[(0, Some(1500)), (1, Some(1650)), (2, Some(1510))], 2, 9, Some(&[0, 2]));
        check(&[(0, Some(1500)), (1, Some(1800))], 2, 9, None);
        check(&[(0, Some(1500)), (1, Some(1800))], 2, 10_000, Some(&[0, 1]));
        // The first has nobody, and the others do not wait for that.
        check(&[(0, Some(2900)), (1, Some(1500)), (2, Some(1600))], 2, 9, Some(&[1, 2]));
        check(&[(0, Some(1500)), (1, Some(1690)), (2, Some(1310))], 3, 9, None);
    }
}
