//! Small sets of places, one bit each: the 211 sides and 152 intersections of the widest frame
//! fit into a few words, so that spots are masked, not searched.

/// A set of up to `64 * N` numbered places.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<const N: usize>([u64; N]);

impl<const N: usize> Bits<N> {
    /// No place at all.
    pub const EMPTY: Self = Bits([0; N]);

    /// Just this place.
    #[inline]
    pub fn only(place: u8) -> Self {
        Self::EMPTY.with(place)
    }

    /// Is `place` in it?
    #[inline]
    pub fn contains(&self, place: u8) -> bool {
        self.0.get(place as usize / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
    }

    /// Adds `place`; places beyond the set's reach are passed over.
    #[inline]
    pub fn insert(&mut self, place: u8) {
        if let Some(word) = self.0.get_mut(place as usize / 64) {
            *word |= 1 << (place % 64);
        }
    }

    /// Takes `place` out.
    #[inline]
    pub fn remove(&mut self, place: u8) {
        if let Some(word) = self.0.get_mut(place as usize / 64) {
            *word &= !(1 << (place % 64));
        }
    }

    /// The same with `place`.
    #[inline]
    #[must_use]
    pub fn with(mut self, place: u8) -> Self {
        self.insert(place);
        self
    }

    /// The same without `place`.
    #[inline]
    #[must_use]
    pub fn without(mut self, place: u8) -> Self {
        self.remove(place);
        self
    }

    /// How many places are in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The place that so many others of the set come before, if there is one.
    ///
    /// Never inlined: a draw calls it once, but from a dozen places, and as many copies would be too
    /// much for the functions around them.
    #[inline(never)]
    pub fn nth(&self, mut before: u32) -> Option<u8> {
        for (at, &word) in self.0.iter().enumerate() {
            let counts = running_counts(word);
            let here = (counts >> 56) as u32;
            if before < here {
                return Some((at * 64) as u8 + nth_bit(word, counts, before));
            }
            before -= here;
        }
        None
    }

    /// Is it nothing?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// Do the two sets share a place?
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        (0..N).any(|at| self.0[at] & other.0[at] != 0)
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub fn or(mut self, other: &Self) -> Self {
        for at in 0..N {
            self.0[at] |= other.0[at];
        }
        self
    }

    /// What both sets hold.
    #[inline]
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        for at in 0..N {
            self.0[at] &= other.0[at];
        }
        self
    }

    /// What just one of the two sets holds.
    #[inline]
    #[must_use]
    pub fn xor(mut self, other: &Self) -> Self {
        for at in 0..N {
            self.0[at] ^= other.0[at];
        }
        self
    }

    /// This set without the other.
    #[inline]
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        for at in 0..N {
            self.0[at] &= !other.0[at];
        }
        self
    }

    /// The places in rising order.
    #[inline]
    pub fn iter(self) -> Places<N> {
        Places { bits: self.0, word: 0 }
    }
}

/// One in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// How many bits are set up to the end of every byte, in that byte.
#[inline]
fn running_counts(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES)
}

/// The bit that so many others come before; there must be one. The byte it lies in is found by
/// counting those that end too early, all eight at once, and its place there in a table: a walk
/// from bit to bit would leave the processor guessing when it ends.
#[inline]
fn nth_bit(word: u64, counts: u64, before: u32) -> u8 {
    const TOPS: u64 = 0x80 * ONES;
    let early = (((u64::from(before) * ONES) | TOPS) - counts) & TOPS;
    let shift = ((early >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    let passed = (counts << 8 >> shift) as u32 & 0xFF;
    let byte = (word >> shift) as u8;
    shift as u8 + NTH_OF_BYTE[byte as usize][(before - passed) as usize % 8]
}

/// For every byte, its bits in rising order.
static NTH_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][found] = bit as u8;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl From<u64> for Bits<1> {
    /// The places whose bits are set.
    #[inline]
    fn from(word: u64) -> Self {
        Bits([word])
    }
}

impl<const N: usize> From<[u64; N]> for Bits<N> {
    /// The same, word by word.
    #[inline]
    fn from(words: [u64; N]) -> Self {
        Bits(words)
    }
}

impl<const N: usize> Default for Bits<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> FromIterator<u8> for Bits<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Self {
        let mut bits = Self::EMPTY;
        places.into_iter().for_each(|place| bits.insert(place));
        bits
    }
}

impl<const N: usize> std::fmt::Debug for Bits<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Walks a set in rising order.
#[derive(Clone, Debug)]
pub struct Places<const N: usize> {
    bits: [u64; N],
    word: usize,
}

impl<const N: usize> Iterator for Places<N> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        while self.word < N {
            let word = self.bits[self.word];
            if word != 0 {
                self.bits[self.word] = word & (word - 1);
                return Some((self.word * 64) as u8 + word.trailing_zeros() as u8);
            }
            self.word += 1;
        }
        None
    }

    /// Word by word, without asking again and again where the walk stands.
    #[inline]
    fn fold<B, F: FnMut(B, u8) -> B>(self, start: B, mut add: F) -> B {
        let mut all = start;
        for (at, mut word) in self.bits.into_iter().enumerate().skip(self.word) {
            while word != 0 {
                all = add(all, (at * 64) as u8 + word.trailing_zeros() as u8);
                word &= word - 1;
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_what_was_put_in() {
        let set: Bits<4> = [0, 63, 64, 200, 255].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 200, 255]);
        assert_eq!(set.len(), 5);
        assert!(set.contains(200) && !set.contains(201));
    }

    #[test]
    fn the_nth_place_is_the_nth_of_the_walk() {
        let set: Bits<4> = [0, 5, 63, 64, 200, 255].into_iter().collect();
        for (nth, place) in set.iter().enumerate() {
            assert_eq!(set.nth(nth as u32), Some(place));
        }
        assert_eq!(set.nth(6), None);
        assert_eq!(Bits::<3>::EMPTY.nth(0), None);
    }

    #[test]
    fn the_nth_place_is_found_in_thin_and_thick_sets() {
        let mut word = 1u64;
        for round in 0..2_000 {
            word = word.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            let bits = match round % 4 {
                0 => word,
                1 => word | word << 7 | word >> 13,
                2 => word & word << 5 & word >> 9,
                _ => u64::MAX << (word % 64),
            };
            let set = Bits([bits]);
            let walked: Vec<u8> = set.iter().collect();
            let found: Vec<u8> = (0..=64).map_while(|nth| set.nth(nth)).collect();
            assert_eq!(found, walked, "{bits:#x}");
        }
    }

    #[test]
    fn places_beyond_reach_are_passed_over() {
        let mut set = Bits::<3>::EMPTY;
        set.insert(255);
        assert!(set.is_empty() && !set.contains(255));
    }

    #[test]
    fn set_algebra() {
        let a: Bits<3> = [1, 2, 100].into_iter().collect();
        let b: Bits<3> = [2, 100, 130].into_iter().collect();
        assert_eq!(a.and(&b).iter().collect::<Vec<_>>(), [2, 100]);
        assert_eq!(a.minus(&b).iter().collect::<Vec<_>>(), [1]);
        assert_eq!(a.xor(&b).iter().collect::<Vec<_>>(), [1, 130]);
        assert_eq!(a.or(&b).len(), 4);
        assert!(a.meets(&b));
    }
}
