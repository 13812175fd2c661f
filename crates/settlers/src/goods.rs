//! Resources, hands of cards, and the short bundles that change hands in a trade.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::bits::Bits;

/// What the land yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Comes from hills; for roads and settlements.
    Brick,
    /// Comes from woods; for roads, ships and settlements.
    Lumber,
    /// Comes from pasture; for ships, settlements and development cards.
    Wool,
    /// Comes from fields; for settlements, cities and development cards.
    Grain,
    /// Comes from mountains; for cities and development cards.
    Ore,
}

impl Resource {
    /// How many kinds there are.
    pub const COUNT: usize = 5;

    /// All kinds, in the order of every table in this crate.
    pub const ALL: [Resource; 5] =
        [Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain, Resource::Ore];

    /// Its place in [`Resource::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind in that place of [`Resource::ALL`]. Whoever asks knows that there is one; the
    /// remainder only spares the processor a check.
    #[inline]
    pub const fn nth(place: u8) -> Resource {
        debug_assert!((place as usize) < Resource::COUNT, "there are five kinds");
        Resource::ALL[place as usize % Resource::COUNT]
    }

    /// Its name, as in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Resource::Brick => "brick",
            Resource::Lumber => "lumber",
            Resource::Wool => "wool",
            Resource::Grain => "grain",
            Resource::Ore => "ore",
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Resource {
    type Err = String;

    fn from_str(text: &str) -> Result<Resource, String> {
        let found = Resource::ALL.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| format!("'{text}' is no resource"))
    }
}

/// Counts of cards, a byte per kind in one word, so that a payment is one addition.
///
/// The sixth byte counts free choices where a production table uses it (gold).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

/// The top bit of every byte: counts stay far below it.
const TOPS: u64 = 0x8080_8080_8080_8080;
const RESOURCES: u64 = 0xFF_FFFF_FFFF;
/// One card of every kind.
const ONE_EACH: u64 = 0x01_0101_0101;
/// Multiplying by this brings the lowest bits of the five bytes side by side, from bit 32 on.
const GATHER: u64 = 1 << 32 | 1 << 25 | 1 << 18 | 1 << 11 | 1 << 4;

/// Every kind for itself, among [`Swaps`].
const LIKE_FOR_LIKE: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36;

/// A set of resources, by their places in [`Resource::ALL`].
pub(crate) type Kinds = Bits<1>;
/// A set of pairs of a kind given and a kind taken, in rising order: a byte for every kind given,
/// and in it a bit for every kind taken.
pub(crate) type Swaps = Bits<1>;

/// The pair in a place of a set of [`Swaps`].
#[inline]
pub(crate) fn swap_at(place: u8) -> (Resource, Resource) {
    (Resource::nth(place / 8), Resource::nth(place % 8))
}

impl Cards {
    /// An empty hand.
    pub const NONE: Cards = Cards(0);

    /// Cards in the order of [`Resource::ALL`].
    pub const fn new(counts: [u8; 5]) -> Cards {
        let mut word = 0;
        let mut at = 0;
        while at < 5 {
            word |= (counts[at] as u64) << (8 * at);
            at += 1;
        }
        Cards(word)
    }

    /// `count` cards of one kind.
    #[inline]
    pub const fn of(kind: Resource, count: u8) -> Cards {
        Cards((count as u64) << (8 * kind as u64))
    }

    /// `count` free choices.
    #[inline]
    pub const fn choices(count: u8) -> Cards {
        Cards((count as u64) << 40)
    }

    /// How many of `kind`.
    #[inline]
    pub const fn count(self, kind: Resource) -> u8 {
        (self.0 >> (8 * kind as u64)) as u8
    }

    /// How many free choices.
    #[inline]
    pub const fn free(self) -> u8 {
        (self.0 >> 40) as u8
    }

    /// Without the free choices.
    #[inline]
    #[must_use]
    pub const fn resources(self) -> Cards {
        Cards(self.0 & RESOURCES)
    }

    /// How many cards in all, free choices left out.
    #[inline]
    pub const fn total(self) -> u8 {
        let word = self.0 & RESOURCES;
        (word.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Is there nothing at all?
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Are all of `cost` among these?
    #[inline]
    pub const fn covers(self, cost: Cards) -> bool {
        ((self.0 | TOPS) - cost.0) & TOPS == TOPS
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_add(other.0))
    }

    /// These without those, which must be among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_sub(other.0))
    }

    /// These without those, as far as they are among them.
    #[inline]
    #[must_use]
    pub(crate) const fn less(self, other: Cards) -> Cards {
        let difference = (self.0 | TOPS).wrapping_sub(other.0);
        let enough = (difference & TOPS) >> 7;
        Cards(difference & !TOPS & enough.wrapping_mul(0xFF))
    }

    /// Of every kind what there is in both.
    #[inline]
    #[must_use]
    pub(crate) const fn at_most(self, other: Cards) -> Cards {
        self.minus(self.less(other))
    }

    /// Of every kind what there is in the one that has more of it.
    #[inline]
    #[must_use]
    pub(crate) const fn at_least(self, other: Cards) -> Cards {
        other.plus(self.less(other))
    }

    /// The same without any card of a kind.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, kind: Resource) -> Cards {
        Cards(self.0 & !(0xFF << (8 * kind as u64)))
    }

    /// The counts in the order of [`Resource::ALL`].
    pub fn counts(self) -> [u8; 5] {
        Resource::ALL.map(|kind| self.count(kind))
    }

    /// The kind of the card that so many others come before, kind by kind.
    #[inline]
    pub(crate) fn nth(self, before: u8) -> Option<Resource> {
        let mut passed = 0;
        Resource::ALL.into_iter().find(|kind| {
            passed += self.count(*kind);
            before < passed
        })
    }

    /// The kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |kind| self.count(*kind) > 0)
    }

    /// The same as a set.
    #[inline]
    pub(crate) fn kind_set(self) -> Kinds {
        Kinds::from(self.kind_bits())
    }

    /// The same as bits side by side.
    #[inline]
    pub(crate) const fn kind_bits(self) -> u64 {
        self.enough_of(Cards(ONE_EACH)).wrapping_mul(GATHER) >> 32 & 0x1F
    }

    /// The lowest bit in the byte of every kind of which there are as many as `cost` says.
    #[inline]
    const fn enough_of(self, cost: Cards) -> u64 {
        ((self.0 | TOPS) - cost.0) >> 7 & ONE_EACH
    }

    /// What may be given, at these rates, for one card of every other kind that `bank` has: a
    /// product lays the kinds taken into the byte of every kind given.
    #[inline]
    pub(crate) fn swaps(self, rates: Cards, bank: Cards) -> Swaps {
        Swaps::from(self.enough_of(rates).wrapping_mul(bank.kind_bits()) & !LIKE_FOR_LIKE)
    }
}

/// Counts too large for [`Cards`], of the five kinds and of free choices: sixteen bits each, every other
/// one in the same word.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally([u64; 2]);

impl Tally {
    /// Adds cards so many times over.
    #[inline]
    pub fn add(&mut self, cards: Cards, times: u8) {
        for (at, word) in self.0.iter_mut().enumerate() {
            *word += (cards.0 >> (8 * at) & 0x00FF_00FF_00FF_00FF) * u64::from(times);
        }
    }

    /// The counts in the order of [`Resource::ALL`], and free choices.
    #[inline]
    pub fn counts(self) -> [u16; 6] {
        std::array::from_fn(|at| (self.0[at % 2] >> (16 * (at / 2))) as u16)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}+{}", self.counts(), self.free())
    }
}

/// Cards named in an offer or an event, in the order of [`Resource::ALL`].
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(transparent)]
pub struct Bundle(pub [u8; 5]);

/// Cards of every kind in the box.
pub(crate) const CARDS_EACH: u8 = 19;
/// More cards of a kind than the bank has cannot be named.
const BUNDLE_MOST: u8 = CARDS_EACH;

impl Bundle {
    /// `count` cards of one kind.
    #[inline]
    pub const fn of(kind: Resource, count: u8) -> Bundle {
        let mut counts = [0; 5];
        counts[kind.index()] = count;
        Bundle(counts)
    }

    /// As cards; `None` where a count is beyond what the bank ever has.
    pub fn cards(self) -> Option<Cards> {
        self.0.iter().all(|count| *count <= BUNDLE_MOST).then(|| Cards::new(self.0))
    }

    /// How many cards in all.
    pub fn total(self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Its kind, where it names one only.
    pub fn single_kind(self) -> Option<Resource> {
        let mut kinds = Resource::ALL.into_iter().filter(|kind| self.0[kind.index()] > 0);
        kinds.next().filter(|_| kinds.next().is_none())
    }

    /// Do both name the same kind?
    pub fn shares_kind(self, other: Bundle) -> bool {
        (0..5).any(|at| self.0[at] > 0 && other.0[at] > 0)
    }
}

impl From<Cards> for Bundle {
    fn from(cards: Cards) -> Bundle {
        Bundle(cards.counts())
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for kind in Resource::ALL {
            let count = self.0[kind.index()];
            if count > 0 {
                write!(f, "{}{count}{kind}", if first { "" } else { "+" })?;
                first = false;
            }
        }
        if first { f.write_str("0") } else { Ok(()) }
    }
}

impl FromStr for Bundle {
    type Err = String;

    fn from_str(text: &str) -> Result<Bundle, String> {
        let mut bundle = Bundle::default();
        if text == "0" {
            return Ok(bundle);
        }
        for part in text.split('+') {
            let digits = part.bytes().take_while(u8::is_ascii_digit).count();
            let (count, kind) = part.split_at(digits);
            let count: u8 = match count {
                "" => 1,
                _ => count.parse().map_err(|_| format!("'{count}' is too many cards"))?,
            };
            let slot = &mut bundle.0[kind.parse::<Resource>()?.index()];
            *slot = slot.checked_add(count).ok_or("too many cards")?;
        }
        Ok(bundle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_both_and_what_is_left_make_the_whole() {
        let (hand, other) = (Cards::new([1, 0, 19, 2, 3]), Cards::new([2, 1, 4, 2, 0]));
        assert_eq!(hand.at_most(other), Cards::new([1, 0, 4, 2, 0]));
        assert_eq!(hand.less(other), Cards::new([0, 0, 15, 0, 3]));
    }

    #[test]
    fn covers_compares_every_kind() {
        let hand = Cards::new([1, 0, 19, 2, 3]);
        assert!(hand.covers(Cards::new([1, 0, 19, 0, 3])));
        assert!(!hand.covers(Cards::new([0, 1, 0, 0, 0])));
        assert!(!hand.covers(Cards::new([2, 0, 0, 0, 0])));
        assert_eq!(hand.total(), 25);
        assert_eq!(Cards::new([19; 5]).total(), 95);
    }

    #[test]
    fn a_tally_holds_more_than_hands_do() {
        let mut tally = Tally::default();
        tally.add(Cards::new([1, 0, 19, 2, 3]).plus(Cards::choices(2)), 36);
        tally.add(Cards::new([0, 19, 0, 0, 1]), 1);
        assert_eq!(tally.counts(), [36, 19, 684, 72, 109, 72]);
    }

    #[test]
    fn sets_of_kinds_are_what_the_counts_say() {
        for hand in [[0; 5], [19; 5], [1, 0, 4, 0, 2], [0, 3, 0, 2, 0], [2, 2, 1, 4, 19]] {
            let hand = Cards::new(hand).plus(Cards::choices(3));
            let set = hand.kind_set().iter().map(Resource::nth);
            assert_eq!(set.collect::<Vec<_>>(), hand.kinds().collect::<Vec<_>>());
        }
    }

    #[test]
    fn swaps_are_what_the_rates_and_the_bank_allow() {
        let rates = [4, 3, 2, 3, 2];
        for hand in [[0; 5], [19; 5], [4, 0, 1, 3, 2], [3, 2, 2, 4, 0]] {
            for bank in [[0; 5], [19; 5], [0, 1, 0, 2, 0], [1, 0, 3, 0, 7]] {
                let [cards, rate, left] = [hand, rates, bank].map(Cards::new);
                let swaps = cards.swaps(rate, left).iter().map(swap_at);
                let mut expected = Vec::new();
                for give in
                    Resource::ALL.into_iter().filter(|k| hand[k.index()] >= rates[k.index()])
                {
                    let takes = left.kinds().filter(|take| *take != give);
                    expected.extend(takes.map(|take| (give, take)));
                }
                assert_eq!(swaps.collect::<Vec<_>>(), expected, "{hand:?} {bank:?}");
            }
        }
    }

    #[test]
    fn bundles_read_what_they_write() {
        for counts in [[0; 5], [1, 0, 0, 0, 2], [0, 19, 3, 1, 0]] {
            let bundle = Bundle(counts);
            assert_eq!(bundle.to_string().parse(), Ok(bundle));
        }
        assert_eq!("wool+wool".parse(), Ok(Bundle([0, 0, 2, 0, 0])));
        assert!("3gold".parse::<Bundle>().is_err());
        assert!("300ore".parse::<Bundle>().is_err());
    }
}
