//! What a seat can want, and why a wish is refused.

use std::fmt;
use std::str::FromStr;

use game::Coded;
use landscape::{Misfit, Misnomer, NotTurns, Turns};
use serde::{Deserialize, Serialize};

use crate::place::{NotAPlace, Place};
use crate::spot::{NotASpot, Spot};

/// What the active seat wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Lay the drawn tile: `lay 1,5 2`.
    Lay {
        /// The empty place it goes to.
        place: Place,
        /// Turned clockwise by this many quarters.
        turns: Turns,
    },
    /// Place a settler on the tile just laid: `settle town-n`.
    Settle {
        /// On which part of the tile as it lies.
        spot: Spot,
    },
    /// Place nobody: `pass`.
    Pass,
    /// Score this structure next, of several that are finished: `score 1,5 farm`.
    Score {
        /// A tile of the structure.
        place: Place,
        /// The part of the tile that belongs to it.
        spot: Spot,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { place, turns } => write!(f, "lay {place} {turns}"),
            Action::Settle { spot } => write!(f, "settle {spot}"),
            Action::Pass => f.write_str("pass"),
            Action::Score { place, spot } => write!(f, "score {place} {spot}"),
        }
    }
}

/// Text that is no decision of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnAction {
    /// The words are none of ours.
    #[error("an action is 'lay PLACE TURNS', 'settle PART', 'pass' or 'score PLACE PART'")]
    Words,
    /// The place of a tile.
    #[error(transparent)]
    Place(#[from] NotAPlace),
    /// The turns of a tile.
    #[error(transparent)]
    Turns(#[from] NotTurns),
    /// The part of a tile.
    #[error(transparent)]
    Spot(#[from] NotASpot),
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        match words[..] {
            ["pass"] => Ok(Action::Pass),
            ["settle", spot] => Ok(Action::Settle { spot: spot.parse()? }),
            ["score", place, spot] => {
                Ok(Action::Score { place: place.parse()?, spot: spot.parse()? })
            }
            ["lay", place, turns] => {
                Ok(Action::Lay { place: place.parse()?, turns: turns.parse()? })
            }
            _ => Err(NotAnAction::Words),
        }
    }
}

/// Why a decision is against the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A tile is to be laid, something else is offered.
    #[error("first the drawn tile is laid")]
    LayFirst,
    /// The tile is laid already.
    #[error("the tile of this turn is laid")]
    AlreadyLaid,
    /// A settler may be placed, a scoring is offered.
    #[error("first a settler is placed, or nobody; then structures are scored")]
    SettleFirst,
    /// A structure is to be scored, a settler is offered.
    #[error("settlers are placed before the first structure is scored")]
    ScoringBegun,
    /// The coast and the sea take no tile.
    #[error("{0} is not west of the coast")]
    NotWest(Place),
    /// The tile may not lie there like this.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The tile has no part of that name.
    #[error(transparent)]
    Misnomer(#[from] Misnomer<Spot>),
    /// No settler is left.
    #[error("no settler is left in the supply")]
    NoneLeft,
    /// A settler is already there.
    #[error("a settler is already in what {0} belongs to")]
    Occupied(Spot),
    /// Nothing there waits to be scored.
    #[error("{1} at {0} does not wait to be scored")]
    NotDue(Place, Spot),
    /// The structure goes by another name.
    #[error("that structure is called {1} at {0}")]
    OtherDueName(Place, Spot),
}

impl Coded for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::LayFirst => "lay-first",
            Refusal::AlreadyLaid => "already-laid",
            Refusal::SettleFirst => "settle-first",
            Refusal::ScoringBegun => "scoring-begun",
            Refusal::NotWest(_) => "not-west",
            Refusal::Misfit(misfit) => misfit.code(),
            Refusal::Misnomer(misnomer) => misnomer.code(),
            Refusal::NoneLeft => "none-left",
            Refusal::Occupied(_) => "occupied",
            Refusal::NotDue(..) => "not-due",
            Refusal::OtherDueName(..) => "other-due-name",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Refusal::LayFirst
            | Refusal::AlreadyLaid
            | Refusal::SettleFirst
            | Refusal::ScoringBegun => Some("N-07"),
            Refusal::Misfit(Misfit::Alike(_)) | Refusal::Misnomer(Misnomer::Called(_)) => None,
            Refusal::Misfit(_) => Some("N-08"),
            Refusal::NotWest(_) => Some("N-10"),
            Refusal::Misnomer(_) => Some("N-15"),
            Refusal::Occupied(_) => Some("N-16"),
            Refusal::NoneLeft => Some("N-19"),
            Refusal::NotDue(..) => Some("N-28"),
            Refusal::OtherDueName(..) => None,
        }
    }
}
