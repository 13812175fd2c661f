//! Figures, and what hangs on a feature of the map.

use std::fmt;
use std::str::FromStr;

use game::{SEATS_MAX, Seat, SeatSet};
use landscape::{Load, PieceId};
use serde::{Deserialize, Serialize};

/// Followers in each supply at the start; the eighth only marks the score (B-01).
pub const FOLLOWERS: u8 = 7;

/// A figure that a player may place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A follower: knight, thief, monk or farmer, as its place says.
    Follower,
    /// A big follower: one figure that counts as two (I-01).
    Big,
    /// A builder: on a road or in a city, beside a follower of the same seat (T-02).
    Builder,
    /// A pig: in a field, beside a farmer of the same seat (T-13).
    Pig,
}

impl Figure {
    /// Every kind of figure.
    pub const ALL: [Figure; 4] = [Figure::Follower, Figure::Big, Figure::Builder, Figure::Pig];

    /// The kinds that are followers; builder and pig are none (T-11).
    pub const FOLLOWERS: [Figure; 2] = [Figure::Follower, Figure::Big];

    /// Is it a follower, small or big?
    #[inline]
    pub const fn is_follower(self) -> bool {
        self.strength() > 0
    }

    /// What it counts when majorities are compared.
    #[inline]
    pub const fn strength(self) -> u8 {
        match self {
            Figure::Follower => 1,
            Figure::Big => 2,
            Figure::Builder | Figure::Pig => 0,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Figure::Follower => "follower",
            Figure::Big => "big",
            Figure::Builder => "builder",
            Figure::Pig => "pig",
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Figure {
    type Err = ();

    fn from_str(text: &str) -> Result<Figure, ()> {
        Figure::ALL.into_iter().find(|figure| figure.word() == text).ok_or(())
    }
}

/// Figures of one seat that stand nowhere, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Supply([u8; Figure::ALL.len()]);

impl Supply {
    /// How many of this kind.
    #[inline]
    pub const fn of(&self, figure: Figure) -> u8 {
        self.0[figure as usize]
    }

    /// How many of this kind, to change it.
    #[inline]
    pub const fn of_mut(&mut self, figure: Figure) -> &mut u8 {
        &mut self.0[figure as usize]
    }

    /// Small and big followers together.
    pub const fn followers(&self) -> u8 {
        self.of(Figure::Follower) + self.of(Figure::Big)
    }
}

/// A figure on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingFigure {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub figure: Figure,
    /// The piece it stands on.
    pub piece: PieceId,
}

/// What hangs on a feature: its pennants, who stands in it, and what the expansions print there. In this order all
/// that is counted lies side by side, and joining adds it at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Claim {
    /// The strength of each seat's followers: a big one counts as two (I-01).
    pub followers: [u8; SEATS_MAX],
    /// Pennants in the feature.
    pub pennants: u8,
    /// Goods of each kind in a city.
    pub goods: [u8; 3],
    /// A road with an inn, a city with a cathedral.
    pub inn_or_cathedral: bool,
    /// Whose builder (roads and cities) or pig (fields) stands here, a bit for each seat.
    helpers: u8,
}

impl Load for Claim {
    #[inline]
    fn join(&mut self, other: &Claim) {
        if other.is_empty() {
            return;
        }
        for (mine, theirs) in self.followers.iter_mut().zip(other.followers) {
            *mine += theirs;
        }
        self.pennants += other.pennants;
        for (mine, theirs) in self.goods.iter_mut().zip(other.goods) {
            *mine += theirs;
        }
        self.inn_or_cathedral |= other.inn_or_cathedral;
        self.helpers |= other.helpers;
    }
}

impl Claim {
    /// What is printed on a piece, before anybody stands there.
    pub(crate) fn empty(pennants: u8, inn_or_cathedral: bool, goods: [u8; 3]) -> Claim {
        Claim { pennants, inn_or_cathedral, goods, ..Claim::default() }
    }

    /// Is there nothing at all? Most often so on one of two features that meet.
    #[inline]
    fn is_empty(&self) -> bool {
        *self == Claim::default()
    }

    /// Does nobody stand in the feature?
    #[inline]
    pub fn is_free(&self) -> bool {
        self.followers == [0; SEATS_MAX]
    }

    /// Who has most followers in it; all of them on a tie (B-14).
    pub fn majority(&self) -> SeatSet {
        majority(&self.followers)
    }

    /// Are there goods in it?
    #[inline]
    pub fn has_goods(&self) -> bool {
        self.goods != [0; 3]
    }

    /// Does a builder or pig of this seat stand here?
    #[inline]
    pub const fn has_helper(&self, seat: Seat) -> bool {
        self.helpers & 1 << seat.index() != 0
    }

    /// A figure of `seat` comes.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, figure: Figure) {
        self.followers[seat.index()] += figure.strength();
        self.helpers |= u8::from(!figure.is_follower()) << seat.index();
    }

    /// A figure of `seat` leaves.
    pub(crate) fn remove(&mut self, seat: Seat, figure: Figure) {
        self.followers[seat.index()] -= figure.strength();
        self.helpers &= !(u8::from(!figure.is_follower()) << seat.index());
    }

    /// All figures leave.
    pub(crate) fn clear(&mut self) {
        self.followers = [0; SEATS_MAX];
        self.helpers = 0;
    }
}

/// The seats with the most; nobody where all have none.
pub fn majority(followers: &[u8; SEATS_MAX]) -> SeatSet {
    SeatSet::with_most(followers)
}
