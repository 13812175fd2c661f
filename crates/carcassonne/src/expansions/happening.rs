//! What happens through the expansions. All of it is public.

use std::fmt;

use game::{Seat, SeatSet};
use landscape::{Cell, TileCode};
use serde::{Deserialize, Serialize};

use super::king::Title;
use super::moves::Perch;
use crate::figure::Figure;
use crate::prints::Good;

/// Something that happened through an expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happening {
    /// Points were paid besides those of a feature.
    Gained(Gain),
    /// A city with goods was finished, and whoever finished it took them (T-16).
    Goods {
        /// Who took them.
        seat: Seat,
        /// Wine, grain, cloth.
        goods: [u8; 3],
    },
    /// The builder earned a second tile (T-05).
    SecondTile {
        /// The active seat, which goes on after scoring.
        seat: Seat,
    },
    /// A dragon tile waits until the dragon is there (D-19).
    SetAside {
        /// The letters of the tile; its player draws another.
        tile: TileCode,
    },
    /// The tiles that waited were shuffled in (D-19).
    ShuffledIn {
        /// How many tiles waited.
        tiles: u16,
    },
    /// A volcano brought the dragon (D-09).
    DragonCame {
        /// The cell of the volcano.
        cell: Cell,
    },
    /// The dragon was moved (D-14).
    DragonMoved {
        /// The seat whose step it was: the active one first, then clockwise.
        seat: Seat,
        /// The cell it is in after this step.
        cell: Cell,
    },
    /// The fairy was put beside a follower (D-01).
    FairyMoved {
        /// The active seat, whose follower she is with now.
        seat: Seat,
        /// To which tile.
        cell: Cell,
        /// Where on it.
        perch: Perch,
    },
    /// A piece was put on a tower (W-02).
    Built {
        /// The active seat, whose piece it was.
        seat: Seat,
        /// On which tile.
        cell: Cell,
        /// How high the tower is now.
        height: u8,
    },
    /// A follower closed a tower (W-02).
    Closed {
        /// The active seat, whose supply the follower came from.
        seat: Seat,
        /// A small or a big follower.
        figure: Figure,
        /// On which tile.
        cell: Cell,
    },
    /// A follower left the top of a tower for its owner's supply.
    LeftTower {
        /// The owner, which need not be the active seat.
        seat: Seat,
        /// A small or a big follower.
        figure: Figure,
        /// On which tile.
        cell: Cell,
    },
    /// A follower was taken: a prisoner, or back to the supply of its own seat (W-08).
    Captured {
        /// The active seat, whose tower piece reached so far (W-05).
        seat: Seat,
        /// Whose it is.
        owner: Seat,
        /// A small or a big follower.
        figure: Figure,
        /// On which tile it stood.
        cell: Cell,
        /// Where on it.
        perch: Perch,
    },
    /// A prisoner went home: exchanged, or bought back (W-13, W-14).
    Freed {
        /// Whose it is.
        owner: Seat,
        /// Who held it.
        captor: Seat,
        /// A small or a big follower.
        figure: Figure,
    },
    /// Somebody finished the largest city, or the longest road, so far (K-02 to K-05).
    TookTitle {
        /// Who did, and holds the title now.
        seat: Seat,
        /// The King for a city, the Robber Baron for a road.
        title: Title,
        /// The tiles of that city or road.
        tiles: Vec<Cell>,
        /// Who held it before; the same seat may outdo itself.
        from: Option<Seat>,
    },
}

/// Points that an expansion pays, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// Who gets them.
    pub to: SeatSet,
    /// How many each gets; negative where they are lost.
    pub points: i32,
    /// What they are paid for.
    pub why: Why,
    /// On which tile, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Cell>,
}

/// Why an expansion pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// A follower with the fairy on its tile at the start of the turn (D-04).
    Fairy,
    /// The feature in which the fairy stands was scored (D-05).
    FairyScored,
    /// The pig in an own field: one more for each of its finished cities (T-14).
    Pig,
    /// Most of these goods (T-18).
    Goods(Good),
    /// Paid for a prisoner, or got for one (W-14).
    Ransom,
    /// A title, for all that is finished in the end (K-06).
    Title(Title),
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Fairy => f.write_str("the fairy at the start of the turn"),
            Why::FairyScored => f.write_str("the fairy in a scored feature"),
            Why::Pig => f.write_str("the pig in the field"),
            Why::Goods(good) => write!(f, "most {}", good.word()),
            Why::Ransom => f.write_str("ransom for a prisoner"),
            Why::Title(Title::King) => f.write_str("the King, for finished cities"),
            Why::Title(Title::Robber) => f.write_str("the Robber Baron, for finished roads"),
        }
    }
}
