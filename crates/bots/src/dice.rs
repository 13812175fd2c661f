//! Random numbers for bots.

use game::{Rng, luck};
use rand_chacha::rand_core::SeedableRng;

/// A small, fast source of random numbers that gives the same on every platform.
pub type BotRng = rand_chacha::ChaCha8Rng;

/// A source for `seed`; two seeds give unrelated numbers.
pub fn rng_from(seed: u64) -> BotRng {
    BotRng::seed_from_u64(seed)
}

/// A source of its own for a thread, seeded from the caller's numbers.
pub(crate) fn fork(rng: &mut dyn Rng) -> BotRng {
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    BotRng::from_seed(seed)
}

/// A number from 0 up to 1, without it.
pub(crate) fn share(rng: &mut dyn Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1u32 << 24) as f32
}

/// The place of the greatest of `values`, ties broken at random.
pub(crate) fn pick_best(rng: &mut dyn Rng, values: &[f32]) -> Option<usize> {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let places = (0..values.len()).filter(|&place| values[place] == best);
    let ties = places.clone().count();
    places.clone().nth(luck::below(rng, ties as u32) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_among_the_best_only() {
        let mut rng = rng_from(2);
        let mut seen = [0u32; 4];
        for _ in 0..200 {
            seen[pick_best(&mut rng, &[1.0, 3.0, 2.0, 3.0]).unwrap()] += 1;
        }
        assert_eq!((seen[0], seen[2]), (0, 0));
        assert!(seen[1] > 60 && seen[3] > 60, "{seen:?}");
    }

    #[test]
    fn nothing_to_pick_from_gives_nothing() {
        assert_eq!(pick_best(&mut rng_from(3), &[]), None);
    }
}
