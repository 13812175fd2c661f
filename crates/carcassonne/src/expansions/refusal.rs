//! Why an expansion forbids a decision.

use game::{Coded, Seat};
use landscape::{Cell, Side};

use crate::figure::Figure;

/// Why an expansion forbids a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Forbidden {
    /// Something else is to be decided, or this is never asked.
    #[error("that is not to be decided now")]
    NotNow,
    /// Builders stand on roads and in cities only.
    #[error("a builder stands on a road or in a city")]
    BuilderPlace,
    /// The builder's seat has no follower in the feature.
    #[error("a builder joins a follower of its own seat")]
    BuilderAlone,
    /// The feature is finished.
    #[error("a builder has nothing to do in what is finished")]
    BuilderLate,
    /// Pigs stand in fields only.
    #[error("a pig stands in a field")]
    PigPlace,
    /// The pig's seat has no farmer in the field.
    #[error("a pig joins a farmer of its own seat")]
    PigAlone,
    /// The dragon is on that tile.
    #[error("no follower may stand on the dragon's tile")]
    DragonThere,
    /// The dragon cannot go there.
    #[error("the dragon cannot move beyond its {} side", .0.letter())]
    DragonBarred(Side),
    /// The dragon has been there in this run.
    #[error("the dragon has been on the tile beyond its {} side in this run", .0.letter())]
    DragonBeenThere(Side),
    /// The table does not play with the fairy.
    #[error("there is no fairy at this table")]
    NoFairy,
    /// No follower of the seat stands there.
    #[error("no follower of yours stands there")]
    NobodyOfYours,
    /// The fairy is already there.
    #[error("the fairy is already beside that follower")]
    FairyThere,
    /// The tile just laid has no portal.
    #[error("the tile just laid has no portal")]
    NoPortal,
    /// No follower can go to that tile.
    #[error("no follower can stand on the tile at {0}")]
    NoRoom(Cell),
    /// Only followers go through a portal.
    #[error("only followers go through a portal")]
    FollowersOnly,
    /// Only followers close towers.
    #[error("only followers close a tower")]
    NotOnTower,
    /// What is finished cannot be claimed from afar.
    #[error("that is finished already")]
    Finished,
    /// The tile just laid has no princess.
    #[error("the tile just laid has no princess")]
    NoPrincess,
    /// No knight of her city stands there.
    #[error("no knight of the princess's city stands there")]
    NotHerKnight,
    /// The table agreed that a knight must go.
    #[error("a knight must be sent away first")]
    PrincessMust,
    /// There is no tower at that cell.
    #[error("there is no tower at {0}")]
    NoTower(Cell),
    /// A follower has closed it.
    #[error("the tower at {0} is closed")]
    TowerClosed(Cell),
    /// Not a single piece stands there.
    #[error("a bare place cannot be closed")]
    TowerBare,
    /// No piece is left.
    #[error("no tower piece is left")]
    NoPieces,
    /// Nobody stands there who could be taken.
    #[error("no follower stands there")]
    Nobody,
    /// Too far from the tower.
    #[error("that is out of the tower's range")]
    OutOfRange,
    /// That seat holds no such prisoner.
    #[error("seat {0} does not hold your {1}")]
    NotHeld(Seat, Figure),
    /// A prisoner was bought back already.
    #[error("one prisoner may be bought back in a turn")]
    RansomPaid,
    /// Not enough points.
    #[error("a ransom is 3 points")]
    TooPoor,
}

impl Coded for Forbidden {
    fn code(&self) -> &'static str {
        match self {
            Forbidden::NotNow => "not-now",
            Forbidden::BuilderPlace => "builder-place",
            Forbidden::BuilderAlone => "builder-alone",
            Forbidden::BuilderLate => "builder-late",
            Forbidden::PigPlace => "pig-place",
            Forbidden::PigAlone => "pig-alone",
            Forbidden::DragonThere => "dragon-there",
            Forbidden::DragonBarred(_) => "dragon-barred",
            Forbidden::DragonBeenThere(_) => "dragon-been-there",
            Forbidden::NoFairy => "no-fairy",
            Forbidden::NobodyOfYours => "nobody-of-yours",
            Forbidden::FairyThere => "fairy-there",
            Forbidden::NoPortal => "no-portal",
            Forbidden::NoRoom(_) => "no-room",
            Forbidden::FollowersOnly => "followers-only",
            Forbidden::NotOnTower => "not-on-tower",
            Forbidden::Finished => "finished",
            Forbidden::NoPrincess => "no-princess",
            Forbidden::NotHerKnight => "not-her-knight",
            Forbidden::PrincessMust => "princess-must",
            Forbidden::NoTower(_) => "no-tower",
            Forbidden::TowerClosed(_) => "tower-closed",
            Forbidden::TowerBare => "tower-bare",
            Forbidden::NoPieces => "no-pieces",
            Forbidden::Nobody => "nobody-there",
            Forbidden::OutOfRange => "out-of-range",
            Forbidden::NotHeld(..) => "not-held",
            Forbidden::RansomPaid => "ransom-paid",
            Forbidden::TooPoor => "too-poor",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        Some(match self {
            Forbidden::NotNow => "X-01",
            Forbidden::BuilderPlace => "T-03",
            Forbidden::BuilderAlone => "T-02",
            Forbidden::BuilderLate => "T-04",
            Forbidden::PigPlace | Forbidden::PigAlone => "T-13",
            Forbidden::DragonThere => "D-11",
            Forbidden::DragonBarred(_) => "D-16",
            Forbidden::DragonBeenThere(_) => "D-15",
            Forbidden::NoFairy | Forbidden::NobodyOfYours | Forbidden::FairyThere => "D-01",
            Forbidden::NoPortal | Forbidden::NoRoom(_) => "D-22",
            Forbidden::FollowersOnly => "D-24",
            Forbidden::NotOnTower => "W-12",
            Forbidden::Finished => "D-23",
            Forbidden::NoPrincess | Forbidden::PrincessMust => "D-25",
            Forbidden::NotHerKnight => "D-27",
            Forbidden::NoTower(_) => "W-02",
            Forbidden::TowerClosed(_) => "W-10",
            Forbidden::TowerBare => "W-03",
            Forbidden::NoPieces => "W-01",
            Forbidden::Nobody => "W-04",
            Forbidden::OutOfRange => "W-05",
            Forbidden::NotHeld(..) => "W-14",
            Forbidden::RansomPaid => "W-15",
            Forbidden::TooPoor => "W-16",
        })
    }
}
