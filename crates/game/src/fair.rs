//! Fair dice: chance from a seed that was promised before the first move, and from what people added.
//!
//! The seed is 32 bytes. Its SHA-256, the [`Commitment`], is published before the game begins;
//! the [`Seed`] itself after the end. People add [`Contributions`] in between, so that not even whoever
//! picked the seed could choose what follows from it. Every outcome comes from one ChaCha20 stream
//! by the algorithm of `docs/fair-dice.md`, so that anyone can check afterwards that nobody touched the
//! dice.

mod hex;
mod share;

pub use hex::BadHex;
pub use share::{BadContribution, Contribution, Contributions, Pledge, Share};

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use self::hex::{json_of, text_of};
pub(crate) use self::hex::{read_hex, write_hex};
use crate::luck;

/// The secret of the dice. `Debug` does not show it, and it has no serialised form:
/// it leaves a match only through [`Match::reveal`](crate::Match::reveal).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What is published before the first move.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

text_of!(Seed);

/// The promise: the SHA-256 of the 32 bytes of a [`Seed`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Is it the promise of this seed?
    pub fn binds(&self, seed: &Seed) -> bool {
        seed.commitment() == *self
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

text_of!(Commitment);
json_of!(Commitment);

/// The dice of one match.
#[derive(Clone)]
pub struct FairDice {
    stream: ChaCha20Rng,
}

impl fmt::Debug for FairDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairDice(hidden)")
    }
}

impl FairDice {
    /// The dice of this seed, to which nobody added anything, before the first draw.
    pub fn new(seed: &Seed) -> FairDice {
        FairDice::mixed(seed, &Contributions::NONE)
    }

    /// The dice of this seed and of what people added to it, before the first draw.
    pub fn mixed(seed: &Seed, added: &Contributions) -> FairDice {
        FairDice { stream: ChaCha20Rng::from_seed(added.key(seed)) }
    }

    /// Draws the place of a weight, in proportion to it; `None` where all weights are 0.
    ///
    /// A draw is taken even where there is only one outcome, so that a verifier counts chance
    /// steps and need not know which of them had a choice.
    pub fn draw(&mut self, weights: impl Iterator<Item = u32> + Clone) -> Option<usize> {
        let total = weights.clone().map(u64::from).sum::<u64>();
        if total == 0 {
            return None;
        }
        loop {
            if let Some(point) = point_of(self.stream.next_u64(), total) {
                return luck::place_of(weights, point);
            }
        }
    }
}

/// The point below `total` that `word` stands for, each equally likely; `None` for the few
/// words at the top that would favour the low points. `total` is not 0.
fn point_of(word: u64, total: u64) -> Option<u64> {
    // 2^64 mod W, without leaving 64 bits.
    let excess = total.wrapping_neg() % total;
    (word <= u64::MAX - excess).then_some(word % total)
}

#[cfg(test)]
mod vectors;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_round_trip_and_its_refusals() {
        let text = "00ff".repeat(16);
        assert_eq!(text.parse::<Seed>().unwrap().to_string(), text);
        for wrong in ["", "00", &"00FF".repeat(16), &"0g".repeat(32), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Seed>(), Err(BadHex), "{wrong}");
        }
    }

    #[test]
    fn debug_keeps_the_secret() {
        let seed = Seed([0xab; 32]);
        assert!(!format!("{seed:?}").contains("ab"));
        assert!(seed.commitment().binds(&seed));
        assert!(!seed.commitment().binds(&Seed([0; 32])));
    }

    #[test]
    fn words_at_the_top_are_rejected() {
        assert_eq!(point_of(u64::MAX, 3), None);
        assert_eq!(point_of(u64::MAX - 1, 3), Some(2));
        assert_eq!(point_of(u64::MAX, 4), Some(3));
        assert_eq!(point_of(u64::MAX, 1), Some(0));
        // 2^64 mod 10 is 6: the last six words are rejected.
        assert_eq!(point_of(u64::MAX - 5, 10), None);
        assert_eq!(point_of(u64::MAX - 6, 10), Some(9));
    }

    #[test]
    fn no_weight_no_draw() {
        let mut dice = FairDice::new(&Seed([1; 32]));
        let mut untouched = dice.clone();
        assert_eq!(dice.draw([].into_iter()), None);
        assert_eq!(dice.draw([0, 0].into_iter()), None);
        assert_eq!(dice.stream.next_u64(), untouched.stream.next_u64());
    }

    #[test]
    fn a_sure_outcome_takes_a_draw() {
        let mut dice = FairDice::new(&Seed([1; 32]));
        let mut reference = dice.clone();
        assert_eq!(dice.draw([0, 4].into_iter()), Some(1));
        reference.stream.next_u64();
        assert_eq!(dice.stream.next_u64(), reference.stream.next_u64());
    }
}
