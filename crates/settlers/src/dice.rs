//! Two dice: how they fall, what they add up to, and the deck that levels them.
//!
//! The dice are told apart, so that each of 36 pairs is as likely as any other. They are kept by rising
//! sum, among those of a sum by the first die: `1 1`, `1 2`, `2 1`, `1 3` and so on to `6 6`. So a draw
//! among all pairs gives the very sum that a draw by sums and their weights gives.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::land::pips;

/// How many pairs there are.
const PAIRS: usize = 36;
/// How many sums there are: 2 to 12.
const SUMS: usize = 11;

/// The dice of every pair, in the order of the pairs.
const DICE: [[u8; 2]; PAIRS] = {
    let mut dice = [[0; 2]; PAIRS];
    let (mut place, mut sum) = (0, 2);
    while sum <= 12 {
        let mut first = 1;
        while first <= 6 {
            if sum > first && sum - first <= 6 {
                dice[place] = [first, sum - first];
                place += 1;
            }
            first += 1;
        }
        sum += 1;
    }
    dice
};

/// The pairs of every sum from 2 to 12, one bit for each place.
const PLACES: [u64; SUMS] = {
    let mut places = [0; SUMS];
    let (mut at, mut before) = (0, 0);
    while at < SUMS {
        let ways = pips(at as u8 + 2);
        places[at] = ((1 << ways) - 1) << before;
        before += ways;
        at += 1;
    }
    places
};

/// A roll of two dice, or its sum where no more is known: matches of before knew no more.
///
/// ```
/// use settlers::Roll;
///
/// let roll: Roll = "3 5".parse().unwrap();
/// assert_eq!((roll.dice(), roll.sum()), (Some([3, 5]), 8));
/// assert_eq!(roll.bare(), "8".parse().unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Told", into = "Told")]
pub struct Roll {
    /// Its place among the pairs; the bare sums come after them.
    place: u8,
}

impl Roll {
    /// Every pair, in order.
    pub const PAIRS: [Roll; PAIRS] = {
        let mut pairs = [Roll { place: 0 }; PAIRS];
        let mut place = 0;
        while place < PAIRS {
            pairs[place] = Roll { place: place as u8 };
            place += 1;
        }
        pairs
    };

    /// Every sum, of which no dice are known.
    pub const SUMS: [Roll; SUMS] = {
        let mut sums = [Roll { place: 0 }; SUMS];
        let mut place = 0;
        while place < SUMS {
            sums[place] = Roll { place: (PAIRS + place) as u8 };
            place += 1;
        }
        sums
    };

    /// These dice; `None` where one of them has no such face.
    pub fn of(dice: [u8; 2]) -> Option<Roll> {
        let place = DICE.iter().position(|known| *known == dice)?;
        Some(Roll::PAIRS[place])
    }

    /// A sum of which no dice are known; `None` where two dice cannot make it.
    pub fn of_sum(sum: u8) -> Option<Roll> {
        Roll::SUMS.get(usize::from(sum).checked_sub(2)?).copied()
    }

    /// The dice, the first one first; `None` where only the sum is known.
    pub fn dice(self) -> Option<[u8; 2]> {
        DICE.get(usize::from(self.place)).copied()
    }

    /// What it adds up to: 2 to 12.
    #[inline]
    pub fn sum(self) -> u8 {
        match DICE.get(usize::from(self.place)) {
            Some([first, second]) => first + second,
            None => self.place - PAIRS as u8 + 2,
        }
    }

    /// The same, of which only the sum is told.
    pub fn bare(self) -> Roll {
        Roll::SUMS[usize::from(self.sum() - 2)]
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.dice() {
            Some([first, second]) => write!(f, "{first} {second}"),
            None => write!(f, "{}", self.sum()),
        }
    }
}

impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Roll({self})")
    }
}

impl FromStr for Roll {
    type Err = String;

    fn from_str(text: &str) -> Result<Roll, String> {
        let number = |word: &str| word.parse::<u8>().ok();
        let roll = match text.split_whitespace().collect::<Vec<_>>()[..] {
            [sum] => number(sum).and_then(Roll::of_sum),
            [first, second] => {
                number(first).zip(number(second)).and_then(|(a, b)| Roll::of([a, b]))
            }
            _ => None,
        };
        roll.ok_or_else(|| format!("'{text}' is no roll: two dice like 3 5, or a sum from 2 to 12"))
    }
}

/// A roll in JSON: the sum is always told, the dice where they are known.
#[derive(Serialize, Deserialize)]
struct Told {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sum: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dice: Option<[u8; 2]>,
}

impl From<Roll> for Told {
    fn from(roll: Roll) -> Told {
        Told { sum: Some(roll.sum()), dice: roll.dice() }
    }
}

impl TryFrom<Told> for Roll {
    type Error = String;

    fn try_from(told: Told) -> Result<Roll, String> {
        let roll = match told.dice {
            Some(dice) => Roll::of(dice).ok_or("a die shows 1 to 6")?,
            None => {
                told.sum.and_then(Roll::of_sum).ok_or("a roll has dice, or a sum from 2 to 12")?
            }
        };
        match told.sum {
            Some(sum) if sum != roll.sum() => Err(format!("{roll} do not make {sum}")),
            _ => Ok(roll),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Roll {
    fn arbitrary(source: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Roll> {
        let place = source.int_in_range(0..=(PAIRS + SUMS - 1) as u8)?;
        Ok(Roll { place })
    }
}

/// The pairs that are still to come, one bit each in their order: the deck of levelled dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RollDeck(u64);

impl RollDeck {
    /// All of them.
    pub const WHOLE: RollDeck = RollDeck((1 << PAIRS) - 1);
    /// None of them.
    pub const USED_UP: RollDeck = RollDeck(0);

    pub fn is_used_up(self) -> bool {
        self.0 == 0
    }

    /// The pairs of a sum that are left.
    fn of(self, sum: u8) -> RollDeck {
        RollDeck(self.0 & PLACES[usize::from(sum) - 2])
    }

    /// How many pairs of a sum are left.
    pub fn left(self, sum: u8) -> u8 {
        self.of(sum).0.count_ones() as u8
    }

    /// The same for every sum from 2 to 12.
    pub fn counts(self) -> [u8; SUMS] {
        std::array::from_fn(|at| self.left(at as u8 + 2))
    }

    /// The first pair of a sum that is left.
    pub fn first(self, sum: u8) -> Option<Roll> {
        self.of(sum).rolls().next()
    }

    /// The pairs that are left, in order.
    pub fn rolls(self) -> impl Iterator<Item = Roll> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let roll = Roll::PAIRS.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*roll)
        })
    }

    /// The deck with this roll put back, which must be of known dice and not be in it already.
    pub fn with(self, roll: Roll) -> Option<RollDeck> {
        roll.dice()?;
        let place = 1 << roll.place;
        (self.0 & place == 0).then_some(RollDeck(self.0 | place))
    }

    /// The deck without this roll; of a bare sum the first pair that makes it is taken away.
    pub fn without(self, roll: Roll) -> RollDeck {
        let gone = if roll.dice().is_some() { Some(roll) } else { self.first(roll.sum()) };
        gone.map_or(self, |roll| RollDeck(self.0 & !(1 << roll.place)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_is_there_once_by_rising_sum() {
        let mut seen = Roll::PAIRS.map(|roll| roll.dice().expect("dice"));
        assert!(Roll::PAIRS.is_sorted_by_key(|roll| (roll.sum(), roll.dice())));
        seen.sort_unstable();
        let all: Vec<[u8; 2]> = (1..=6).flat_map(|a| (1..=6).map(move |b| [a, b])).collect();
        assert_eq!(seen.to_vec(), all);
        for sum in 2..=12 {
            let ways = Roll::PAIRS.iter().filter(|roll| roll.sum() == sum).count();
            assert_eq!(ways, usize::from(pips(sum)));
            let first = RollDeck::WHOLE.first(sum).expect("none is gone");
            assert_eq!((first.sum(), RollDeck::WHOLE.left(sum)), (sum, pips(sum)));
        }
    }

    #[test]
    fn a_roll_is_written_and_read_in_both_spellings() {
        for roll in Roll::PAIRS.into_iter().chain(Roll::SUMS) {
            assert_eq!(roll.to_string().parse(), Ok(roll));
            let json = serde_json::to_string(&roll).expect("plain");
            assert_eq!(serde_json::from_str::<Roll>(&json).expect("a roll"), roll);
        }
        assert_eq!(Roll::SUMS.map(Roll::sum), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }

    #[test]
    fn what_no_dice_show_is_no_roll() {
        for text in ["1", "13", "0 5", "3 7", "1 2 3", "", "x"] {
            assert!(text.parse::<Roll>().is_err(), "{text}");
        }
        for json in [r#"{"dice":[0,3]}"#, r#"{"sum":9,"dice":[3,5]}"#, r#"{"sum":1}"#, "{}"] {
            assert!(serde_json::from_str::<Roll>(json).is_err(), "{json}");
        }
        let dice = serde_json::from_str::<Roll>(r#"{"dice":[3,5]}"#).expect("dice alone will do");
        assert_eq!(dice.to_string(), "3 5");
    }

    #[test]
    fn a_deck_gives_every_pair_once() {
        let mut deck = RollDeck::WHOLE;
        for roll in Roll::PAIRS {
            assert!(deck.rolls().any(|left| left == roll));
            deck = deck.without(roll);
            assert!(deck.rolls().all(|left| left != roll));
        }
        assert!(deck.is_used_up());
        let mut sums = RollDeck::WHOLE;
        for (left, roll) in (0..5).rev().zip([Roll::SUMS[4]; 5]) {
            sums = sums.without(roll);
            assert_eq!((sums.left(6), sums.left(8)), (left, 5));
        }
        assert_eq!(sums.without(Roll::SUMS[4]), sums, "there is no 6 left to take away");
        assert_eq!(sums.counts(), [1, 2, 3, 4, 0, 6, 5, 4, 3, 2, 1]);
    }
}
