//! Even-handed draws from a source of random numbers that the caller brings.
//!
//! For bots and for [`Game::resample`](crate::Game::resample). The dice of a table are another
//! matter: see [`fair`](crate::fair).

use rand_core::Rng;

/// A number below `limit`, each equally likely; 0 where `limit` is 0.
///
/// Multiply-and-reject after Lemire: almost never draws twice, and needs no division then.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, limit: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(limit);
    if (product as u32) < limit {
        let unfair = limit.wrapping_neg() % limit;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(limit);
        }
    }
    (product >> 32) as u32
}

/// One of `things`, each equally likely; `None` where there are none.
#[inline]
pub fn pick<'a, T, R: Rng + ?Sized>(rng: &mut R, things: &'a [T]) -> Option<&'a T> {
    things.get(below(rng, things.len() as u32) as usize)
}

/// The place of a weight, drawn in proportion to it; `None` where all are 0.
pub fn weighted<R, W>(rng: &mut R, weights: W) -> Option<usize>
where
    R: Rng + ?Sized,
    W: Iterator<Item = u32> + Clone,
{
    let total = weights.clone().fold(0, u32::saturating_add);
    if total == 0 {
        return None;
    }
    place_of(weights, u64::from(below(rng, total)))
}

/// Puts `things` into a random order, each equally likely.
pub fn shuffle<T, R: Rng + ?Sized>(rng: &mut R, things: &mut [T]) {
    for last in (1..things.len()).rev() {
        things.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// The first place whose cumulative weight exceeds `point`.
pub(crate) fn place_of(mut weights: impl Iterator<Item = u32>, point: u64) -> Option<usize> {
    let mut sum = 0;
    weights.position(|weight| {
        sum += u64::from(weight);
        sum > point
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    fn tally<const N: usize>(mut draw: impl FnMut() -> usize) -> [u32; N] {
        let mut counts = [0; N];
        (0..6000).for_each(|_| counts[draw()] += 1);
        counts
    }

    #[test]
    fn below_is_even() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let counts: [u32; 6] = tally(|| below(&mut rng, 6) as usize);
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
        assert_eq!(below(&mut rng, 0), 0);
    }

    #[test]
    fn weighted_follows_the_weights() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let counts: [u32; 3] = tally(|| weighted(&mut rng, [1, 0, 5].into_iter()).unwrap());
        assert!((850..1150).contains(&counts[0]), "{counts:?}");
        assert_eq!(counts[1], 0);
        assert_eq!(weighted(&mut rng, [0, 0].into_iter()), None);
    }

    #[test]
    fn shuffle_reaches_every_order() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let counts: [u32; 6] = tally(|| {
            let mut order = [0, 1, 2];
            shuffle(&mut rng, &mut order);
            order[0] * 2 + usize::from(order[1] > order[2])
        });
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn pick_takes_one_of_them() {
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        assert_eq!(pick(&mut rng, &[7]), Some(&7));
        assert_eq!(pick::<u8, _>(&mut rng, &[]), None);
    }
}
