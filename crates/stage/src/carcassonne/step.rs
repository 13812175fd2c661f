//! What is asked of the person now.

use carcassonne::{Action, InterludeView, PhaseView, TileCode, TileSet, View};
use game::erased::ListedAction;
use landscape::Cell;

use super::expansions::{Choosing, Deed};
use crate::tiles::{Laying, reading};
use crate::{Input, Lit, Manner, Reaction, StageError};

/// What is asked of the person now.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Activity {
    /// Nothing: others play, or the game is over.
    #[default]
    Watching,
    /// Lay the drawn tile; perhaps buy a prisoner back before.
    Laying(Laying, Option<Choosing>),
    /// Place a figure, or do what an expansion offers or asks.
    Choosing(Choosing),
}

type Offer = (Action, ListedAction);

impl Activity {
    /// What these offers ask.
    pub fn read(
        view: &View,
        offers: &[ListedAction],
        tiles: &TileSet,
    ) -> Result<Activity, StageError> {
        let offers: Vec<Offer> = reading::offers(offers)?;
        let choosing = choosing(view, &offers);
        Ok(match view.phase {
            _ if offers.is_empty() => Activity::Watching,
            PhaseView::Lay(code) => Activity::Laying(laying(code, offers, tiles)?, choosing),
            _ => choosing.map_or(Activity::Watching, Activity::Choosing),
        })
    }

    /// Tries what this action decides, as if the person had chosen it; says whether it is offered.
    pub fn suggest(&mut self, action: &ListedAction) -> bool {
        match self {
            Activity::Watching => false,
            Activity::Laying(laying, ransom) => {
                // What is not the hint's is let go of.
                let bought = ransom.as_mut().is_some_and(|ransom| ransom.suggest(action));
                laying.suggest(action) || bought
            }
            Activity::Choosing(choosing) => choosing.suggest(action),
        }
    }

    /// What to press next to decide this; `None` where it is not on offer.
    pub fn press(&self, action: &ListedAction) -> Option<Vec<Lit>> {
        match self {
            Activity::Watching => None,
            Activity::Laying(laying, ransom) => {
                let bought = ransom.as_ref().and_then(|ransom| ransom.press(action));
                let mut press = bought.or_else(|| laying.press(action))?;
                // While a prisoner is looked at, the button buys it.
                let other = ransom.as_ref().is_some_and(Choosing::is_chosen);
                if other && laying.meant(action).is_some() {
                    press.retain(|lit| *lit != Lit::Done);
                }
                Some(press)
            }
            Activity::Choosing(choosing) => choosing.press(action),
        }
    }

    /// Takes in what the person did.
    pub fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        match self {
            Activity::Watching => Reaction::Still,
            Activity::Laying(laying, Some(ransom)) => {
                // A prisoner that is looked at is what the button buys and what Escape lets go.
                let felt = ransom.feel(input, manner);
                if felt != Reaction::Still {
                    return felt;
                }
                let felt = laying.feel(input, manner);
                if felt != Reaction::Still {
                    ransom.feel(Input::Cancel, manner);
                }
                felt
            }
            Activity::Laying(laying, None) => laying.feel(input, manner),
            Activity::Choosing(choosing) => choosing.feel(input, manner),
        }
    }

    /// The choice of a deed and its place, while the tile is laid or after it.
    pub fn choosing(&self) -> Option<&Choosing> {
        match self {
            Activity::Watching => None,
            Activity::Laying(_, ransom) => ransom.as_ref(),
            Activity::Choosing(choosing) => Some(choosing),
        }
    }
}

fn laying(code: TileCode, offers: Vec<Offer>, tiles: &TileSet) -> Result<Laying, StageError> {
    let cells = offers.into_iter().filter_map(|(action, listed)| match action {
        Action::Lay { cell, turns } => Some((cell, turns, listed)),
        _ => None,
    });
    Laying::new(code, tiles.find(code), tiles.atlas(), cells)
}

fn choosing(view: &View, offers: &[Offer]) -> Option<Choosing> {
    let pass = offers.iter().find(|(action, _)| *action == Action::Pass);
    let deeds = offers.iter().filter_map(|(action, listed)| {
        let (deed, place) = Deed::of(*action, view)?;
        Some((deed, place, listed.clone()))
    });
    Choosing::new(about(view), deeds, pass.map(|(_, listed)| listed))
}

/// The tile that a decision is about.
fn about(view: &View) -> Cell {
    let last = || view.tiles.last().map(|tile| tile.cell);
    let cell = match view.phase {
        PhaseView::Figure(cell) => Some(cell),
        PhaseView::Interlude(InterludeView::Portal(cell) | InterludeView::Capture(cell)) => {
            Some(cell)
        }
        PhaseView::Interlude(InterludeView::Dragon) => {
            view.expansions.as_ref().and_then(|expansions| expansions.dragon)
        }
        _ => None,
    };
    cell.or_else(last).unwrap_or_default()
}
