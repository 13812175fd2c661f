//! Figures, and what hangs on a feature of the map.

use std::fmt;
use std::str::FromStr;

use arbitrary::Arbitrary;
use game::{SEATS_MAX, Seat, SeatSet};
use landscape::{Load, PieceId};
use serde::{Deserialize, Serialize};

/// Followers in each supply at the start; the eighth only marks the score (B-01).
pub const FOLLOWERS: u8 = 7;

/// A figure that a player may place.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary,
)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A follower: knight, thief, monk or farmer, as its place says.
    Follower,
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Figure::Follower => f.write_str("follower"),
        }
    }
}

impl FromStr for Figure {
    type Err = ();

    fn from_str(text: &str) -> Result<Figure, ()> {
        match text {
            "follower" => Ok(Figure::Follower),
            _ => Err(()),
        }
    }
}

/// A figure on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub figure: Figure,
    /// The piece it stands on.
    pub piece: PieceId,
}

/// What hangs on a feature: its pennants and who stands in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claim {
    /// Pennants in the feature.
    pub pennants: u8,
    /// Followers per seat.
    pub followers: [u8; SEATS_MAX],
}

impl Load for Claim {
    #[inline]
    fn join(&mut self, other: &Claim) {
        self.pennants += other.pennants;
        for (mine, theirs) in self.followers.iter_mut().zip(other.followers) {
            *mine += theirs;
        }
    }
}

impl Claim {
    /// Does nobody stand in the feature?
    #[inline]
    pub fn is_free(&self) -> bool {
        self.followers == [0; SEATS_MAX]
    }

    /// Who has most followers in it; all of them on a tie (B-14).
    pub fn majority(&self) -> SeatSet {
        majority(&self.followers)
    }
}

/// The seats with the most; nobody where all have none.
pub fn majority(followers: &[u8; SEATS_MAX]) -> SeatSet {
    SeatSet::with_most(followers)
}
