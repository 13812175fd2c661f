//! Random numbers of a simulation: all of them follow from its seed and the game's number.

use game::SEATS_MAX;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Streams per game: one for chance and one for each entrant.
const STREAMS: u64 = SEATS_MAX as u64 + 1;

/// The key of all streams of a simulation.
fn key(seed: u64) -> [u8; 32] {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key
}

fn stream(seed: u64, number: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::from_seed(key(seed));
    rng.set_stream(number);
    rng
}

/// What chance draws in game number `game`: the same whoever plays it.
pub fn chance(seed: u64, game: u64) -> ChaCha8Rng {
    stream(seed, game.wrapping_mul(STREAMS))
}

/// What an entrant may use in game number `game`.
pub fn entrant(seed: u64, game: u64, entrant: usize) -> ChaCha8Rng {
    stream(seed, game.wrapping_mul(STREAMS).wrapping_add(1 + entrant as u64))
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::*;

    #[test]
    fn every_stream_is_its_own() {
        let mut firsts: Vec<u64> = Vec::new();
        for seed in 0..3 {
            for game in 0..4 {
                firsts.push(chance(seed, game).next_u64());
                firsts.extend((0..SEATS_MAX).map(|who| entrant(seed, game, who).next_u64()));
            }
        }
        let count = firsts.len();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), count);
    }
}
