//! What can be done in the second step of a turn, or is asked for in its middle.

use std::fmt;
use std::str::FromStr;

use carcassonne::{Action, Figure, Move, Perch, View};
use landscape::Cell;

use super::place::Place;

/// Something to be done, wherever. In the order in which a person should see them: what every turn
/// has comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// Place a figure.
    Place(Figure),
    /// Send a knight away from the princess.
    Princess,
    /// Call the fairy.
    Fairy,
    /// Go through the portal.
    Portal,
    /// Put a piece on a tower.
    Build,
    /// Close a tower.
    Close(Figure),
    /// Take a follower prisoner.
    Capture,
    /// Move the dragon.
    Dragon,
    /// Say who comes home for the new prisoner.
    Exchange,
    /// Buy a prisoner back.
    Ransom,
}

impl Deed {
    /// What an action does, and where; `None` for what is decided otherwise.
    pub fn of(action: Action, view: &View) -> Option<(Deed, Place)> {
        Some(match action {
            Action::Place { figure, spot } => (Deed::Place(figure), Place::On(spot)),
            Action::Lay { .. } | Action::Pass => return None,
            Action::Expansion(step) => match step {
                Move::Fairy { cell, perch: Perch::Tile } => (Deed::Fairy, Place::Tile(cell)),
                Move::Fairy { cell, perch } => (Deed::Fairy, Place::At(cell, perch)),
                Move::Princess { cell, spot } => {
                    (Deed::Princess, Place::At(cell, Perch::Spot(spot)))
                }
                Move::Portal { cell } => (Deed::Portal, Place::Tile(cell)),
                Move::Dragon { side } => (Deed::Dragon, Place::Tile(dragon(view)?.neighbour(side))),
                Move::Tower { cell } => (Deed::Build, Place::Tile(cell)),
                Move::Close { cell, figure } => (Deed::Close(figure), Place::Tile(cell)),
                Move::Capture { cell, perch } => (Deed::Capture, Place::At(cell, perch)),
                Move::Exchange { figure } => {
                    (Deed::Exchange, Place::Prisoner { captor: other(view)?, figure })
                }
                Move::Ransom { from, figure } => {
                    (Deed::Ransom, Place::Prisoner { captor: from, figure })
                }
            },
        })
    }
}

fn dragon(view: &View) -> Option<Cell> {
    view.expansions.as_ref()?.dragon
}

/// With whom prisoners are exchanged.
fn other(view: &View) -> Option<game::Seat> {
    match view.phase {
        carcassonne::PhaseView::Interlude(carcassonne::InterludeView::Exchange(with)) => Some(with),
        _ => None,
    }
}

/// What the chooser calls it: `deed:big`, `deed:close-follower`.
impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Place(figure) => write!(f, "{PREFIX}{figure}"),
            Deed::Close(figure) => write!(f, "{PREFIX}close-{figure}"),
            Deed::Princess => write!(f, "{PREFIX}princess"),
            Deed::Fairy => write!(f, "{PREFIX}fairy"),
            Deed::Portal => write!(f, "{PREFIX}portal"),
            Deed::Build => write!(f, "{PREFIX}tower"),
            Deed::Capture => write!(f, "{PREFIX}capture"),
            Deed::Dragon => write!(f, "{PREFIX}dragon"),
            Deed::Exchange => write!(f, "{PREFIX}exchange"),
            Deed::Ransom => write!(f, "{PREFIX}ransom"),
        }
    }
}

const PREFIX: &str = "deed:";

impl FromStr for Deed {
    type Err = ();

    fn from_str(text: &str) -> Result<Deed, ()> {
        let word = text.strip_prefix(PREFIX).ok_or(())?;
        if let Some(figure) = word.strip_prefix("close-") {
            return figure.parse().map(Deed::Close);
        }
        Ok(match word {
            "princess" => Deed::Princess,
            "fairy" => Deed::Fairy,
            "portal" => Deed::Portal,
            "tower" => Deed::Build,
            "capture" => Deed::Capture,
            "dragon" => Deed::Dragon,
            "exchange" => Deed::Exchange,
            "ransom" => Deed::Ransom,
            figure => Deed::Place(figure.parse()?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_is_read_as_it_was_written() {
        let figures = Figure::ALL.map(Deed::Place).into_iter();
        let closings = Figure::FOLLOWERS.map(Deed::Close).into_iter();
        let others = [
            Deed::Princess,
            Deed::Fairy,
            Deed::Portal,
            Deed::Build,
            Deed::Capture,
            Deed::Dragon,
            Deed::Exchange,
            Deed::Ransom,
        ];
        for deed in figures.chain(closings).chain(others) {
            assert_eq!(deed.to_string().parse(), Ok(deed));
        }
        for text in ["", "deed:", "deed:king", "big", "deed:close-", "ghost:city-n"] {
            assert_eq!(text.parse::<Deed>(), Err(()), "{text}");
        }
    }
}
