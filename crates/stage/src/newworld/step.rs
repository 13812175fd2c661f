//! What is asked of the person now.

use game::erased::ListedAction;
use newworld::{Action, PhaseView, Spot, TileCode, TileSet, View};

use super::order::Order;
use crate::tiles::{Laying, Placing, reading};
use crate::{Input, Lit, Manner, Reaction, StageError};

/// What is asked of the person now.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Activity {
    /// Nothing: others play, or the game is over.
    #[default]
    Watching,
    /// Lay the drawn tile.
    Laying(Laying),
    /// Place a settler, or nobody.
    Settling(Placing<Spot>),
    /// Pick the structure that is scored next.
    Scoring(Order),
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
        Ok(match view.phase {
            _ if offers.is_empty() => Activity::Watching,
            PhaseView::Lay(code) => Activity::Laying(laying(code, offers, tiles)?),
            PhaseView::Settle(place) => {
                let pass = offers.iter().find(|(action, _)| *action == Action::Pass);
                let pass = pass.map(|(_, listed)| listed.clone());
                let spots = offers.into_iter().filter_map(|(action, listed)| match action {
                    Action::Settle { spot } => Some((spot, listed)),
                    _ => None,
                });
                Activity::Settling(Placing::new(place.cell(), spots, pass))
            }
            PhaseView::Score(_) => {
                let due = offers.into_iter().filter_map(|(action, listed)| match action {
                    Action::Score { place, spot } => Some((place, spot, listed)),
                    _ => None,
                });
                Activity::Scoring(Order::new(due))
            }
            PhaseView::Draw | PhaseView::Over => Activity::Watching,
        })
    }

    /// Tries what this action decides, as if the person had chosen it; says whether it is offered.
    pub fn suggest(&mut self, action: &ListedAction) -> bool {
        match self {
            Activity::Watching => false,
            Activity::Laying(laying) => laying.suggest(action),
            Activity::Settling(placing) => placing.suggest(action),
            Activity::Scoring(order) => order.suggest(action),
        }
    }

    /// What to press next to decide this; `None` where it is not on offer.
    pub fn press(&self, action: &ListedAction) -> Option<Vec<Lit>> {
        match self {
            Activity::Watching => None,
            Activity::Laying(laying) => laying.press(action),
            Activity::Settling(placing) => placing.press(action),
            Activity::Scoring(order) => order.press(action),
        }
    }

    /// Takes in what the person did.
    pub fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        match self {
            Activity::Watching => Reaction::Still,
            Activity::Laying(laying) => laying.feel(input, manner),
            Activity::Settling(placing) => placing.feel(input, manner),
            Activity::Scoring(order) => order.feel(input, manner),
        }
    }

    /// The tile that is being laid.
    pub fn laying(&self) -> Option<&Laying> {
        match self {
            Activity::Laying(laying) => Some(laying),
            _ => None,
        }
    }
}

fn laying(code: TileCode, offers: Vec<Offer>, tiles: &TileSet) -> Result<Laying, StageError> {
    let cells = offers.into_iter().filter_map(|(action, listed)| match action {
        Action::Lay { place, turns } => Some((place.cell(), turns, listed)),
        _ => None,
    });
    Laying::new(code, tiles.find(code), tiles.atlas(), cells)
}
