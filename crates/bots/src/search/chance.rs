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

    /// The luck beyond the tree for the try number `number`: rival plans that have been tried
    /// as often go on with the same one.
    pub fn fortune(self, number: u32) -> Fortune {
        Fortune { luck: self.0, number, drawn: [0; KINDS] }
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

/// Steps that spread points over a circle each and over all circles together: the fractions of
/// the golden ratio and of the roots of 2, 3 and 7.
const STEPS: [u32; 4] = [GOLDEN_STEP, 0x6A09_E667, 0xBB67_AE85, 0xA54F_F53A];

/// How many kinds of draws are told apart.
const KINDS: usize = 16;

/// The luck of a line that is played on once.
///
/// Draws of different kinds, told apart by how many outcomes they have, know nothing of each
/// other: a card more or less that was drawn does not change the dice that follow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fortune {
    luck: u64,
    number: u32,
    drawn: [u32; KINDS],
}

impl Fortune {
    /// The next outcome.
    pub fn draw<O: Copy>(&mut self, outcomes: &[Weighted<O>]) -> Option<O> {
        let kind = outcomes.len() % KINDS;
        let draw = self.drawn[kind];
        self.drawn[kind] = draw.wrapping_add(1);
        let point = self.point((kind as u64) << 32 | u64::from(draw), draw as usize);
        Some(outcomes[place_of(point, outcomes)?].outcome)
    }

    /// The first draws of a kind are spread evenly over the lines, the later ones at random.
    fn point(&self, draw: u64, place: usize) -> u32 {
        match STEPS.get(place) {
            Some(step) => {
                let offset = (stir(self.luck ^ draw) >> 32) as u32;
                offset.wrapping_add(self.number.wrapping_mul(*step))
            }
            None => (stir(stir(self.luck ^ u64::from(self.number)) ^ draw) >> 32) as u32,
        }
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
pub(crate) fn stir(mut bits: u64) -> u64 {
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
    fn draws_of_another_kind_change_nothing() {
        let of = |count: u8| -> Vec<_> {
            (0..count).map(|outcome| Weighted { outcome, weight: 1 }).collect()
        };
        let (dice, cards) = (of(11), of(5));
        let [mut plain, mut mixed, mut other] = [4, 4, 5].map(|line| Luck::new(9).fortune(line));
        let rolls = |fortune: &mut Fortune, cards_too: bool| -> Vec<_> {
            let roll = |_| {
                let _ = cards_too.then(|| fortune.draw(&cards));
                fortune.draw(&dice)
            };
            (0..40).map(roll).collect()
        };
        let first = rolls(&mut plain, false);
        assert_eq!(first, rolls(&mut mixed, true));
        assert_ne!(first, rolls(&mut other, false));
    }

    #[test]
    fn no_outcomes_no_draw() {
        assert_eq!(place_of::<u8>(7, &[]), None);
    }
}
