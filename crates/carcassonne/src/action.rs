//! What a seat can want, and why a wish is refused.

use std::fmt;
use std::str::FromStr;

use game::Coded;
use landscape::{Cell, Misfit, Misnomer, NotACell, NotTurns, Turns};
use serde::{Deserialize, Serialize};

use crate::expansions::{Forbidden, Move, NotAMove};
use crate::figure::Figure;
use crate::spot::{NotASpot, Spot};

/// What the active seat wants, or another seat where an expansion asks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Lay the drawn tile: `lay 1,0 2`.
    Lay {
        /// The empty cell it goes to.
        cell: Cell,
        /// Turned clockwise by this many quarters.
        turns: Turns,
    },
    /// Place a figure on the tile just laid: `follower city-n`.
    Place {
        /// A figure of the own supply.
        figure: Figure,
        /// On which part of the tile as it lies.
        spot: Spot,
    },
    /// Place nothing: `pass`.
    Pass,
    /// Do what an expansion adds: `fairy 1,0 city-n`, `tower 2,1`.
    Expansion(Move),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { cell, turns } => write!(f, "lay {cell} {turns}"),
            Action::Place { figure, spot } => write!(f, "{figure} {spot}"),
            Action::Pass => f.write_str("pass"),
            Action::Expansion(step) => step.fmt(f),
        }
    }
}

/// Text that is no decision of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnAction {
    /// The first word is none of ours.
    #[error("an action is 'lay COLUMN,ROW TURNS', 'follower PLACE' or 'pass'")]
    Verb,
    /// An expansion's decision, miswritten.
    #[error(transparent)]
    Move(NotAMove),
    /// The cell of a tile.
    #[error(transparent)]
    Cell(#[from] NotACell),
    /// The turns of a tile.
    #[error(transparent)]
    Turns(#[from] NotTurns),
    /// The place of a figure.
    #[error(transparent)]
    Spot(#[from] NotASpot),
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        match words.as_slice() {
            ["pass"] => Ok(Action::Pass),
            ["lay", cell, turns] => Ok(Action::Lay { cell: cell.parse()?, turns: turns.parse()? }),
            words => match read_place(words)? {
                Some(action) => Ok(action),
                None => match Move::read(words) {
                    Ok(step) => Ok(Action::Expansion(step)),
                    Err(NotAMove::Verb) => Err(NotAnAction::Verb),
                    Err(error) => Err(NotAnAction::Move(error)),
                },
            },
        }
    }
}

/// A figure and its place, if the first word is a figure.
fn read_place(words: &[&str]) -> Result<Option<Action>, NotAnAction> {
    let [figure, spot] = *words else { return Ok(None) };
    let Ok(figure) = figure.parse() else { return Ok(None) };
    Ok(Some(Action::Place { figure, spot: spot.parse()? }))
}

/// Why a decision is against the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A tile is to be laid, a figure is offered.
    #[error("first the drawn tile is laid")]
    LayFirst,
    /// A figure may be placed, a tile is offered.
    #[error("the tile is laid; now a figure may be placed")]
    AlreadyLaid,
    /// The tile may not lie there like this.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The tile has no part of that name.
    #[error(transparent)]
    Misnomer(#[from] Misnomer<Spot>),
    /// No figure of that kind is left.
    #[error("no {0} is left in the supply")]
    NoneLeft(Figure),
    /// Somebody already stands there.
    #[error("somebody already stands in what {0} belongs to")]
    Occupied(Spot),
    /// The table plays without farmers.
    #[error("this table plays without farmers")]
    NoFarmers,
    /// An expansion forbids it.
    #[error(transparent)]
    Expansion(#[from] Forbidden),
}

impl Coded for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::LayFirst => "lay-first",
            Refusal::AlreadyLaid => "already-laid",
            Refusal::Misfit(misfit) => misfit.code(),
            Refusal::Misnomer(misnomer) => misnomer.code(),
            Refusal::NoneLeft(_) => "none-left",
            Refusal::Occupied(_) => "occupied",
            Refusal::NoFarmers => "no-farmers",
            Refusal::Expansion(forbidden) => forbidden.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Refusal::LayFirst | Refusal::AlreadyLaid => Some("B-02"),
            Refusal::Misfit(Misfit::Alike(_)) | Refusal::Misnomer(Misnomer::Called(_)) => None,
            Refusal::Misfit(_) => Some("B-03"),
            Refusal::Misnomer(_) => Some("B-05"),
            Refusal::Occupied(_) => Some("B-06"),
            Refusal::NoneLeft(_) => Some("B-07"),
            Refusal::Expansion(forbidden) => forbidden.ruling(),
            Refusal::NoFarmers => None,
        }
    }
}
