//! Seats at a table, and small sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any of our games has; fixed-size tables are this long.
pub const SEATS_MAX: usize = 6;

/// A place at the table, counted from 0 in playing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with number 0.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if a table can have so many.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < SEATS_MAX { Some(Seat(number as u8)) } else { None }
    }

    /// The first `count` seats in playing order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(SEATS_MAX) as u8).map(Seat)
    }

    /// The seat's number, good as an index into a table of [`SEATS_MAX`] entries.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `count`.
    #[inline]
    pub const fn next(self, count: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize >= count { Seat(0) } else { Seat(next) }
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Seat, NoSuchSeat> {
        Seat::new(number as usize).ok_or(NoSuchSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Seat {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Seat> {
        u.int_in_range(0..=SEATS_MAX as u8 - 1).map(Seat)
    }
}

/// A seat number that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}: seats are numbered 0 to 5")]
pub struct NoSuchSeat(pub u8);

/// A set of seats: who must decide now, who won.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Is `seat` in it?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is it nobody?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats with the most of something; nobody where all have none.
    pub fn with_most(counts: &[u8; SEATS_MAX]) -> SeatSet {
        let most = counts.iter().copied().max().expect("a table has seats");
        let leads = |seat: &Seat| most > 0 && counts[seat.index()] == most;
        Seat::first(SEATS_MAX).filter(leads).collect()
    }

    /// Who has most points at a table of `seats`; all of them on a tie.
    pub fn leaders(points: &[i32; SEATS_MAX], seats: usize) -> SeatSet {
        let most = Seat::first(seats).map(|seat| points[seat.index()]).max();
        Seat::first(seats).filter(|seat| Some(points[seat.index()]) == most).collect()
    }

    /// The seats in playing order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = (rest != 0).then(|| Seat(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            lowest
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(set: SeatSet) -> Vec<usize> {
        set.iter().map(Seat::index).collect()
    }

    #[test]
    fn the_most_are_all_who_have_as_many_as_nobody_beats() {
        assert_eq!(seats(SeatSet::with_most(&[1, 3, 0, 3, 0, 2])), [1, 3]);
        assert_eq!(seats(SeatSet::with_most(&[0; SEATS_MAX])), [0; 0]);
    }

    #[test]
    fn leaders_are_at_the_table() {
        assert_eq!(seats(SeatSet::leaders(&[-4, -2, -2, 0, 0, 0], 3)), [1, 2]);
        assert_eq!(seats(SeatSet::leaders(&[0; SEATS_MAX], 2)), [0, 1]);
    }
}
