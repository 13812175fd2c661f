//! Chance without chance: the same place always looks the same.

use landscape::Cell;

use crate::point::Point;

/// The seed of a place on the map; neighbours are as different as any two places.
pub fn seed(cell: Cell) -> u64 {
    let bits = |at: i16| u64::from(at as u16);
    mixed(bits(cell.x) << 16 | bits(cell.y))
}

/// Scatters things by a seed.
#[derive(Clone, Debug)]
pub struct Scatter(u64);

impl Scatter {
    /// A scatter for this seed.
    pub fn new(seed: u64) -> Scatter {
        Scatter(mixed(seed))
    }

    /// A number from 0 to 1.
    pub fn part(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(STEP);
        (mixed(self.0) >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A number between two others.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.part()
    }

    /// A point that far around `at` at most, to every side.
    pub fn near(&mut self, at: Point, reach: f32) -> Point {
        at.shifted(self.between(-reach, reach), self.between(-reach, reach))
    }

    /// True in so many of a hundred cases.
    pub fn chance(&mut self, percent: u8) -> bool {
        self.part() * 100.0 < f32::from(percent)
    }

    /// One of several, each as likely as the others.
    pub fn pick<T: Copy, const N: usize>(&mut self, things: [T; N]) -> T {
        const { assert!(N > 0) };
        things[((self.part() * N as f32) as usize).min(N - 1)]
    }

    /// One of a list; `None` of an empty one.
    pub fn one_of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        let place = (self.part() * things.len() as f32) as usize;
        things.get(place).or(things.last()).copied()
    }
}

/// The golden ratio, as a step that visits all numbers.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// The finish of SplitMix64: every bit of the number moves every bit of the result.
fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_have_different_seeds() {
        let cells = (-9..9).flat_map(|x| (-9..9).map(move |y| Cell { x, y }));
        let seeds: std::collections::BTreeSet<u64> = cells.map(seed).collect();
        assert_eq!(seeds.len(), 18 * 18);
    }

    #[test]
    fn parts_fill_the_whole_span() {
        let mut scatter = Scatter::new(7);
        let parts: Vec<f32> = (0..1000).map(|_| scatter.part()).collect();
        let tenth = |at: usize| parts.iter().filter(|&&part| (part * 10.0) as usize == at).count();
        assert!((0..10).all(|at| (60..150).contains(&tenth(at))));
    }
}
