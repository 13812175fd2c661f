//! What happens in a game, and every scoring with its why.

use game::{Seat, SeatSet};
use landscape::{Cell, Terrain, Turns};
use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::spot::Spot;
use crate::tiles::TileCode;

/// Something that happened. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A tile was drawn and shown to all.
    Drawn {
        /// Who drew it.
        seat: Seat,
        /// Which tile.
        tile: TileCode,
    },
    /// The drawn tile fitted nowhere and left the game (B-04).
    Removed {
        /// Which tile.
        tile: TileCode,
    },
    /// A tile was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which tile.
        tile: TileCode,
        /// Where.
        cell: Cell,
        /// Turned clockwise by this many quarters.
        turns: Turns,
    },
    /// A figure was placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// Which figure.
        figure: Figure,
        /// On which tile.
        cell: Cell,
        /// On which part of it.
        spot: Spot,
    },
    /// A feature was scored.
    Scored(Scoring),
    /// A figure went back to its owner's supply.
    Returned {
        /// Whose.
        seat: Seat,
        /// Which figure.
        figure: Figure,
        /// From which tile.
        cell: Cell,
        /// From which part of it.
        spot: Spot,
    },
    /// The game is over.
    Ended {
        /// The final points.
        scores: Vec<i32>,
        /// Who has most points (B-24).
        winners: SeatSet,
    },
}

/// What is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feature {
    /// A city.
    City,
    /// A road.
    Road,
    /// A monastery.
    Monastery,
    /// A field with its farmers.
    Field,
}

impl Feature {
    /// The feature that a piece of this terrain belongs to.
    pub const fn of(terrain: Terrain) -> Feature {
        match terrain {
            Terrain::Town => Feature::City,
            Terrain::Road => Feature::Road,
            Terrain::Cloister => Feature::Monastery,
            Terrain::Land => Feature::Field,
        }
    }
}

/// A feature was scored, and why it paid what it paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    /// What was scored.
    pub feature: Feature,
    /// Was it finished, or scored as it stood at the end?
    pub finished: bool,
    /// Its tiles; for a monastery also the neighbours that counted.
    pub tiles: Vec<Cell>,
    /// Pennants that counted.
    pub pennants: u8,
    /// For farms: one tile of each finished city that counted.
    pub cities: Vec<Cell>,
    /// Followers in it, per seat.
    pub figures: Vec<u8>,
    /// What each of the holders gets.
    pub points: i32,
    /// Who has the majority (B-14).
    pub holders: SeatSet,
}
