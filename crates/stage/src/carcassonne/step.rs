//! What is asked of the person now.

use carcassonne::{Action, PhaseView, Spot, TileCode, TileSet, View};
use game::erased::ListedAction;

use crate::tiles::{Laying, Placing, reading};
use crate::{Input, Manner, Reaction, StageError};

/// What is asked of the person now.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Step {
    /// Nothing: others play, or the game is over.
    #[default]
    Watching,
    /// Lay the drawn tile.
    Laying(Laying),
    /// Place a figure, or none.
    Placing(Placing<Spot>),
}

type Offer = (Action, ListedAction);

impl Step {
    /// What these offers ask.
    pub fn read(view: &View, offers: &[ListedAction], tiles: &TileSet) -> Result<Step, StageError> {
        let offers: Vec<Offer> = reading::offers(offers)?;
        Ok(match view.phase {
            _ if offers.is_empty() => Step::Watching,
            PhaseView::Lay(code) => Step::Laying(laying(code, offers, tiles)?),
            PhaseView::Figure(cell) => {
                let spot = |action: &Action| match action {
                    Action::Place { spot, .. } => Some(*spot),
                    _ => None,
                };
                Step::Placing(Placing::new(cell, offers, &Action::Pass, spot))
            }
            PhaseView::Draw | PhaseView::Interlude(_) | PhaseView::Over => Step::Watching,
        })
    }

    /// Tries what this action decides, as if the person had chosen it; says whether it is offered.
    pub fn suggest(&mut self, action: &ListedAction) -> bool {
        match self {
            Step::Watching => false,
            Step::Laying(laying) => laying.suggest(action),
            Step::Placing(placing) => placing.suggest(action),
        }
    }

    /// Takes in what the person did.
    pub fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        match self {
            Step::Watching => Reaction::Still,
            Step::Laying(laying) => laying.feel(input, manner),
            Step::Placing(placing) => placing.feel(input, manner),
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
