//! What chance brings in a search: spread evenly instead of rolled.
//!
//! The k-th time a node is reached, chance points at the fraction `offset + k * golden ratio`
//! (modulo 1) of all the weight there is. These points never bunch, so that a few visits already
//! stand for the whole of what may come, each outcome by its exact weight. The offset depends
//! on what chance brought before, not on what the seats did: rival plans are tried with the
//! same luck, and compared by what they make of it.

use game::{Game, Weighted};

/// 2^32 divided by the golden ratio, the step that spreads points best over a circle.
const GOLDEN_STEP: u32 = 0x9E37_79B9;

/// The luck of one line of play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Luck(u64);

impl Luck {
    /// Luck that follows from `seed`.
    pub fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    /// The outcome for the visit number `visit`, and the luck from there on.
    pub fn draw<G: Game>(
        &mut self,
        visit: u32,
        outcomes: &[Weighted<G::Outcome>],
    ) -> Option<G::Outcome> {
        let offset = (self.0 >> 32) as u32;
        let point = offset.wrapping_add(visit.wrapping_mul(GOLDEN_STEP));
        let place = place_of(point, outcomes)?;
        self.0 = stir(self.0 ^ (place as u64 + 1));
        Some(outcomes[place].outcome)
    }
}

/// Which outcome lies at the fraction `point / 2^32` of all the weight.
fn place_of<O>(point: u32, outcomes: &[Weighted<O>]) -> Option<usize> {
    let all: u64 = outcomes.iter().map(|outcome| u64::from(outcome.weight)).sum();
    let mut rest = (u64::from(point) * all) >> 32;
    for (place, outcome) in outcomes.iter().enumerate() {
        match rest.checked_sub(u64::from(outcome.weight)) {
            None => return Some(place),
            Some(less) => rest = less,
        }
    }
    None
}

/// Makes neighbouring numbers unrelated (the last steps of the SplitMix64 generator).
fn stir(mut bits: u64) -> u64 {
    bits = bits.wrapping_add(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_come_by_their_weights() {
        let outcomes = [(0u8, 1), (1, 5), (2, 2)];
        let outcomes = outcomes.map(|(outcome, weight)| Weighted { outcome, weight });
        let mut seen = [0u32; 3];
        for visit in 0..80u32 {
            seen[place_of(visit.wrapping_mul(GOLDEN_STEP), &outcomes).unwrap()] += 1;
        }
        let off = |place: usize, due: u32| seen[place].abs_diff(due);
        assert!(off(0, 10) <= 1 && off(1, 50) <= 1 && off(2, 20) <= 1, "{seen:?}");
    }

    #[test]
    fn no_outcomes_no_draw() {
        assert_eq!(place_of::<u8>(7, &[]), None);
    }
}
